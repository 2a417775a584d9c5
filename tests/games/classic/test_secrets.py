"""What a seat may see, and that `sample` deals the rest anew: nothing impossible, and everything that is possible.

The reference is the story of a seat: all that it has been shown, turn by turn, worked out from the full state. Two
states are the same to a seat if it has lived the same story. A sample must tell the same story; and on positions with
few hidden cards, every arrangement that tells the same story must turn up among the samples.
"""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import perm
from typing import Any

import pytest

from tests.games.classic.corpus import random_positions
from tests.games.classic.facts import (
    FREE_CITY,
    WHO_CHOSE,
    Card,
    Facts,
    story,
    told_by,
)
from tests.games.classic.positions import three
from tests.modes import COMPILED, games, table_sizes
from thauma.games.classic.game import GAME
from thauma.games.classic.layout import BY_FREE_CITY, LEFTOVER, NO_CHOICE, Phase, Spent
from thauma.games.classic.tables import CARD_AGE, GUILD, GUILDS, HAND
from thauma.kernel.rng import seeded

# What a seat sees


@pytest.mark.parametrize("players", table_sizes(2, 7))
def test_a_view_has_no_hidden_card_in_it(players: int) -> None:
    """Whatever a seat can't know may change without a change in its view."""
    for number, (state, _, rng) in enumerate(random_positions(players, seed=1)):
        if number % (9 if COMPILED else 29):
            continue
        for seat in range(players):
            believed = GAME.sample(state, seat, rng.copy())
            seen, truth = GAME.observe(believed, seat), GAME.observe(state, seat)
            assert {**seen, **WHO_CHOSE} == {**truth, **WHO_CHOSE}
            assert (GAME.features(believed, seat) == GAME.features(state, seat)).all()


def test_a_seat_sees_its_own_hand_and_nobody_elses() -> None:
    table = three(hands=[["altar"], ["theater"], ["baths"]])
    for seat, card in enumerate(("altar", "theater", "baths")):
        seen = GAME.observe(table.state, seat)
        assert card in seen["hand"]
        others = {"altar", "theater", "baths"} - {card}
        assert not any(f'"{other}"' in json.dumps(seen) for other in others)
        assert [city["cards"] for city in seen["cities"]] == [7, 7, 7]


def test_a_spectator_sees_no_hand() -> None:
    table = three(hands=[["altar"], ["theater"], ["baths"]])
    seen = GAME.observe(table.state, None)
    assert seen["hand"] == seen["legal"] == seen["passed"] == []
    assert not any(f'"{card}"' in json.dumps(seen) for card in ("altar", "theater", "baths"))


def test_nobody_learns_anothers_choice() -> None:
    first, second = three(hands=[["altar", "theater"]]), three(hands=[["altar", "theater"]])
    first.play(0, "build altar")
    second.play(0, "discard theater")
    for seat in (1, 2, None):
        assert GAME.observe(first.state, seat) == GAME.observe(second.state, seat)
    assert GAME.pending(first.state) == GAME.pending(second.state)
    assert GAME.observe(first.state, 0)["chosen"] == [{"seat": 0, "do": "build", "card": "altar", "pay": [0, 0]}]


def test_a_buried_card_is_seen_by_its_owner_until_the_end_shows_it_to_all() -> None:
    table = three(cities=[["stone_pit"]], hands=[["altar", "theater"]], age=1)
    table.turn("stage altar")
    assert GAME.observe(table.state, 0)["cities"][0]["buried"] == ["altar"]
    assert GAME.observe(table.state, 1)["cities"][0]["buried"] is None
    *_, (state, _, _) = random_positions(3, seed=2)
    for seat in range(3):
        buried = [city["buried"] for city in GAME.observe(state, seat)["cities"]]
        assert [len(under) for under in buried] == [int(city.stages) for city in state.cities[:3]]


def test_discards_are_counted_but_only_ones_own_are_known() -> None:
    table = three(hands=[["altar"], ["theater"], ["baths"]])
    table.turn("discard altar", "discard theater", "discard baths")
    seen = GAME.observe(table.state, 1)
    assert (seen["discarded"], seen["discard"], seen["own_discards"]) == (3, None, ["theater"])


def test_the_hands_that_passed_are_remembered() -> None:
    table = three(hands=[["altar"], ["theater"], ["baths"]])
    first = sorted(GAME.position(table.state)["hands"][0])
    table.turn("discard altar", "discard theater", "discard baths")
    passed = GAME.observe(table.state, 0)["passed"]
    assert passed == [{"turn": 1, "cards": first, "holder": 1, "gone": ["altar"], "unseen": 0, "next": False}]


# Samples


@pytest.mark.parametrize("players", table_sizes(2, 7))
def test_a_sample_tells_the_same_story(players: int) -> None:
    """No impossible deal: the seat has seen the same, and the cards are those of the deck."""
    for seed in range(games(compiled=3, plain=1)):
        boards = ["halikarnassos", "babylon"] if seed % 2 else None
        for number, (state, _, rng) in enumerate(random_positions(players, seed, boards)):
            if number % (3 if COMPILED else 40):
                continue
            for seat in range(players):
                believed = GAME.sample(state, seat, rng)
                assert story(believed, seat) == story(state, seat)
                check_deck(believed, state)


@pytest.mark.parametrize("board", range(3))
def test_a_sample_with_halicarnassus_anywhere_tells_the_same_story(board: int) -> None:
    for seed in range(games(compiled=4, plain=1)):
        boards = ["gizah", "rhodos", "olympia"]
        boards[board] = "halikarnassos"
        for players in (2, 4) if COMPILED else (2,):
            for number, (state, _, rng) in enumerate(random_positions(players, 100 + seed, boards)):
                if number % 4 == 0:
                    for seat in range(players):
                        assert story(GAME.sample(state, seat, rng), seat) == story(state, seat)


def check_deck(believed: Any, state: Any) -> None:
    """The same cards in each age; of the guilds, as many different ones."""
    for age in range(int(state.age) + 1):
        dealt = [sorted(int(c) for c in s.dealt[age, : s.circle].ravel()) for s in (believed, state)]
        plain = [[c for c in one if not GUILD[c]] for one in dealt]
        guilds = [c for c in dealt[0] if GUILD[c]]
        assert plain[0] == plain[1]
        assert len(set(guilds)) == len(guilds) == len(dealt[1]) - len(plain[1])
        assert all(CARD_AGE[c] == age for c in dealt[0])


def test_others_choices_are_open_again_in_a_sample_and_ones_own_is_kept() -> None:
    table = three(hands=[["altar"], ["theater"], []])
    table.play(0, "build altar")
    table.play(1, "build theater")
    believed = GAME.sample(table.state, 0, seeded(1))
    assert GAME.pending(believed) == (1, 2)
    assert believed.choice[0] == table.state.choice[0] != NO_CHOICE


def discarded_by(state: Any, city: int, turn: int) -> set[str]:
    """The cards of the present age that a city discarded on a turn."""
    facts = Facts(state)
    down = [c for c in facts.spent if c[0] == facts.age and facts.how(c) == Spent.DISCARDED and facts.when(c) == turn]
    return {facts.name(card) for card in down if facts.taker(card) == city}


def test_halicarnassus_has_not_looked_while_a_seventh_card_is_to_be_played() -> None:
    hands = [["altar", "theater"], ["baths", "tavern"], ["loom_1", "press_1"]]
    cities = [[], [], ["foundry", "ore_vein"]]
    table = three("babylon B", "gizah A", "halikarnassos B", stages=[2], turn=6, cities=cities, hands=hands)
    table.turn("build altar", "discard baths", "stage loom_1")
    assert table.phase() == Phase.SEVENTH
    rng = seeded(1)
    believed = [discarded_by(GAME.sample(table.state, 2, rng), 1, 5) for _ in range(games(60, 30))]
    assert len({card for cards in believed for card in cards}) > 1
    table.play(0, "discard theater")
    assert table.phase() == Phase.REVIVE
    looked = [GAME.observe(GAME.sample(table.state, 2, rng), 2)["discard"] for _ in range(games(60, 30))]
    assert all(pile == table.discard_pile() for pile in looked)


def test_nobody_knows_the_last_card_of_the_free_citys_pile() -> None:
    positions = random_positions(2, seed=7)
    state = next(state for state, _, _ in positions if state.age == 1)
    last = (0, FREE_CITY, LEFTOVER)
    rng = seeded(2)
    for seat in (0, 1):
        assert len({int(GAME.sample(state, seat, rng).dealt[last]) for _ in range(games(60, 30))}) > 1


# Every possible deal


def arrangement(facts: Facts, age: int) -> tuple[Any, ...]:
    """What there is of an age, but for the order within a hand: each card with what became of it."""
    rows = []
    for row in range(facts.circle):
        pairs = [(facts.dealt[age, row, i], facts.spent[age, row, i]) for i in range(HAND)]
        rows.append(tuple(pairs if facts.players == 2 and row == FREE_CITY else sorted(pairs)))
    return tuple(rows)


def all_arrangements(state: Any, seat: int, age: int) -> set[tuple[Any, ...]]:
    """Every arrangement of an age's hidden cards, and of the copies revived, that tells the seat the same story."""
    trial = Facts(state)
    truth = told_by(trial, seat)
    hidden = hidden_cards(trial, seat, age)
    found = set()
    revived = [(trial.dealt[c], trial.how(c) - Spent.DISCARDED) for c in trial.spent if came_back(trial, c, age)]
    codes = all_codes(trial, hidden, age)
    plain = sorted(trial.dealt[card] for card in hidden if not GUILD[trial.dealt[card]])
    for order in set(permutations(candidates(trial, seat, age), len(hidden))):
        if sorted(kind for kind in order if not GUILD[kind]) != plain:
            continue  # all cards of the deck but guilds are in play
        trial.dealt.update(zip(hidden, order, strict=True))
        for fates in (marked for fate in codes for marked in with_marks(trial, fate, revived)):
            trial.spent.update(fates)
            if told_by(trial, seat) == truth:
                found.add(arrangement(trial, age))
    return found


def came_back(facts: Facts, card: Card, age: int) -> bool:
    return card[0] == age and facts.how(card) >= Spent.REVIVED


def all_codes(facts: Facts, hidden: list[Card], age: int) -> list[dict[Card, int]]:
    """What may have become of an age's cards before any was revived. With the Free City, where a card's place says when
    it was drawn, anything that became of one hidden card may have become of another."""
    before = {card: code for card, code in facts.spent.items() if card[0] == age}
    for card in before:
        if came_back(facts, card, age):
            before[card] -= facts.how(card) - Spent.DISCARDED
    if facts.players > 2:
        return [before]
    orders = set(permutations([before[card] for card in hidden]))
    return [{**before, **dict(zip(hidden, order, strict=True))} for order in orders]


def with_marks(facts: Facts, fates: dict[Card, int], revived: list[tuple[int, int]]) -> Iterator[dict[Card, int]]:
    """The same with each revived card marked on one of its copies in the discard pile."""
    if not revived:
        yield fates
        return
    (kind, shift), rest = revived[0], revived[1:]
    for card, code in fates.items():
        if facts.dealt[card] == kind and code % BY_FREE_CITY == Spent.DISCARDED:
            yield from with_marks(facts, {**fates, card: code + shift}, rest)


def hidden_cards(facts: Facts, seat: int, age: int) -> list[Card]:
    """Cards that might be others: face down and not the seat's own, in another hand, or in the pile."""
    mine = facts.hand(facts.age, facts.turn, seat)
    found = []
    for card, code in facts.spent.items():
        unspent = code == 0 and card not in mine
        face_down = code != 0 and facts.how(card) != Spent.BUILT and not facts.by_free_city(card)
        undrawn = facts.in_pile(card) and card[2] == LEFTOVER
        if card[0] == age and (unspent or (face_down and (undrawn or facts.taker(card) != seat))):
            found.append(card)
    return found


def candidates(facts: Facts, seat: int, age: int) -> list[int]:
    """What the hidden cards can be: themselves, in any order; or guilds that are not in play."""
    in_play = set(facts.dealt.values())
    box = [guild for guild in GUILDS.tolist() if guild not in in_play] if age == 2 else []
    return [facts.dealt[card] for card in hidden_cards(facts, seat, age)] + box


def few_hidden(players: int, seed: int, boards: list[str] | None) -> Iterator[tuple[Any, int, int]]:
    """Positions, seats and ages with so few hidden cards that all arrangements can be tried."""
    for state, _, _ in random_positions(players, seed, boards, builders=True):
        if any(int(choice) != NO_CHOICE for choice in state.choice):
            continue
        facts = Facts(state)
        for seat in range(players):
            for age in range(facts.age + 1):
                hidden, possible = len(hidden_cards(facts, seat, age)), len(candidates(facts, seat, age))
                trials = perm(possible, hidden) * (perm(hidden, hidden) if players == 2 else 1)
                if hidden >= 2 and trials <= MOST_TRIALS:
                    yield state, seat, age


MOST_TRIALS = 720
CASES = [
    (2, None),
    (2, ["gizah", "rhodos", "halikarnassos"]),
    (2, ["halikarnassos", "rhodos"]),
    (3, None),
    (3, ["halikarnassos"]),
    (4, ["halikarnassos", "babylon"]),
    (5, ["halikarnassos"]),
]


@pytest.mark.skipif(not COMPILED, reason="thousands of samples")
@pytest.mark.parametrize(("players", "boards"), CASES)
def test_samples_reach_every_possible_deal_and_no_other(players: int, boards: list[str] | None) -> None:
    sizes = Counter[int]()
    for seed in range(4):
        for number, (state, seat, age) in enumerate(few_hidden(players, 300 + seed, boards)):
            if number % 7 or sizes.total() >= 24 // (players - 1) + 6:
                continue
            possible = all_arrangements(state, seat, age)
            rng = seeded(number, seed)
            draws = range(20 + 10 * len(possible))
            reached = {arrangement(Facts(GAME.sample(state, seat, rng)), age) for _ in draws}
            assert reached == possible
            sizes[len(possible)] += 1
    assert any(size > 1 for size in sizes)

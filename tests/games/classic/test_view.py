"""What a view says of the rules, so that nobody who draws it has to know them: forecasts, reasons, hands that come."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.classic.corpus import random_positions
from tests.games.classic.facts import Card, Facts
from tests.games.classic.positions import three
from tests.modes import BOUNDS_CHECKED, COMPILED, games, table_sizes
from thauma.games.classic.game import GAME
from thauma.games.classic.layout import NO_CHOICE, Phase, Spent
from thauma.games.classic.moves import payments
from thauma.games.classic.tables import CARD_IDS, FIRST_STAGE, MOST_STAGES, STAGES_OF, TURNS, by_subset
from thauma.games.protocol import Json

PLENTY = 100  # coins
SEES_ALL = COMPILED and not BOUNDS_CHECKED  # in the other modes there are too few positions for that


def some(players: int, seed: int, every: int) -> Iterator[Any]:
    """Positions of a random game."""
    for number, (state, _, _) in enumerate(random_positions(players, seed)):
        if number % (every if COMPILED else 5 * every) == 0:
            yield state


# Conflicts


@pytest.mark.parametrize("players", table_sizes(2, 7))
def test_the_forecast_of_the_conflicts_is_what_an_age_then_brings(players: int) -> None:
    """The last view before an age ends may still miss shields of the last turn; so it is asked after that turn."""
    for seed in range(games(compiled=4, plain=1)):
        ages = 0
        for state, _, _ in random_positions(players, seed):
            seen = GAME.observe(state, None)
            over = [city["conflicts_by_age"] for city in seen["cities"]]
            ended = seen["age"] - (seen["phase"] != "over")
            assert all(len(tokens) == ended for tokens in over)
            if ended > ages:
                ages = ended
                shields = [city["shields"] for city in seen["cities"]]
                assert [tokens[-1] for tokens in over] == expected_tokens(shields, ages)
            if seen["phase"] != "over":
                shields = [city["shields"] for city in seen["cities"]]
                assert [city["conflicts_now"] for city in seen["cities"]] == expected_tokens(shields, seen["age"])
            else:
                assert all(city["conflicts_now"] is None for city in seen["cities"])
        assert ages == 3


def expected_tokens(shields: list[int], age: int) -> list[Json]:
    """Every city against both neighbours, as the rulebook has it."""

    def token(mine: int, theirs: int) -> int:
        return 0 if mine == theirs else 2 * age - 1 if mine > theirs else -1

    around = range(len(shields))
    return [
        {"left": token(shields[n], shields[(n + 1) % len(shields)]), "right": token(shields[n], shields[n - 1])}
        for n in around
    ]


def test_the_tokens_by_age_are_those_that_lie_there() -> None:
    *_, (state, _, _) = random_positions(4, seed=5)
    for city in GAME.observe(state, 0)["cities"]:
        tokens = [token for pair in city["conflicts_by_age"] for token in pair.values() if token]
        assert tokens == city["conflicts"]


# Why something can't be built


@pytest.mark.parametrize("players", table_sizes(2, 7))
def test_every_card_is_either_for_sale_or_has_its_reason(players: int) -> None:
    for state in some(players, seed=31, every=5):
        for seat in range(players):
            seen = GAME.observe(state, seat)
            for bills in seen["bills"]:
                moves = [move for move in seen["legal"] if move["seat"] == bills["seat"]]
                can_be_built = {move["card"] for move in moves if move["do"] == "build"}
                assert set(bills["why_not"]) == set(bills["cards"]) - can_be_built
                assert (bills["stage_why_not"] is None) == bool(bills["stage"])


@pytest.mark.parametrize("players", table_sizes(2, 7))
def test_the_reason_goes_away_with_just_what_is_missing(players: int) -> None:
    found = Counter[str]()
    for seed in range(games(compiled=3, plain=1)):
        for state in some(players, seed, every=7):
            poor = impoverished(state)
            for seat, item, reason in reasons(poor):
                found[reason["why"]] += 1
                CHECKS[reason["why"]](poor, seat, item, reason)
    assert set(found) == set(CHECKS) or not SEES_ALL


def impoverished(state: Any) -> Any:
    """The same with fewer coins for those who have still to choose: random players grow rich by discarding."""
    poor = GAME.copy(state)
    for city, choice in zip(poor.cities, poor.choice, strict=True):
        city.coins //= 4 if choice == NO_CHOICE else 1
    return poor


def reasons(state: Any) -> Iterator[tuple[int, int, Json]]:
    """City, item and reason of all that nobody can build now."""
    for player in range(int(state.players)):
        for bills in GAME.observe(state, player)["bills"]:
            city = state.cities[bills["seat"]]
            for card, reason in bills["why_not"].items():
                yield bills["seat"], CARD_IDS.index(card), reason
            if bills["stage_why_not"] is not None and city.stages < STAGES_OF[city.board]:
                stage = FIRST_STAGE + int(city.board) * MOST_STAGES + int(city.stages)
                yield bills["seat"], stage, bills["stage_why_not"]


def check_standing(state: Any, seat: int, item: int, reason: Json) -> None:
    standing = GAME.observe(state, None)["cities"][seat]["buildings"]
    assert CARD_IDS[item].rstrip("_12") in [card.rstrip("_12") for card in standing]
    assert (reason["cost"], reason["short"], reason["missing"]) == (None, 0, {})


def check_coins(state: Any, seat: int, item: int, reason: Json) -> None:
    """With so many coins more it could be bought, with one fewer not."""
    assert reason["short"] > 0
    assert reason["cost"] == state.cities[seat].coins + reason["short"]
    assert reason["missing"] == {}
    richer = GAME.copy(state)
    richer.cities[seat].coins += reason["short"]
    assert payments(richer, seat, item)
    richer.cities[seat].coins -= 1
    assert not payments(richer, seat, item)


def check_resources(state: Any, seat: int, item: int, reason: Json) -> None:
    """With these units and any number of coins it could be bought, with one unit fewer not."""
    assert reason["missing"]
    assert (reason["cost"], reason["short"]) == (None, 0)
    richer = GAME.copy(state)
    city = richer.cities[seat]
    city.coins = PLENTY
    city.own += by_subset(reason["missing"])
    assert payments(richer, seat, item)
    for resource in reason["missing"]:
        poorer = GAME.copy(richer)
        poorer.cities[seat].own -= by_subset({resource: 1})
        assert not payments(poorer, seat, item)


CHECKS = {"built": check_standing, "coins": check_coins, "resources": check_resources}


def test_what_can_be_had_but_not_paid_is_short_of_coins() -> None:
    """Two stone from the left neighbour at two coins each, with three in the treasury."""
    table = three("ephesos A", "gizah A", "rhodos A", cities=[[], ["stone_pit"], []], hands=[["aqueduct"]], age=2)
    table.state.cities[0].coins = 3
    table.give(1, "quarry")
    (bills,) = GAME.observe(table.state, 0)["bills"]
    assert bills["why_not"]["aqueduct"] == {"why": "coins", "cost": 6, "short": 3, "missing": {}}


def test_what_nobody_sells_is_named() -> None:
    table = three("ephesos A", "gizah A", "rhodos A", cities=[[], ["stone_pit"], []], hands=[["aqueduct"]], age=2)
    (bills,) = GAME.observe(table.state, 0)["bills"]
    assert bills["why_not"]["aqueduct"] == {"why": "resources", "cost": None, "short": 0, "missing": {"stone": 1}}


def test_after_the_last_stage_there_is_none_to_pay() -> None:
    table = three(stages=[3])
    (bills,) = GAME.observe(table.state, 0)["bills"]
    assert (bills["stage"], bills["stage_why_not"]["why"]) == ([], "built")


# Hands


@pytest.mark.parametrize("players", table_sizes(2, 7))
def test_of_a_hand_that_was_passed_on_a_seat_knows_what_it_could_see(players: int) -> None:
    unseen = 0
    for seed in range(games(compiled=3, plain=1)):
        for state in some(players, 50 + seed, every=5):
            facts = Facts(state)
            for seat in range(players):
                passed = GAME.observe(state, seat)["passed"]
                assert [hand["turn"] for hand in passed] == list(range(1, facts.turn + 1))
                for hand in passed:
                    gone = [card for card in held(facts, hand, seat) if facts.spent[card]]
                    known = [card for card in gone if knows_fate(facts, seat, card)]
                    assert hand["gone"] == facts.names(known)
                    assert hand["unseen"] == len(gone) - len(known)
                    unseen += hand["unseen"]
    assert unseen > 0 or not SEES_ALL


def held(facts: Facts, hand: Json, seat: int) -> list[Card]:
    cards = facts.hand(facts.age, hand["turn"] - 1, seat)
    assert facts.names(cards) == hand["cards"]
    return cards


def knows_fate(facts: Facts, seat: int, card: Card) -> bool:
    """Whether a seat knows that a card has left its hand: it lies open, was its own, or was missing at a later look."""
    if facts.how(card) == Spent.BUILT or facts.by_free_city(card) or facts.taker(card) == seat:
        return True
    later = range(facts.when(card) + 1, facts.turn + 1)
    return any(same_hand(facts, card, seat, turn) for turn in later)


def same_hand(facts: Facts, card: Card, seat: int, turn: int) -> bool:
    row = facts.row(facts.age, turn, seat)
    return card[1] == row or (facts.in_pile(card) and row == (0, 1, 0)[facts.age])


@pytest.mark.parametrize("players", table_sizes(2, 7))
def test_the_hand_that_comes_next_is_the_one_that_comes(players: int) -> None:
    promised: dict[int, tuple[int | None, list[str] | None]] = {}
    then = (0, 0)
    for state, _, _ in random_positions(players, seed=8):
        now = (int(state.age), int(state.turn))
        if now == then and promised and not COMPILED:
            continue  # one look a turn is enough where a look takes long
        hands = GAME.position(state)["hands"]
        for seat in range(players) if now[0] == then[0] and now[1] == then[1] + 1 else ():
            giver, known = promised[seat]
            assert giver is not None
            drawn = 2 if players == 2 else 0  # on either turn a card of the Free City's pile may join it
            assert known is None or len(set(hands[seat]) - set(known)) <= drawn
        then = now
        for seat in range(players):
            seen = GAME.observe(state, seat)
            coming = [hand for hand in seen["passed"] if hand["next"]]
            left = [list((Counter(hand["cards"]) - Counter(hand["gone"])).elements()) for hand in coming]
            promised[seat] = seen["next_from"], left[-1] if left else None
            assert (seen["next_from"] is None) == (now[1] == TURNS - 1)
            assert all(hand["holder"] == seen["next_from"] for hand in coming)


def test_with_two_players_the_hand_comes_from_the_other() -> None:
    state = next(state for state, _, _ in random_positions(2, seed=3))
    assert [GAME.observe(state, seat)["next_from"] for seat in (0, 1, None)] == [1, 0, None]


# Who has chosen


def test_all_see_who_has_chosen_and_nobody_what() -> None:
    table = three(hands=[["altar"], ["theater"], ["baths"]])
    table.play(1, "build theater")
    assert [GAME.observe(table.state, seat)["have_chosen"] for seat in (0, 1, 2, None)] == [[1]] * 4


def test_the_free_city_has_not_chosen_while_it_waits_for_its_holder() -> None:
    for state, _, _ in random_positions(2, seed=4):
        seen = GAME.observe(state, None)
        chosen = [city for city in range(3) if state.choice[city] != NO_CHOICE]
        assert seen["have_chosen"] == chosen
        if state.phase == Phase.TURN and seen["free_city_holder"] in seen["pending"]:
            assert 2 not in seen["have_chosen"]

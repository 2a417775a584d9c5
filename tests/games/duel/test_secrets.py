"""What nobody knows is not in the state, and what chance decides is fair."""

import json
from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.games.duel.positions import BOX, GAME, Table, lay_table, new_table
from tests.modes import games
from thauma.games.duel import actions
from thauma.games.duel.chance import settle_at_random
from thauma.games.duel.layout import DEAL_DTYPE, STATE_DTYPE, Back, Phase, Place
from thauma.games.duel.tables import CARD_IDS, TOKEN_IDS, WONDER_IDS
from thauma.games.duel.turn import decide
from thauma.kernel.rng import below, seeded

GUILDS = {guild.id for guild in BOX.guilds}
HIDDEN = [[n for n, slot in enumerate(structure.slots) if not slot.face_up] for structure in BOX.structures]


def copied(record: Any, dtype: Any) -> Any:
    """A copy made without the code under test."""
    room: Any = np.zeros(1, dtype)
    room[0] = record
    return room[0]


def offered(state: Any, ids: tuple[str, ...]) -> frozenset[str]:
    return frozenset(name for number, name in enumerate(ids) if int(state.offer) >> number & 1)


def left_in_box(deal: Any, age: int) -> list[int]:
    dealt = {int(card) for cards in deal.ages for card in cards}
    return [n for n, card in enumerate(BOX.cards) if card.age == age + 1 and not card.is_guild and n not in dealt]


def swap_two_hidden(deal: Any, age: int) -> list[int]:
    """Exchange the first and the last hidden card of an age that have the same back; the slots concerned."""
    plain = [slot for slot in HIDDEN[age] if CARD_IDS[deal.ages[age, slot]] not in GUILDS]
    first, last = plain[0], plain[-1]
    deal.ages[age, first], deal.ages[age, last] = int(deal.ages[age, last]), int(deal.ages[age, first])
    return [first, last]


def swap_with_the_box(deal: Any, age: int) -> list[int]:
    slot = next(slot for slot in HIDDEN[age] if CARD_IDS[deal.ages[age, slot]] not in GUILDS)
    deal.ages[age, slot] = left_in_box(deal, age)[0]
    return [slot]


def check_the_same_until_revealed(deal: Any, other: Any, age: int, slots: list[int], seed: int) -> int:
    """Play both deals with the same moves; they agree to the byte until one of the slots turns up."""
    rng = seeded(seed, 3)
    states = [GAME.start(deal), GAME.start(other)]
    agreed = 0
    while not GAME.is_over(states[0]):
        a, b = states
        shown = a.age == age and a.picks == 8 and any(a.structure[slot] >= 0 for slot in slots)
        if shown:
            assert a.tobytes() != b.tobytes()
            return agreed
        assert a.tobytes() == b.tobytes()
        if agreed % 16 == 0:
            for seat in (0, 1, None):
                assert json.dumps(GAME.observe(a, seat)) == json.dumps(GAME.observe(b, seat))
        legal = GAME.legal(a, int(a.mover))
        action = legal[below(rng, len(legal))].action
        for state, fate in ((a, deal), (b, other)):
            GAME.play(state, int(state.mover), action, fate)
        agreed += 1
    assert states[0].tobytes() == states[1].tobytes()  # an early end
    return agreed


@pytest.mark.parametrize("age", [0, 1, 2])
@pytest.mark.parametrize("differ", [swap_two_hidden, swap_with_the_box])
def test_two_deals_that_differ_in_hidden_cards_look_the_same_until_one_turns_up(age: int, differ: Any) -> None:
    for seed in range(games(compiled=15, plain=1)):
        deal = new_table(seed).deal
        other = copied(deal, DEAL_DTYPE)
        slots = differ(other, age)
        assert deal.tobytes() != other.tobytes()
        agreed = check_the_same_until_revealed(deal, other, age, slots, seed)
        assert agreed >= 8 + 2


def test_the_second_wonders_later_ages_and_the_box_are_not_in_the_state() -> None:
    """The draft of the first four, and the whole of age I, know nothing of what comes after."""
    first, second = new_table(1).deal, new_table(2).deal
    second.wonders[:4], second.board[:], second.ages[0] = first.wonders[:4], first.board, first.ages[0]
    second.wonders[4:] = [w for w in range(12) if w not in first.wonders][:4]
    second.box[:] = [t for t in range(9, -1, -1) if t not in first.board]
    a, b = GAME.start(first), GAME.start(second)
    for _ in range(3):
        assert a.tobytes() == b.tobytes()
        for state, fate in ((a, first), (b, second)):
            GAME.play(state, int(state.mover), GAME.legal(state, int(state.mover))[0].action, fate)
    assert a.picks == 3
    assert a.tobytes() == b.tobytes()


def test_age_one_knows_nothing_of_later_ages_and_of_the_order_in_the_box() -> None:
    rules = {"wonders": "first_game"}
    first, second = new_table(1, **rules).deal, new_table(2, **rules).deal
    second.board[:], second.ages[0] = first.board, first.ages[0]
    second.box[:] = first.box[::-1]
    a, b = GAME.start(first), GAME.start(second)
    for _ in range(19):
        for state, fate in ((a, first), (b, second)):
            discard = next(c.action for c in GAME.legal(state, int(state.mover)) if c.action >= actions.DISCARD)
            GAME.play(state, int(state.mover), discard, fate)
        assert a.tobytes() == b.tobytes()
    assert a.age == 0


# The Great Library


def library_table(box: list[str]) -> Table:
    table = lay_table(wonders=[["great_library"], []], box=box, board=["agriculture", "architecture"])
    table.play("wonder", "great_library", sorted(table.legal("discard"))[0])
    return table


def test_only_the_owner_sees_the_tokens_drawn() -> None:
    first = library_table(["economy", "law", "masonry", "strategy", "theology"])
    second = library_table(["theology", "strategy", "masonry", "law", "economy"])
    assert GAME.observe(first.state, 0)["offer"] == ["economy", "law", "masonry"]
    assert GAME.observe(second.state, 0)["offer"] == ["masonry", "strategy", "theology"]
    for seat in (1, None):
        assert GAME.observe(first.state, seat)["offer"] == []
        assert GAME.observe(first.state, seat)["legal"] == []
        assert json.dumps(GAME.observe(first.state, seat)) == json.dumps(GAME.observe(second.state, seat))
    assert (GAME.features(first.state, 1) == GAME.features(second.state, 1)).all()
    assert (GAME.features(first.state, 0) != GAME.features(second.state, 0)).any()


def test_the_opponent_may_believe_in_any_three_tokens_of_the_box() -> None:
    box = ["economy", "law", "masonry", "strategy", "theology"]
    table = library_table(box)
    rng = seeded(3)
    before = table.state.tobytes()
    believed = [GAME.sample(table.state, 1, rng) for _ in range(200)]
    offers = {offered(state, TOKEN_IDS) for state in believed}
    assert len(offers) == 10
    assert set().union(*offers) == set(box)
    assert GAME.sample(table.state, 0, rng).tobytes() == before == table.state.tobytes()


def test_a_sample_of_any_other_position_is_the_position() -> None:
    table = lay_table()
    for seat in (0, 1):
        assert GAME.sample(table.state, seat, seeded(1)).tobytes() == table.state.tobytes()


# Fate at random


def settled(state: Any, times: int) -> list[Any]:
    """Outcomes of an open chance event."""
    rng = seeded(17)
    outcomes = []
    for _ in range(times):
        outcomes.append(copied(state, STATE_DTYPE))
        settle_at_random(outcomes[-1], rng)
    return outcomes


def check_fair(counts: Counter[Any], among: set[Any]) -> None:
    """Every one of the possible outcomes, and no other, about equally often."""
    assert set(counts) == among
    expected = counts.total() / len(among)
    freedom = len(among) - 1
    chi_square = sum((number - expected) ** 2 / expected for number in counts.values())
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


def unseen(state: Any, age: int, guilds: bool) -> set[str]:
    return {
        card.id
        for number, card in enumerate(BOX.cards)
        if card.age == age and card.is_guild == guilds and state.place[number] == Place.UNSEEN
    }


@pytest.mark.parametrize(("age", "guild"), [(1, False), (2, False), (3, False), (3, True)])
def test_a_revealed_card_is_any_unseen_card_of_its_back(age: int, guild: bool) -> None:
    table = lay_table(age=age)
    state = table.state
    if age == 1:
        decide(state, actions.DISCARD + 14)
    uncovering, below_it = (15, 9) if age == 1 else (18, 15)
    if guild:
        state.structure[below_it] = Back.HIDDEN_GUILD
    decide(state, actions.DISCARD + uncovering)
    assert state.phase == Phase.REVEAL
    possible = unseen(state, age, guild)
    outcomes = settled(state, games(compiled=4000, plain=1000))
    assert {int(outcome.phase) for outcome in outcomes} == {Phase.TURN}
    check_fair(Counter(CARD_IDS[outcome.structure[below_it]] for outcome in outcomes), possible)


def test_wonders_laid_out_at_random_are_any_of_those_not_yet_seen() -> None:
    table = new_table(1)
    for _ in range(3):
        table.play("draft", sorted(table.legal("draft"))[0])
    seen = {WONDER_IDS[wonder] for wonder in table.deal.wonders[:4]}
    last = GAME.legal(table.state, table.mover)[0].action
    decide(table.state, last)
    assert table.phase == Phase.OFFER_WONDERS
    outcomes = settled(table.state, games(compiled=4000, plain=1000))
    offers = [offered(outcome, WONDER_IDS) for outcome in outcomes]
    assert {len(offer) for offer in offers} == {4}
    check_fair(Counter(name for offer in offers for name in offer), set(WONDER_IDS) - seen)


def test_tokens_drawn_at_random_are_any_three_of_the_box() -> None:
    box = {"economy", "law", "masonry", "strategy", "theology"}
    table = lay_table(wonders=[["great_library"], []], box=sorted(box), board=["agriculture"])
    move = table.move("wonder", "great_library", sorted(table.legal("discard"))[0])
    decide(table.state, GAME.encode(table.state, move))
    assert table.phase == Phase.DRAW_TOKENS
    outcomes = settled(table.state, games(compiled=3000, plain=1000))
    offers = Counter(offered(outcome, TOKEN_IDS) for outcome in outcomes)
    assert {len(offer) for offer in offers} == {3}
    assert len(offers) == 10
    check_fair(Counter(name for offer in offers.elements() for name in offer), box)


@pytest.mark.parametrize("age", [2, 3])
def test_an_age_laid_at_random_is_one_that_can_be_dealt(age: int) -> None:
    table = lay_table(age=age - 1, left=1)
    decide(table.state, actions.DISCARD)
    assert table.phase == Phase.LAY_AGE
    guild_slots: Counter[int] = Counter()
    shown: Counter[str] = Counter()
    for outcome in settled(table.state, games(compiled=2000, plain=200)):
        faces = [int(face) for face in outcome.structure]
        shown.update(check_laid(faces, age))
        guild_slots.update(slot for slot, face in enumerate(faces) if is_guild(face))
    assert set(shown) == {card.id for card in BOX.cards if card.age == age}
    if age == 3:
        check_fair(guild_slots, set(range(20)))


def is_guild(face: int) -> bool:
    return face == Back.HIDDEN_GUILD or (face >= 0 and CARD_IDS[face] in GUILDS)


def check_laid(faces: list[int], age: int) -> list[str]:
    """Different cards of the age where they lie open, backs elsewhere, the right number of guilds."""
    names = [CARD_IDS[face] for face in faces if face >= 0]
    assert len(set(names)) == len(names)
    assert [face < 0 for face in faces] == [slot in HIDDEN[age - 1] for slot in range(20)]
    assert all(BOX.cards[CARD_IDS.index(name)].age == age for name in names)
    assert sum(map(is_guild, faces)) == (3 if age == 3 else 0)
    return names


def test_a_game_can_be_played_with_fate_at_random() -> None:
    for seed in range(games(compiled=50, plain=2)):
        state, rng = new_table(seed).state, seeded(seed, 9)
        while not GAME.is_over(state):
            legal = GAME.legal(state, int(state.mover))
            GAME.play(state, int(state.mover), legal[below(rng, len(legal))].action, rng)
        seen = [int((state.place[[c.age == age for c in BOX.cards]] != Place.UNSEEN).sum()) for age in (1, 2, 3)]
        assert all(number <= 20 for number in seen)
        guilds = int((state.place[[card.is_guild for card in BOX.cards]] != Place.UNSEEN).sum())
        assert guilds <= 3

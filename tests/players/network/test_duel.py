"""Duel for the net: inputs and policy rows that fit, say what there is to say, and are the same for either seat."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.games.duel.corpus import all_states, every, positions_of_each_phase
from tests.games.duel.positions import FIVE_SYMBOLS, GAME, lay_table
from tests.modes import games
from tests.players.network.mirror import mirrored, mirrored_action
from thauma.games.duel import actions
from thauma.games.duel.layout import STATE_DTYPE, Phase
from thauma.games.duel.structure import take
from thauma.games.duel.tables import BASE_CARDS as CARDS
from thauma.games.duel.tables import CARD_IDS, FACE_UP, SLOTS, TOKENS
from thauma.kernel.rng import seeded
from thauma.players.evaluation.duel import blank_net
from thauma.players.network import blank_inputs
from thauma.players.network import duel as network
from thauma.players.network.duel import FIRST_SEAT, INPUTS, MOST_INPUTS, ROWS, row_of, second_row_of, write_inputs

HEADROOM = 60  # inputs that no position of random games has come near
LARGEST_AMOUNT = 8.0

BUFFER = blank_inputs(blank_net(), MOST_INPUTS)


def inputs_of(state: Any) -> dict[int, float]:
    """The inputs of a position that aren't zero, by index; no index comes twice."""
    write_inputs(state, BUFFER)
    number = int(BUFFER.number[0])
    indices = BUFFER.indices[:number].tolist()
    assert len(indices) == len(set(indices))
    return dict(zip(indices, BUFFER.amount[:number].tolist(), strict=True))


def decisions(step: int) -> Iterator[Any]:
    """One decision in `step` of random games, and some of every kind."""
    yield from positions_of_each_phase(games(compiled=40, plain=4))
    for state in every(step):
        if state.phase != Phase.OVER:
            yield state


def legal(state: Any) -> list[int]:
    return [choice.action for choice in GAME.legal(state, int(state.mover))]


def test_inputs_are_few_in_range_and_small() -> None:
    most = 0
    for state in decisions(games(compiled=3, plain=40)):
        described = inputs_of(state)
        assert all(0 <= index < INPUTS for index in described)
        assert all(abs(amount) <= LARGEST_AMOUNT for amount in described.values())
        most = max(most, len(described))
    assert most + HEADROOM <= MOST_INPUTS
    assert most > 100  # or these games are no measure


def test_every_block_of_inputs_has_room_for_the_extremes() -> None:
    """A city with far more than any game brings still stays within the inputs, and none of them is used twice."""
    for mover in (0, 1):
        for pawn in (-8, 0, 8):
            state = lay_table(age=3, mover=mover, pawn=pawn, coins=(200, 0)).state
            for city in state.cities:
                city.colours[:] = 12
                city.choices[:] = 5
                city.symbols = 0b11_1111
                city.tokens = (1 << TOKENS) - 1
            state.board = (1 << TOKENS) - 1
            assert max(inputs_of(state)) < INPUTS


def test_the_description_is_the_same_for_either_seat() -> None:
    """With the seats exchanged, all that changes is which of them it is."""
    for state in decisions(games(compiled=17, plain=80)):
        one, other = inputs_of(state), inputs_of(mirrored(state))
        assert (FIRST_SEAT in one) != (FIRST_SEAT in other)
        one.pop(FIRST_SEAT, None)
        other.pop(FIRST_SEAT, None)
        assert one == other


def test_policy_rows_are_the_same_for_either_seat() -> None:
    for state in decisions(games(compiled=53, plain=200)):
        other = mirrored(state)
        for action in legal(state):
            assert row_of(state, action) == row_of(other, mirrored_action(action))
            assert second_row_of(state, action) == second_row_of(other, mirrored_action(action))


def test_every_legal_action_has_a_row_of_its_own() -> None:
    for state in decisions(games(compiled=7, plain=60)):
        rows = [(row_of(state, action), second_row_of(state, action)) for action in legal(state)]
        assert len(set(rows)) == len(rows)
        for action, (first, second) in zip(legal(state), rows, strict=True):
            assert 0 <= first < ROWS
            buries = actions.WONDER <= action < actions.DRAFT
            assert 0 <= second < ROWS if buries else second == -1


@pytest.mark.parametrize(
    ("act", "first_row", "end"),
    [
        ("build", network.BUILD_ROW, network.DISCARD_ROW),
        ("discard", network.DISCARD_ROW, network.BURY_ROW),
        ("wonder", network.WONDER_ROW, network.DRAFT_ROW),
        ("draft", network.DRAFT_ROW, network.PROGRESS_ROW),
        ("progress", network.PROGRESS_ROW, network.LIBRARY_ROW),
        ("library", network.LIBRARY_ROW, network.REVIVE_ROW),
        ("revive", network.REVIVE_ROW, network.DESTROY_ROW),
        ("destroy", network.DESTROY_ROW, network.STARTER_ROW),
        ("starter", network.STARTER_ROW, ROWS),
    ],
)
def test_each_kind_of_move_has_its_block_of_rows(act: str, first_row: int, end: int) -> None:
    seen = 0
    for state in (lay_table().state, *positions_of_each_phase(games(compiled=10, plain=3))):
        for action in legal(state):
            if GAME.decode(state, int(state.mover), action)["do"] == act:
                assert first_row <= row_of(state, action) < end
                seen += 1
    assert seen


def test_the_row_of_a_card_does_not_depend_on_where_it_lies() -> None:
    """The policy knows cards, not slots."""
    rows = set()
    for first in ("baths", "stable", "tavern"):
        others = [card for card in ("baths", "stable", "tavern") if card != first]
        table = lay_table(offers=[first, *others])
        action = GAME.encode(table.state, table.move("build", "baths"))
        rows.add(row_of(table.state, action))
    assert rows == {network.BUILD_ROW + CARD_IDS.index("baths")}


def test_positions_that_differ_are_described_differently() -> None:
    """No two positions of random games look the same to the net, unless a discard or a burial is all between them."""
    described = {frozenset(inputs_of(state).items()) for state in decisions(games(compiled=5, plain=60))}
    states = {state.tobytes() for state in decisions(games(compiled=5, plain=60))}
    assert len(described) > 0.99 * len(states)


def test_what_lies_face_down_is_not_described() -> None:
    """The state holds backs, so the net can't know; and it does not tell which card would lie there."""
    table = lay_table(age=1)
    hidden = [slot for slot in range(SLOTS) if table.state.structure[slot] < 0]
    assert hidden == [slot for slot in range(SLOTS) if not FACE_UP[0] & (1 << slot)]
    described = inputs_of(table.state)
    for slot in hidden:
        card = int(table.deal.ages[0, slot])
        assert network.UNSEEN + card in described
        assert network.FREE + card not in described
        assert network.COVERED + card not in described


def test_the_library_shows_its_tokens_to_the_one_who_chooses() -> None:
    at = np.flatnonzero(all_states()["phase"] == Phase.LIBRARY)
    assert len(at)
    state = all_states()[at[0]]
    described = inputs_of(state)
    for token in range(TOKENS):
        assert (network.BOX_OFFER + token in described) == bool(int(state.offer) >> token & 1)


def test_a_shield_that_would_win_is_pointed_out() -> None:
    """Once for the seat that decides, once for the other."""
    table = lay_table(age=1, offers=["guard_tower"], pawn=8)
    assert network.SHIELD_TO_WIN in inputs_of(table.state)
    assert network.SHIELD_TO_WIN + 1 not in inputs_of(table.state)
    table.state.mover = 1
    assert network.SHIELD_TO_WIN not in inputs_of(table.state)
    assert network.SHIELD_TO_WIN + 1 in inputs_of(table.state)
    assert network.SHIELD_TO_WIN not in inputs_of(lay_table(age=1, offers=["guard_tower"], pawn=7).state)


@pytest.mark.parametrize(("card", "first"), [("observatory", network.SYMBOL_TO_WIN), ("study", network.PAIR)])
def test_a_symbol_that_wins_and_a_pair_are_pointed_out(card: str, first: int) -> None:
    """Once for the seat that decides, once for the other, and only if the card can be paid."""
    others = {network.SYMBOL_TO_WIN, network.PAIR} - {first}
    for coins, can_pay in ((30, True), (0, False)):
        table = lay_table(age=3, offers=[card, "palace"], cities=[FIVE_SYMBOLS, []], coins=(coins, 30))
        described = inputs_of(table.state)
        assert (first in described) is can_pay
        assert not others & {*described}
        table.state.mover = 1
        assert (first + 1 in inputs_of(table.state)) is can_pay
        assert first not in inputs_of(table.state)


def test_what_is_there_and_what_opens_next_is_pointed_out() -> None:
    """As the rules say when the card in each slot is taken."""
    opening = 0
    for state in decisions(games(compiled=97, plain=200)):
        described = inputs_of(state)
        for slot in range(SLOTS):
            assert (network.SLOT + int(state.age) * SLOTS + slot in described) == bool(int(state.present) >> slot & 1)
            if not int(state.available) >> slot & 1 or not 0 <= state.structure[slot] < CARDS:
                continue
            card = int(state.structure[slot])
            after = GAME.copy(state)
            take(after, slot)
            opened = [s for s in range(SLOTS) if int(after.available & ~state.available) >> s & 1]
            assert described.get(network.OPENS_OTHERS + card, 0.0) == 0.5 * len(opened)
            for under in opened:
                if 0 <= state.structure[under] < CARDS:
                    assert network.OPENS_NEXT + int(state.structure[under]) in described
                    opening += 1
    assert opening


def test_mirroring_is_the_same_game_from_the_other_chair() -> None:
    """What the tests above rest on: legal moves, scores and the end agree."""
    for state in decisions(games(compiled=97, plain=200)):
        mover = int(state.mover)
        other = mirrored(state)
        assert {mirrored_action(action) for action in legal(state)} == {*legal(other)}
        assert GAME.score(state, mover) == GAME.score(other, 1 - mover)
        assert mirrored(other).tobytes() == state.tobytes()
        if state.phase == Phase.DRAFT:
            continue  # who picks next is a matter of seats
        for action in legal(state)[:3]:
            one, two = np.zeros(1, STATE_DTYPE), np.zeros(1, STATE_DTYPE)
            one[0], two[0] = state, other
            GAME.play(one[0], mover, action, seeded(3))
            GAME.play(two[0], 1 - mover, mirrored_action(action), seeded(3))
            assert mirrored(one[0]).tobytes() == two[0].tobytes()

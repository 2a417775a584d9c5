"""What the net is told of a classic position, and which of its outputs belongs to which action."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.games.classic.corpus import random_positions
from tests.modes import games
from thauma.games.classic.game import GAME
from thauma.games.classic.hands import row_held
from thauma.games.classic.layout import Phase
from thauma.games.classic.legal import blank_workspace
from thauma.games.classic.tables import CARD_IDS, TURNS
from thauma.players.evaluation.classic import blank_net
from thauma.players.network import blank_inputs
from thauma.players.network.classic import (
    CITY_COINS,
    CLASSES,
    COIN_STEPS,
    COMING,
    IN_HAND,
    INPUTS,
    LEFT,
    MOST_INPUTS,
    OWN,
    RIGHT,
    ROWS,
    row_of,
    second_row_of,
    write_inputs,
)

ROOM = blank_inputs(blank_net(), MOST_INPUTS)


def inputs(state: Any, player: int, seat: int | None = None) -> dict[int, float]:
    """The inputs that aren't zero; those that are given in parts are added up."""
    write_inputs(state, player, player if seat is None else seat, blank_workspace(), ROOM)
    found: dict[int, float] = {}
    for i in range(ROOM.number[0]):
        index = int(ROOM.indices[i])
        found[index] = found.get(index, 0.0) + float(ROOM.amount[i])
    return found


def positions(players: int, every: int) -> Iterator[Any]:
    for number, (state, _, _) in enumerate(random_positions(players, seed=4)):
        if number % every == 0 and not GAME.is_over(state):
            yield state


@pytest.mark.parametrize("players", [2, 3, 7])
def test_inputs_fit_and_stay_small(players: int) -> None:
    for state in positions(players, every=games(3, 20)):
        for player in range(players):
            found = inputs(state, player)
            assert ROOM.number[0] <= MOST_INPUTS
            assert min(found) >= 0
            assert max(found) < INPUTS
            assert max(map(abs, found.values())) < 8


@pytest.mark.parametrize("players", [2, 3, 7])
def test_inputs_know_the_hand_the_purses_and_the_coming_hand(players: int) -> None:
    for state in positions(players, every=games(5, 25)):
        if state.phase != Phase.TURN:
            continue
        for player in range(players):
            found = inputs(state, player)
            at_hand = {CARD_IDS[(i - IN_HAND) // CLASSES] for i in found if IN_HAND <= i < IN_HAND + 78 * CLASSES}
            assert at_hand == set(GAME.observe(state, player)["hand"])
            left, right = (player + 1) % state.circle, (player - 1) % state.circle
            for first, city in ((OWN, player), (LEFT, left), (RIGHT, right)):
                assert found.get(first + CITY_COINS + COIN_STEPS, 0.0) == pytest.approx(state.cities[city].coins / 10)
            if state.turn < TURNS - 1:
                row = row_held(players, state.age, state.turn + 1, player)
                left_in_row = state.dealt[state.age, row][state.spent[state.age, row] == 0]
                assert {i - COMING for i in found if COMING <= i < COMING + 78} == set(map(int, left_in_row))


def test_inputs_don_t_depend_on_where_a_player_sits() -> None:
    """Turn the table by one seat: everyone is told the same."""
    for state in positions(4, every=games(9, 60)):
        turned = GAME.copy(state)
        seats = [(seat + 1) % 4 for seat in range(4)]
        turned.cities[seats] = state.cities[:4].copy()
        turned.dealt[:, seats] = state.dealt[:, :4].copy()
        turned.spent[:, seats] = state.spent[:, :4].copy()
        turned.reviver = seats[state.reviver] if state.reviver >= 0 else state.reviver
        for player in range(4):
            assert inputs(state, player) == inputs(turned, seats[player])


def test_inputs_don_t_know_what_others_have_chosen() -> None:
    for state in positions(3, every=games(1, 7)):
        if any(state.choice[:3] >= 0):
            opened = GAME.copy(state)
            opened.choice[:3] = -1
            opened.pay[:] = 0
            assert inputs(state, GAME.pending(state)[0]) == inputs(opened, GAME.pending(state)[0])


@pytest.mark.parametrize("players", [2, 5])
def test_actions_that_do_different_things_have_different_rows(players: int) -> None:
    for state in positions(players, every=games(2, 15)):
        for seat in GAME.pending(state):
            rows: dict[tuple[int, int], tuple[str, str]] = {}
            for choice in GAME.legal(state, seat):
                pair = int(row_of(state, seat, choice.action)), int(second_row_of(state, seat, choice.action))
                move = GAME.decode(state, seat, choice.action)
                assert 0 <= pair[0] < ROWS
                assert -1 <= pair[1] < ROWS
                assert rows.setdefault(pair, (move["do"], move["card"])) == (move["do"], move["card"])
            things = {
                (m["do"], m["card"]) for m in (GAME.decode(state, seat, c.action) for c in GAME.legal(state, seat))
            }
            assert set(rows.values()) == things
            assert np.array(list(rows)).shape == (len(things), 2)

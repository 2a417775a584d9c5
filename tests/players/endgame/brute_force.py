"""The slow, obvious way: every move and every outcome of chance to the end, no table, nothing left out.

Three expectations for seat 0 are carried along, each multiplied by the number of courses that chance can take, so that
averages are whole numbers: outcome (1, 0 or -1), point margin, and the chance of a shared victory. A seat compares them
in this order.
"""

from fractions import Fraction
from typing import Annotated, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel import actions
from thauma.games.duel.chance import after_reveal, is_chance
from thauma.games.duel.layout import STATE_DTYPE, Back, Phase, Place, State, States, Victory
from thauma.games.duel.legal import Int16s, blank_list, list_legal
from thauma.games.duel.scoring import total
from thauma.games.duel.structure import next_to_reveal, turn_up
from thauma.games.duel.tables import CARD_DECK, CARDS, GUILD_DECK, TOKENS
from thauma.games.duel.turn import decide
from thauma.kernel import ArrayOf, bits, kernel

Lists: TypeAlias = Annotated[NDArray[np.int16], ArrayOf(np.int16, 2)]
Int64s: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64)]
Values: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64, 2)]

Triple: TypeAlias = tuple[Fraction, Fraction, Fraction]  # outcome, margin, chance of sharing

DEEPEST = 64
PARTS = 3
SCALE = 1_008_000  # every number of courses with up to five cards face down and three of five tokens drawn divides it
SUPREMACY = 100


class Board(NamedTuple):
    """By depth: the position, its actions, its value and the sum over what chance may bring."""

    states: States
    lists: Lists
    costs: Int16s
    values: Values
    sums: Values


def blank_board() -> Board:
    return Board(
        np.zeros(DEEPEST, STATE_DTYPE),
        np.zeros((DEEPEST, actions.MOST_LEGAL), np.int16),
        blank_list(),
        np.zeros((DEEPEST, 3), np.int64),
        np.zeros((DEEPEST, 3), np.int64),
    )


def value_of_each_move(state: State) -> dict[int, Triple]:
    """Outcome, margin and chance of sharing for seat 0 after each legal action."""
    board = blank_board()
    legal = blank_list()
    values = {}
    for action in legal[: list_legal(state, legal, blank_list())]:
        board.states[0] = state
        decide(board.states[0], action)
        explore(board, 0)
        outcome, margin, shared = (Fraction(int(part), SCALE) for part in board.values[0])
        values[int(action)] = outcome, margin, shared
    return values


@kernel
def explore(board: Board, depth: int) -> int:
    """Find the value of the position at this depth; return how many positions that took."""
    state, value = board.states[depth], board.values[depth]
    if state.phase == Phase.OVER:
        write_result(state, value)
        return 1
    by_chance = is_chance(state)
    ways = list_outcomes(state, board.lists[depth]) if by_chance else list_legal(state, board.lists[depth], board.costs)
    visited = 1
    board.sums[depth, :] = 0
    for i in range(ways):
        board.states[depth + 1] = state
        if by_chance:
            bring_about(board.states[depth + 1], board.lists[depth, i])
        else:
            decide(board.states[depth + 1], board.lists[depth, i])
        visited += explore(board, depth + 1)
        found = board.values[depth + 1]
        better = i == 0 or is_better(found, value, state.mover)
        for part in range(PARTS):
            if better:
                value[part] = found[part]
            board.sums[depth, part] += found[part]
    if by_chance:
        for part in range(PARTS):
            value[part] = board.sums[depth, part] // ways
    return visited


@kernel
def write_result(state: State, value: Int64s) -> None:
    outcome = 0 if state.winners == 0b11 else 1 if state.winners == 0b01 else -1
    by_points = state.victory == Victory.POINTS
    value[0] = SCALE * outcome
    value[1] = SCALE * (total(state, 0) - total(state, 1) if by_points else SUPREMACY * outcome)
    value[2] = SCALE if outcome == 0 else 0


@kernel
def is_better(one: Int64s, other: Int64s, seat: int) -> bool:
    """Whether a seat prefers one value: by outcome, then margin, then the chance of sharing."""
    for part in range(PARTS):
        if one[part] != other[part]:
            return bool(one[part] > other[part]) == (seat == 0)
    return False


@kernel
def list_outcomes(state: State, listed: Int16s) -> int:
    """Every card that may turn up, or every draw of three tokens."""
    ways = 0
    if state.phase == Phase.REVEAL:
        deck = GUILD_DECK if state.structure[next_to_reveal(state)] == Back.HIDDEN_GUILD else int(state.age)
        for card in range(CARDS):
            if CARD_DECK[card] == deck and state.place[card] == Place.UNSEEN:
                listed[ways] = card
                ways += 1
        return ways
    for first in range(TOKENS):
        for second in range(first):
            for third in range(second):
                draw = bits.bit(first) | bits.bit(second) | bits.bit(third)
                if state.box & draw == draw:
                    listed[ways] = draw
                    ways += 1
    return ways


@kernel
def bring_about(state: State, outcome: int) -> None:
    if state.phase == Phase.REVEAL:
        turn_up(state, next_to_reveal(state), outcome)
        after_reveal(state)
    else:
        state.offer = outcome
        state.phase = Phase.LIBRARY

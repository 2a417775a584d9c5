"""Recorded moves of classic as actions, many games in one compiled call."""

from collections.abc import Iterable

import numpy as np

from thauma.games.classic.kernels import (
    DEAREST,
    FIELDS,
    FIRST_ACTION,
    IMPOSSIBLE,
    MOST_CITIES,
    MOST_PAYMENTS,
    NUMBER_OF_CARD,
    Act,
    Deal,
    Deals,
    Phase,
    State,
    decider,
    must_decide,
    number_of_payment,
)
from thauma.games.errors import Move
from thauma.kernel import kernel
from thauma.lab.recorder.classic.playing import (
    MOVE_DTYPE,
    SEAT_SHIFT,
    Desk,
    Moves,
    advance,
    blank_desk,
    is_legal,
    set_up,
)
from thauma.lab.recorder.games import FINE, Ends, Rows, Verdicts, whole_number

KIND = {do: kind for kind, do in enumerate(FIELDS)}  # the numbers of Act
FIRST_OF_KIND = np.array([FIRST_ACTION[do] for do in FIELDS], np.int64)
NOBODY = -1


def rows_of(moves: Iterable[Move]) -> list[tuple[int, ...]]:
    """Moves as numbers: seat, kind, card, payment, who decided. A KeyError or TypeError for what can't be read."""
    return [_row(move) for move in moves]


def _row(move: Move) -> tuple[int, ...]:
    fields = FIELDS[move["do"]]
    if len(move) != 2 + len(fields) + ("by" in move):
        raise KeyError("fields")
    left, right = (whole_number(coins, DEAREST + 1) for coins in (move["pay"] if "pay" in fields else (0, 0)))
    by = whole_number(move["by"], MOST_CITIES) if "by" in move else NOBODY
    return whole_number(move["seat"], MOST_CITIES), KIND[move["do"]], NUMBER_OF_CARD[move["card"]], left, right, by


def encode_games(deals: Deals, rows: Rows, ends: Ends) -> tuple[Moves, Verdicts]:
    """The moves of games as they are kept, and whether they are legal; after an illegal one they mean nothing."""
    moves: Moves = np.zeros(len(rows), MOVE_DTYPE)
    verdicts: Verdicts = np.zeros(len(deals), np.int64)
    encode_all(deals, rows, ends, moves, verdicts, blank_desk())
    return moves, verdicts


@kernel
def encode_all(deals: Deals, rows: Rows, ends: Ends, moves: Moves, verdicts: Verdicts, desk: Desk) -> None:
    start = 0
    for game in range(len(deals)):
        set_up(desk.states, deals[game])
        verdicts[game] = encode_game(desk.states[0], deals[game], rows, start, ends[game], moves, desk)
        start = ends[game]


@kernel
def encode_game(state: State, deal: Deal, rows: Rows, start: int, end: int, moves: Moves, desk: Desk) -> int:
    for ply in range(start, end):
        seat = int(rows[ply, 0])
        if not may_decide(state, seat, rows[ply, 5]):
            return ply - start
        action = action_of(state, seat, rows[ply, 1], rows[ply, 2], rows[ply, 3], rows[ply, 4], desk)
        if not is_legal(state, seat, action, desk):
            return ply - start
        moves[ply] = action | seat << SEAT_SHIFT
        advance(state, deal, seat, action, desk)
    return FINE


@kernel
def may_decide(state: State, seat: int, by: int) -> bool:
    """Whether a city must decide now, and whether the one who did may: himself, or for the Free City its holder."""
    if state.phase == Phase.OVER or not 0 <= seat < state.circle or not must_decide(state, seat):
        return False
    player = decider(state, seat)
    return by == (NOBODY if player == seat else player)


@kernel
def action_of(state: State, seat: int, kind: int, card: int, left: int, right: int, desk: Desk) -> int:
    """The action of a move; IMPOSSIBLE if there is no such payment."""
    if kind > Act.STAGE:
        return FIRST_OF_KIND[kind] + card
    payment = number_of_payment(state, seat, card, kind == Act.STAGE, left, right, desk.workspaces[0])
    return IMPOSSIBLE if payment == IMPOSSIBLE else FIRST_OF_KIND[kind] + card * MOST_PAYMENTS + payment

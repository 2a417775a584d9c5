"""Recorded moves of Duel as actions, many games in one compiled call."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from thauma.games.duel.kernels import (
    FIELDS,
    NUMBER_OF_CARD,
    SLOTS,
    TOKEN_IDS,
    WONDER_IDS,
    WONDERS_PER_CITY,
    Deal,
    Deals,
    State,
    actions,
    decide,
    settle,
)
from thauma.games.errors import Move
from thauma.kernel import kernel
from thauma.lab.recorder.duel.playing import MOVE_DTYPE, Desk, Moves, blank_desk, is_legal, set_up
from thauma.lab.recorder.games import FINE, Ends, Rows, Verdicts, whole_number

SEATS = 2
NUMBERS: dict[str, Callable[[Any], int]] = {  # of what a field names
    "card": NUMBER_OF_CARD.__getitem__,
    "wonder": {name: number for number, name in enumerate(WONDER_IDS)}.__getitem__,
    "token": {name: number for number, name in enumerate(TOKEN_IDS)}.__getitem__,
    "starter": lambda seat: whole_number(seat, SEATS),
}
KIND = {do: kind for kind, do in enumerate(FIELDS)}
BUILD, DISCARD, WONDER, DESTROY = (KIND[do] for do in ("build", "discard", "wonder", "destroy"))
# Where the actions of the other kinds begin: each is this plus the number of what the move names.
FIRST_ACTION = np.array([getattr(actions, do.upper()) for do in FIELDS], np.int64)
IMPOSSIBLE = -1


def rows_of(moves: Iterable[Move]) -> list[tuple[int, ...]]:
    """Moves as numbers: seat, kind, and what they name. A KeyError or TypeError for what can't be read."""
    return [_row(move) for move in moves]


def _row(move: Move) -> tuple[int, ...]:
    fields = FIELDS[move["do"]]
    if len(move) != len(fields) + 2:
        raise KeyError("fields")
    named = [NUMBERS[field](move[field]) for field in fields]
    return (whole_number(move["seat"], SEATS), KIND[move["do"]], *named, 0)[:4]


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
        if rows[ply, 0] != state.mover:
            return ply - start
        action = action_of(state, rows[ply, 1], rows[ply, 2], rows[ply, 3])
        if not is_legal(state, action, desk):
            return ply - start
        moves[ply] = action
        decide(state, action)
        settle(state, deal)
    return FINE


@kernel
def action_of(state: State, kind: int, named: int, card: int) -> int:
    """The action of a move; IMPOSSIBLE if what it names isn't there."""
    if kind == WONDER:
        position, slot = position_of(state, named), slot_of(state, card)
        return IMPOSSIBLE if position < 0 or slot < 0 else actions.WONDER + position * SLOTS + slot
    if kind in (BUILD, DISCARD):
        slot = slot_of(state, named)
        return IMPOSSIBLE if slot < 0 else FIRST_ACTION[kind] + slot
    if kind == DESTROY:
        position = int(actions.GOODS_POSITION[named])
        return IMPOSSIBLE if position < 0 else actions.DESTROY + position
    return FIRST_ACTION[kind] + named


@kernel
def slot_of(state: State, card: int) -> int:
    for slot in range(SLOTS):
        if state.structure[slot] == card:
            return slot
    return IMPOSSIBLE


@kernel
def position_of(state: State, wonder: int) -> int:
    for position in range(WONDERS_PER_CITY):
        if state.cities[state.mover].wonders[position] == wonder:
            return position
    return IMPOSSIBLE

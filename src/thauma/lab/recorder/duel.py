"""Duel for the recorder: what is noted of a game that is over, and how its moves are kept and read."""

from collections.abc import Callable, Iterable
from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.kernels import (
    ACTIONS,
    CARDS,
    CATEGORIES,
    FIELDS,
    NUMBER_OF_CARD,
    SLOTS,
    TOKEN_IDS,
    TOKENS_ON_BOARD,
    WONDER_IDS,
    WONDERS_BUILT_AT_MOST,
    WONDERS_DEALT,
    WONDERS_PER_CITY,
    Int16s,
    Scratch,
    State,
    actions,
    fill_sheets,
)
from thauma.games.errors import Move
from thauma.kernel import ArrayOf, inlined, kernel
from thauma.kernel.records import check_fits
from thauma.lab.recorder.games import whole_number

MOST_PLIES = 96  # 8 drafts, 60 cards, and a choice after some of them: far fewer than this

check_fits("actions in a file of games", ACTIONS, 256)
MOVE_DTYPE = np.dtype(np.uint8)  # a move is its action: whose it is follows from the rules
Moves: TypeAlias = Annotated[NDArray[np.uint8], ArrayOf(np.uint8)]

CITIES = 2
MOST_TOKENS = TOKENS_ON_BOARD + 1  # all of the board, and The Great Library's
NONE = -1  # fills up a list

FACTS_DTYPE = np.dtype(
    (
        np.record,
        [
            ("victory", np.int8),
            ("winners", np.int8),  # bits of seats
            ("age", np.int8),  # in which it ended: 0, 1, 2
            ("pawn", np.int8),
            ("plies", np.int16),
            ("points", np.int16, (CITIES, CATEGORIES)),
            ("coins", np.int16, (CITIES,)),
            ("place", np.int8, (CARDS,)),  # a Place for each card
            ("wonders", np.int8, (CITIES, WONDERS_PER_CITY)),  # in the order drafted
            ("drafted", np.int8, (WONDERS_DEALT,)),  # of both cities, in the order drafted; NONE in a first game
            ("drafts", np.int8),
            ("built", np.int8, (WONDERS_BUILT_AT_MOST,)),  # of both cities, in the order built
            ("builder", np.int8, (WONDERS_BUILT_AT_MOST,)),
            ("builds", np.int8),
            ("tokens", np.int8, (MOST_TOKENS,)),  # of both cities, in the order taken
            ("taker", np.int8, (MOST_TOKENS,)),
            ("takes", np.int8),
        ],
    )
)
Facts: TypeAlias = Annotated[Any, FACTS_DTYPE]
AllFacts: TypeAlias = Annotated[NDArray[Any], ArrayOf(FACTS_DTYPE)]


@kernel
def start_facts(facts: Facts) -> None:
    """Of a blank record."""
    facts.drafted[:] = NONE
    facts.built[:] = NONE
    facts.builder[:] = NONE
    facts.tokens[:] = NONE
    facts.taker[:] = NONE


@kernel
def note_action(state: State, _seat: int, action: int, facts: Facts) -> None:
    """Before an action: note what can't be seen at the end, the order in which things were taken."""
    facts.plies += 1
    if actions.WONDER <= action < actions.DRAFT:
        facts.built[facts.builds] = state.cities[state.mover].wonders[(action - actions.WONDER) // SLOTS]
        facts.builder[facts.builds] = state.mover
        facts.builds += 1
    elif actions.DRAFT <= action < actions.PROGRESS:
        facts.drafted[facts.drafts] = action - actions.DRAFT
        facts.drafts += 1
    elif actions.PROGRESS <= action < actions.REVIVE:
        facts.tokens[facts.takes] = action - (actions.PROGRESS if action < actions.LIBRARY else actions.LIBRARY)
        facts.taker[facts.takes] = state.mover
        facts.takes += 1


@kernel
def end_facts(state: State, facts: Facts, scratch: Scratch) -> None:
    """After the last action: all the rest."""
    facts.victory = state.victory
    facts.winners = state.winners
    facts.age = state.age
    facts.pawn = state.pawn
    fill_sheets(state, scratch.sheets)
    for seat in range(CITIES):
        facts.coins[seat] = state.cities[seat].coins
        for category in range(CATEGORIES):
            facts.points[seat, category] = scratch.sheets[seat, category]
        for position in range(WONDERS_PER_CITY):
            facts.wonders[seat, position] = state.cities[seat].wonders[position]
    for card in range(CARDS):
        facts.place[card] = state.place[card]


NUMBERS: dict[str, Callable[[Any], int]] = {  # of what a field names
    "card": NUMBER_OF_CARD.__getitem__,
    "wonder": {name: number for number, name in enumerate(WONDER_IDS)}.__getitem__,
    "token": {name: number for number, name in enumerate(TOKEN_IDS)}.__getitem__,
    "starter": lambda seat: whole_number(seat, CITIES),
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
    return (whole_number(move["seat"], CITIES), KIND[move["do"]], *named, 0)[:4]


@inlined
def pack(_seat: int, action: int) -> int:
    return action


@inlined
def seat_in(state: State, _move: int) -> int:
    return state.mover


@inlined
def action_in(move: int) -> int:
    return move


@inlined
def is_by_right(_state: State, _row: Int16s) -> bool:
    """Whether whoever decided for a seat may: in Duel it is always its player."""
    return True


@kernel
def action_of(state: State, row: Int16s, _scratch: Scratch) -> int:
    """The action of a move; IMPOSSIBLE if what it names isn't there."""
    kind, named, card = int(row[1]), int(row[2]), int(row[3])
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

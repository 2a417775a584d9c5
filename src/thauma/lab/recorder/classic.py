"""Classic for the recorder: what is noted of a game that is over, and how its moves are kept and read."""

from collections.abc import Iterable
from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic.kernels import (
    ACTS,
    AGES,
    CATEGORIES,
    DEAREST,
    FIELDS,
    FIRST,
    IMPOSSIBLE,
    MOST_CITIES,
    NUMBER_OF_CARD,
    WORDS,
    Act,
    Int16s,
    Phase,
    Scratch,
    State,
    act_of,
    card_of,
    decider,
    fill_sheet,
    number_of_payment,
    winners,
)
from thauma.games.errors import Move
from thauma.kernel import ArrayOf, inlined, kernel
from thauma.lab.recorder.games import whole_number

MOST_PLIES = 192  # 18 turns of 7 cities, and some more for those who revive or play a seventh card

# A move is its action and, above these bits, its seat: the choices of a turn may come in any order.
SEAT_SHIFT = 12
ACTION_BITS = (1 << SEAT_SHIFT) - 1
MOVE_DTYPE = np.dtype(np.uint16)
Moves: TypeAlias = Annotated[NDArray[np.uint16], ArrayOf(np.uint16)]

FACTS_DTYPE = np.dtype(
    (
        np.record,
        [
            ("buildings", np.int64, (MOST_CITIES, WORDS)),  # sets of cards
            ("plies", np.int16),
            ("points", np.int16, (MOST_CITIES, CATEGORIES)),
            ("coins", np.int16, (MOST_CITIES,)),
            ("stages", np.int8, (MOST_CITIES,)),
            ("first_card", np.int8, (AGES, MOST_CITIES)),  # that a city chose on the first turn of each age
            ("first_act", np.int8, (AGES, MOST_CITIES)),  # what it did with it: an Act
            ("winners", np.int8),  # bits of seats
        ],
    )
)
Facts: TypeAlias = Annotated[Any, FACTS_DTYPE]
AllFacts: TypeAlias = Annotated[NDArray[Any], ArrayOf(FACTS_DTYPE)]


@inlined
def start_facts(_facts: Facts) -> None:
    """Nothing that a blank record lacks."""


@kernel
def note_action(state: State, seat: int, action: int, facts: Facts) -> None:
    """Before an action: note what can't be seen at the end, with which card an age was begun."""
    facts.plies += 1
    if state.turn == 0 and state.phase == Phase.TURN:
        facts.first_card[state.age, seat] = card_of(action)
        facts.first_act[state.age, seat] = act_of(action)


@kernel
def end_facts(state: State, facts: Facts, scratch: Scratch) -> None:
    """After the last action: all the rest."""
    workspace = scratch.workspaces[0]
    facts.winners = winners(state, workspace)
    for seat in range(state.circle):
        city = state.cities[seat]
        facts.coins[seat] = city.coins
        facts.stages[seat] = city.stages
        for word in range(WORDS):
            facts.buildings[seat, word] = city.buildings[word]
        fill_sheet(state, seat, workspace.sheet[:])
        for category in range(CATEGORIES):
            facts.points[seat, category] = workspace.sheet[category]


KIND = {do: kind for kind, do in enumerate(FIELDS)}  # the numbers of Act
ACT_OF_KIND = np.array([ACTS[do] for do in FIELDS], np.int64)
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


@inlined
def pack(seat: int, action: int) -> int:
    return action | seat << SEAT_SHIFT


@inlined
def seat_in(_state: State, move: int) -> int:
    return move >> SEAT_SHIFT


@inlined
def action_in(move: int) -> int:
    return move & ACTION_BITS


@kernel
def is_by_right(state: State, row: Int16s) -> bool:
    """Whether whoever decided for a city may: its player, who isn't named, or for the Free City its holder."""
    player = decider(state, row[0])
    return row[5] == (NOBODY if player == row[0] else player)


@kernel
def action_of(state: State, row: Int16s, scratch: Scratch) -> int:
    """The action of a move; IMPOSSIBLE if there is no such payment."""
    seat, kind, card = int(row[0]), int(row[1]), int(row[2])
    first = FIRST[ACT_OF_KIND[kind], card]
    if kind > Act.STAGE:
        return first
    payment = number_of_payment(state, seat, card, kind == Act.STAGE, row[3], row[4], scratch.workspaces[0])
    return IMPOSSIBLE if payment == IMPOSSIBLE else first + payment

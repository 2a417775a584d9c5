"""The state of a game of classic 7 Wonders: one NumPy record. This is the only place that names its fields.

The state holds everything, all hands included; view.py decides what a seat may see. It remembers every card of the ages
dealt so far: in which hand it was dealt (a *row*; with the Free City the third row is the pile) and what became of it.
Hands pass round the circle, so a row, an age and a turn tell who held the card, and all that a seat has seen follows.
"""

from enum import IntEnum
from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.box import COLOURS
from thauma.games.classic.tables import AGES, DEAREST, HAND, MOST_CITIES, MOST_PAYMENTS, SETS, SUBSETS, SYMBOLS, WORDS
from thauma.games.plain import reader, remembered
from thauma.kernel import ArrayOf
from thauma.kernel.records import Fields, Int8, Int16, RecordArray, check_fits, dtype_of


class Phase(IntEnum):
    """What happens next: decisions, a chance event, or nothing any more."""

    TURN = 0  # every city chooses a card and what to do with it
    SEVENTH = 1  # the sixth card is resolved; one city plays its seventh
    REVIVE = 2  # one city builds a card of the discard pile
    DEAL = 3  # chance: the next age's hands are dealt
    OVER = 4


class Spent(IntEnum):
    """What became of a card; 0 while it is in a hand or in the pile. The code of a card that was spent is

        SPENT_TURN x turn + BY_FREE_CITY (if that city spent it) + Spent

    with turn LEFTOVER for the cards that are left after the last turn.
    """

    BUILT = 1
    STAGED = 2  # it lies under a board
    DISCARDED = 3
    REVIVED = 4  # + the stage whose power brought it back from the discard pile


BY_FREE_CITY = 8
SPENT_TURN = 16
LEFTOVER = HAND - 1

NO_CHOICE = -1
NOBODY = -1


class Category(IntEnum):
    """The lines of the score pad."""

    MILITARY = 0
    TREASURY = 1
    WONDER = 2
    CIVILIAN = 3
    SCIENCE = 4
    COMMERCE = 5
    GUILDS = 6


CATEGORIES = len(Category)


class BoardRule(IntEnum):
    """The option `boards`."""

    RANDOM = 0
    A = 1
    B = 2
    CHOSEN = 3


class CityFields(Fields):
    """A city of the circle."""

    buildings: Annotated[NDArray[np.int64], (WORDS,)]  # set of cards
    own: Annotated[NDArray[np.int8], (SUBSETS,)]  # production for the city itself, by subset (see tables.py)
    sale: Annotated[NDArray[np.int8], (SUBSETS,)]  # production that neighbours can buy
    coins: Int16
    wonder_points: Int16
    civilian_points: Int16
    price: Annotated[NDArray[np.int8], (2, 2)]  # of a missing unit, by Goods and Side
    colours: Annotated[NDArray[np.int8], (COLOURS,)]  # buildings by colour
    symbols: Annotated[NDArray[np.int8], (SYMBOLS,)]
    symbols_of_choice: Int8
    shields: Int8
    conflicts: Annotated[NDArray[np.int8], (AGES, 2)]  # the token of each conflict, by age and Side; 0 is none
    board: Int8  # 2 x wonder + side
    stages: Int8  # how many are built
    powers: Int8  # bits: Power
    built_free: Int8  # the power BUILD_FREE has been used in this age


CITY_DTYPE = dtype_of(CityFields)


class StateFields(Fields):
    """A position, with all hands."""

    cities: Annotated[RecordArray[CityFields], (MOST_CITIES,)]
    dealt: Annotated[NDArray[np.int8], (AGES, MOST_CITIES, HAND)]  # the cards as dealt, by row
    spent: Annotated[NDArray[np.int8], (AGES, MOST_CITIES, HAND)]  # what became of them (see Spent)
    choice: Annotated[NDArray[np.int16], (MOST_CITIES,)]  # the action chosen this turn, or NO_CHOICE
    pay: Annotated[NDArray[np.int8], (MOST_CITIES, 2)]  # what the choice pays to each neighbour
    phase: Int8
    age: Int8  # 0, 1, 2
    turn: Int8  # 0 to 5
    players: Int8
    circle: Int8  # cities: the players', and the Free City with two players
    reviver: Int8  # the city that will build from the discard pile this turn, or NOBODY
    sets: Int8  # bits of the sets that the game is dealt from beside the base


STATE_DTYPE = dtype_of(StateFields)


# Deals are stored by their bytes, so the option `sets`, which came later, shares a byte with another.
ADDED_SETS = len(BoardRule)
check_fits("sets", len(SETS), 6)


class DealFields(Fields):
    """Everything that chance has decided before the game."""

    hands: Annotated[NDArray[np.int8], (AGES, MOST_CITIES, HAND)]  # with the Free City the third is its pile, top first
    boards: Annotated[NDArray[np.int8], (MOST_CITIES,)]  # 2 x wonder + side
    players: Int8
    board_rule: Int8  # a BoardRule; plus ADDED_SETS x bits of the sets added to the base


DEAL_DTYPE = dtype_of(DealFields)


class WorkspaceFields(Fields):
    """Room to work in, so that no kernel has to allocate."""

    left: Annotated[NDArray[np.int8], (MOST_PAYMENTS,)]  # the payments for one thing: coins to each neighbour
    right: Annotated[NDArray[np.int8], (MOST_PAYMENTS,)]
    rights: Annotated[
        NDArray[np.int64], (DEAREST + 1,)
    ]  # by coins to the left: the possible coins to the right, as bits
    kinds: Annotated[NDArray[np.int8], (HAND + 1,)]  # the different cards of a hand
    sheet: Annotated[NDArray[np.int64], (CATEGORIES,)]  # points by Category


WORKSPACE_DTYPE = dtype_of(WorkspaceFields)

City: TypeAlias = Annotated[CityFields, CITY_DTYPE]
State: TypeAlias = Annotated[StateFields, STATE_DTYPE]
States: TypeAlias = Annotated[RecordArray[StateFields], ArrayOf(STATE_DTYPE)]
Deal: TypeAlias = Annotated[DealFields, DEAL_DTYPE]
Workspace: TypeAlias = Annotated[WorkspaceFields, WORKSPACE_DTYPE]

PlainState: TypeAlias = Any  # a state as plain values, under the same names (see plain.py)
read_state = remembered(reader(STATE_DTYPE))

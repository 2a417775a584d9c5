"""The state of a game of classic 7 Wonders: one NumPy record. This is the only place that names its fields.

The state holds everything, all hands included; view.py decides what a seat may see. It remembers every card of the ages
dealt so far: in which hand it was dealt (a *row*; with the Free City the third row is the pile) and what became of it.
Hands pass round the circle, so a row, an age and a turn tell who held the card, and all that a seat has seen follows.
"""

from enum import IntEnum
from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic.tables import (
    AGES,
    COLOURS,
    DEAREST,
    HAND,
    MOST_CITIES,
    MOST_PAYMENTS,
    SUBSETS,
    SYMBOLS,
    WORDS,
)
from thauma.games.plain import reader
from thauma.kernel import ArrayOf


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


CITY_DTYPE = np.dtype(
    (
        np.record,
        [
            ("buildings", np.int64, (WORDS,)),  # set of cards
            ("own", np.int8, (SUBSETS,)),  # production for the city itself, by subset (see tables.py)
            ("sale", np.int8, (SUBSETS,)),  # production that neighbours can buy
            ("coins", np.int16),
            ("wonder_points", np.int16),
            ("civilian_points", np.int16),
            ("price", np.int8, (2, 2)),  # of a missing unit, by Goods and Side
            ("colours", np.int8, (COLOURS,)),  # buildings by colour
            ("symbols", np.int8, (SYMBOLS,)),
            ("symbols_of_choice", np.int8),
            ("shields", np.int8),
            ("conflicts", np.int8, (AGES, 2)),  # the token of each conflict, by age and Side; 0 is none
            ("board", np.int8),  # 2 x wonder + side
            ("stages", np.int8),  # how many are built
            ("powers", np.int8),  # bits: Power
            ("built_free", np.int8),  # the power BUILD_FREE has been used in this age
        ],
    )
)

STATE_DTYPE = np.dtype(
    (
        np.record,
        [
            ("cities", CITY_DTYPE, (MOST_CITIES,)),
            ("dealt", np.int8, (AGES, MOST_CITIES, HAND)),  # the cards as dealt, by row
            ("spent", np.int8, (AGES, MOST_CITIES, HAND)),  # what became of them (see Spent)
            ("choice", np.int16, (MOST_CITIES,)),  # the action chosen this turn, or NO_CHOICE
            ("pay", np.int8, (MOST_CITIES, 2)),  # what the choice pays to each neighbour
            ("phase", np.int8),
            ("age", np.int8),  # 0, 1, 2
            ("turn", np.int8),  # 0 to 5
            ("players", np.int8),
            ("circle", np.int8),  # cities: the players', and the Free City with two players
            ("reviver", np.int8),  # the city that will build from the discard pile this turn, or NOBODY
        ],
    )
)

DEAL_DTYPE = np.dtype(
    (
        np.record,
        [
            ("hands", np.int8, (AGES, MOST_CITIES, HAND)),  # with the Free City the third is its pile, top first
            ("boards", np.int8, (MOST_CITIES,)),  # 2 x wonder + side
            ("players", np.int8),
            ("board_rule", np.int8),  # a BoardRule
        ],
    )
)

# Room to work in, so that no kernel has to allocate.
WORKSPACE_DTYPE = np.dtype(
    (
        np.record,
        [
            ("left", np.int8, (MOST_PAYMENTS,)),  # the payments for one thing: coins to each neighbour
            ("right", np.int8, (MOST_PAYMENTS,)),
            ("rights", np.int64, (DEAREST + 1,)),  # by coins to the left: the possible coins to the right, as bits
            ("kinds", np.int8, (HAND + 1,)),  # the different cards of a hand
            ("sheet", np.int64, (CATEGORIES,)),  # points by Category
        ],
    )
)

City: TypeAlias = Annotated[Any, CITY_DTYPE]
State: TypeAlias = Annotated[Any, STATE_DTYPE]
States: TypeAlias = Annotated[NDArray[Any], ArrayOf(STATE_DTYPE)]
Deal: TypeAlias = Annotated[Any, DEAL_DTYPE]
Workspace: TypeAlias = Annotated[Any, WORKSPACE_DTYPE]

PlainState: TypeAlias = Any  # a state as plain values, under the same names (see plain.py)
read_state = reader(STATE_DTYPE)

"""What the compiled steps of both games share: what is played for, against whom, and arrays with a row for each game.

Numba tells named tuples apart by their names and fields, so there must be one class of this name.
"""

from typing import Annotated, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.kernel import ArrayOf, kernel
from thauma.kernel.rng import Int8s

Rows: TypeAlias = Annotated[NDArray[np.int8], ArrayOf(np.int8, 2)]
Rngs: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64, 2)]
Actions: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64)]
Rewards: TypeAlias = Annotated[NDArray[np.float64], ArrayOf(np.float64)]
AllRewards: TypeAlias = Annotated[NDArray[np.float64], ArrayOf(np.float64, 2)]  # by player
Bools: TypeAlias = Annotated[NDArray[np.bool_], ArrayOf(np.bool_)]

OVER = -1  # in place of whoever decides next
EITHER = -1  # in place of the caller's seat: drawn for each game

# Who moves for the other seats
ITSELF = 0  # the caller moves for all
RANDOM = 1
GREEDY = 2
OPPONENTS = ("self", "random", "greedy")


class Terms(NamedTuple):
    """What the games are played for and against whom."""

    opponent: int
    seat: int  # the caller's, or EITHER
    margin: bool


@kernel
def legal_action(mask: Int8s, chosen: int) -> int:
    """The action or, if it isn't legal, the legal one with the lowest number."""
    if 0 <= chosen < len(mask) and mask[chosen]:
        return chosen
    action = 0
    while not mask[action]:
        action += 1
    return action

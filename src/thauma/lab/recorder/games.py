"""Many complete games as arrays: their deals, their moves one after the other, and what is known of each at its end."""

from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.kernel import ArrayOf
from thauma.kernel.rng import WORD

Ends: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64)]  # where the moves of each game end
Verdicts: TypeAlias = Annotated[
    NDArray[np.int64], ArrayOf(np.int64)
]  # for each game: FINE, NOT_OVER, or the illegal ply
Rows: TypeAlias = Annotated[NDArray[np.int16], ArrayOf(np.int16, dimensions=2)]  # recorded moves as numbers

FINE = -1
NOT_OVER = -2


def whole_number(value: Any, end: int) -> int:
    """A number of a move as recorded; a KeyError unless it is a whole one from 0 on and below an end."""
    if type(value) is not int or not 0 <= value < end:
        raise KeyError(value)
    return value


class Games(NamedTuple):
    """Games of one kind; the types of deals, moves and facts are those of the game's folder here."""

    deals: NDArray[Any]
    moves: NDArray[Any]
    ends: NDArray[np.int64]
    facts: NDArray[Any]

    def __len__(self) -> int:
        return len(self.deals)

    def moves_of(self, number: int) -> NDArray[Any]:
        return self.moves[self.ends[number - 1] if number else 0 : self.ends[number]]

    def only(self, kept: NDArray[np.bool_]) -> "Games":
        """Some of the games."""
        if kept.all():
            return self
        lengths = np.diff(self.ends, prepend=0)
        moves = self.moves[np.repeat(kept, lengths)]
        return Games(self.deals[kept], moves, np.cumsum(lengths[kept]), self.facts[kept])


class Seed(NamedTuple):
    """A seed as the two words that a generator takes (see kernel/rng.py)."""

    low: int
    high: int

    @classmethod
    def of(cls, seed: int) -> "Seed":
        return cls(seed & WORD, (seed >> 32) & WORD)

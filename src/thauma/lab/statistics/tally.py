"""Counts that can be added up: of chunks on several threads, of files of any size.

Every share is kept as two numbers, how many there were and how much of the victory they had; winners who share a
victory share it evenly.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thauma.lab.registry import statistics_of
from thauma.lab.statistics.chunks import Chunk

LONGEST = 256  # plies, far more than any game has

Counts = NDArray[np.float64]
Records = NDArray[Any]  # of deals or of facts


class Tally:
    """What was counted in the games of one kind."""

    def __init__(self, game: str, seats: int, counts: Mapping[str, Counts], players: Mapping[str, Counts]) -> None:
        self.game = game
        self.seats = seats
        self.counts = dict(counts)
        self.players = dict(players)  # by name: seats, victories

    def __add__(self, other: "Tally") -> "Tally":
        counts = {name: mine + other.counts[name] for name, mine in self.counts.items()}
        names = dict.fromkeys((*self.players, *other.players))
        none = np.zeros(2)
        players = {name: self.players.get(name, none) + other.players.get(name, none) for name in names}
        return Tally(self.game, self.seats, counts, players)

    def __getitem__(self, name: str) -> Counts:
        return self.counts[name]

    @property
    def games(self) -> int:
        return int(self.counts["games"][()])


def count(chunk: Chunk) -> Tally:
    """Count whatever a report tells of."""
    shares = shares_of(chunk.games.facts["winners"], chunk.seats)
    counts = {
        "games": np.array(float(len(chunk))),
        "won": shares.sum(axis=0),
        "shared": np.array(float((shares.max(axis=1) < 1).sum())),
        "plies": table(chunk.games.facts["plies"], (LONGEST,)),
        **statistics_of(chunk.game).count(chunk, shares),
    }
    players: dict[str, Counts] = {}
    for number, names in enumerate(chunk.seatings):
        mine = chunk.seating == number
        for seat, name in enumerate(names):
            players[name] = players.get(name, np.zeros(2)) + np.array([mine.sum(), shares[mine, seat].sum()])
    return Tally(chunk.game, chunk.seats, counts, players)


def shares_of(winners: NDArray[np.int8], seats: int) -> Counts:
    """The part of the victory that each seat of each game has."""
    won = (winners[:, None] >> np.arange(seats)) & 1
    return won / won.sum(axis=1, keepdims=True)


def with_and_without(
    has: Sequence[NDArray[np.bool_]], could: Sequence[NDArray[np.bool_]], shares: Counts
) -> tuple[Counts, Counts]:
    """For each thing (a column): how many cities have it, and their victories; the same for those without.

    There is a table for each seat, whose rows are games. Only cities that `could` have it count as without.
    """
    tables = list(zip(has, could, shares.T, strict=True))
    having = sum(count_with(mine, share) for mine, _, share in tables)
    lacking = sum(count_with(possible & ~mine, share) for mine, possible, share in tables)
    return np.asarray(having), np.asarray(lacking)


def count_with(those: NDArray[np.bool_], share: Counts) -> Counts:
    """For each column: how many rows have it, and their victories."""
    return np.stack([those.sum(axis=0), share @ those], axis=1).astype(np.float64)


def members(numbers: NDArray[np.int8], size: int) -> NDArray[np.bool_]:
    """Lists of numbers (rows, filled up with -1) as rows of a table that says which are in the list."""
    found = np.zeros((len(numbers), size + 1), np.bool_)
    np.put_along_axis(found, numbers.astype(np.intp), True, axis=1)  # -1 is the last column, which is dropped
    return found[:, :size]


def table(cells: NDArray[Any], shape: tuple[int, ...]) -> Counts:
    """How often each cell of a table was hit."""
    return np.bincount(cells.astype(np.intp), minlength=int(np.prod(shape))).reshape(shape).astype(np.float64)


def winners_and_others(values: NDArray[np.int16], shares: Counts, counted: NDArray[np.bool_]) -> Counts:
    """For both, and each column of what every seat has: how many, their sum, the sum of their squares.

    Only of the counted games that one seat won alone. A mean and its spread follow.
    """
    alone = counted & (shares.max(axis=1) == 1)
    won = shares[alone] == 1
    wide = values[alone][:, : shares.shape[1]].astype(np.float64)
    both = (wide[won], wide[~won])
    return np.stack([np.stack([np.ones_like(side).sum(0), side.sum(0), (side**2).sum(0)], axis=1) for side in both])


def with_total(points: NDArray[np.int16]) -> NDArray[np.int16]:
    """Score sheets (the last axis) with their sum behind them."""
    return np.concatenate([points, points.sum(axis=-1, keepdims=True, dtype=np.int16)], axis=-1)

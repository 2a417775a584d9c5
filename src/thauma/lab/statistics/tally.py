"""Counts that can be added up: of chunks on several threads, of files of any size.

Every share is kept as two numbers, how many there were and how much of the victory they had; winners who share a
victory share it evenly.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thauma.lab.registry import statistics_of
from thauma.lab.statistics.chunks import Chunk

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
    counts = statistics_of(chunk.game, "counting").count(chunk, shares)
    return Tally(chunk.game, chunk.seats, {"games": np.array(float(len(chunk))), **counts}, _players(chunk, shares))


def shares_of(winners: NDArray[np.int8], seats: int) -> Counts:
    """The part of the victory that each seat of each game has."""
    won = (winners[:, None] >> np.arange(seats)) & 1
    return won / won.sum(axis=1, keepdims=True)


def _players(chunk: Chunk, shares: Counts) -> dict[str, Counts]:
    found: dict[str, Counts] = {}
    for number, names in enumerate(chunk.seatings):
        mine = chunk.seating == number
        for seat, name in enumerate(names):
            counts = np.array([mine.sum(), shares[mine, seat].sum()])
            found[name] = found.get(name, np.zeros(2)) + counts
    return found


def with_and_without(has: NDArray[np.bool_], could: NDArray[np.bool_], share: Counts) -> tuple[Counts, Counts]:
    """For each thing (a column): how many cities (rows) have it, and their victories; the same for those without.

    Only cities that `could` have it count as without.
    """
    return count_with(has, share), count_with(could & ~has, share)


def count_with(those: NDArray[np.bool_], share: Counts) -> Counts:
    """For each column: how many rows have it, and their victories."""
    return np.stack([those.sum(axis=0), share @ those], axis=1).astype(np.float64)


def members(numbers: NDArray[np.int8], size: int) -> NDArray[np.bool_]:
    """Lists of numbers (rows, filled up with -1) as rows of a table that says which are in the list."""
    table = np.zeros((len(numbers), size + 1), np.bool_)
    np.put_along_axis(table, numbers.astype(np.intp), True, axis=1)  # -1 is the last column, which is dropped
    return table[:, :size]


def moments(values: NDArray[np.int16]) -> Counts:
    """For each column: how many values, their sum and the sum of their squares. A mean and its spread follow."""
    wide = values.astype(np.float64)
    return np.stack([np.full(wide.shape[1], len(wide)), wide.sum(axis=0), (wide**2).sum(axis=0)], axis=1)


def with_total(points: NDArray[np.int16]) -> NDArray[np.int16]:
    """Score sheets (the last axis) with their sum behind them."""
    return np.concatenate([points, points.sum(axis=-1, keepdims=True, dtype=np.int16)], axis=-1)

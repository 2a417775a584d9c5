"""Complete games, some thousands at a time: the unit in which games are recorded, read and counted."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from thauma.lab.recorder import Games

GAMES_PER_CHUNK = 32768  # half a second of random games: small enough for steady progress, large enough for columns

# A column of a file: an array; or numbers, or a table of which are in a list, and the names that they stand for.
Columns = dict[str, NDArray[Any] | tuple[NDArray[Any], Sequence[str]]]

T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True)
class Chunk:
    """Games of one kind with one number of seats, and who played them."""

    game: str
    seats: int
    games: Games
    seatings: list[tuple[str, ...]]  # the different tables of players
    seating: NDArray[np.int32]  # for each game, one of these
    numbers: NDArray[np.int64]  # of the games, in their run or file
    seed: int | None = None
    left_out: int = 0  # games that came with these and are not over

    def __len__(self) -> int:
        return len(self.games)


def in_order(work: Callable[[T], U], pieces: Iterable[T], workers: int) -> Iterator[U]:
    """What the work makes of each piece, in order; done on threads, and no further ahead than they can work."""
    if workers == 1:
        yield from map(work, pieces)
        return
    waiting = iter(pieces)
    with ThreadPoolExecutor(workers) as pool:
        under_way: list[Future[U]] = [pool.submit(work, piece) for piece in islice(waiting, workers + 1)]
        try:
            while under_way:
                done = under_way.pop(0).result()
                under_way += [pool.submit(work, piece) for piece in islice(waiting, 1)]
                yield done
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

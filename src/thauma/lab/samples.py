"""What a net learns from: the positions of many games, what the search thought of them, and how the games ended.

Positions are kept as the rules know them, not as a net's inputs: what a net looks at may change without playing again.
"""

from dataclasses import dataclass, fields
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.errors import ThaumaError
from thauma.kernel import ArrayOf, kernel
from thauma.kernel.rng import Int8s
from thauma.players.network import Floats2

Int64s: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64)]

MOST_PLAYERS = 8  # of one game


class BadSamples(ThaumaError):
    code = "bad_samples"


@dataclass(frozen=True)
class Samples:
    """Positions side by side. Of position i, the actions are those from starts[i] to starts[i + 1]."""

    states: NDArray[np.uint8]  # positions x bytes of a state record
    seats: NDArray[np.int8]  # whose decision it was
    players: NDArray[np.int8]  # who decided
    biased: NDArray[np.int8]  # whether a fan decided: what it expected says nothing
    actions: NDArray[np.int16]  # the legal ones of each position
    shares: NDArray[np.float32]  # of the visits; a position whose shares are all 0 teaches no policy
    starts: NDArray[np.int64]  # one more than there are positions
    outcomes: NDArray[np.float32]  # positions x values, from -1 to 1: how the game ended for the player who decided
    roots: NDArray[np.float32]  # what the search expected
    games: NDArray[np.int64]  # where each game's positions begin; one more than there are games

    def __len__(self) -> int:
        return len(self.starts) - 1

    def to_bytes(self) -> bytes:
        """The contents of an .npz archive."""
        file = BytesIO()
        np.savez(file, allow_pickle=False, **{field.name: _small(getattr(self, field.name)) for field in fields(self)})
        return file.getvalue()

    @classmethod
    def load(cls, path: Path) -> "Samples":
        with np.load(path, allow_pickle=False) as archive:
            missing = {field.name for field in fields(cls)} - {*archive.files}
            if missing:
                raise BadSamples(f"{path} is of an older version: it has no {min(missing)}; play these games again")
            return cls(*(_wide(archive[field.name]) for field in fields(cls)))

    @classmethod
    def joined(cls, parts: "list[Samples]") -> "Samples":
        """All positions of several samples in order."""
        columns = {f.name: np.concatenate([getattr(part, f.name) for part in parts]) for f in fields(cls)}
        for starts, length in (("starts", "actions"), ("games", "states")):
            shifts = np.cumsum([0, *(len(getattr(part, length)) for part in parts)])
            shifted = [getattr(part, starts)[:-1] + shift for part, shift in zip(parts, shifts[:-1], strict=True)]
            columns[starts] = np.concatenate([*shifted, shifts[-1:]])
        return cls(**columns)

    def check(self) -> None:
        """BadSamples if something in them is no number."""
        for name in ("shares", "outcomes", "roots"):
            if not np.isfinite(getattr(self, name)).all():
                raise BadSamples(
                    f"the {name} of some samples are no numbers; delete these samples and play the games again"
                )

    def targets(self, carried: float) -> NDArray[np.float32]:
        """What each position turned out to be worth to whoever decided (see `carry_back`)."""
        targets = np.zeros_like(self.roots)
        later = np.zeros((MOST_PLAYERS, self.roots.shape[1]), np.float32)
        carry_back(
            self.games, self.players, self.biased, self.outcomes, self.roots, carried, targets, later, blank_flags()
        )
        return targets


def blank_flags() -> Int8s:
    return np.zeros(MOST_PLAYERS, np.int8)


@kernel
def carry_back(
    games: Int64s,
    players: Int8s,
    biased: Int8s,
    outcomes: Floats2,
    roots: Floats2,
    carried: float,
    targets: Floats2,
    later: Floats2,
    known: Int8s,
) -> None:
    """From the end of each game back: a part of what came later, and the rest what the search expected here.

    That is TD(λ) with λ = `carried`. Fans pass on what came later as it is. In a game of two, what one gains the other
    loses, so each learns from the decisions of both.
    """
    for game in range(len(games) - 1):
        first, end = games[game], games[game + 1]
        seated = 0
        for player in range(len(known)):
            known[player] = 0
        for at in range(first, end):
            seated = max(seated, players[at] + 1)
        for back in range(end - first):
            at = end - 1 - back
            player = players[at]
            for value in range(roots.shape[1]):
                found = later[player, value] if known[player] else outcomes[at, value]
                if not biased[at]:
                    found = carried * found + (1.0 - carried) * roots[at, value]
                later[player, value] = targets[at, value] = found
                if seated == 2:
                    later[1 - player, value] = -found
            known[player] = 1
            if seated == 2:
                known[1 - player] = 1


def _small(array: NDArray[Any]) -> NDArray[Any]:
    """Half the room on disk: the fourth digit of a share or a value says nothing."""
    return array.astype(np.float16) if array.dtype == np.float32 else array


def _wide(array: NDArray[Any]) -> NDArray[Any]:
    return array.astype(np.float32) if array.dtype == np.float16 else array

"""What a net learns from: the inputs of many positions, what the search thought of them, and how the games ended."""

from dataclasses import dataclass, fields
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Samples:
    """Positions side by side. Of position i, the inputs are those from starts[i] to starts[i + 1], and so its rows."""

    indices: NDArray[np.int32]  # inputs that aren't zero
    amounts: NDArray[np.float32]
    starts: NDArray[np.int64]  # one more than there are positions
    rows: NDArray[np.int32]  # the policy row of each legal action
    second_rows: NDArray[np.int32]  # another one whose output is added to the first's; -1 if there is none
    shares: NDArray[np.float32]  # of the visits; a position whose shares are all 0 teaches no policy
    row_starts: NDArray[np.int64]
    outcomes: NDArray[np.float32]  # positions x values, from -1 to 1: how the game ended for the seat that decided
    roots: NDArray[np.float32]  # what the search expected

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
            return cls(*(_wide(archive[field.name]) for field in fields(cls)))

    @classmethod
    def joined(cls, parts: "list[Samples]") -> "Samples":
        """All positions of several samples in order."""
        columns = {f.name: np.concatenate([getattr(part, f.name) for part in parts]) for f in fields(cls)}
        for starts, length in (("starts", "indices"), ("row_starts", "rows")):
            shifts = np.cumsum([0, *(len(getattr(part, length)) for part in parts)])
            shifted = [getattr(part, starts)[:-1] + shift for part, shift in zip(parts, shifts[:-1], strict=True)]
            columns[starts] = np.concatenate([*shifted, shifts[-1:]])
        return cls(**columns)


def _small(array: NDArray[Any]) -> NDArray[Any]:
    """Half the room on disk: no game has 2**15 inputs, and the fourth digit of an amount says nothing."""
    narrower: dict[Any, Any] = {np.dtype(np.int32): np.int16, np.dtype(np.float32): np.float16}
    return array.astype(narrower.get(array.dtype, array.dtype))


def _wide(array: NDArray[Any]) -> NDArray[Any]:
    wider: dict[Any, Any] = {np.dtype(np.int16): np.int32, np.dtype(np.float16): np.float32}
    return array.astype(wider.get(array.dtype, array.dtype))

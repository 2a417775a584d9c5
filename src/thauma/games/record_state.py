"""What all games have in common whose state is one NumPy record."""

from typing import Any, ClassVar

import numpy as np

from thauma.games.protocol import Game, State


class RecordGame(Game):
    dtype: ClassVar[np.dtype[Any]]  # of a state

    def copy(self, state: State) -> State:
        copies = np.zeros(1, self.dtype)
        copies[0] = state
        return copies[0]

    def to_bytes(self, state: State) -> bytes:
        data: bytes = state.tobytes()
        return data

    def from_bytes(self, data: bytes) -> State:
        if len(data) != self.dtype.itemsize:
            raise ValueError(
                f"a state of {self.name} has {self.dtype.itemsize} bytes, this one {len(data)}: "
                "it may be of another game or version"
            )
        return np.frombuffer(bytearray(data), self.dtype)[0]

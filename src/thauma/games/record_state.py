"""What all games have in common whose state is one NumPy record, and whose views are written as JSON."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
import numpy as np

from thauma.games.protocol import Game, Json, State


class RecordGame(Game):
    dtype: ClassVar[np.dtype[Any]]  # of a state

    def observe(self, state: State, seat: int | None) -> Json:
        return self.observe_all(state, (seat,))[0]

    def observe_all(self, state: State, seats: Sequence[int | None]) -> list[Json]:
        return [msgspec.json.decode(view) for view in self.show_all(state, seats)]

    @abstractmethod
    def show_all(self, state: State, seats: Sequence[int | None]) -> list[bytes]: ...

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

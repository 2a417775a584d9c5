"""What all games have in common whose state is one NumPy record, and what ours have in common beyond that."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from thauma.games.errors import Move
from thauma.games.protocol import Choice, Deal, Fate, Game, Json, Rules, State


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


class HouseGame(RecordGame):
    """A game whose rules stand in modules with the same names and functions as those of the other games here."""

    deals: Any
    features_of: Any
    loop: Any
    moves: Any
    view: Any
    over: int  # the last phase

    @abstractmethod
    def blank_deal(self, seats: int, rules: Rules) -> Deal:
        """A deal that has its options and nothing else; BadOption if there are no such options."""

    def setup(self, deal: Deal) -> Json:
        return self.deals.deal_to_setup(deal)

    def parse_setup(self, setup: Json, seats: int, rules: Rules) -> Deal:
        deal = self.blank_deal(seats, rules)
        self.deals.setup_to_deal(setup, deal)
        return deal

    def start(self, deal: Deal) -> State:
        states = np.zeros(1, self.dtype)
        self.loop.set_up(states, 0, deal)
        return states[0]

    def pending(self, state: State) -> tuple[int, ...]:
        return self.moves.pending(state)

    def legal(self, state: State, seat: int) -> list[Choice]:
        return list(map(Choice, *self.moves.list_for(state, seat)))

    def legal_moves(self, state: State, seat: int) -> list[Move]:
        return self.moves.list_moves(state, seat)

    def encode(self, state: State, move: Move) -> int:
        return self.moves.encode(state, move)

    def decode(self, state: State, seat: int, action: int) -> Move:
        return self.moves.decode(state, seat, action)

    def play(self, state: State, seat: int, action: int, fate: Fate) -> None:
        if action not in self.moves.list_for(state, seat)[0]:
            raise ValueError(f"action {action} is not legal for seat {seat} here")
        self.advance(state, seat, action, fate)

    def is_over(self, state: State) -> bool:
        return int(state["phase"]) == self.over

    def result(self, state: State) -> Json | None:
        return self.view.result(state)

    def score(self, state: State, seat: int) -> dict[str, int]:
        return self.view.score(state, seat)

    def position(self, state: State) -> Json:
        return self.view.position(state)

    def show_all(self, state: State, seats: Sequence[int | None]) -> list[bytes]:
        return self.view.show_all(state, seats)

    def features(self, state: State, seat: int) -> NDArray[np.float32]:
        return self.features_of.features(state, seat)

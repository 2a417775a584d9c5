"""The toy game: 2 to 4 players take 1 to 3 stones from a heap; who takes the last one gives the victory away.

It shows what a game must offer to play in the arena, to be recorded, to sit at a server's table and in an environment:
`GAME` below, and one line that names this module (tests/games/test_toy.py).
"""

import json
from dataclasses import asdict, dataclass, replace

import numpy as np
from numpy.typing import NDArray

from thauma.games.errors import BadSetup, IllegalMove, Move, UnreadableMove, WrongSeat
from thauma.games.protocol import Choice, Deal, Fate, Game, Json, Rules, State, Wishes
from thauma.kernel.rng import Rng, below

FEWEST_STONES, MOST_STONES = 15, 24
MOST_TAKEN = 3


@dataclass
class Heap:
    stones: int
    seats: int
    taken: list[int]  # by seat
    mover: int = 0
    loser: int = -1


class Stones(Game):
    name = "stones"
    title = "Stones"
    seats = (2, 4)
    actions = MOST_TAKEN

    def deal(self, rng: Rng, seats: int, rules: Rules, wishes: Wishes = ()) -> Deal:  # noqa: ARG002 - nothing to wish
        self.check_rules(rules)
        self.check_seats(seats)
        return {"stones": FEWEST_STONES + below(rng, MOST_STONES - FEWEST_STONES + 1), "seats": seats}

    def setup(self, deal: Deal) -> Json:
        return {"stones": deal["stones"]}

    def parse_setup(self, setup: Json, seats: int, rules: Rules) -> Deal:
        self.check_rules(rules)
        if setup.get("stones") not in range(FEWEST_STONES, MOST_STONES + 1):
            raise BadSetup(f"setup.stones is a number from {FEWEST_STONES} to {MOST_STONES}")
        return {"stones": setup["stones"], "seats": seats}

    def start(self, deal: Deal) -> State:
        return Heap(deal["stones"], deal["seats"], [0] * deal["seats"])

    def pending(self, state: State) -> tuple[int, ...]:
        return () if self.is_over(state) else (state.mover,)

    def legal(self, state: State, seat: int) -> list[Choice]:
        if seat not in self.pending(state):
            return []
        return [Choice(action, 0) for action in range(min(MOST_TAKEN, state.stones))]

    def encode(self, state: State, move: Move) -> int:
        seat, number = move.get("seat"), move.get("number")
        if move.get("do") != "take" or not isinstance(seat, int) or not isinstance(number, int):
            raise UnreadableMove(
                'a move is {"seat": …, "do": "take", "number": …}', self.legal_moves(state, state.mover)
            )
        if seat not in self.pending(state):
            raise WrongSeat(f"seat {seat} has nothing to decide now", self.legal_moves(state, state.mover))
        if not 1 <= number <= min(MOST_TAKEN, state.stones):
            raise IllegalMove(f"{number} stones can't be taken", self.legal_moves(state, seat))
        return number - 1

    def decode(self, state: State, seat: int, action: int) -> Move:  # noqa: ARG002 - a move looks the same everywhere
        return {"seat": seat, "do": "take", "number": action + 1}

    def play(self, state: State, seat: int, action: int, fate: Fate) -> None:  # noqa: ARG002 - chance decides nothing
        if action not in [choice.action for choice in self.legal(state, seat)]:
            raise ValueError(f"action {action} is not legal for seat {seat} here")
        state.stones -= action + 1
        state.taken[seat] += action + 1
        if state.stones == 0:
            state.loser = seat
        state.mover = (seat + 1) % state.seats

    def is_over(self, state: State) -> bool:
        return bool(state.stones == 0)

    def result(self, state: State) -> Json | None:
        if not self.is_over(state):
            return None
        seats = range(state.seats)
        scores = [self.score(state, seat) for seat in seats]
        return {"winners": [seat for seat in seats if seat != state.loser], "by": "points", "scores": scores}

    def score(self, state: State, seat: int) -> dict[str, int]:
        return {"total": int(seat != state.loser)}

    def position(self, state: State) -> Json:
        return asdict(state)

    def observe(self, state: State, seat: int | None) -> Json:
        pending = self.pending(state)
        legal = self.legal_moves(state, seat) if seat is not None else []
        return {"game": self.name, "seat": seat, "pending": list(pending), "legal": legal, **asdict(state)}

    def features(self, state: State, seat: int) -> NDArray[np.float32]:
        return np.array([state.seats, state.stones, (state.mover - seat) % state.seats], np.float32)

    def copy(self, state: State) -> State:
        return replace(state, taken=list(state.taken))

    def to_bytes(self, state: State) -> bytes:
        return json.dumps(asdict(state)).encode()

    def from_bytes(self, data: bytes) -> State:
        return Heap(**json.loads(data))


GAME = Stones()

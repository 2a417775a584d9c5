"""What thinking players have in common: a budget of simulations or time, and a report of what was found."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from thauma.games.errors import ThaumaError
from thauma.games.protocol import State
from thauma.kernel.rng import Rng

FIRST_CHUNK = 32  # simulations between two looks at the clock, until their speed is known
LOOKS = 20  # at the clock during a budget of time
SECONDS_BETWEEN_LOOKS = 0.1  # at the most, so that a search can be stopped at any moment

Stop = Callable[[], bool]


class BadBudget(ThaumaError):
    code = "bad_budget"


@dataclass(frozen=True)
class Budget:
    """How long to think: so many simulations, so many seconds, or whichever is used up first."""

    simulations: int | None = None
    seconds: float | None = None

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """`2000` is simulations; `50ms` and `1.5s` are time."""
        if re.fullmatch(r"[1-9][0-9]{0,9}", text):
            return cls(simulations=int(text))
        timed = re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)(ms|s)", text)
        if timed and float(timed[1]) > 0:
            return cls(seconds=float(timed[1]) / (1000 if timed[2] == "ms" else 1))
        raise BadBudget(f"{text!r} is no budget: write simulations as 2000, or time as 50ms or 1.5s")

    def within(self, seconds: float | None) -> "Budget":
        """This budget, or that much time for a move where one is given."""
        return self if seconds is None else Budget(seconds=seconds)


@dataclass(frozen=True)
class MoveReport:
    action: int
    visits: int
    win_chance: float  # for the seat that decides; a shared victory counts half
    prior: float  # how likely the policy thought the move before the search


@dataclass(frozen=True)
class Report:
    """What a search found out for a seat, the best move first."""

    moves: tuple[MoveReport, ...]
    win_chance: float
    variation: tuple[tuple[int, int], ...]  # (seat, action): the line that was looked at most
    simulations: int
    seconds: float
    exact: bool = False  # solved to the end instead of searched

    @property
    def best(self) -> int:
        return self.moves[0].action


class Thinker(Protocol):
    """Whoever can say how good each move is."""

    def think(self, state: State, seat: int, budget: Budget, rng: Rng, stop: Stop | None = None) -> Report:
        """Look ahead from a decision of the seat, knowing what the seat knows."""


def run_within(budget: Budget, simulate: Callable[[int], None], stop: Stop | None = None) -> tuple[int, float]:
    """Call `simulate` with numbers of simulations until the budget is used up; how many it were, and the seconds."""
    began = time.perf_counter()
    limit = budget.simulations if budget.simulations is not None else 1 << 62
    done, elapsed, chunk = 0, 0.0, FIRST_CHUNK
    while done < limit:
        chunk = min(chunk, limit - done)
        simulate(chunk)
        done += chunk
        elapsed = time.perf_counter() - began
        if (budget.seconds is not None and elapsed >= budget.seconds) or (stop is not None and stop()):
            break
        speed = done / max(elapsed, 1e-9)
        pause = SECONDS_BETWEEN_LOOKS
        if budget.seconds is not None:
            pause = min(pause, budget.seconds / LOOKS, budget.seconds - elapsed)
        chunk = max(1, int(speed * pause))
    return done, elapsed

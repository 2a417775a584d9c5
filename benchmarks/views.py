"""What a table costs a server: microseconds to show a position, list its moves, play one and tell of it.

Averages over random games, beside the same machine's time for a plain NumPy loop: figures of two machines or of two
hours are compared by their ratios to that.
"""

import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from thauma.cli.bench import calibrate, rate
from thauma.games import NAMES, game
from thauma.kernel.rng import Rng, below, seeded
from thauma.records import LiveGame
from thauma.records.events import Teller

GAMES = 20
ROUNDS = 3  # the best of these counts: a neighbour on the machine can only slow a round down

T = TypeVar("T")


class Clock:
    """The CPU time that each kind of call takes."""

    def __init__(self) -> None:
        self._taken: dict[str, int] = defaultdict(int)
        self._calls: dict[str, int] = defaultdict(int)

    def time(self, what: str, call: Callable[..., T], *arguments: Any) -> T:
        began = time.process_time_ns()
        result = call(*arguments)
        self._taken[what] += time.process_time_ns() - began
        self._calls[what] += 1
        return result

    def microseconds(self) -> dict[str, float]:
        return {what: taken / self._calls[what] / 1000 for what, taken in self._taken.items()}


def play(name: str, seats: int, seed: int, clock: Clock) -> None:
    """A random game at a table where every seat and a spectator look on."""
    live, rng = LiveGame.new(name, ["?"] * seats, seed=seed), seeded(seed)
    viewers = (*range(seats), None)
    tellers = [Teller(live, viewer) for viewer in viewers]
    while not live.is_over:
        look(live, rng, viewers, clock)
        for teller in tellers:
            clock.time("news", teller.news)
    record = live.record()
    clock.time("from_record", LiveGame.from_record, record)


def look(live: LiveGame, rng: Rng, viewers: tuple[int | None, ...], clock: Clock) -> None:
    """Show a position, list what is legal, play one of it."""
    pending = clock.time("pending", live.game.pending, live.state)
    seat = pending[below(rng, len(pending))]
    clock.time("observe", live.game.observe, live.state, dict(live.game.decisions(live.state))[seat])
    clock.time("observe_all", live.game.observe_all, live.state, viewers)
    legal = clock.time("legal_moves", live.game.legal_moves, live.state, seat)
    clock.time("play", live.play, legal[below(rng, len(legal))])


def measure(name: str, seats: int) -> Iterator[tuple[str, float]]:
    play(name, seats, 0, Clock())  # compiles what is not compiled yet
    rounds = []
    for _ in range(ROUNDS):
        clock = Clock()
        for seed in range(GAMES):
            play(name, seats, seed, clock)
        rounds.append(clock.microseconds())
    for what in rounds[0]:
        yield what, min(taken[what] for taken in rounds)


def main() -> None:
    loop = 1e6 / rate(calibrate)
    print(f"one calibration loop: {loop:.2f} µs")
    for name in sys.argv[1:] or NAMES:
        fewest, most = game(name).seats
        for seats in sorted({fewest, min(3, most), most}):
            print(f"\n{name}, {seats} seats{'µs a call':>24}{'loops':>12}")
            for what, taken in measure(name, seats):
                print(f"  {what:20} {taken:>14,.1f} {taken / loop:>11,.1f}", flush=True)


if __name__ == "__main__":
    main()

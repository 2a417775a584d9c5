"""`thauma bench`: how fast the rules are here, on one core, with yardsticks from the same run.

Machines differ and are noisy. So every run also measures the same code uncompiled and a plain NumPy loop: figures of
two machines are compared by their ratios to these.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from thauma.cli.output import print_json
from thauma.cli.parsing import number_of_seats
from thauma.games import game as find_game
from thauma.games.batch import batch_of
from thauma.kernel.rng import seeded

ROUNDS = 3  # the best of these counts: a neighbour on the machine can only slow a round down
SECONDS_PER_ROUND = 1.0
BATCH = 4096


def run_bench(name: str, seats: int | None, json: bool) -> None:
    found = find_game(name)
    figures: dict[str, Any] = {}
    for key, value in measure(name, number_of_seats(found, seats, found.seats[0])):
        figures[key] = value
        if not json:
            print(f"{key:34} {_readable(value):>14}", flush=True)
    if json:
        print_json(figures)


def _readable(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
    return str(value)


def measure(name: str, seats: int) -> Iterator[tuple[str, Any]]:
    """All figures for a game, each as soon as it is there."""
    batch = batch_of(name)
    rng = seeded(0)
    games = batch(BATCH, seats=seats)
    yield "game", name
    yield "seats", seats
    yield "state_bytes", games.states.dtype.itemsize
    yield "cold_compile_seconds", _in_fresh_process(name, seats, cold=True).cpu
    yield "warm_start_seconds", _in_fresh_process(name, seats, cold=False).wall
    listed = rate(lambda n: batch.play_at_random(n, rng, True, seats)[0] and n)
    yield "random_games_per_second", listed
    yield "sampled_games_per_second", rate(lambda n: batch.play_at_random(n, rng, False, seats)[0] and n)
    yield "batch_steps_per_second", rate(lambda n: _step(games, n))
    uncompiled = _uncompiled_rate(name, seats)
    yield "uncompiled_games_per_second", uncompiled
    yield "times_uncompiled", listed / uncompiled
    calibration = rate(calibrate)
    yield "calibration_loops_per_second", calibration
    yield "games_per_calibration_loop", listed / calibration


def rate(run: Callable[[int], int]) -> float:
    """Things done in a CPU-second: `run(n)` does its work n times and returns how many things that were."""
    n = 1
    run(1)
    while (taken := _timed(run, n)[1]) < SECONDS_PER_ROUND / 4:
        n *= 2
    n = max(1, int(n * SECONDS_PER_ROUND / taken))
    return max(done / seconds for done, seconds in (_timed(run, n) for _ in range(ROUNDS)))


def _timed(run: Callable[[int], int], n: int) -> tuple[int, float]:
    began = time.process_time()
    done = run(n)
    return done, time.process_time() - began


def _step(games: Any, rounds: int) -> int:
    for _ in range(rounds):
        games.step(games.random_actions())
    return rounds * len(games.states)


def calibrate(loops: int) -> int:
    """A plain NumPy loop that no change of ours can make faster or slower."""
    values = np.arange(4096, dtype=np.float64)
    for _ in range(loops):
        np.sqrt(values * 1.5 + 2.0).sum()
    return loops


class Taken(NamedTuple):
    """Seconds."""

    wall: float
    cpu: float


FRESH = """
import sys, time
began = time.perf_counter()
from thauma.games import game
from thauma.kernel.rng import seeded
name, seats, everything = sys.argv[1], int(sys.argv[2]), sys.argv[3] == "everything"
found = game(name)
state = found.start(deal := found.deal(seeded(0), seats, {}))
seat = found.pending(state)[0]
found.play(state, seat, found.legal(state, seat)[0].action, deal)
if everything:
    from thauma.games.batch import batch_of
    batch_of(name).warm()
print(time.perf_counter() - began)
"""


def _in_fresh_process(name: str, seats: int, cold: bool) -> Taken:
    """Start Python anew and make the first move; cold, from an empty cache, everything is compiled."""
    with tempfile.TemporaryDirectory() as empty:
        environment = {**os.environ, "THAUMA_CACHE_DIR": empty} if cold else dict(os.environ)
        arguments = [sys.executable, "-c", FRESH, name, str(seats), "everything" if cold else "first move"]
        if not cold:
            subprocess.run(arguments, env=environment, check=True, capture_output=True)  # fills the cache
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        began = time.perf_counter()
        subprocess.run(arguments, env=environment, check=True, capture_output=True)
        wall = time.perf_counter() - began
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return Taken(wall=wall, cpu=cpu)


UNCOMPILED = """
import sys, time
from thauma.games.batch import batch_of
from thauma.kernel.rng import seeded
batch = batch_of(sys.argv[1])
began, games = time.process_time(), 0
while time.process_time() - began < 3:
    batch.play_at_random(1, seeded(0, games), True, int(sys.argv[2]))
    games += 1
print(games / (time.process_time() - began))
"""


def _uncompiled_rate(name: str, seats: int) -> float:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    arguments = [sys.executable, "-c", UNCOMPILED, name, str(seats)]
    return float(subprocess.run(arguments, env=environment, check=True, capture_output=True, text=True).stdout)

"""How long it takes to make and to analyse many random games: recorded to a Parquet file, counted, shown as a page.

    python benchmarks/bulk.py [duel|classic] [GAMES] [WORKERS]

A million games of Duel and 300 000 of classic for three, on two threads, unless told otherwise. Wall time and CPU time
stand side by side: on a machine that does other work too, the CPU time is the one to compare.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from thauma.arena.selfplay import SelfPlay
from thauma.cli.output import progress_bar
from thauma.cli.stats import run_stats
from thauma.games import NAMES
from thauma.lab.statistics.page import page  # noqa: F401 - so that no import is measured
from thauma.lab.statistics.parquet import GamesWriter
from thauma.lab.statistics.recording import record

GAMES = {"duel": 1_000_000, "classic": 300_000}
SEATS = {"duel": 2, "classic": 3}
WORKERS = 2

T = TypeVar("T")


def timed(what: str, work: Callable[[], T]) -> T:
    wall, cpu = time.perf_counter(), time.process_time()
    result = work()
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    print(f"  {what:<24} {wall:7.1f} s wall {cpu:7.1f} s CPU", flush=True)
    return result


def make(path: Path, plan: SelfPlay, games: int, workers: int) -> None:
    with GamesWriter(path) as file, progress_bar(games, "games") as advance:
        for chunk in record(plan, games, workers, advance):
            file.add(chunk)


def measure(name: str, games: int, workers: int, folder: Path) -> None:
    plan = SelfPlay(name, ("random",) * SEATS[name], seed=1)
    print(f"{name}, {SEATS[name]} players, {games:,} random games, {workers} threads", flush=True)
    warm, path, report = folder / "warm.parquet", folder / f"{name}.parquet", folder / f"{name}.html"
    make(warm, plan, 10, 1)  # compiles
    run_stats(warm, report, None, "en", 1, json=False)

    def all_of_it() -> None:
        timed("made and written", lambda: make(path, plan, games, workers))
        timed("read, checked, shown", lambda: run_stats(path, report, None, "en", workers, json=False))

    timed("in all", all_of_it)
    print(
        f"  {path.stat().st_size / games:.0f} bytes a game, a page of {report.stat().st_size // 1024} KiB", flush=True
    )


def main() -> None:
    numbers = [int(argument) for argument in sys.argv[1:] if argument.isdigit()]
    for name in [argument for argument in sys.argv[1:] if argument in NAMES] or NAMES:
        games = numbers[0] if numbers else GAMES[name]
        with tempfile.TemporaryDirectory() as folder:
            measure(name, games, numbers[1] if len(numbers) > 1 else WORKERS, Path(folder))


if __name__ == "__main__":
    main()

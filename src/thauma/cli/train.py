"""`thauma train`: generations of nets, with a dashboard."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from thauma.cli.output import print_note
from thauma.games import game as find_game
from thauma.games.errors import ThaumaError

ROWS_SHOWN = 12  # generations on the dashboard
SECONDS_BETWEEN_LINES = 10.0


class LabMissing(ThaumaError):
    code = "lab_missing"


def run_train(
    game: str, hours: float, out: Path, seed: int, workers: int | None, on: str | None, from_shipped: bool = False
) -> None:
    find_game(game)
    _need_lab()
    from thauma.lab.plan import plan_for
    from thauma.lab.report import write_report
    from thauma.lab.school import School
    from thauma.lab.training import Training

    training = Training(replace(plan_for(game), seed=seed, from_shipped=from_shipped), out)
    workers = workers or (None if on else os.cpu_count())
    with _dashboard(training) as watcher:
        school = School(training, watcher, workers, on)
        try:
            school.run(time.monotonic() + hours * 3600)
        except KeyboardInterrupt:
            print_note(f"stopped; the same command goes on in {out}")
            raise
        finally:
            page = write_report(training)
    best = school.best()
    if best is None:
        print(f"the time was up before a generation was finished; the same command goes on in {out}")
    else:
        print(f"{training.generations} generations in {out}; the best net is {best}; see {page}")


def _need_lab() -> None:
    try:
        import matplotlib  # noqa: F401
        import torch  # noqa: F401
    except ImportError as error:
        raise LabMissing("to train nets, install PyTorch and the rest: pip install 'thauma[lab]'") from error


@contextmanager
def _dashboard(training: Any) -> Iterator[Any]:
    """A live table on a terminal, a line now and then elsewhere."""
    from thauma.lab.school import Watcher

    if not sys.stderr.isatty():
        yield _lines(training)
        return
    from rich.console import Console, Group
    from rich.live import Live
    from rich.progress import BarColumn, Progress, TextColumn

    bar = Progress(TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[note]}", markup=False))
    task = bar.add_task("beginning", total=1.0, note="")
    with Live(console=Console(stderr=True), refresh_per_second=4) as live:

        def show() -> None:
            live.update(Group(_table(training), bar))

        def stage(generation: int, what: str) -> None:
            bar.update(task, completed=0.0, description=f"generation {generation}: {what}", note="")
            show()

        def share(done: float, note: str) -> None:
            bar.update(task, completed=done, note=note)

        show()
        yield Watcher(stage, share, lambda _generation: show())


def _table(training: Any) -> Any:
    from rich.table import Table

    from thauma.lab.report import table_rows

    head, rows = table_rows(training)
    table = Table(*head, title=f"{training.plan.game}: {training.generations} generations in {training.folder}")
    for row in rows[-ROWS_SHOWN:]:
        table.add_row(*row)
    return table


def _lines(training: Any) -> Any:
    from thauma.lab.school import Watcher

    said = 0.0

    def share(done: float, note: str) -> None:
        nonlocal said
        if time.monotonic() - said >= SECONDS_BETWEEN_LINES:
            said = time.monotonic()
            print_note(f"{100 * done:.0f} % ({note})")

    def stage(generation: int, what: str) -> None:
        print_note(f"generation {generation}: {what}")

    return Watcher(
        stage, share, lambda generation: print_note(f"generation {generation}: {training.figures(generation)}")
    )

"""Progress of a long run, on standard error: a bar on a terminal, a line now and then elsewhere."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SECONDS_BETWEEN_LINES = 10.0


@contextmanager
def progress_bar(total: int, what: str) -> Iterator[Callable[[int], None]]:
    """A function to call with the number of things just done."""
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (BarColumn(), MofNCompleteColumn(), TextColumn(what), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(what, total=total)
            yield lambda number: bar.advance(task, number)
    else:
        yield _lines(total, what)


def _lines(total: int, what: str) -> Callable[[int], None]:
    done = 0
    said = time.monotonic()

    def advance(number: int) -> None:
        nonlocal done, said
        done += number
        if time.monotonic() - said >= SECONDS_BETWEEN_LINES:
            said = time.monotonic()
            print(f"thauma: {done} of {total} {what}", file=sys.stderr, flush=True)

    return advance

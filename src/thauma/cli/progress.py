"""Progress of a long run, on standard error: a bar on a terminal, a line now and then elsewhere."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

SECONDS_BETWEEN_LINES = 10.0


class Advance(Protocol):
    def __call__(self, number: int, note: str = "") -> None:
        """So many more are done; the note says what they show so far."""


@contextmanager
def progress_bar(total: int, what: str) -> Iterator[Advance]:
    """A function to call with the number of things just done."""
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        note_column = TextColumn("{task.fields[note]}", markup=False)
        columns = (BarColumn(), MofNCompleteColumn(), TextColumn(what), TimeRemainingColumn(), note_column)
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(what, total=total, note="")
            yield lambda number, note="": bar.update(task, advance=number, note=note)
    else:
        yield _lines(total, what)


def _lines(total: int, what: str) -> Advance:
    done = 0
    said = time.monotonic()

    def advance(number: int, note: str = "") -> None:
        nonlocal done, said
        done += number
        if time.monotonic() - said >= SECONDS_BETWEEN_LINES:
            said = time.monotonic()
            print(f"thauma: {done} of {total} {what}{note and f': {note}'}", file=sys.stderr, flush=True)

    return advance

"""What several commands print: JSON, notes, names, and the progress of a long run."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import msgspec

SECONDS_BETWEEN_LINES = 10.0


def print_json(value: Any) -> None:
    """One JSON object on a line of standard output."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def print_note(sentence: Any) -> None:
    """A sentence for the person, beside the output."""
    print(f"thauma: {sentence}", file=sys.stderr, flush=True)


def printable(name: str) -> str:
    """A name without anything that would move the cursor or change colours."""
    return "".join(letter if letter.isprintable() else "·" for letter in name)


class Advance(Protocol):
    def __call__(self, number: int, note: str = "") -> None:
        """So many more are done; the note says what they show so far."""


@contextmanager
def progress_bar(total: int, what: str) -> Iterator[Advance]:
    """A function to call with the number of things just done: a bar on a terminal, a line now and then elsewhere."""
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
            print_note(f"{done} of {total} {what}{note and f': {note}'}")

    return advance

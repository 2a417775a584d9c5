"""Files of records, as several commands read them."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from thauma.cli.output import print_json, print_note
from thauma.games.errors import BadOption, ThaumaError
from thauma.records import Record, RecordError, read_records

PARQUET = b"PAR1"  # how such a file begins


def for_each_record(
    source: str, handle: Callable[[int, Record, str], None], json: bool = False, only: int | None = None
) -> None:
    """Hand over every game of a file with its number and place, or only that of one number.

    A refused one is reported and the next is handed over; the exit code is then 2.
    """
    refused = number = 0
    name = "standard input" if source == "-" else source
    with open_records(source) as lines:
        for number, (place, record) in enumerate(read_records(lines, name), 1):
            if only not in (None, number):
                continue
            try:
                if isinstance(record, RecordError):
                    raise record
                handle(number, record, place)
            except RecordError as error:
                refused += 1
                print_note(error)
                if json:
                    print_json({"number": number, **error.as_json()})
    if number == 0:
        raise ThaumaError(f"{name} holds no record: one JSON object a line is expected")
    if only is not None and only > number:
        raise BadOption(f"{name} holds {number} games: there is no game {only}")
    if refused:
        sys.exit(2)


@contextmanager
def open_records(source: str) -> Iterator[Iterable[bytes]]:
    """The lines of a file of records, or of standard input; a Parquet file's games as such lines."""
    if source == "-":
        yield sys.stdin.buffer
        return
    with open(source, "rb") as file:
        if file.peek(len(PARQUET))[: len(PARQUET)] == PARQUET:
            from thauma.lab.statistics.sources import lines_of_parquet

            yield lines_of_parquet(Path(source))
        else:
            yield file

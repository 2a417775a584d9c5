"""Games from a file, whatever it is: records one a line, or Parquet."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from thauma.games.errors import ThaumaError
from thauma.lab.statistics.chunks import in_order
from thauma.lab.statistics.lines import chunks_of_lines
from thauma.lab.statistics.report import Count, count_chunk
from thauma.lab.statistics.tally import Tally
from thauma.records import format_record

if TYPE_CHECKING:
    from thauma.lab.statistics.parquet import GamesFile

MAGIC = b"PAR1"  # how a Parquet file begins
NEEDS_PYARROW = "Parquet files need pyarrow, which is in the extra `lab`: pip install 'thauma[lab]'; or use .jsonl"

Advance = Callable[[int], None]  # told how many games were just counted


def is_parquet(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def require_pyarrow() -> None:
    """Raise a sentence unless Parquet files can be read and written."""
    try:
        import pyarrow  # noqa: F401
    except ImportError as error:
        raise ThaumaError(NEEDS_PYARROW) from error


def _games_file(path: Path) -> "GamesFile":
    require_pyarrow()
    from thauma.lab.statistics.parquet import GamesFile

    return GamesFile(path)


def games_in(path: Path) -> int:
    """How many games a file holds, without reading them."""
    if is_parquet(path):
        return len(_games_file(path))
    with path.open("rb") as file:
        return sum(bool(line.strip()) for line in file)


def count_file(path: Path, workers: int, advance: Advance) -> Count:
    """Count whatever a report tells of; Parquet files on as many threads as there are workers."""
    counted = Count()
    for tally, left_out in _tallies(path, workers):
        counted.add(tally, left_out)
        advance((tally.games if tally else 0) + left_out)
    return counted


def _tallies(path: Path, workers: int) -> Iterator[tuple[Tally | None, int]]:
    if is_parquet(path):
        file = _games_file(path)
        yield from in_order(lambda group: count_chunk(file.chunk(group)), file.groups, workers)
    else:
        with path.open("rb") as lines:
            yield from map(count_chunk, chunks_of_lines(lines, str(path)))


def lines_of_parquet(path: Path) -> Iterable[bytes]:
    """The games of a Parquet file as records, a line each."""
    return (f"{format_record(record)}\n".encode() for record in _games_file(path).records())

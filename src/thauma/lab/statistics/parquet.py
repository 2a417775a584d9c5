"""Games in a Parquet file: columns for analysts, and the whole of every game. Needs the extra `lab` (pyarrow)."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyarrow import parquet

from thauma.games import NAMES, game
from thauma.games.errors import ThaumaError
from thauma.lab.recorder import FINE, Games
from thauma.lab.registry import recorder_of, statistics_of
from thauma.lab.statistics.chunks import Chunk, Columns
from thauma.lab.statistics.tally import shares_of
from thauma.records import LiveGame, Record

FORMAT = "thauma-games/1"
KEY = b"thauma"  # of the file's metadata; its value names the format, the game and the seats
COMPRESSION = "zstd"


class BadFile(ThaumaError):
    """A file is refused."""

    code = "bad_file"


class GamesWriter:
    """A new file, to which chunks are added: a row group each. Use it as a context manager."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: parquet.ParquetWriter | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._writer is not None:
            self._writer.close()

    def add(self, chunk: Chunk) -> None:
        table = as_table(chunk)
        if self._writer is None:
            self._writer = parquet.ParquetWriter(self.path, table.schema, compression=COMPRESSION)
        self._writer.write_table(table, row_group_size=len(chunk))


def as_table(chunk: Chunk) -> pa.Table:
    """A row for each game: which it is, who played and who won; what its game has to tell; and the whole of it."""
    games, shares = chunk.games, shares_of(chunk.games.facts["winners"], chunk.seats).astype(np.float32)
    players = {
        # Not `_names`: how many tables of players there are differs from chunk to chunk, and the type may not.
        f"player_{seat}": pa.DictionaryArray.from_arrays(
            pa.array(chunk.seating), pa.array([seating[seat] for seating in chunk.seatings], pa.string())
        )
        for seat in range(chunk.seats)
    }
    columns: Columns = {f"won_{seat}": shares[:, seat] for seat in range(chunk.seats)}
    columns |= {"plies": games.facts["plies"], **statistics_of(chunk.game).columns(chunk)}
    table = {
        "number": pa.array(chunk.numbers),
        "seed": pa.array([chunk.seed] * len(chunk), pa.uint64()),
        **players,
        **{name: _as_column(values) for name, values in columns.items()},
        "deal": _records_as_bytes(games.deals),
        "moves": _moves_as_bytes(games.moves, games.ends),
    }
    metadata = {KEY: f"{FORMAT} {chunk.game} {chunk.seats}".encode()}
    return pa.table(table).replace_schema_metadata(metadata)


def _as_column(values: Any) -> pa.Array:
    """Numbers as they are; with names for them a name for each row, or of a table's rows the names that it lists."""
    if not isinstance(values, tuple):
        return pa.array(values.copy())
    numbers, ids = values
    if numbers.ndim == 1:
        return _names(numbers, ids)
    there = numbers if numbers.dtype == np.bool_ else numbers >= 0  # a number below 0 fills up a list
    listed = np.nonzero(numbers)[1] if numbers.dtype == np.bool_ else numbers[there]
    starts = np.concatenate([[0], np.cumsum(there.sum(axis=1))]).astype(np.int32)
    return pa.ListArray.from_arrays(pa.array(starts), _names(listed, ids))


def _names(numbers: NDArray[Any], ids: Sequence[str]) -> pa.Array:
    kind = np.int8 if len(ids) < 128 else np.int32
    return pa.DictionaryArray.from_arrays(pa.array(numbers.astype(kind)), pa.array(ids, pa.string()))


def _records_as_bytes(records: NDArray[Any]) -> pa.Array:
    """The bytes of each record, all of one length."""
    size = records.dtype.itemsize
    return pa.Array.from_buffers(pa.binary(size), len(records), [None, pa.py_buffer(records.tobytes())])


def _moves_as_bytes(moves: NDArray[Any], ends: NDArray[np.int64]) -> pa.Array:
    """The moves of each game."""
    starts = np.concatenate([[0], ends]) * moves.dtype.itemsize
    offsets = pa.py_buffer(starts.astype(np.int32).tobytes())
    return pa.Array.from_buffers(pa.binary(), len(ends), [None, offsets, pa.py_buffer(moves.tobytes())])


class GamesFile:
    """A file of games, read a row group at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file = parquet.ParquetFile(path)
        except pa.ArrowInvalid as error:
            raise BadFile(f"{path}: this is no Parquet file, or a torn one: {error}") from error
        written = (self._file.schema_arrow.metadata or {}).get(KEY, b"").decode().split()
        if len(written) != 3 or written[0] != FORMAT or written[1] not in NAMES or not written[2].isdigit():
            raise BadFile(f"{path}: this file holds no games of the format {FORMAT!r}, as thauma selfplay writes them")
        self.game, self.seats = written[1], int(written[2])

    def __len__(self) -> int:
        return int(self._file.metadata.num_rows)

    @property
    def groups(self) -> range:
        return range(self._file.num_row_groups)

    def chunk(self, group: int) -> Chunk:
        """The games of a row group, every move of which is checked by a replay."""
        seats = [f"player_{seat}" for seat in range(self.seats)]
        table = parquet.ParquetFile(self.path).read_row_group(group, ["number", *seats, "deal", "moves"])
        recorder = recorder_of(self.game)
        deals = self._deals(table, group)
        moves, ends = _bytes_as_moves(_as_bytes(table["moves"], pa.binary()), recorder.move_dtype)
        facts, verdicts = recorder.replay_games(deals, moves, ends)
        if (verdicts != FINE).any():
            self._refuse(group, int(np.argmax(verdicts != FINE)), "its moves break a rule, or don't end the game")
        seatings, seating = _seatings([table[seat] for seat in seats])
        numbers = table["number"].to_numpy()
        return Chunk(self.game, self.seats, Games(deals, moves, ends, facts), seatings, seating, numbers)

    def _deals(self, table: pa.Table, group: int) -> Any:
        dtype = recorder_of(self.game).deal_dtype
        deals = _bytes_as_records(_as_bytes(table["deal"], pa.binary(dtype.itemsize)), dtype)
        fine = statistics_of(self.game).can_be_dealt(deals)
        if not fine.all():
            self._refuse(group, int(np.argmin(fine)), "this can't have been dealt")
        return deals

    def _refuse(self, group: int, row: int, reason: str) -> None:
        before = sum(self._file.metadata.row_group(number).num_rows for number in range(group))
        raise BadFile(f"{self.path}, row {before + row + 1}: {reason}")

    def chunks(self) -> Iterator[Chunk]:
        return map(self.chunk, self.groups)

    def records(self) -> Iterator[Record]:
        """Every game as the record that it was, or would have been."""
        for chunk in self.chunks():
            yield from records_of(chunk)


def _as_bytes(column: pa.ChunkedArray, kind: pa.DataType) -> pa.Array:
    """In one piece and of that type, whatever other programs have made of it."""
    return column.cast(kind).combine_chunks()


def _bytes_as_records(column: pa.Array, dtype: np.dtype[Any]) -> NDArray[Any]:
    start = column.offset * dtype.itemsize
    found = np.frombuffer(column.buffers()[1], np.uint8)[start : start + len(column) * dtype.itemsize]
    records = np.zeros(len(column), dtype)  # of its own: kernels take arrays that can be written to
    records.view(np.uint8)[:] = found
    return records


def _bytes_as_moves(column: pa.Array, dtype: np.dtype[Any]) -> tuple[NDArray[Any], NDArray[np.int64]]:
    """All moves, and where those of each game end."""
    _, offsets, values = column.buffers()
    starts = np.frombuffer(offsets, np.int32)[column.offset : column.offset + len(column) + 1].astype(np.int64)
    moves = np.frombuffer(values, np.uint8)[starts[0] : starts[-1]].copy().view(dtype)
    return moves, (starts[1:] - starts[0]) // dtype.itemsize


def _seatings(players: list[pa.ChunkedArray]) -> tuple[list[tuple[str, ...]], Any]:
    """The different tables of players, and which one sat down to each game."""
    seats = [column.combine_chunks().dictionary_encode() for column in players]
    codes = np.zeros(len(seats[0]), np.int64)
    for seat in seats:
        codes = codes * len(seat.dictionary) + seat.indices.to_numpy()
    _, firsts, seating = np.unique(codes, return_index=True, return_inverse=True)
    return [tuple(str(seat[int(first)]) for seat in seats) for first in firsts], seating.astype(np.int32)


def records_of(chunk: Chunk) -> Iterator[Record]:
    """The games of a chunk as records, one by one."""
    found, recorder = game(chunk.game), recorder_of(chunk.game)
    for number, deal in enumerate(chunk.games.deals):
        players = chunk.seatings[chunk.seating[number]]
        live = LiveGame(found, list(players), statistics_of(chunk.game).rules_of(deal), deal)
        for move in chunk.games.moves_of(number):
            live.play_action(*recorder.seat_and_action(live.state, move))
        yield live.record()

"""Columns of a Parquet file from arrays. Needs the extra `lab` (pyarrow)."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

Columns = dict[str, pa.Array]


def names(numbers: NDArray[Any], ids: Sequence[str]) -> pa.Array:
    """A name for each row, from its number."""
    kind = np.int8 if len(ids) < 128 else np.int32
    return pa.DictionaryArray.from_arrays(pa.array(numbers.astype(kind)), pa.array(ids, pa.string()))


def lists_of_names(numbers: NDArray[np.int8], ids: Sequence[str]) -> pa.Array:
    """A list of names for each row, from its numbers; those below 0 are left out."""
    there = numbers >= 0
    return _lists(there.sum(axis=1), names(numbers[there], ids))


def lists_of_members(table: NDArray[np.bool_], ids: Sequence[str]) -> pa.Array:
    """A list of names for each row, of the columns where it is true."""
    return _lists(table.sum(axis=1), names(np.nonzero(table)[1], ids))


def _lists(lengths: NDArray[np.intp], values: pa.Array) -> pa.Array:
    return pa.ListArray.from_arrays(pa.array(starts_of(lengths).astype(np.int32)), values)


def starts_of(lengths: NDArray[Any]) -> NDArray[np.int64]:
    """Where each piece begins, and where the last one ends."""
    return np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)


def records_as_bytes(records: NDArray[Any]) -> pa.Array:
    """The bytes of each record, all of one length."""
    size = records.dtype.itemsize
    return pa.Array.from_buffers(pa.binary(size), len(records), [None, pa.py_buffer(records.tobytes())])


def bytes_as_records(column: pa.Array, dtype: np.dtype[Any]) -> NDArray[Any]:
    start = column.offset * dtype.itemsize
    found = np.frombuffer(column.buffers()[1], np.uint8)[start : start + len(column) * dtype.itemsize]
    records = np.zeros(len(column), dtype)  # of its own: kernels take arrays that can be written to
    records.view(np.uint8)[:] = found
    return records


def moves_as_bytes(moves: NDArray[Any], ends: NDArray[np.int64]) -> pa.Array:
    """The moves of each game."""
    starts = np.concatenate([[0], ends]) * moves.dtype.itemsize
    offsets = pa.py_buffer(starts.astype(np.int32).tobytes())
    return pa.Array.from_buffers(pa.binary(), len(ends), [None, offsets, pa.py_buffer(moves.tobytes())])


def bytes_as_moves(column: pa.Array, dtype: np.dtype[Any]) -> tuple[NDArray[Any], NDArray[np.int64]]:
    """All moves, and where those of each game end."""
    _, offsets, values = column.buffers()
    starts = np.frombuffer(offsets, np.int32)[column.offset : column.offset + len(column) + 1].astype(np.int64)
    moves = np.frombuffer(values, np.uint8)[starts[0] : starts[-1]].copy().view(dtype)
    return moves, (starts[1:] - starts[0]) // dtype.itemsize

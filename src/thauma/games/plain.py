"""A NumPy record as plain Python values, for what runs outside the kernels.

To read one field of a record costs Python about two microseconds. A reader takes them all at once: the result has the
names of the record's fields, whole numbers for NumPy's, and tuples for arrays: `dealt[age][row]` for `dealt[age, row]`.
"""

import struct
from collections import namedtuple
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import numpy as np

T = TypeVar("T")

CODES = {np.dtype(np.int8): "b", np.dtype(np.int16): "h", np.dtype(np.int32): "i", np.dtype(np.int64): "q"}
bytes_of = np.void.tobytes  # of a record; as a method of it, it would be looked up among the fields first
REMEMBERED = 256  # positions: more than a server has in work at a time


def reader(dtype: np.dtype[Any]) -> Callable[[Any], Any]:
    """A function that reads a record of this type. What it returns does not change when the record does."""
    read = unpacker(dtype)
    return lambda record: read(bytes_of(record))


def unpacker(dtype: np.dtype[Any]) -> Callable[[bytes], Any]:
    """The same for the bytes of a record."""
    unpack = struct.Struct("=" + "".join(_codes(dtype))).unpack
    records: dict[str, Any] = {}
    expression, _ = _expression(dtype, 0, records)
    pick = eval(f"lambda numbers: {expression}", records)  # three times as fast as a tree of functions
    return lambda data: pick(unpack(data))


def remembered(function: Callable[..., T]) -> Callable[..., T]:
    """Decorates a function of a record and some numbers: for an equal record it has the answer already, if that is not
    long ago. Nobody may change what it returns."""
    known: dict[Any, T] = {}

    @wraps(function)
    def ask(record: Any, *numbers: int) -> T:
        key = (bytes_of(record), *numbers)
        if (answer := known.get(key)) is None:
            if len(known) >= REMEMBERED:
                known.clear()
            answer = known[key] = function(record, *numbers)
        return answer

    return ask


def _codes(dtype: np.dtype[Any]) -> list[str]:
    """The codes, in the order of the bytes, of the numbers that a type is made of."""
    if dtype.names is not None:
        return [code for name in dtype.names for code in _codes(dtype[name])]
    if dtype.subdtype is not None:
        one, shape = dtype.subdtype
        return _codes(one) * int(np.prod(shape))
    return [CODES[dtype]]


def _expression(dtype: np.dtype[Any], start: int, records: dict[str, Any]) -> tuple[str, int]:
    """What makes a value of `numbers`, those from `start` on, and where they end; the records that it names are added
    to `records`."""
    if dtype.names is not None:
        return _record(dtype, start, records)
    if dtype.subdtype is not None:
        one, shape = dtype.subdtype
        return _array(one, shape, start, records)
    return f"numbers[{start}]", start + 1


def _record(dtype: np.dtype[Any], start: int, records: dict[str, Any]) -> tuple[str, int]:
    names = dtype.names or ()
    fields = []
    for name in names:
        field, start = _expression(dtype[name], start, records)
        fields.append(field)
    record = f"Plain{len(records)}"
    records[record] = namedtuple(record, names)
    return f"{record}({', '.join(fields)})", start


def _array(one: np.dtype[Any], shape: tuple[int, ...], start: int, records: dict[str, Any]) -> tuple[str, int]:
    if one in CODES and len(shape) == 1:
        return f"numbers[{start}:{start + shape[0]}]", start + shape[0]
    members = []
    for _ in range(shape[0]):
        member, start = _array(one, shape[1:], start, records) if shape[1:] else _expression(one, start, records)
        members.append(member)
    return f"({', '.join(members)},)", start

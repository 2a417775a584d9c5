"""A NumPy record as plain Python values, for what runs outside the kernels.

To read one field of a record costs Python about two microseconds. A reader takes them all at once: the result has the
names of the record's fields, whole numbers for NumPy's, and tuples for arrays: `dealt[age][row]` for `dealt[age, row]`.
"""

import struct
from collections import namedtuple
from collections.abc import Callable
from operator import itemgetter
from typing import Any

import numpy as np

Numbers = tuple[int, ...]
Pick = Callable[[Numbers], Any]  # takes a value out of all the numbers of a record

CODES = {np.dtype(np.int8): "b", np.dtype(np.int16): "h", np.dtype(np.int32): "i", np.dtype(np.int64): "q"}


def reader(dtype: np.dtype[Any]) -> Callable[[Any], Any]:
    """A function that reads a record of this type. What it returns does not change when the record does."""
    unpack = struct.Struct("=" + "".join(_codes(dtype))).unpack
    pick, _ = _picker(dtype, 0)

    def read(record: Any) -> Any:
        return pick(unpack(record.tobytes()))

    return read


def _codes(dtype: np.dtype[Any]) -> list[str]:
    """The codes, in the order of the bytes, of the numbers that a type is made of."""
    if dtype.names is not None:
        return [code for name in dtype.names for code in _codes(dtype[name])]
    if dtype.subdtype is not None:
        one, shape = dtype.subdtype
        return _codes(one) * int(np.prod(shape))
    return [CODES[dtype]]


def _picker(dtype: np.dtype[Any], start: int) -> tuple[Pick, int]:
    """What takes a value whose numbers begin at `start`, and where they end."""
    if dtype.names is not None:
        return _record_picker(dtype, start)
    if dtype.subdtype is not None:
        one, shape = dtype.subdtype
        return _array_picker(one, shape, start)
    return itemgetter(start), start + 1


def _record_picker(dtype: np.dtype[Any], start: int) -> tuple[Pick, int]:
    names = dtype.names or ()
    record: Any = namedtuple("Plain", names)  # type: ignore[misc]
    fields = []
    for name in names:
        field, start = _picker(dtype[name], start)
        fields.append(field)
    return lambda numbers: record._make([field(numbers) for field in fields]), start


def _array_picker(one: np.dtype[Any], shape: tuple[int, ...], start: int) -> tuple[Pick, int]:
    if one in CODES and len(shape) == 1:
        return itemgetter(slice(start, start + shape[0])), start + shape[0]
    if one in CODES and len(shape) == 2 and shape[0] > 1:  # the same as below, in one step
        end = start + shape[0] * shape[1]
        return itemgetter(*(slice(line, line + shape[1]) for line in range(start, end, shape[1]))), end
    members = []
    for _ in range(shape[0]):
        member, start = _array_picker(one, shape[1:], start) if shape[1:] else _picker(one, start)
        members.append(member)
    return lambda numbers: tuple([member(numbers) for member in members]), start

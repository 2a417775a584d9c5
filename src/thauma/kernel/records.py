"""Records whose fields the type checker knows: a class lists them once, its annotations carry their widths.

    class CityFields(Fields):
        coins: Int16
        price: Annotated[NDArray[np.int8], (5,)]
        tokens: Annotated[int, set_dtype("progress tokens", TOKENS)]

`dtype_of(CityFields)` is the NumPy type of such a record; in a kernel's signature it is
`Annotated[CityFields, dtype_of(CityFields)]`. No such class is ever instantiated: at run time there are NumPy records.
"""

from collections.abc import Iterator
from functools import cache
from inspect import get_annotations
from typing import Annotated, Any, Protocol, SupportsIndex, TypeAlias, TypeVar, get_args, get_origin, overload

import numpy as np
from numpy.typing import NDArray

from thauma.catalog.effects import CatalogError

Int8: TypeAlias = Annotated[int, np.int8]
Int16: TypeAlias = Annotated[int, np.int16]
Int32: TypeAlias = Annotated[int, np.int32]
Int64: TypeAlias = Annotated[int, np.int64]
Float32: TypeAlias = Annotated[float, np.float32]

Width: TypeAlias = type[np.signedinteger[Any]]

SIGNED: tuple[Width, ...] = (np.int8, np.int16, np.int32, np.int64)

T_co = TypeVar("T_co", covariant=True)


class Fields:
    """The base of the classes that list the fields of a record."""

    dtype: np.dtype[Any]

    def __getitem__(self, field: str, /) -> Any:
        raise NotImplementedError  # here and below: what a NumPy record can do beside having fields

    def __setitem__(self, field: str, value: Any, /) -> None:
        raise NotImplementedError

    def tobytes(self) -> bytes:
        raise NotImplementedError


F = TypeVar("F", bound=Fields)


class RecordArray(Protocol[T_co]):
    """An array of records, as the type checker sees it."""

    def __len__(self) -> int: ...

    @overload
    def __getitem__(self, index: SupportsIndex, /) -> T_co: ...
    @overload
    def __getitem__(self, index: slice, /) -> "RecordArray[T_co]": ...
    @overload
    def __getitem__(self, index: str, /) -> NDArray[Any]: ...

    def __setitem__(self, index: SupportsIndex, record: Any, /) -> None: ...

    def __iter__(self) -> Iterator[T_co]: ...

    def copy(self) -> "RecordArray[T_co]": ...

    def tobytes(self) -> bytes: ...


@cache
def dtype_of(fields: type[Fields]) -> np.dtype[Any]:
    """The NumPy type of a record, from the annotations of its class; fields stand side by side in that order."""
    return np.dtype((np.record, [(name, *_field(hint)) for name, hint in get_annotations(fields).items()]))


def blank(fields: type[F]) -> F:
    """A record in which everything is 0."""
    return np.zeros(1, dtype_of(fields))[0]  # type: ignore[arg-type]  # a class can be hashed


def _field(hint: Any) -> tuple[Any, ...]:
    """The type of a field, and its shape if it is an array."""
    kind, meaning = get_args(hint)
    if get_origin(kind) is RecordArray:
        return dtype_of(get_args(kind)[0]), meaning
    if get_origin(kind) is np.ndarray:
        return get_args(get_args(kind)[1])[0], meaning
    return (meaning,)


def set_dtype(what: str, size: int, narrowest: Width = np.int8) -> Width:
    """The narrowest integer that holds a set of so many things as bits; the sign stays clear."""
    for dtype in SIGNED[SIGNED.index(narrowest) :]:
        if size <= most_in_set(dtype):
            return dtype
    raise CatalogError(f"{size} {what} are too many: a set of them holds {most_in_set(np.int64)}")


def most_in_set(dtype: Width) -> int:
    """How many things a set has room for as bits of an integer."""
    return int(np.iinfo(dtype).bits) - 1


def check_fits(what: str, amount: int, most: int) -> None:
    """A CatalogError if there is more of something than the layout has room for."""
    if amount > most:
        raise CatalogError(f"{amount} {what} are too many: there is room for {most}")

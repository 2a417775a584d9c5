"""Observations field by field: one list gives kernels their offsets, spaces their bounds and the docs their tables."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from thauma.games.box import pinned_order, swaps_for

ADDED = "_added"  # how the name of a field ends whose numbers are those of sets added to the base


class Field(NamedTuple):
    """Numbers that stand side by side in an observation, each of them from `low` to `high`.

    They may stand in rows of one length, at the end of each of which come the numbers of sets added to the base.
    """

    name: str
    size: int
    low: float
    high: float
    meaning: str
    added: int = 0  # how many of them are of added sets
    rows: int = 1


class Range(NamedTuple):
    """Actions that stand side by side; the first of the ranges begins at 0."""

    end: int
    name: str
    meaning: str


class Layout:
    """Fields one after the other, as kernels write them; `pinned` is how others see them.

    >>> layout = Layout(Field("coins", 1, 0, 9, "in the treasury"), Field("age", 3, 0, 1, "one-hot"))
    >>> layout.size, layout.start("age"), layout.where("age")
    (4, 1, slice(1, 4, None))
    """

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        starts = np.cumsum([0, *(field.size for field in fields)]).tolist()
        self.size: int = starts[-1]
        self._starts: dict[str, int] = {field.name: start for field, start in zip(fields, starts, strict=False)}

    def start(self, name: str) -> int:
        return self._starts[name]

    @cached_property
    def pinned(self) -> "Layout":
        """The same numbers with those of added sets after all others, in fields of their own."""
        of_base = (f._replace(size=f.size - f.added, added=0, rows=1) for f in self.fields)
        of_added = (f._replace(name=f"{f.name}{ADDED}", size=f.added, added=0, rows=1) for f in self.fields if f.added)
        return Layout(*of_base, *of_added)

    @property
    def swaps(self) -> NDArray[np.int64]:
        """The way from here to `pinned`, for kernels."""
        return swaps_for(pinned_order(self.blocks()))

    def blocks(self) -> Iterator[tuple[int, int, int]]:
        """The rows of each field, and the numbers of a row."""
        for _, size, *_, added, rows in self.fields:
            yield rows, (size - added) // rows, added // rows

    def where(self, name: str) -> slice:
        """The part of an observation that holds a field."""
        size = next(field.size for field in self.fields if field.name == name)
        return slice(self._starts[name], self._starts[name] + size)

    def named(self, prefix: str, whose: str) -> tuple[Field, ...]:
        """The same fields as a part of another layout."""
        return tuple(f._replace(name=f"{prefix}_{f.name}", meaning=f"{whose}: {f.meaning}") for f in self.fields)

    def bounds(self, dtype: type[np.generic]) -> tuple[NDArray[Any], NDArray[Any]]:
        """The least and the greatest value of every number."""
        low = np.concatenate([np.full(field.size, field.low, dtype) for field in self.fields])
        high = np.concatenate([np.full(field.size, field.high, dtype) for field in self.fields])
        return low, high

    def lines(self) -> Iterator[str]:
        """The rows of a table in Markdown."""
        yield "| index | field | numbers | from | to | meaning |"
        yield "|---|---|---|---|---|---|"
        for field in self.fields:
            first, last = self._starts[field.name], self._starts[field.name] + field.size - 1
            index = str(first) if first == last else f"{first} to {last}"
            yield f"| {index} | `{field.name}` | {field.size} | {field.low:g} | {field.high:g} | {field.meaning} |"

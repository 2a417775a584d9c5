"""The one decorator of compiled functions."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.modes import COMPILED
from thauma.kernel import ArrayOf, kernel
from thauma.kernel.compiler import _argument_types

PAIR_DTYPE = np.dtype((np.record, [("small", np.int8), ("wide", np.int64)]))
Pair: TypeAlias = Annotated[Any, PAIR_DTYPE]
Int8s: TypeAlias = Annotated[NDArray[np.int8], ArrayOf(np.int8)]


@kernel
def add(a: int, b: int) -> int:
    """The sum."""
    return a + b


@kernel
def half(a: float) -> float:
    return a / 2


@kernel
def negated(a: bool) -> bool:
    return not a


@kernel
def twice_the_small(pair: Pair) -> int:
    return add(pair.small, pair.small)


@kernel
def fill(pair: Pair, items: Int8s) -> None:
    for i in range(len(items)):
        items[i] = pair.small
    pair.wide = add(pair.small, pair.wide)


class Shelf(NamedTuple):
    items: Int8s
    limit: int


@kernel
def fill_shelf(shelf: Shelf) -> int:
    for i in range(shelf.limit):
        shelf.items[i] = 1
    return shelf.limit


def pair(small: int, wide: int) -> Any:
    record: Any = np.zeros(1, PAIR_DTYPE)[0]
    record.small, record.wide = small, wide
    return record


def test_narrow_numbers_are_widened() -> None:
    """Two int8 of 100 make 200 in either run mode, and the result is a plain int."""
    narrow: Any = np.int8(100)
    total = add(narrow, narrow)
    assert total == 200
    assert type(total) is int
    assert twice_the_small(pair(100, 0)) == 200


def test_other_scalars_pass() -> None:
    assert half(3) == 1.5
    assert negated(False) is True


def test_records_and_arrays_are_changed_in_place() -> None:
    record, items = pair(100, 2**40), np.zeros(3, np.int8)
    fill(record, items)
    assert items.tolist() == [100, 100, 100]
    assert int(record.wide) == 2**40 + 100


def test_a_named_tuple_is_passed_whole() -> None:
    shelf = Shelf(np.zeros(3, np.int8), 2)
    assert fill_shelf(shelf) == 2
    assert shelf.items.tolist() == [1, 1, 0]


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_there_is_one_version_however_it_is_called() -> None:
    ones: tuple[Any, ...] = (1, np.int8(1), np.int16(1), np.int64(1), True)
    for a in ones:
        assert add(a, 1) == 2
    compiled: Any = add
    assert len(compiled.signatures) == 1


@kernel
def thrice(a: int) -> int:
    return add(add(a, a), a)


def test_threads_may_be_the_first_to_call_together() -> None:
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(thrice, range(8))) == [3 * a for a in range(8)]


def test_the_decorator_keeps_name_and_documentation() -> None:
    assert add.__name__ == "add"
    assert add.__doc__ == "The sum."


def text(a: str) -> int:
    return len(a)


def bare_array(a: NDArray[np.int8]) -> int:
    return len(a)


@pytest.mark.parametrize("function", [text, bare_array])
def test_other_types_are_refused(function: Callable[..., Any]) -> None:
    with pytest.raises(TypeError, match="is no type of a kernel: use int, float, bool"):
        _argument_types(function)


@pytest.mark.skipif(not COMPILED, reason="plain Python takes any type")
def test_a_kernel_without_annotations_is_refused_when_first_called() -> None:
    unannotated: Any = lambda a, b: a + b  # noqa: E731 - there must be nothing that could be annotated
    with pytest.raises(TypeError):
        kernel(unannotated)(1, 2)

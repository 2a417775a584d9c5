"""Sets of small numbers as bits, in both run modes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.modes import examples
from thauma.kernel import bits, kernel


@kernel
def lowest(members: int) -> int:
    return bits.lowest(members)


@kernel
def count(members: int) -> int:
    return bits.count(members)


@pytest.mark.parametrize("number", [0, 1, 7, 8, 31, 32, 40, 62])
def test_a_set_of_one(number: int) -> None:
    assert bits.bit(number) == 2**number
    assert lowest(2**number) == number
    assert count(2**number) == 1


def test_the_empty_set_has_no_members() -> None:
    assert count(0) == 0


@given(st.sets(st.integers(0, 62), min_size=1))
@examples(compiled=200, plain=50)
def test_lowest_and_count(numbers: set[int]) -> None:
    members = sum(2**number for number in numbers)
    assert lowest(members) == min(numbers)
    assert count(members) == len(numbers)


def test_nth_counts_from_the_lowest_member() -> None:
    members = [1, 4, 5, 19]
    assert [bits.nth(sum(1 << m for m in members), n) for n in range(4)] == members

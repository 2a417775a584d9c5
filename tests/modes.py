"""The suite runs in three modes: compiled, compiled with bounds checks, and plain Python, which is far slower."""

from typing import Any

import numba
import pytest
from hypothesis import HealthCheck, settings

COMPILED = not numba.config.DISABLE_JIT
BOUNDS_CHECKED = COMPILED and bool(numba.config.BOUNDSCHECK)


def games(compiled: int, plain: int) -> int:
    """How many games (or positions, or draws) a test looks at in the present mode.

    An index that leaves its array does so in most games or in none, so with bounds checks a third is enough.
    """
    if BOUNDS_CHECKED:
        return max(plain, compiled // 3)
    return compiled if COMPILED else plain


def table_sizes(fewest: int, most: int, *before: str) -> list[Any]:
    """Parameters: every number of players that a test tries, each after what stands before it.

    Both ends and the second are tried by `make test` and in all modes, the others only compiled, by `make verify`.
    """
    ends = {fewest, fewest + 1, most}
    tried = [size for size in range(fewest, most + 1) if size in ends or (COMPILED and not BOUNDS_CHECKED)]
    return [pytest.param(*before, size, marks=() if size in ends else pytest.mark.verify) for size in tried]


def few_and_many(few: int, many: int) -> list[Any]:
    """Parameters: how much of something a test tries, little by `make test` and more by `make verify`."""
    return [pytest.param(few, id="few"), pytest.param(many, id="many", marks=pytest.mark.verify)]


def examples(compiled: int, plain: int) -> settings:
    """Settings of a Hypothesis test: the same examples on every run, and no clock, for a first call compiles."""
    return settings(
        max_examples=games(compiled, plain),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )

"""Our own exponential and logarithm against the library's."""

import math

import numpy as np
import pytest

from thauma.kernel.arithmetic import exp, log


def test_exp_agrees_with_the_library() -> None:
    for x in np.linspace(-80, 80, 4001):
        assert exp(float(x)) == pytest.approx(math.exp(x), rel=2e-7)


def test_exp_is_bounded_at_the_ends() -> None:
    assert exp(-1e9) == exp(-87.0) > 0
    assert exp(1e9) == exp(87.0) < math.inf


def test_log_agrees_with_the_library() -> None:
    for x in (1.0, 1.4, 1.5, 1.6, 2.0, 3.0, 10.0, 1e3, 65535.5, 65536.0, 123456.0, 1e9, 1e15):
        assert log(x) == pytest.approx(math.log(x), rel=1e-7, abs=1e-9)

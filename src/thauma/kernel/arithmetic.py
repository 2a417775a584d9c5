"""Exponential and logarithm from additions and multiplications alone: the same bits on every machine.

The libraries of different machines round these functions differently in the last place, and one such bit can turn a
search another way. Both are good to about eight digits, which is more than any search can tell.
"""

import numpy as np

from thauma.kernel.compiler import inlined, kernel

LOG_2 = 0.6931471805599453
PER_LOG_2 = 1.0 / LOG_2
SMALLEST_EXPONENT = -87.0  # what is smaller counts as this
LARGEST_EXPONENT = 87.0
WHOLE = 128  # no exponent within the bounds has a whole part beyond this
POWERS_OF_2 = np.ldexp(1.0, np.arange(-WHOLE, WHOLE))
C2, C3, C4, C5, C6 = 1.0 / 2, 1.0 / 6, 1.0 / 24, 1.0 / 120, 1.0 / 720  # of the exponential's series


@inlined
def exp(x: float) -> float:
    """e to the power of x, for x between -87 and 87; beyond, the value at that end."""
    x = min(max(x, SMALLEST_EXPONENT), LARGEST_EXPONENT) * PER_LOG_2
    whole = int(x + WHOLE) - WHOLE  # rounds down
    half = (x - whole) * (0.5 * LOG_2)  # from 0 to log 2 / 2
    series = 1.0 + half * (1.0 + half * (C2 + half * (C3 + half * (C4 + half * (C5 + half * C6)))))
    return series * series * POWERS_OF_2[whole + WHOLE]


@kernel
def log(x: float) -> float:
    """The natural logarithm of x, which must be at least 1."""
    doublings = 0
    while x >= 65536.0:
        x *= 1.0 / 65536.0
        doublings += 16
    while x >= 1.5:
        x *= 0.5
        doublings += 1
    y = (x - 1.0) / (x + 1.0)  # from -1/7 to 1/5
    square = y * y
    series = 1.0 + square * (1.0 / 3 + square * (1.0 / 5 + square * (1.0 / 7 + square * (1.0 / 9 + square / 11))))
    return doublings * LOG_2 + 2.0 * y * series

"""Exponential and logarithm from additions and multiplications alone: the same bits on every machine.

The libraries of different machines round these functions differently in the last place, and one such bit can turn a
search another way. Both are good to about eight digits, which is more than any search can tell.
"""

from thauma.kernel.compiler import kernel

LOG_2 = 0.6931471805599453
SMALLEST_EXPONENT = -87.0  # what is smaller counts as this
LARGEST_EXPONENT = 87.0


@kernel
def exp(x: float) -> float:
    """e to the power of x, for x between -87 and 87; beyond, the value at that end."""
    x = min(max(x, SMALLEST_EXPONENT), LARGEST_EXPONENT) / LOG_2
    whole = int(x + 128.0) - 128  # rounds down
    rest = (x - whole) * LOG_2  # from 0 to log 2
    halved = rest * 0.5
    series = 1.0 + halved * (
        1.0 + halved / 2 * (1.0 + halved / 3 * (1.0 + halved / 4 * (1.0 + halved / 5 * (1.0 + halved / 6))))
    )
    return series * series * two_to(whole)


@kernel
def two_to(power: int) -> float:
    """Two to a whole power."""
    factor = 2.0 if power > 0 else 0.5
    result = 1.0
    power = abs(power)
    while power:
        if power & 1:
            result *= factor
        factor *= factor
        power >>= 1
    return result


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

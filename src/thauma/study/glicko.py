"""Glicko-2 (Glickman 2012) for puzzles and those who solve them: one rating period as a pure function."""

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178  # of the published scale to the inner one
VOLATILITY_CHANGE = 0.5  # the constant tau
PRECISION = 1e-6
FIRST_RATING, FIRST_DEVIATION, FIRST_VOLATILITY = 1500.0, 350.0, 0.06


class Rating(NamedTuple):
    rating: float = FIRST_RATING
    deviation: float = FIRST_DEVIATION
    volatility: float = FIRST_VOLATILITY


class Bout(NamedTuple):
    """An encounter with somebody else as they were before it: 1 for a win, 0 for a loss, or between."""

    opponent: Rating
    score: float


def rate(own: Rating, bouts: Sequence[Bout]) -> Rating:
    """The rating after a period with these encounters; without any, only the doubt grows."""
    if not bouts:
        return own._replace(deviation=SCALE * sqrt((own.deviation / SCALE) ** 2 + own.volatility**2))
    mean, doubt = (own.rating - FIRST_RATING) / SCALE, own.deviation / SCALE
    weights = [_weight(bout.opponent) for bout in bouts]
    expected = [_expected(mean, bout.opponent, weight) for bout, weight in zip(bouts, weights, strict=True)]
    variance = 1 / sum(w**2 * e * (1 - e) for w, e in zip(weights, expected, strict=True))
    gain = sum(w * (bout.score - e) for w, bout, e in zip(weights, bouts, expected, strict=True))
    volatility = _volatility(own.volatility, doubt, variance, variance * gain)
    before = doubt**2 + volatility**2
    after = 1 / sqrt(1 / before + 1 / variance)
    return Rating(FIRST_RATING + SCALE * (mean + after**2 * gain), SCALE * after, volatility)


def _weight(opponent: Rating) -> float:
    """How much a result against somebody counts, given the doubt about them."""
    return 1 / sqrt(1 + 3 * (opponent.deviation / SCALE) ** 2 / pi**2)


def _expected(mean: float, opponent: Rating, weight: float) -> float:
    return 1 / (1 + exp(-weight * (mean - (opponent.rating - FIRST_RATING) / SCALE)))


def _volatility(old: float, doubt: float, variance: float, change: float) -> float:
    """Step 5 of the paper: the Illinois algorithm."""
    start = log(old**2)

    def f(x: float) -> float:
        power = exp(x)
        total = doubt**2 + variance + power
        return power * (change**2 - total) / (2 * total**2) - (x - start) / VOLATILITY_CHANGE**2

    low = start
    if change**2 > doubt**2 + variance:
        high = log(change**2 - doubt**2 - variance)
    else:
        steps = 1
        while f(start - steps * VOLATILITY_CHANGE) < 0:
            steps += 1
        high = start - steps * VOLATILITY_CHANGE
    at_low, at_high = f(low), f(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)

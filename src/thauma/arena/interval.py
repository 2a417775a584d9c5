"""How sure a score is: a 95 % interval that takes deals, not games, as independent observations.

The games of one deal have something to do with each other: what favours a seat favours whoever sits there. So the
spread is measured between deals. Its ratio to the spread of as many independent games (the design effect) says how many
independent games the played ones are worth, and these go into the interval of Wilson, which stays honest near 0 and 1.

Few deals, or deals that all ended alike, say little about the spread. So four deals are added to its measurement, half
of them won entirely and half lost entirely: cautious at first, and forgotten after some dozens of deals.
"""

import math

import numpy as np
from numpy.typing import NDArray

Z = 1.959964  # of a normal distribution, 95 in 100 lie so many standard deviations around the middle
CAUTION = 4  # deals
FOLDS = 10  # parts of the deals, each weighed by the others
FEW_DEALS = 20  # with fewer, all luck is subtracted

Floats = NDArray[np.float64]


def score_interval(shares: Floats, games: Floats) -> tuple[float, float, float]:
    """The score and the ends of its interval, from the victories won in each deal and the games played with it."""
    used = games > 0
    shares, games = shares[used], games[used]
    deals, played = len(games), float(games.sum())
    if deals == 0:
        return 0.5, 0.0, 1.0
    score = min(max(float(shares.sum()) / played, 0.0), 1.0)  # without luck, a few games may add up to less or more
    low, high = wilson(score, played / _design_effect(shares, games, score))
    return score, low, high


def luck_weights(shares: Floats, luck: Floats) -> Floats:
    """For each deal, how much of the measured luck is subtracted: what suits the other deals best, from 0 to 1.

    A judge who expects better play than there is overrates luck, so that less than all of it explains results. No deal
    has a say in its own weight, so luck stays zero on average.
    """
    weights = np.ones(len(shares))
    if len(shares) < FEW_DEALS:
        return weights
    fold = np.arange(len(shares)) % FOLDS
    for number in range(FOLDS):
        others = fold != number
        off = luck[others] - luck[others].mean()
        explained = float(off @ shares[others]) / max(float(off @ off), 1e-12)
        weights[~others] = min(max(explained, 0.0), 1.0)
    return weights


def _design_effect(shares: Floats, games: Floats, score: float) -> float:
    """How many times as much the deals differ as independent games would let them."""
    deals, size = len(games), float(games.mean())
    differing = float(((shares - score * games) ** 2).sum()) * deals / max(1, deals - 1)
    independent = float(games.sum()) * score * (1 - score)
    cautious = (score * deals + CAUTION / 2) / (deals + CAUTION)
    variance = CAUTION * cautious * (1 - cautious)
    return (differing + size * size * variance) / (independent + size * variance)


def wilson(score: float, games: float) -> tuple[float, float]:
    """The interval of Wilson for a score over so many independent games.

    >>> [round(end, 3) for end in wilson(1.0, 20)]
    [0.839, 1.0]
    """
    middle = (score + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * math.sqrt(score * (1 - score) / games + (Z / (2 * games)) ** 2)
    return (middle - half if score > 0 else 0.0), (middle + half if score < 1 else 1.0)

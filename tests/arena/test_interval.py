"""Intervals hold what they promise: 95 in 100 contain the truth, however the games of a deal hang together."""

from collections.abc import Callable

import numpy as np
import pytest

from thauma.arena.interval import score_interval, wilson
from thauma.kernel.rng import Rng, next_word, seeded

EXPERIMENTS = 400


def chance(rng: Rng, probability: float) -> bool:
    return next_word(rng) < probability * 2**32


def independent(rng: Rng, score: float) -> float:
    return float(chance(rng, score) + chance(rng, score))


def alike(rng: Rng, score: float) -> float:
    return 2.0 * chance(rng, score)


def mostly_split(rng: Rng, score: float) -> float:
    return 2.0 * chance(rng, score) if chance(rng, 0.3) else 1.0


@pytest.mark.parametrize("deals", [20, 100])
@pytest.mark.parametrize(
    ("deal", "score", "truth"),
    [
        (independent, 0.5, 0.5),
        (independent, 0.9, 0.9),
        (alike, 0.5, 0.5),
        (alike, 0.8, 0.8),
        (mostly_split, 0.5, 0.5),
        (mostly_split, 0.9, 0.62),
    ],
)
def test_intervals_contain_the_truth_as_often_as_they_say(
    deal: Callable[[Rng, float], float], score: float, truth: float, deals: int
) -> None:
    rng, games, hits = seeded(deals), np.full(deals, 2.0), 0
    for _ in range(EXPERIMENTS):
        shares = np.array([deal(rng, score) for _ in range(deals)])
        _, low, high = score_interval(shares, games)
        hits += low <= truth <= high
    assert hits >= 0.92 * EXPERIMENTS


def test_mirroring_that_balances_luck_makes_intervals_narrow() -> None:
    _, low, high = score_interval(np.full(100, 1.0), np.full(100, 2.0))
    independent_low, independent_high = wilson(0.5, 200)
    assert high - low < independent_high - independent_low


def test_deals_that_are_decided_by_luck_alone_make_them_wide() -> None:
    luck = np.tile([0.0, 2.0], 50)
    _, low, high = score_interval(luck, np.full(100, 2.0))
    fewer_low, fewer_high = wilson(0.5, 100)
    assert high - low == pytest.approx(fewer_high - fewer_low, rel=0.05)


def test_who_has_won_all_is_not_certain_to_win_all() -> None:
    score, low, high = score_interval(np.full(10, 2.0), np.full(10, 2.0))
    assert (score, high) == (1.0, 1.0)
    assert low == pytest.approx(wilson(1.0, 10)[0])
    assert score_interval(np.zeros(10), np.full(10, 2.0)) == pytest.approx((0.0, 0.0, 1 - low))


def test_two_opponents_have_the_same_interval_seen_from_both_sides() -> None:
    shares = np.array([2.0, 1.0, 1.0, 0.0, 2.0, 1.5])
    games = np.full(6, 2.0)
    score, low, high = score_interval(shares, games)
    assert score_interval(games - shares, games) == pytest.approx((1 - score, 1 - high, 1 - low))


def test_without_a_game_nothing_is_known() -> None:
    assert score_interval(np.zeros(3), np.zeros(3)) == (0.5, 0.0, 1.0)

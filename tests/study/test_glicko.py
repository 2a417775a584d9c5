"""Glicko-2 as published: the example of the paper, and what must hold for any period."""

import pytest

from thauma.study.glicko import Bout, Rating, rate


def test_the_published_example() -> None:
    bouts = [Bout(Rating(1400, 30), 1), Bout(Rating(1550, 100), 0), Bout(Rating(1700, 300), 0)]
    found = rate(Rating(1500, 200, 0.06), bouts)
    assert found.rating == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.02)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_encounters_only_the_doubt_grows() -> None:
    found = rate(Rating(1700, 50), [])
    assert (found.rating, found.volatility) == (1700, 0.06)
    assert found.deviation > 50


def test_a_surprise_moves_more_and_raises_the_volatility() -> None:
    surprised = rate(Rating(1500, 60), [Bout(Rating(2400, 30), 1)] * 5)
    expected = rate(Rating(1500, 60), [Bout(Rating(600, 30), 1)] * 5)
    assert surprised.rating - 1500 > expected.rating - 1500 > 0
    assert surprised.volatility > expected.volatility

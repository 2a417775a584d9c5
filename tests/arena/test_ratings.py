"""Elo and OpenSkill: what is known comes out."""

import math

import numpy as np
import pytest

from thauma.arena.interval import Floats
from thauma.arena.outcome import Outcome
from thauma.arena.ratings import bradley_terry, elo_of, expected_score, openskill


def wins(*deals: list[list[float]] | list[list[int]]) -> Floats:
    return np.array(deals, np.float64)


def test_elo_and_score_are_each_others_reverse() -> None:
    for elo in (-300, 0, 12.5, 400):
        assert elo_of(expected_score(elo)) == pytest.approx(elo)
    assert elo_of(1) == math.inf
    assert elo_of(0) == -math.inf


def test_of_two_players_the_likeliest_elo_is_that_of_the_score() -> None:
    first, last = bradley_terry(wins([[0, 30], [10, 0]], [[0, 20], [20, 0]]))
    assert first.points == pytest.approx(elo_of(50 / 80))
    assert first.low < first.points < first.high
    assert (last.points, last.low, last.high) == (0, 0, 0)


def test_known_strengths_are_found_again() -> None:
    strengths = (250, 100, 0)
    table = [
        [0 if i == j else 100 * expected_score(a - b) for j, b in enumerate(strengths)] for i, a in enumerate(strengths)
    ]
    assert [elo.points for elo in bradley_terry(wins(table, table))] == pytest.approx(strengths)


def test_a_chain_of_victories_compares_players_who_never_met() -> None:
    found = bradley_terry(wins([[0, 75, 0], [25, 0, 75], [0, 25, 0]]))
    assert [elo.points for elo in found] == pytest.approx([2 * elo_of(0.75), elo_of(0.75), 0])


def test_who_has_won_all_gets_a_finite_elo_and_a_wide_interval() -> None:
    best, middle, last = bradley_terry(wins(*[[[0, 2, 2], [0, 0, 1], [0, 1, 0]]] * 10))
    assert 300 < best.points < 1500
    assert best.high - best.low > 400
    assert middle.points == pytest.approx(last.points)


def test_more_deals_make_intervals_narrower() -> None:
    few = [[[0, 2], [0, 0]], [[0, 1], [1, 0]], [[0, 0], [2, 0]], [[0, 2], [0, 0]]]
    (few_elo, _), (many_elo, _) = bradley_terry(wins(*few)), bradley_terry(wins(*few * 25))
    assert few_elo.points == pytest.approx(many_elo.points)
    assert (few_elo.high - few_elo.low) / (many_elo.high - many_elo.low) == pytest.approx(5, rel=0.2)


def test_openskill_ranks_who_wins_higher_and_grows_surer() -> None:
    games = [Outcome(number, ("a", "b", "c"), (0,), "points", (60, 50, 40)) for number in range(30)]
    ratings = openskill(("c", "b", "a"), games)
    assert [rating.mu for rating in ratings] == sorted(rating.mu for rating in ratings)
    assert all(rating.sigma < 25 / 3 for rating in ratings)
    assert all(rating.ordinal == pytest.approx(rating.mu - 3 * rating.sigma) for rating in ratings)


def test_openskill_pools_who_sits_at_several_seats() -> None:
    games = [Outcome(number, ("a", "b", "b"), (0,), "points", (60, 50, 50)) for number in range(5)]
    strong, weak = openskill(("a", "b"), games)
    assert strong.mu > 25 > weak.mu

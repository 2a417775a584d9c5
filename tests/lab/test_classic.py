"""Games from which a net for classic learns."""

import numpy as np
import pytest

from tests.modes import games
from thauma.lab.teaching.classic import HABIT, INPUTS, ROWS, VALUES, Habit, describe, play_games
from thauma.players.evaluation.classic import blank_net

QUICK: Habit = HABIT._replace(simulations=games(24, 2), quick_simulations=games(8, 1), three_share=0.5)
GAMES = range(games(6, 1))


@pytest.mark.parametrize("net", [None, blank_net()])
def test_samples_are_well_formed(net: None) -> None:
    samples = play_games(net, GAMES, seed=1, habit=QUICK)
    positions = len(samples)
    assert positions >= 15 * len(GAMES)
    assert samples.starts[0] == 0
    assert samples.starts[-1] == len(samples.actions)
    assert (np.diff(samples.starts) > 1).all()
    assert len(samples.games) == len(GAMES) + 1
    lesson = describe(samples, np.arange(positions))
    assert (np.diff(lesson.starts) > 50).all()
    assert lesson.indices.max() < INPUTS
    assert max(lesson.rows.max(), lesson.second_rows.max()) < ROWS
    assert samples.outcomes.shape == samples.roots.shape == (positions, VALUES)
    assert abs(samples.outcomes).max() <= 1
    assert abs(samples.roots).max() <= 1
    assert abs(samples.targets(0.8)).max() <= 1


@pytest.mark.verify
def test_shares_add_up_where_the_policy_is_taught() -> None:
    samples = play_games(None, GAMES, seed=2, habit=QUICK)
    sums = np.add.reduceat(samples.shares, samples.starts[:-1])
    assert all(share == pytest.approx(0) or share == pytest.approx(1, abs=1e-4) for share in sums)
    assert 0 < (sums > 0.5).sum() < len(samples)


def test_a_game_is_the_same_again_whatever_is_played_before() -> None:
    last = GAMES.stop
    alone = play_games(None, range(last, last + 1), seed=3, habit=QUICK)
    after = play_games(None, range(last - 1, last + 1), seed=3, habit=QUICK)
    assert (after.states[-len(alone) :] == alone.states).all()
    assert (after.shares[-len(alone.shares) :] == alone.shares).all()
    assert (after.roots[-len(alone) :] == alone.roots).all()

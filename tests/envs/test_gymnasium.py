"""Gymnasium's own check, and that many games in one call are what one game alone is."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import thauma.envs  # noqa: F401 - makes the names known
from tests.modes import games

PLAIN_STEPS = {"thauma/Duel-v1": 40, "thauma/Classic-v1": 20}  # about a game
NAMES = ["thauma/Duel-v1", "thauma/Classic-v1"]


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_no_fault(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="ansi", opponent="greedy").unwrapped)


def some_action(masks: Any, chance: np.random.Generator) -> Any:
    """A random legal action for each game; now and then one that isn't."""
    wanted = [
        chance.choice(np.flatnonzero(mask)) if chance.random() < 0.95 else chance.integers(len(mask)) for mask in masks
    ]
    return np.array(wanted)


@pytest.mark.parametrize("opponent", ["random", "greedy"])
@pytest.mark.parametrize("options", [{}, {"reward": "margin", "seat": 1, "perfect_information": True}])
@pytest.mark.parametrize("name", NAMES)
def test_many_games_in_one_call_are_what_each_is_alone(name: str, opponent: str, options: dict[str, Any]) -> None:
    number, steps = games(compiled=8, plain=2), games(compiled=150, plain=PLAIN_STEPS[name])
    together = gymnasium.make_vec(name, num_envs=number, opponent=opponent, **options)
    makers = [lambda: gymnasium.make(name, opponent=opponent, disable_env_checker=True, **options)] * number
    alone = SyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP)
    assert together.metadata["autoreset_mode"] == alone.metadata["autoreset_mode"]
    assert together.observation_space == alone.observation_space
    chance = np.random.default_rng(1)
    (observed, infos), (expected, expected_infos) = together.reset(seed=5), alone.reset(seed=5)
    ended = 0
    for _ in range(steps):
        assert_same(observed, expected)
        assert observed in together.observation_space
        for key in ("seat", "illegal"):
            assert (infos[key] == expected_infos[key]).all()
        assert (infos["action_mask"] == observed["action_mask"]).all()
        actions = some_action(observed["action_mask"], chance)
        observed, rewards, terminations, truncations, infos = together.step(actions)
        expected, expected_rewards, expected_terminations, _, expected_infos = alone.step(actions)
        assert (rewards == expected_rewards).all()
        assert (terminations == expected_terminations).all()
        assert not truncations.any()
        for game in np.flatnonzero(terminations):
            ended += 1
            last = {key: rows[game] for key, rows in infos["final_obs"].items()}
            assert_same(last, expected_infos["final_obs"][game])
            for key in ("seat", "illegal"):
                assert infos["final_info"][key][game] == expected_infos["final_info"][key][game]
    assert ended >= games(compiled=number, plain=1)


def assert_same(observed: Any, expected: Any) -> None:
    for key in ("observation", "action_mask"):
        assert (observed[key] == expected[key]).all()

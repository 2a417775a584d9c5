"""PettingZoo's own tests, unchanged, and what the documentation promises beyond them."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from tests.envs.zoo import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from tests.modes import games
from thauma.envs import classic_v1, duel_v1

# PettingZoo has a list, in its source, of the environments whose observation may be a dictionary with a mask.
a_dictionary_is_meant = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)

Maker = Callable[..., Any]
MAKERS: dict[str, Maker] = {"duel": duel_v1.env, "duel raw": duel_v1.raw_env, "classic": classic_v1.env}
MAKERS |= {f"classic for {players}": partial(classic_v1.raw_env, players) for players in (2, 7)}
PARALLEL: dict[str, Maker] = {f"classic for {n}": partial(classic_v1.parallel_env, n) for n in (2, 3, 7)}
in_turns = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS.keys())
at_once = pytest.mark.parametrize("make", PARALLEL.values(), ids=PARALLEL.keys())


@a_dictionary_is_meant
@in_turns
def test_pettingzoo_finds_no_fault_with_agents_in_turns(make: Maker) -> None:
    api_test(make(), num_cycles=games(compiled=80, plain=4))


@at_once
def test_pettingzoo_finds_no_fault_with_agents_at_once(make: Maker) -> None:
    parallel_api_test(make(), num_cycles=games(compiled=100, plain=4))


@in_turns
def test_pettingzoo_finds_the_same_game_for_the_same_seed(make: Maker) -> None:
    seed_test(make, num_cycles=games(compiled=100, plain=5))


@at_once
def test_pettingzoo_finds_the_same_game_at_once_for_the_same_seed(make: Maker) -> None:
    parallel_seed_test(make)


def test_pettingzoo_finds_that_games_are_cut_off() -> None:
    max_cycles_test(classic_v1)


@in_turns
def test_pettingzoo_finds_every_render_mode(make: Maker) -> None:
    render_test(make)


def chosen(mask: Any, agent: str, decisions: dict[str, int]) -> int:
    """A legal action that depends on the agent and on how often it has been asked."""
    decisions[agent] = decisions.get(agent, 0) + 1
    legal = np.flatnonzero(mask)
    return int(legal[(7 * decisions[agent] + int(agent[-1])) % len(legal)])


@pytest.mark.parametrize("players", range(2, 8))
def test_a_game_at_once_is_the_same_game_as_in_turns(players: int) -> None:
    seen: dict[str, list[Any]] = {f"player_{number}": [] for number in range(players)}
    decisions: dict[str, int] = {}
    in_turns = classic_v1.raw_env(players, reward="margin")
    in_turns.reset(seed=4)
    while not any(in_turns.terminations.values()):
        agent = in_turns.agent_selection
        observation, *_ = in_turns.last()
        seen[agent].append(observation["observation"])
        in_turns.step(chosen(observation["action_mask"], agent, decisions))

    asked: dict[str, int] = {}
    at_once = classic_v1.parallel_env(players, reward="margin")
    observations, infos = at_once.reset(seed=4)
    waited = 0
    while at_once.agents:
        actions = {}
        for agent in at_once.agents:
            mask = infos[agent]["action_mask"]
            if mask[at_once.wait]:
                assert mask.sum() == 1
                actions[agent], waited = at_once.wait, waited + 1
            else:
                assert (observations[agent]["observation"] == seen[agent].pop(0)).all()
                actions[agent] = chosen(mask, agent, asked)
        observations, rewards, _, _, infos = at_once.step(actions)
    assert rewards == in_turns.rewards
    assert not any(seen.values())
    assert waited or players > 2


def test_nobody_is_shown_what_another_has_just_chosen() -> None:
    views = []
    for pick in (0, -1):
        env = classic_v1.env()
        env.reset(seed=5)
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[pick]))
        views.append([env.observe(agent) for agent in ("player_0", "player_1", "player_2")])
    first, second = views
    assert (first[0]["observation"] != second[0]["observation"]).any()  # one's own choice is remembered
    for mine, other in zip(first[1:], second[1:], strict=True):
        assert (mine["observation"] == other["observation"]).all()
        assert (mine["action_mask"] == other["action_mask"]).all()


def test_a_picture_has_what_is_on_the_table() -> None:
    for make, height in ((duel_v1.env, 800), (classic_v1.env, 800)):
        env = make(render_mode="rgb_array")
        env.reset(seed=1)
        first = env.render()
        for _ in range(12):
            env.step(int(env.last()[0]["action_mask"].argmax()))
        assert first.shape[0] == height
        assert (env.render() != first).any()

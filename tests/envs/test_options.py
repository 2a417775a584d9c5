"""Options of the environments: rewards, illegal actions, seats, rules, opponents; and a sentence for each mistake."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from tests.modes import COMPILED, games
from thauma.envs import classic_v1, duel_v1, extra
from thauma.envs.extra import EnvsMissing, need
from thauma.envs.kit import GYMNASIUM_IDS
from thauma.envs.single import GameEnv
from thauma.envs.vector import GameVectorEnv
from thauma.games.errors import BadOption

ROOT = Path(__file__).resolve().parents[2]


def play_in_turns(env: Any, seed: int, pick: int) -> dict[str, float]:
    """A whole game; the reward of each agent."""
    env.reset(seed=seed)
    totals: dict[str, float] = {}
    for ply, agent in enumerate(env.agent_iter()):
        observation, reward, termination, _, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        totals[agent] = totals.get(agent, 0.0) + reward
        env.step(None if termination else int(legal[ply * pick % len(legal)]))
    return totals


@pytest.mark.parametrize("reward", ["win", "margin"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_rewards_of_classic_add_up_to_nothing(players: int, reward: str) -> None:
    for seed in range(games(compiled=5, plain=1)):
        env = classic_v1.raw_env(players, reward=reward)
        totals = play_in_turns(env, seed, 31)
        assert sum(totals.values()) == pytest.approx(0)
        points = [env.driver.game.score(env.driver.state, seat)["total"] for seat in range(players)]
        if reward == "margin":
            expected = [(mine - (sum(points) - mine) / (players - 1)) / 100 for mine in points]
            assert list(totals.values()) == pytest.approx(expected)
        else:
            winners = env.driver.game.result(env.driver.state)["winners"]  # type: ignore[index]
            assert [seat for seat in range(players) if totals[f"player_{seat}"] > 0] == winners


def test_the_margin_of_duel_is_of_points_unless_war_or_science_won() -> None:
    kinds = set()
    for seed in range(games(compiled=60, plain=2)):
        env = duel_v1.raw_env(reward="margin")
        totals = play_in_turns(env, seed, 17)
        result = env.driver.game.result(env.driver.state)
        assert result is not None
        kinds.add(result["by"])
        points = [sheet["total"] for sheet in result["scores"]]
        if result["by"] == "points":
            assert totals["player_0"] == pytest.approx((points[0] - points[1]) / 100)
        else:
            assert totals["player_0"] == (1 if result["winners"] == [0] else -1)
        assert totals["player_0"] == -totals["player_1"]
    assert len(kinds) > 1 or not COMPILED


def test_an_illegal_action_is_replaced_by_the_first_legal_one_or_refused() -> None:
    lenient, strict, right = duel_v1.env(), duel_v1.env(illegal="raise"), duel_v1.env()
    for env in (lenient, strict, right):
        env.reset(seed=1)
    mask = right.last()[0]["action_mask"]
    wrong = int(mask.argmin())
    lenient.step(wrong)
    right.step(int(mask.argmax()))
    assert (lenient.last()[0]["observation"] == right.last()[0]["observation"]).all()
    with pytest.raises(ValueError, match=f"action {wrong} is not legal here"):
        strict.step(wrong)
    with pytest.raises(ValueError, match="action 240 is not legal"):
        lenient.step(240)


def test_nothing_can_be_done_before_a_game_is_dealt_or_after_it_is_over() -> None:
    with pytest.raises(ResetNeeded, match="no game has been dealt"):
        GameVectorEnv("duel", 2).step(np.zeros(2, np.int64))
    env = GameEnv("duel")
    with pytest.raises(ValueError, match="there is nothing to decide"):
        env.step(0)
    finish(env, seed=1)
    with pytest.raises(ValueError, match="there is nothing to decide"):
        env.step(0)


def test_a_vector_of_games_refuses_what_is_no_action() -> None:
    together = GameVectorEnv("duel", 4, illegal="raise")
    _, infos = together.reset(seed=1)
    legal = infos["action_mask"].argmax(axis=1)
    with pytest.raises(ValueError, match="4 games need as many actions"):
        together.step(legal[:2])
    with pytest.raises(ValueError, match="action 240 of game 2 is not from 0 to 239"):
        together.step(np.array([*legal[:2], 240, legal[3]]))
    with pytest.raises(ValueError, match="action 0 is not legal in game 1"):
        together.step(np.array([legal[0], 0, *legal[2:]]))


def test_a_vector_of_games_gives_arrays_away_unless_asked_not_to() -> None:
    for copy in (True, False):
        together = GameVectorEnv("duel", 2, copy=copy)
        first, infos = together.reset(seed=1)
        before = first["observation"].copy()
        together.step(infos["action_mask"].argmax(axis=1))
        assert (first["observation"] == before).all() == copy


def test_who_plays_all_seats_of_a_vector_sees_what_agents_in_turns_see() -> None:
    for name, alone in (("duel", duel_v1.raw_env()), ("classic", classic_v1.raw_env())):
        together = GameVectorEnv(name, 1, opponent="self", seat=0)
        observation, infos = together.reset(seed=3)
        alone.reset(seed=3)
        over = False
        while not over:
            expected, *_ = alone.last()
            assert f"player_{infos['seat'][0]}" == alone.agent_selection
            assert (observation["observation"][0] == expected["observation"]).all()
            assert (observation["action_mask"][0] == expected["action_mask"]).all()
            action = np.flatnonzero(expected["action_mask"])[-1]
            actor = alone.agent_selection
            alone.step(action)
            observation, rewards, terminations, _, infos = together.step(np.array([action]))
            over = bool(terminations[0])
        assert rewards[0] == alone.rewards[actor]
        assert infos["final_info"]["rewards"][0].tolist() == list(alone.rewards.values())


def test_the_rules_of_a_game_can_be_chosen() -> None:
    env = duel_v1.raw_env(rules={"wonders": "first_game"})
    env.reset(seed=1)
    assert env.observe("player_0")["observation"][env.driver.layout.where("my_wonders_open")].all()
    for side in (0, 1):
        classic = classic_v1.raw_env(rules={"boards": "AB"[side]})
        classic.reset(seed=1)
        assert {int(city.board) % 2 for city in classic.driver.state.cities[:3]} == {side}


def test_what_does_not_exist_is_refused_with_what_does() -> None:
    for options, sentence in (
        ({"reward": "coins"}, "reward is 'win' or 'margin', not 'coins'"),
        ({"illegal": "ignore"}, "illegal is 'replace' or 'raise', not 'ignore'"),
        ({"render_mode": "svg"}, "render_mode is human, ansi, rgb_array or None, not 'svg'"),
        ({"rules": {"wonders": "none"}}, "wonders is draft or first_game, not 'none'"),
    ):
        with pytest.raises(BadOption, match=sentence):
            duel_v1.env(**options)
    with pytest.raises(BadOption, match="classic is a game for 2 to 7, not for 8"):
        classic_v1.env(players=8)
    with pytest.raises(BadOption, match="boards is random, A or B"):
        classic_v1.env(rules={"boards": "chosen"})
    with pytest.raises(BadOption, match="seat is from 0 to 1"):
        GameEnv("duel", seat=2)
    with pytest.raises(BadOption, match="3 seats have 2 opponents, not 1"):
        GameEnv("classic", opponent=["greedy"])
    with pytest.raises(BadOption, match="opponent is self, random, greedy in a vector of games, not 'level:1'"):
        GameVectorEnv("duel", 2, opponent="level:1")


def test_each_opponent_sits_where_it_was_put() -> None:
    env = GameEnv("classic", players=4, seat=1, opponent=["random", "greedy", "random"])
    observation, info = env.reset(seed=1)
    assert info["seat"] == 1
    assert [env._at(seat).name for seat in (0, 2, 3)] == ["random", "greedy", "random"]
    assert observation["observation"][env.driver.layout.where("to_move")] == 1


def finish(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    observation, _ = env.reset(seed=seed)
    over = False
    while not over:
        observation, reward, over, _, info = env.step(int(observation["action_mask"].argmax()))
    return reward, info


def test_a_program_can_be_the_opponent_and_one_that_fails_loses() -> None:
    reward, info = finish(GameEnv("duel", opponent=f"engine:{sys.executable} {ROOT / 'examples/bot.py'}"), seed=1)
    assert abs(reward) == 1
    assert "forfeit" not in info
    reward, info = finish(GameEnv("duel", opponent=f"engine:{sys.executable} -c pass", seat=0), seed=1)
    assert reward == 1
    assert "forfeits" in info["forfeit"]


def test_without_the_extra_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extra, "find_spec", lambda _: None)
    with pytest.raises(
        EnvsMissing, match=r"the environments need PettingZoo; install it: pip install 'thauma\[envs\]'"
    ):
        need("pettingzoo")
    with pytest.raises(ImportError):
        need("gymnasium")


def test_the_core_needs_none_of_the_extra() -> None:
    script = "import sys, thauma.cli.main, thauma.arena, thauma.players.registry; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert not {"gymnasium", "pettingzoo", "pyspiel", "PIL"} & set(loaded)


def test_gymnasium_knows_the_names() -> None:
    assert set(GYMNASIUM_IDS.values()) <= set(gymnasium.registry)

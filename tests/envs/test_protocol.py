"""A game without kernels of its own is an environment too: by its protocol alone, and the same game."""

import numpy as np
import pytest

from tests.modes import games
from thauma.envs.aec import InTurns
from thauma.envs.driver import CompiledDriver, ProtocolDriver, driver_of
from thauma.envs.kit import GYMNASIUM_IDS, kit_of
from thauma.envs.stepping import OVER
from thauma.games import game
from thauma.games.errors import BadOption
from thauma.kernel.rng import seeded


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("classic", 2), ("classic", 4)])
def test_a_game_by_its_protocol_is_the_one_that_kernels_play(name: str, players: int) -> None:
    compiled, plain = CompiledDriver(kit_of(name), players, {}, False), ProtocolDriver(game(name), players, {})
    for driver in (compiled, plain):
        driver.rng = seeded(3)
        driver.deal()
    chance = np.random.default_rng(1)
    for _ in range(games(compiled=500, plain=30)):
        assert (compiled.seat, compiled.mover, compiled.pending()) == (plain.seat, plain.mover, plain.pending())
        if compiled.mover == OVER:
            break
        for player in range(players):
            assert (compiled.mask(player) == plain.mask(player)).all()
        action = int(chance.choice(np.flatnonzero(plain.mask(plain.mover))))
        compiled.play(action)
        plain.play(action)
    if compiled.mover == OVER:
        assert [compiled.reward(player, "win") for player in range(players)] == [
            plain.reward(player, "win") for player in range(players)
        ]


def test_agents_take_turns_in_a_game_that_offers_nothing_but_the_protocol(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(GYMNASIUM_IDS, "duel")
    env = InTurns("duel", "plain_v1", render_mode="ansi")
    env.reset(seed=1)
    for _ in range(games(compiled=200, plain=20)):
        if any(env.terminations.values()):
            break
        observation, *_ = env.last()
        assert observation["observation"] in env.observation_space(env.agent_selection)["observation"]
        env.step(int(observation["action_mask"].argmax()))
    assert "legal: " in str(env.render())
    with pytest.raises(BadOption, match="duel has no observation with perfect information"):
        driver_of("duel", None, None, perfect_information=True)

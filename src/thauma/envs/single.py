"""Gymnasium: one agent against players of the house, from a beginner to whatever a program of yours can do.

>>> import gymnasium, thauma.envs
>>> env = gymnasium.make("thauma/Duel-v1", opponent="greedy", seat=0)
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())
>>> env.close()
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from thauma.envs.agents import Observation, observation_space
from thauma.envs.driver import LONGEST_SEED, REPLACE, Driver, check_illegal, driver_of, legal_action
from thauma.envs.rewards import WIN, check_reward
from thauma.envs.showing import RENDER_MODES, check_render_mode, render
from thauma.envs.stepping import OVER
from thauma.games.errors import BadOption, shown
from thauma.games.protocol import Rules
from thauma.kernel.rng import below, seeded
from thauma.players import Follower, Forfeit, Player, player
from thauma.records import LiveGame

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class GameEnv(gymnasium.Env[Any, Any]):
    """A seat in a game; the others are taken by players of the house, by name as in `thauma play --against`.

    `opponent` is one name for all others or a list of one each, in seat order. `seat` is None for a random one in every
    game. A player that can't go on forfeits: then the game is over and won, and `info["forfeit"]` says why.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponent: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = WIN,
        illegal: str = REPLACE,
        rules: Rules | None = None,
        perfect_information: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.driver = driver_of(game, players, rules, perfect_information)
        self.reward = check_reward(reward)
        self.illegal = check_illegal(illegal)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(self.driver, self.driver.game.actions)
        self.action_space = gymnasium.spaces.Discrete(self.driver.game.actions)
        self._fixed_seat = check_seat(seat, self.driver.players)
        self._opponents = make_opponents(opponent, self.driver)
        self._rules = rules or {}
        self.seat = self._fixed_seat or 0
        self._live: LiveGame | None = None
        self._dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        if seed is not None:
            self.driver.rng = seeded(seed)
        elif not self._dealt:
            self.driver.rng = seeded(int(self.np_random.integers(1 << LONGEST_SEED)))
        self._dealt = True
        self.seat = below(self.driver.rng, self.driver.players) if self._fixed_seat is None else self._fixed_seat
        self.driver.deal()
        self._sit_down()
        self._let_others_play()
        return self._observe(), self._info(False)

    def step(self, action: int) -> Step:
        mask = self.driver.mask(self.seat)
        legal = legal_action(mask, action, self.illegal)
        info = {}
        try:
            self._play(legal)
            self._let_others_play()
        except Forfeit as forfeit:
            info["forfeit"] = str(forfeit)
        over = self.driver.mover == OVER or bool(info)
        reward = 1.0 if info else self.driver.reward(self.seat, self.reward) if over else 0.0
        if over:
            self._get_up()
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, over, False, {**self._info(legal != int(action)), **info}

    def _observe(self) -> Observation:
        return {"observation": self.driver.observe(self.seat), "action_mask": self.driver.mask(self.seat)}

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.driver.mask(self.seat), "seat": self.seat, "illegal": illegal}

    def _let_others_play(self) -> None:
        while self.driver.mover not in (OVER, self.seat):
            chosen = self._at(self.driver.mover).choose(self.driver.state, self.driver.seat, self.driver.rng)
            self._play(chosen)

    def _play(self, action: int) -> None:
        if self._live is not None:
            self._live.play_action(self.driver.seat, action)
        self.driver.play(action)

    def _at(self, seat: int) -> Player:
        """The player who has taken another's seat."""
        return self._opponents[seat - (seat > self.seat)]

    def _sit_down(self) -> None:
        """Programs follow a game from its deal on, so the game is kept for them as a record would be."""
        self._get_up()
        others = [seat for seat in range(self.driver.players) if seat != self.seat]
        followers = [(seat, self._at(seat)) for seat in others if isinstance(self._at(seat), Follower)]
        if followers:
            names = [f"player_{seat}" for seat in range(self.driver.players)]
            self._live = LiveGame(self.driver.game, names, self._rules, self.driver.dealt)
            for seat, follower in followers:
                follower.sit_down(self._live, seat)  # type: ignore[attr-defined]

    def _get_up(self) -> None:
        if self._live is not None:
            for other in self._opponents:
                if isinstance(other, Follower):
                    other.get_up(self._live)
            self._live = None

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent's seat sees it."""
        return render(self.driver.game, self.driver.state, self.seat, self.render_mode)

    def close(self) -> None:
        self._get_up()


def check_seat(seat: int | None, players: int) -> int | None:
    if seat is not None and seat not in range(players):
        raise BadOption(f"seat is from 0 to {players - 1}, or None for a random one; not {shown(seat)}")
    return seat


def make_opponents(opponent: str | Sequence[str], driver: Driver) -> list[Player]:
    """The players on the other seats."""
    names = [opponent] * (driver.players - 1) if isinstance(opponent, str) else list(opponent)
    if len(names) != driver.players - 1:
        raise BadOption(f"{driver.players} seats have {driver.players - 1} opponents, not {len(names)}")
    return [player(name, driver.game) for name in names]

"""Gymnasium's VectorEnv: thousands of games stepped in one compiled call.

>>> import gymnasium, thauma.envs
>>> games = gymnasium.make_vec("thauma/Duel-v1", num_envs=1000, opponent="random")
>>> observations, infos = games.reset(seed=7)
>>> observations, rewards, terminations, truncations, infos = games.step(infos["action_mask"].argmax(axis=1))
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from thauma.envs.agents import Observation, observation_space
from thauma.envs.driver import LONGEST_SEED, RAISE, REPLACE, check_illegal, driver_of
from thauma.envs.kit import kit_of
from thauma.envs.rewards import MARGIN, WIN, check_reward
from thauma.envs.single import check_seat
from thauma.envs.stepping import EITHER, OPPONENTS, Actions, Terms
from thauma.games.errors import BadOption, shown
from thauma.games.protocol import Rules
from thauma.kernel.rng import seeded

Result = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class GameVectorEnv(VectorEnv[Observation, Actions, NDArray[Any]]):
    """Games in which the agent plays one seat against built-in opponents, or with "self" all, whichever decides.

    A finished game is dealt anew in the same step: the observation is the next game's first, and `final_obs` in the
    infos has the last one. With "self" the reward is that of the seat that has just acted; `final_info` has `rewards`
    of all seats. Other infos are those of the single environment, an array each. `copy=False` returns arrays that the
    next step overwrites.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        opponent: str = "random",
        seat: int | None = None,
        reward: str = WIN,
        illegal: str = REPLACE,
        rules: Rules | None = None,
        perfect_information: bool = False,
        copy: bool = True,
    ) -> None:
        kit, one = kit_of(game), driver_of(game, players, rules, perfect_information)
        self.num_envs = num_envs
        self.illegal = check_illegal(illegal)
        self.copy = copy
        self.arrays = kit.room_for(num_envs, one.players, rules or {}, perfect_information)
        self._kit = kit
        self._terms = Terms(
            numbered_opponent(opponent), numbered_seat(seat, one.players), check_reward(reward) == MARGIN
        )
        self._players = one.players
        self.single_observation_space = observation_space(one, one.game.actions)
        self.single_action_space = spaces.Discrete(one.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._truncations = np.zeros(num_envs, np.bool_)
        self._dealt = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Game number i is that of the single environment with the seed `seed + i`."""
        super().reset(seed=seed if isinstance(seed, int) else None, options=options)
        if seed is not None or not self._dealt:
            for number, own in enumerate(self._seeds(seed)):
                self.arrays.rngs[number] = seeded(own)
        self._dealt = True
        self._kit.kernels.begin_all(self.arrays, self._terms)
        return self._observe(), self._infos(np.zeros(self.num_envs, np.bool_))

    def _seeds(self, seed: int | Sequence[int] | None) -> Sequence[int]:
        if seed is None:
            return self.np_random.integers(1 << LONGEST_SEED, size=self.num_envs).tolist()
        if isinstance(seed, int):
            return range(seed, seed + self.num_envs)
        if len(seed) != self.num_envs:
            raise BadOption(f"{self.num_envs} games need as many seeds, not {len(seed)}")
        return seed

    def step(self, actions: Actions) -> Result:
        if not self._dealt:
            raise ResetNeeded("call reset() before step(): no game has been dealt")
        many = self.arrays
        chosen = np.ascontiguousarray(actions, np.int64)
        self._check(chosen)
        self._kit.kernels.step_all(self.arrays, self._terms, chosen)
        infos = self._infos(many.replaced & ~many.finished)
        if many.finished.any():
            infos |= self._last()
        return self._observe(), many.rewards.copy(), many.finished.copy(), self._truncations.copy(), infos

    def _check(self, chosen: Actions) -> None:
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} games need as many actions, not an array of shape {chosen.shape}")
        n = self.arrays.masks.shape[1]
        outside = (chosen < 0) | (chosen >= n)
        if outside.any():
            raise ValueError(f"action {chosen[outside][0]} of game {outside.argmax()} is not from 0 to {n - 1}")
        if self.illegal == RAISE:
            illegal = self.arrays.masks[np.arange(self.num_envs), chosen] == 0
            if illegal.any():
                raise ValueError(f"action {chosen[illegal][0]} is not legal in game {illegal.argmax()}")

    def _observe(self) -> Observation:
        return {"observation": self._own(self.arrays.observations), "action_mask": self._own(self.arrays.masks)}

    def _own(self, rows: NDArray[Any]) -> NDArray[Any]:
        """The caller's own, unless it asked for the arrays that the next step overwrites."""
        return rows.copy() if self.copy else rows

    def _infos(self, illegal: NDArray[np.bool_]) -> dict[str, Any]:
        many = self.arrays
        return {"action_mask": self._own(many.masks), "seat": many.seats.copy(), "illegal": illegal}

    def _last(self) -> dict[str, Any]:
        """How the games ended that ended in this step; the rows of the others mean nothing."""
        many, finished = self.arrays, self.arrays.finished.copy()
        last = {"observation": many.last_observations.copy(), "action_mask": np.zeros_like(many.masks)}
        rewards = many.last_rewards[:, : self._players].copy()
        final_info = {"seat": many.last_seats.copy(), "illegal": many.replaced.copy(), "rewards": rewards}
        return {"final_obs": last, "_final_obs": finished, "final_info": final_info, "_final_info": finished}


def numbered_opponent(opponent: str) -> int:
    if opponent not in OPPONENTS:
        raise BadOption(f"opponent is {', '.join(OPPONENTS)} in a vector of games, not {shown(opponent)}")
    return OPPONENTS.index(opponent)


def numbered_seat(seat: int | None, players: int) -> int:
    checked = check_seat(seat, players)
    return EITHER if checked is None else checked

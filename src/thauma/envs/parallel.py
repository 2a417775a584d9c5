"""PettingZoo's environments in which all agents act at once."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from pettingzoo.utils.env import ParallelEnv

from thauma.envs.agents import Agents, Observation
from thauma.envs.driver import legal_action
from thauma.envs.stepping import OVER

Infos = dict[str, dict[str, Any]]


class AtOnce(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents act in every step. Who has nothing to decide can only wait: that is an action of its own.

    An agent waits while another one builds from the discard pile, plays its seventh card or chooses for the Free City.
    """

    waits = True

    def __init__(self, game: str, name: str, **options: Any) -> None:
        Agents.__init__(self, game, name, **options)
        self.wait = self.driver.wait

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], Infos]:
        self.deal(seed)
        self._cycles = 0
        return self._look()

    def _look(self) -> tuple[dict[str, Observation], Infos]:
        """What each agent is shown and told now."""
        masks = {agent: self._mask(self.number[agent]) for agent in self.agents}
        observations = {
            agent: {"observation": self.driver.observe(self.number[agent]), "action_mask": masks[agent]}
            for agent in self.agents
        }
        return observations, {agent: {"action_mask": mask.copy()} for agent, mask in masks.items()}

    def _mask(self, player: int) -> NDArray[np.int8]:
        mask = self.driver.mask(player)
        if self.wait == len(mask):
            mask = np.append(mask, np.int8(0))
        mask[self.wait] = not mask.any()
        return mask

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        chosen = {self.number[agent]: self._checked(agent, actions[agent]) for agent in self.agents}
        for _ in self.driver.pending():
            self.driver.play(chosen[self.driver.mover])
        self._cycles += 1
        over = self.driver.mover == OVER
        cut_off = self._cycles == self.max_cycles and not over
        observations, infos = self._look()
        rewards = {agent: self.driver.reward(self.number[agent], self.reward) if over else 0.0 for agent in self.agents}
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut_off)
        if over or cut_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _checked(self, agent: str, action: int) -> int:
        return legal_action(self._mask(self.number[agent]), action, self.illegal)

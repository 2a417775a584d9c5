"""PettingZoo's environments in which one agent acts at a time."""

from typing import Any

import numpy as np
from pettingzoo.utils.env import AECEnv

from thauma.envs.agents import Agents, Observation
from thauma.envs.driver import legal_action
from thauma.envs.stepping import OVER


class InTurns(Agents, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents are asked one by one. Where they choose at once, nobody is shown what was chosen before all have.

    A cycle is over when all who had to decide at its beginning have decided; after `max_cycles` all are truncated.
    """

    def __init__(self, game: str, name: str, **options: Any) -> None:
        Agents.__init__(self, game, name, **options)
        self._nothing = np.zeros(self.driver.game.actions, np.int8)
        self._nothing.setflags(write=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._skip_agent_selection = None
        self._cycles = 0
        self._to_come = len(self.driver.pending())
        self._ask(self.possible_agents[self.driver.mover])

    def _ask(self, agent: str) -> None:
        self.agent_selection = agent
        self._mask = self.driver.mask(self.number[agent])
        self.infos[agent] = {"action_mask": self._mask.copy()}

    def observe(self, agent: str) -> Observation:
        asked = agent == self.agent_selection
        return {
            "observation": self.driver.observe(self.number[agent]),
            "action_mask": self._mask.copy() if asked else self._nothing.copy(),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.driver.play(legal_action(self._mask, action, self.illegal))
        self.infos[agent] = {"action_mask": self._nothing}
        if self.driver.mover == OVER:
            self._end()
        elif self._cycles_are_up():
            self.truncations = dict.fromkeys(self.agents, True)
            self._ask(self.possible_agents[self.driver.mover])
        else:
            self._ask(self.possible_agents[self.driver.mover])
        if self.render_mode == "human":
            self.render()

    def _cycles_are_up(self) -> bool:
        self._to_come -= 1
        if self._to_come == 0:
            self._cycles += 1
            self._to_come = len(self.driver.pending())
        return self._cycles == self.max_cycles

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = {agent: self.driver.reward(self.number[agent], self.reward) for agent in self.agents}
        self._accumulate_rewards()
        self._mask = self._nothing
        self.agent_selection = self.agents[0]

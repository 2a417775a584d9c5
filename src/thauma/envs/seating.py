"""What the environments of both kinds of PettingZoo share: agents, spaces, seeds, pictures."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from thauma.envs.rewards import check_reward
from thauma.envs.showing import RENDER_MODES, check_render_mode, render
from thauma.envs.table import Table, check_illegal, fresh_rng
from thauma.envs.terms import OVER

Observation = dict[str, NDArray[Any]]


def observation_space(table: Table, actions: int) -> spaces.Dict:
    """What an agent is shown: the numbers of the layout, and which actions are legal."""
    low, high = table.layout.bounds(table.dtype)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=table.dtype),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class Seating:
    """Agents at a table, by name and by number."""

    def __init__(
        self,
        table: Table,
        name: str,
        actions: int,
        reward: str,
        illegal: str,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        self.table = table
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 1}
        self.possible_agents = [f"player_{number}" for number in range(table.players)]
        self.agents: list[str] = []
        self.number = {agent: number for number, agent in enumerate(self.possible_agents)}
        self.actions = actions
        self.reward = check_reward(reward)
        self.illegal = check_illegal(illegal)
        self.max_cycles = max_cycles
        self.render_mode = check_render_mode(render_mode)
        self._observation_spaces = {agent: observation_space(table, actions) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._dealt = False

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """Begin a new game: the seed's first, or the next one of those that follow from the last seed."""
        if seed is not None or not self._dealt:
            self.table.rng = fresh_rng(seed)
            self._dealt = True
        self.table.deal()
        self.agents = self.possible_agents[:]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the player who is asked sees it; as anyone does when nobody is asked."""
        seat = None if self.table.mover == OVER else self.table.mover
        return render(self.table.game, self.table.state, seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""

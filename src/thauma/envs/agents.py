"""What the environments of both kinds of PettingZoo share: agents, spaces, seeds, pictures."""

from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from thauma.envs.driver import REPLACE, Driver, check_illegal, driver_of, fresh_rng
from thauma.envs.rewards import WIN, check_reward
from thauma.envs.showing import RENDER_MODES, check_render_mode, render
from thauma.envs.stepping import OVER
from thauma.games.protocol import Rules

Observation = dict[str, NDArray[Any]]


class Options(TypedDict, total=False):
    """What can be said when an environment is made, beyond the number of players."""

    render_mode: str | None
    reward: str
    illegal: str
    perfect_information: bool
    rules: Rules | None
    max_cycles: int | None


def observation_space(driver: Driver, actions: int) -> spaces.Dict:
    """What an agent is shown: the numbers of the layout, and which actions are legal."""
    low, high = driver.layout.bounds(driver.dtype)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=driver.dtype),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class Agents:
    """The agents of a game, by name and by number.

    `reward` is "win" or "margin"; `illegal` says what becomes of an action that isn't legal: "replace" takes the legal
    one with the lowest number, "raise" raises a ValueError. `rules` are the options of the game, as in a record.
    """

    waits = False  # whether there is an action more, for agents that have nothing to decide

    def __init__(
        self,
        game: str,
        name: str,
        players: int | None = None,
        render_mode: str | None = None,
        reward: str = WIN,
        illegal: str = REPLACE,
        perfect_information: bool = False,
        rules: Rules | None = None,
        max_cycles: int | None = None,
    ) -> None:
        self.driver = driver_of(game, players, rules, perfect_information)
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 1}
        self.possible_agents = [f"player_{number}" for number in range(self.driver.players)]
        self.agents: list[str] = []
        self.number = {agent: number for number, agent in enumerate(self.possible_agents)}
        self.reward = check_reward(reward)
        self.illegal = check_illegal(illegal)
        self.max_cycles = max_cycles
        self.render_mode = check_render_mode(render_mode)
        actions = max(self.driver.game.actions, self.driver.wait + 1) if self.waits else self.driver.game.actions
        self._observation_spaces = {agent: observation_space(self.driver, actions) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._dealt = False

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """Begin a new game: the seed's first, or the next one of those that follow from the last seed."""
        if seed is not None or not self._dealt:
            self.driver.rng = fresh_rng(seed)
            self._dealt = True
        self.driver.deal()
        self.agents = self.possible_agents[:]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the player who is asked sees it; as anyone does when nobody is asked."""
        seat = None if self.driver.mover == OVER else self.driver.mover
        return render(self.driver.game, self.driver.state, seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""

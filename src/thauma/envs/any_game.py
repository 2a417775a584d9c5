"""Any game of the house as a PettingZoo environment, through the protocol alone: in plain Python, so not the fastest.

>>> from thauma.envs.any_game import aec_of
>>> game = aec_of("duel")
>>> game.reset(seed=7)
>>> game.agent_selection
'player_0'
"""

from typing import Any

from thauma.envs.extra import need

need("pettingzoo")

import numpy as np  # noqa: E402 - after the sentence that says what to install
from gymnasium import spaces  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from pettingzoo.utils.env import AECEnv  # noqa: E402

from thauma.games import game as find_game  # noqa: E402
from thauma.games.protocol import Rules  # noqa: E402
from thauma.kernel.rng import seeded  # noqa: E402

Observation = dict[str, NDArray[Any]]


def aec_of(name: str, players: int | None = None, rules: Rules | None = None) -> "AnyGame":
    """A game for so many players, or for the fewest that it takes."""
    return AnyGame(name, players, rules or {})


class AnyGame(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Observations are the game's `features` and the mask of what is legal. The winners share 1 at the end.

    An action that isn't legal is a ValueError.
    """

    def __init__(self, name: str, players: int | None, rules: Rules) -> None:
        self.game, self._rules = find_game(name), rules
        self.metadata = {"name": f"{name}_any", "render_modes": [], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(players or self.game.seats[0])]
        self.agents: list[str] = []
        start = self.game.start(self._deal(0))
        shape = self.game.features(start, 0).shape
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, shape, np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
            }
        )
        self._actions = spaces.Discrete(self.game.actions)
        self._next_seed = 0

    def observation_space(self, agent: str) -> spaces.Dict:  # noqa: ARG002 - all agents have the same
        return self._space

    def action_space(self, agent: str) -> "spaces.Discrete[Any]":  # noqa: ARG002 - all agents have the same
        return self._actions

    def _deal(self, seed: int) -> Any:
        return self.game.deal(seeded(seed), len(self.possible_agents), self._rules)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        seed = self._next_seed if seed is None else seed
        self._next_seed = seed + 1
        self._dealt = self._deal(seed)
        self.state_of_game = self.game.start(self._dealt)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        self._seat, player = self.game.decisions(self.state_of_game)[0]
        self.agent_selection = self.possible_agents[player]

    def observe(self, agent: str) -> Observation:
        mask = np.zeros(self.game.actions, np.int8)
        if agent == self.agent_selection:
            mask[[choice.action for choice in self.game.legal(self.state_of_game, self._seat)]] = 1
        features = self.game.features(self.state_of_game, self.possible_agents.index(agent))
        return {"observation": features, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or action is None:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.game.play(self.state_of_game, self._seat, int(action), self._dealt)
        if self.game.is_over(self.state_of_game):
            self._end()
        else:
            self._ask()

    def render(self) -> None:
        """There is no picture that would fit every game."""

    def close(self) -> None:
        """There is nothing to release."""

    def _end(self) -> None:
        winners = (self.game.result(self.state_of_game) or {})["winners"]
        for seat, agent in enumerate(self.agents):
            self.terminations[agent] = True
            self.rewards[agent] = 1 / len(winners) if seat in winners else 0.0
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

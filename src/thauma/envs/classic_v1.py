"""Classic for PettingZoo, version 1, for two to seven: `env()` and `raw_env()` in turns, `parallel_env()` at once.

>>> from thauma.envs import classic_v1
>>> game = classic_v1.parallel_env(players=5)
>>> observations, infos = game.reset(seed=7)
>>> while game.agents:
...     actions = {agent: infos[agent]["action_mask"].argmax() for agent in game.agents}
...     observations, rewards, terminations, truncations, infos = game.step(actions)

docs/environments.md has the observation field by field and every action.
"""

from typing import Any, Unpack

from thauma.envs.extra import need

need("pettingzoo")

from pettingzoo.utils import wrappers  # noqa: E402 - after the sentence that says what to install

from thauma.envs.aec import InTurns  # noqa: E402
from thauma.envs.agents import Options  # noqa: E402
from thauma.envs.parallel import AtOnce  # noqa: E402

NAME = "classic_v1"
PLAYERS = 3


def env(**options: Any) -> wrappers.OrderEnforcingWrapper[Any, Any, Any]:
    """The environment of `raw_env`, which also says so when it is used in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(**options))


def raw_env(players: int = PLAYERS, **options: Unpack[Options]) -> InTurns:
    """Agents are asked one by one, and nobody is shown what was chosen before all have.

    The options are those of `Agents`. With two players the one who holds the Free City is asked a second time, for that
    city.
    """
    return InTurns("classic", NAME, players=players, **options)


def parallel_env(players: int = PLAYERS, **options: Unpack[Options]) -> AtOnce:
    """All agents choose at once; who has nothing to decide can only wait, an action of its own."""
    return AtOnce("classic", NAME, players=players, **options)

"""Classic for PettingZoo, version 1, for two to seven: `env()` and `raw_env()` in turns, `parallel_env()` at once.

>>> from thauma.envs import classic_v1
>>> game = classic_v1.parallel_env(players=5)
>>> observations, infos = game.reset(seed=7)
>>> while game.agents:
...     actions = {agent: infos[agent]["action_mask"].argmax() for agent in game.agents}
...     observations, rewards, terminations, truncations, infos = game.step(actions)

docs/environments.md has the observation field by field and every action.
"""

from typing import Any

from thauma.envs.extra import need

need("pettingzoo")

from pettingzoo.utils import wrappers  # noqa: E402 - after the sentence that says what to install

from thauma.envs.aec import InTurns  # noqa: E402
from thauma.envs.classic.table import ClassicTable  # noqa: E402
from thauma.envs.parallel import AtOnce  # noqa: E402
from thauma.envs.rewards import WIN  # noqa: E402
from thauma.envs.table import REPLACE  # noqa: E402
from thauma.games.protocol import Rules  # noqa: E402

NAME = "classic_v1"
PLAYERS = 3


def env(**options: Any) -> wrappers.OrderEnforcingWrapper[Any, Any, Any]:
    """The environment of `raw_env`, which also says so when it is used in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(**options))


def raw_env(
    players: int = PLAYERS,
    render_mode: str | None = None,
    reward: str = WIN,
    illegal: str = REPLACE,
    perfect_information: bool = False,
    rules: Rules | None = None,
    max_cycles: int | None = None,
) -> InTurns:
    """Agents are asked one by one, and nobody is shown what was chosen before all have.

    `reward` is "win" or "margin"; `illegal` says what becomes of an action that isn't legal: "replace" takes the legal
    one with the lowest number, "raise" raises a ValueError. `rules` are the options of the game, as in a record. With
    two players the one who holds the Free City is asked a second time, for that city.
    """
    options = {"reward": reward, "illegal": illegal, "max_cycles": max_cycles, "render_mode": render_mode}
    return InTurns(ClassicTable(players, rules or {}, perfect_information), NAME, **options)


def parallel_env(
    players: int = PLAYERS,
    render_mode: str | None = None,
    reward: str = WIN,
    illegal: str = REPLACE,
    perfect_information: bool = False,
    rules: Rules | None = None,
    max_cycles: int | None = None,
) -> AtOnce:
    """All agents choose at once; who has nothing to decide can only wait, which is the last action."""
    options = {"reward": reward, "illegal": illegal, "max_cycles": max_cycles, "render_mode": render_mode}
    return AtOnce(ClassicTable(players, rules or {}, perfect_information), NAME, **options)

"""Duel for PettingZoo, version 1: `env()` and `raw_env()`, in which the two agents act in turns.

>>> from thauma.envs import duel_v1
>>> game = duel_v1.env()
>>> game.reset(seed=7)
>>> for agent in game.agent_iter():
...     observation, reward, termination, truncation, info = game.last()
...     game.step(None if termination else observation["action_mask"].argmax())

docs/environments.md has the observation field by field and every action.
"""

from typing import Any, Unpack

from thauma.envs.extra import need

need("pettingzoo")

from pettingzoo.utils import wrappers  # noqa: E402 - after the sentence that says what to install

from thauma.envs.aec import InTurns  # noqa: E402
from thauma.envs.agents import Options  # noqa: E402

NAME = "duel_v1"


def env(**options: Any) -> wrappers.OrderEnforcingWrapper[Any, Any, Any]:
    """The environment of `raw_env`, which also says so when it is used in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(**options))


def raw_env(**options: Unpack[Options]) -> InTurns:
    """Two agents, asked one at a time. The options are those of `Agents`."""
    return InTurns("duel", NAME, **options)

"""Duel for PettingZoo, version 1: `env()` and `raw_env()`, in which the two agents act in turns.

>>> from thauma.envs import duel_v1
>>> game = duel_v1.env()
>>> game.reset(seed=7)
>>> for agent in game.agent_iter():
...     observation, reward, termination, truncation, info = game.last()
...     game.step(None if termination else observation["action_mask"].argmax())

docs/environments.md has the observation field by field and every action.
"""

from typing import Any

from thauma.envs.extra import need

need("pettingzoo")

from pettingzoo.utils import wrappers  # noqa: E402 - after the sentence that says what to install

from thauma.envs.aec import InTurns  # noqa: E402
from thauma.envs.duel.table import DuelTable  # noqa: E402
from thauma.envs.rewards import WIN  # noqa: E402
from thauma.envs.table import REPLACE  # noqa: E402
from thauma.games.protocol import Rules  # noqa: E402

NAME = "duel_v1"


def env(**options: Any) -> wrappers.OrderEnforcingWrapper[Any, Any, Any]:
    """The environment of `raw_env`, which also says so when it is used in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(**options))


def raw_env(
    render_mode: str | None = None,
    reward: str = WIN,
    illegal: str = REPLACE,
    perfect_information: bool = False,
    rules: Rules | None = None,
    max_cycles: int | None = None,
) -> InTurns:
    """Two agents, asked one at a time.

    `reward` is "win" or "margin"; `illegal` says what becomes of an action that isn't legal: "replace" takes the legal
    one with the lowest number, "raise" raises a ValueError. `rules` are the options of the game, as in a record.
    """
    table = DuelTable(rules or {}, perfect_information)
    return InTurns(table, NAME, reward=reward, illegal=illegal, max_cycles=max_cycles, render_mode=render_mode)

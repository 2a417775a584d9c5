"""The games that have environments of their own, and what these need to know of each."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from thauma.envs.fields import Layout
from thauma.envs.stepping import GameArrays, blank_arrays
from thauma.games.protocol import Game, Rules
from thauma.kernel import instantiate
from thauma.kernel.rng import seeded

GYMNASIUM_IDS = {"duel": "thauma/Duel-v1", "classic": "thauma/Classic-v1"}  # by game: each has a folder here


@dataclass(frozen=True)
class Kit:
    """A game's observation, and the kernels that step it."""

    game: Game
    players: int  # unless another number is asked for
    public: Layout
    perfect: Layout
    dtype: type[np.generic]  # of an observation's numbers
    loop: ModuleType  # games/<game>/loop.py
    observation: ModuleType
    greedy: ModuleType
    wait: int  # no action: what they do who have nothing to decide, where all act at once
    check_rules: Callable[[Rules], None] = lambda _: None  # refuses options that an environment can't deal by

    def __reduce__(self) -> tuple[Any, ...]:
        return kit_of, (self.game.name,)  # there is one of each game, wherever a copy is sent

    @cached_property
    def kernels(self) -> Any:
        """The templates of stepping.py for this game."""
        given = {"rules": self.loop, "seen": self.observation, "greedy": self.greedy}
        return instantiate("thauma.envs.stepping", self.game.name, **given)

    def layout(self, perfect_information: bool) -> Layout:
        return self.perfect if perfect_information else self.public

    def room_for(self, games: int, players: int, rules: Rules, perfect_information: bool) -> GameArrays:
        """Games that are to be dealt by these rules."""
        self.check_rules(rules)
        deals = np.zeros(games, self.loop.DEAL_DTYPE)
        deals[:] = self.game.deal(seeded(0), players, rules)  # for its options: the rest is dealt anew
        return blank_arrays(self.loop, deals, self.layout(perfect_information).size, self.dtype)


def kit_of(game: str) -> Kit:
    """What there is for one of `GYMNASIUM_IDS`."""
    kit: Kit = import_module(f"thauma.envs.{game}.kit").KIT
    return kit

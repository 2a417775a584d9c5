"""One game of Duel for environments."""

from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from thauma.envs.duel.layout import LAYOUT, PERFECT
from thauma.envs.duel.observation import observe
from thauma.envs.duel.play import Many, blank, deal_one, play_one, reward_of
from thauma.envs.rewards import MARGIN
from thauma.envs.terms import OVER
from thauma.games.duel import GAME
from thauma.games.protocol import Deal, Game, Rules, State
from thauma.kernel.rng import Rng, seeded

Numbers = NDArray[np.int8]


class DuelTable:
    """See envs/table.py."""

    game: ClassVar[Game] = GAME
    dtype: ClassVar[type[np.generic]] = np.int8
    players = 2

    def __init__(self, rules: Rules, perfect_information: bool) -> None:
        self.actions = GAME.actions
        self.layout = PERFECT if perfect_information else LAYOUT
        self._many = room_for(1, rules, perfect_information)
        self.rng = seeded(0)
        self.mover = OVER

    @property
    def rng(self) -> Rng:
        return self._many.rngs[0]

    @rng.setter
    def rng(self, rng: Rng) -> None:
        self._many.rngs[0] = rng

    @property
    def state(self) -> State:
        return self._many.states[0]

    @property
    def dealt(self) -> Deal:
        return self._many.deals[0].copy()

    @property
    def seat(self) -> int:
        return self.mover

    def deal(self) -> None:
        self.mover = deal_one(self._many)

    def pending(self) -> tuple[int, ...]:
        return () if self.mover == OVER else (self.mover,)

    def mask(self, player: int) -> Numbers:
        if player == self.mover:
            return self._many.masks[0].copy()
        return np.zeros(self.actions, np.int8)

    def observe(self, player: int) -> Numbers:
        if player == self.mover:
            return self._many.observations[0].copy()
        many, observed = self._many, np.zeros(self.layout.size, np.int8)
        observe(
            many.states[0], many.deals[0], player, many.listed, many.costs, observed, np.zeros(self.actions, np.int8)
        )
        return observed

    def play(self, action: int) -> None:
        self.mover = play_one(self._many, action)

    def reward(self, player: int, kind: str) -> float:
        return float(reward_of(self.state, player, kind == MARGIN))


def room_for(games: int, rules: Rules, perfect_information: bool) -> Many:
    """Games that are to be dealt by these rules."""
    GAME.check_rules(rules)
    many = blank(games, (PERFECT if perfect_information else LAYOUT).size)
    many.deals["first_game"] = rules.get("wonders") == "first_game"
    many.deals["last_player_chooses"] = rules.get("centred_pawn") == "last_player_chooses"
    return many

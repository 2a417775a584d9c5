"""One game of classic for environments."""

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from thauma.envs.classic.layout import LAYOUT, PERFECT
from thauma.envs.classic.observation import observe
from thauma.envs.classic.play import Many, blank, deal_one, play_one, reward_of
from thauma.envs.rewards import MARGIN
from thauma.envs.terms import OVER
from thauma.games import game
from thauma.games.classic import GAME
from thauma.games.classic.kernels import BOARD_RULES, decider
from thauma.games.errors import BadOption
from thauma.games.protocol import Deal, Game, Rules, State
from thauma.kernel.rng import Rng, seeded


class ClassicTable:
    """See envs/table.py."""

    game: ClassVar[Game] = game("classic")
    dtype: ClassVar[type[np.generic]] = np.float32

    def __init__(self, players: int, rules: Rules, perfect_information: bool) -> None:
        self.players = players
        self.actions = GAME.actions
        self.layout = PERFECT if perfect_information else LAYOUT
        self._many = room_for(1, players, rules, perfect_information)
        self.rng = seeded(0)
        self.seat = OVER

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
    def mover(self) -> int:
        return OVER if self.seat == OVER else int(self._many.seats[0])

    def deal(self) -> None:
        self.seat = deal_one(self._many)

    def pending(self) -> tuple[int, ...]:
        cities = GAME.pending(self.state)
        return tuple(dict.fromkeys(int(decider(self.state, city)) for city in cities))

    def mask(self, player: int) -> NDArray[np.int8]:
        return self._many.masks[0].copy() if player == self.mover else self._look(player)[1]

    def observe(self, player: int) -> NDArray[Any]:
        return self._many.observations[0].copy() if player == self.mover else self._look(player)[0]

    def _look(self, player: int) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """What another player than the one who is asked may know and do."""
        many = self._many
        observed, mask = np.zeros(self.layout.size, np.float32), np.zeros(self.actions, np.int8)
        observe(many.states[0], player, many.workspaces[0], many.listed, many.costs, observed, mask)
        return observed, mask

    def play(self, action: int) -> None:
        self.seat = play_one(self._many, action)

    def reward(self, player: int, kind: str) -> float:
        return float(reward_of(self.state, player, kind == MARGIN, self._many.workspaces[0]))


def room_for(games: int, players: int, rules: Rules, perfect_information: bool) -> Many:
    """Games that are to be dealt by these rules."""
    GAME.check_rules(rules)
    boards = rules.get("boards", "random")
    if boards == "chosen":
        raise BadOption("an environment deals its boards: boards is random, A or B, not 'chosen'")
    layout = PERFECT if perfect_information else LAYOUT
    many = blank(games, players, layout.size, GAME.actions)
    many.deals["board_rule"] = BOARD_RULES[boards]
    return many

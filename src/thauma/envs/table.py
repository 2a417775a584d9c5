"""One game as the environments of any kind play it. Each game of the house has such a table."""

from typing import Any, ClassVar, Protocol

import numpy as np
from numpy.typing import NDArray

from thauma.envs.fields import Layout
from thauma.games.errors import BadOption, shown
from thauma.games.protocol import Deal, Game, State
from thauma.kernel.rng import Rng, seeded

LONGEST_SEED = 63  # bits

REPLACE = "replace"
RAISE = "raise"
ILLEGAL = (REPLACE, RAISE)

Numbers = NDArray[Any]
Mask = NDArray[np.int8]


class Table(Protocol):
    """A game that is dealt again and again. Arrays that it gives away are the caller's."""

    game: ClassVar[Game]
    dtype: ClassVar[type[np.generic]]
    players: int
    actions: int
    layout: Layout
    rng: Rng

    @property
    def state(self) -> State:
        """The record that the rules know."""

    @property
    def dealt(self) -> Deal:
        """All that chance has decided beforehand in the present game."""

    @property
    def mover(self) -> int:
        """The player who is asked next, or OVER."""

    @property
    def seat(self) -> int:
        """The city for which that player decides: the own or, in classic for two, the Free City."""

    def deal(self) -> None:
        """Deal a new game with the table's random numbers."""

    def pending(self) -> tuple[int, ...]:
        """The players who must decide now, in the order in which they are asked."""

    def mask(self, player: int) -> Mask:
        """1 for each action that is legal for a player now."""

    def observe(self, player: int) -> Numbers:
        """What a player may know, as the layout says."""

    def play(self, action: int) -> None:
        """Carry out a legal action of the player who is asked."""

    def reward(self, player: int, kind: str) -> float:
        """What the end of the game is worth to a player (see rewards.py)."""


def fresh_rng(seed: int | None) -> Rng:
    """Random numbers for a seed, or for none."""
    return seeded(seed if seed is not None else np.random.SeedSequence().entropy % (1 << LONGEST_SEED))  # type: ignore[operator]


def check_illegal(illegal: str) -> str:
    if illegal not in ILLEGAL:
        raise BadOption(f"illegal is {' or '.join(map(repr, ILLEGAL))}, not {shown(illegal)}")
    return illegal


def legal_action(mask: Mask, action: Any, illegal: str) -> int:
    """The action or, if it isn't legal, the legal one with the lowest number; or else a ValueError."""
    if not mask.any():
        raise ValueError("there is nothing to decide: the game is over, or reset() was not called")
    number = int(action)
    if 0 <= number < len(mask) and mask[number]:
        return number
    if illegal == RAISE or not 0 <= number < len(mask):
        raise ValueError(f"action {action} is not legal here; the action mask shows which are")
    return int(mask.argmax())

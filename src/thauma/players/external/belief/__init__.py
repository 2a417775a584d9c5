"""The way back: from the events that a seat was told to a game that it may believe in.

What the seat can't know is filled in with anything that fits everything it has seen. A player who looks only at what
its seat may see finds in such a game what it would find in the true one.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol

from thauma.games.errors import Move
from thauma.games.protocol import Event, Game
from thauma.players.external.belief.cards import BadEvent
from thauma.records import LiveGame

__all__ = ["BadEvent", "Belief", "belief"]


class Belief(Protocol):
    """What a seat has been told of one game."""

    def hear(self, event: Event) -> None:
        """Take in an event, in order."""

    def live(self, chosen: list[Move]) -> LiveGame:
        """A game that fits; `chosen` are the seat's own choices of this turn that have not taken effect yet."""


def belief(game: Game, seat: int, seats: int, rules: Mapping[str, Any]) -> Belief:
    """An open mind at the beginning of a game."""
    made: Belief = import_module(f"{__name__}.{game.name}").Belief(game, seat, seats, rules)
    return made

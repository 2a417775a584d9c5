"""Players: whatever can choose a legal action. They see what their seat sees and nothing else."""

from collections.abc import Callable
from typing import Protocol

from thauma.games.errors import ThaumaError
from thauma.games.protocol import Game, State
from thauma.kernel.rng import Rng


class UnknownPlayer(ThaumaError):
    code = "unknown_player"


class Player(Protocol):
    """Someone who plays. A player keeps nothing between moves that the game depends on."""

    name: str

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """A legal action of a seat that must decide."""


def player(name: str, game: Game) -> Player:
    """The player of that name, seated at a game."""
    from thauma.players.greedy import Greedy
    from thauma.players.random import Random

    kinds: dict[str, Callable[[Game], Player]] = {"random": Random, "greedy": Greedy}
    if name not in kinds:
        raise UnknownPlayer(f"there is no player {name!r}; there are {', '.join(kinds)}")
    return kinds[name](game)

"""Players: whatever can choose a legal action. They see what their seat sees and nothing else."""

from typing import Protocol, runtime_checkable

from thauma.games.errors import ThaumaError
from thauma.games.protocol import Game, State
from thauma.kernel.rng import Rng
from thauma.players.roster import UnknownPlayer
from thauma.records import LiveGame

__all__ = ["Follower", "Forfeit", "Player", "UnknownPlayer", "player"]


class Forfeit(ThaumaError):
    """A player can't go on: it loses the game, and the sentence says why."""

    code = "forfeit"


class Player(Protocol):
    """Someone who plays. A player keeps nothing between moves that the game depends on."""

    name: str

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """A legal action of a seat that must decide; Forfeit if it can't go on."""


@runtime_checkable
class Follower(Protocol):
    """A player who follows a game from its deal to its end, as a program of somebody else's does."""

    def sit_down(self, live: LiveGame, seat: int) -> None:
        """Told before the first decision. The live game is the referee's: only what the seat may see is used."""

    def get_up(self, live: LiveGame) -> None:
        """Told when the game is over, or given up."""


def player(name: str, game: Game, seconds: float | None = None) -> Player:
    """The player of that name, seated at a game; `seconds` is the thinking time for each move, where it can think."""
    from thauma.players.registry import make_player

    return make_player(name, game, seconds)

"""The games of the house, by name. Nothing is compiled before a game is first played."""

from importlib import import_module

from thauma.games.errors import UnknownGame
from thauma.games.protocol import Game

NAMES = ("duel", "classic")


def game(name: str) -> Game:
    """The game of that name.

    >>> game("duel").seats
    (2, 2)
    """
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; there are {' and '.join(NAMES)}")
    found: Game = import_module(f"thauma.games.{name}").GAME
    return found

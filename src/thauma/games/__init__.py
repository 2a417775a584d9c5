"""The games of the house, by name. Nothing is loaded or compiled before a game is first asked for.

A game is a module with an object `GAME` (see protocol.py). It is known by one line: in `BUILT_IN`, in the entry point
group `thauma.games` of an installed package, in the variable THAUMA_GAMES (`name=module,…`), or by `register`.
"""

import os
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from thauma.games.errors import UnknownGame
from thauma.games.protocol import Game

BUILT_IN = {"duel": "thauma.games.duel", "classic": "thauma.games.classic"}
NAMES = tuple(BUILT_IN)
ENTRY_POINTS = "thauma.games"
VARIABLE = "THAUMA_GAMES"


def game(name: str) -> Game:
    """The game of that name.

    >>> game("duel").seats
    (2, 2)
    """
    found: Game = import_module(home_of(name)).GAME
    return found


def home_of(name: str) -> str:
    """The module that a game lives in."""
    module = _modules().get(name)
    if module is None:
        raise UnknownGame(f"there is no game {name!r}; there are {' and '.join(names())}")
    return module


def names() -> tuple[str, ...]:
    """The names of all games, our own first."""
    return tuple(_modules())


def register(name: str, module: str) -> None:
    """Make a game known here, and to every process that is started from here on."""
    others = [line for line in os.environ.get(VARIABLE, "").split(",") if line and not line.startswith(f"{name}=")]
    os.environ[VARIABLE] = ",".join([*others, f"{name}={module}"])


def _modules() -> dict[str, str]:
    """The module of each game."""
    lines = filter(None, os.environ.get(VARIABLE, "").split(","))
    added = {name.strip(): module.strip() for name, _, module in (line.partition("=") for line in lines)}
    return {**_installed(), **added, **BUILT_IN} if added else _installed()


@cache
def _installed() -> dict[str, str]:
    return {**BUILT_IN, **{point.name: point.value for point in entry_points(group=ENTRY_POINTS)}, **BUILT_IN}

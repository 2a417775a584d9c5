"""The games that there are players for beyond `random`, who plays any: the one table of this room.

The players of a game stand in modules of its name, in greedy/, search/, levels/ and network/.
"""

from importlib import import_module
from typing import Any, NamedTuple

from thauma.games.errors import ThaumaError


class UnknownPlayer(ThaumaError):
    code = "unknown_player"


class Roster(NamedTuple):
    simulations_to_study: int  # for one position: a blink, so that a bot never waits long behind a study
    plain_levels: int  # so many, the lowest, choose within a second or so even while nothing is compiled
    has_fans: bool = False  # players who are taken with one way to win


ROSTERS = {"duel": Roster(2000, 6, has_fans=True), "classic": Roster(400, 3)}
LEVELS = range(1, 9)
ANYBODY = "random"


def roster_of(game: str) -> Roster:
    """What there is for a game; UnknownPlayer if nobody but `random` plays it."""
    if game not in ROSTERS:
        raise UnknownPlayer(f"{game} has no player but {ANYBODY}")
    return ROSTERS[game]


def module_for(game: str, kind: str, *inner: str) -> Any:
    """The module with a game's players of a kind, such as `greedy`, or one inside it."""
    roster_of(game)
    return import_module(".".join(("thauma.players", kind, game, *inner)))


def bot_of_level(game: str, level: int) -> str:
    """The name of the player who is a bot of that level; the one that all games have where a game has no levels."""
    return f"level:{level}" if game in ROSTERS else ANYBODY


def levels_of(game: str) -> range:
    """The levels of a game's bots; none where nobody but `random` plays it."""
    return LEVELS if game in ROSTERS else LEVELS[:0]


def needs_compiling(game: str, level: int) -> bool:
    """Whether a bot of that level would take too long as plain Python."""
    return game in ROSTERS and level > ROSTERS[game].plain_levels


def bots_of(game: str) -> tuple[str, ...]:
    """The names of all players that a server needs, the simplest first."""
    return ("greedy", *(bot_of_level(game, level) for level in LEVELS)) if game in ROSTERS else (ANYBODY,)

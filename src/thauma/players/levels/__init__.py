"""Levels 1 to 8: from someone's first evening to the best there is.

Each wins about three of four games against the one below. Weak levels are weak as people are: they look less far ahead,
judge by rules of thumb, overlook moves of their own and threats of the others, and are taken with a plan of theirs.
They never move at random, and no level knows more than its seat. docs/levels.md has what was measured.
"""

from thauma.games.protocol import Game
from thauma.players import Player
from thauma.players.roster import LEVELS, UnknownPlayer, module_for


def level(text: str, game: Game, seconds: float | None) -> Player:
    """The player of a level; `seconds` for each move take the place of its own budget."""
    if text not in map(str, LEVELS):
        raise UnknownPlayer(f"there is no level {text!r}; there are {LEVELS[0]} (the easiest) to {LEVELS[-1]}")
    player: Player = module_for(game.name, "levels").level(int(text), seconds)
    return player

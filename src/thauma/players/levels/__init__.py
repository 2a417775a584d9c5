"""Levels 1 to 8: from someone's first evening to the best there is.

Each wins about three of four games against the one below. Weak levels are weak as people are: they look less far ahead,
judge by rules of thumb, overlook moves of their own and threats of the others, and are taken with a plan of theirs.
They never move at random, and no level knows more than its seat. docs/levels.md has what was measured.
"""

import re

from thauma.games.protocol import Game, State
from thauma.kernel.rng import Rng, next_word
from thauma.players import Player
from thauma.players.roster import LEVELS, UnknownPlayer, module_for

WRITTEN = re.compile(r"[1-9](\.[0-9]?[1-9])?")  # a strength has one spelling
WORDS_IN_ALL = 1 << 32  # what next_word can give


class Between:
    """A strength between two levels: each move is that of the upper one as often as the fraction says."""

    def __init__(self, name: str, lower: Player, upper: Player, fraction: float) -> None:
        self.name = name
        self.lower = lower
        self.upper = upper
        self.fraction = fraction

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        chosen = self.upper if next_word(rng) < self.fraction * WORDS_IN_ALL else self.lower
        return chosen.choose(state, seat, rng)


def level(text: str, game: Game, seconds: float | None) -> Player:
    """The player of a level, or of a strength in between; `seconds` for each move take the place of its own budget."""
    if not WRITTEN.fullmatch(text) or not LEVELS[0] <= float(text) <= LEVELS[-1]:
        known = f"{LEVELS[0]} (the easiest) to {LEVELS[-1]}, and what lies between, as 4.5"
        raise UnknownPlayer(f"there is no level {text!r}; there are {known}")
    make = module_for(game.name, "levels").level
    lower, fraction = int(float(text)), float(text) % 1
    player: Player = make(lower, seconds)
    return Between(f"level:{text}", player, make(lower + 1, seconds), fraction) if fraction else player

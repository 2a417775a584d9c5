"""A position as one line of text: the name of its game, then what the game writes; docs/positions.md has the format.

>>> text = write_position(game("duel"), game("duel").start(game("duel").deal(seeded(7), 2, {})))
>>> text
'duel1/1.0.draft=CirGreGraTem/0,2.5,2.5/7,,,/7,,,/AgrMatPhiTheUrb///'
>>> write_position(game("duel"), read_position(text).state) == text
True
"""

import re
from typing import NamedTuple

from thauma.games import game, names
from thauma.games.errors import BadPosition, shown
from thauma.games.positions import LONGEST_TEXT
from thauma.games.protocol import Game, Json, Rules, State
from thauma.kernel.rng import seeded

NAMED = re.compile(r"([a-z_]+)([0-9][^\n]*)")


class Position(NamedTuple):
    """A position that was read: a state of its game to play on or to search."""

    game: Game
    state: State
    rules: Rules
    players: int
    unknown: int  # cards that nobody has named: face down in Duel, dealt at random in classic


def write_position(game: Game, state: State, seat: int | None = None) -> str:
    """A position on one line; with a seat, only what that seat knows."""
    return game.name + game.positions.write(game.positions.describe(state, seat))


def read_position(text: str, seed: int = 0) -> Position:
    """The position that a text describes; what it leaves open depends on the seed. BadPosition says what is wrong."""
    found, described = parse_position(text)
    placed = found.positions.set_up(described, seeded(seed))
    return Position(found, placed.state, placed.rules, placed.players, placed.unknown)


def parse_position(text: str) -> tuple[Game, Json]:
    """The game and the description of a position; nothing is checked but that it can be read."""
    if len(text) > LONGEST_TEXT:
        raise BadPosition("", f"a position has at most {LONGEST_TEXT} characters, not {len(text)}")
    found = NAMED.fullmatch(text.strip())
    if found is None or found[1] not in names():
        raise BadPosition("", f"a position begins with its game, such as duel1/ or classic1/, not {shown(text[:20])}")
    return game(found[1]), game(found[1]).positions.read(found[2])

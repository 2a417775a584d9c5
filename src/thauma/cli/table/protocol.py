"""What a table and the conversation with a person say to each other."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from thauma.games.errors import Move


class Command(Enum):
    """What a line can ask for; the value is the key of the words for it."""

    BUILD = "words-build"
    DISCARD = "words-discard"
    WONDER = "words-wonder"
    STAGE = "words-stage"
    FREE = "words-free"
    BACK = "words-back"
    UNDO = "words-undo"
    HELP = "words-help"
    INFO = "words-info"
    PILE = "words-pile"
    UNSEEN = "words-unseen"
    PASSED = "words-passed"
    LOG = "words-log"
    CITY = "words-city"
    QUIT = "words-quit"


class Play(NamedTuple):
    """The line names a legal move."""

    move: Move


class Pick(NamedTuple):
    """The line picks something up, to decide next what to do with it."""

    name: str


class Refuse(NamedTuple):
    """The line means nothing that can be done: what is wrong, and what would be right."""

    sentence: str


Reading = Play | Pick | Refuse


def decided_by(move: Move) -> int:
    """The player who decided a move: not always the seat that it is for."""
    return int(move["by"] if "by" in move else move["seat"])


class Story(NamedTuple):
    """The moves so far, and what was told after each: nothing while what it did is still a secret."""

    moves: Sequence[Move]
    told: Sequence[list[str]]

    def last_decision(self, seat: int) -> int:
        """The ply of a player's last decision; 0 if there is none."""
        return max((ply for ply, move in enumerate(self.moves) if decided_by(move) == seat), default=0)

"""What a game's table offers to the conversation with a person. The conversation itself knows no rule."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from thauma.cli.table.blocks import Block
from thauma.cli.table.commands import Command, Vocabulary
from thauma.games.errors import Move
from thauma.games.protocol import Json


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


class Use(NamedTuple):
    """A command, what it is good for, and what may be glued to an act's letter."""

    command: Command
    sentence: str
    example: str = ""


class Table(Protocol):
    """One game's table, for one seat and one language. Every view is what that seat sees."""

    vocabulary: Vocabulary
    usual_seats: int  # how many play if nobody says how many

    def picture(self, view: Json, picked: str | None, story: Story, width: int, height: int | None) -> Block:
        """The whole position; None as height is a page without end."""

    def news(self, view: Json, story: Story, width: int) -> Block:
        """What happened since the person's last decision, in a few lines below the picture."""

    def choices(self, view: Json, picked: str | None, width: int) -> Block:
        """Only what can be chosen now."""

    def question(self, view: Json, picked: str | None) -> str:
        """What the person is asked."""

    def read(self, view: Json, picked: str | None, line: str) -> Reading:
        """What a line means that is no command of the conversation."""

    def page(self, view: Json, command: Command, about: str, width: int) -> Block | Refuse | None:
        """The answer to a question about the position; None if this game has no such page."""

    def rules(self) -> list[str]:
        """The game in a few sentences, for the help page."""

    def uses(self) -> list[Use]:
        """The commands in the order in which the help page explains them."""

    def legend(self) -> list[tuple[str, str]]:
        """Signs and what they mean."""

    def tell(self, before: Json, moves: Sequence[Move], after: Json) -> list[str]:
        """What happened from one position to another, in sentences; none while it is still a secret.

        The moves are all that were made since something was told last.
        """

    def sheet(self, view: Json, width: int) -> Block:
        """The end: who won and how, and the score sheet."""

"""What a game's table offers to the conversation with a person. The conversation itself knows no rule."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from thauma.cli.table.blocks import Block
from thauma.cli.table.commands import Command
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


class Story(NamedTuple):
    """The moves so far, and what was told about each."""

    moves: Sequence[Move]
    told: Sequence[list[str]]


class Table(Protocol):
    """One game's table, for one seat and one language. Every view is what that seat sees."""

    def picture(self, view: Json, picked: str | None, story: Story, width: int, height: int | None) -> Block:
        """The whole position; None as height is a page without end."""

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

    def legend(self) -> list[tuple[str, str]]:
        """Signs and what they mean."""

    def tell(self, before: Json, move: Move, after: Json) -> list[str]:
        """What happened, in sentences."""

    def sheet(self, view: Json, width: int) -> Block:
        """The end: who won and how, and the score sheet."""

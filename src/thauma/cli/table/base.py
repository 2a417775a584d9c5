"""The table of any game, for one seat and one language: what all games do alike, around the parts of one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from thauma.cli.table.blocks import Block
from thauma.cli.table.effects import letters, resource_name
from thauma.cli.table.look import CHAIN, COIN, POINT, SHIELD, SIGN
from thauma.cli.table.protocol import Command, Reading, Refuse, Story
from thauma.cli.table.reading import Finder, LineReader, Vocabulary, name_finder
from thauma.cli.table.scene import Seen
from thauma.games.errors import Move
from thauma.games.protocol import Json
from thauma.language import Speaker

S = TypeVar("S", bound=Seen)
Signs = list[tuple[str, str]]  # signs and what they mean


class Use(NamedTuple):
    """A command, the key of the message that says what it is good for, and what may be glued to an act's letter."""

    command: Command
    key: str
    example: str = ""


class Page(NamedTuple, Generic[S]):
    """The answer to a question about a position, and the key of the message that says what it is good for."""

    draw: Callable[[S, int], Block]
    key: str


@dataclass(frozen=True)
class TableParts(Generic[S]):
    """What a game has of its own at the terminal. Keys are those of messages."""

    # What is drawn.
    scene: type[S]
    screen: Callable[[S, Story, int, int | None], Block]
    news: Callable[[S, Story, int], Block]
    choices: Callable[[S, int], Block]
    pages: Mapping[Command, Page[S]]
    describe: Callable[[S, str, int], Block]
    sheet: Callable[[S, int], Block]
    # What is asked, typed and told.
    usual_seats: int  # how many play if nobody says how many
    acts: Sequence[Use]
    things: Sequence[str]  # whatever can be asked about
    example: str  # one of them
    spellings: Callable[[Speaker], Mapping[str, Sequence[str]]]  # of things, besides their names
    question: Callable[[S], str]  # a key
    reader: Callable[[S, Finder, Vocabulary, Sequence[str]], LineReader]
    tell: Callable[[S, Sequence[Move], S], list[str]]
    # What the help page says.
    rules: Callable[[Speaker], list[str]]
    signs: Callable[[Speaker], Signs]

    def __call__(self, seat: int, speaker: Speaker) -> "TerminalTable[S]":
        """A table for one seat and one language."""
        return TerminalTable(self, seat, speaker)


class TerminalTable(Generic[S]):
    """A game at the terminal. Every view is what the seat sees."""

    def __init__(self, parts: TableParts[S], seat: int, speaker: Speaker) -> None:
        self.parts = parts
        self.seat = seat
        self.speaker = speaker
        things = dict.fromkeys((*parts.scene.cards, *parts.things))
        self.finder = name_finder(speaker, parts.scene.game, things, parts.spellings(speaker))
        self.vocabulary = Vocabulary(speaker, [use.command for use in parts.acts], parts.pages)

    def _scene(self, view: Json, picked: str | None = None) -> S:
        return self.parts.scene(view, self.seat, self.speaker, picked)

    def _reader(self, scene: S) -> LineReader:
        return self.parts.reader(scene, self.finder, self.vocabulary, self.parts.things)

    def picture(self, view: Json, picked: str | None, story: Story, width: int, height: int | None) -> Block:
        """The whole position; None as height is a page without end."""
        return self.parts.screen(self._scene(view, picked), story, width, height)

    def news(self, view: Json, story: Story, width: int) -> Block:
        """What happened since the person's last decision, in a few lines below the picture."""
        return self.parts.news(self._scene(view), story, width)

    def choices(self, view: Json, picked: str | None, width: int) -> Block:
        """Only what can be chosen now."""
        return self.parts.choices(self._scene(view, picked), width)

    def question(self, view: Json, picked: str | None) -> str:
        """What the person is asked."""
        key = self.parts.question(self._scene(view, picked))
        return self.speaker.say(key, back=self.vocabulary.letter(Command.BACK))

    def read(self, view: Json, picked: str | None, line: str) -> Reading:
        """What a line means that is no command of the conversation."""
        return self._reader(self._scene(view, picked)).read(line)

    def page(self, view: Json, command: Command, about: str, width: int) -> Block | Refuse | None:
        """The answer to a question about the position; None if this game has no such page."""
        scene = self._scene(view)
        if command is Command.INFO:
            example = f"{self.vocabulary.shown(command)[0]} {scene.name(self.parts.example)}"
            found = self._reader(scene).read_question(about, example)
            return found if isinstance(found, Refuse) else self.parts.describe(scene, found, width)
        page = self.parts.pages.get(command)
        return page.draw(scene, width) if page else None

    def tell(self, before: Json, moves: Sequence[Move], after: Json) -> list[str]:
        """What happened from one position to another, in sentences; none while it is still a secret.

        The moves are all that were made since something was told last.
        """
        return self.parts.tell(self._scene(before), moves, self._scene(after))

    def sheet(self, view: Json, width: int) -> Block:
        """The end: who won and how, and the score sheet."""
        return self.parts.sheet(self._scene(view), width)

    # The help page.

    def uses(self) -> list[Use]:
        """The commands in the order in which the help page explains them."""
        pages = [Use(command, page.key) for command, page in self.parts.pages.items()]
        return [*self.parts.acts, *HELP_FIRST, *pages, *HELP_LAST]

    def legend(self) -> Signs:
        """Signs and what they mean."""
        say, names = self.speaker.say, self.speaker.names
        types = [(sign, names.of("building_types", colour)) for colour, sign in SIGN.items() if sign != SHIELD]
        return [
            *types,
            (SHIELD, f"{names.of('building_types', 'red')}, {say('legend-shields')}"),
            (COIN, say("legend-coins")),
            (POINT, say("legend-points")),
            (CHAIN, say("legend-chain")),
            *self.parts.signs(self.speaker),
        ]


HELP_FIRST = (Use(Command.BACK, "help-back"), Use(Command.UNDO, "help-undo"), Use(Command.INFO, "help-info"))
HELP_LAST = (Use(Command.LOG, "help-log"), Use(Command.HELP, "help-help"), Use(Command.QUIT, "help-quit"))


def resource_signs(speaker: Speaker, resources: Sequence[str]) -> Signs:
    return [(letters(speaker, resource), resource_name(speaker, resource)) for resource in resources]

"""The table of any game, for one seat and one language: what all games do alike, around the parts of one."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from thauma.cli.table.blocks import Block
from thauma.cli.table.commands import Command, Vocabulary
from thauma.cli.table.finder import Finder
from thauma.cli.table.goods import letters, resource_name
from thauma.cli.table.look import CHAIN, COIN, POINT, SHIELD, SIGN
from thauma.cli.table.naming import LineReader, Namer
from thauma.cli.table.protocol import Reading, Refuse, Story, Use
from thauma.cli.table.scene import Seen
from thauma.games.errors import Move
from thauma.games.protocol import Json
from thauma.language import Speaker

S = TypeVar("S", bound=Seen)
Signs = list[tuple[str, str]]  # signs and what they mean


@dataclass(frozen=True)
class TableParts(Generic[S]):
    """What a game has of its own at the terminal. Keys are those of messages."""

    # What is drawn.
    scene: type[S]
    screen: Callable[[S, Story, int, int | None], Block]
    news: Callable[[S, Story, int], Block]
    choices: Callable[[S, int], Block]
    pages: Mapping[Command, Callable[[S, int], Block]]
    describe: Callable[[S, str, int], Block]
    sheet: Callable[[S, int], Block]
    # What is asked, typed and told.
    usual_seats: int  # how many play if nobody says how many
    acts: Sequence[Command]
    own_pages: Sequence[Command]  # besides those that every game has
    things: Sequence[str]  # whatever can be asked about
    example: str  # one of them
    find_names: Callable[[Speaker], Finder]
    question: Callable[[S], str]  # a key
    reader: Callable[[S, Finder, Vocabulary, Sequence[str]], LineReader]
    tell: Callable[[S, Sequence[Move], S], list[str]]
    # What the help page says.
    rules: Callable[[Speaker], list[str]]
    help_acts: Sequence[Use]
    help_pages: Sequence[Use]
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
        self.usual_seats = parts.usual_seats
        self.finder = parts.find_names(speaker)
        self.vocabulary = Vocabulary(speaker, parts.acts, parts.own_pages)

    def _scene(self, view: Json, picked: str | None = None) -> S:
        return self.parts.scene(view, self.seat, self.speaker, picked)

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
        scene = self._scene(view, picked)
        return self.parts.reader(scene, self.finder, self.vocabulary, self.parts.things).read(line)

    def page(self, view: Json, command: Command, about: str, width: int) -> Block | Refuse | None:
        """The answer to a question about the position; None if this game has no such page."""
        scene = self._scene(view)
        if command is Command.INFO:
            return self._info(scene, about, width)
        draw = self.parts.pages.get(command)
        return draw(scene, width) if draw else None

    def _info(self, scene: S, about: str, width: int) -> Block | Refuse:
        cards = scene.numbered
        if about.isdigit() and 1 <= int(about) <= len(cards):
            return self.parts.describe(scene, cards[int(about) - 1], width)
        example = f"{self.vocabulary.shown(Command.INFO)[0]} {scene.name(self.parts.example)}"
        found = Namer(scene, self.finder).thing(about, self.parts.things, example)
        return found if isinstance(found, Refuse) else self.parts.describe(scene, found, width)

    def tell(self, before: Json, moves: Sequence[Move], after: Json) -> list[str]:
        """What happened from one position to another, in sentences; none while it is still a secret.

        The moves are all that were made since something was told last.
        """
        return self.parts.tell(self._scene(before), moves, self._scene(after))

    def sheet(self, view: Json, width: int) -> Block:
        """The end: who won and how, and the score sheet."""
        return self.parts.sheet(self._scene(view), width)

    # The help page.

    def rules(self) -> list[str]:
        """The game in a few sentences."""
        return self.parts.rules(self.speaker)

    def uses(self) -> list[Use]:
        """The commands in the order in which the help page explains them."""
        return [*self.parts.help_acts, *HELP_FIRST, *self.parts.help_pages, *HELP_LAST]

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


def resource_signs(speaker: Speaker, resources: Iterable[str]) -> Signs:
    return [(letters(speaker, resource), resource_name(speaker, resource)) for resource in resources]

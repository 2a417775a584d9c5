"""What the tables of all games do alike; each adds its own drawing, reading and telling."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from thauma.cli.table.blocks import Block
from thauma.cli.table.commands import Command, Vocabulary
from thauma.cli.table.finder import Finder
from thauma.cli.table.naming import Namer
from thauma.cli.table.protocol import Refuse, Use
from thauma.cli.table.scene import Seen
from thauma.games.protocol import Json
from thauma.language import Speaker

S = TypeVar("S", bound=Seen)


class GameTable(ABC, Generic[S]):
    """The part of `thauma.cli.table.protocol.Table` that knows no game."""

    acts: ClassVar[Sequence[Command]]
    own_pages: ClassVar[Sequence[Command]]  # besides those that every game has
    things: ClassVar[Sequence[str]]  # whatever can be asked about
    example: ClassVar[str]  # one of them
    pages: ClassVar[Mapping[Command, Callable[..., Block]]]  # drawn from a scene and a width
    usual_seats: int
    scene_type: type[S]

    def __init__(self, seat: int, speaker: Speaker) -> None:
        self.seat = seat
        self.speaker = speaker
        self.finder = self.find_names()
        self.vocabulary = Vocabulary(speaker, self.acts, self.own_pages)

    @abstractmethod
    def find_names(self) -> Finder:
        """A finder of all things by all their names."""

    @abstractmethod
    def numbered(self, scene: S) -> Sequence[str]:
        """The cards that have a number on the table now."""

    @abstractmethod
    def describe(self, scene: S, thing: str, width: int) -> Block:
        """Everything about one thing."""

    def scene(self, view: Json, picked: str | None = None) -> S:
        return self.scene_type(view, self.seat, self.speaker, picked)

    def page(self, view: Json, command: Command, about: str, width: int) -> Block | Refuse | None:
        scene = self.scene(view)
        if command is Command.INFO:
            return self._info(scene, about, width)
        draw = self.pages.get(command)
        return draw(scene, width) if draw else None

    def _info(self, scene: S, about: str, width: int) -> Block | Refuse:
        cards = self.numbered(scene)
        if about.isdigit() and 1 <= int(about) <= len(cards):
            return self.describe(scene, cards[int(about) - 1], width)
        example = f"{self.vocabulary.shown(Command.INFO)[0]} {scene.name(self.example)}"
        found = Namer(scene, self.finder).thing(about, self.things, example)
        return found if isinstance(found, Refuse) else self.describe(scene, found, width)

    def common_uses(self, *pages: Use) -> list[Use]:
        """The commands that every game has, around its own pages."""
        say = self.speaker.say
        return [
            Use(Command.BACK, say("help-back")),
            Use(Command.UNDO, say("help-undo")),
            Use(Command.INFO, say("help-info")),
            *pages,
            Use(Command.LOG, say("help-log")),
            Use(Command.HELP, say("help-help")),
            Use(Command.QUIT, say("help-quit")),
        ]

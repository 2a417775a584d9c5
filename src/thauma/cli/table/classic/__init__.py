"""Classic's table, for two (with the Free City) to seven."""

from collections.abc import Sequence
from typing import ClassVar

from thauma.cli.table.base import GameTable
from thauma.cli.table.blocks import Block
from thauma.cli.table.classic.acts import ACTS
from thauma.cli.table.classic.events import tell_turn
from thauma.cli.table.classic.pages import describe, list_cities, list_own_discards, list_passed
from thauma.cli.table.classic.reading import THINGS, Reader, find_names
from thauma.cli.table.classic.scene import BOX, RESOURCES, Picked, Scene
from thauma.cli.table.classic.screen import draw_choices, draw_news, draw_screen
from thauma.cli.table.classic.sheet import draw_sheet
from thauma.cli.table.commands import Command
from thauma.cli.table.finder import Finder
from thauma.cli.table.legend import common_signs, resource_signs
from thauma.cli.table.look import BOTH, BUILT, COIN, DOWN, LEFT, NEVER, RIGHT, SIGN, WONDER
from thauma.cli.table.protocol import Reading, Story, Use
from thauma.games.errors import Move
from thauma.games.protocol import Json
from thauma.language import Speaker

PAGES = (Command.PASSED,)


class ClassicTable(GameTable[Scene]):
    """See thauma.cli.table.protocol.Table."""

    acts = ACTS
    own_pages = PAGES
    things = THINGS
    example = "baths"
    usual_seats = BOX.setup.seats[0]  # two need the Free City: not for the first evening
    scene_type = Scene
    pages: ClassVar = {Command.PILE: list_own_discards, Command.PASSED: list_passed, Command.CITY: list_cities}

    def find_names(self) -> Finder:
        return find_names(self.speaker)

    def numbered(self, scene: Scene) -> list[str]:
        return scene.hand if scene.phase != "revive" else [move["card"] for move in scene.moves]

    def describe(self, scene: Scene, thing: str, width: int) -> Block:
        return describe(scene, thing, width)

    def picture(self, view: Json, picked: str | None, story: Story, width: int, height: int | None) -> Block:
        return draw_screen(self.scene(view, picked), story, width, height)

    def news(self, view: Json, story: Story, width: int) -> Block:
        return draw_news(self.scene(view), story, width)

    def choices(self, view: Json, picked: str | None, width: int) -> Block:
        return draw_choices(self.scene(view, picked), width)

    def question(self, view: Json, picked: str | None) -> str:
        say, back = self.speaker.say, self.vocabulary.letter(Command.BACK)
        if picked and Picked.parse(picked).do:
            return say("ask-payment", back=back)
        if picked:
            return say("ask-act", back=back)
        if view["phase"] == "revive":
            return say("ask-revive")
        return say("ask-free-city") if self.scene(view).for_free_city else say("ask-card")

    def read(self, view: Json, picked: str | None, line: str) -> Reading:
        return Reader(self.scene(view, picked), self.finder, self.vocabulary).read(line)

    def rules(self) -> list[str]:
        say = self.speaker.say
        return [say("help-city-turn"), say("help-city-trade"), say("help-city-win")]

    def uses(self) -> list[Use]:
        say = self.speaker.say
        return [
            Use(Command.BUILD, say("help-build-paid"), "2"),
            Use(Command.STAGE, say("help-stage"), "2"),
            Use(Command.FREE, say("help-free")),
            Use(Command.DISCARD, say("help-discard")),
            *self.common_uses(
                Use(Command.CITY, say("help-cities")),
                Use(Command.PASSED, say("help-passed")),
                Use(Command.PILE, say("help-own-pile")),
            ),
        ]

    def legend(self) -> list[tuple[str, str]]:
        say = self.speaker.say
        return [
            *common_signs(self.speaker),
            (WONDER, say("legend-stage")),
            (f"{LEFT} {RIGHT}", say("legend-neighbours")),
            (f"{BOTH}{DOWN}", say("legend-all")),
            (f"{SIGN['brown']}3", say("legend-count")),
            (f"2{COIN}+", say("legend-ways")),
            (NEVER, say("legend-never")),
            (BUILT, say("legend-built")),
            *resource_signs(self.speaker, RESOURCES),
        ]

    def tell(self, before: Json, moves: Sequence[Move], after: Json) -> list[str]:
        return tell_turn(self.scene(before), moves, self.scene(after))

    def sheet(self, view: Json, width: int) -> Block:
        return draw_sheet(self.scene(view), width)


def table(seat: int, speaker: Speaker) -> ClassicTable:
    return ClassicTable(seat, speaker)

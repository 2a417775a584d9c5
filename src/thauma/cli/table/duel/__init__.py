"""Duel's table."""

from collections.abc import Sequence
from typing import ClassVar

from thauma.cli.table.base import GameTable
from thauma.cli.table.blocks import Block
from thauma.cli.table.commands import Command
from thauma.cli.table.duel.acts import ACTS
from thauma.cli.table.duel.events import tell_move
from thauma.cli.table.duel.pages import both_cities, describe, list_pile, list_unseen
from thauma.cli.table.duel.reading import Reader
from thauma.cli.table.duel.scene import BOX, CARDS, RESOURCES, TOKENS, WONDERS, Scene
from thauma.cli.table.duel.screen import draw_choices, draw_screen
from thauma.cli.table.duel.sheet import draw_sheet
from thauma.cli.table.finder import Finder
from thauma.cli.table.goods import letters
from thauma.cli.table.legend import common_signs, resource_signs
from thauma.cli.table.look import AGAIN, DEAR, WONDER
from thauma.cli.table.naming import name_finder
from thauma.cli.table.picture import draw_recent
from thauma.cli.table.protocol import Reading, Story, Use
from thauma.games.errors import Move
from thauma.games.protocol import Json
from thauma.language import Speaker

THINGS = (*CARDS, *WONDERS, *TOKENS)
PAGES = (Command.UNSEEN,)


class DuelTable(GameTable[Scene]):
    """See thauma.cli.table.protocol.Table."""

    acts = ACTS
    own_pages = PAGES
    things = THINGS
    example = "pyramids"
    usual_seats = 2
    scene_type = Scene
    pages: ClassVar = {Command.PILE: list_pile, Command.UNSEEN: list_unseen, Command.CITY: both_cities}

    def find_names(self) -> Finder:
        return name_finder(self.speaker, "duel", THINGS)

    def numbered(self, scene: Scene) -> list[str]:
        return [laid["card"] for laid in scene.open_cards] if scene.phase == "turn" else []

    def describe(self, scene: Scene, thing: str, width: int) -> Block:
        return describe(scene, thing, width)

    def picture(self, view: Json, picked: str | None, story: Story, width: int, height: int | None) -> Block:
        return draw_screen(self.scene(view, picked), story, width, height)

    def news(self, view: Json, story: Story, width: int) -> Block:  # noqa: ARG002 - the story tells it all
        return draw_recent(story, self.seat, width)

    def choices(self, view: Json, picked: str | None, width: int) -> Block:
        return draw_choices(self.scene(view, picked), width)

    def question(self, view: Json, picked: str | None) -> str:
        say = self.speaker.say
        if picked:
            return say("ask-act", back=self.vocabulary.letter(Command.BACK))
        match view["phase"]:
            case "draft":
                return say("ask-draft")
            case "progress":
                return say("ask-progress")
            case "library":
                return say("ask-library")
            case "revive":
                return say("ask-revive")
            case "destroy":
                return say("ask-destroy")
            case "starter":
                return say("ask-starter")
        return say("ask-card")

    def read(self, view: Json, picked: str | None, line: str) -> Reading:
        return Reader(self.scene(view, picked), self.finder, self.vocabulary).read(line)

    def rules(self) -> list[str]:
        say = self.speaker.say
        return [say("help-turn"), say("help-win", n=BOX.science.symbols_to_win), say("help-sides")]

    def uses(self) -> list[Use]:
        say = self.speaker.say
        return [
            Use(Command.BUILD, say("help-build")),
            Use(Command.DISCARD, say("help-discard")),
            Use(Command.WONDER, say("help-wonder"), "2"),
            *self.common_uses(
                Use(Command.CITY, say("help-city")),
                Use(Command.PILE, say("help-pile")),
                Use(Command.UNSEEN, say("help-unseen")),
            ),
        ]

    def legend(self) -> list[tuple[str, str]]:
        say = self.speaker.say
        return [
            *common_signs(self.speaker),
            (WONDER, say("legend-wonder")),
            (AGAIN, say("legend-again")),
            (f"7{DEAR}", say("legend-dear")),
            *resource_signs(self.speaker, RESOURCES),
            (f"{letters(self.speaker, RESOURCES[0])} 1/3", say("legend-goods")),
        ]

    def tell(self, before: Json, moves: Sequence[Move], after: Json) -> list[str]:
        return tell_move(self.scene(before), moves[-1], self.scene(after))

    def sheet(self, view: Json, width: int) -> Block:
        return draw_sheet(self.scene(view), width)


def table(seat: int, speaker: Speaker) -> DuelTable:
    return DuelTable(seat, speaker)

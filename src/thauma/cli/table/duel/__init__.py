"""Duel's table."""

from thauma.cli.table.base import Page, Signs, TableParts, TerminalTable, Use, resource_signs
from thauma.cli.table.drawing import draw_recent
from thauma.cli.table.duel.events import draw_sheet, tell_moves
from thauma.cli.table.duel.pages import both_cities, describe, list_pile, list_unseen
from thauma.cli.table.duel.reading import Reader
from thauma.cli.table.duel.scene import BOX, CARDS, RESOURCES, TOKENS, WONDERS, Scene
from thauma.cli.table.duel.screen import draw_choices, draw_screen
from thauma.cli.table.effects import letters
from thauma.cli.table.look import AGAIN, DEAR, WONDER
from thauma.cli.table.protocol import Command
from thauma.language import Speaker

ASK = {
    "draft": "ask-draft",
    "progress": "ask-progress",
    "library": "ask-library",
    "revive": "ask-revive",
    "destroy": "ask-destroy",
    "starter": "ask-starter",
    "turn": "ask-card",
}


def rules(speaker: Speaker) -> list[str]:
    say = speaker.say
    return [say("help-turn"), say("help-win", n=BOX.science.symbols_to_win), say("help-sides")]


def signs(speaker: Speaker) -> Signs:
    return [
        (WONDER, speaker.say("legend-wonder")),
        (AGAIN, speaker.say("legend-again")),
        (f"7{DEAR}", speaker.say("legend-dear")),
        *resource_signs(speaker, RESOURCES),
        (f"{letters(speaker, RESOURCES[0])} 1/3", speaker.say("legend-goods")),
    ]


table = TableParts(
    scene=Scene,
    screen=draw_screen,
    news=draw_recent,
    choices=draw_choices,
    pages={
        Command.CITY: Page(both_cities, "help-city"),
        Command.PILE: Page(list_pile, "help-pile"),
        Command.UNSEEN: Page(list_unseen, "help-unseen"),
    },
    describe=describe,
    sheet=draw_sheet,
    usual_seats=2,
    acts=(
        Use(Command.BUILD, "help-build"),
        Use(Command.DISCARD, "help-discard"),
        Use(Command.WONDER, "help-wonder", "2"),
    ),
    things=(*CARDS, *WONDERS, *TOKENS),
    example="pyramids",
    spellings=lambda _: {},
    question=lambda scene: "ask-act" if scene.picked else ASK[scene.phase],
    reader=Reader,
    tell=tell_moves,
    rules=rules,
    signs=signs,
)
DuelTable = TerminalTable[Scene]

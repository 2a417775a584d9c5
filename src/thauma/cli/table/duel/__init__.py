"""Duel's table."""

from thauma.cli.table.base import Signs, TableParts, TerminalTable, resource_signs
from thauma.cli.table.commands import Command
from thauma.cli.table.duel.acts import ACTS
from thauma.cli.table.duel.events import tell_moves
from thauma.cli.table.duel.pages import both_cities, describe, list_pile, list_unseen
from thauma.cli.table.duel.reading import Reader
from thauma.cli.table.duel.scene import BOX, CARDS, RESOURCES, TOKENS, WONDERS, Scene
from thauma.cli.table.duel.screen import draw_choices, draw_screen
from thauma.cli.table.duel.sheet import draw_sheet
from thauma.cli.table.goods import letters
from thauma.cli.table.look import AGAIN, DEAR, WONDER
from thauma.cli.table.naming import name_finder
from thauma.cli.table.picture import draw_recent
from thauma.cli.table.protocol import Use
from thauma.language import Speaker

THINGS = (*CARDS, *WONDERS, *TOKENS)
PAGES = (Command.UNSEEN,)
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
    usual_seats=2,
    pages={Command.PILE: list_pile, Command.UNSEEN: list_unseen, Command.CITY: both_cities},
    describe=describe,
    sheet=draw_sheet,
    find_names=lambda speaker: name_finder(speaker, Scene.game, THINGS),
    acts=ACTS,
    own_pages=PAGES,
    example="pyramids",
    things=THINGS,
    question=lambda scene: "ask-act" if scene.picked else ASK[scene.phase],
    reader=Reader,
    tell=tell_moves,
    rules=rules,
    help_acts=(
        Use(Command.BUILD, "help-build"),
        Use(Command.DISCARD, "help-discard"),
        Use(Command.WONDER, "help-wonder", "2"),
    ),
    help_pages=(Use(Command.CITY, "help-city"), Use(Command.PILE, "help-pile"), Use(Command.UNSEEN, "help-unseen")),
    signs=signs,
)
DuelTable = TerminalTable[Scene]

"""Classic's table, for two (with the Free City) to seven."""

from thauma.cli.table.base import Signs, TableParts, TerminalTable, resource_signs
from thauma.cli.table.classic.acts import ACTS
from thauma.cli.table.classic.events import tell_turn
from thauma.cli.table.classic.pages import describe, list_cities, list_own_discards, list_passed
from thauma.cli.table.classic.reading import THINGS, Reader, find_names
from thauma.cli.table.classic.scene import BOX, RESOURCES, Picked, Scene
from thauma.cli.table.classic.screen import draw_choices, draw_news, draw_screen
from thauma.cli.table.classic.sheet import draw_sheet
from thauma.cli.table.commands import Command
from thauma.cli.table.look import BOTH, BUILT, COIN, DOWN, LEFT, NEVER, RIGHT, SIGN, WONDER
from thauma.cli.table.protocol import Use
from thauma.language import Speaker

PAGES = (Command.PASSED,)
SIGNS = (
    (WONDER, "legend-stage"),
    (f"{LEFT} {RIGHT}", "legend-neighbours"),
    (f"{BOTH}{DOWN}", "legend-all"),
    (f"{SIGN['brown']}3", "legend-count"),
    (f"2{COIN}+", "legend-ways"),
    (NEVER, "legend-never"),
    (BUILT, "legend-built"),
)


def question(scene: Scene) -> str:
    if scene.picked:
        return "ask-payment" if Picked.parse(scene.picked).do else "ask-act"
    if scene.phase == "revive":
        return "ask-revive"
    return "ask-free-city" if scene.for_free_city else "ask-card"


def rules(speaker: Speaker) -> list[str]:
    return [speaker.say("help-city-turn"), speaker.say("help-city-trade"), speaker.say("help-city-win")]


def signs(speaker: Speaker) -> Signs:
    return [*((sign, speaker.say(key)) for sign, key in SIGNS), *resource_signs(speaker, RESOURCES)]


table = TableParts(
    scene=Scene,
    screen=draw_screen,
    news=draw_news,
    choices=draw_choices,
    usual_seats=BOX.setup.seats[0],  # two need the Free City: not for the first evening
    pages={Command.PILE: list_own_discards, Command.PASSED: list_passed, Command.CITY: list_cities},
    describe=describe,
    sheet=draw_sheet,
    find_names=find_names,
    acts=ACTS,
    own_pages=PAGES,
    example="baths",
    things=THINGS,
    question=question,
    reader=Reader,
    tell=tell_turn,
    rules=rules,
    help_acts=(
        Use(Command.BUILD, "help-build-paid", "2"),
        Use(Command.STAGE, "help-stage", "2"),
        Use(Command.FREE, "help-free"),
        Use(Command.DISCARD, "help-discard"),
    ),
    help_pages=(
        Use(Command.CITY, "help-cities"),
        Use(Command.PASSED, "help-passed"),
        Use(Command.PILE, "help-own-pile"),
    ),
    signs=signs,
)
ClassicTable = TerminalTable[Scene]

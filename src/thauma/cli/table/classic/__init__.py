"""Classic's table, for two (with the Free City) to seven."""

from thauma.cli.table.base import Page, Signs, TableParts, TerminalTable, Use, resource_signs
from thauma.cli.table.classic.events import tell_turn
from thauma.cli.table.classic.pages import describe, draw_sheet, list_cities, list_own_discards, list_passed
from thauma.cli.table.classic.reading import THINGS, Reader
from thauma.cli.table.classic.scene import BOARDS, BOX, RESOURCES, Picked, Scene
from thauma.cli.table.classic.screen import draw_choices, draw_news, draw_screen
from thauma.cli.table.look import BOTH, BUILT, COIN, DOWN, LEFT, NEVER, RIGHT, SIGN, WONDER
from thauma.cli.table.protocol import Command
from thauma.language import Speaker, speaker

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


def cities(own: Speaker) -> dict[str, list[str]]:
    """Boards are also known by their cities."""
    return {board: [voice.names.of("classic", "cities", board) for voice in (own, speaker("en"))] for board in BOARDS}


def rules(own: Speaker) -> list[str]:
    return [own.say("help-city-turn"), own.say("help-city-trade"), own.say("help-city-win")]


def signs(own: Speaker) -> Signs:
    return [*((sign, own.say(key)) for sign, key in SIGNS), *resource_signs(own, RESOURCES)]


table = TableParts(
    scene=Scene,
    screen=draw_screen,
    news=draw_news,
    choices=draw_choices,
    pages={
        Command.CITY: Page(list_cities, "help-cities"),
        Command.PASSED: Page(list_passed, "help-passed"),
        Command.PILE: Page(list_own_discards, "help-own-pile"),
    },
    describe=describe,
    sheet=draw_sheet,
    usual_seats=BOX.setup.seats[0],  # two need the Free City: not for the first evening
    acts=(
        Use(Command.BUILD, "help-build-paid", "2"),
        Use(Command.STAGE, "help-stage", "2"),
        Use(Command.FREE, "help-free"),
        Use(Command.DISCARD, "help-discard"),
    ),
    things=THINGS,
    example="baths",
    spellings=cities,
    question=question,
    reader=Reader,
    tell=tell_turn,
    rules=rules,
    signs=signs,
)
ClassicTable = TerminalTable[Scene]

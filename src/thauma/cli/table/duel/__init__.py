"""Duel's table."""

from thauma.cli.table.blocks import Block
from thauma.cli.table.commands import Command, Vocabulary
from thauma.cli.table.duel.events import tell_move
from thauma.cli.table.duel.pages import both_cities, describe, list_pile, list_unseen
from thauma.cli.table.duel.reading import Reader, name_finder
from thauma.cli.table.duel.scene import BOX, CARDS, RESOURCES, TOKENS, WONDERS, Scene
from thauma.cli.table.duel.screen import draw_choices, draw_screen
from thauma.cli.table.duel.sheet import draw_sheet
from thauma.cli.table.look import AGAIN, CHAIN, COIN, DEAR, POINT, SHIELD, SIGN, WONDER
from thauma.cli.table.protocol import Reading, Refuse, Story
from thauma.games.errors import Move
from thauma.games.protocol import Json
from thauma.language import Speaker


class DuelTable:
    """See thauma.cli.table.protocol.Table."""

    def __init__(self, seat: int, speaker: Speaker) -> None:
        self.seat = seat
        self.speaker = speaker
        self.finder = name_finder(speaker)
        self.vocabulary = Vocabulary(speaker)

    def _scene(self, view: Json, picked: str | None = None) -> Scene:
        return Scene(view, self.seat, self.speaker, picked)

    def picture(self, view: Json, picked: str | None, story: Story, width: int, height: int | None) -> Block:
        return draw_screen(self._scene(view, picked), story, width, height)

    def choices(self, view: Json, picked: str | None, width: int) -> Block:
        return draw_choices(self._scene(view, picked), width)

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
        return Reader(self._scene(view, picked), self.finder, self.vocabulary).read(line)

    def page(self, view: Json, command: Command, about: str, width: int) -> Block | Refuse | None:
        scene = self._scene(view)
        match command:
            case Command.INFO:
                return self._info(scene, about, width)
            case Command.PILE:
                return list_pile(scene, width)
            case Command.UNSEEN:
                return list_unseen(scene, width)
            case Command.CITY:
                return both_cities(scene, width)
        return None

    def _info(self, scene: Scene, about: str, width: int) -> Block | Refuse:
        things = (*CARDS, *WONDERS, *TOKENS)
        if about.isdigit() and 1 <= int(about) <= len(scene.open_cards) and scene.phase == "turn":
            return describe(scene, scene.open_cards[int(about) - 1]["card"], width)
        if not about:
            example = f"{self.vocabulary.shown(Command.INFO)[0]} {scene.name('pyramids')}"
            return Refuse(scene.say("bad-info", example=example))
        found = self.finder.find(about, things)
        if len(found) == 1:
            return describe(scene, found[0], width)
        close = found or self.finder.suggest(about, things)
        names = self.speaker.listing([scene.name(thing) for thing in close[:6]])
        if found:
            return Refuse(scene.say("bad-ambiguous", text=about, names=names))
        if close:
            return Refuse(scene.say("bad-suggest", text=about, names=names))
        return Refuse(scene.say("bad-unknown", text=about))

    def rules(self) -> list[str]:
        say = self.speaker.say
        return [say("help-turn"), say("help-win", n=BOX.science.symbols_to_win), say("help-sides")]

    def legend(self) -> list[tuple[str, str]]:
        say, names = self.speaker.say, self.speaker.names
        types = [(sign, names.of("building_types", colour)) for colour, sign in SIGN.items() if sign != SHIELD]
        return [
            *types,
            (SHIELD, f"{names.of('building_types', 'red')}, {say('legend-shields')}"),
            (COIN, say("legend-coins")),
            (POINT, say("legend-points")),
            (WONDER, say("legend-wonder")),
            (AGAIN, say("legend-again")),
            (CHAIN, say("legend-chain")),
            (f"7{DEAR}", say("legend-dear")),
            *((say("abbreviation", resource=resource), names.of("resources", resource)) for resource in RESOURCES),
            (f"{say('abbreviation', resource=RESOURCES[0])} 1/3", say("legend-goods")),
        ]

    def tell(self, before: Json, move: Move, after: Json) -> list[str]:
        return tell_move(self._scene(before), move, self._scene(after))

    def sheet(self, view: Json, width: int) -> Block:
        return draw_sheet(self._scene(view), width)


def table(seat: int, speaker: Speaker) -> DuelTable:
    return DuelTable(seat, speaker)

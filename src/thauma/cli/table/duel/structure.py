"""The structure as it lies: rows overlap by half a card, later rows lie on earlier ones."""

from dataclasses import dataclass
from typing import NamedTuple

from thauma.cli.table.blocks import Block, Canvas, cut
from thauma.cli.table.drawing import badge
from thauma.cli.table.duel.scene import CARDS, HIDDEN_GUILD, Scene
from thauma.cli.table.look import ACT, COLOUR, EYE, FAINT, GAIN, GOLD, PLAIN, SIGN, STRONG, WARN
from thauma.games.protocol import Json


class Frame(NamedTuple):
    """The characters of a border: both ends of the top, of the bottom, then the horizontal and the vertical line."""

    top: str
    bottom: str
    across: str
    down: str


COVERED = Frame("┌┐", "└┘", "─", "│")
OPEN = Frame("┏┓", "┗┛", "━", "┃")
PICKED = Frame("╔╗", "╚╝", "═", "║")
OPENING = Frame("┌┐", "└┘", "╌", "╎")  # would be uncovered by the picked card

NUMERALS = ("I", "II", "III")
BOTH_PRICES = 12  # columns that a card needs to show both prices


def structure_width(scene: Scene, pitch: int) -> int:
    reach = max((abs(laid["x"]) for laid in scene.view["structure"]), default=0)
    return (reach + 1) * pitch


def draw_structure(scene: Scene, pitch: int, step: int) -> Block:
    """All cards that still lie there; `pitch` columns from card to card, `step` lines from row to row.

    2 lines: the name in the border, then effect and prices; 3: the name has a line of its own; 4: so has the effect.
    """
    laid_cards = scene.view["structure"]
    if not laid_cards:
        return []
    rows = [laid["row"] for laid in laid_cards]
    width = structure_width(scene, pitch)
    canvas = Canvas(width, (max(rows) - min(rows) + 1) * step + 1)
    for laid in sorted(laid_cards, key=lambda laid: laid["row"]):
        x = (laid["x"] * pitch + width - pitch) // 2
        _Card(canvas, scene, laid, x, (laid["row"] - min(rows)) * step, pitch, step).draw()
    return canvas.block()


@dataclass
class _Card:
    """A card and where it lies on the canvas."""

    canvas: Canvas
    scene: Scene
    laid: Json
    x: int
    y: int
    width: int
    step: int

    def __post_init__(self) -> None:
        self.inner = self.width - 2
        self.frame, self.style = self._frame()

    def write(self, x: int, y: int, text: str, style: str) -> None:
        self.canvas.write(self.x + x, self.y + y, text, style)

    def draw(self) -> None:
        across = self.frame.across * self.inner
        self.write(0, 0, across.join(self.frame.top), self.style)
        for row in range(1, self.step):
            self.write(0, row, self.frame.down, self.style)
            self.write(1, row, " " * self.inner, PLAIN)
            self.write(self.width - 1, row, self.frame.down, self.style)
        self.write(0, self.step, across.join(self.frame.bottom), self.style)
        if self.laid["card"] in CARDS:
            self._draw_face()
        else:
            self._draw_back()

    def _frame(self) -> tuple[Frame, str]:
        if self.laid["card"] == self.scene.picked:
            return PICKED, ACT
        if self.laid["available"]:
            return OPEN, GOLD
        picked = self.scene.laid(self.scene.picked)
        if picked and self.laid["slot"] in picked["uncovers"]:
            return OPENING, ACT
        return COVERED, COLOUR["purple"] if self.laid["card"] == HIDDEN_GUILD else FAINT

    def _draw_back(self) -> None:
        """A back shows the age, or that it is a guild."""
        guild = self.laid["card"] == HIDDEN_GUILD
        label = SIGN["purple"] if guild else NUMERALS[self.scene.view["age"] - 1]
        fill, style = ("▒", COLOUR["purple"]) if guild else ("░", FAINT)
        for row in range(1, self.step):
            self.write(1, row, fill * self.inner, style)
        self.write(1, 1, f" {label} ".center(self.inner, fill), style)

    def _draw_face(self) -> None:
        card, open_now = CARDS[self.laid["card"]], self.laid["available"]
        colour, sign = COLOUR[card.colour], SIGN[card.colour]
        name, name_style = self.scene.name(card.id), f"{STRONG} {colour}" if open_now else colour
        # The number by which an open card is chosen, or the eye on one that would be uncovered.
        mark = str(self.scene.number[card.id]) if open_now else EYE if self.frame is OPENING else ""
        if self.step == 2:
            start = 2 if mark else 0
            self.write(1 + start, 0, cut(name, self.inner - start - 1) + " ", name_style)
        else:
            self.write(self.width - 3, 0, f" {sign}", colour)
            self.write(1, 1, cut(name, self.inner).center(self.inner), name_style)
        self.write(1, 0, mark, GOLD if open_now else ACT)
        before, room = self._write_prices()
        style = PLAIN if open_now else FAINT
        if self.step == 4:
            self.write(1, 2, self.scene.fitting(card.effects, self.inner).center(self.inner), style)
            return
        before_effect = f"{sign} " if self.step == 2 else ""
        middle = before_effect + self.scene.fitting(card.effects, room - len(before_effect))
        self.write(before, self.step - 1, middle.center(room), style)

    def _write_prices(self) -> tuple[int, int]:
        """My price at the left, theirs at the right; returns where the room between them begins, and how wide it is."""
        coins = [self.scene.city(seat)["coins"] for seat in self.scene.seats]
        own, other = (self.laid["bills"][seat] for seat in self.scene.seats)
        mine, theirs = badge(own, coins[0]), badge(other, coins[1]) if self.width >= BOTH_PRICES else ""
        style = WARN if own["cost"] > coins[0] else GAIN if own["chain"] else PLAIN
        if self.laid["available"] and style != WARN:
            style = f"{STRONG} {style}".strip()
        self.write(1, self.step - 1, mine, style)
        self.write(self.width - 1 - len(theirs), self.step - 1, theirs, FAINT)
        return 2 + len(mine), self.inner - len(mine) - len(theirs) - 2

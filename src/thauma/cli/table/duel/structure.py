"""The structure as it lies: rows overlap by half a card, later rows lie on earlier ones."""

from typing import NamedTuple

from thauma.cli.table.bills import badge
from thauma.cli.table.blocks import Block, cut
from thauma.cli.table.canvas import Canvas
from thauma.cli.table.duel.scene import CARDS, HIDDEN_GUILD, Scene
from thauma.cli.table.look import ACT, COLOUR, EYE, FAINT, GAIN, GOLD, PLAIN, SIGN, STRONG, WARN
from thauma.games.protocol import Json


class Frame(NamedTuple):
    """The characters of a border: corners from the top left clockwise, then the horizontal and the vertical line."""

    corners: tuple[str, str, str, str]
    across: str
    down: str


COVERED = Frame(("┌", "┐", "┘", "└"), "─", "│")
OPEN = Frame(("┏", "┓", "┛", "┗"), "━", "┃")
PICKED = Frame(("╔", "╗", "╝", "╚"), "═", "║")
OPENING = Frame(("┌", "┐", "┘", "└"), "╌", "╎")  # would be uncovered by the picked card

NUMERALS = ("I", "II", "III")
BOTH_PRICES = 12  # columns that a card needs to show both prices


class Sizes(NamedTuple):
    """Columns from card to card, and lines from row to row.

    2 lines: the name in the border, then effect and prices; 3: the name has a line of its own; 4: so has the effect.
    """

    pitch: int
    step: int

    @property
    def height(self) -> int:
        return self.step + 1


def structure_width(scene: Scene, pitch: int) -> int:
    reach = max((abs(laid["x"]) for laid in scene.view["structure"]), default=0)
    return (reach + 1) * pitch


def draw_structure(scene: Scene, sizes: Sizes) -> Block:
    """All cards that still lie there."""
    laid_cards = scene.view["structure"]
    if not laid_cards:
        return []
    top = min(laid["row"] for laid in laid_cards)
    rows = max(laid["row"] for laid in laid_cards) - top + 1
    canvas = Canvas(structure_width(scene, sizes.pitch), rows * sizes.step + 1)
    reach = max(abs(laid["x"]) for laid in laid_cards)
    for laid in sorted(laid_cards, key=lambda laid: laid["row"]):
        x = (laid["x"] + reach) * sizes.pitch // 2
        _draw_card(canvas, x, (laid["row"] - top) * sizes.step, scene, laid, sizes)
    return canvas.block()


def _draw_card(canvas: Canvas, x: int, y: int, scene: Scene, laid: Json, sizes: Sizes) -> None:
    frame, style = _frame(scene, laid)
    _draw_frame(canvas, x, y, frame, style, sizes)
    if laid["card"] in CARDS:
        _draw_face(canvas, x, y, scene, laid, sizes)
        _draw_mark(canvas, x, y, scene, laid)
    else:
        _draw_back(canvas, x, y, scene, laid, sizes)


def _frame(scene: Scene, laid: Json) -> tuple[Frame, str]:
    if laid["card"] == scene.picked:
        return PICKED, ACT
    if laid["available"]:
        return OPEN, GOLD
    picked = scene.laid(scene.picked) if scene.picked else None
    if picked and laid["slot"] in picked["uncovers"]:
        return OPENING, ACT
    return COVERED, COLOUR["purple"] if laid["card"] == HIDDEN_GUILD else FAINT


def _draw_frame(canvas: Canvas, x: int, y: int, frame: Frame, style: str, sizes: Sizes) -> None:
    inner = sizes.pitch - 2
    top_left, top_right, bottom_right, bottom_left = frame.corners
    canvas.write(x, y, top_left + frame.across * inner + top_right, style)
    for row in range(1, sizes.height - 1):
        canvas.write(x, y + row, frame.down, style)
        canvas.write(x + 1, y + row, " " * inner, PLAIN)
        canvas.write(x + sizes.pitch - 1, y + row, frame.down, style)
    canvas.write(x, y + sizes.height - 1, bottom_left + frame.across * inner + bottom_right, style)


def _draw_mark(canvas: Canvas, x: int, y: int, scene: Scene, laid: Json) -> None:
    """The number by which an open card is chosen, or the eye on one that would be uncovered."""
    if laid["available"]:
        canvas.write(x + 1, y, str(scene.number[laid["card"]]), GOLD)
    elif _frame(scene, laid)[0] is OPENING:
        canvas.write(x + 1, y, EYE, ACT)


def _draw_face(canvas: Canvas, x: int, y: int, scene: Scene, laid: Json, sizes: Sizes) -> None:
    card, inner = CARDS[laid["card"]], sizes.pitch - 2
    colour = COLOUR[card.colour]
    name_style = f"{STRONG} {colour}" if laid["available"] else colour
    marked = bool(laid["available"] or _frame(scene, laid)[0] is OPENING)
    if sizes.step == 2:
        start = 2 if marked else 0
        canvas.write(x + 1 + start, y, cut(scene.name(card.id), inner - start - 1) + " ", name_style)
    else:
        canvas.write(x + sizes.pitch - 3, y, f" {SIGN[card.colour]}", colour)
        canvas.write(x + 1, y + 1, cut(scene.name(card.id), inner).center(inner), name_style)
    prices = y + sizes.step - 1
    mine, theirs = _write_prices(canvas, x, prices, scene, laid, sizes.pitch)
    style = PLAIN if laid["available"] else FAINT
    if sizes.step == 4:
        canvas.write(x + 1, y + 2, scene.fitting(card.effects, inner).center(inner), style)
        return
    sign = f"{SIGN[card.colour]} " if sizes.step == 2 else ""
    room = inner - mine - theirs - 2
    middle = sign + scene.fitting(card.effects, room - len(sign))
    canvas.write(x + 2 + mine, prices, middle.center(room), style)


def _write_prices(canvas: Canvas, x: int, y: int, scene: Scene, laid: Json, pitch: int) -> tuple[int, int]:
    """My price at the left, theirs at the right; returns how wide they are."""
    own, other = scene.bill(laid, scene.seat), scene.bill(laid, 1 - scene.seat)
    mine, theirs = badge(own, scene.mine["coins"]), badge(other, scene.theirs["coins"])
    if pitch < BOTH_PRICES:
        theirs = ""
    canvas.write(x + 1, y, mine, _price_style(own, scene.mine["coins"], bool(laid["available"])))
    canvas.write(x + pitch - 1 - len(theirs), y, theirs, FAINT)
    return len(mine), len(theirs)


def _price_style(bill: Json, coins: int, available: bool) -> str:
    if bill["cost"] > coins:
        return WARN
    style = GAIN if bill["chain"] else PLAIN
    return f"{STRONG} {style}".strip() if available else style


def _draw_back(canvas: Canvas, x: int, y: int, scene: Scene, laid: Json, sizes: Sizes) -> None:
    """A back shows the age, or that it is a guild."""
    guild = laid["card"] == HIDDEN_GUILD
    inner = sizes.pitch - 2
    label = SIGN["purple"] if guild else NUMERALS[scene.view["age"] - 1]
    fill, style = ("▒", COLOUR["purple"]) if guild else ("░", FAINT)
    for row in range(1, sizes.height - 1):
        canvas.write(x + 1, y + row, fill * inner, style)
    canvas.write(x + 1, y + 1, f" {label} ".center(inner, fill), style)

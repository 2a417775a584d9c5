"""A table as a picture: coloured cards with their names, the cities below. Simple, and legible on a screen."""

import numpy as np
from numpy.typing import NDArray

from thauma.catalog import classic, duel
from thauma.envs.extra import need
from thauma.games.protocol import Json

need("PIL")

from PIL import Image, ImageDraw, ImageFont  # noqa: E402 - after the sentence that says what to install

SIZE = (1200, 800)
PAPER, INK, FAINT, BACK = "#f7f1e3", "#2b2620", "#8a8173", "#6b6257"
FILL = {
    "brown": "#a9805b",
    "grey": "#b3b3b3",
    "blue": "#7fa9d6",
    "green": "#86b97c",
    "yellow": "#e5c25a",
    "red": "#d6796c",
    "purple": "#ae8ac0",
}
COLOUR = {
    "duel": {card.id: card.colour for card in duel.load().cards},
    "classic": {card.id: card.colour for card in classic.load().cards},
}
CARD = (112, 40)
GAP = 6
CHIP = (112, 18)


class Sheet:
    """Paper to draw on."""

    def __init__(self, game: str) -> None:
        self.image = Image.new("RGB", SIZE, PAPER)
        self._draw = ImageDraw.Draw(self.image)
        self._colours = COLOUR[game]

    def write(self, x: int, y: int, text: str, size: int = 16, colour: str = INK) -> None:
        self._draw.text((x, y), text, colour, ImageFont.load_default(size))

    def card(self, x: int, y: int, size: tuple[int, int], name: str, free: bool = True) -> None:
        """A card, or its back; what can't be taken now has a faint frame."""
        fill = FILL[self._colours[name]] if name in self._colours else BACK
        box = (x, y, x + size[0], y + size[1])
        self._draw.rectangle(box, fill, INK if free else FAINT, 3 if free and size == CARD else 1)
        label = name.replace("_", " ") if name in self._colours else ""
        self._draw.text((x + 4, y + size[1] // 2), label[:20], INK, ImageFont.load_default(11), anchor="lm")

    def cards(self, x: int, y: int, names: list[str], columns: int) -> int:
        """Small cards in rows; the height where the next thing may stand."""
        for number, name in enumerate(names):
            row, column = divmod(number, columns)
            self.card(x + column * (CHIP[0] + 2), y + row * (CHIP[1] + 2), CHIP, name)
        return y + -(-len(names) // columns) * (CHIP[1] + 2)


def draw(view: Json) -> NDArray[np.uint8]:
    """What a seat sees, as height x width x 3 bytes."""
    sheet = Sheet(view["game"])
    if view["game"] == "duel":
        _draw_duel(sheet, view)
    else:
        _draw_classic(sheet, view)
    if view["result"]:
        sheet.write(12, SIZE[1] - 28, f"seats {view['result']['winners']} win by {view['result']['by']}", 20)
    return np.asarray(sheet.image).copy()


def _draw_duel(sheet: Sheet, view: Json) -> None:
    sheet.write(12, 8, f"Age {view['age']}   {view['phase']}   pawn {view['pawn']:+d}", 20)
    sheet.write(12, 36, "tokens on the board: " + ", ".join(view["progress_board"]), 13)
    if view["offer"]:
        sheet.write(12, 54, "on offer: " + ", ".join(view["offer"]), 13)
    for card in view["structure"]:
        x = SIZE[0] // 2 + card["x"] * (CARD[0] + GAP) // 2 - CARD[0] // 2
        sheet.card(x, 30 + card["row"] * (CARD[1] + GAP), CARD, card["card"], card["available"])
    for seat, city in enumerate(view["cities"]):
        _draw_duel_city(sheet, 12 + seat * SIZE[0] // 2, 430, seat, city, seat in view["pending"])


def _draw_duel_city(sheet: Sheet, x: int, y: int, seat: int, city: Json, asked: bool) -> None:
    head = f"{'> ' if asked else ''}seat {seat}: {city['coins']} coins, {city['score']['total']} points"
    sheet.write(x, y, head, 18)
    sheet.write(x, y + 26, "wonders built: " + ", ".join(city["wonders_built"]), 13)
    sheet.write(x, y + 42, "wonders open: " + ", ".join(city["wonders"]), 13)
    sheet.write(x, y + 58, "tokens: " + ", ".join(city["progress"]), 13)
    sheet.cards(x, y + 80, city["buildings"], columns=5)


def _draw_classic(sheet: Sheet, view: Json) -> None:
    sheet.write(12, 8, f"Age {view['age']}   turn {view['turn']}   {view['phase']}", 20)
    columns = 4 if len(view["cities"]) > 3 else 3
    width = SIZE[0] // columns
    for seat, city in enumerate(view["cities"]):
        row, column = divmod(seat, columns)
        _draw_classic_city(sheet, 12 + column * width, 44 + row * 330, seat, city, seat in view["pending"])
    if view["hand"]:
        sheet.write(12, 708, f"hand of seat {view['seat']}", 14)
        for number, name in enumerate(view["hand"]):
            sheet.card(12 + number * (CARD[0] + GAP), 730, CARD, name)


def _draw_classic_city(sheet: Sheet, x: int, y: int, seat: int, city: Json, asked: bool) -> None:
    sheet.write(x, y, f"{'> ' if asked else ''}seat {seat}: {city['wonder']} {city['side']}", 16)
    sheet.write(x, y + 22, f"{city['coins']} coins, {city['score']['total']} points, {city['shields']} shields", 13)
    sheet.write(x, y + 38, f"{city['stages']} of {city['stages_of_board']} stages", 13)
    sheet.cards(x, y + 60, city["buildings"], columns=2)

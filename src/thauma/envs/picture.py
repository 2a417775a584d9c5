"""A table as a picture: coloured cards with their names, the cities below. Simple, and legible on a screen."""

from functools import cache
from importlib import import_module

import numpy as np
from numpy.typing import NDArray

from thauma.envs.extra import need
from thauma.envs.showing import CARD, SIZE, lines, shower_of
from thauma.games.protocol import Json

need("PIL")

from PIL import Image, ImageDraw, ImageFont  # noqa: E402 - after the sentence that says what to install

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
CHIP = (112, 18)


@cache
def colours_of(game: str) -> dict[str, str]:
    """The colour of each card."""
    return {card.id: card.colour for card in import_module(f"thauma.catalog.{game}").load().cards}


class Sheet:
    """Paper to draw on."""

    def __init__(self, colours: dict[str, str]) -> None:
        self.image = Image.new("RGB", SIZE, PAPER)
        self._draw = ImageDraw.Draw(self.image)
        self._colours = colours

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
    shown_by = shower_of(view["game"])
    sheet = Sheet(colours_of(view["game"]) if shown_by else {})
    if shown_by:
        shown_by.draw(sheet, view)
    else:
        sheet.write(12, 8, "\n".join(lines(view)), 13)
    if view["result"]:
        sheet.write(12, SIZE[1] - 28, f"seats {view['result']['winners']} win by {view['result']['by']}", 20)
    return np.asarray(sheet.image).copy()

"""Cards by colour: the buildings of a city, or any heap of cards."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from thauma.catalog.schema import COLOURS
from thauma.cli.table.blocks import Block, flow, line
from thauma.cli.table.look import COLOUR, FAINT, SIGN

Cards = Mapping[str, Any]  # id -> a card of the game's catalog, with `colour` and `age`
Name = Callable[[str], str]


def draw_buildings(cards: Cards, owned: Sequence[str], name: Name, width: int, wrap: bool) -> Block:
    """The buildings by colour, with counts."""
    block: Block = []
    for colour, group in _groups(cards, owned):
        head = f"{SIGN[colour]} {len(group)} "
        named = [line((name(card), COLOUR[colour])) for card in _by_age(cards, group)]
        lines = flow(named, width, ", ", line((head, COLOUR[colour])), " " * len(head))
        block += lines if wrap else [_one_line(lines, width)]
    return block


def list_by_colour(cards: Cards, heap: Sequence[str], name: Name, width: int, none: str) -> Block:
    """A heap of cards, a line or more for each colour."""
    block: Block = []
    for colour, group in _groups(cards, heap):
        named = [line((name(card), COLOUR[colour])) for card in group]
        block += flow(named, width, ", ", line((f"  {SIGN[colour]} ", COLOUR[colour])), "    ")
    return block or [line(("  " + none, FAINT))]


def count_by_colour(cards: Cards, owned: Sequence[str]) -> list[Text]:
    """How many of each colour there are: `▲3 ■1`."""
    return [line((f"{SIGN[colour]}{len(group)}", COLOUR[colour])) for colour, group in _groups(cards, owned)]


def _groups(cards: Cards, heap: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    for colour in COLOURS:
        group = [card for card in heap if cards[card].colour == colour]
        if group:
            yield colour, group


def _by_age(cards: Cards, heap: Sequence[str]) -> list[str]:
    order = list(cards)
    return sorted(heap, key=lambda card: (cards[card].age, order.index(card)))


def _one_line(lines: Block, width: int) -> Text:
    if len(lines) == 1:
        return lines[0]
    first = lines[0].copy()
    first.truncate(width - 3)
    return line(first, " …")

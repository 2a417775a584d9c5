"""A numbered menu of what can be done, what can't be done included, with price, reason and what is left."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from thauma.cli.table.blocks import Block, cut, line
from thauma.cli.table.look import ACT, FAINT, GAIN, GOLD, PLAIN, STRONG, WARN


class Entry(NamedTuple):
    """One line of a menu."""

    shortcut: str
    label: str
    price: str
    why: str  # in full
    brief: str  # the same without what costs nothing
    leaves: str
    possible: bool = True


def draw_menu(entries: Sequence[Entry], width: int) -> Block:
    longest = max((len(entry.label) for entry in entries), default=0)
    keys = max((len(entry.shortcut) for entry in entries), default=0) + 1
    return [_entry(number, entry, longest, keys, width) for number, entry in enumerate(entries, 1)]


def _entry(number: int, entry: Entry, longest: int, keys: int, width: int) -> Text:
    can = entry.possible
    head = line(
        (f"{number} " if can else "– ", GOLD if can else FAINT),
        (entry.shortcut.ljust(max(3, keys)), ACT if can else FAINT),
        (entry.label.ljust(longest), STRONG if can else FAINT),
        (f"{entry.price:>6}", WARN if not can else GAIN if entry.price[:1] in "+0" else STRONG),
    )
    leaves = line(("  → ", FAINT), (entry.leaves, PLAIN if can else WARN)) if entry.leaves else line()
    room = width - head.cell_len - 2
    if not entry.why:
        return line(head, leaves)
    if len(entry.why) + leaves.cell_len <= room:
        return line(head, "  ", entry.why, leaves)
    why = next((why for why in (entry.why, entry.brief) if len(why) <= room), cut(entry.brief, room))
    return line(head, "  ", why)

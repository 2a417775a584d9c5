"""What can be done with a picked card, as a numbered menu: what can't be done included, each with price and reason."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from thauma.cli.table.bills import equation, price_reason
from thauma.cli.table.blocks import Block, cut, line, words
from thauma.cli.table.cards import card_title, chain_sentences
from thauma.cli.table.look import ACT, COIN, DEAR, FAINT, GAIN, GOLD, PLAIN, STRONG, WARN
from thauma.cli.table.protocol import Reading
from thauma.cli.table.scene import Seen
from thauma.games.protocol import Json


class Entry(NamedTuple):
    """One line of a menu."""

    shortcut: str
    label: str
    price: str
    why: str  # in full
    brief: str  # the same without what costs nothing
    leaves: str
    possible: bool = True


class Act(NamedTuple):
    """A line of the menu, and what choosing it means."""

    entry: Entry
    reading: Reading


def paid_entry(scene: Seen, shortcut: str, label: str, bill: Json, coins: int) -> Entry:
    """An act that costs what a bill says, for a city with so many coins."""
    cost, why, brief = bill["cost"], equation(bill, scene), price_reason(bill, scene)
    if cost > coins:
        missing = scene.say("missing", n=cost - coins)
        return Entry(shortcut, label, f"{cost}{COIN}{DEAR}", why, brief, missing, False)
    price = f"−{cost}{COIN}" if cost else f"0{COIN}"
    return Entry(shortcut, label, price, why, brief, scene.say("leaves", n=coins - cost))


def unpaid_entry(scene: Seen, shortcut: str, label: str, income: int, coins: int) -> Entry:
    """An act that costs nothing, and perhaps brings coins."""
    price = f"+{income}{COIN}" if income else f"0{COIN}"
    return Entry(shortcut, label, price, "", "", scene.say("leaves", n=coins + income))


def draw_acts(scene: Seen, acts: Sequence[Act], width: int) -> Block:
    """The picked card: what it does and makes free, and what each act costs and leaves."""
    card = scene.cards[scene.picked_card or ""]
    title = line(card_title(scene, card.id), "  ")
    chains = chain_sentences(scene, card.id)
    does = " ".join((*scene.full(card.effects), *chains))
    if title.cell_len + len(does) > width:
        does = " ".join((scene.short(card.effects) + ".", *chains))
    told = words(does, width, first=title, rest=" " * title.cell_len)
    return [*told, *_draw_entries([act.entry for act in acts], width)]


def _draw_entries(entries: Sequence[Entry], width: int) -> Block:
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

"""What the pictures of all games share: prices and why, cards and buildings, the menu of acts, the last moves."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from thauma.catalog.schema import COLOURS
from thauma.cli.table.blocks import Block, cut, fit, flow, line, rule, words
from thauma.cli.table.effects import alternatives, amounts_words
from thauma.cli.table.look import ACT, CHAIN, COIN, COLOUR, DEAR, FAINT, GAIN, GOLD, PLAIN, POINT, SIGN, STRONG, WARN
from thauma.cli.table.protocol import Reading, Refuse, Story
from thauma.cli.table.scene import Seen
from thauma.games.protocol import Json

WIDE, MEDIUM, NARROW = 150, 96, 76  # columns from which a richer layout is worth trying
NEWS_LINES = 3


def richest_that_fits(pictures: Iterable[Callable[[], Block]], width: int, height: int | None) -> Block:
    """The first of several pictures that fits, the last if none does; cut to the width."""
    picture: Block = []
    for compose in pictures:
        picture = compose()
        if height is None or len(picture) <= height:
            break
    return [text if text.cell_len <= width else fit(text, width) for text in picture]


def draw_log(scene: Seen, story: Story, width: int, most: int) -> Block:
    """The last moves, the newest last and strong; as many whole ones as fit."""
    block: Block = []
    for told in reversed([told for told in story.told if told]):
        lines = words(" ".join(told), width, FAINT if block else STRONG, rest="  ")
        if block and len(block) + len(lines) > most:
            break
        block = [*lines, *block]
    return [rule(width, scene.say("moves")), *(block or [line((scene.say("no-moves"), FAINT))])]


def draw_recent(scene: Seen, story: Story, width: int) -> Block:
    """What was told since the person's last decision, that decision included, in a few lines."""
    told = [sentence for sentences in story.told[story.last_decision(scene.seat) :] for sentence in sentences]
    return words(" ".join(told), width, GOLD)[-NEWS_LINES:] if told else []


def coins_and_points(scene: Seen, seat: int) -> Text:
    city = scene.city(seat)
    return line((f"{city['coins']}{COIN}", STRONG), "  ", (f"{city['score']['total']}{POINT}", STRONG))


# What something costs and why: as a badge on a card, as a reason in a list, as an equation in words.


def badge(bill: Json, coins: int) -> str:
    """The price in the corner of a card, with a mark if a chain makes it free or the city can't pay it."""
    if bill["chain"]:
        return f"{CHAIN}0"
    return f"{bill['cost']}{DEAR if bill['cost'] > coins else ''}"


def coin_price(bill: Json, coins: int) -> str:
    """A price with the sign of a coin: `∞0◎`, `12◎!`."""
    marked = badge(bill, coins)
    return marked.rstrip(DEAR) + COIN + (DEAR if marked.endswith(DEAR) else "")


def reason(bill: Json, scene: Seen) -> str:
    """What the coins are for: `3 coins, 2 clay at 3`."""
    printed = [scene.say("bill-price", n=bill["coins"])] if bill["coins"] else []
    return ", ".join([*printed, *map(scene.bought, bill["bought"])])


def price_reason(bill: Json, scene: Seen) -> str:
    """Why it costs what it costs, in few words."""
    if bill["chain"]:
        return f"{CHAIN} {scene.name(bill['chain'])}"
    return reason(bill, scene) if bill["bought"] else ""


def equation(bill: Json, scene: Seen) -> str:
    """Every unit and coin accounted for: own things first, then each thing bought, then the sum."""
    if bill["chain"]:
        return scene.say("bill-chain", card=scene.name(bill["chain"]))
    own, chosen, waived = (
        ", ".join(amounts_words(bill.get(part, {}), scene.speaker)) for part in ("own", "chosen", "waived")
    )
    met = [
        own and scene.say("bill-own", things=own),
        chosen and scene.say("bill-chosen", things=chosen),
        waived and scene.say("bill-waived", things=waived),
    ]
    met = [part for part in met if part]
    if not bill["cost"]:
        return "; ".join([scene.say("free"), *met])
    if not met and not bill["bought"]:
        return scene.say("coins", n=bill["cost"])
    return scene.say("bill-sum", parts="; ".join([*met, reason(bill, scene)]), n=bill["cost"])


def payment(bill: Json, scene: Seen) -> str:
    """A bill after the fact, in brackets behind what was built."""
    if bill["chain"]:
        return scene.say("bill-chain", card=scene.name(bill["chain"]))
    if not bill["cost"]:
        return scene.say("free")
    coins = scene.say("coins", n=bill["cost"])
    return f"{coins}: {reason(bill, scene)}" if bill["bought"] else coins


# Cards, one by one and by colour.


def card_text(scene: Seen, card: str, strong: bool = False) -> Text:
    """The sign and the name of a card in its colour."""
    colour = scene.cards[card].colour
    return line((f"{SIGN[colour]} {scene.name(card)}", f"{STRONG if strong else ''} {COLOUR[colour]}".strip()))


def card_choice(scene: Seen, number: int, card: str, label: str, digits: int = 1) -> Text:
    """A card to choose by its number."""
    colour = COLOUR[scene.cards[card].colour]
    return line(
        (f"{number:>{digits}}", f"reverse {ACT}" if card == scene.picked_card else GOLD),
        (f" {SIGN[scene.cards[card].colour]} ", colour),
        (label, f"{STRONG} {colour}"),
    )


def draw_buildings(scene: Seen, seat: int, width: int, wrap: bool) -> Block:
    """The buildings of a city by colour, with counts."""
    block: Block = []
    order = list(scene.cards)
    for colour, group in _groups(scene, scene.city(seat)["buildings"]):
        head = f"{SIGN[colour]} {len(group)} "
        by_age = sorted(group, key=lambda card: (scene.cards[card].age, order.index(card)))
        named = [line((scene.name(card), COLOUR[colour])) for card in by_age]
        lines = flow(named, width, ", ", line((head, COLOUR[colour])), " " * len(head))
        if not wrap and len(lines) > 1:
            lines[0].truncate(width - 3)
            lines = [line(lines[0], " …")]
        block += lines
    return block or [line((scene.say("city-empty"), FAINT))]


def list_by_colour(scene: Seen, heap: Sequence[str], width: int) -> Block:
    """A heap of cards, a line or more for each colour."""
    block: Block = []
    for colour, group in _groups(scene, heap):
        named = [line((scene.name(card), COLOUR[colour])) for card in group]
        block += flow(named, width, ", ", line((f"  {SIGN[colour]} ", COLOUR[colour])), "    ")
    return block or [line(("  " + scene.say("none"), FAINT))]


def count_by_colour(scene: Seen, seat: int) -> list[Text]:
    """How many buildings of each colour a city has: `▲3 ■1`."""
    groups = _groups(scene, scene.city(seat)["buildings"])
    return [line((f"{SIGN[colour]}{len(group)}", COLOUR[colour])) for colour, group in groups]


def _groups(scene: Seen, heap: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    for colour in COLOURS:
        group = [card for card in heap if scene.cards[card].colour == colour]
        if group:
            yield colour, group


def describe_card(scene: Seen, card: str, more: Iterable[str], width: int) -> Block:
    """A card's title, kind and age, what it does and opens; then what else the game knows of it."""
    found = scene.cards[card]
    kind = f"{scene.speaker.names.of('building_types', found.colour)}, {scene.age_name(found.age)}"
    sentences = [*scene.full(found.effects), *_chain_sentences(scene, card), *more]
    return [line(card_text(scene, card, strong=True), f"  {kind}"), *indented(sentences, width)]


def indented(sentences: Iterable[str], width: int) -> Block:
    return [line("  ", text) for sentence in sentences for text in words(sentence, width - 2, rest="  ")]


def _chain_sentences(scene: Seen, card: str) -> list[str]:
    """Which cards make this one free, and which ones it makes free."""
    sentences = []
    if freed_by := scene.freed_by(card):
        named = alternatives([scene.name(other) for other in freed_by], scene.speaker)
        sentences.append(scene.say("full-free-with", card=named))
    if opened := scene.opened_by(card):
        sentences.append(scene.say("full-opens", card=scene.names(opened)))
    return sentences


# What can be done with a picked card, as a numbered menu: what can't be done included, each with price and reason.


class Act(NamedTuple):
    """A line of the menu, and what choosing it means."""

    shortcut: str
    label: str
    reading: Reading
    price: str
    why: str = ""  # it costs that, in full
    brief: str = ""  # the same without what costs nothing
    leaves: str = ""


def paid_act(scene: Seen, shortcut: str, label: str, reading: Reading, bill: Json) -> Act:
    """An act that costs the acting city what a bill says."""
    cost, coins = bill["cost"], scene.acting["coins"]
    if cost > coins:
        price, leaves = f"{cost}{COIN}{DEAR}", scene.say("missing", n=cost - coins)
    else:
        price, leaves = f"−{cost}{COIN}" if cost else f"0{COIN}", scene.say("leaves", n=coins - cost)
    return Act(shortcut, label, reading, price, equation(bill, scene), price_reason(bill, scene), leaves)


def unpaid_act(scene: Seen, shortcut: str, label: str, reading: Reading, income: int) -> Act:
    """An act that costs nothing, and perhaps brings coins."""
    price = f"+{income}{COIN}" if income else f"0{COIN}"
    return Act(shortcut, label, reading, price, leaves=scene.say("leaves", n=scene.acting["coins"] + income))


def draw_acts(scene: Seen, acts: Sequence[Act], width: int) -> Block:
    """The picked card: what it does and makes free, and what each act costs and leaves."""
    card = scene.cards[scene.picked_card or ""]
    title = line(card_text(scene, card.id, strong=True), "  ")
    chains = _chain_sentences(scene, card.id)
    does = " ".join((*scene.full(card.effects), *chains))
    if title.cell_len + len(does) > width:
        does = " ".join((scene.short(card.effects) + ".", *chains))
    longest = max((len(act.label) for act in acts), default=0)
    keys = max(3, *(len(act.shortcut) + 1 for act in acts)) if acts else 3
    told = words(does, width, first=title, rest=" " * title.cell_len)
    return [*told, *(_draw_act(number, act, longest, keys, width) for number, act in enumerate(acts, 1))]


def _draw_act(number: int, act: Act, longest: int, keys: int, width: int) -> Text:
    can = not isinstance(act.reading, Refuse)
    head = line(
        (f"{number} " if can else "– ", GOLD if can else FAINT),
        (act.shortcut.ljust(keys), ACT if can else FAINT),
        (act.label.ljust(longest), STRONG if can else FAINT),
        (f"{act.price:>6}", WARN if not can else GAIN if act.price[:1] in "+0" else STRONG),
    )
    leaves = line(("  → ", FAINT), (act.leaves, PLAIN if can else WARN)) if act.leaves else line()
    room = width - head.cell_len - 2
    if not act.why:
        return line(head, leaves)
    if len(act.why) + leaves.cell_len <= room:
        return line(head, "  ", act.why, leaves)
    why = next((why for why in (act.why, act.brief) if len(why) <= room), cut(act.brief, room))
    return line(head, "  ", why)

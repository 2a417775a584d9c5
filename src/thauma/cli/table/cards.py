"""Cards, one by one and by colour: titles, the buildings of a city, any heap of cards, what is known of one card."""

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from thauma.catalog.schema import COLOURS
from thauma.cli.table.blocks import Block, flow, line, words
from thauma.cli.table.goods import alternatives
from thauma.cli.table.look import ACT, COLOUR, FAINT, GOLD, SIGN, STRONG
from thauma.cli.table.scene import Seen


def card_title(scene: Seen, card: str) -> Text:
    """The sign and the name of a card, strong and in its colour."""
    colour = scene.cards[card].colour
    return line((f"{SIGN[colour]} {scene.name(card)}", f"{STRONG} {COLOUR[colour]}"))


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
    for colour, group in _groups(scene, scene.city(seat)["buildings"]):
        head = f"{SIGN[colour]} {len(group)} "
        named = [line((scene.name(card), COLOUR[colour])) for card in _by_age(scene, group)]
        lines = flow(named, width, ", ", line((head, COLOUR[colour])), " " * len(head))
        block += lines if wrap else [_one_line(lines, width)]
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


def _by_age(scene: Seen, heap: Sequence[str]) -> list[str]:
    order = list(scene.cards)
    return sorted(heap, key=lambda card: (scene.cards[card].age, order.index(card)))


def _one_line(lines: Block, width: int) -> Text:
    if len(lines) == 1:
        return lines[0]
    first = lines[0].copy()
    first.truncate(width - 3)
    return line(first, " …")


# What is known of a card.


def describe_card(scene: Seen, card: str, more: Iterable[str], width: int) -> Block:
    """A card's title, kind and age, what it does and opens; then what else the game knows of it."""
    found = scene.cards[card]
    kind = f"{scene.speaker.names.of('building_types', found.colour)}, {scene.age_name(found.age)}"
    sentences = [*scene.full(found.effects), *chain_sentences(scene, card), *more]
    return [line(card_title(scene, card), f"  {kind}"), *indented(sentences, width)]


def indented(sentences: Iterable[str], width: int) -> Block:
    return [line("  ", text) for sentence in sentences for text in words(sentence, width - 2, rest="  ")]


def chain_sentences(scene: Seen, card: str) -> list[str]:
    """Which cards make this one free, and which ones it makes free."""
    sentences = []
    if freed_by := scene.freed_by(card):
        named = alternatives([scene.name(other) for other in freed_by], scene.speaker)
        sentences.append(scene.say("full-free-with", card=named))
    if opened := scene.opened_by(card):
        sentences.append(scene.say("full-opens", card=scene.names(opened)))
    return sentences

"""The hand to choose from: each card with its effect, its price now and the cheapest way to pay it."""

from rich.text import Text

from thauma.cli.table.blocks import Block, cut, in_columns, line, words
from thauma.cli.table.classic.events import act_in_signs
from thauma.cli.table.classic.scene import CARDS, Scene
from thauma.cli.table.drawing import card_choice, coin_price, equation, price_reason
from thauma.cli.table.effects import cost_signs, cost_words, first_that_fits
from thauma.cli.table.look import ACT, BUILT, CHAIN, FAINT, GAIN, GOLD, NEVER, STRONG, WARN

MOST_EFFECT = 34  # columns that a card's effect takes at most
PRICE = 6
MOST_COLUMNS, CARDS_A_COLUMN = 3, 9


def list_hand(scene: Scene, width: int) -> Block:
    """One card a line: what it does, what it costs now and why, and what it will make free."""
    labels = [_label(scene, card) for card in scene.hand]
    longest = max(map(len, labels), default=0)
    most = min(MOST_EFFECT, max(8, (width - longest - PRICE - 8) // 2))
    for_effect = max((len(scene.fitting(CARDS[card].effects, most)) for card in scene.hand), default=0)
    block = []
    for number, (card, label) in enumerate(zip(scene.hand, labels, strict=True), 1):
        head = card_choice(scene, number, card, label.ljust(longest))
        price, why = _price_and_why(scene, card, width - head.cell_len - PRICE - 5 - for_effect)
        price.pad_left(PRICE - price.cell_len)
        does = scene.fitting(CARDS[card].effects, for_effect).ljust(for_effect)
        left = line(head, " ", price, "  ", does, "  ", (why, FAINT))
        opened = scene.opened_by(card)
        opens = f"{'  ' if why else ''}{CHAIN} {', '.join(map(scene.name, opened))}" if opened else ""
        block.append(line(left, (opens, FAINT)) if left.cell_len + len(opens) <= width else left)
    return block


def _label(scene: Scene, card: str) -> str:
    copies = 1 if scene.for_free_city else scene.view["hand"].count(card)
    return f"{scene.name(card)} ×{copies}" if copies > 1 else scene.name(card)


def _price_and_why(scene: Scene, card: str, room: int) -> tuple[Text, str]:
    """What a card costs now, and why; of a card that can't be had, its printed cost."""
    ways = scene.ways("build", card)
    if not ways:
        if scene.has_building(card):
            return line((BUILT, FAINT)), cut(scene.say("why-built"), room)
        return line((NEVER, WARN)), needs(scene, CARDS[card].cost, room)
    bill = ways[0]
    style = f"{STRONG} {GAIN}" if bill["chain"] else STRONG
    price = line((coin_price(bill, scene.acting["coins"]) + ("+" if len(ways) > 1 else ""), style))
    if not (bill["own"] or bill["bought"]):
        return price, price_reason(bill, scene)
    whole = equation(bill, scene)  # own goods, then what is bought; only the latter if there is no room for more
    return price, whole if len(whole) <= room else cut(price_reason(bill, scene), room)


def needs(scene: Scene, cost: dict[str, int], room: int = 60) -> str:
    """What something costs that can't be paid."""
    things = cost_words(cost, scene.speaker)
    return first_that_fits((scene.say("needs", things=things), things, cost_signs(cost, scene.speaker)), room)


def list_revivals(scene: Scene, width: int) -> Block:
    """The cards of the discard pile that can be built for nothing; in columns if they are many."""
    columns = min(MOST_COLUMNS, 1 + (len(scene.moves) - 1) // CARDS_A_COLUMN)
    each = (width - 2 * (columns - 1)) // columns
    cells = []
    for number, card in enumerate(scene.numbered, 1):
        head = card_choice(scene, number, card, scene.name(card), digits=2)
        does = scene.fitting(CARDS[card].effects, max(0, each - head.cell_len - 2))
        cells.append(line(head, "  ", (does, FAINT)))
    return in_columns(cells, columns, each)


def draw_limits(scene: Scene, width: int) -> Block:
    """What I have chosen for my own city, what the Free City may not do, which powers can be used now."""
    block: Block = []
    if scene.for_free_city and scene.phase == "turn":
        own = [move for move in scene.view["chosen"] if move["seat"] == scene.seat]
        block.append(
            line(" ").join([line((scene.say("chosen-own"), GOLD)), *(act_in_signs(scene, move) for move in own)])
        )
        block += words(scene.say("free-city-limits"), width, FAINT)
    if scene.can("build_free"):
        block += words(scene.say("power-free"), width, ACT)
    return block

"""The hand to choose from: each card with its effect, its price now and the cheapest way to pay it."""

from rich.text import Text

from thauma.catalog.classic import Card
from thauma.cli.table.bills import coin_price, equation, price_reason
from thauma.cli.table.blocks import Block, cut, in_columns, line, words
from thauma.cli.table.cards import card_choice
from thauma.cli.table.classic.events import act_in_signs
from thauma.cli.table.classic.scene import CARDS, Scene
from thauma.cli.table.goods import cost_signs, cost_words, first_that_fits
from thauma.cli.table.look import ACT, BUILT, CHAIN, FAINT, GAIN, GOLD, NEVER, STRONG, WARN
from thauma.games.protocol import Json

MOST_EFFECT = 34  # columns that a card's effect takes at most
PRICE = 6
MOST_COLUMNS, CARDS_A_COLUMN = 3, 9


def list_hand(scene: Scene, width: int) -> Block:
    """One card a line: what it does, what it costs now and why, and what it will make free."""
    columns = _columns(scene, width)
    return [_card(scene, number, card, columns, width) for number, card in enumerate(scene.hand, 1)]


def _columns(scene: Scene, width: int) -> tuple[int, int]:
    """How wide names and effects are."""
    name = max((len(_label(scene, card)) for card in scene.hand), default=0)
    room = width - name - PRICE - 8
    most = min(MOST_EFFECT, max(8, room // 2))
    return name, max((len(scene.fitting(CARDS[card].effects, most)) for card in scene.hand), default=0)


def _label(scene: Scene, card: str) -> str:
    copies = scene.copies(card) if not scene.for_free_city else 1
    return f"{scene.name(card)} ×{copies}" if copies > 1 else scene.name(card)


def _card(scene: Scene, number: int, card: str, columns: tuple[int, int], width: int) -> Text:
    longest, for_effect = columns
    head = card_choice(scene, number, card, _label(scene, card).ljust(longest))
    price = _price(scene, card)
    room = width - head.cell_len - PRICE - 5
    does = scene.fitting(CARDS[card].effects, for_effect)
    why = _why(scene, card, room - for_effect)
    left = line(head, " ", " " * (PRICE - price.cell_len), price, "  ", does.ljust(for_effect), "  ", (why, FAINT))
    opens = f"  {_opens(scene, card)}" if why else _opens(scene, card)
    return line(left, (opens, FAINT)) if left.cell_len + len(opens) <= width else left


def _price(scene: Scene, card: str) -> Text:
    ways = scene.ways("build", card)
    if not ways:
        return line((BUILT, FAINT) if scene.has_building(card) else (NEVER, WARN))
    bill = ways[0]
    several = "+" if len(ways) > 1 else ""
    return line((coin_price(bill, scene.acting["coins"]) + several, f"{STRONG} {GAIN}" if bill["chain"] else STRONG))


def _why(scene: Scene, card: str, room: int) -> str:
    """Why it costs what it costs; of a card that can't be had, its printed cost."""
    ways = scene.ways("build", card)
    if ways:
        return _reason(scene, ways[0], room)
    if scene.has_building(card):
        return cut(scene.say("why-built"), room)
    return needs(scene, CARDS[card].cost, room)


def _reason(scene: Scene, bill: Json, room: int) -> str:
    """Own goods, then what is bought; only what is bought if there is no room for more."""
    if not (bill["own"] or bill["bought"]):
        return price_reason(bill, scene)
    whole = equation(bill, scene)
    return whole if len(whole) <= room else cut(price_reason(bill, scene), room)


def needs(scene: Scene, cost: dict[str, int], room: int = 60) -> str:
    """What something costs that can't be paid."""
    things = cost_words(cost, scene.speaker)
    return first_that_fits((scene.say("needs", things=things), things, cost_signs(cost, scene.speaker)), room)


def _opens(scene: Scene, card: str) -> str:
    """The mark of what a card will make free."""
    opened = scene.opened_by(card)
    return f"{CHAIN} {', '.join(scene.name(other) for other in opened)}" if opened else ""


def list_revivals(scene: Scene, width: int) -> Block:
    """The cards of the discard pile that can be built for nothing; in columns if they are many."""
    cards = [CARDS[move["card"]] for move in scene.moves]
    columns = min(MOST_COLUMNS, 1 + (len(cards) - 1) // CARDS_A_COLUMN)
    each = (width - 2 * (columns - 1)) // columns
    return in_columns([_revival(scene, number, card, each) for number, card in enumerate(cards, 1)], columns, each)


def _revival(scene: Scene, number: int, card: Card, width: int) -> Text:
    head = card_choice(scene, number, card.id, scene.name(card.id), digits=2)
    does = scene.fitting(card.effects, max(0, width - head.cell_len - 2))
    return line(head, "  ", (does, FAINT))


def draw_limits(scene: Scene, width: int) -> Block:
    """What I have chosen for my own city, what the Free City may not do, which powers can be used now."""
    block: Block = []
    if scene.for_free_city and scene.phase == "turn":
        own = [move for move in scene.view["chosen"] if move["seat"] == scene.seat]
        block.append(
            line((scene.say("chosen-own"), GOLD), *(part for move in own for part in (" ", act_in_signs(scene, move))))
        )
        block += words(scene.say("free-city-limits"), width, FAINT)
    if scene.can("build_free"):
        block += words(scene.say("power-free"), width, ACT)
    return block

"""Lists to choose from: the open cards, the wonders on offer, tokens, discarded cards."""

from rich.text import Text

from thauma.cli.table.blocks import Block, beside, cut, fit, in_columns, line, words
from thauma.cli.table.drawing import card_choice, coin_price, price_reason
from thauma.cli.table.duel.scene import CARDS, TOKENS, WONDERS, Scene
from thauma.cli.table.effects import cost_signs, cost_words
from thauma.cli.table.look import FAINT, GAIN, GOLD, STRONG, WARN
from thauma.games.protocol import Json

MOST_EFFECT = 40  # columns that a card's effect takes at most


def list_open(scene: Scene, width: int) -> Block:
    """The open cards, one a line: what it does, my price and why, their price."""
    longest = max((len(scene.name(card)) for card in scene.numbered), default=0)
    coins = scene.city(1 - scene.seat)["coins"]
    block = []
    for laid in scene.open_cards:
        theirs = coin_price(laid["bills"][1 - scene.seat], coins)
        tail = line((f"  {scene.say('opponent')} {theirs:>4}", FAINT))
        head, price, why = _card_parts(scene, laid, longest)
        price.pad_left(max(0, 5 - price.cell_len))
        room = width - head.cell_len - tail.cell_len - price.cell_len - 3
        for_effect = min(MOST_EFFECT, room // 2)
        does = scene.fitting(CARDS[laid["card"]].effects, for_effect).ljust(for_effect)
        left = line(head, " ", price, "  ", does, (cut(why, room - for_effect), FAINT))
        block.append(line(fit(left, width - tail.cell_len), tail))
    return block


def _card_parts(scene: Scene, laid: Json, longest: int = 0) -> tuple[Text, Text, str]:
    """The number and name of an open card, its price, and why it costs that."""
    card, bill = laid["card"], laid["bills"][scene.seat]
    head = card_choice(scene, scene.number[card], card, scene.name(card).ljust(longest))
    style = WARN if bill["cost"] > scene.mine["coins"] else f"{STRONG} {GAIN}" if bill["chain"] else STRONG
    return head, line((coin_price(bill, scene.mine["coins"]), style)), price_reason(bill, scene)


def list_open_below(scene: Scene, width: int) -> Block:
    """The open cards, two lines each, for a narrow column."""
    block = []
    for laid in scene.open_cards:
        head, price, why = _card_parts(scene, laid)
        block += [head, line("    ", price, " ", (cut(why, width - price.cell_len - 5), FAINT))]
    return block


def list_open_tight(scene: Scene, width: int) -> Block:
    """The open cards in two columns, for a small terminal."""
    each = (width - 2) // 2
    cards = (_card_parts(scene, laid) for laid in scene.open_cards)
    return in_columns([fit(line(head, " ", price, (f" {why}", FAINT)), each) for head, price, why in cards], 2, each)


def list_options(scene: Scene, width: int) -> Block:
    """The legal moves of a choice other than a turn, one a line, with what each would bring."""
    named = [option_name(scene, move) for move in scene.moves]
    longest = max(map(len, named), default=0)
    lines = []
    for number, (move, name) in enumerate(zip(scene.moves, named, strict=True), 1):
        thing = WONDERS.get(option_id(move)) or TOKENS.get(option_id(move)) or CARDS.get(option_id(move))
        does = cut(scene.short(thing.effects) if thing else "", width - longest - 5)
        lines.append(line((f"{number} ", GOLD), (name.ljust(longest), STRONG), "  ", (does, FAINT)))
    return lines


def option_name(scene: Scene, move: Json) -> str:
    if "starter" in move:
        return scene.say("starter-you") if move["starter"] == scene.seat else scene.say("starter-them")
    return scene.name(option_id(move))


def option_id(move: Json) -> str:
    """What a choice names."""
    return str(next(move[field] for field in ("wonder", "token", "card", "starter") if field in move))


def draw_offer(scene: Scene, width: int) -> Block:
    """The wonders laid out, side by side where there is room, with effect and cost."""
    columns = 4 if width >= 120 else 2
    each = (width - 3 * (columns - 1)) // columns
    plates = [_plate(scene, wonder, number, each) for number, wonder in enumerate(scene.view["offer"], 1)]
    block: Block = []
    for i in range(0, len(plates), columns):
        row = plates[i : i + columns]
        block += [*beside(row, [each] * len(row), 3), line()]
    return block


def _plate(scene: Scene, wonder: str, number: int, width: int) -> Block:
    thing, inner = WONDERS[wonder], width - 4
    name = cut(scene.name(wonder), width - 6)
    top = line(("┏", GOLD), (f"{number} ", GOLD), (name, STRONG), (" " + "━" * (width - len(name) - 5) + "┓", GOLD))
    cost = scene.say("cost", things=cost_words(thing.cost, scene.speaker))
    if len(cost) > inner:
        cost = scene.say("cost", things=cost_signs(thing.cost, scene.speaker))
    inside = [line((cut(cost, inner), FAINT))]
    for sentence in scene.full(thing.effects):
        inside += words(sentence, inner, rest="  ")
    side = line(("┃", GOLD))
    body = [line(side, " ", fit(text, inner), " ", side) for text in inside]
    return [top, *body, line(("┗" + "━" * (width - 2) + "┛", GOLD))]

"""Lists to choose from: the open cards, the acts with a picked card, the wonders on offer, tokens, discarded cards."""

from rich.text import Text

from thauma.cli.table.bills import coin_price, price_reason
from thauma.cli.table.blocks import Block, beside, cut, fit, in_columns, line, words
from thauma.cli.table.cards import card_choice
from thauma.cli.table.duel.scene import CARDS, TOKENS, WONDERS, Scene
from thauma.cli.table.goods import cost_signs, cost_words
from thauma.cli.table.look import FAINT, GAIN, GOLD, STRONG, WARN
from thauma.games.protocol import Json


def list_open(scene: Scene, width: int) -> Block:
    """The open cards, one a line: what it does, my price and why, their price."""
    longest = max((len(scene.name(laid["card"])) for laid in scene.open_cards), default=0)
    return [_open_card(scene, laid, longest, width) for laid in scene.open_cards]


def _open_card(scene: Scene, laid: Json, longest: int, width: int) -> Text:
    own, other = scene.bill(laid, scene.seat), scene.bill(laid, 1 - scene.seat)
    theirs = coin_price(other, scene.theirs["coins"])
    tail = line((f"  {scene.say('opponent')} {theirs:>4}", FAINT))
    price = line((f"{coin_price(own, scene.mine['coins']):>5}", _price_style(own, scene)))
    head = _card_head(scene, laid, longest)
    room = width - head.cell_len - tail.cell_len - price.cell_len - 3
    does = scene.fitting(CARDS[laid["card"]].effects, min(40, room // 2))
    why = cut(price_reason(own, scene), room - min(40, room // 2))
    left = line(head, " ", price, "  ", does.ljust(min(40, room // 2)), (why, FAINT))
    return line(fit(left, width - tail.cell_len), tail)


def _card_head(scene: Scene, laid: Json, longest: int = 0) -> Text:
    card = laid["card"]
    return card_choice(scene, scene.number[card], card, scene.name(card).ljust(longest))


def _price_style(bill: Json, scene: Scene) -> str:
    if bill["cost"] > scene.mine["coins"]:
        return WARN
    return f"{STRONG} {GAIN}" if bill["chain"] else STRONG


def list_open_tight(scene: Scene, width: int, columns: int) -> Block:
    """The open cards with my price and why, in columns for a small terminal."""
    if columns == 1:
        return [text for laid in scene.open_cards for text in _two_lines(scene, laid, width)]
    each = (width - 2 * (columns - 1)) // columns
    return in_columns([_tight_card(scene, laid, each) for laid in scene.open_cards], columns, each)


def _tight_card(scene: Scene, laid: Json, width: int) -> Text:
    bill = scene.bill(laid, scene.seat)
    price = coin_price(bill, scene.mine["coins"])
    why = price_reason(bill, scene)
    head = _card_head(scene, laid)
    return fit(line(head, " ", (price, _price_style(bill, scene)), (f" {why}", FAINT)), width)


def _two_lines(scene: Scene, laid: Json, width: int) -> Block:
    bill = scene.bill(laid, scene.seat)
    price = line((coin_price(bill, scene.mine["coins"]), _price_style(bill, scene)))
    why = cut(price_reason(bill, scene), width - price.cell_len - 5)
    return [_card_head(scene, laid), line("    ", price, " ", (why, FAINT))]


def list_options(scene: Scene, width: int) -> Block:
    """The legal moves of a choice other than a turn, one a line, with what each would bring."""
    named = [option_name(scene, move) for move in scene.moves]
    longest = max((len(name) for name in named), default=0)
    lines = []
    for number, (move, name) in enumerate(zip(scene.moves, named, strict=True), 1):
        does = cut(_option_effect(scene, move), width - longest - 5)
        lines.append(line((f"{number} ", GOLD), (name.ljust(longest), STRONG), "  ", (does, FAINT)))
    return lines


def option_name(scene: Scene, move: Json) -> str:
    if "starter" in move:
        return scene.say("starter-you") if move["starter"] == scene.seat else scene.say("starter-them")
    return scene.name(option_id(move))


def option_id(move: Json) -> str:
    """What a choice names."""
    return str(next(move[field] for field in ("wonder", "token", "card", "starter") if field in move))


def _option_effect(scene: Scene, move: Json) -> str:
    if "starter" in move:
        return ""
    name = option_id(move)
    thing = WONDERS.get(name) or TOKENS.get(name) or CARDS[name]
    return scene.short(thing.effects)


def draw_offer(scene: Scene, width: int) -> Block:
    """The wonders laid out, side by side where there is room, with effect and cost."""
    offer = scene.view["offer"]
    columns = 4 if width >= 120 else 2
    each = (width - 3 * (columns - 1)) // columns
    plates = [_plate(scene, wonder, number, each) for number, wonder in enumerate(offer, 1)]
    rows = [plates[i : i + columns] for i in range(0, len(plates), columns)]
    block: Block = []
    for row in rows:
        block += [*beside(row, [each] * len(row), 3), line()]
    return block


def _plate(scene: Scene, wonder: str, number: int, width: int) -> Block:
    thing = WONDERS[wonder]
    name = cut(scene.name(wonder), width - 6)
    top = line(("┏", GOLD), (f"{number} ", GOLD), (name, STRONG), (" " + "━" * (width - len(name) - 5) + "┓", GOLD))
    cost = f"{scene.say('cost', things=cost_words(thing.cost, scene.speaker))}"
    if len(cost) > width - 4:
        cost = scene.say("cost", things=cost_signs(thing.cost, scene.speaker))
    inside = [line((cut(cost, width - 4), FAINT))]
    for sentence in scene.full(thing.effects):
        inside += words(sentence, width - 4, rest="  ")
    side = line(("┃", GOLD))
    body = [line(side, " ", fit(text, width - 4), " ", side) for text in inside]
    return [top, *body, line(("┗" + "━" * (width - 2) + "┛", GOLD))]

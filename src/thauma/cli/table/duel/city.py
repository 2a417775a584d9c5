"""A city: what it has, what it produces, what it would still build; in full, in brief or in two lines."""

from rich.text import Text

from thauma.cli.table.bills import badge
from thauma.cli.table.blocks import Block, cut, ends, flow, line
from thauma.cli.table.cards import count_by_colour, draw_buildings
from thauma.cli.table.duel.scene import BOX, RESOURCES, WONDERS, Scene
from thauma.cli.table.goods import options_words
from thauma.cli.table.look import ACT, BUILT, COLOUR, FAINT, GAIN, GOLD, PLAIN, SIGN, STRONG, WARN, WONDER
from thauma.cli.table.picture import coins_and_points


def draw_city(scene: Scene, seat: int, width: int, wrap: bool) -> Block:
    """A city in full; `wrap` gives long lists of buildings as many lines as they need."""
    return [
        draw_title(scene, seat, width),
        *_goods(scene, seat, width),
        *_science(scene, seat, width),
        *_tokens(scene, seat, width),
        *draw_wonders(scene, seat, width),
        *draw_buildings(scene, seat, width, wrap),
    ]


def draw_title(scene: Scene, seat: int, width: int) -> Text:
    mine = seat == scene.seat
    name = line((scene.say("you") if mine else scene.say("opponent"), f"{STRONG} reverse" if mine else STRONG))
    return ends(name, coins_and_points(scene, seat), width)


def _goods(scene: Scene, seat: int, width: int) -> Block:
    """Own units over the price of one more, for each resource; then what producers of choice give."""
    letters = [scene.say("abbreviation", resource=resource) for resource in RESOURCES]
    tight = sum(map(len, letters)) + 28 > width
    units = [_good(scene, seat, resource, "" if tight else " ") for resource in RESOURCES]
    block = flow(units, width, " " if tight else "  ")
    choices = _choices(scene, seat)
    return [*block, line((cut(choices, width), FAINT))] if choices else block


def _good(scene: Scene, seat: int, resource: str, gap: str) -> Text:
    city = scene.city(seat)
    own = city["production"].get(resource, 0)
    letters = scene.say("abbreviation", resource=resource)
    price = city["prices"][resource]
    return line(letters, gap, (str(own) if own else "–", STRONG if own else FAINT), (f"/{price}", FAINT))


def _choices(scene: Scene, seat: int) -> str:
    groups = (("raw", BOX.resources.raw), ("manufactured", BOX.resources.manufactured))
    counted = ((scene.city(seat)["choices"][kind], resources) for kind, resources in groups)
    return ", ".join(
        "+" + scene.say("choice", n=n, things=options_words(resources, scene.speaker)) for n, resources in counted if n
    )


def _science(scene: Scene, seat: int, width: int) -> Block:
    symbols = scene.city(seat)["symbols"]
    count = scene.say("symbols-count", n=len(symbols), all=BOX.science.symbols_to_win)
    near = len(symbols) >= BOX.science.symbols_to_win - 1
    head = line((f"{SIGN['green']} {count}", WARN if near else COLOUR["green"]))
    named = [scene.symbol_name(symbol) for symbol in symbols]
    if not named or head.cell_len + 2 + len(", ".join(named)) <= width:
        return [line(head, ": " if named else "", ", ".join(named))]
    return [head, *flow(map(line, named), width, ", ", "  ", "  ")]


def _tokens(scene: Scene, seat: int, width: int) -> Block:
    tokens = scene.city(seat)["progress"]
    if not tokens:
        return []
    return flow((line((scene.name(token), ACT)) for token in tokens), width, ", ", "? ", "  ")


def draw_wonders(scene: Scene, seat: int, width: int) -> Block:
    """One wonder a line: whether it is built, what it costs the owner now, what it does."""
    city = scene.city(seat)
    lines = [_wonder(scene, seat, wonder, width) for wonder in city["wonders"]]
    return [*lines, *(_built_wonder(scene, wonder, width) for wonder in city["wonders_built"])]


def _wonder(scene: Scene, seat: int, wonder: str, width: int) -> Text:
    city = scene.city(seat)
    bill = city["wonder_bills"][wonder]
    dear = bill["cost"] > city["coins"]
    does = scene.signs(WONDERS[wonder].effects)
    left = line((WONDER, GOLD), " ", (cut(scene.name(wonder), width - len(does) - 8), PLAIN))
    price = badge(bill, city["coins"])
    return ends(left, line((does, FAINT), (price.rjust(5), WARN if dear else STRONG)), width)


def _built_wonder(scene: Scene, wonder: str, width: int) -> Text:
    does = scene.signs(WONDERS[wonder].effects)
    left = line((BUILT, GAIN), " ", (cut(scene.name(wonder), width - len(does) - 3), STRONG))
    return ends(left, line((does, FAINT)), width)


def draw_brief(scene: Scene, seat: int, width: int, with_wonders: bool) -> Block:
    """A city in two lines for a small terminal, plus one for its wonders."""
    city = scene.city(seat)
    counts = count_by_colour(scene, seat)
    goods = [_good(scene, seat, resource, "") for resource in RESOURCES]
    symbols = [line((scene.symbol_name(symbol)[:3], COLOUR["green"])) for symbol in city["symbols"]]
    tokens = [line((scene.name(token), ACT)) for token in city["progress"]]
    parts = [*goods, *counts, *symbols, *tokens]
    who = scene.say("you") if seat == scene.seat else scene.say("opponent")
    title = who.ljust(max(len(scene.say("you")), len(scene.say("opponent"))) + 1)
    coins = coins_and_points(scene, seat)
    head = line((title, STRONG), coins, "  ")
    body = flow(parts, width, " ", head, " " * head.cell_len)
    return [*body[:2], *([draw_brief_wonders(scene, seat, width)] if with_wonders else [])]


def draw_brief_wonders(scene: Scene, seat: int, width: int) -> Text:
    """All wonders of a city in one line, cut to fit side by side."""
    city = scene.city(seat)
    prices = {wonder: badge(city["wonder_bills"][wonder], city["coins"]) for wonder in city["wonders"]}
    marks = {**prices, **dict.fromkeys(city["wonders_built"], BUILT)}
    if not marks:
        return line((f"{WONDER} –", FAINT))
    room = (width - 2 - 2 * len(marks)) // len(marks)
    parts = [(cut(scene.name(wonder), room - len(mark) - 1), mark) for wonder, mark in marks.items()]
    return line((f"{WONDER} ", GOLD), *(_named_mark(name, mark) for name, mark in parts))


def _named_mark(name: str, mark: str) -> Text:
    style = GAIN if mark == BUILT else WARN if mark.endswith("!") else STRONG
    return line((name, PLAIN), " ", (mark, style), "  ")

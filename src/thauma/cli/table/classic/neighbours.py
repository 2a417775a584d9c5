"""What a city makes and sells to its neighbours, and whose shields beat whose."""

from collections import Counter
from typing import NamedTuple

from rich.text import Text

from thauma.cli.table.blocks import Block, flow, line
from thauma.cli.table.classic.scene import BOX, Scene
from thauma.cli.table.effects import amounts_signs, amounts_words, options_signs, options_words
from thauma.cli.table.look import COLOUR, FAINT, GAIN, LEFT, PLAIN, POINT, RIGHT, SHIELD, STRONG, WARN

NORMAL_PRICE = BOX.economy.trade_price
RED = COLOUR["red"]


class Goods(NamedTuple):
    """Units that are alike: so many a turn, each one of these resources; what one costs the acting city."""

    options: tuple[str, ...]
    units: int
    price: int

    def in_words(self, scene: Scene) -> str:
        if len(self.options) == 1:
            return "".join(amounts_words({self.options[0]: self.units}, scene.speaker))
        return (f"{self.units} × " if self.units > 1 else "") + options_words(self.options, scene.speaker)

    def in_signs(self, scene: Scene) -> str:
        if len(self.options) == 1:
            return amounts_signs({self.options[0]: self.units}, scene.speaker)
        return (f"{self.units}×" if self.units > 1 else "") + options_signs(self.options, scene.speaker)


def goods(scene: Scene, seat: int, for_sale: bool) -> list[Goods]:
    """What a city makes each turn; or only what its neighbours can buy."""
    made = scene.city(seat)["production"]
    counted = Counter(tuple(unit["options"]) for unit in made if unit["for_sale"] or not for_sale)
    side = "left" if seat == scene.left_of(scene.actor) else "right"
    found = []
    for options in sorted(counted, key=lambda options: (len(options), BOX.resources.all.index(options[0]))):
        kind = "raw" if options[0] in BOX.resources.raw else "manufactured"
        found.append(Goods(options, counted[options], scene.acting["prices"][kind][side]))
    return found


def draw_sales(scene: Scene, seller: int, width: int, lines: int) -> Block:
    """What a neighbour sells and for how much: in words if that fits into so many lines, else in signs."""
    sold = goods(scene, seller, for_sale=True)
    in_words = [
        line(
            (
                scene.say("bill-bought", things=good.in_words(scene), price=good.price),
                GAIN if good.price < NORMAL_PRICE else PLAIN,
            )
        )
        for good in sold
    ]
    return _words_or_signs(scene.say("sells"), in_words, [sale_sign(scene, good) for good in sold], "  ", width, lines)


def sale_sign(scene: Scene, good: Goods) -> Text:
    """Goods and the price of a unit in signs: `2Or·1`."""
    style = f"{STRONG} {GAIN}" if good.price < NORMAL_PRICE else FAINT
    return line(good.in_signs(scene), ("·", FAINT), (str(good.price), style))


def draw_production(scene: Scene, seat: int, width: int, lines: int) -> Block:
    """What a city makes each turn."""
    made = goods(scene, seat, for_sale=False)
    in_words, in_signs = [line(good.in_words(scene)) for good in made], [line(good.in_signs(scene)) for good in made]
    return _words_or_signs(scene.say("makes"), in_words, in_signs, " ", width, lines)


def _words_or_signs(label: str, in_words: Block, in_signs: Block, gap: str, width: int, lines: int) -> Block:
    head = line((label + " ", FAINT))
    block = flow(in_words, width, ", ", head, "  ")
    if len(block) > lines or any(text.cell_len > width for text in block):
        return flow(in_signs, width, gap, head, "  ")
    return block


# Conflicts. A token is what a fight brings in an age; 0 for none.


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def _style(token: int) -> str:
    return GAIN if token > 0 else WARN if token < 0 else FAINT


def _beats(own: int, other: int) -> str:
    return ">" if own > other else "<" if own < other else "="


def _token(scene: Scene, seat: int, other: int, age: int) -> int:
    own, others = scene.city(seat)["shields"], scene.city(other)["shields"]
    return BOX.military.victory[age - 1] if own > others else BOX.military.defeat if own < others else 0


def draw_standing(scene: Scene, seat: int) -> Text:
    """A city's shields against both neighbours: `1▼  ◀ < 3  ▶ = 1`."""
    own = scene.city(seat)["shields"]
    text = line((f"{own}{SHIELD}", f"{STRONG} {RED}"))
    for arrow, neighbour in ((LEFT, scene.left_of(seat)), (RIGHT, scene.right_of(seat))):
        other = scene.city(neighbour)["shields"]
        token = _token(scene, seat, neighbour, scene.view["age"])
        text = line(text, "  ", (arrow, FAINT), (f"{_beats(own, other)}{other}", _style(token)))
    return text


def draw_fight(scene: Scene, neighbour: int) -> Text:
    """The acting city's shields against one neighbour's, and what that would bring now."""
    own, other = scene.acting["shields"], scene.city(neighbour)["shields"]
    token = _token(scene, scene.actor, neighbour, scene.view["age"])
    return line(
        (f"{scene.city_name(scene.actor)} ", FAINT),
        (f"{own}{SHIELD}", f"{STRONG} {RED}"),
        (f" {_beats(own, other)} ", STRONG),
        (f"{other}{SHIELD}", f"{STRONG} {RED}"),
        (f"  {signed(token)}{POINT}", _style(token)),
    )


def draw_conflicts(scene: Scene, age: int, width: int) -> Block:
    """The end of an age: both neighbours, shields against shields, and below them the tokens."""
    me, left, right = scene.seat, scene.left_of(scene.seat), scene.right_of(scene.seat)
    lefts, mine, rights = (scene.city(seat)["shields"] for seat in (left, me, right))
    to_left, to_right = _token(scene, me, left, age), _token(scene, me, right, age)
    first = line(f"{LEFT} {scene.city_name(left)} ", (f"{lefts}{SHIELD} {_beats(lefts, mine)} {mine}{SHIELD}", RED))
    middle = line((f" {scene.city_name(me)} ", STRONG))
    last = line((f"{mine}{SHIELD} {_beats(mine, rights)} {rights}{SHIELD}", RED), f" {scene.city_name(right)} {RIGHT}")
    fights = line(first, middle, last)
    token = f"{signed(to_left)}{POINT}"
    tokens = line(
        " " * (first.cell_len - len(token)),
        (token, f"{STRONG} {_style(to_left)}"),
        " " * middle.cell_len,
        (f"{signed(to_right)}{POINT}", f"{STRONG} {_style(to_right)}"),
    )
    title = scene.say("conflicts")
    heads = (f"{title}, {scene.age_name(age)}: ", f"{title}: ")
    head = next((text for text in heads if len(text) + fights.cell_len <= width), "")
    return [line((head, STRONG), fights), line(" " * len(head), tokens)]

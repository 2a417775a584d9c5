"""What a city makes, and what its neighbour sells to the acting city and for how much."""

from collections import Counter
from typing import NamedTuple

from rich.text import Text

from thauma.cli.table.blocks import Block, flow, line
from thauma.cli.table.classic.scene import BOX, Scene
from thauma.cli.table.goods import options_signs, options_words, units_sign
from thauma.cli.table.look import FAINT, GAIN, PLAIN, STRONG

NORMAL_PRICE = BOX.economy.trade_price


class Goods(NamedTuple):
    """Units that are alike: so many a turn, each one of these resources."""

    options: tuple[str, ...]
    units: int

    def in_words(self, scene: Scene) -> str:
        if len(self.options) == 1:
            return scene.say("amount", resource=self.options[0], n=self.units)
        several = f"{self.units} × " if self.units > 1 else ""
        return several + options_words(self.options, scene.speaker)

    def in_signs(self, scene: Scene) -> str:
        if len(self.options) == 1:
            return units_sign(scene.speaker, self.options[0], self.units)
        several = f"{self.units}×" if self.units > 1 else ""
        return several + options_signs(self.options, scene.speaker)


def goods(scene: Scene, seat: int, for_sale: bool) -> list[Goods]:
    """What a city makes each turn; or only what its neighbours can buy."""
    made = scene.city(seat)["production"]
    counted = Counter(tuple(unit["options"]) for unit in made if unit["for_sale"] or not for_sale)
    order = BOX.resources.all
    return sorted(
        (Goods(options, units) for options, units in counted.items()),
        key=lambda good: (len(good.options), order.index(good.options[0])),
    )


def price(scene: Scene, seller: int, good: Goods) -> int:
    """What one unit costs the acting city."""
    kind = "raw" if good.options[0] in BOX.resources.raw else "manufactured"
    side = "left" if seller == scene.left_of(scene.actor) else "right"
    return int(scene.acting["prices"][kind][side])


def draw_sales(scene: Scene, seller: int, width: int, lines: int) -> Block:
    """What a neighbour sells and for how much: in words if that fits into so many lines, else in signs."""
    label = line((scene.say("sells") + " ", FAINT))
    sold = [(good, price(scene, seller, good)) for good in goods(scene, seller, for_sale=True)]
    in_words = [(scene.say("bill-bought", things=good.in_words(scene), price=cost), cost) for good, cost in sold]
    block = flow(
        (line((text, GAIN if cost < NORMAL_PRICE else PLAIN)) for text, cost in in_words), width, ", ", label, "  "
    )
    if len(block) > lines or any(text.cell_len > width for text in block):
        block = flow((sale_sign(scene, good, cost) for good, cost in sold), width, "  ", label, "  ")
    return block


def sale_sign(scene: Scene, good: Goods, cost: int) -> Text:
    """Goods and the price of a unit in signs: `2Or·1`."""
    return line(good.in_signs(scene), ("·", FAINT), (str(cost), f"{STRONG} {GAIN}" if cost < NORMAL_PRICE else FAINT))


def draw_production(scene: Scene, seat: int, width: int, lines: int) -> Block:
    """What a city makes each turn."""
    label = line((scene.say("makes") + " ", FAINT))
    made = goods(scene, seat, for_sale=False)
    block = flow((line((good.in_words(scene), PLAIN)) for good in made), width, ", ", label, "  ")
    if len(block) > lines or any(text.cell_len > width for text in block):
        block = flow((line((good.in_signs(scene), PLAIN)) for good in made), width, " ", label, "  ")
    return block

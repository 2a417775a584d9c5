"""What something costs a city and why, for people: every unit of a payment accounted for."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from thauma.games.classic.layout import PlainState, State, read_state
from thauma.games.classic.moves import payments, stands_in
from thauma.games.classic.offers import Payment
from thauma.games.classic.tables import (
    BOARDS,
    BOX,
    CARD_IDS,
    ITEMS,
    MOST_STAGES,
    RAW,
    RESOURCE_IDS,
    SIDE_IDS,
    Goods,
    Side,
    by_subset,
)

Amounts = dict[str, int]
Need = tuple[tuple[str, int], ...]
Supply = tuple[int, ...]  # by subset

NOTHING: Amounts = {}  # never written to

# By item, as plain values: the resources it needs, its printed coins, and the buildings that make it free.
_COSTS: list[Amounts] = [card.cost for card in BOX.cards]
for _board in range(BOARDS):
    _stages = BOX.boards[_board // 2].stages(SIDE_IDS[_board % 2])
    _COSTS += [stage.cost for stage in _stages] + [NOTHING] * (MOST_STAGES - len(_stages))
NEED: list[Need] = [tuple((name, n) for name, n in cost.items() if name != "coins") for cost in _COSTS]
COINS: list[int] = ITEMS["cost_coins"].tolist()
OPENERS = [tuple(CARD_IDS.index(name) for name in card.free_with) for card in BOX.cards]
GOODS = {name: Goods.RAW if number < RAW else Goods.MANUFACTURED for number, name in enumerate(RESOURCE_IDS)}

# Amounts by subset (see tables.py) as one number, a byte for each subset. The highest bit of a byte stays free: it
# guards against borrowing from the next byte when amounts are subtracted.
UNIT = {name: int.from_bytes(by_subset({name: 1}).tobytes(), "little") for name in RESOURCE_IDS}
GUARDS = int.from_bytes(b"\x80" * by_subset({}).size, "little")


class Purchase(NamedTuple):
    seat: int  # the neighbour who sells
    resource: str
    units: int
    price: int  # of one unit


class Bill(NamedTuple):
    """How a cost is met. `chain` names the building that makes it free; then nothing else is filled in."""

    cost: int  # coins that leave the treasury
    pay: tuple[int, int]  # to the left and to the right neighbour
    chain: str | None = None
    coins: int = 0  # printed coins
    own: Amounts = {}  # noqa: RUF012 - never written to  (units that the city produces)
    bought: tuple[Purchase, ...] = ()


def bills(state: State, seat: int, item: int) -> list[Bill]:
    """What a city could pay for a card or a stage, one bill for each legal payment."""
    table = read_state(state)
    return [explain(table, seat, item, (left, right)) for left, right in payments(state, seat, item)]


def explain(table: PlainState, seat: int, item: int, pay: Payment) -> Bill:
    """One way to meet an item's cost with a legal payment."""
    coins, chain = printed_price(table, seat, item)
    if chain is not None:
        return Bill(0, (0, 0), chain, 0, {})
    need = NEED[item]
    if pay == (0, 0):
        return Bill(coins, pay, None, coins, dict(need))
    from_left, from_right = _purchases(table, seat, need, pay)
    own = {r: n - from_left.get(r, 0) - from_right.get(r, 0) for r, n in need}
    bought = (*_sold(table, seat, Side.LEFT, from_left), *_sold(table, seat, Side.RIGHT, from_right))
    return Bill(coins + sum(pay), pay, None, coins, {r: n for r, n in own.items() if n}, bought)


def printed_price(table: PlainState, seat: int, item: int) -> tuple[int, str | None]:
    """The coins that an item costs a city at the bank, and the building that makes it free, if there is one."""
    chain = _opener(table.cities[seat], item)
    return (COINS[item] if chain is None else 0), chain


def _opener(city: Any, item: int) -> str | None:
    """The first building of the city that makes the item free."""
    openers = OPENERS[item] if item < len(OPENERS) else ()
    return next((CARD_IDS[card] for card in openers if stands_in(city, card)), None)


def _sold(table: PlainState, seat: int, side: Side, amounts: Amounts) -> Iterator[Purchase]:
    neighbour, price = _neighbour(table, seat, side), table.cities[seat].price
    for resource, units in amounts.items():
        yield Purchase(neighbour, resource, units, price[GOODS[resource]][side])


def _neighbour(table: PlainState, seat: int, side: Side) -> int:
    return int((seat + (1 if side == Side.LEFT else -1)) % table.circle)


def _purchases(table: PlainState, seat: int, need: Need, pay: Payment) -> tuple[Amounts, Amounts]:
    """The units to buy on each side."""
    city = table.cities[seat]
    left = table.cities[_neighbour(table, seat, Side.LEFT)].sale
    right = table.cities[_neighbour(table, seat, Side.RIGHT)].sale
    return _fewest_units(need, pay, city.price, city.own, left, right)


@lru_cache(maxsize=1 << 13)  # while a turn is open, the same is asked for again and again
def _fewest_units(
    need: Need, pay: Payment, price: Any, making: Supply, sold_left: Supply, sold_right: Supply
) -> tuple[Amounts, Amounts]:
    """Of the ways to meet a need for these coins, one that buys the fewest units."""
    own, left, right = _supply(making), _supply(sold_left), _supply(sold_right)
    needed = _packed(need)
    ways = []
    for from_left, from_right in _splits(price, need, *pay):
        a, b = _packed(from_left.items()), _packed(from_right.items())
        if _covers(own, needed - a - b) and _covers(left, a) and _covers(right, b):
            ways.append((from_left, from_right))
    return min(ways, key=lambda way: sum(way[0].values()) + sum(way[1].values()))


def _splits(price: Any, need: Need, left: int, right: int) -> Iterator[tuple[Amounts, Amounts]]:
    """All ways to buy some of the units for exactly these coins on each side."""
    if left == right == 0:
        yield {}, {}
        return
    if not need:
        return
    (resource, units), rest = need[0], need[1:]
    left_price, right_price = price[GOODS[resource]]
    for a in range(min(units, left // left_price) + 1):
        for b in range(min(units - a, right // right_price) + 1):
            for from_left, from_right in _splits(price, rest, left - a * left_price, right - b * right_price):
                yield _with(resource, a, from_left), _with(resource, b, from_right)


def _with(resource: str, units: int, amounts: Amounts) -> Amounts:
    return {resource: units, **amounts} if units else amounts


def _packed(amounts: Any) -> int:
    return sum([UNIT[resource] * units for resource, units in amounts])


def _supply(by_subset: Supply) -> int:
    return int.from_bytes(bytes(by_subset), "little")


def _covers(supply: int, amounts: int) -> bool:
    """Whether a supply has enough of every subset."""
    return (supply | GUARDS) - amounts & GUARDS == GUARDS

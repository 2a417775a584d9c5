"""What something costs a city and why, for people: every unit of a payment accounted for."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from thauma.games.classic.economy import is_chained, list_payments, printed_coins
from thauma.games.classic.hands import left_of, right_of
from thauma.games.classic.layout import State
from thauma.games.classic.legal import blank_desk
from thauma.games.classic.moves import city_cards
from thauma.games.classic.tables import (
    BOX,
    CARDS,
    FIRST_STAGE,
    MOST_STAGES,
    RAW,
    RESOURCE_IDS,
    SIDE_IDS,
    Side,
    by_subset,
)

Amounts = dict[str, int]


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
    desk = blank_desk()
    number = list_payments(state, seat, item, desk)
    return [explain(state, seat, item, int(desk.left[k]), int(desk.right[k])) for k in range(number)]


def explain(state: State, seat: int, item: int, left: int, right: int) -> Bill:
    """One way to meet an item's cost with a legal payment."""
    city = state.cities[seat]
    if is_chained(city, item):
        openers = [name for name in BOX.cards[item].free_with if name in city_cards(state, seat)]
        return Bill(cost=0, pay=(0, 0), chain=openers[0])
    coins = printed_coins(city, item)
    from_left, from_right = _purchases(state, seat, item, left, right)
    own = {r: n - from_left.get(r, 0) - from_right.get(r, 0) for r, n in need_of(item).items()}
    bought = (*_sold(state, seat, Side.LEFT, from_left), *_sold(state, seat, Side.RIGHT, from_right))
    return Bill(coins + left + right, (left, right), None, coins, {r: n for r, n in own.items() if n}, bought)


def need_of(item: int) -> Amounts:
    """The resources that a card or stage asks for."""
    if item < CARDS:
        cost = BOX.cards[item].cost
    else:
        board, number = divmod(item - FIRST_STAGE, MOST_STAGES)
        cost = BOX.boards[board // 2].stages(SIDE_IDS[board % 2])[number].cost
    return {resource: units for resource, units in cost.items() if resource != "coins"}


def _sold(state: State, seat: int, side: Side, amounts: Amounts) -> Iterator[Purchase]:
    neighbour = left_of(state, seat) if side == Side.LEFT else right_of(state, seat)
    for resource, units in amounts.items():
        yield Purchase(int(neighbour), resource, units, _price(state, seat, resource, side))


def _price(state: State, seat: int, resource: str, side: Side) -> int:
    goods = int(RESOURCE_IDS.index(resource) >= RAW)
    return int(state.cities[seat].price[goods, side])


def _purchases(state: State, seat: int, item: int, left: int, right: int) -> tuple[Amounts, Amounts]:
    """The units to buy on each side; of several ways, one that buys the fewest."""
    city = state.cities[seat]
    left_sale = state.cities[left_of(state, seat)].sale
    right_sale = state.cities[right_of(state, seat)].sale
    need = need_of(item)
    ways = []
    for from_left, from_right in _splits(state, seat, list(need.items()), left, right):
        own = {r: n - from_left.get(r, 0) - from_right.get(r, 0) for r, n in need.items()}
        if _covers(city.own, own) and _covers(left_sale, from_left) and _covers(right_sale, from_right):
            ways.append((from_left, from_right))
    return min(ways, key=lambda way: sum(way[0].values()) + sum(way[1].values()))


def _splits(
    state: State, seat: int, need: list[tuple[str, int]], left: int, right: int
) -> Iterator[tuple[Amounts, Amounts]]:
    """All ways to buy some of the units for exactly these coins on each side."""
    if not need:
        if left == right == 0:
            yield {}, {}
        return
    (resource, units), rest = need[0], need[1:]
    left_price, right_price = (_price(state, seat, resource, side) for side in (Side.LEFT, Side.RIGHT))
    for a in range(min(units, left // left_price) + 1):
        for b in range(min(units - a, right // right_price) + 1):
            for from_left, from_right in _splits(state, seat, rest, left - a * left_price, right - b * right_price):
                yield _with(resource, a, from_left), _with(resource, b, from_right)


def _with(resource: str, units: int, amounts: Amounts) -> Amounts:
    return {resource: units, **amounts} if units else amounts


def _covers(supply: Any, amounts: Amounts) -> bool:
    return bool(np.all(by_subset(amounts) <= supply))

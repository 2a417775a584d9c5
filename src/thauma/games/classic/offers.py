"""What a city could pay for each card that it can play and for its next stage, or what that would cost a richer one.

All in one compiled call.
"""

from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic.economy import (
    IMPOSSIBLE,
    has_building,
    is_chained,
    list_payments,
    next_stage,
    printed_coins,
    to_buy,
)
from thauma.games.classic.freecity import list_hand_left
from thauma.games.classic.hands import decider, left_of, right_of
from thauma.games.classic.layout import State, Workspace
from thauma.games.classic.legal import blank_workspace
from thauma.games.classic.tables import HAND, ITEMS, MOST_PAYMENTS, RESOURCES, SUBSET, SUBSETS, Side
from thauma.games.plain import reader, remembered
from thauma.kernel import bits, kernel
from thauma.kernel.records import Fields, Int8, dtype_of
from thauma.kernel.rng import Int8s

STAGE_ROW = HAND + 1  # after the cards of the largest hand
SINGLE = np.array([SUBSET.index(1 << resource) for resource in range(RESOURCES)])  # the subset of one resource


class PriceFields(Fields):
    """What everything costs one seat now."""

    decider: Int8  # the player who decides for the city
    cards: Int8  # how many different ones there are
    priced: Annotated[NDArray[np.int16], (STAGE_ROW + 1,)]  # cards; in the last row the next stage or IMPOSSIBLE
    payments: Annotated[NDArray[np.int8], (STAGE_ROW + 1,)]  # how many there are for it
    left: Annotated[NDArray[np.int8], (STAGE_ROW + 1, MOST_PAYMENTS)]  # coins to each neighbour
    right: Annotated[NDArray[np.int8], (STAGE_ROW + 1, MOST_PAYMENTS)]
    stands: Annotated[NDArray[np.int8], (STAGE_ROW + 1,)]  # whether a building of that name is in the city
    # of what there is no payment for:
    cheapest: Annotated[NDArray[np.int16], (STAGE_ROW + 1,)]  # what it would cost, or IMPOSSIBLE
    missing: Annotated[NDArray[np.int8], (STAGE_ROW + 1, RESOURCES)]  # if that: units that nobody has


PRICE_LIST_DTYPE = dtype_of(PriceFields)

PriceList: TypeAlias = Annotated[PriceFields, PRICE_LIST_DTYPE]
Payment: TypeAlias = tuple[int, int]  # coins to the left and to the right neighbour

_read = reader(PRICE_LIST_DTYPE)


class Offers(NamedTuple):
    """The legal payments, in the order of their numbers, for whatever a city can build now."""

    decider: int  # the player who decides for the city
    cards: dict[int, list[Payment]]  # by card, in the order of the hand
    stage: int  # the item that is the next stage; IMPOSSIBLE when all are built
    for_stage: list[Payment]
    standing: frozenset[int]  # cards whose building the city has already
    out_of_reach: dict[int, tuple[int, tuple[int, ...]]]  # by item without a payment: the least cost, what nobody has

    def payments(self, do: str, card: int) -> list[Payment]:
        """Those for the card or, if the move builds a stage, for that; none for a card that isn't in the hand."""
        return self.for_stage if do == "stage" else self.cards.get(card, [])


@remembered
def offers_to(state: State, seat: int) -> Offers:
    """What a city can pay now for what it holds."""
    prices: Any = np.zeros(1, PRICE_LIST_DTYPE)[0]
    list_prices(state, seat, blank_workspace(), prices)
    read = _read(prices)
    rows = range(read.cards)
    cards = {read.priced[row]: _payments(read, row) for row in rows}
    standing = frozenset([read.priced[row] for row in rows if read.stands[row]])
    without = [row for row in (*rows, STAGE_ROW) if not read.payments[row]]
    out_of_reach = {read.priced[row]: (read.cheapest[row], read.missing[row]) for row in without}
    return Offers(read.decider, cards, read.priced[STAGE_ROW], _payments(read, STAGE_ROW), standing, out_of_reach)


def _payments(read: Any, row: int) -> list[Payment]:
    number = read.payments[row]
    return list(zip(read.left[row][:number], read.right[row][:number], strict=True))


@kernel
def number_of_payment(
    state: State, seat: int, card: int, is_stage: bool, left: int, right: int, workspace: Workspace
) -> int:
    """The number of a payment for a card or, with it, for the next stage; IMPOSSIBLE if it isn't a legal one."""
    item = next_stage(state.cities[seat]) if is_stage else card
    for k in range(0 if item == IMPOSSIBLE else list_payments(state, seat, item, workspace)):
        if workspace.left[k] == left and workspace.right[k] == right:
            return k
    return IMPOSSIBLE


@kernel
def list_prices(state: State, seat: int, workspace: Workspace, prices: PriceList) -> None:
    """Write the legal payments for each card that a city can play and for its next stage."""
    prices.decider = decider(state, seat)
    prices.cards = list_hand_left(state, seat, workspace)
    for row in range(prices.cards):
        list_price(state, seat, workspace.kinds[row], row, workspace, prices)
        prices.stands[row] = has_building(state.cities[seat], workspace.kinds[row])
    stage = next_stage(state.cities[seat])
    if stage == IMPOSSIBLE:
        prices.priced[STAGE_ROW] = IMPOSSIBLE
        prices.payments[STAGE_ROW] = 0
    else:
        list_price(state, seat, stage, STAGE_ROW, workspace, prices)


@kernel
def list_price(state: State, seat: int, item: int, row: int, workspace: Workspace, prices: PriceList) -> None:
    number = list_payments(state, seat, item, workspace)
    prices.priced[row] = item
    prices.payments[row] = number
    if number == 0:
        prices.cheapest[row] = cheapest_cost(state, seat, item)
        if prices.cheapest[row] == IMPOSSIBLE:
            list_missing(state, seat, item, prices.missing[row, :])
    for k in range(number):
        prices.left[row, k] = workspace.left[k]
        prices.right[row, k] = workspace.right[k]


@kernel
def cheapest_cost(state: State, seat: int, item: int) -> int:
    """The fewest coins for which a city could get an item, however rich; IMPOSSIBLE if its resources can't be had.

    The more units come from one side, the fewer come from the other: the cheapest split is the first or the last.
    """
    city = state.cities[seat]
    cost = printed_coins(city, item)
    if ITEMS[item].units == 0 or is_chained(city, item):
        return cost
    for goods in range(2):
        units, only_left, only_right = to_buy(state, seat, item, goods)
        if units == IMPOSSIBLE:
            return IMPOSSIBLE
        left, right = city.price[goods, Side.LEFT], city.price[goods, Side.RIGHT]
        cost += min(
            only_left * left + (units - only_left) * right,
            (units - only_right) * left + only_right * right,
        )
    return cost


@kernel
def list_missing(state: State, seat: int, item: int, missing: Int8s) -> None:
    """Write the units of an item, by resource, that neither a city nor its neighbours have: as few as can be."""
    for resource in range(RESOURCES):
        need = ITEMS[item].need[SINGLE[resource]]
        had = need
        for subset in range(SUBSETS):
            if SUBSET[subset] & bits.bit(resource):
                had = min(had, units_left(state, seat, item, subset, resource, missing))
        missing[resource] = need - had


@kernel
def units_left(state: State, seat: int, item: int, subset: int, resource: int, missing: Int8s) -> int:
    """Units of a subset that are left for a resource when what is had of those before it has been taken."""
    left, right = state.cities[left_of(state, seat)], state.cities[right_of(state, seat)]
    units = int(state.cities[seat].own[subset]) + left.sale[subset] + right.sale[subset]
    for earlier in range(resource):
        if SUBSET[subset] & bits.bit(earlier):
            units -= ITEMS[item].need[SINGLE[earlier]] - missing[earlier]
    return units

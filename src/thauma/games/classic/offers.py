"""What a city could pay for each card that it can play and for its next stage, all in one compiled call."""

from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np

from thauma.games.classic.economy import IMPOSSIBLE, list_payments, next_stage
from thauma.games.classic.freecity import list_hand_left
from thauma.games.classic.hands import decider
from thauma.games.classic.layout import Desk, State
from thauma.games.classic.legal import blank_desk
from thauma.games.classic.tables import HAND, MOST_PAYMENTS
from thauma.games.plain import reader
from thauma.kernel import kernel

STAGE_ROW = HAND + 1  # after the cards of the largest hand

PRICE_LIST_DTYPE = np.dtype(
    (
        np.record,
        [
            ("decider", np.int8),  # the player who decides for the city
            ("cards", np.int8),  # how many different ones there are
            ("priced", np.int16, (STAGE_ROW + 1,)),  # the cards, and in the last row the next stage or IMPOSSIBLE
            ("payments", np.int8, (STAGE_ROW + 1,)),  # how many there are for it
            ("left", np.int8, (STAGE_ROW + 1, MOST_PAYMENTS)),  # coins to each neighbour
            ("right", np.int8, (STAGE_ROW + 1, MOST_PAYMENTS)),
        ],
    )
)

PriceList: TypeAlias = Annotated[Any, PRICE_LIST_DTYPE]
Payment: TypeAlias = tuple[int, int]  # coins to the left and to the right neighbour

_read = reader(PRICE_LIST_DTYPE)


class Offers(NamedTuple):
    """The legal payments, in the order of their numbers, for whatever a city can build now."""

    decider: int  # the player who decides for the city
    cards: dict[int, list[Payment]]  # by card, in the order of the hand
    stage: int  # the item that is the next stage; IMPOSSIBLE when all are built
    for_stage: list[Payment]

    def payments(self, do: str, card: int) -> list[Payment]:
        """Those for the card or, if the move builds a stage, for that; none for a card that isn't in the hand."""
        return self.for_stage if do == "stage" else self.cards.get(card, [])


def offers_to(state: State, seat: int) -> Offers:
    """What a city can pay now for what it holds."""
    prices: Any = np.zeros(1, PRICE_LIST_DTYPE)[0]
    list_prices(state, seat, blank_desk(), prices)
    read = _read(prices)
    cards = {read.priced[row]: _payments(read, row) for row in range(read.cards)}
    return Offers(read.decider, cards, read.priced[STAGE_ROW], _payments(read, STAGE_ROW))


def _payments(read: Any, row: int) -> list[Payment]:
    number = read.payments[row]
    return list(zip(read.left[row][:number], read.right[row][:number], strict=True))


@kernel
def number_of_payment(state: State, seat: int, card: int, is_stage: bool, left: int, right: int, desk: Desk) -> int:
    """The number of a payment for a card or, with it, for the next stage; IMPOSSIBLE if it isn't a legal one."""
    item = next_stage(state.cities[seat]) if is_stage else card
    for k in range(0 if item == IMPOSSIBLE else list_payments(state, seat, item, desk)):
        if desk.left[k] == left and desk.right[k] == right:
            return k
    return IMPOSSIBLE


@kernel
def list_prices(state: State, seat: int, desk: Desk, prices: PriceList) -> None:
    """Write the legal payments for each card that a city can play and for its next stage."""
    prices.decider = decider(state, seat)
    prices.cards = list_hand_left(state, seat, desk)
    for row in range(prices.cards):
        list_price(state, seat, desk.kinds[row], row, desk, prices)
    stage = next_stage(state.cities[seat])
    if stage == IMPOSSIBLE:
        prices.priced[STAGE_ROW] = IMPOSSIBLE
        prices.payments[STAGE_ROW] = 0
    else:
        list_price(state, seat, stage, STAGE_ROW, desk, prices)


@kernel
def list_price(state: State, seat: int, item: int, row: int, desk: Desk, prices: PriceList) -> None:
    number = list_payments(state, seat, item, desk)
    prices.priced[row] = item
    prices.payments[row] = number
    for k in range(number):
        prices.left[row, k] = desk.left[k]
        prices.right[row, k] = desk.right[k]

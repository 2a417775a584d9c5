"""What something costs a city and why, for people: the steps of economy.py, with every unit written down."""

from functools import lru_cache
from typing import Annotated, Any, NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from thauma.games.box import Colour
from thauma.games.duel.economy import is_chained, lacking, waived_for, without_dearest
from thauma.games.duel.layout import City, State
from thauma.games.duel.tables import (
    AMOUNT,
    BYTE,
    CARD_IDS,
    DISCARD_COINS,
    DISCARD_COINS_PER_YELLOW,
    FIRST_WONDER,
    ITEMS,
    NOTHING,
    RAW,
    RESOURCE_IDS,
    RESOURCES,
    unpacked,
)
from thauma.games.plain import unpacker
from thauma.games.protocol import Json
from thauma.kernel import kernel
from thauma.kernel.records import Fields, Int8, Int16, Int64, dtype_of


class BillFields(Fields):
    """A bill in numbers; goods are packed (see tables.py)."""

    cost: Int16  # coins that leave the treasury
    short: Int16  # coins that the treasury lacks
    coins: Int16  # printed coins
    chain: Int8  # the building that makes it free, or NOTHING
    own: Int64  # units that the city produces
    chosen: Int64  # units from producers of choice
    waived: Int64  # units that a progress token waives
    bought: Int64
    price: Annotated[NDArray[np.int8], (RESOURCES,)]  # of a unit, where some are bought


BILL_DTYPE = dtype_of(BillFields)

BillRow: TypeAlias = Annotated[BillFields, BILL_DTYPE]

_read = unpacker(BILL_DTYPE)


class Purchase(NamedTuple):
    resource: str
    units: int
    price: int  # of one unit


class Bill(NamedTuple):
    """How a cost is met. `chain` names the building that makes it free; then nothing else is filled in."""

    cost: int  # coins that leave the treasury
    chain: str | None = None
    coins: int = 0  # printed coins
    own: dict[str, int] = {}  # noqa: RUF012 - never written to  (units the city produces)
    chosen: dict[str, int] = {}  # noqa: RUF012 - units from producers of choice
    waived: dict[str, int] = {}  # noqa: RUF012 - units that a progress token waives
    bought: tuple[Purchase, ...] = ()
    short: int = 0  # coins that the treasury lacks


def discard_coins(city: Any) -> int:
    """What discarding a card would bring a city."""
    return int(DISCARD_COINS + DISCARD_COINS_PER_YELLOW * city.colours[Colour.YELLOW])


def card_bill(state: State, seat: int, card: int) -> Bill:
    """What building a card would cost a seat."""
    row: Any = np.zeros(1, BILL_DTYPE)[0]
    write_bill(state, seat, card, row)
    return _bill(row.tobytes())


def wonder_bill(state: State, seat: int, wonder: int) -> Bill:
    """What building a wonder would cost a seat."""
    return card_bill(state, seat, FIRST_WONDER + wonder)


def _bill(row: bytes) -> Bill:
    read = _read(row)
    bought = [Purchase(r, n, read.price[RESOURCE_IDS.index(r)]) for r, n in unpacked(read.bought).items()]
    chain = None if read.chain == NOTHING else CARD_IDS[read.chain]
    goods = unpacked(read.own), unpacked(read.chosen), unpacked(read.waived)
    return Bill(read.cost, chain, read.coins, *goods, tuple(bought), read.short)


@lru_cache(maxsize=1 << 13)  # few different ones are ever seen
def bill_text(row: bytes) -> msgspec.Raw:
    """A bill as JSON."""
    return msgspec.Raw(msgspec.json.encode(bill_json(_bill(row))))


def bill_json(bill: Bill) -> Json:
    return {**bill._asdict(), "bought": [purchase._asdict() for purchase in bill.bought]}


@kernel
def write_bill(state: State, seat: int, item: int, bill: BillRow) -> None:
    """Write how a seat would meet the cost of an item, on a row in which everything is 0."""
    city = state.cities[seat]
    bill.chain = NOTHING
    if item < FIRST_WONDER and is_chained(state, seat, item):
        bill.chain = ITEMS[item].free_with
        return
    missing = lacking(ITEMS[item].need, city.production)
    to_pay = without_dearest(city, missing, city.choices[0], 0, RAW)
    to_pay = without_dearest(city, to_pay, city.choices[1], RAW, RESOURCES)
    bill.own = ITEMS[item].need - missing
    bill.chosen = missing - to_pay
    bill.bought = without_dearest(city, to_pay, waived_for(city, item), 0, RESOURCES)
    bill.waived = to_pay - bill.bought
    bill.coins = ITEMS[item].cost_coins
    bill.cost = bill.coins + price_goods(bill, city)
    bill.short = max(0, bill.cost - city.coins)


@kernel
def price_goods(bill: BillRow, city: City) -> int:
    """Write the price of each resource that is bought; return what they cost in all."""
    coins = 0
    for resource in range(RESOURCES):
        units = (bill.bought >> (BYTE * resource)) & AMOUNT
        if units:
            bill.price[resource] = city.price[resource]
            coins += units * city.price[resource]
    return coins

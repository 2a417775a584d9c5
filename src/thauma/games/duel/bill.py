"""What something costs a city and why, for people: the same sum as economy.py, with every unit accounted for."""

from typing import Any, NamedTuple

from thauma.games.duel.layout import Place, PlainState
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
    Colour,
    unpacked,
)

# By item, as plain numbers: the resources it needs with their units, its printed coins, its opener, its waiver.
NEED = [tuple((RESOURCE_IDS.index(name), units) for name, units in unpacked(item.need).items()) for item in ITEMS]
COINS = ITEMS["cost_coins"].tolist()
OPENER = ITEMS["free_with"].tolist()
IS_BLUE = (ITEMS["colour"] == Colour.BLUE).tolist()


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


def card_bill(table: PlainState, seat: int, card: int) -> Bill:
    """What building a card would cost a seat."""
    opener, city = OPENER[card], table.cities[seat]
    if opener != NOTHING and table.place[opener] == Place.CITY + seat:
        return Bill(0, CARD_IDS[opener], 0, {}, {}, {})
    return _bill(city, card, city.waives_for_blue if IS_BLUE[card] else 0)


def wonder_bill(table: PlainState, seat: int, wonder: int) -> Bill:
    """What building a wonder would cost a seat."""
    city = table.cities[seat]
    return _bill(city, FIRST_WONDER + wonder, city.waives_for_wonders)


def _bill(city: Any, item: int, waivers: int) -> Bill:
    own, missing = _own_and_missing(city.production, item)
    coins = COINS[item]
    if not missing:
        return Bill(coins, None, coins, own, {}, {}, (), max(0, coins - city.coins))
    price = city.price
    chosen: dict[str, int] = {}
    waived: dict[str, int] = {}
    if waivers or any(city.choices):
        missing.sort(key=price.__getitem__, reverse=True)  # the dearest first; of equals the first in the box
        chosen = _tally(_take(missing, 0, RAW, city.choices[0]) + _take(missing, RAW, RESOURCES, city.choices[1]))
        waived = _tally(_take(missing, 0, RESOURCES, waivers))
    bought = tuple([Purchase(RESOURCE_IDS[r], n, price[r]) for r, n in _counted(missing)])
    cost = coins + sum([purchase.units * purchase.price for purchase in bought])
    return Bill(cost, None, coins, own, chosen, waived, bought, max(0, cost - city.coins))


def _own_and_missing(production: int, item: int) -> tuple[dict[str, int], list[int]]:
    """Of an item's resources, the units that the city makes and, one by one, those that it doesn't."""
    own: dict[str, int] = {}
    missing: list[int] = []
    for resource, units in NEED[item]:
        made = min(units, production >> (BYTE * resource) & AMOUNT)
        if made:
            own[RESOURCE_IDS[resource]] = made
        missing += [resource] * (units - made)
    return own, missing


def _take(missing: list[int], first: int, end: int, units: int) -> list[int]:
    """Take up to that many units of the resources from `first` to `end` out of a list that has the dearest first."""
    taken = [resource for resource in missing if first <= resource < end][:units] if units else []
    for resource in taken:
        missing.remove(resource)
    return taken


def _counted(units: list[int]) -> list[tuple[int, int]]:
    """The resources of some units in the order of the box, and how many of each."""
    return [(resource, units.count(resource)) for resource in sorted(set(units))]


def _tally(units: list[int]) -> dict[str, int]:
    return {RESOURCE_IDS[resource]: n for resource, n in _counted(units)} if units else {}

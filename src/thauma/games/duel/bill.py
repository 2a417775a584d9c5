"""What something costs a city and why, for people: the same sum as economy.py, with every unit accounted for."""

from typing import NamedTuple

from thauma.games.duel.economy import is_chained, waived_for
from thauma.games.duel.layout import State
from thauma.games.duel.tables import CARD_IDS, FIRST_WONDER, ITEMS, RESOURCE_IDS, unpacked
from thauma.games.duel.tables import RAW as RAW_COUNT

RAW = RESOURCE_IDS[:RAW_COUNT]
MANUFACTURED = RESOURCE_IDS[RAW_COUNT:]


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


def card_bill(state: State, seat: int, card: int) -> Bill:
    """What building a card would cost a seat."""
    if is_chained(state, seat, card):
        return Bill(cost=0, chain=CARD_IDS[ITEMS[card].free_with])
    return _bill(state, seat, card)


def wonder_bill(state: State, seat: int, wonder: int) -> Bill:
    """What building a wonder would cost a seat."""
    return _bill(state, seat, FIRST_WONDER + wonder)


def _bill(state: State, seat: int, item: int) -> Bill:
    city = state.cities[seat]
    need, production = unpacked(ITEMS[item].need), unpacked(city.production)
    prices = dict(zip(RESOURCE_IDS, map(int, city.price), strict=True))
    own = {r: min(n, production[r]) for r, n in need.items() if r in production}
    missing = [r for r, n in need.items() for _ in range(n - own.get(r, 0))]
    missing.sort(key=lambda resource: -prices[resource])
    chosen = _take(missing, RAW, int(city.choices[0])) + _take(missing, MANUFACTURED, int(city.choices[1]))
    waived = _take(missing, RESOURCE_IDS, waived_for(city, item))
    bought = tuple(Purchase(r, n, prices[r]) for r, n in _tally(missing).items())
    coins = int(ITEMS[item].cost_coins)
    cost = coins + sum(purchase.units * purchase.price for purchase in bought)
    return Bill(cost, None, coins, own, _tally(chosen), _tally(waived), bought)


def _take(missing: list[str], among: tuple[str, ...], units: int) -> list[str]:
    """Take up to that many units of those resources out of a list that has the dearest first."""
    taken = [resource for resource in missing if resource in among][:units]
    for resource in taken:
        missing.remove(resource)
    return taken


def _tally(units: list[str]) -> dict[str, int]:
    return {resource: units.count(resource) for resource in RESOURCE_IDS if resource in units}

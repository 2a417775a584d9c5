"""What things cost: production, trade at the lowest price, waivers, chains.

Removing the dearest missing units is the best use of choices and waivers, so there is nothing to search: producers of
choice take the dearest units of their kind, then waivers the dearest units of what is left.
"""

from thauma.games.box import Colour
from thauma.games.duel.layout import City, Place, State
from thauma.games.duel.tables import (
    AMOUNT,
    BYTE,
    FIRST_WONDER,
    FIXED_TRADE_PRICE,
    GUARDS,
    ITEMS,
    NOTHING,
    RAW,
    RESOURCES,
    TRADE_BASE_PRICE,
)
from thauma.kernel import bits, inlined, kernel


@inlined
def lacking(need: int, production: int) -> int:
    """What of a need the production leaves open: byte by byte, the difference or 0."""
    difference = (need | GUARDS) - production
    enough = difference & GUARDS  # a guard that is gone marks a resource of which there is more than needed
    return difference & (enough - (enough >> (BYTE - 1)))


@inlined
def trade_cost(city: City, item: int, waived: int) -> int:
    """The fewest coins that buy what the city lacks for an item's resources, `waived` units being free."""
    missing = lacking(ITEMS[item].need, city.production)
    if missing == 0:
        return 0
    if city.choices[0]:
        missing = without_dearest(city, missing, city.choices[0], 0, RAW)
    if city.choices[1]:
        missing = without_dearest(city, missing, city.choices[1], RAW, RESOURCES)
    if waived:
        missing = without_dearest(city, missing, waived, 0, RESOURCES)
    coins = 0
    for resource in range(RESOURCES):
        coins += ((missing >> (BYTE * resource)) & AMOUNT) * city.price[resource]
    return coins


@inlined
def without_dearest(city: City, missing: int, units: int, first: int, end: int) -> int:
    """What is missing after the `units` dearest of the resources from `first` to `end` have been taken out."""
    for _ in range(units):
        dearest = -1
        for resource in range(first, end):
            amount = (missing >> (BYTE * resource)) & AMOUNT
            if amount and (dearest < 0 or city.price[resource] > city.price[dearest]):
                dearest = resource
        if dearest < 0:
            break
        missing -= bits.bit(BYTE * dearest)
    return missing


@inlined
def is_chained(state: State, seat: int, card: int) -> bool:
    """Whether the city has the building that makes this card free."""
    opener = ITEMS[card].free_with
    return opener != NOTHING and state.place[opener] == Place.CITY + seat


@inlined
def waived_for(city: City, item: int) -> int:
    """How many resource units of an item's cost the city's progress tokens waive."""
    if item >= FIRST_WONDER:
        return city.waives_for_wonders
    if ITEMS[item].colour == Colour.BLUE:
        return city.waives_for_blue
    return 0


@inlined
def card_cost(state: State, seat: int, card: int) -> int:
    """The coins that leave the treasury when this seat builds the card."""
    if is_chained(state, seat, card):
        return 0
    city = state.cities[seat]
    return ITEMS[card].cost_coins + trade_cost(city, card, waived_for(city, card))


@inlined
def wonder_cost(city: City, wonder: int) -> int:
    """The coins that leave the treasury when this city builds the wonder."""
    item = FIRST_WONDER + wonder
    return ITEMS[item].cost_coins + trade_cost(city, item, waived_for(city, item))


@kernel
def pay(state: State, seat: int, item: int, cost: int) -> None:
    """Pay a cost; what of it was paid for trade goes to an opponent who collects that."""
    state.cities[seat].coins -= cost
    if state.cities[1 - seat].takes_trade_coins and cost:
        state.cities[1 - seat].coins += cost - ITEMS[item].cost_coins


@kernel
def lose_coins(city: City, amount: int) -> None:
    """Lose an amount, or all there is."""
    city.coins -= min(amount, city.coins)


@kernel
def add_goods(state: State, seat: int, card: int, sign: int) -> None:
    """A brown or grey card begins (+1) or ceases (-1) to produce; the opponent's prices follow."""
    state.cities[seat].production += ITEMS[card].production * sign
    opponent = state.cities[1 - seat]
    for resource in range(RESOURCES):
        amount = (ITEMS[card].production >> (BYTE * resource)) & AMOUNT
        if amount and not opponent.fixed_price & bits.bit(resource):
            opponent.price[resource] += amount * sign


@kernel
def fix_prices(city: City, resources: int) -> None:
    """From now on a missing unit of these resources (bits) costs the city one coin."""
    city.fixed_price |= resources
    for resource in range(RESOURCES):
        if resources & bits.bit(resource):
            city.price[resource] = FIXED_TRADE_PRICE


@kernel
def open_market(city: City) -> None:
    """The prices at the beginning, when nobody produces anything."""
    for resource in range(RESOURCES):
        city.price[resource] = TRADE_BASE_PRICE

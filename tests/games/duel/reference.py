"""Price and score by the rules, slowly and plainly: every use of every choice is tried, every point is recounted.

Written from the rules and the catalog; it knows nothing of the state's fields. A city is what a trace shows of it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product
from typing import Any

from thauma.catalog import duel as catalog
from thauma.catalog.effects import VictoryPoints

BOX = catalog.load()
CARDS = {card.id: card for card in BOX.cards}
WONDERS = {wonder.id: wonder for wonder in BOX.wonders}
TOKENS = {token.id: token for token in BOX.tokens}
RESOURCES = ("clay", "wood", "stone", "glass", "papyrus")

City = dict[str, Any]  # coins, buildings, wonders_built, progress
Effects = Iterator[catalog.AnyEffect]


def card_price(card: str, city: City, opponent: City) -> int:
    """What building a card costs a city."""
    opener = next((other.id for other in BOX.cards if other.opens and other.opens == CARDS[card].free_with), None)
    if opener in city["buildings"]:
        return 0
    waived = 2 if CARDS[card].colour == "blue" and "masonry" in city["progress"] else 0
    return price(CARDS[card].cost, waived, city, opponent)


def wonder_price(wonder: str, city: City, opponent: City) -> int:
    """What building a wonder costs a city."""
    return price(WONDERS[wonder].cost, 2 if "architecture" in city["progress"] else 0, city, opponent)


def price(cost: dict[str, int], waived: int, city: City, opponent: City) -> int:
    """The lowest price over all uses of the choices and of the waivers; printed coins are paid in any case."""
    needed = tuple(resource for resource in RESOURCES for _ in range(cost.get(resource, 0)))
    unit_prices = tuple(unit_price(resource, city, opponent) for resource in RESOURCES)
    return cost.get("coins", 0) + cheapest(needed, goods(city), choices(city), waived, unit_prices)


@cache
def cheapest(
    needed: tuple[str, ...],
    produced: tuple[str, ...],
    producers: tuple[tuple[str, ...], ...],
    waived: int,
    unit_prices: tuple[int, ...],
) -> int:
    """Try every assignment of the producers of choice, and every set of waived units."""
    costs = dict(zip(RESOURCES, unit_prices, strict=True))
    prices = []
    for chosen in product(*producers):
        missing = list((Counter(needed) - Counter(produced) - Counter(chosen)).elements())
        for bought in combinations(missing, max(len(missing) - waived, 0)):
            prices.append(sum(costs[resource] for resource in bought))
    return min(prices)


def bill(cost: dict[str, int], waived: int, city: City, opponent: City) -> dict[str, Any]:
    """Where every unit of a cost comes from: choices, then waivers, take the dearest units that are missing."""
    costs = {resource: unit_price(resource, city, opponent) for resource in RESOURCES}
    need = Counter({resource: cost[resource] for resource in RESOURCES if resource in cost})
    own = need & Counter(goods(city))
    missing = sorted((need - own).elements(), key=lambda unit: (-costs[unit], RESOURCES.index(unit)))
    chosen: list[str] = []
    for options in choices(city):
        chosen += take([unit for unit in missing if unit in options][:1], missing)
    spared = take(missing[:waived], missing)
    price = cost.get("coins", 0) + sum(costs[unit] for unit in missing)
    return {
        "cost": price,
        "chain": None,
        "coins": cost.get("coins", 0),
        "own": tally(own.elements()),
        "chosen": tally(chosen),
        "waived": tally(spared),
        "bought": [{"resource": unit, "units": n, "price": costs[unit]} for unit, n in tally(missing).items()],
        "short": max(0, price - city["coins"]),
    }


def take(units: list[str], missing: list[str]) -> list[str]:
    for unit in units:
        missing.remove(unit)
    return units


def tally(units: Iterable[str]) -> dict[str, int]:
    """In the order of the box."""
    numbers = Counter(units)
    return {resource: numbers[resource] for resource in RESOURCES if numbers[resource]}


def unit_price(resource: str, city: City, opponent: City) -> int:
    """What one missing unit costs a city."""
    fixed = (effect for effect in effects(city) if isinstance(effect, catalog.FixedTradePrice))
    if any(resource in effect.resources for effect in fixed):
        return 1
    return 2 + goods(opponent).count(resource)


def goods(city: City) -> tuple[str, ...]:
    """The units that a city's brown and grey cards produce."""
    units: list[str] = []
    for name in city["buildings"]:
        if CARDS[name].colour in ("brown", "grey"):
            for effect in CARDS[name].effects:
                if isinstance(effect, catalog.Produce):
                    units += Counter(effect.resources).elements()
    return tuple(units)


def choices(city: City) -> tuple[tuple[str, ...], ...]:
    """What each producer of choice offers."""
    return tuple(effect.options for effect in effects(city) if isinstance(effect, catalog.ProduceChoice))


def effects(city: City) -> Effects:
    for name in city["buildings"]:
        yield from CARDS[name].effects
    for name in city["wonders_built"]:
        yield from WONDERS[name].effects
    for name in city["progress"]:
        yield from TOKENS[name].effects


def score(cities: list[City], seat: int, pawn: int) -> dict[str, int]:
    """A city's score sheet, counted from the ids."""
    city = cities[seat]
    sheet = {
        "civilian": colour_points(city, "blue"),
        "science": colour_points(city, "green"),
        "commerce": colour_points(city, "yellow"),
        "guilds": sum(guild_points(name, cities) for name in city["buildings"] if CARDS[name].is_guild),
        "wonders": sum(printed_points(WONDERS[name].effects) for name in city["wonders_built"]),
        "progress": sum(printed_points(TOKENS[name].effects) for name in city["progress"])
        + ("mathematics" in city["progress"]) * 3 * len(city["progress"]),
        "treasury": city["coins"] // 3,
        "military": military_points(pawn if seat == 0 else -pawn),
    }
    return {**sheet, "total": sum(sheet.values())}


def printed_points(printed: Iterable[catalog.AnyEffect]) -> int:
    return sum(effect.amount for effect in printed if isinstance(effect, VictoryPoints))


def colour_points(city: City, colour: str) -> int:
    return sum(printed_points(CARDS[name].effects) for name in city["buildings"] if CARDS[name].colour == colour)


GUILD_COUNTS = {
    "merchants_guild": ("yellow",),
    "shipowners_guild": ("brown", "grey"),
    "magistrates_guild": ("blue",),
    "scientists_guild": ("green",),
    "tacticians_guild": ("red",),
}


def guild_points(guild: str, cities: list[City]) -> int:
    """What a guild is worth, in whichever city it stands."""
    if guild == "builders_guild":
        return 2 * max(len(city["wonders_built"]) for city in cities)
    if guild == "moneylenders_guild":
        return int(max(city["coins"] for city in cities)) // 3
    return max(sum(CARDS[name].colour in GUILD_COUNTS[guild] for name in city["buildings"]) for city in cities)


def military_points(ahead: int) -> int:
    if ahead <= 0:
        return 0
    return 2 if ahead <= 2 else 5 if ahead <= 5 else 10

"""Slow and obvious: the rules of payment and scoring once more, from the catalog, without the kernels' tables."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations_with_replacement

from thauma.catalog import classic as catalog
from thauma.catalog.effects import Science, VictoryPoints

BOX = catalog.load()
CARD = {card.id: card for card in BOX.cards}
BOARD = {board.id: board for board in BOX.boards}

Producer = tuple[str, ...]  # the resources of which it gives one


@dataclass
class City:
    """A city as one would describe it."""

    wonder: str
    side: str
    stages: int = 0
    cards: list[str] = field(default_factory=list)
    coins: int = 0
    conflicts: list[int] = field(default_factory=list)

    @property
    def built_stages(self) -> tuple[catalog.Stage, ...]:
        return BOARD[self.wonder].stages(self.side)[: self.stages]

    @property
    def effects(self) -> Iterator[catalog.AnyEffect]:
        for card in self.cards:
            yield from CARD[card].effects
        for stage in self.built_stages:
            yield from stage.effects

    def producers(self, for_sale: bool) -> list[Producer]:
        """One entry for each unit that the city can give in a turn; only those for sale, or all."""
        found: list[Producer] = [(BOARD[self.wonder].resource,)]
        for effect in self.effects:
            if isinstance(effect, catalog.Produce) and (effect.for_sale or not for_sale):
                found += [(name,) for name, n in effect.resources.items() for _ in range(n)]
            if isinstance(effect, catalog.ProduceChoice) and (effect.for_sale or not for_sale):
                found.append(effect.options)
        return found

    def price(self, resource: str, neighbour: str) -> int:
        discounts = [effect for effect in self.effects if isinstance(effect, catalog.TradeDiscount)]
        cheap = any(resource in effect.resources and neighbour in effect.neighbours for effect in discounts)
        return 1 if cheap else 2


def payments(city: City, left: City, right: City, cost: dict[str, int], every: bool) -> list[tuple[int, int]]:
    """All assignments of needed units to producers are tried.

    `every`: each payment that buys no more than is missing (the Free City); else only those that no other undercuts.
    """
    found = ways(city, left, right, cost)
    if not found:
        return []
    fewest = min(units for _, _, units in found)
    purse = city.coins - cost.get("coins", 0)
    possible = {(a, b) for a, b, units in found if units == fewest or not every}
    if not every:
        possible = {p for p in possible if not any(q != p and q[0] <= p[0] and q[1] <= p[1] for q in possible)}
    return sorted(p for p in possible if sum(p) <= purse)


def ways(city: City, left: City, right: City, cost: dict[str, int]) -> set[tuple[int, int, int]]:
    """(coins to the left, coins to the right, units bought) of every way to meet a cost, however rich the city."""
    needed = [name for name, n in cost.items() if name != "coins" for _ in range(n)]
    sources = (city.producers(False), left.producers(True), right.producers(True))
    return set(_assign(city, needed, sources, (0, 0, 0)))


def _assign(
    city: City, needed: list[str], sources: Sequence[list[Producer]], paid: tuple[int, int, int]
) -> Iterator[tuple[int, int, int]]:
    """(coins to the left, coins to the right, units bought) of every way to get the needed units."""
    if not needed:
        yield paid
        return
    unit, rest = needed[0], needed[1:]
    for number, neighbour in enumerate(("own", "left", "right")):
        for producer in sorted({p for p in sources[number] if unit in p}):
            fewer = list(sources)
            fewer[number] = list(sources[number])
            fewer[number].remove(producer)
            price = 0 if number == 0 else city.price(unit, neighbour)
            a, b, units = paid
            now = (a + price * (number == 1), b + price * (number == 2), units + (number > 0))
            yield from _assign(city, rest, fewer, now)


def is_free(city: City, card: str) -> bool:
    return any(opener in city.cards for opener in CARD[card].free_with)


def build_payments(city: City, left: City, right: City, card: str, every: bool = False) -> list[tuple[int, int]]:
    """The legal payments for a card of the hand; none if it may not be built."""
    names = [CARD[other].building_name for other in city.cards]
    if CARD[card].building_name in names:
        return []
    return [(0, 0)] if is_free(city, card) else payments(city, left, right, CARD[card].cost, every)


def count(cities: dict[str, City], names: Iterable[str], per: Iterable[str]) -> int:
    total = 0
    for city in (cities[name] for name in names):
        for what in per:
            if what == "wonder_stage":
                total += city.stages
            elif what == "defeat_token":
                total += sum(token < 0 for token in city.conflicts)
            else:
                total += sum(CARD[card].colour == what for card in city.cards)
    return total


def science(symbols: Sequence[str], choices: int) -> int:
    best = 0
    for chosen in combinations_with_replacement(BOX.science_symbols, choices):
        numbers = [[*symbols, *chosen].count(symbol) for symbol in BOX.science_symbols]
        best = max(best, sum(n * n for n in numbers) + 7 * min(numbers))
    return best


def score(circle: Sequence[City], seat: int) -> dict[str, int]:
    """The score sheet of a city."""
    city, left, right = circle[seat], circle[(seat + 1) % len(circle)], circle[seat - 1]
    around = {"self": city, "left": left, "right": right}
    symbols = [effect.symbol for effect in city.effects if isinstance(effect, Science)]
    choices = sum(isinstance(effect, catalog.ScienceChoice) for effect in city.effects)
    sheet = {
        "military": sum(city.conflicts),
        "treasury": city.coins // 3,
        "wonder": sum(e.amount for s in city.built_stages for e in s.effects if isinstance(e, VictoryPoints)),
        "civilian": sum(e.amount for c in city.cards for e in CARD[c].effects if isinstance(e, VictoryPoints)),
        "science": science(symbols, choices),
        "commerce": sum(_counted(around, card) for card in city.cards if CARD[card].colour == "yellow"),
        "guilds": sum(_counted(around, card) for card in city.cards if CARD[card].colour == "purple"),
    }
    if any(isinstance(effect, catalog.CopyNeighbourGuild) for effect in city.effects):
        _copy(sheet, around, symbols, choices)
    return {**sheet, "total": sum(sheet.values())}


def _counted(around: dict[str, City], card: str) -> int:
    effects = [effect for effect in CARD[card].effects if isinstance(effect, catalog.PointsPer)]
    return sum(effect.amount * count(around, effect.cities, effect.per) for effect in effects)


def _copy(sheet: dict[str, int], around: dict[str, City], symbols: Sequence[str], choices: int) -> None:
    offered = {*around["left"].cards, *around["right"].cards}
    guilds = [card.id for card in BOX.guilds if card.id in offered]
    worth = {guild: (_counted(around, guild), "guilds") for guild in guilds}
    for guild in guilds:
        if any(isinstance(effect, catalog.ScienceChoice) for effect in CARD[guild].effects):
            worth[guild] = (science(symbols, choices + 1) - science(symbols, choices), "science")
    best = max(worth.values(), key=lambda pair: pair[0], default=(0, "guilds"))
    sheet[best[1]] += best[0]

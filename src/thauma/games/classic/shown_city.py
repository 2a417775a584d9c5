"""A city for people: what it has built, what it makes and sells, its prices, its strength."""

from collections.abc import Iterable, Sequence

from thauma.catalog import classic as catalog
from thauma.games.classic.deals import board_to_json
from thauma.games.classic.layout import Category, Phase, PlainState
from thauma.games.classic.moves import city_cards, members
from thauma.games.classic.tables import AGES, BOARDS, BOX, DISCARD_COINS, SIDE_IDS, STAGES_OF, SYMBOL_IDS, Goods, Side
from thauma.games.protocol import Json

Unit = tuple[tuple[str, ...], bool]  # what one unit of production can be, and whether neighbours can buy it

LINES = tuple(category.name.lower() for category in Category)
STAGES = STAGES_OF.tolist()  # by board
GOODS = tuple(goods.name.lower() for goods in Goods)


def _units(effects: Iterable[catalog.AnyEffect]) -> list[Unit]:
    units: list[Unit] = []
    for effect in effects:
        if isinstance(effect, catalog.Produce):
            units += [((name,), effect.for_sale) for name, n in effect.resources.items() for _ in range(n)]
        elif isinstance(effect, catalog.ProduceChoice):
            units.append((tuple(effect.options), effect.for_sale))
    return units


UNITS_OF_CARD = [_units(card.effects) for card in BOX.cards]
UNITS_OF_STAGE = [  # by board
    [_units(stage.effects) for stage in BOX.boards[board // 2].stages(SIDE_IDS[board % 2])] for board in range(BOARDS)
]


def score_json(points: Sequence[int]) -> dict[str, int]:
    """The score sheet by category, and its total."""
    return {**dict(zip(LINES, points, strict=True)), "total": sum(points)}


def city_json(table: PlainState, seat: int, points: Sequence[int]) -> Json:
    """A city as a trace has it."""
    city = table.cities[seat]
    return {
        "coins": city.coins,
        "buildings": city_cards(table, seat),
        "stages": city.stages,
        "conflicts": [token for pair in city.conflicts for token in pair if token],  # by age, left before right
        "score": score_json(points),
    }


def board_json(table: PlainState, seat: int, cards: int, buried: list[str] | None, ahead: Sequence[int]) -> Json:
    """What else people ask about a city.

    `cards` are in its hand, those `buried` under its board may be hidden, and the tokens `ahead` are those of the
    conflicts if the age ended now.
    """
    city = table.cities[seat]
    return {
        **board_to_json(city.board),
        "production": production(table, seat),
        "prices": {goods: sides_json(price) for goods, price in zip(GOODS, city.price, strict=True)},
        "discard_coins": DISCARD_COINS,
        "shields": city.shields,
        "conflicts_by_age": [sides_json(city.conflicts[age]) for age in range(ages_over(table))],
        "conflicts_now": None if table.phase == Phase.OVER else sides_json(ahead),
        "symbols": dict(zip(SYMBOL_IDS, city.symbols, strict=True)),
        "symbols_of_choice": city.symbols_of_choice,
        "cards": cards,
        "buried": buried,
        "stages_of_board": STAGES[city.board],
    }


def ages_over(table: PlainState) -> int:
    """How many ages have ended."""
    return AGES if table.phase == Phase.OVER else int(table.age)


def sides_json(numbers: Sequence[int]) -> Json:
    """What there is one of for each neighbour."""
    return {"left": numbers[Side.LEFT], "right": numbers[Side.RIGHT]}


def production(table: PlainState, seat: int) -> list[Json]:
    """What a city produces each turn, one entry a unit: its options, and whether neighbours can buy it."""
    city = table.cities[seat]
    units: list[Unit] = [((BOX.boards[city.board // 2].resource,), True)]
    for card in members(city.buildings):
        units += UNITS_OF_CARD[card]
    for stage in UNITS_OF_STAGE[city.board][: city.stages]:
        units += stage
    return [{"options": list(options), "for_sale": for_sale} for options, for_sale in units]

"""The catalog as tables for the kernels: ids become numbers, effects become columns.

Cards (78 kinds) and the stages of every board are *items* of one table, so that one function pays for and applies
whatever was built. Nothing after this file knows a card by name.

Amounts of resources are kept by *subset*. For every set of raw materials, and for every set of manufactured goods, a
need says how many units of that set it asks for, and a supply how many units of that set it can give at once. By Hall's
theorem a supply meets a need if it does so for every subset, and what it can't meet is the largest difference.
Producers of choice need no search: one that gives wood or clay adds one unit to every set that holds wood or clay.
"""

from enum import IntEnum
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from thauma.catalog import classic as catalog
from thauma.catalog.effects import CatalogError, Coins, Revive, Science, Shields, VictoryPoints
from thauma.games.box import MOST_NUMBERED, Colour, bits_of, check_members, counted_bits, set_choices, set_numbers
from thauma.kernel.records import Fields, Int8, Int16, RecordArray, check_fits, dtype_of

BOX = catalog.load()


class Resource(IntEnum):
    WOOD = 0
    STONE = 1
    CLAY = 2
    ORE = 3
    GLASS = 4
    CLOTH = 5
    PAPYRUS = 6


class Goods(IntEnum):
    """The two kinds of resources: they never replace each other and have prices of their own."""

    RAW = 0
    MANUFACTURED = 1


class Counted(IntEnum):
    """What a "per" effect counts: a colour's cards, or one of these."""

    WONDER_STAGE = 7
    DEFEAT_TOKEN = 8


class Symbol(IntEnum):
    COMPASS = 0
    GEAR = 1
    TABLET = 2


class Side(IntEnum):
    """The neighbours, and the order of every pair about them: left (the next seat), right (the seat before)."""

    LEFT = 0
    RIGHT = 1
    SELF = 2


class Power(IntEnum):
    """Powers that last, as bits of a city's `powers`."""

    BUILD_FREE = 1
    PLAY_SEVENTH = 2
    COPY_GUILD = 4


CARD_IDS = tuple(card.id for card in BOX.cards)
WONDER_IDS = tuple(board.id for board in BOX.boards)
SIDE_IDS = catalog.SIDES
RESOURCE_IDS = BOX.resources.all
SYMBOL_IDS = BOX.science_symbols
SETS = BOX.sets  # the base, then the sets that were added to it: their entries are numbered after it

CARDS = len(CARD_IDS)
WONDERS = len(WONDER_IDS)
BOARDS = 2 * WONDERS  # board number: 2 x wonder + side (0 for A, 1 for B)
RESOURCES = len(Resource)
RAW = len(BOX.resources.raw)  # the resources before this one are raw, the others manufactured
SYMBOLS = len(Symbol)

AGES = len(catalog.AGES)
HAND = BOX.setup.hand
TURNS = BOX.setup.turns_per_age
FEWEST_CITIES, MOST_CITIES = BOX.setup.seats
FREE_CITY = BOX.free_city.seat
FREE_CITY_PLAYERS = BOX.free_city.players
FIRST_HOLDER = np.array(BOX.free_city.first_holder, np.int8)
PASS_STEP = np.array([1 if to == "left" else -1 for to in BOX.setup.pass_to], np.int8)  # to the next seat, or back
STARTING_COINS = BOX.setup.starting_coins

TRADE_PRICE = BOX.economy.trade_price
DISCARD_COINS = BOX.economy.discard_coins
COINS_PER_POINT = BOX.economy.coins_per_point
POINTS_PER_SET = BOX.science.points_per_set
VICTORY = np.array(BOX.military.victory, np.int8)
DEFEAT = BOX.military.defeat

STAGES_OF = np.array([len(board.stages(side)) for board in BOX.boards for side in SIDE_IDS], np.int8)  # by board
MOST_STAGES = int(STAGES_OF.max())
FIRST_STAGE = CARDS  # item numbers: cards, then MOST_STAGES for each board
ITEMS_IN_ALL = FIRST_STAGE + BOARDS * MOST_STAGES

# Subsets: first those of the raw materials, then those of the manufactured goods; the empty ones are there to make the
# number of a subset its bits.
GOODS_START = np.array([0, 1 << RAW, (1 << RAW) + (1 << (RESOURCES - RAW))], np.int8)  # by Goods; then the end
SUBSETS = int(GOODS_START[-1])
SUBSET = tuple(bits for bits in range(1 << RAW)) + tuple(bits << RAW for bits in range(1 << (RESOURCES - RAW)))

# Sets of cards are bits of a few words; 60 to a word keeps clear of the sign.
CARDS_PER_WORD = 60
WORDS = -(-CARDS // CARDS_PER_WORD)

SET_CHOICES = set_choices(SETS)
CARD_SET = set_numbers("cards", BOX.cards, SETS)
WONDER_SET = set_numbers("wonders", BOX.boards, SETS)
check_fits("boards", BOARDS, MOST_NUMBERED)
BASE_CARDS, BASE_BOARDS = int(np.sum(CARD_SET == 0)), 2 * int(np.sum(WONDER_SET == 0))


class Item(Fields):
    """What is printed on a card or a stage."""

    same_building: Annotated[NDArray[np.int64], (WORDS,)]  # set of the cards that are this building
    free_with: Annotated[NDArray[np.int64], (WORDS,)]  # set of the cards that make it free
    need: Annotated[NDArray[np.int8], (SUBSETS,)]
    gives: Annotated[NDArray[np.int8], (SUBSETS,)]  # production for the own city
    sells: Annotated[NDArray[np.int8], (SUBSETS,)]  # production that neighbours can buy
    cost_coins: Int8
    units: Int8  # resources needed, of all kinds together
    produces: Int8  # whether `gives` has anything
    colour: Int8
    price: Annotated[NDArray[np.int8], (2, 2)]  # the price by Goods and Side that it brings
    shields: Int8
    symbols: Annotated[NDArray[np.int8], (SYMBOLS,)]
    symbols_of_choice: Int8
    points: Int8
    coins: Int8
    coins_per: Int8
    coins_counted: Int16  # bits of Colour and Counted
    coins_cities: Int8  # bits of Side
    points_per: Int8
    points_counted: Int16
    points_cities: Int8
    powers: Int8  # bits: Power
    revives: Int8


ITEM = dtype_of(Item)


def resource_bits(names: tuple[str, ...]) -> int:
    return bits_of(RESOURCE_IDS.index(name) for name in names)


def by_subset(resources: dict[str, int]) -> NDArray[np.int8]:
    """Amounts by resource as amounts by subset."""
    amounts = [sum(n for name, n in resources.items() if resource_bits((name,)) & bits) for bits in SUBSET]
    return np.array(amounts, np.int8)


def choice_by_subset(options: tuple[str, ...]) -> NDArray[np.int8]:
    """One unit of any of the options: one unit for each subset that holds one of them."""
    return np.array([bool(resource_bits(options) & bits) for bits in SUBSET], np.int8)


def card_set(ids: list[str]) -> list[int]:
    words = [0] * WORDS
    for name in ids:
        card = CARD_IDS.index(name)
        words[card // CARDS_PER_WORD] |= 1 << card % CARDS_PER_WORD
    return words


def _cities(names: tuple[str, ...]) -> int:
    return bits_of(Side[name.upper()] for name in names)


COLUMNS: dict[type[catalog.AnyEffect], str] = {  # of the effects that are one number: an amount, or 1
    Shields: "shields",
    catalog.ScienceChoice: "symbols_of_choice",
    VictoryPoints: "points",
    Coins: "coins",
    Revive: "revives",
}
POWERS: dict[type[catalog.AnyEffect], Power] = {
    catalog.BuildFree: Power.BUILD_FREE,
    catalog.PlaySeventhCard: Power.PLAY_SEVENTH,
    catalog.CopyNeighbourGuild: Power.COPY_GUILD,
}


def _write_effect(row: Any, effect: catalog.AnyEffect) -> None:
    match effect:
        case catalog.Produce(resources, for_sale):
            _write_production(row, by_subset(resources), for_sale)
        case catalog.ProduceChoice(options, for_sale):
            _write_production(row, choice_by_subset(options), for_sale)
        case catalog.TradeDiscount(resources, price, neighbours):
            goods = Goods.RAW if resources == BOX.resources.raw else Goods.MANUFACTURED
            for neighbour in neighbours:
                row.price[goods, Side[neighbour.upper()]] = price
        case Science(symbol):
            row.symbols[Symbol[symbol.upper()]] = 1
        case catalog.CoinsPer(amount, per, cities):
            row.coins_per, row.coins_counted, row.coins_cities = amount, counted_bits(per, Counted), _cities(cities)
        case catalog.PointsPer(amount, per, cities):
            row.points_per, row.points_counted, row.points_cities = amount, counted_bits(per, Counted), _cities(cities)
        case _ if type(effect) in POWERS:
            row.powers |= POWERS[type(effect)]
        case _:
            row[COLUMNS[type(effect)]] = getattr(effect, "amount", 1)


def _write_production(row: Any, amounts: NDArray[np.int8], for_sale: bool) -> None:
    row.produces = 1
    row.gives[:] += amounts
    if for_sale:
        row.sells[:] += amounts


def _write_item(row: Any, item: catalog.Card | catalog.Stage) -> None:
    resources = {name: n for name, n in item.cost.items() if name != "coins"}
    row.cost_coins = item.cost.get("coins", 0)
    row.need[:] = by_subset(resources)
    row.units = sum(resources.values())
    try:
        for effect in item.effects:
            _write_effect(row, effect)
    except OverflowError as error:
        raise CatalogError(f"{catalog.FILE}: an amount of {item} is too large: {error}") from error


def _build_items() -> Any:
    items: Any = np.zeros(ITEMS_IN_ALL, ITEM)
    items["price"] = TRADE_PRICE
    items["colour"] = -1
    for row, card in zip(items, BOX.cards, strict=False):
        _write_item(row, card)
        row.colour = Colour[card.colour.upper()]
        row.same_building[:] = card_set([c.id for c in BOX.cards if c.building_name == card.building_name])
        row.free_with[:] = card_set(list(card.free_with))
    for board in range(BOARDS):
        for number, stage in enumerate(BOX.boards[board // 2].stages(SIDE_IDS[board % 2])):
            _write_item(items[FIRST_STAGE + board * MOST_STAGES + number], stage)
    return items


ITEMS: RecordArray[Item] = _build_items()
BOARD_GIVES = np.array([by_subset({board.resource: 1}) for board in BOX.boards], np.int8)  # by wonder, by subset
HAS_DISCOUNT = np.array([bool((row.price < TRADE_PRICE).any()) for row in ITEMS], np.bool_)
STAGE_REVIVES = np.array(ITEMS["revives"][FIRST_STAGE:].reshape(BOARDS, MOST_STAGES), np.int8)  # by board and stage

REVIVING_STAGES = 4  # only these of a board, so that what became of a card fits into a byte (see Spent)
_last_reviving = max((stage for stage in range(MOST_STAGES) if STAGE_REVIVES[:, stage].any()), default=-1)
check_fits("stages up to the last that revives", _last_reviving + 1, REVIVING_STAGES)

BOARD_REVIVES = np.array([row.any() for row in STAGE_REVIVES], np.bool_)

# How many ways there are to split what an item lacks between the neighbours: a of the raw materials and c of the
# manufactured goods come from the left, the rest from the right. What the base has needs no more than this: its actions
# are numbered by it (see actions.py).
_raw_units = ITEMS["need"][:, GOODS_START[Goods.MANUFACTURED] - 1]
_manufactured_units = ITEMS["need"][:, SUBSETS - 1]
_ways = (_raw_units.astype(int) + 1) * (_manufactured_units + 1)
BASE_STAGES = int(STAGES_OF[:BASE_BOARDS].max())
_of_base = np.r_[:BASE_CARDS, FIRST_STAGE : FIRST_STAGE + BASE_BOARDS * MOST_STAGES]
MOST_PAYMENTS = int(_ways[_of_base].max())
check_fits("ways to pay for one thing of an added set", int(_ways.max()), MOST_PAYMENTS)
DEAREST = int(ITEMS["units"].max()) * TRADE_PRICE  # no neighbour is ever paid more for one thing
check_fits("coins to one neighbour", DEAREST, 62)  # payments are sets of amounts

# Decks: the cards of an age, of all sets, for a number of cities, with their copies; guilds are added to the last age.
COPIES = np.array([[c.is_guild or c.copies(cities) for c in BOX.cards] for cities in range(MOST_CITIES + 1)], np.int8)
GUILD = np.array([card.is_guild for card in BOX.cards])
GUILDS = np.flatnonzero(GUILD).astype(np.int8)
GUILDS_IN_PLAY = np.array([BOX.guilds_for(cities) for cities in range(MOST_CITIES + 1)], np.int8)
CARD_AGE = np.array([card.age - 1 for card in BOX.cards], np.int8)


def _deck(cities: int, age: int, cards: int = CARDS) -> list[int]:
    return [n for n in range(cards) for _ in range(COPIES[cities, n]) if CARD_AGE[n] == age and not GUILD[n]]


_tables = [(cities, age) for cities in range(FEWEST_CITIES, MOST_CITIES + 1) for age in range(AGES)]
MOST_IN_BOX = max(len(_deck(*table)) - len(_deck(*table, BASE_CARDS)) for table in _tables)  # cards of added sets
DECK_SIZE = np.zeros((MOST_CITIES + 1, AGES), np.int8)
DECK = np.zeros((MOST_CITIES + 1, AGES, MOST_CITIES * HAND + MOST_IN_BOX), np.int8)
for _table in _tables:
    DECK_SIZE[_table] = len(_deck(*_table))
    DECK[_table][: DECK_SIZE[_table]] = _deck(*_table)

# The cards whose points depend on what stands in the cities at the end.
COUNTING_CARDS = np.array([n for n in range(CARDS) if ITEMS[n].points_per], np.int8)

check_members(catalog.FILE, Resource, RESOURCE_IDS)
check_members(catalog.FILE, Symbol, SYMBOL_IDS)

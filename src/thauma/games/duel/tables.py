"""The catalog as tables for the kernels: ids become numbers, effects become columns.

Cards (73), wonders (12) and progress tokens (10) are *items* of one table, so that one function applies the effects of
whatever was built or taken. Nothing after this file knows a card by name.
"""

from enum import IntEnum
from typing import Any

import numpy as np

from thauma.catalog import duel as catalog
from thauma.catalog.schema import CatalogError

BOX = catalog.load()


class Resource(IntEnum):
    CLAY = 0
    WOOD = 1
    STONE = 2
    GLASS = 3
    PAPYRUS = 4


class Colour(IntEnum):
    BROWN = 0
    GREY = 1
    BLUE = 2
    GREEN = 3
    YELLOW = 4
    RED = 5
    PURPLE = 6


class Counted(IntEnum):
    """What a "per" effect counts: a colour's cards, or one of these."""

    WONDER = 7
    COINS_3 = 8


CARD_IDS = tuple(card.id for card in BOX.cards)
WONDER_IDS = tuple(wonder.id for wonder in BOX.wonders)
TOKEN_IDS = tuple(token.id for token in BOX.tokens)
SYMBOL_IDS = BOX.science_symbols
RESOURCE_IDS = BOX.resources.all
COLOUR_IDS = tuple(colour.name.lower() for colour in Colour)

CARDS = len(CARD_IDS)
WONDERS = len(WONDER_IDS)
TOKENS = len(TOKEN_IDS)
RESOURCES = len(Resource)
COLOURS = len(Colour)
RAW = len(BOX.resources.raw)  # the resources before this one are raw, the others manufactured

FIRST_WONDER = CARDS  # item numbers: cards, then wonders, then tokens
FIRST_TOKEN = CARDS + WONDERS
ITEMS_IN_ALL = FIRST_TOKEN + TOKENS

AGES = 3
SLOTS = BOX.setup.cards_per_age
GUILDS_IN_AGE_3 = BOX.setup.guilds_in_age_3
WONDERS_PER_CITY = BOX.setup.wonders_per_city
WONDERS_DEALT = 2 * WONDERS_PER_CITY
WONDERS_BUILT_AT_MOST = BOX.setup.wonders_built_at_most
TOKENS_ON_BOARD = BOX.setup.tokens_on_board
TOKENS_IN_BOX = TOKENS - TOKENS_ON_BOARD
STARTING_COINS = BOX.setup.starting_coins
DRAFT_PICKS = np.array(BOX.setup.draft_picks, np.int8).ravel()
FIRST_GAME_WONDERS = tuple(tuple(WONDER_IDS.index(w) for w in city) for city in BOX.setup.first_game_wonders)

TRADE_BASE_PRICE = BOX.economy.trade_base_price
FIXED_TRADE_PRICE = 1
DISCARD_COINS = BOX.economy.discard_base_coins
DISCARD_COINS_PER_YELLOW = BOX.economy.discard_coins_per_yellow_card
COINS_PER_POINT = BOX.economy.coins_per_point
SYMBOLS_TO_WIN = BOX.science.symbols_to_win

CAPITAL = BOX.military.capital
LOOT_DISTANCE = np.array([loot.distance for loot in BOX.military.loot], np.int8)
LOOT_COINS = np.array([loot.coins for loot in BOX.military.loot], np.int8)
LOOTS = len(LOOT_COINS)  # military tokens on each side of the track
MILITARY_POINTS = np.zeros(CAPITAL + 1, np.int8)  # by distance from the middle
for _zone in BOX.military.points:
    MILITARY_POINTS[_zone.start :] = _zone.amount

# Amounts of resources are packed into one integer, a byte for each resource. The highest bit of a byte stays free: it
# guards against borrowing from the next byte when amounts are subtracted.
BYTE = 8
AMOUNT = 0x7F
GUARDS = sum(0x80 << (BYTE * resource) for resource in Resource)

NOTHING = -1  # where a column names a colour, symbol or card and there is none

ITEM = np.dtype(
    (
        np.record,
        [
            ("cost_coins", np.int8),
            ("need", np.int64),  # resources, packed
            ("colour", np.int8),
            ("free_with", np.int8),  # the card that makes this one free
            ("production", np.int64),  # resources, packed
            ("choices", np.int8, (2,)),  # producers of choice: raw, manufactured
            ("fixes_price", np.int8),  # bits of resources
            ("shields", np.int8),
            ("symbol", np.int8),
            ("points", np.int8),
            ("coins", np.int8),
            ("coins_per", np.int8),
            ("coins_counted", np.int8),  # a Colour or Counted
            ("guild_coins", np.int8),
            ("guild_points", np.int8),
            ("guild_counted", np.int16),  # bits of Colour and Counted
            ("opponent_loses", np.int8),
            ("play_again", np.int8),
            ("destroys", np.int8),  # a Colour
            ("revives", np.int8),
            ("draws", np.int8),  # tokens drawn from the box
            ("waives_for_wonders", np.int8),
            ("waives_for_blue", np.int8),
            ("red_bonus", np.int8),
            ("wonders_play_again", np.int8),
            ("takes_trade_coins", np.int8),
            ("chain_coins", np.int8),
            ("points_per_token", np.int8),
        ],
    )
)


def packed(resources: dict[str, int]) -> int:
    """Amounts by resource id as one integer."""
    return sum(amount << (BYTE * RESOURCE_IDS.index(name)) for name, amount in resources.items())


def unpacked(amounts: int) -> dict[str, int]:
    """The reverse of `packed`; resources of which there is none are left out."""
    split = {name: (int(amounts) >> (BYTE * number)) & AMOUNT for number, name in enumerate(RESOURCE_IDS)}
    return {name: amount for name, amount in split.items() if amount}


def _counted(name: str) -> int:
    return Counted[name.upper()] if name.upper() in Counted.__members__ else Colour[name.upper()]


def _bits(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def _write_effect(row: Any, effect: catalog.AnyEffect) -> None:
    match effect:
        case catalog.Produce(resources):
            row.production += packed(resources)
        case catalog.ProduceChoice(options):
            row.choices[0 if options == BOX.resources.raw else 1] += 1
        case catalog.FixedTradePrice(resources):
            row.fixes_price = _bits([RESOURCE_IDS.index(name) for name in resources])
        case catalog.Shields(amount):
            row.shields = amount
        case catalog.Science(symbol):
            row.symbol = SYMBOL_IDS.index(symbol)
        case catalog.VictoryPoints(amount):
            row.points = amount
        case catalog.Coins(amount):
            row.coins = amount
        case catalog.CoinsPer(amount, per):
            row.coins_per, row.coins_counted = amount, _counted(per)
        case catalog.GuildCoins(amount, per):
            row.guild_coins, row.guild_counted = amount, _bits([_counted(name) for name in per])
        case catalog.GuildPoints(amount, per):
            row.guild_points, row.guild_counted = amount, _bits([_counted(name) for name in per])
        case _:
            _write_power(row, effect)


def _write_power(row: Any, effect: catalog.AnyEffect) -> None:
    match effect:
        case catalog.OpponentLosesCoins(amount):
            row.opponent_loses = amount
        case catalog.PlayAgain():
            row.play_again = 1
        case catalog.Destroy(colour):
            row.destroys = Colour[colour.upper()]
        case catalog.Revive():
            row.revives = 1
        case catalog.Library(draw):
            row.draws = draw
        case catalog.ResourceDiscount(amount, "wonder"):
            row.waives_for_wonders = amount
        case catalog.ResourceDiscount(amount, "blue"):
            row.waives_for_blue = amount
        case catalog.ExtraShields(amount):
            row.red_bonus = amount
        case catalog.GrantPlayAgain():
            row.wonders_play_again = 1
        case catalog.ReceiveOpponentTradeCoins():
            row.takes_trade_coins = 1
        case catalog.CoinsOnChainBuild(amount):
            row.chain_coins = amount
        case catalog.PointsPerToken(amount):
            row.points_per_token = amount
        case _:
            raise TypeError(f"no column for the effect {effect}")


def _build_items() -> Any:
    items: Any = np.zeros(ITEMS_IN_ALL, ITEM)
    in_order: tuple[catalog.Card | catalog.Wonder | catalog.Token, ...] = (*BOX.cards, *BOX.wonders, *BOX.tokens)
    opener = {card.opens: number for number, card in enumerate(BOX.cards) if card.opens}
    for row, item in zip(items, in_order, strict=True):
        row.colour = row.free_with = row.symbol = row.destroys = NOTHING
        if not isinstance(item, catalog.Token):
            row.cost_coins = item.cost.get("coins", 0)
            row.need = packed({name: n for name, n in item.cost.items() if name != "coins"})
        if isinstance(item, catalog.Card):
            row.colour = Colour[item.colour.upper()]
            row.free_with = opener[item.free_with] if item.free_with else NOTHING
        for effect in item.effects:
            _write_effect(row, effect)
    return items


ITEMS = _build_items()

GOODS = tuple(n for n, card in enumerate(BOX.cards) if card.colour in ("brown", "grey"))  # what can be destroyed
GUILD = np.array([card.is_guild for card in BOX.cards])
CARD_AGE = np.array([card.age - 1 for card in BOX.cards], np.int8)

# Cards of one deck stand side by side in the catalog: a deck is a range of numbers. The fourth deck holds the guilds.
DECKS = AGES + 1
GUILD_DECK = AGES
CARD_DECK = np.where(GUILD, GUILD_DECK, CARD_AGE).astype(np.int8)
DECK_START = np.array([int(np.argmax(deck == CARD_DECK)) for deck in range(DECKS)], np.int8)
DECK_SIZE = np.array([int(np.sum(deck == CARD_DECK)) for deck in range(DECKS)], np.int8)

COVERED_BY = np.array([[_bits(list(slot.covered_by)) for slot in s.slots] for s in BOX.structures], np.int32)
COVERS = np.array(
    [
        [_bits([n for n, other in enumerate(s.slots) if i in other.covered_by]) for i in range(SLOTS)]
        for s in BOX.structures
    ],
    np.int32,
)
FACE_UP = np.array([_bits([i for i, slot in enumerate(s.slots) if slot.face_up]) for s in BOX.structures], np.int32)
FREE_AT_FIRST = np.array([_bits([i for i in range(SLOTS) if not covers[i]]) for covers in COVERED_BY], np.int32)
ALL_SLOTS = (1 << SLOTS) - 1

for _enum, _ids in ((Resource, RESOURCE_IDS), (Colour, tuple(dict.fromkeys(card.colour for card in BOX.cards)))):
    if {member.name.lower() for member in _enum} != set(_ids):
        raise CatalogError(f"{catalog.FILE} and {_enum.__name__} disagree: {', '.join(_ids)}")

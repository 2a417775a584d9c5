"""The catalog as tables for the kernels: ids become numbers, effects become columns.

Cards (73), wonders (12) and progress tokens (10) are *items* of one table, so that one function applies the effects of
whatever was built or taken. Nothing after this file knows a card by name.
"""

from enum import IntEnum
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from thauma.catalog import duel as catalog
from thauma.catalog.effects import CatalogError, Coins, Revive, Science, Shields, VictoryPoints
from thauma.catalog.schema import BASE
from thauma.games.box import Colour, bits_of, check_members, counted_bits, set_choices, set_numbers
from thauma.kernel.records import Fields, Int8, Int16, Int64, RecordArray, check_fits, dtype_of, set_dtype

BOX = catalog.load()


class Resource(IntEnum):
    CLAY = 0
    WOOD = 1
    STONE = 2
    GLASS = 3
    PAPYRUS = 4


class Counted(IntEnum):
    """What a "per" effect counts: a colour's cards, or one of these."""

    WONDER = 7
    COINS_3 = 8


CARD_IDS = tuple(card.id for card in BOX.cards)
WONDER_IDS = tuple(wonder.id for wonder in BOX.wonders)
TOKEN_IDS = tuple(token.id for token in BOX.tokens)
SYMBOL_IDS = BOX.science_symbols
SETS = BOX.sets  # the base, then the sets that were added to it: their entries are numbered after it
RESOURCE_IDS = BOX.resources.all

CARDS = len(CARD_IDS)
WONDERS = len(WONDER_IDS)
TOKENS = len(TOKEN_IDS)
SYMBOLS = len(SYMBOL_IDS)
RESOURCES = len(Resource)
RAW = len(BOX.resources.raw)  # the resources before this one are raw, the others manufactured
check_fits("resources", RESOURCES, 7)  # a byte each of 63 bits

SET_CHOICES = set_choices(SETS)
CARD_SET = set_numbers("cards", BOX.cards, SETS)
WONDER_SET = set_numbers("wonders", BOX.wonders, SETS)
TOKEN_SET = set_numbers("progress tokens", BOX.tokens, SETS)
BASE_CARDS, BASE_WONDERS, BASE_TOKENS = (int(np.sum(numbers == 0)) for numbers in (CARD_SET, WONDER_SET, TOKEN_SET))

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


class Choice(IntEnum):
    """The choices that an item can raise. In a queue of them the first stands in the lowest CHOICE_BITS bits."""

    PROGRESS = 1  # if it completes a pair of symbols
    DESTROY_BROWN = 2  # DESTROY_BROWN + Colour
    DESTROY_GREY = 3
    REVIVE = 4
    DRAW = 5


CHOICE_BITS = 3
CHOICE_MASK = (1 << CHOICE_BITS) - 1

NOTHING = -1  # where a column names a colour, symbol or card and there is none


class Item(Fields):
    """What is printed on a card, a wonder or a token."""

    cost_coins: Int8
    need: Int64  # resources, packed
    colour: Int8
    free_with: Int8  # the card that makes this one free
    production: Int64  # resources, packed
    choices: Annotated[NDArray[np.int8], (2,)]  # producers of choice: raw, manufactured
    fixes_price: Annotated[int, set_dtype("resources", RESOURCES)]  # bits of resources
    shields: Int8
    symbol: Int8
    points: Int8
    coins: Int8
    coins_per: Int8
    coins_counted: Int16  # bits of Colour and Counted
    guild_coins: Int8
    guild_points: Int8
    guild_counted: Int16  # bits of Colour and Counted
    opponent_loses: Int8
    play_again: Int8
    destroys: Int8  # a Colour
    revives: Int8
    draws: Int8  # tokens drawn from the box
    waives_for_wonders: Int8
    waives_for_blue: Int8
    red_bonus: Int8
    wonders_play_again: Int8
    takes_trade_coins: Int8
    chain_coins: Int8
    points_per_token: Int8
    lasts: Int8  # whether it has one of the seven powers above, which last
    raises: Annotated[int, set_dtype("choices of one item", CHOICE_BITS * len(Choice), np.int16)]  # Choices, in order


ITEM = dtype_of(Item)


def packed(resources: dict[str, int]) -> int:
    """Amounts by resource id as one integer."""
    check_fits("units of one resource", max(resources.values(), default=0), AMOUNT)
    return sum(amount << (BYTE * RESOURCE_IDS.index(name)) for name, amount in resources.items())


def unpacked(amounts: int) -> dict[str, int]:
    """The reverse of `packed`; resources of which there is none are left out."""
    split = {name: (int(amounts) >> (BYTE * number)) & AMOUNT for number, name in enumerate(RESOURCE_IDS)}
    return {name: amount for name, amount in split.items() if amount}


def _printed() -> list[catalog.Card | catalog.Wonder | catalog.Token]:
    """Everything that is an item, in the order of its numbers."""
    return [*BOX.cards, *BOX.wonders, *BOX.tokens]


def _raised(effects: tuple[catalog.AnyEffect, ...]) -> list[Choice]:
    """The choices that an item raises, in the order in which its effects are printed."""
    choices = []
    for effect in effects:
        match effect:
            case Science():
                choices.append(Choice.PROGRESS)
            case catalog.Destroy(colour):
                choices.append(Choice[f"DESTROY_{colour.upper()}"])
            case Revive():
                choices.append(Choice.REVIVE)
            case catalog.Library():
                choices.append(Choice.DRAW)
    return choices


COLUMNS: dict[type[catalog.AnyEffect], str] = {  # of the effects that are one number: an amount, or 1
    Shields: "shields",
    VictoryPoints: "points",
    Coins: "coins",
    Revive: "revives",
    catalog.OpponentLosesCoins: "opponent_loses",
    catalog.PlayAgain: "play_again",
    catalog.ExtraShields: "red_bonus",
    catalog.GrantPlayAgain: "wonders_play_again",
    catalog.ReceiveOpponentTradeCoins: "takes_trade_coins",
    catalog.CoinsOnChainBuild: "chain_coins",
    catalog.PointsPerToken: "points_per_token",
}


def _write_effect(row: Any, effect: catalog.AnyEffect) -> None:
    match effect:
        case catalog.Produce(resources):
            row.production += packed(resources)
        case catalog.ProduceChoice(options):
            row.choices[0 if options == BOX.resources.raw else 1] += 1
        case catalog.FixedTradePrice(resources):
            row.fixes_price = bits_of(RESOURCE_IDS.index(name) for name in resources)
        case Science(symbol):
            row.symbol = SYMBOL_IDS.index(symbol)
        case catalog.CoinsPer(amount, per):
            row.coins_per, row.coins_counted = amount, counted_bits([per], Counted)
        case catalog.GuildCoins(amount, per):
            row.guild_coins, row.guild_counted = amount, counted_bits(per, Counted)
        case catalog.GuildPoints(amount, per):
            row.guild_points, row.guild_counted = amount, counted_bits(per, Counted)
        case catalog.Destroy(colour):
            row.destroys = Colour[colour.upper()]
        case catalog.Library(draw):
            row.draws = draw
        case catalog.ResourceDiscount(amount, applies_to):
            row["waives_for_wonders" if applies_to == "wonder" else "waives_for_blue"] = amount
        case _:
            row[COLUMNS[type(effect)]] = getattr(effect, "amount", 1)


def _build_items() -> Any:
    items: Any = np.zeros(ITEMS_IN_ALL, ITEM)
    opener = {card.opens: number for number, card in enumerate(BOX.cards) if card.opens}
    for row, item in zip(items, _printed(), strict=True):
        row.colour = row.free_with = row.symbol = row.destroys = NOTHING
        if not isinstance(item, catalog.Token):
            row.cost_coins = item.cost.get("coins", 0)
            row.need = packed({name: n for name, n in item.cost.items() if name != "coins"})
        if isinstance(item, catalog.Card):
            row.colour = Colour[item.colour.upper()]
            row.free_with = opener[item.free_with] if item.free_with else NOTHING
        try:
            for effect in item.effects:
                _write_effect(row, effect)
        except OverflowError as error:
            raise CatalogError(f"{catalog.FILE}: {item.id}: an amount is too large: {error}") from error
        row.raises = sum(choice << CHOICE_BITS * place for place, choice in enumerate(_raised(item.effects)))
        row.lasts = any(isinstance(effect, catalog.Lasts) for effect in item.effects)
    return items


ITEMS: RecordArray[Item] = _build_items()

# Each item adds to the choices that wait, beyond the one that is taken up at once, what it raises beyond its first.
_waiting = [(item.set, max(0, len(_raised(item.effects)) - 1)) for item in _printed()]
MOST_PENDING = 1 + sum(number for _, number in _waiting)
BASE_PENDING = 1 + sum(number for owner, number in _waiting if owner == BASE)
TOKENS_DRAWN = int(max(ITEMS["draws"]))
COUNTING_CARDS = np.array([n for n in range(CARDS) if ITEMS[n].guild_points], np.int8)

GOODS = tuple(n for n, card in enumerate(BOX.cards) if card.colour in ("brown", "grey"))  # what can be destroyed
GUILD = np.array([card.is_guild for card in BOX.cards])
CARD_AGE = np.array([card.age - 1 for card in BOX.cards], np.int8)

BASE_GOODS = sum(card < BASE_CARDS for card in GOODS)

DECKS = AGES + 1
GUILD_DECK = AGES  # the fourth deck holds the guilds
CARD_DECK = np.where(GUILD, GUILD_DECK, CARD_AGE).astype(np.int8)

# What is shuffled: the decks with the cards of all sets, then the wonders, then the tokens.
WONDER_PILE, TOKEN_PILE = DECKS, DECKS + 1
_PILES = [[*np.flatnonzero(deck == CARD_DECK)] for deck in range(DECKS)] + [[*range(WONDERS)], [*range(TOKENS)]]
PILE_SIZE = np.array([len(pile) for pile in _PILES], np.int8)
PILES = np.zeros((len(_PILES), int(PILE_SIZE.max())), np.int8)
PILE_SETS = np.zeros(PILES.shape, np.int8)  # by pile and place: the set
for _row, _pile in enumerate(_PILES):
    _sets = WONDER_SET if _row == WONDER_PILE else TOKEN_SET if _row == TOKEN_PILE else CARD_SET
    PILES[_row, : len(_pile)] = _pile
    PILE_SETS[_row, : len(_pile)] = _sets[_pile]

COVERED_BY = np.array([[bits_of(slot.covered_by) for slot in s.slots] for s in BOX.structures], np.int32)
COVERS = np.array(
    [
        [bits_of([n for n, other in enumerate(s.slots) if i in other.covered_by]) for i in range(SLOTS)]
        for s in BOX.structures
    ],
    np.int32,
)
FACE_UP = np.array([bits_of([i for i, slot in enumerate(s.slots) if slot.face_up]) for s in BOX.structures], np.int32)
FREE_AT_FIRST = np.array([bits_of([i for i in range(SLOTS) if not covers[i]]) for covers in COVERED_BY], np.int32)
ALL_SLOTS = (1 << SLOTS) - 1

check_members(catalog.FILE, Resource, RESOURCE_IDS)

"""What a city gains from a card, wonder or token: all that needs no choice, in one function for every item."""

import numpy as np

from thauma.games.box import Colour, count_colours
from thauma.games.duel.economy import add_goods, fix_prices, lose_coins
from thauma.games.duel.layout import Category, City, State, Victory
from thauma.games.duel.military import advance
from thauma.games.duel.tables import (
    CARDS,
    COINS_PER_POINT,
    FIRST_TOKEN,
    ITEMS,
    ITEMS_IN_ALL,
    NOTHING,
    SYMBOLS_TO_WIN,
    Counted,
)
from thauma.kernel import bits, kernel

_CATEGORY_OF_COLOUR: dict[int, Category] = {
    Colour.BLUE: Category.CIVILIAN,
    Colour.GREEN: Category.SCIENCE,
    Colour.YELLOW: Category.COMMERCE,
}


def _category(item: int) -> int:
    if item < CARDS:
        return _CATEGORY_OF_COLOUR.get(ITEMS[item].colour, Category.GUILDS)
    return Category.WONDERS if item < FIRST_TOKEN else Category.PROGRESS


ITEM_CATEGORY = np.array([_category(item) for item in range(ITEMS_IN_ALL)], np.int8)


@kernel
def gain(state: State, seat: int, item: int) -> bool:
    """Apply everything of a newly built or taken item that needs no choice; whether it completed a science pair."""
    city = state.cities[seat]
    gain_standing_powers(city, item)
    gain_coins(state, seat, item)
    gain_production(state, seat, item)
    if ITEMS[item].shields:
        advance(state, seat, ITEMS[item].shields + (city.red_bonus if is_red(item) else 0))
    if ITEMS[item].symbol != NOTHING:
        return add_symbol(state, seat, ITEMS[item].symbol)
    return False


@kernel
def is_red(item: int) -> bool:
    return ITEMS[item].colour == Colour.RED


@kernel
def gain_standing_powers(city: City, item: int) -> None:
    """Points, and the powers that last for the rest of the game."""
    row = ITEMS[item]
    city.points[ITEM_CATEGORY[item]] += row.points
    if row.lasts:
        city.waives_for_wonders += row.waives_for_wonders
        city.waives_for_blue += row.waives_for_blue
        city.red_bonus += row.red_bonus
        city.wonders_play_again |= row.wonders_play_again
        city.takes_trade_coins |= row.takes_trade_coins
        city.chain_coins += row.chain_coins
        city.points_per_token += row.points_per_token


@kernel
def gain_coins(state: State, seat: int, item: int) -> None:
    """Coins at once, counting cities as they are now that the item stands in its city."""
    row = ITEMS[item]
    city, opponent = state.cities[seat], state.cities[1 - seat]
    coins = row.coins
    if row.coins_per:
        coins += row.coins_per * count(city, row.coins_counted)
    if row.guild_coins:
        coins += row.guild_coins * max(count(city, row.guild_counted), count(opponent, row.guild_counted))
    city.coins += coins
    if row.opponent_loses:
        lose_coins(opponent, row.opponent_loses)


@kernel
def gain_production(state: State, seat: int, item: int) -> None:
    """Goods, producers of choice and fixed prices. Only brown and grey cards raise the opponent's prices."""
    row = ITEMS[item]
    city = state.cities[seat]
    if row.colour == Colour.BROWN or row.colour == Colour.GREY:
        add_goods(state, seat, item, 1)
        return
    city.production += row.production
    city.choices[0] += row.choices[0]
    city.choices[1] += row.choices[1]
    if row.fixes_price:
        fix_prices(city, row.fixes_price)


@kernel
def add_symbol(state: State, seat: int, symbol: int) -> bool:
    """Add a symbol to a city; whether it completes a pair. Six different ones win."""
    city = state.cities[seat]
    symbol_bit = bits.bit(symbol)
    if city.symbols & symbol_bit:
        return True
    city.symbols |= symbol_bit
    if bits.count(city.symbols) >= SYMBOLS_TO_WIN:
        state.victory = Victory.SCIENCE
        state.winners = bits.bit(seat)
    return False


@kernel
def count(city: City, counted: int) -> int:
    """How many of the counted things (bits of Colour and Counted) a city has."""
    total = count_colours(city.colours[:], counted)
    if counted & bits.bit(Counted.WONDER):
        total += bits.count(city.wonders_done)
    if counted & bits.bit(Counted.COINS_3):
        total += city.coins // COINS_PER_POINT
    return total

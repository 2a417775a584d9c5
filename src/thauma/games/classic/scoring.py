"""The score sheet, and who wins."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.box import Colour
from thauma.games.classic.effects import count_around
from thauma.games.classic.hands import left_of, right_of
from thauma.games.classic.layout import CATEGORIES, Category, City, State, Workspace
from thauma.games.classic.military import military_points
from thauma.games.classic.tables import (
    CARDS_PER_WORD,
    COINS_PER_POINT,
    COUNTING_CARDS,
    GUILDS,
    ITEMS,
    POINTS_PER_SET,
    Power,
    Symbol,
)
from thauma.kernel import ArrayOf, bits, kernel

Sheet: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64)]  # points by Category

NO_GUILD = -1
NOTHING_YET = -1000  # fewer points than any city can have


def blank_sheet() -> Sheet:
    return np.zeros(CATEGORIES, np.int64)


@kernel
def fill_sheet(state: State, seat: int, sheet: Sheet) -> None:
    """Write a city's points, as if the game ended now, by category."""
    city = state.cities[seat]
    sheet[Category.MILITARY] = military_points(city)
    sheet[Category.TREASURY] = city.coins // COINS_PER_POINT
    sheet[Category.WONDER] = city.wonder_points
    sheet[Category.CIVILIAN] = city.civilian_points
    sheet[Category.SCIENCE] = best_science(city, 0)
    sheet[Category.COMMERCE] = 0
    sheet[Category.GUILDS] = 0
    for i in range(len(COUNTING_CARDS)):
        card = COUNTING_CARDS[i]
        if stands_in(city, card):
            category = Category.GUILDS if ITEMS[card].colour == Colour.PURPLE else Category.COMMERCE
            sheet[category] += counted_points(state, seat, card)
    if city.powers & Power.COPY_GUILD:
        copy_guild(state, seat, sheet)


@kernel
def stands_in(city: City, card: int) -> bool:
    return city.buildings[card // CARDS_PER_WORD] & bits.bit(card % CARDS_PER_WORD) != 0


@kernel
def symbol_points(compasses: int, gears: int, tablets: int) -> int:
    """For each symbol the square of its number, and points for each set of three different ones."""
    sets = min(compasses, gears, tablets)
    return compasses * compasses + gears * gears + tablets * tablets + POINTS_PER_SET * sets


@kernel
def best_science(city: City, more_of_choice: int) -> int:
    """The points of a city's symbols with its symbols of choice, and so many more, as is best."""
    choices = city.symbols_of_choice + more_of_choice
    best = 0
    for compasses in range(choices + 1):
        for gears in range(choices - compasses + 1):
            tablets = choices - compasses - gears
            points = symbol_points(
                city.symbols[Symbol.COMPASS] + compasses,
                city.symbols[Symbol.GEAR] + gears,
                city.symbols[Symbol.TABLET] + tablets,
            )
            best = max(best, points)
    return best


@kernel
def counted_points(state: State, seat: int, card: int) -> int:
    """What a card that counts other things is worth in this seat's city."""
    row = ITEMS[card]
    return row.points_per * count_around(state, seat, row.points_counted, row.points_cities)


@kernel
def copy_guild(state: State, seat: int, sheet: Sheet) -> None:
    """The neighbours' guild that is worth most here counts where that guild counts; of equals, the first in the box."""
    guild = best_guild_to_copy(state, seat)
    if guild != NO_GUILD:
        category = Category.SCIENCE if ITEMS[guild].symbols_of_choice else Category.GUILDS
        sheet[category] += worth_of_guild(state, seat, guild)


@kernel
def best_guild_to_copy(state: State, seat: int) -> int:
    """NO_GUILD if the neighbours have none that is worth anything."""
    left = state.cities[left_of(state, seat)]
    right = state.cities[right_of(state, seat)]
    best, most = NO_GUILD, 0
    for i in range(len(GUILDS)):
        guild = GUILDS[i]
        if stands_in(left, guild) or stands_in(right, guild):
            worth = worth_of_guild(state, seat, guild)
            if worth > most:
                best, most = guild, worth
    return best


@kernel
def worth_of_guild(state: State, seat: int, guild: int) -> int:
    """What one more guild would bring to this seat's city."""
    city = state.cities[seat]
    more_of_choice = ITEMS[guild].symbols_of_choice
    return counted_points(state, seat, guild) + best_science(city, more_of_choice) - best_science(city, 0)


@kernel
def total(state: State, seat: int, workspace: Workspace) -> int:
    """A city's points, as if the game ended now; the workspace keeps the sheet."""
    fill_sheet(state, seat, workspace.sheet[:])
    points = 0
    for category in range(CATEGORIES):
        points += workspace.sheet[category]
    return points


@kernel
def winners(state: State, workspace: Workspace) -> int:
    """Bits of the seats that win: most points; of these, most coins. The Free City can't win."""
    best_points, best_coins, seats = NOTHING_YET, 0, 0
    for seat in range(state.players):
        points = total(state, seat, workspace)
        coins = state.cities[seat].coins
        if points > best_points or (points == best_points and coins > best_coins):
            best_points, best_coins, seats = points, coins, 0
        if points == best_points and coins == best_coins:
            seats |= bits.bit(seat)
    return seats

"""The score sheet, and who wins on points."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.effects import count
from thauma.games.duel.layout import CATEGORIES, PRINTED_CATEGORIES, Category, Place, State, Victory
from thauma.games.duel.military import military_points
from thauma.games.duel.tables import COINS_PER_POINT, COUNTING_CARDS, ITEMS
from thauma.kernel import ArrayOf, bits, kernel

Sheet: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64)]  # points by Category
Sheets: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64, dimensions=2)]  # by seat


def blank_sheets() -> Sheets:
    return np.zeros((2, CATEGORIES), np.int64)


@kernel
def fill_sheets(state: State, sheets: Sheets) -> None:
    """Write both cities' points."""
    for seat in range(2):
        fill_sheet(state, seat, sheets[seat])


@kernel
def fill_sheet(state: State, seat: int, sheet: Sheet) -> None:
    """Write a city's points, as if the game ended now, by category."""
    city = state.cities[seat]
    for category in range(PRINTED_CATEGORIES):
        sheet[category] = city.points[category]
    sheet[Category.GUILDS] += guild_points(state, seat)
    sheet[Category.PROGRESS] += city.points_per_token * bits.count(city.tokens)
    sheet[Category.TREASURY] = city.coins // COINS_PER_POINT
    sheet[Category.MILITARY] = military_points(state, seat)


@kernel
def guild_points(state: State, seat: int) -> int:
    """Each guild counts the city that has more, whichever it is."""
    points = 0
    for i in range(len(COUNTING_CARDS)):
        guild = COUNTING_CARDS[i]
        if state.place[guild] == Place.CITY + seat:
            counted = ITEMS[guild].guild_counted
            most = max(count(state.cities[0], counted), count(state.cities[1], counted))
            points += ITEMS[guild].guild_points * most
    return points


@kernel
def total(state: State, seat: int) -> int:
    """A city's points, as if the game ended now."""
    city = state.cities[seat]
    points = guild_points(state, seat) + military_points(state, seat)
    points += city.points_per_token * bits.count(city.tokens) + city.coins // COINS_PER_POINT
    for category in range(PRINTED_CATEGORIES):
        points += city.points[category]
    return points


@kernel
def decide_on_points(state: State) -> None:
    """Most points win; a tie goes to more points on blue cards; then the victory is shared."""
    margin = total(state, 0) - total(state, 1)
    if margin == 0:
        margin = state.cities[0].points[Category.CIVILIAN] - state.cities[1].points[Category.CIVILIAN]
    state.victory = Victory.POINTS
    state.winners = 0b01 if margin > 0 else 0b10 if margin < 0 else 0b11

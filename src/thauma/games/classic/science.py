"""Science symbols: squares and sets, with symbols of choice as is best for their owner."""

from thauma.games.classic.layout import City
from thauma.games.classic.tables import POINTS_PER_SET, Symbol
from thauma.kernel import kernel


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

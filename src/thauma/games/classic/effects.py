"""What a city gains from a card or a stage, in one function for every item."""

from thauma.games.box import Colour, count_colours
from thauma.games.classic.economy import add_production, lower_prices
from thauma.games.classic.hands import left_of, right_of
from thauma.games.classic.layout import City, State
from thauma.games.classic.military import defeats
from thauma.games.classic.tables import CARDS_PER_WORD, FIRST_STAGE, HAS_DISCOUNT, ITEMS, SYMBOLS, Counted, Side
from thauma.kernel import bits, kernel


@kernel
def add_building(city: City, card: int) -> None:
    """A card is placed in a city; its effects follow when all cards of the turn are placed."""
    city.buildings[card // CARDS_PER_WORD] |= bits.bit(card % CARDS_PER_WORD)
    city.colours[ITEMS[card].colour] += 1


@kernel
def gain(state: State, seat: int, item: int) -> None:
    """Apply everything of an item that stands in the city."""
    row = ITEMS[item]
    city = state.cities[seat]
    gain_points(city, item)
    if row.produces:
        add_production(city, item)
    if HAS_DISCOUNT[item]:
        lower_prices(city, item)
    city.shields += row.shields
    for symbol in range(SYMBOLS):
        city.symbols[symbol] += row.symbols[symbol]
    city.symbols_of_choice += row.symbols_of_choice
    city.powers |= row.powers
    city.coins += row.coins
    if row.coins_per:
        city.coins += row.coins_per * count_around(state, seat, row.coins_counted, row.coins_cities)
    if row.revives:
        state.reviver = seat


@kernel
def gain_points(city: City, item: int) -> None:
    """Points that are printed; what counts other things waits for the end."""
    if item >= FIRST_STAGE:
        city.wonder_points += ITEMS[item].points
    elif ITEMS[item].colour == Colour.BLUE:
        city.civilian_points += ITEMS[item].points


@kernel
def count_around(state: State, seat: int, counted: int, cities: int) -> int:
    """How many of the counted things (bits of Colour and Counted) the cities (bits of Side) have."""
    total = 0
    if cities & bits.bit(Side.LEFT):
        total += count(state.cities[left_of(state, seat)], counted)
    if cities & bits.bit(Side.RIGHT):
        total += count(state.cities[right_of(state, seat)], counted)
    if cities & bits.bit(Side.SELF):
        total += count(state.cities[seat], counted)
    return total


@kernel
def count(city: City, counted: int) -> int:
    total = count_colours(city.colours[:], counted)
    if counted & bits.bit(Counted.WONDER_STAGE):
        total += city.stages
    if counted & bits.bit(Counted.DEFEAT_TOKEN):
        total += defeats(city)
    return total

"""A 63-bit key of all that the rest of the game depends on, and of nothing else.

Courses that lead to the same rest meet in the table: what was printed on the cards that a city built matters, which
cards they were does not, unless something may still ask. Where cards lie is kept up to date move by move (`places` and
`pile`); the rest is read from the state.
"""

import numpy as np

from thauma.games.duel.kernels import (
    BASE_PENDING,
    BASE_TOKENS,
    CARDS,
    COLOURS,
    FIRST_WONDER,
    GOODS,
    GUILD,
    ITEMS,
    PRINTED_CATEGORIES,
    SYMBOLS,
    WONDERS_PER_CITY,
    Category,
    City,
    Phase,
    Place,
    State,
)
from thauma.kernel import bits, inlined, kernel
from thauma.kernel.records import check_fits

HALF = 31  # bits; a half times a factor still fits into 63 bits, for an overflow means nothing good in compiled code
HALF_MASK = (1 << HALF) - 1
FACTORS = (0x5A2C9D71, 0x6B43A9B5, 0x4F1BBCDD, 0x77C2B2AF)  # odd and without a pattern

TOKEN_BITS, SYMBOL_BITS, WONDER_BITS = 10, 7, 4
check_fits("progress tokens in the exact player's keys", BASE_TOKENS, TOKEN_BITS)
check_fits("science symbols in the exact player's keys", SYMBOLS, SYMBOL_BITS)
check_fits("wonders of a city in the exact player's keys", WONDERS_PER_CITY, WONDER_BITS)
check_fits("pending choices in the exact player's keys", BASE_PENDING, 1)  # then none waits while one is made

# Cards that something may ask for by name when they stand in a city: chains, goods that may be destroyed, guilds.
_OPENERS = [int(row.free_with) for row in ITEMS[:CARDS] if row.free_with >= 0]
ASKED_FOR = np.array([card in _OPENERS or card in GOODS or bool(GUILD[card]) for card in range(CARDS)])


@inlined
def scrambled(word: int) -> int:
    """A hash of 63 bits, for a word of 63 bits."""
    return folded(folded(word, FACTORS[0], FACTORS[1]), FACTORS[2], FACTORS[3])


@inlined
def folded(word: int, factor: int, other_factor: int) -> int:
    """Multiply both halves, exchange the halves of one product, and add the two up without carrying."""
    one = ((word & HALF_MASK) + 1) * factor
    other = ((word >> HALF) + 1) * other_factor
    word = one ^ ((other & HALF_MASK) << (HALF + 1)) ^ (other >> HALF)
    return word ^ (word >> 29)


@kernel
def place_key(card: int, place: int) -> int:
    """A card's share of `places`; those that are gone for good have none, those in the structure come by slot."""
    if place == Place.UNSEEN or (place >= Place.CITY and ASKED_FOR[card]):
        return scrambled((place << 8) | card)
    return 0


@kernel
def slot_key(slot: int, card: int) -> int:
    """A face-up card's share of `places` while it lies in the structure."""
    return scrambled((slot << 16) | (card << 8) | 0xFF)


@kernel
def pile_key(card: int) -> int:
    """A card's share of `pile` while it lies on the discard pile."""
    return scrambled((card << 24) | 0xFFFFFF)


@kernel
def state_key(state: State, places: int, pile: int) -> int:
    """The key of a position."""
    key = places ^ (pile if may_revive(state) else 0)
    key = scrambled(key ^ table_word(state))
    for seat in range(2):
        city = state.cities[seat]
        key = scrambled(key ^ powers_word(city))
        key = scrambled(key ^ goods_word(city))
    return key


@inlined
def may_revive(state: State) -> bool:
    """Whether a city may still build from the discard pile."""
    for seat in range(2):
        city = state.cities[seat]
        for position in range(WONDERS_PER_CITY):
            if city.wonders_open & bits.bit(position) and ITEMS[FIRST_WONDER + city.wonders[position]].revives:
                return True
    return state.phase == Phase.REVIVE


@inlined
def table_word(state: State) -> int:
    """What lies between the cities, whose decision it is, and by how much one leads: 63 bits."""
    word = points_ahead(state.cities[0], state.cities[1])
    word = (word << TOKEN_BITS) | int(state.board)
    word = (word << TOKEN_BITS) | int(state.box)
    word = (word << TOKEN_BITS) | int(state.offer)
    word = (word << 5) | (int(state.pawn) + 16)
    word = (word << 4) | int(state.loot)
    word = (word << 4) | (Phase.OVER + 1 + int(state.doomed) if state.phase == Phase.DESTROY else int(state.phase))
    word = (word << 1) | int(state.mover)
    return (word << 1) | int(state.again)


@inlined
def points_ahead(one: City, other: City) -> int:
    """By how much one city leads in printed points, in all and on blue cards: two numbers of 9 bits."""
    printed = 0
    for category in range(PRINTED_CATEGORIES):
        printed += int(one.points[category]) - int(other.points[category])
    blue = int(one.points[Category.CIVILIAN]) - int(other.points[Category.CIVILIAN])
    return ((printed + 256) << 9) | (blue + 256)


@inlined
def powers_word(city: City) -> int:
    """Coins, symbols, tokens, wonders, and the number of cards by colour: 62 bits."""
    word = int(city.coins)
    word = (word << SYMBOL_BITS) | int(city.symbols)
    word = (word << TOKEN_BITS) | int(city.tokens)
    word = (word << WONDER_BITS) | int(city.wonders_open)
    word = (word << 3) | bits.count(city.wonders_done)
    for colour in range(COLOURS):
        word = (word << 4) | int(city.colours[colour])
    return word


@inlined
def goods_word(city: City) -> int:
    """What the city produces and what it trades cheaply; both cities' goods decide the prices."""
    word = int(city.fixed_price)
    word = (word << 4) | int(city.choices[0])
    word = (word << 4) | int(city.choices[1])
    return (word << 40) | int(city.production)

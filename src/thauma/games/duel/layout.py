"""The state of a game of Duel: one NumPy record. This is the only place that names its fields.

The state holds what both players know and nothing else. A face-down card is a back; what lies under it, the second half
of the wonder draft, the next age and the tokens that The Great Library draws are chance events, resolved from outside
(see chance.py). The one exception lasts for one choice: `offer` holds the library's tokens while its owner chooses.
"""

from enum import IntEnum
from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.box import COLOURS
from thauma.games.duel.tables import (
    AGES,
    CARDS,
    CHOICE_BITS,
    LOOTS,
    MOST_PENDING,
    RESOURCES,
    SETS,
    SLOTS,
    SYMBOLS,
    TOKENS,
    TOKENS_IN_BOX,
    TOKENS_ON_BOARD,
    WONDERS,
    WONDERS_DEALT,
    WONDERS_PER_CITY,
)
from thauma.games.plain import reader, remembered
from thauma.kernel import ArrayOf
from thauma.kernel.records import Fields, Int8, Int16, Int64, RecordArray, check_fits, dtype_of, most_in_set, set_dtype


class Phase(IntEnum):
    """What happens next: a seat's decision, a chance event, or nothing any more."""

    DRAFT = 0
    TURN = 1
    PROGRESS = 2
    LIBRARY = 3
    REVIVE = 4
    DESTROY = 5
    STARTER = 6
    # chance events
    OFFER_WONDERS = 7
    LAY_AGE = 8
    REVEAL = 9
    DRAW_TOKENS = 10
    OVER = 11


FIRST_CHANCE = Phase.OFFER_WONDERS


class Place(IntEnum):
    """Where a card is, as far as both players know."""

    ABSENT = -1  # of a set that this game is not dealt from
    UNSEEN = 0  # in the box, in a later age, or face down in the structure
    STRUCTURE = 1  # face up
    DISCARDED = 2
    BURIED = 3  # under a wonder
    CITY = 4  # CITY + seat


class Back(IntEnum):
    """What a slot of the structure holds when it isn't a card number."""

    TAKEN = -1
    HIDDEN = -2
    HIDDEN_GUILD = -3


class Category(IntEnum):
    """The lines of the score pad."""

    CIVILIAN = 0
    SCIENCE = 1
    COMMERCE = 2
    GUILDS = 3
    WONDERS = 4
    PROGRESS = 5
    TREASURY = 6
    MILITARY = 7


CATEGORIES = len(Category)
PRINTED_CATEGORIES = Category.TREASURY  # the categories before this one are points printed on what was built


class Victory(IntEnum):
    NONE = 0
    MILITARY = 1
    SCIENCE = 2
    POINTS = 3


SET_OF_TOKENS = set_dtype("progress tokens", TOKENS, np.int16)
SET_OF_WONDERS = set_dtype("wonders", WONDERS, np.int16)
SET_OF_SLOTS = set_dtype("slots", SLOTS, np.int32)
SET_OF_OWN_WONDERS = set_dtype("wonders of a city", WONDERS_PER_CITY)


class CityFields(Fields):
    """One of the two cities."""

    production: Int64  # goods, packed (see tables.py)
    coins: Int16
    points: Annotated[NDArray[np.int16], (PRINTED_CATEGORIES,)]
    symbols: Annotated[int, set_dtype("science symbols", SYMBOLS, np.int16)]  # bits of science symbols
    tokens: Annotated[int, SET_OF_TOKENS]  # bits of progress tokens
    choices: Annotated[NDArray[np.int8], (2,)]  # producers of choice: raw, manufactured
    fixed_price: Annotated[int, set_dtype("resources", RESOURCES)]  # bits of resources whose price a card fixes
    price: Annotated[NDArray[np.int8], (RESOURCES,)]  # what a missing unit costs now
    colours: Annotated[NDArray[np.int8], (COLOURS,)]  # buildings by colour
    wonders: Annotated[NDArray[np.int8], (WONDERS_PER_CITY,)]  # in the order drafted; -1 while not drafted
    wonders_open: Annotated[int, SET_OF_OWN_WONDERS]  # bits of positions in `wonders` that can still be built
    wonders_done: Annotated[int, SET_OF_OWN_WONDERS]  # bits of positions that are built
    waives_for_wonders: Int8  # resource units waived
    waives_for_blue: Int8
    red_bonus: Int8  # shields that red cards add
    wonders_play_again: Int8
    takes_trade_coins: Int8
    chain_coins: Int8
    points_per_token: Int8


CITY_DTYPE = dtype_of(CityFields)


class StateFields(Fields):
    """A position."""

    cities: Annotated[RecordArray[CityFields], (2,)]
    present: Annotated[int, SET_OF_SLOTS]  # bits of slots whose card is still there
    available: Annotated[int, SET_OF_SLOTS]  # bits of slots that nothing covers
    board: Annotated[int, SET_OF_TOKENS]  # bits of tokens on the board
    box: Annotated[int, SET_OF_TOKENS]  # bits of tokens in the box
    offer: Annotated[int, max(SET_OF_WONDERS, SET_OF_TOKENS, key=most_in_set)]  # wonders laid out, or tokens drawn
    unseen_wonders: Annotated[int, SET_OF_WONDERS]  # bits of wonders that have not been laid out
    place: Annotated[NDArray[np.int8], (CARDS,)]  # a Place for each card
    structure: Annotated[NDArray[np.int8], (SLOTS,)]  # a card number or a Back
    phase: Int8
    mover: Int8  # the seat that decides, or whose move raised the chance event
    age: Int8  # 0, 1, 2
    picks: Int8  # wonders drafted
    pawn: Int8  # positive: seat 0 is ahead
    loot: Annotated[int, set_dtype("military tokens", 2 * LOOTS)]  # bits of those on the track: LOOTS per loser
    doomed: Int8  # the Colour of which the opponent is about to lose a card
    again: Int8  # the mover has an extra turn
    discarded: Int8  # cards in the discard pile
    last_player_chooses: Int8  # the option centred_pawn
    victory: Int8
    winners: Int8  # bits of seats
    pending: Annotated[int, set_dtype("choices", CHOICE_BITS * MOST_PENDING)]  # Choices still to come (see tables.py)


STATE_DTYPE = dtype_of(StateFields)


# Deals are stored by their bytes, so the option `sets`, which came later, shares a byte with another.
FIRST_GAME = 1
ADDED_SETS = 2
check_fits("sets", len(SETS), 7)


class DealFields(Fields):
    """Everything that chance has decided before the game."""

    board: Annotated[NDArray[np.int8], (TOKENS_ON_BOARD,)]
    box: Annotated[NDArray[np.int8], (TOKENS_IN_BOX,)]  # in the order in which they would be drawn; then NOTHING
    wonders: Annotated[NDArray[np.int8], (WONDERS_DEALT,)]  # in the order dealt
    ages: Annotated[NDArray[np.int8], (AGES, SLOTS)]  # by slot
    first_game: Int8  # FIRST_GAME or 0, the option wonders; plus ADDED_SETS x bits of the sets added to the base
    last_player_chooses: Int8  # the option centred_pawn


DEAL_DTYPE = dtype_of(DealFields)

City: TypeAlias = Annotated[CityFields, CITY_DTYPE]
State: TypeAlias = Annotated[StateFields, STATE_DTYPE]
States: TypeAlias = Annotated[RecordArray[StateFields], ArrayOf(STATE_DTYPE)]
Deal: TypeAlias = Annotated[DealFields, DEAL_DTYPE]

PlainState: TypeAlias = Any  # a state as plain values, under the same names (see plain.py)
read_state = remembered(reader(STATE_DTYPE))

"""The state of a game of Duel: one NumPy record. This is the only place that names its fields.

The state holds what both players know and nothing else. A face-down card is a back; what lies under it, the second half
of the wonder draft, the next age and the tokens that The Great Library draws are chance events, resolved from outside
(see chance.py). The one exception lasts for one choice: `offer` holds the library's tokens while its owner chooses.
"""

from enum import IntEnum
from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.tables import (
    AGES,
    CARDS,
    COLOURS,
    RESOURCES,
    SLOTS,
    TOKENS_IN_BOX,
    TOKENS_ON_BOARD,
    WONDERS_DEALT,
    WONDERS_PER_CITY,
)
from thauma.games.plain import reader
from thauma.kernel import ArrayOf


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


CITY_DTYPE = np.dtype(
    (
        np.record,
        [
            ("production", np.int64),  # goods, packed (see tables.py)
            ("coins", np.int16),
            ("points", np.int16, (PRINTED_CATEGORIES,)),
            ("symbols", np.int16),  # bits of science symbols
            ("tokens", np.int16),  # bits of progress tokens
            ("choices", np.int8, (2,)),  # producers of choice: raw, manufactured
            ("fixed_price", np.int8),  # bits of resources whose price a card fixes
            ("price", np.int8, (RESOURCES,)),  # what a missing unit costs now
            ("colours", np.int8, (COLOURS,)),  # buildings by colour
            ("wonders", np.int8, (WONDERS_PER_CITY,)),  # in the order drafted; -1 while not drafted
            ("wonders_open", np.int8),  # bits of positions in `wonders` that can still be built
            ("wonders_done", np.int8),  # bits of positions that are built
            ("waives_for_wonders", np.int8),  # resource units waived
            ("waives_for_blue", np.int8),
            ("red_bonus", np.int8),  # shields that red cards add
            ("wonders_play_again", np.int8),
            ("takes_trade_coins", np.int8),
            ("chain_coins", np.int8),
            ("points_per_token", np.int8),
        ],
    )
)

STATE_DTYPE = np.dtype(
    (
        np.record,
        [
            ("cities", CITY_DTYPE, (2,)),
            ("present", np.int32),  # bits of slots whose card is still there
            ("available", np.int32),  # bits of slots that nothing covers
            ("board", np.int16),  # bits of tokens on the board
            ("box", np.int16),  # bits of tokens in the box
            ("offer", np.int16),  # bits of the wonders laid out in the draft, or of the tokens that were drawn
            ("unseen_wonders", np.int16),  # bits of wonders that have not been laid out
            ("place", np.int8, (CARDS,)),  # a Place for each card
            ("structure", np.int8, (SLOTS,)),  # a card number or a Back
            ("phase", np.int8),
            ("mover", np.int8),  # the seat that decides, or whose move raised the chance event
            ("age", np.int8),  # 0, 1, 2
            ("picks", np.int8),  # wonders drafted
            ("pawn", np.int8),  # positive: seat 0 is ahead
            ("loot", np.int8),  # bits of military tokens still on the track: LOOTS per seat that would lose coins
            ("doomed", np.int8),  # the Colour of which the opponent is about to lose a card
            ("again", np.int8),  # the mover has an extra turn
            ("discarded", np.int8),  # cards in the discard pile
            ("last_player_chooses", np.int8),  # the option centred_pawn
            ("victory", np.int8),
            ("winners", np.int8),  # bits of seats
        ],
    )
)

DEAL_DTYPE = np.dtype(
    (
        np.record,
        [
            ("board", np.int8, (TOKENS_ON_BOARD,)),
            ("box", np.int8, (TOKENS_IN_BOX,)),  # in the order in which they would be drawn
            ("wonders", np.int8, (WONDERS_DEALT,)),  # in the order dealt
            ("ages", np.int8, (AGES, SLOTS)),  # by slot
            ("first_game", np.int8),  # the option wonders
            ("last_player_chooses", np.int8),  # the option centred_pawn
        ],
    )
)

City: TypeAlias = Annotated[Any, CITY_DTYPE]
State: TypeAlias = Annotated[Any, STATE_DTYPE]
States: TypeAlias = Annotated[NDArray[Any], ArrayOf(STATE_DTYPE)]
Deal: TypeAlias = Annotated[Any, DEAL_DTYPE]

PlainState: TypeAlias = Any  # a state as plain values, under the same names (see plain.py)
read_state = reader(STATE_DTYPE)

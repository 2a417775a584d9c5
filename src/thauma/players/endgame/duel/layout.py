"""What the search keeps: a frame for each position on its way down, a table of positions solved, and how far it is.

Kernels hand each other records, not arrays: counting who holds an array took half of the time.
"""

from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.kernels import CARDS, SLOTS, STATE_DTYPE, WONDERS_PER_CITY, States, actions
from thauma.kernel import ArrayOf

DEEPEST = 64  # decisions and chance events in an ending: 20 turns, 8 reveals, and the choices that come with them
ACTS = 2 + WONDERS_PER_CITY  # what can be done with a card: build it, discard it, bury it under a wonder
MOVES = ACTS * CARDS + actions.ACTIONS  # moves as the history knows them

FRAME_DTYPE = np.dtype(
    (
        np.record,
        [
            ("alpha", np.int64),  # a value at or below this doesn't matter further up
            ("beta", np.int64),  # nor one at or above this
            ("lower", np.int64),  # the value is at least this
            ("upper", np.int64),  # and at most this
            ("found_lower", np.int64),  # of the best move so far; by chance, the sum over all outcomes
            ("found_upper", np.int64),
            ("least", np.int64),  # no outcome of chance is worth less than this
            ("most", np.int64),  # or more than this
            ("key", np.int64),
            ("places", np.int64),  # the parts of the key that tell where cards lie (see key.py)
            ("pile", np.int64),
            ("lowers", np.int64, (actions.MOST_LEGAL,)),  # by move or outcome, as far as looked at
            ("uppers", np.int64, (actions.MOST_LEGAL,)),
            ("scores", np.int64, (actions.MOST_LEGAL,)),  # how promising a move is
            ("listed", np.int16, (actions.MOST_LEGAL,)),  # actions, cards that may turn up, or draws of tokens
            ("count", np.int16),  # how many are listed
            ("next", np.int16),  # the first that has not been looked at
            ("best", np.int16),  # the best action so far; -1 while there is none
            ("by_chance", np.int8),
            ("maximises", np.int8),  # seat 0 decides
            ("every", np.int8),  # every move is to be solved, not just the best: the root, if asked for
        ],
    )
)

ENTRY_DTYPE = np.dtype((np.record, [("key", np.int64), ("lower", np.int64), ("upper", np.int64), ("best", np.int64)]))

HUNT_DTYPE = np.dtype(
    (
        np.record,
        [
            ("left", np.int64),  # cards in the structure
            ("begins", np.int64),  # the hunter has the next turn
            ("turns", np.int64),  # the most turns that he can have
            ("live", np.int64),  # bits of cards (from FIRST_LIVE) that he may come to take
            ("purse", np.int64),  # no single thing can be paid for that costs more
            ("pool", np.int64),  # bits of progress tokens that he may get
            ("costs_fall", np.int64),  # something may make other things cheaper
            ("symbols", np.int64),  # bits: those he has, and those that he may get
            ("more_symbols", np.int64),  # how many he may get elsewhere
            ("red_bonus", np.int64),
            ("chain_coins", np.int64),
            ("token_worth", np.int64),  # of the best token, in thirds
            ("shields", np.int64),
            ("opponent_loses", np.int64),  # coins
            ("destroys", np.int64),  # cards of the opponent
            ("gains", np.int64, (SLOTS,)),  # the best of what a turn may bring, in thirds of points
        ],
    )
)

SEARCH_DTYPE = np.dtype(
    (
        np.record,
        [
            ("outcome", np.int64),  # the units of a value (see value.py)
            ("margin", np.int64),
            ("shared", np.int64),
            ("bound", np.int64),  # no value is further from 0
            ("salt", np.int64),  # tells entries of this search from older ones
            ("depth", np.int64),  # of the deepest open frame; -1 when all is done
            ("nodes", np.int64),  # positions looked at
            ("history", np.int64, (2, MOVES)),  # by seat: how often a move was enough
            ("costs", np.int16, (actions.MOST_LEGAL,)),
            ("hunt", HUNT_DTYPE, (1,)),
        ],
    )
)

Frame: TypeAlias = Annotated[Any, FRAME_DTYPE]
Entry: TypeAlias = Annotated[Any, ENTRY_DTYPE]
SearchState: TypeAlias = Annotated[Any, SEARCH_DTYPE]
Hunt: TypeAlias = Annotated[Any, HUNT_DTYPE]
Frames: TypeAlias = Annotated[NDArray[Any], ArrayOf(FRAME_DTYPE)]
Entries: TypeAlias = Annotated[NDArray[Any], ArrayOf(ENTRY_DTYPE)]
SearchStates: TypeAlias = Annotated[NDArray[Any], ArrayOf(SEARCH_DTYPE)]


class Tree(NamedTuple):
    states: States  # by depth
    frames: Frames  # by depth
    table: Entries  # by the last bits of a key
    search: SearchStates  # one


def blank_tree(entries: int) -> Tree:
    """Room for a search; the number of entries is a power of two."""
    return Tree(
        np.zeros(DEEPEST, STATE_DTYPE),
        np.zeros(DEEPEST, FRAME_DTYPE),
        np.zeros(entries, ENTRY_DTYPE),
        np.zeros(1, SEARCH_DTYPE),
    )

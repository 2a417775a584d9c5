"""What statistics need to know of a game of Duel that is over."""

from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.kernels import (
    CARDS,
    CATEGORIES,
    SLOTS,
    TOKENS_ON_BOARD,
    WONDERS_BUILT_AT_MOST,
    WONDERS_DEALT,
    WONDERS_PER_CITY,
    Sheets,
    State,
    actions,
    fill_sheets,
)
from thauma.kernel import ArrayOf, kernel

CITIES = 2
MOST_TOKENS = TOKENS_ON_BOARD + 1  # all of the board, and The Great Library's
NONE = -1  # fills up a list

FACTS_DTYPE = np.dtype(
    (
        np.record,
        [
            ("victory", np.int8),
            ("winners", np.int8),  # bits of seats
            ("age", np.int8),  # in which it ended: 0, 1, 2
            ("pawn", np.int8),
            ("plies", np.int16),
            ("points", np.int16, (CITIES, CATEGORIES)),
            ("coins", np.int16, (CITIES,)),
            ("place", np.int8, (CARDS,)),  # a Place for each card
            ("wonders", np.int8, (CITIES, WONDERS_PER_CITY)),  # in the order drafted
            ("drafted", np.int8, (WONDERS_DEALT,)),  # of both cities, in the order drafted; NONE in a first game
            ("drafts", np.int8),
            ("built", np.int8, (WONDERS_BUILT_AT_MOST,)),  # of both cities, in the order built
            ("builder", np.int8, (WONDERS_BUILT_AT_MOST,)),
            ("builds", np.int8),
            ("tokens", np.int8, (MOST_TOKENS,)),  # of both cities, in the order taken
            ("taker", np.int8, (MOST_TOKENS,)),
            ("takes", np.int8),
        ],
    )
)
Facts: TypeAlias = Annotated[Any, FACTS_DTYPE]
AllFacts: TypeAlias = Annotated[NDArray[Any], ArrayOf(FACTS_DTYPE)]


@kernel
def start_facts(facts: Facts) -> None:
    """Of a blank record."""
    facts.drafted[:] = NONE
    facts.built[:] = NONE
    facts.builder[:] = NONE
    facts.tokens[:] = NONE
    facts.taker[:] = NONE


@kernel
def note_action(state: State, action: int, facts: Facts) -> None:
    """Before an action: note what can't be seen at the end, the order in which things were taken."""
    facts.plies += 1
    if actions.WONDER <= action < actions.DRAFT:
        facts.built[facts.builds] = state.cities[state.mover].wonders[(action - actions.WONDER) // SLOTS]
        facts.builder[facts.builds] = state.mover
        facts.builds += 1
    elif actions.DRAFT <= action < actions.PROGRESS:
        facts.drafted[facts.drafts] = action - actions.DRAFT
        facts.drafts += 1
    elif actions.PROGRESS <= action < actions.REVIVE:
        facts.tokens[facts.takes] = action - (actions.PROGRESS if action < actions.LIBRARY else actions.LIBRARY)
        facts.taker[facts.takes] = state.mover
        facts.takes += 1


@kernel
def end_facts(state: State, facts: Facts, sheets: Sheets) -> None:
    """After the last action: all the rest."""
    facts.victory = state.victory
    facts.winners = state.winners
    facts.age = state.age
    facts.pawn = state.pawn
    fill_sheets(state, sheets)
    for seat in range(CITIES):
        facts.coins[seat] = state.cities[seat].coins
        for category in range(CATEGORIES):
            facts.points[seat, category] = sheets[seat, category]
        for position in range(WONDERS_PER_CITY):
            facts.wonders[seat, position] = state.cities[seat].wonders[position]
    for card in range(CARDS):
        facts.place[card] = state.place[card]

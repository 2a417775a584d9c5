"""What statistics need to know of a game of classic that is over."""

from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic.kernels import (
    AGES,
    CATEGORIES,
    MOST_CITIES,
    WORDS,
    Phase,
    State,
    Workspace,
    act_of,
    card_of,
    fill_sheet,
    winners,
)
from thauma.kernel import ArrayOf, kernel

FACTS_DTYPE = np.dtype(
    (
        np.record,
        [
            ("buildings", np.int64, (MOST_CITIES, WORDS)),  # sets of cards
            ("plies", np.int16),
            ("points", np.int16, (MOST_CITIES, CATEGORIES)),
            ("coins", np.int16, (MOST_CITIES,)),
            ("stages", np.int8, (MOST_CITIES,)),
            ("first_card", np.int8, (AGES, MOST_CITIES)),  # that a city chose on the first turn of each age
            ("first_act", np.int8, (AGES, MOST_CITIES)),  # what it did with it: an Act
            ("winners", np.int8),  # bits of seats
        ],
    )
)
Facts: TypeAlias = Annotated[Any, FACTS_DTYPE]
AllFacts: TypeAlias = Annotated[NDArray[Any], ArrayOf(FACTS_DTYPE)]


@kernel
def note_action(state: State, seat: int, action: int, facts: Facts) -> None:
    """Before an action: note what can't be seen at the end, with which card an age was begun."""
    facts.plies += 1
    if state.turn == 0 and state.phase == Phase.TURN:
        facts.first_card[state.age, seat] = card_of(action)
        facts.first_act[state.age, seat] = act_of(action)


@kernel
def end_facts(state: State, facts: Facts, workspace: Workspace) -> None:
    """After the last action: all the rest."""
    facts.winners = winners(state, workspace)
    for seat in range(state.circle):
        city = state.cities[seat]
        facts.coins[seat] = city.coins
        facts.stages[seat] = city.stages
        for word in range(WORDS):
            facts.buildings[seat, word] = city.buildings[word]
        fill_sheet(state, seat, workspace.sheet[:])
        for category in range(CATEGORIES):
            facts.points[seat, category] = workspace.sheet[category]

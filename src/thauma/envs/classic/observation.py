"""A position of classic as numbers: what a player may know, the own things first (see layout.py)."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.envs.classic.layout import HANDS, LAYOUT, PERFECT
from thauma.games.classic.kernels import (
    CARDS,
    FREE_CITY,
    HAND,
    NO_CHOICE,
    Features,
    Int16s,
    Phase,
    State,
    Workspace,
    card_of,
    count_hand,
    decider,
    has_free_city,
    is_discarded,
    list_legal,
    must_decide,
    write_features,
)
from thauma.kernel import ArrayOf, kernel

Int8s: TypeAlias = Annotated[NDArray[np.int8], ArrayOf(np.int8)]

TO_MOVE, FOR_FREE_CITY = LAYOUT.start("to_move"), LAYOUT.start("for_free_city")
CHOSEN, PILE, AT_HAND = LAYOUT.start("chosen"), LAYOUT.start("pile"), LAYOUT.start("hand")
OTHER_HANDS, FREE_PILE, DISCARDS = (PERFECT.start(name) for name in ("hands", "free_pile", "discards"))
PUBLIC = LAYOUT.size

NOBODYS = -1


@kernel
def city_of(state: State, player: int) -> int:
    """The city for which a player must decide now: the own, or the Free City; NOBODYS if there is none."""
    if must_decide(state, player):
        return player
    if has_free_city(state) and decider(state, FREE_CITY) == player and must_decide(state, FREE_CITY):
        return FREE_CITY
    return NOBODYS


@kernel
def observe(
    state: State, player: int, workspace: Workspace, listed: Int16s, costs: Int16s, observed: Features, mask: Int8s
) -> None:
    """Write what a player may know and do."""
    observed[:] = 0.0
    mask[:] = 0
    write_features(state, player, observed)
    write_own_choices(state, player, observed)
    city = city_of(state, player)
    if city != NOBODYS:
        observed[TO_MOVE] = 1.0
        observed[FOR_FREE_CITY] = 1.0 if city == FREE_CITY and has_free_city(state) else 0.0
        for i in range(list_legal(state, city, workspace, listed, costs)):
            mask[listed[i]] = 1
        if state.phase == Phase.REVIVE:
            count_discards(state, PILE, observed)
    if len(observed) > PUBLIC:
        write_hidden(state, player, observed)


@kernel
def write_own_choices(state: State, player: int, observed: Features) -> None:
    for city in range(state.circle):
        if decider(state, city) == player and state.choice[city] != NO_CHOICE:
            observed[CHOSEN + card_of(state.choice[city])] += 1.0


@kernel
def count_discards(state: State, first: int, observed: Features) -> None:
    for age in range(state.age + 1):
        for row in range(state.circle):
            for i in range(HAND):
                if is_discarded(state, age, row, i):
                    observed[first + int(state.dealt[age, row, i])] += 1.0


@kernel
def write_hidden(state: State, player: int, observed: Features) -> None:
    """Every hand and pile, for those who asked for perfect information; what others have chosen stays theirs."""
    for step in range(min(HANDS, state.players - 1)):
        first = OTHER_HANDS + step * CARDS
        count_hand(state, (player + step + 1) % state.players, observed[first - AT_HAND :])
    if has_free_city(state):
        count_hand(state, FREE_CITY, observed[FREE_PILE - AT_HAND :])
    count_discards(state, DISCARDS, observed)

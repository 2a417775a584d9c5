"""A position of classic as numbers: what a player may know, the own things first (see layout.py)."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.envs.classic.layout import HANDS, LAYOUT, PERFECT
from thauma.envs.rewards import margin_reward, win_reward
from thauma.games.classic.kernels import (
    CARDS,
    FREE_CITY,
    HAND,
    NO_CHOICE,
    Deal,
    Features,
    Phase,
    Scratch,
    State,
    card_of,
    count_hand,
    decider,
    has_free_city,
    is_discarded,
    list_legal,
    must_decide,
    total,
    winners,
    write_features,
)
from thauma.kernel import ArrayOf, bits, kernel
from thauma.kernel.rng import Int8s

Rows: TypeAlias = Annotated[NDArray[np.float32], ArrayOf(np.float32, 2)]  # the numbers of many observations

TO_MOVE, FOR_FREE_CITY = LAYOUT.start("to_move"), LAYOUT.start("for_free_city")
CHOSEN, PILE, AT_HAND = LAYOUT.start("chosen"), LAYOUT.start("pile"), LAYOUT.start("hand")
OTHER_HANDS, FREE_PILE, DISCARDS = (PERFECT.start(name) for name in ("hands", "free_pile", "discards"))
PUBLIC = LAYOUT.size
PUBLIC_SWAPS, PERFECT_SWAPS = LAYOUT.swaps, PERFECT.swaps

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
def observe(state: State, _deal: Deal, player: int, scratch: Scratch, observed: Features, mask: Int8s) -> None:
    """Write what a player may know and do."""
    observed[:] = 0.0
    mask[:] = 0
    write_features(state, player, observed)
    write_own_choices(state, player, observed)
    city = city_of(state, player)
    if city != NOBODYS:
        observed[TO_MOVE] = 1.0
        observed[FOR_FREE_CITY] = 1.0 if city == FREE_CITY and has_free_city(state) else 0.0
        for i in range(list_legal(state, city, scratch.workspaces[0], scratch.listed, scratch.costs)):
            mask[scratch.listed[i]] = 1
        if state.phase == Phase.REVIVE:
            count_discards(state, PILE, observed)
    if len(observed) > PUBLIC:
        write_hidden(state, player, observed)
    put_added_last(observed)


@kernel
def put_added_last(observed: Features) -> None:
    """The numbers of added sets come after all others, so that they shift none."""
    perfect = len(observed) > PUBLIC
    for i in range(len(PERFECT_SWAPS) if perfect else len(PUBLIC_SWAPS)):
        one = PERFECT_SWAPS[i, 0] if perfect else PUBLIC_SWAPS[i, 0]
        other = PERFECT_SWAPS[i, 1] if perfect else PUBLIC_SWAPS[i, 1]
        observed[one], observed[other] = observed[other], observed[one]


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


@kernel
def reward_of(state: State, player: int, margin: bool, scratch: Scratch) -> float:
    """What the end of a game is worth to a player."""
    workspace = scratch.workspaces[0]
    if margin:
        others = 0
        for other in range(state.players):
            others += total(state, other, workspace) if other != player else 0
        return margin_reward(total(state, player, workspace), others, state.players)
    won = winners(state, workspace)
    return win_reward(won & bits.bit(player) != 0, bits.count(won), state.players)

"""Which actions are legal, and what each costs. The same lists serve players, checks and people."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic.actions import FIRST, MOST_LEGAL, Act
from thauma.games.classic.economy import IMPOSSIBLE, has_building, list_payments, next_stage, printed_coins
from thauma.games.classic.freecity import is_bound_to_chain, list_hand_left, waits_for_its_holder
from thauma.games.classic.hands import city_with, is_discarded, is_free_city
from thauma.games.classic.layout import NO_CHOICE, Phase, State, Workspace, WorkspaceFields
from thauma.games.classic.tables import CARD_AGE, CARDS, HAND, ITEMS, Power
from thauma.kernel import ArrayOf, bits, inlined, kernel
from thauma.kernel.records import blank
from thauma.kernel.rng import Rng, below

Int16s: TypeAlias = Annotated[NDArray[np.int16], ArrayOf(np.int16)]


def blank_list() -> Int16s:
    """An array with room for the actions, or the costs, of any position."""
    return np.zeros(MOST_LEGAL, np.int16)


def blank_workspace() -> Workspace:
    return blank(WorkspaceFields)


@inlined
def must_decide(state: State, seat: int) -> bool:
    """Whether a city must decide now. The Free City is asked once its holder has chosen."""
    if state.phase == Phase.TURN:
        return state.choice[seat] == NO_CHOICE and not waits_for_its_holder(state, seat)
    if state.phase == Phase.SEVENTH:
        return seat == city_with(state, Power.PLAY_SEVENTH)
    return state.phase == Phase.REVIVE and seat == state.reviver


@kernel
def next_to_decide(state: State) -> int:
    """The first seat that must decide now; -1 if there is none."""
    for seat in range(state.circle):
        if must_decide(state, seat):
            return seat
    return -1


@kernel
def all_who_must_decide(state: State) -> int:
    """Bits of the seats that must decide now."""
    seats = 0
    for seat in range(state.circle):
        if must_decide(state, seat):
            seats |= bits.bit(seat)
    return seats


@kernel
def list_for(state: State, seat: int, workspace: Workspace, listed: Int16s, costs: Int16s) -> int:
    """The same as `list_legal` for any seat: nothing if it has nothing to decide."""
    if not 0 <= seat < state.circle or not must_decide(state, seat):
        return 0
    return list_legal(state, seat, workspace, listed, costs)


@kernel
def list_legal(state: State, seat: int, workspace: Workspace, listed: Int16s, costs: Int16s) -> int:
    """Write every legal action of a seat that must decide, and its cost in coins; return how many there are."""
    if state.phase == Phase.REVIVE:
        return list_revivable(state, seat, listed, costs)
    kinds = list_hand_left(state, seat, workspace)
    number = 0
    for i in range(kinds):
        number = list_builds(state, seat, workspace.kinds[i], workspace, listed, costs, number)
    number = list_stages(state, seat, kinds, workspace, listed, costs, number)
    if number == 0 or not is_free_city(state, seat):
        for i in range(kinds):
            listed[number] = FIRST[Act.DISCARD, workspace.kinds[i]]
            costs[number] = 0
            number += 1
    return number


@inlined
def list_builds(
    state: State, seat: int, card: int, workspace: Workspace, listed: Int16s, costs: Int16s, number: int
) -> int:
    """Add the ways to build a card of the hand: each payment, and the power that asks for none."""
    city = state.cities[seat]
    if has_building(city, card):
        return number
    payments = list_payments(state, seat, card, workspace)
    printed = printed_coins(city, card)
    for k in range(payments):
        listed[number] = FIRST[Act.BUILD, card] + k
        costs[number] = printed + workspace.left[k] + workspace.right[k]
        number += 1
    if may_build_free(state, seat) and not is_bound_to_chain(state, seat, card):
        listed[number] = FIRST[Act.BUILD_FREE, card]
        costs[number] = 0
        number += 1
    return number


@inlined
def may_build_free(state: State, seat: int) -> bool:
    """Whether the city has the power to build for nothing and has not used it in this age."""
    city = state.cities[seat]
    return city.powers & Power.BUILD_FREE != 0 and not city.built_free


@kernel
def list_stages(
    state: State, seat: int, kinds: int, workspace: Workspace, listed: Int16s, costs: Int16s, number: int
) -> int:
    """Add the next stage with each card of the hand under it and each payment."""
    stage = next_stage(state.cities[seat])
    if stage == IMPOSSIBLE:
        return number
    payments = list_payments(state, seat, stage, workspace)
    for i in range(kinds if payments else 0):
        card = int(workspace.kinds[i])
        if not is_bound_to_chain(state, seat, card):
            for k in range(payments):
                listed[number] = FIRST[Act.STAGE, card] + k
                costs[number] = ITEMS[stage].cost_coins + workspace.left[k] + workspace.right[k]
                number += 1
    return number


@kernel
def list_revivable(state: State, seat: int, listed: Int16s, costs: Int16s) -> int:
    """The cards of the discard pile that the city doesn't have, each once."""
    number = 0
    card = next_revivable(state, seat, 0)
    while card != IMPOSSIBLE:
        listed[number] = FIRST[Act.REVIVE, card]
        costs[number] = 0
        number += 1
        card = next_revivable(state, seat, card + 1)
    return number


@kernel
def next_revivable(state: State, seat: int, first: int) -> int:
    """The first card from `first` on that the city can build from the discard pile; IMPOSSIBLE if there is none."""
    for card in range(first, CARDS):
        if not has_building(state.cities[seat], card) and is_in_discard_pile(state, card):
            return card
    return IMPOSSIBLE


@kernel
def is_in_discard_pile(state: State, card: int) -> bool:
    age = CARD_AGE[card]
    for row in range(state.circle if age <= state.age else 0):
        for i in range(HAND):
            if state.dealt[age, row, i] == card and is_discarded(state, age, row, i):
                return True
    return False


@kernel
def sample_legal(state: State, seat: int, rng: Rng, workspace: Workspace, listed: Int16s, costs: Int16s) -> int:
    """A random legal action without listing a turn: a card and an act are drawn until they fit, then a payment."""
    if state.phase == Phase.REVIVE or is_free_city(state, seat):
        return listed[below(rng, list_legal(state, seat, workspace, listed, costs))]
    city = state.cities[seat]
    kinds = list_hand_left(state, seat, workspace)
    stage = next_stage(city)
    while True:
        card = int(workspace.kinds[below(rng, kinds)])
        act = below(rng, Act.REVIVE)
        if act == Act.DISCARD:
            return FIRST[Act.DISCARD, card]
        if act == Act.BUILD_FREE:
            if may_build_free(state, seat) and not has_building(city, card):
                return FIRST[Act.BUILD_FREE, card]
        elif (stage != IMPOSSIBLE) if act == Act.STAGE else not has_building(city, card):
            payments = list_payments(state, seat, stage if act == Act.STAGE else card, workspace)
            if payments:
                return FIRST[act, card] + below(rng, payments)

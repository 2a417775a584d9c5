"""Which actions are legal, and what each costs. The same lists serve players, checks and people."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel import actions
from thauma.games.duel.actions import Act
from thauma.games.duel.economy import card_cost, wonder_cost
from thauma.games.duel.layout import Phase, Place, State
from thauma.games.duel.tables import CARDS, GOODS, ITEMS, SLOTS, TOKENS, WONDERS, WONDERS_PER_CITY
from thauma.kernel import ArrayOf, bits, inlined, kernel
from thauma.kernel.rng import Rng, below

Int16s: TypeAlias = Annotated[NDArray[np.int16], ArrayOf(np.int16)]


def blank_list() -> Int16s:
    """An array with room for the actions, or the costs, of any position."""
    return np.zeros(actions.MOST_LEGAL, np.int16)


@inlined
def list_legal(state: State, listed: Int16s, costs: Int16s) -> int:
    """Write every legal action and its cost in coins; return how many there are."""
    if state.phase == Phase.TURN:
        return list_turn(state, listed, costs)
    number = list_choice(state, listed)
    costs[:number] = 0
    return number


@inlined
def list_turn(state: State, listed: Int16s, costs: Int16s) -> int:
    """Build, discard or bury each available card."""
    number = 0
    city = state.cities[state.mover]
    free = state.available
    while free:
        slot = bits.lowest(free)
        free &= free - 1
        cost = card_cost(state, state.mover, state.structure[slot])
        if cost <= city.coins:
            listed[number] = actions.BUILD + slot
            costs[number] = cost
            number += 1
        listed[number] = actions.DISCARD + slot
        costs[number] = 0
        number += 1
    for position in range(WONDERS_PER_CITY):
        if city.wonders_open & bits.bit(position):
            number = list_wonder(state, position, listed, costs, number)
    return number


@inlined
def list_wonder(state: State, position: int, listed: Int16s, costs: Int16s, number: int) -> int:
    """Bury each available card under a wonder, if the city can pay for it."""
    city = state.cities[state.mover]
    cost = wonder_cost(city, city.wonders[position])
    if cost > city.coins:
        return number
    free = state.available
    while free:
        listed[number] = actions.WONDER + position * SLOTS + bits.lowest(free)
        costs[number] = cost
        free &= free - 1
        number += 1
    return number


@kernel
def list_choice(state: State, listed: Int16s) -> int:
    """The options of a decision other than a turn; none while chance decides and after the end."""
    if state.phase == Phase.DRAFT:
        return list_bits(state.offer, WONDERS, Act.DRAFT, listed)
    if state.phase == Phase.PROGRESS:
        return list_bits(state.board, TOKENS, Act.PROGRESS, listed)
    if state.phase == Phase.LIBRARY:
        return list_bits(state.offer, TOKENS, Act.LIBRARY, listed)
    if state.phase == Phase.REVIVE:
        return list_discard_pile(state, listed)
    if state.phase == Phase.DESTROY:
        return list_destroyable(state, listed)
    if state.phase == Phase.STARTER:
        return list_bits(0b11, 2, Act.STARTER, listed)
    return 0


@kernel
def list_bits(chosen_from: int, size: int, act: int, listed: Int16s) -> int:
    number = 0
    for member in range(size):
        if chosen_from & bits.bit(member):
            listed[number] = actions.NUMBER[act, member]
            number += 1
    return number


@kernel
def list_discard_pile(state: State, listed: Int16s) -> int:
    number = 0
    for card in range(CARDS):
        if state.place[card] == Place.DISCARDED:
            listed[number] = actions.NUMBER[Act.REVIVE, card]
            number += 1
    return number


@kernel
def list_destroyable(state: State, listed: Int16s) -> int:
    number = 0
    for position in range(len(GOODS)):
        card = actions.GOODS_CARD[position]
        if state.place[card] == Place.CITY + 1 - state.mover and ITEMS[card].colour == state.doomed:
            listed[number] = actions.NUMBER[Act.DESTROY, position]
            number += 1
    return number


@inlined
def sample_legal(state: State, rng: Rng, listed: Int16s) -> int:
    """A uniformly random legal action without listing a whole turn: candidates are drawn until one is legal."""
    if state.phase != Phase.TURN:
        return listed[below(rng, list_choice(state, listed))]
    city = state.cities[state.mover]
    slots = 0
    free = state.available
    while free:
        listed[slots] = bits.lowest(free)
        free &= free - 1
        slots += 1
    acts = 2 + bits.count(city.wonders_open)
    while True:
        slot = listed[below(rng, slots)]
        act = below(rng, acts)
        if act == 0:
            return actions.DISCARD + slot
        if act == 1:
            if card_cost(state, state.mover, state.structure[slot]) <= city.coins:
                return actions.BUILD + slot
        else:
            position = bits.nth(city.wonders_open, act - 2)
            if wonder_cost(city, city.wonders[position]) <= city.coins:
                return actions.WONDER + position * SLOTS + slot

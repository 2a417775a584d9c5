"""Greedy play in Duel: points now, plus what production, science, military and wonders are likely to bring."""

import numpy as np

from thauma.games.duel.kernels import (
    AGES,
    AMOUNT,
    BYTE,
    COINS_PER_POINT,
    FIRST_WONDER,
    ITEMS,
    RESOURCES,
    SLOTS,
    WONDERS_PER_CITY,
    City,
    Scratch,
    State,
    Victory,
    blank_scratch,
    decide,
    lead,
    list_legal,
    total,
)
from thauma.kernel import bits, kernel
from thauma.kernel.rng import Rng, next_word

# What things are worth in points. Goods and choices are worth it for each age still to come.
GOOD = 1.0
SECOND_GOOD = 0.5
CHOICE = 1.6
FIXED_PRICE = 0.5
COIN = 0.25  # beyond the third of a point that it scores
FEW_COINS = 6  # coins beyond these are hardly missed
SYMBOL = np.array([0.0, 1.0, 2.5, 4.5, 8.0, 16.0, 0.0, 0.0])  # by number of different symbols
SHIELD_LEAD = np.array([0.0, 0.3, 0.6, 1.2, 1.8, 2.6, 4.5, 7.0, 11.0, 0.0])  # by spaces on the opponent's side
TOKEN_POWER = 3.0
EXTRA_TURN = 3.0
OPEN_WONDER = 0.3  # of what the wonder would bring
WIN = 1000.0
TIE_BREAK = 1e-12  # times a random word: far below any difference that counts


def choose(state: State, seat: int, rng: Rng) -> int:
    """The best action one step ahead; ties are broken at random."""
    return best_action(state, seat, blank_scratch(), rng)


@kernel
def best_action(state: State, seat: int, scratch: Scratch, rng: Rng) -> int:
    """Try every legal action on a copy; chance events that follow stay open and count for nothing."""
    best, best_value = -1, -2 * WIN
    trial, listed = scratch.trial, scratch.listed
    for i in range(list_legal(state, listed, scratch.costs)):
        trial[0] = state
        decide(trial[0], listed[i])
        value = value_for(trial[0], seat) + next_word(rng) * TIE_BREAK
        if value > best_value:
            best, best_value = listed[i], value
    return best


@kernel
def value_for(state: State, seat: int) -> float:
    """How much better this seat stands than the other, in points."""
    if state.victory != Victory.NONE:
        both = state.winners == 0b11
        return 0.0 if both else WIN if state.winners & bits.bit(seat) else -WIN
    value = standing(state, seat) - standing(state, 1 - seat)
    if state.again:
        value += EXTRA_TURN if state.mover == seat else -EXTRA_TURN
    return value


@kernel
def standing(state: State, seat: int) -> float:
    """Points so far and what the city promises."""
    city = state.cities[seat]
    ages_left = AGES - state.age - 1 + bits.count(state.present) / SLOTS
    value = total(state, seat) + COIN * min(city.coins, FEW_COINS)
    value += ages_left * worth_of_goods(city)
    value += SYMBOL[bits.count(city.symbols)]
    value += SHIELD_LEAD[max(0, lead(state, seat))]
    value += TOKEN_POWER * bits.count(city.tokens) * (1 + ages_left) / AGES
    for position in range(WONDERS_PER_CITY):
        if city.wonders_open & bits.bit(position):
            value += OPEN_WONDER * worth_of_wonder(FIRST_WONDER + city.wonders[position])
    return value


@kernel
def worth_of_goods(city: City) -> float:
    """What production saves in an age: the first unit of a resource more than the next."""
    value = CHOICE * (city.choices[0] + city.choices[1]) + FIXED_PRICE * bits.count(city.fixed_price)
    for resource in range(RESOURCES):
        units = (city.production >> (BYTE * resource)) & AMOUNT
        if units:
            value += GOOD + SECOND_GOOD * (units - 1)
    return value


@kernel
def worth_of_wonder(item: int) -> float:
    row = ITEMS[item]
    value = row.points + row.coins / COINS_PER_POINT + row.opponent_loses / COINS_PER_POINT + row.shields
    value += EXTRA_TURN * row.play_again + TOKEN_POWER * (row.draws > 0) + CHOICE * (row.choices[0] + row.choices[1])
    return value + TOKEN_POWER * row.revives + GOOD * (row.destroys >= 0)

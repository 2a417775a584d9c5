"""The deal, and the position before the first decision."""

import numpy as np

from thauma.games.classic.hands import shuffle_deck
from thauma.games.classic.layout import (
    NO_CHOICE,
    NOBODY,
    BoardRule,
    Deal,
    DealFields,
    Phase,
    State,
    StateFields,
)
from thauma.games.classic.tables import (
    AGES,
    BOARD_GIVES,
    FEWEST_CITIES,
    HAND,
    MOST_CITIES,
    STARTING_COINS,
    SUBSETS,
    TRADE_PRICE,
    WONDERS,
)
from thauma.kernel import kernel
from thauma.kernel.records import blank
from thauma.kernel.rng import Int8s, Rng, below, shuffle


def blank_state() -> State:
    return blank(StateFields)


def blank_deal() -> Deal:
    return blank(DealFields)


def blank_pile() -> Int8s:
    """Room for the largest deck, and for all wonders."""
    return np.zeros(max(MOST_CITIES * HAND, WONDERS), np.int8)


@kernel
def cities_for(players: int) -> int:
    """Two players run a third city together."""
    return max(players, FEWEST_CITIES)


@kernel
def deal_cards(deal: Deal, pile: Int8s, rng: Rng) -> None:
    """Shuffle and deal boards and hands for the deal's number of players, as its option says."""
    circle = cities_for(deal.players)
    if deal.board_rule != BoardRule.CHOSEN:
        deal_boards(deal, circle, pile, rng)
    for age in range(AGES):
        shuffle_deck(circle, age, pile, rng)
        for row in range(circle):
            for i in range(HAND):
                deal.hands[age, row, i] = pile[row * HAND + i]


@kernel
def deal_boards(deal: Deal, circle: int, pile: Int8s, rng: Rng) -> None:
    """A random wonder for each city, on a random side unless the option names one."""
    for wonder in range(WONDERS):
        pile[wonder] = wonder
    shuffle(pile[:WONDERS], rng)
    for seat in range(circle):
        if deal.board_rule == BoardRule.RANDOM:
            side = below(rng, 2)
        else:
            side = 0 if deal.board_rule == BoardRule.A else 1
        deal.boards[seat] = 2 * pile[seat] + side


@kernel
def begin(state: State, deal: Deal) -> None:
    """A blank state becomes the position in which the first age is about to be dealt."""
    state.players = deal.players
    state.circle = cities_for(deal.players)
    for seat in range(MOST_CITIES):
        state.choice[seat] = NO_CHOICE
    for seat in range(state.circle):
        found_city(state, seat, deal.boards[seat])
    state.reviver = NOBODY
    state.phase = Phase.DEAL


@kernel
def found_city(state: State, seat: int, board: int) -> None:
    """A city with its board, which produces for itself and for its neighbours."""
    city = state.cities[seat]
    city.board = board
    city.coins = STARTING_COINS
    for goods in range(2):
        for side in range(2):
            city.price[goods, side] = TRADE_PRICE
    for subset in range(SUBSETS):
        city.own[subset] = BOARD_GIVES[board // 2, subset]
        city.sale[subset] = BOARD_GIVES[board // 2, subset]

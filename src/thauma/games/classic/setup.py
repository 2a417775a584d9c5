"""The deal, and the position before the first decision."""

import numpy as np

from thauma.games.box import is_in_play
from thauma.games.classic.hands import shuffle_deck
from thauma.games.classic.layout import ADDED_SETS, NO_CHOICE, NOBODY, BoardRule, Deal, DealFields, Phase, State
from thauma.games.classic.tables import (
    AGES,
    BOARD_GIVES,
    DECK,
    FEWEST_CITIES,
    HAND,
    MOST_CITIES,
    STARTING_COINS,
    SUBSETS,
    TRADE_PRICE,
    WONDER_SET,
    WONDERS,
)
from thauma.kernel import kernel
from thauma.kernel.records import blank
from thauma.kernel.rng import Int8s, Rng, below, shuffle


def blank_deal() -> Deal:
    return blank(DealFields)


def blank_pile() -> Int8s:
    """Room for the largest deck, and for all wonders."""
    return np.zeros(max(DECK.shape[-1], WONDERS), np.int8)


@kernel
def board_rule(deal: Deal) -> int:
    return deal.board_rule % ADDED_SETS


@kernel
def added_sets(deal: Deal) -> int:
    """Bits of the sets that the game is dealt from beside the base."""
    return deal.board_rule // ADDED_SETS


@kernel
def cities_for(players: int) -> int:
    """Two players run a third city together."""
    return max(players, FEWEST_CITIES)


@kernel
def deal_cards(deal: Deal, pile: Int8s, rng: Rng) -> None:
    """Shuffle and deal boards and hands for the deal's number of players, as its option says."""
    circle = cities_for(deal.players)
    if board_rule(deal) != BoardRule.CHOSEN:
        deal_boards(deal, circle, pile, rng)
    for age in range(AGES):
        shuffle_deck(circle, age, added_sets(deal), pile, rng)
        for row in range(circle):
            for i in range(HAND):
                deal.hands[age, row, i] = pile[row * HAND + i]


@kernel
def deal_boards(deal: Deal, circle: int, pile: Int8s, rng: Rng) -> None:
    """A random wonder for each city, on a random side unless the option names one."""
    wonders = 0
    for wonder in range(WONDERS):
        if is_in_play(WONDER_SET[wonder], added_sets(deal)):
            pile[wonders] = wonder
            wonders += 1
    shuffle(pile[:wonders], rng)
    for seat in range(circle):
        if board_rule(deal) == BoardRule.RANDOM:
            side = below(rng, 2)
        else:
            side = 0 if board_rule(deal) == BoardRule.A else 1
        deal.boards[seat] = 2 * pile[seat] + side


@kernel
def begin(state: State, deal: Deal) -> None:
    """A blank state becomes the position in which the first age is about to be dealt."""
    state.players = deal.players
    state.sets = added_sets(deal)
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

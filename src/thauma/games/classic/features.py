"""A position as numbers: what a seat may see, its own things first. All values lie roughly between -1 and 1.

Each block begins where the one before it ends. The length is the same for every position and table.
"""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.box import COLOURS, pinned_order
from thauma.games.classic.belief.seen import spent_turn
from thauma.games.classic.hands import decider, has_free_city, is_free_city, left_of, right_of, row_held
from thauma.games.classic.layout import City, Phase, State
from thauma.games.classic.tables import (
    AGES,
    BASE_BOARDS,
    BASE_CARDS,
    BOARDS,
    CARDS,
    CARDS_PER_WORD,
    FIRST_HOLDER,
    FREE_CITY,
    GOODS_START,
    HAND,
    MOST_CITIES,
    RAW,
    RESOURCES,
    SYMBOLS,
    TRADE_PRICE,
    TURNS,
    WORDS,
    Goods,
    Power,
)
from thauma.kernel import ArrayOf, bits, kernel

Features: TypeAlias = Annotated[NDArray[np.float32], ArrayOf(np.float32)]

SHOWN = 3  # the buildings of the own city and of its neighbours, card by card
# The supplies that are shown: of each resource, of all raw materials, and of all manufactured goods
SUPPLIES = np.array(
    [int(GOODS_START[int(r >= RAW)]) + (1 << (r if r < RAW else r - RAW)) for r in range(RESOURCES)]
    + [GOODS_START[Goods.MANUFACTURED] - 1, GOODS_START[-1] - 1],
    np.int64,
)
SUPPLY_SCALE = np.array([4.0] * RESOURCES + [8.0] * 2)

# The table
CIRCLE = 0
HOLDS_FREE_CITY = CIRCLE + 1
PHASE = HOLDS_FREE_CITY + 1
AGE = PHASE + len(Phase)
TURN = AGE + AGES
# Copies of each card: at hand, in the hands that were passed on, in the cities shown
AT_HAND = TURN + TURNS
PASSED = AT_HAND + CARDS
BUILDINGS = PASSED + CARDS
CITIES = BUILDINGS + SHOWN * CARDS
# A city, by the distance from its first number
IS_THERE = 0
COINS = IS_THERE + 1
OWN = COINS + 1
SALE = OWN + len(SUPPLIES)
PRICE = SALE + len(SUPPLIES)
COLOUR = PRICE + 4
SYMBOL = COLOUR + COLOURS
OF_CHOICE = SYMBOL + SYMBOLS
SHIELDS = OF_CHOICE + 1
CONFLICTS = SHIELDS + 1
STAGES = CONFLICTS + AGES * 2
WONDER_POINTS = STAGES + 1
CIVILIAN_POINTS = WONDER_POINTS + 1
POWERS = CIVILIAN_POINTS + 1
BUILT_FREE = POWERS + len(Power)
BOARD = BUILT_FREE + 1
CITY_FEATURES = BOARD + BOARDS
FEATURES = CITIES + MOST_CITIES * CITY_FEATURES

ADDED_CARDS, ADDED_BOARDS = CARDS - BASE_CARDS, BOARDS - BASE_BOARDS
BLOCKS = (  # see pinned_order: what belongs to sets beside the base comes last, so that it shifts no other number
    (1, AT_HAND, 0),
    (2 + SHOWN, BASE_CARDS, ADDED_CARDS),
    (MOST_CITIES, CITY_FEATURES - ADDED_BOARDS, ADDED_BOARDS),
)
ORDER = pinned_order(BLOCKS)


def features(state: State, seat: int) -> NDArray[np.float32]:
    """The description of a position as a seat sees it, the numbers of added sets last."""
    described = np.zeros(FEATURES, np.float32)
    write_features(state, seat, described)
    return described[ORDER]


@kernel
def write_features(state: State, seat: int, described: Features) -> None:
    """Write the description into an array of zeros."""
    describe_table(state, seat, described)
    count_hand(state, seat, described)
    count_passed(state, seat, described)
    mark_buildings(state.cities[seat], BUILDINGS, described)
    mark_buildings(state.cities[left_of(state, seat)], BUILDINGS + CARDS, described)
    mark_buildings(state.cities[right_of(state, seat)], BUILDINGS + 2 * CARDS, described)
    for step in range(state.circle):
        describe_city(state.cities[(seat + step) % state.circle], CITIES + step * CITY_FEATURES, described)


@kernel
def describe_table(state: State, seat: int, described: Features) -> None:
    described[CIRCLE] = state.circle / MOST_CITIES
    if has_free_city(state) and decider(state, FREE_CITY) == seat:
        described[HOLDS_FREE_CITY] = 1.0
    described[PHASE + int(state.phase)] = 1.0
    described[AGE + int(state.age)] = 1.0
    described[TURN + int(state.turn)] = 1.0


@kernel
def count_hand(state: State, seat: int, described: Features) -> None:
    """The cards in a player's hand; for the Free City, those that are still in its pile."""
    if is_free_city(state, seat):
        count_cards(state, FREE_CITY, state.turn + 1, HAND, HAND, AT_HAND, described)
        return
    count_row(state, row_held(state.players, state.age, state.turn, seat), state.turn, True, AT_HAND, described)


@kernel
def count_passed(state: State, seat: int, described: Features) -> None:
    """The cards that the seat saw when it last held each hand of this age that others hold now."""
    mine = row_held(state.players, state.age, state.turn, seat) if seat < state.players else -1
    for row in range(state.players):
        last = -1
        for turn in range(state.turn):
            if row != mine and row_held(state.players, state.age, turn, seat) == row:
                last = turn
        if last >= 0:
            count_row(state, row, last, False, PASSED, described)


@kernel
def count_row(state: State, row: int, turn: int, now: bool, first: int, described: Features) -> None:
    """Count the cards that a hand had on a turn before one was played, or that are left of it now."""
    left_after = HAND if now else turn
    count_cards(state, row, 0, HAND, left_after, first, described)
    if has_free_city(state) and row == FIRST_HOLDER[state.age]:
        count_cards(state, FREE_CITY, 0, turn + 1, left_after, first, described)


@kernel
def count_cards(state: State, row: int, start: int, end: int, left_after: int, first: int, described: Features) -> None:
    """Count those of a row's cards that were not spent before a turn."""
    for i in range(start, end):
        if spent_turn(state.spent[state.age, row, i]) >= left_after:
            described[first + int(state.dealt[state.age, row, i])] += 1.0


@kernel
def mark_buildings(city: City, first: int, described: Features) -> None:
    for word in range(WORDS):
        members = city.buildings[word]
        while members:
            described[first + word * CARDS_PER_WORD + bits.lowest(members)] = 1.0
            members &= members - 1


@kernel
def describe_city(city: City, first: int, described: Features) -> None:
    """A city in numbers; where there is none, zeros stay."""
    described[first + IS_THERE] = 1.0
    described[first + COINS] = city.coins / 20
    for i in range(len(SUPPLIES)):
        described[first + OWN + i] = city.own[SUPPLIES[i]] / SUPPLY_SCALE[i]
        described[first + SALE + i] = city.sale[SUPPLIES[i]] / SUPPLY_SCALE[i]
    for i in range(4):
        described[first + PRICE + i] = city.price[i // 2, i % 2] / TRADE_PRICE
    for colour in range(COLOURS):
        described[first + COLOUR + colour] = city.colours[colour] / 7
    for symbol in range(SYMBOLS):
        described[first + SYMBOL + symbol] = city.symbols[symbol] / 4
    described[first + OF_CHOICE] = city.symbols_of_choice / 2
    described[first + SHIELDS] = city.shields / 10
    for i in range(2 * AGES):
        described[first + CONFLICTS + i] = city.conflicts[i // 2, i % 2] / 5
    described[first + STAGES] = city.stages / 4
    described[first + WONDER_POINTS] = city.wonder_points / 20
    described[first + CIVILIAN_POINTS] = city.civilian_points / 30
    for power in range(BUILT_FREE - POWERS):
        if city.powers & bits.bit(power):
            described[first + POWERS + power] = 1.0
    described[first + BUILT_FREE] = city.built_free
    described[first + BOARD + int(city.board)] = 1.0

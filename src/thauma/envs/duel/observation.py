"""A position of Duel as small whole numbers: what a seat may know, its own things first (see layout.py)."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.envs.duel.layout import CITY, HIDDEN_CARD, HIDDEN_GUILD, LAYOUT, MOST, PERFECT, PHASES
from thauma.envs.rewards import margin_reward, win_reward
from thauma.games.duel.kernels import (
    AGES,
    AMOUNT,
    BASE_CARDS,
    BYTE,
    CARDS,
    COLOURS,
    LOOTS,
    RESOURCES,
    SLOTS,
    SYMBOL_IDS,
    TOKENS,
    TOKENS_IN_BOX,
    WONDERS,
    WONDERS_DEALT,
    WONDERS_PER_CITY,
    Back,
    Category,
    City,
    Deal,
    Phase,
    Place,
    Scratch,
    State,
    Victory,
    actions,
    lead,
    list_legal,
    total,
)
from thauma.kernel import ArrayOf, bits, kernel
from thauma.kernel.rng import Int8s

Rows: TypeAlias = Annotated[NDArray[np.int8], ArrayOf(np.int8, 2)]  # the numbers of many observations

COLUMN_OF_PHASE = np.array([PHASES.index(phase) if phase in PHASES else 0 for phase in Phase], np.int8)
SYMBOLS = len(SYMBOL_IDS)
SEATS = 2

SEAT, PHASE, AGE = LAYOUT.start("seat"), LAYOUT.start("phase"), LAYOUT.start("age")
AGAIN, PAWN, DOOMED = LAYOUT.start("again"), LAYOUT.start("pawn"), LAYOUT.start("doomed")
MY_LOOT, THEIR_LOOT = LAYOUT.start("my_loot"), LAYOUT.start("their_loot")
DISCARDS, CARDS_LEFT = LAYOUT.start("discards"), LAYOUT.start("cards_left")
LAST_PLAYER_CHOOSES = LAYOUT.start("last_player_chooses")
MY_CITY, THEIR_CITY = LAYOUT.start("my_coins"), LAYOUT.start("their_coins")
BOARD, BOX, DRAWN, OFFER = LAYOUT.start("board"), LAYOUT.start("box"), LAYOUT.start("drawn"), LAYOUT.start("offer")
SLOT, AVAILABLE = LAYOUT.start("slots"), LAYOUT.start("available")
BUILD_COST, WONDER_COST = LAYOUT.start("build_cost"), LAYOUT.start("wonder_cost")
OPEN, COVERED = LAYOUT.start("open"), LAYOUT.start("covered")
# By Place: where the card is marked; cards of the structure are marked by slot.
COLUMN_OF_PLACE = np.array(
    [LAYOUT.start(name) for name in ("unseen", "covered", "discarded", "buried", "mine", "theirs")], np.int64
)
POINTS, BLUE_POINTS = CITY.start("points"), CITY.start("blue_points")
PRODUCTION, CHOICES, PRICES = CITY.start("production"), CITY.start("choices"), CITY.start("prices")
COLOUR, SYMBOL, TOKEN = CITY.start("colours"), CITY.start("symbols"), CITY.start("tokens")
WONDER, IS_OPEN, IS_BUILT = CITY.start("wonders"), CITY.start("wonders_open"), CITY.start("wonders_built")

PUBLIC = LAYOUT.size
PUBLIC_SWAPS, PERFECT_SWAPS = LAYOUT.swaps, PERFECT.swaps
ALL_CARDS, ALL_WONDERS, ALL_TOKENS = (PERFECT.start(name) for name in ("all_cards", "all_wonders", "all_tokens"))


@kernel
def observe(state: State, deal: Deal, seat: int, scratch: Scratch, observed: Int8s, mask: Int8s) -> None:
    """Write what a seat may know and do. The deal is read only if the observation has room for hidden things."""
    observed[:] = 0
    mask[:] = 0
    write_table(state, seat, observed)
    write_city(state, seat, MY_CITY, observed)
    write_city(state, 1 - seat, THEIR_CITY, observed)
    write_bits(state.board, TOKENS, BOARD, observed)
    write_bits(state.box, TOKENS, BOX, observed)
    write_cards(state, seat, observed)
    write_structure(state, observed)
    write_choices(state, seat, scratch, observed, mask)
    if len(observed) > PUBLIC:
        write_hidden(deal, observed)
    put_added_last(observed)


@kernel
def put_added_last(observed: Int8s) -> None:
    """The numbers of added sets come after all others, so that they shift none."""
    perfect = len(observed) > PUBLIC
    for i in range(len(PERFECT_SWAPS) if perfect else len(PUBLIC_SWAPS)):
        one = PERFECT_SWAPS[i, 0] if perfect else PUBLIC_SWAPS[i, 0]
        other = PERFECT_SWAPS[i, 1] if perfect else PUBLIC_SWAPS[i, 1]
        observed[one], observed[other] = observed[other], observed[one]


@kernel
def write_table(state: State, seat: int, observed: Int8s) -> None:
    observed[SEAT] = seat
    observed[PHASE + int(COLUMN_OF_PHASE[state.phase])] = 1
    observed[AGE + int(state.age)] = 1
    observed[AGAIN] = state.again
    observed[PAWN] = lead(state, seat)
    write_bits(state.loot >> (LOOTS * seat), LOOTS, MY_LOOT, observed)
    write_bits(state.loot >> (LOOTS * (1 - seat)), LOOTS, THEIR_LOOT, observed)
    if state.phase == Phase.DESTROY:
        observed[DOOMED + int(state.doomed)] = 1
    observed[DISCARDS] = state.discarded
    observed[CARDS_LEFT] = bits.count(state.present)
    observed[LAST_PLAYER_CHOOSES] = state.last_player_chooses


@kernel
def write_bits(members: int, size: int, first: int, observed: Int8s) -> None:
    """Mark the members of a set of numbers below `size`."""
    members &= bits.bit(size) - 1
    while members:
        observed[first + bits.lowest(members)] = 1
        members &= members - 1


@kernel
def write_city(state: State, seat: int, first: int, observed: Int8s) -> None:
    city = state.cities[seat]
    observed[first] = min(int(city.coins), MOST)
    observed[first + POINTS] = min(total(state, seat), MOST)
    observed[first + BLUE_POINTS] = min(int(city.points[Category.CIVILIAN]), MOST)
    for resource in range(RESOURCES):
        observed[first + PRODUCTION + resource] = (city.production >> (BYTE * resource)) & AMOUNT
        observed[first + PRICES + resource] = city.price[resource]
    observed[first + CHOICES] = city.choices[0]
    observed[first + CHOICES + 1] = city.choices[1]
    for colour in range(COLOURS):
        observed[first + COLOUR + colour] = city.colours[colour]
    write_bits(city.symbols, SYMBOLS, first + SYMBOL, observed)
    write_bits(city.tokens, TOKENS, first + TOKEN, observed)
    write_wonders(city, first, observed)


@kernel
def write_wonders(city: City, first: int, observed: Int8s) -> None:
    for position in range(WONDERS_PER_CITY):
        if city.wonders[position] >= 0:
            observed[first + WONDER + position * WONDERS + int(city.wonders[position])] = 1
    write_bits(city.wonders_open, WONDERS_PER_CITY, first + IS_OPEN, observed)
    write_bits(city.wonders_done, WONDERS_PER_CITY, first + IS_BUILT, observed)


@kernel
def write_cards(state: State, seat: int, observed: Int8s) -> None:
    """Mark every card that isn't in the structure where it is; the seats' columns change places for seat 1."""
    for card in range(CARDS):
        place = int(state.place[card])
        if place >= Place.CITY:
            place = Place.CITY + ((place - Place.CITY) ^ seat)
        if place != Place.STRUCTURE and place != Place.ABSENT:
            observed[COLUMN_OF_PLACE[place] + card] = 1


@kernel
def write_structure(state: State, observed: Int8s) -> None:
    present = state.present
    while present:
        slot = bits.lowest(present)
        present &= present - 1
        card = int(state.structure[slot])
        available = state.available & bits.bit(slot) != 0
        observed[AVAILABLE + slot] = available
        if card >= 0:
            observed[SLOT + slot] = 1 + card if card < BASE_CARDS else 3 + card
            observed[(OPEN if available else COVERED) + card] = 1
        else:
            observed[SLOT + slot] = HIDDEN_GUILD if card == Back.HIDDEN_GUILD else HIDDEN_CARD


@kernel
def write_choices(state: State, seat: int, scratch: Scratch, observed: Int8s, mask: Int8s) -> None:
    """What the seat may do, what that costs, and what lies before it to choose from."""
    observed[BUILD_COST : BUILD_COST + SLOTS] = -1
    observed[WONDER_COST : WONDER_COST + WONDERS_PER_CITY] = -1
    if state.phase == Phase.DRAFT:
        write_bits(state.offer, WONDERS, OFFER, observed)
    if state.mover != seat or state.phase == Phase.OVER:
        return
    observed[0] = 1
    if state.phase == Phase.LIBRARY:
        write_bits(state.offer, TOKENS, DRAWN, observed)
    listed, costs = scratch.listed, scratch.costs
    for i in range(list_legal(state, listed, costs)):
        action = int(listed[i])
        mask[action] = 1
        if action < actions.DISCARD:
            observed[BUILD_COST + action - actions.BUILD] = costs[i]
        elif actions.WONDER <= action < actions.DRAFT:
            observed[WONDER_COST + (action - actions.WONDER) // SLOTS] = costs[i]


@kernel
def write_hidden(deal: Deal, observed: Int8s) -> None:
    """All that the deal holds, for those who asked for perfect information."""
    for age in range(AGES):
        for slot in range(SLOTS):
            observed[ALL_CARDS + age * SLOTS + slot] = 1 + deal.ages[age, slot]
    for i in range(WONDERS_DEALT):
        observed[ALL_WONDERS + i] = 1 + deal.wonders[i]
    for i in range(TOKENS_IN_BOX):
        observed[ALL_TOKENS + i] = 1 + deal.box[i]


@kernel
def reward_of(state: State, seat: int, margin: bool, _scratch: Scratch) -> float:
    """What the end of a game is worth to a seat."""
    won = state.winners & bits.bit(seat) != 0
    if margin and state.victory == Victory.POINTS:
        return margin_reward(total(state, seat), total(state, 1 - seat), SEATS)
    return win_reward(won, bits.count(state.winners), SEATS)

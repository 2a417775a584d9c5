"""Duel for the net: a position as sparse inputs, seen from the seat that decides, and the policy row of each action.

Each block of inputs below begins where the one before it ends. Numbers that matter one by one (symbols, the pawn, cards
left) have an input for each value; prices and points are amounts.
"""

import numpy as np

from thauma.games.duel.kernels import (
    AGES,
    AMOUNT,
    BASE_GOODS,
    BYTE,
    CAPITAL,
    CARD_AGE,
    COLOURS,
    COVERED_BY,
    COVERS,
    FIRST_WONDER,
    GUILD,
    ITEMS,
    LOOTS,
    NOTHING,
    RESOURCES,
    SLOTS,
    SYMBOL_IDS,
    SYMBOLS_TO_WIN,
    WONDERS_DEALT,
    WONDERS_PER_CITY,
    City,
    Phase,
    Place,
    State,
    actions,
    card_cost,
    lead,
    total,
    wonder_cost,
)
from thauma.games.duel.kernels import BASE_CARDS as CARDS
from thauma.games.duel.kernels import BASE_TOKENS as TOKENS
from thauma.games.duel.kernels import BASE_WONDERS as WONDERS
from thauma.kernel import bits, inlined, kernel
from thauma.players.network.layers import Inputs, put

# A net knows the base set. Entries of other sets are no inputs of it, so that it keeps its worth when sets are added.
KNOWN_TOKENS = (1 << TOKENS) - 1
KNOWN_WONDERS = (1 << WONDERS) - 1

# Inputs of a city, by their distance from its first
COIN_STEPS = 18  # 0 to 17 coins, one by one; more count as 17
UNITS = 4  # of a resource; more count as 4
MOST_OF_COLOUR = 6
SYMBOLS = len(SYMBOL_IDS)
CITY_COINS = 0
CITY_GOODS = CITY_COINS + COIN_STEPS + 1  # the amount of coins comes after the steps
CITY_FIXED = CITY_GOODS + RESOURCES * UNITS
CITY_PRICE = CITY_FIXED + RESOURCES
CITY_CHOICES = CITY_PRICE + RESOURCES
CITY_COLOURS = CITY_CHOICES + 4
CITY_SYMBOLS = CITY_COLOURS + COLOURS * MOST_OF_COLOUR
CITY_SYMBOL_COUNT = CITY_SYMBOLS + SYMBOLS
CITY_TOKENS = CITY_SYMBOL_COUNT + SYMBOLS_TO_WIN + 1
CITY_WONDER_OPEN = CITY_TOKENS + TOKENS
CITY_WONDER_DONE = CITY_WONDER_OPEN + WONDERS
CITY_WONDER_PAYABLE = CITY_WONDER_DONE + WONDERS
CITY_WONDER_COST = CITY_WONDER_PAYABLE + WONDERS
CITY_POINTS = CITY_WONDER_COST + WONDERS
CITY_CARDS = CITY_POINTS + 1

_REMEMBERED = [c for c in range(CARDS) if GUILD[c] or any(ITEMS["free_with"] == c)]
HELD = np.full(CARDS, -1, np.int16)  # cards that go on to matter: guilds, and those that make others free
HELD[_REMEMBERED] = np.arange(len(_REMEMBERED))
CITY_INPUTS = CITY_CARDS + len(_REMEMBERED)

# Inputs of the whole table
LEAD = 2 * CITY_INPUTS
LOOT = LEAD + 2 * CAPITAL + 1
CARDS_LEFT = LOOT + 2 * LOOTS
PARITY = CARDS_LEFT + AGES * (SLOTS + 1)
PHASE = PARITY + 2
FIRST_SEAT = PHASE + Phase.OFFER_WONDERS
AGAIN = FIRST_SEAT + 1
MARGIN_STEP, MARGIN_STEPS = 3, 10  # points between two steps, and steps on each side
MARGIN = AGAIN + 1
PICKS = MARGIN + 2 * MARGIN_STEPS + 2  # the amount comes after the steps
DRAFT_OFFER = PICKS + WONDERS_DEALT + 1
BOARD = DRAFT_OFFER + WONDERS
BOX_OFFER = BOARD + TOKENS
DOOMED = BOX_OFFER + TOKENS
SHIELD_TO_WIN = DOOMED + 2

# Inputs of each card
FREE = SHIELD_TO_WIN + 2
COVERED = FREE + CARDS
PAYABLE = COVERED + CARDS  # by the seat that decides; then by the other
PRICE = PAYABLE + 2 * CARDS
DISCARDED = PRICE + 2 * CARDS
UNSEEN = DISCARDED + CARDS
OLDER_INPUTS = (UNSEEN + CARDS,)  # of nets that were made before what follows was added

# Inputs about what a move brings at once
SYMBOL_TO_WIN = UNSEEN + CARDS  # by either city, as all of these
PAIR = SYMBOL_TO_WIN + 2
SLOT = PAIR + 2  # that still has its card, by age
OPENS_NEXT = SLOT + AGES * SLOTS  # a card that only one other covers
OPENS_OTHERS = OPENS_NEXT + CARDS  # a card that lies alone on another
INPUTS = OPENS_OTHERS + CARDS

MOST_INPUTS = 320  # that aren't zero at once; a test looks for more

# Policy rows
BUILD_ROW = 0
DISCARD_ROW = BUILD_ROW + CARDS
BURY_ROW = DISCARD_ROW + CARDS
WONDER_ROW = BURY_ROW + CARDS
DRAFT_ROW = WONDER_ROW + WONDERS
PROGRESS_ROW = DRAFT_ROW + WONDERS
LIBRARY_ROW = PROGRESS_ROW + TOKENS
REVIVE_ROW = LIBRARY_ROW + TOKENS
DESTROY_ROW = REVIVE_ROW + CARDS
STARTER_ROW = DESTROY_ROW + BASE_GOODS
ROWS = STARTER_ROW + 2
UNKNOWN_ROW = STARTER_ROW  # of entries of other sets: they are never chosen from together with who begins


@kernel
def write_inputs(state: State, inputs: Inputs) -> None:
    """Describe a position as the seat that decides sees it."""
    inputs.number[0] = 0
    me = state.mover
    describe_city(state, me, 0, inputs)
    describe_city(state, 1 - me, CITY_INPUTS, inputs)
    describe_table(state, me, inputs)
    describe_structure(state, me, inputs)
    describe_cards(state, me, inputs)


@kernel
def describe_city(state: State, seat: int, first: int, inputs: Inputs) -> None:
    city = state.cities[seat]
    put(inputs, first + CITY_COINS + min(city.coins, COIN_STEPS - 1), 1.0)
    put(inputs, first + CITY_COINS + COIN_STEPS, city.coins / 10)
    for resource in range(RESOURCES):
        units = (city.production >> (BYTE * resource)) & AMOUNT
        if units:
            put(inputs, first + CITY_GOODS + resource * UNITS + min(units, UNITS) - 1, 1.0)
        if city.fixed_price & bits.bit(resource):
            put(inputs, first + CITY_FIXED + resource, 1.0)
        put(inputs, first + CITY_PRICE + resource, city.price[resource] / 5)
    for kind in range(2):
        number = int(city.choices[kind])
        if number:
            put(inputs, first + CITY_CHOICES + 2 * kind + min(number, 2) - 1, 1.0)
    for colour in range(COLOURS):
        number = int(city.colours[colour])
        if number:
            put(inputs, first + CITY_COLOURS + colour * MOST_OF_COLOUR + min(number, MOST_OF_COLOUR) - 1, 1.0)
    put_bits(inputs, city.symbols, first + CITY_SYMBOLS)
    put(inputs, first + CITY_SYMBOL_COUNT + min(bits.count(city.symbols), SYMBOLS_TO_WIN), 1.0)
    put_bits(inputs, city.tokens & KNOWN_TOKENS, first + CITY_TOKENS)
    for position in range(WONDERS_PER_CITY):
        wonder = int(city.wonders[position])
        if wonder >= WONDERS:
            continue
        if city.wonders_open & bits.bit(position):
            cost = wonder_cost(city, wonder)
            put(inputs, first + CITY_WONDER_OPEN + wonder, 1.0)
            put(inputs, first + CITY_WONDER_COST + wonder, cost / 8)
            if cost <= city.coins:
                put(inputs, first + CITY_WONDER_PAYABLE + wonder, 1.0)
        elif city.wonders_done & bits.bit(position):
            put(inputs, first + CITY_WONDER_DONE + wonder, 1.0)
    put(inputs, first + CITY_POINTS, total(state, seat) / 30)


@inlined
def put_bits(inputs: Inputs, members: int, first: int) -> None:
    """An input for each number in a set."""
    while members:
        put(inputs, first + bits.lowest(members), 1.0)
        members &= members - 1


@kernel
def describe_table(state: State, me: int, inputs: Inputs) -> None:
    put(inputs, LEAD + CAPITAL + lead(state, me), 1.0)
    for i in range(LOOTS):
        if state.loot & bits.bit(me * LOOTS + i):
            put(inputs, LOOT + i, 1.0)
        if state.loot & bits.bit((1 - me) * LOOTS + i):
            put(inputs, LOOT + LOOTS + i, 1.0)
    left = bits.count(state.present)
    put(inputs, CARDS_LEFT + int(state.age) * (SLOTS + 1) + left, 1.0)
    put(inputs, PARITY + (left & 1), 1.0)
    put(inputs, PHASE + int(state.phase), 1.0)
    if me == 0:
        put(inputs, FIRST_SEAT, 1.0)
    if state.again:
        put(inputs, AGAIN, 1.0)
    margin = total(state, me) - total(state, 1 - me)
    step = min(max(margin, -MARGIN_STEP * MARGIN_STEPS), MARGIN_STEP * MARGIN_STEPS) + MARGIN_STEP * MARGIN_STEPS
    put(inputs, MARGIN + step // MARGIN_STEP, 1.0)
    put(inputs, MARGIN + 2 * MARGIN_STEPS + 1, margin / 10)
    put_bits(inputs, state.board & KNOWN_TOKENS, BOARD)
    if state.phase == Phase.DRAFT:
        put(inputs, PICKS + int(state.picks), 1.0)
        put_bits(inputs, state.offer & KNOWN_WONDERS, DRAFT_OFFER)
    elif state.phase == Phase.LIBRARY:
        put_bits(inputs, state.offer & KNOWN_TOKENS, BOX_OFFER)
    elif state.phase == Phase.DESTROY:
        put(inputs, DOOMED + min(max(int(state.doomed), 0), 1), 1.0)


@kernel
def describe_structure(state: State, me: int, inputs: Inputs) -> None:
    """The cards that lie face up: whether they can be taken, and what they would cost either city."""
    danger = chances = 0
    slots = state.present
    while slots:
        slot = bits.lowest(slots)
        slots &= slots - 1
        put(inputs, SLOT + int(state.age) * SLOTS + slot, 1.0)
        card = int(state.structure[slot])
        if card < 0 or card >= CARDS:
            continue
        free = state.available & bits.bit(slot)
        put(inputs, (FREE if free else COVERED) + card, 1.0)
        if free:
            opened = number_opened(state, slot)
            if opened:
                put(inputs, OPENS_OTHERS + card, 0.5 * opened)
        elif bits.count(COVERED_BY[state.age, slot] & state.present) == 1:
            put(inputs, OPENS_NEXT + card, 1.0)
        symbol = ITEMS[card].symbol
        for side in range(2):
            seat = me if side == 0 else 1 - me
            cost = card_cost(state, seat, card)
            if cost:
                put(inputs, PRICE + side * CARDS + card, cost / 8)
            if cost <= state.cities[seat].coins:
                put(inputs, PAYABLE + side * CARDS + card, 1.0)
                shields = ITEMS[card].shields
                if free and shields and lead(state, seat) + shields + state.cities[seat].red_bonus >= CAPITAL:
                    danger |= bits.bit(side)
                if free and symbol != NOTHING:
                    chances |= symbol_chance(state.cities[seat], symbol, side)
    put_bits(inputs, danger, SHIELD_TO_WIN)
    put_bits(inputs, chances, SYMBOL_TO_WIN)


@inlined
def number_opened(state: State, slot: int) -> int:
    """How many cards taking the one in a slot would free."""
    opened = 0
    below = COVERS[state.age, slot]
    while below:
        if COVERED_BY[state.age, bits.lowest(below)] & state.present == bits.bit(slot):
            opened += 1
        below &= below - 1
    return opened


@inlined
def symbol_chance(city: City, symbol: int, side: int) -> int:
    """Bits, from SYMBOL_TO_WIN on, of what a card with a symbol would bring a city at once."""
    if city.symbols & bits.bit(symbol):
        return bits.bit(PAIR - SYMBOL_TO_WIN + side)
    return bits.bit(side) if bits.count(city.symbols) == SYMBOLS_TO_WIN - 1 else 0


@kernel
def describe_cards(state: State, me: int, inputs: Inputs) -> None:
    """What the cities hold that goes on to matter, what could be revived, and what may still turn up in this age."""
    revivable = can_revive(state)
    for card in range(CARDS):
        place = state.place[card]
        if place >= Place.CITY:
            if HELD[card] >= 0:
                put(inputs, (0 if place == Place.CITY + me else CITY_INPUTS) + CITY_CARDS + int(HELD[card]), 1.0)
        elif place == Place.DISCARDED:
            if revivable:
                put(inputs, DISCARDED + card, 1.0)
        elif place == Place.UNSEEN and CARD_AGE[card] == state.age and state.phase != Phase.DRAFT:
            put(inputs, UNSEEN + card, 1.0)


@kernel
def can_revive(state: State) -> bool:
    """Whether someone may still build a card from the discard pile."""
    if state.phase == Phase.REVIVE:
        return True
    for seat in range(2):
        city = state.cities[seat]
        for position in range(WONDERS_PER_CITY):
            if city.wonders_open & bits.bit(position) and ITEMS[FIRST_WONDER + city.wonders[position]].revives:
                return True
    return False


@kernel
def row_of(state: State, action: int) -> int:
    """The policy row of a legal action. A wonder has two: this one and `second_row_of`, for the card under it."""
    if action < actions.DISCARD:
        return row_of_card(BUILD_ROW, int(state.structure[action - actions.BUILD]))
    if action < actions.WONDER:
        return row_of_card(DISCARD_ROW, int(state.structure[action - actions.DISCARD]))
    if action < actions.DRAFT:
        wonder = int(state.cities[state.mover].wonders[(action - actions.WONDER) // SLOTS])
        return WONDER_ROW + wonder if wonder < WONDERS else UNKNOWN_ROW
    if action < actions.STARTER:
        return DRAFT_ROW + action - actions.DRAFT  # the rows follow in the order of the actions
    if action >= actions.BASE_ACTIONS:
        return UNKNOWN_ROW
    return STARTER_ROW + (0 if action - actions.STARTER == state.mover else 1)


@inlined
def row_of_card(first: int, card: int) -> int:
    return first + card if card < CARDS else UNKNOWN_ROW


@kernel
def second_row_of(state: State, action: int) -> int:
    """The row of the card that is buried under a wonder; -1 for any other action."""
    if actions.WONDER <= action < actions.DRAFT:
        return row_of_card(BURY_ROW, int(state.structure[(action - actions.WONDER) % SLOTS]))
    return -1

"""Classic for the net: a position as sparse inputs, seen by a player, and the policy rows of each action.

Each block of inputs below begins where the one before it ends. The own city and both neighbours are described one by
one, the other cities together. The hands that come next are described too: a search knows them from its sample of what
is hidden, and only from there.
"""

import numpy as np

from thauma.games.classic.kernels import (
    AGES,
    CARDS_PER_WORD,
    CATEGORIES,
    COLOURS,
    GOODS_START,
    HAND,
    IMPOSSIBLE,
    MOST_CITIES,
    RAW,
    RESOURCES,
    SUBSETS,
    SYMBOLS,
    TRADE_PRICE,
    TURNS,
    WORDS,
    Act,
    City,
    Phase,
    Power,
    State,
    Workspace,
    act_of,
    card_of,
    defeats,
    has_building,
    has_drawn,
    is_free_city,
    is_in_discard_pile,
    left_of,
    list_hand_left,
    list_payments,
    next_stage,
    printed_coins,
    right_of,
    row_held,
)
from thauma.games.classic.kernels import BASE_BOARDS as BOARDS
from thauma.games.classic.kernels import BASE_CARDS as CARDS
from thauma.games.classic.kernels import BASE_STAGES as MOST_STAGES
from thauma.kernel import bits, inlined, kernel
from thauma.players.greedy.classic import standing
from thauma.players.network.layers import Inputs, put

# A net knows the base set. Entries of other sets are no inputs of it, so that it keeps its worth when sets are added.
BASE_SET = np.array(
    [(1 << min(max(CARDS - w * CARDS_PER_WORD, 0), CARDS_PER_WORD)) - 1 for w in range(WORDS)], np.int64
)

# Inputs of a city, by their distance from its first
COIN_STEPS = 16  # 0 to 15 coins, one by one; more count as 15
UNITS = 3  # of a resource; more count as 3
MOST_OF_COLOUR = 8
MOST_OF_SYMBOL = 5
SHIELD_STEPS = 13
CITY_COINS = 0
CITY_OWN = CITY_COINS + COIN_STEPS + 1  # the amount of coins comes after the steps
CITY_GOODS = CITY_OWN + SUBSETS
CITY_SALE = CITY_GOODS + RESOURCES * UNITS
CITY_PRICE = CITY_SALE + SUBSETS
CITY_COLOURS = CITY_PRICE + 4
CITY_SYMBOLS = CITY_COLOURS + COLOURS * MOST_OF_COLOUR
CITY_CHOICES = CITY_SYMBOLS + SYMBOLS * MOST_OF_SYMBOL
CITY_SHIELDS = CITY_CHOICES + MOST_OF_SYMBOL
CITY_STAGES = CITY_SHIELDS + SHIELD_STEPS
CITY_POWERS = CITY_STAGES + BOARDS * (MOST_STAGES + 1)
CITY_BUILT_FREE = CITY_POWERS + len(Power)
CITY_SHEET = CITY_BUILT_FREE + 1
CITY_STANDING = CITY_SHEET + CATEGORIES
CITY_DEFEATS = CITY_STANDING + 1
CITY_IS_FREE = CITY_DEFEATS + 1
CITY_CARDS = CITY_IS_FREE + 1
CITY_INPUTS = CITY_CARDS + CARDS

OWN, LEFT, RIGHT = 0, CITY_INPUTS, 2 * CITY_INPUTS

# Inputs of the table
TIME = 3 * CITY_INPUTS
PHASE = TIME + AGES * TURNS
PLAYERS = PHASE + Phase.OVER
DRAWS = PLAYERS + MOST_CITIES + 1
FOR_FREE_CITY = DRAWS + 1
SHIELD_LEADS = 6  # on each side, one by one; more count as 6
SHIELD_LEAD = FOR_FREE_CITY + 1
MARGIN_STEP, MARGIN_STEPS = 4, 8  # points between two steps, and steps on each side
MARGIN = SHIELD_LEAD + 2 * AGES * (2 * SHIELD_LEADS + 1)
MARGIN_AMOUNT = MARGIN + AGES * (2 * MARGIN_STEPS + 1)
BETTER = MARGIN_AMOUNT + 1
FAR_STANDING = BETTER + MOST_CITIES
FAR_SHIELDS = FAR_STANDING + 1
FAR_SYMBOLS = FAR_SHIELDS + 1

# Inputs of cards
CLASSES = 5  # what a card of the hand costs: nothing, little, much, more than there is; or it stands in the city
LITTLE = 2
IN_HAND = FAR_SYMBOLS + 1
STAGE_COST = IN_HAND + CARDS * CLASSES
HANDS_AHEAD = 2
COMING = STAGE_COST + CLASSES
IN_DISCARD_PILE = COMING + HANDS_AHEAD * CARDS
INPUTS = IN_DISCARD_PILE + CARDS
OLDER_INPUTS = ()  # of nets that were made before inputs were added

MOST_INPUTS = 420  # that aren't zero at once; a test looks for more
VALUES = 2  # the chance to win, and the margin in points

# Policy rows; those for the Free City follow in the same order
BUILD_ROW = 0
DISCARD_ROW = BUILD_ROW + CARDS
REVIVE_ROW = DISCARD_ROW + CARDS
BURY_ROW = REVIVE_ROW + CARDS
STAGE_ROW = BURY_ROW + CARDS
BUILD_FREE_ROW = STAGE_ROW + BOARDS * MOST_STAGES
CITY_ROWS = BUILD_FREE_ROW + 1
ROWS = 2 * CITY_ROWS

SINGLES = np.array(
    [GOODS_START[int(r >= RAW)] + (1 << (r if r < RAW else r - RAW)) for r in range(RESOURCES)], np.int64
)


@kernel
def write_inputs(state: State, player: int, seat: int, workspace: Workspace, inputs: Inputs) -> None:
    """Describe a position as a player sees it who decides for a seat: his own, or the Free City."""
    inputs.number[0] = 0
    describe_standings(state, player, workspace, inputs)
    describe_table(state, player, seat, inputs)
    describe_hand(state, seat, workspace, inputs)
    describe_coming(state, player, inputs)
    if state.phase == Phase.REVIVE and state.reviver == seat:
        for card in range(CARDS):
            if is_in_discard_pile(state, card):
                put(inputs, IN_DISCARD_PILE + card, 1.0)


@kernel
def describe_standings(state: State, player: int, workspace: Workspace, inputs: Inputs) -> None:
    """The cities, and how the own one stands among them."""
    own = standing(state, player, workspace)
    describe_city(state, player, OWN, own, workspace, inputs)
    describe_production(state.cities[player], inputs)
    best, better = -1000.0, 0
    for other in range(state.circle):
        if other == player:
            continue
        value = standing(state, other, workspace)
        if other == left_of(state, player):
            describe_city(state, other, LEFT, value, workspace, inputs)
            describe_sale(state.cities[other], LEFT, inputs)
        elif other == right_of(state, player):
            describe_city(state, other, RIGHT, value, workspace, inputs)
            describe_sale(state.cities[other], RIGHT, inputs)
        else:
            describe_far_city(state, other, value, inputs)
        if other < state.players:
            best = max(best, value)
            better += value > own
    limit = float(MARGIN_STEP * MARGIN_STEPS)
    step = int((min(max(own - best, -limit), limit) + limit) / MARGIN_STEP)
    put(inputs, MARGIN + int(state.age) * (2 * MARGIN_STEPS + 1) + step, 1.0)
    put(inputs, MARGIN_AMOUNT, (own - best) / 10)
    put(inputs, BETTER + better, 1.0)


@kernel
def describe_city(state: State, seat: int, first: int, value: float, workspace: Workspace, inputs: Inputs) -> None:
    """What all see of a city; its score sheet lies on the workspace."""
    city = state.cities[seat]
    put(inputs, first + CITY_COINS + min(int(city.coins), COIN_STEPS - 1), 1.0)
    put(inputs, first + CITY_COINS + COIN_STEPS, city.coins / 10)
    for i in range(4):
        if city.price[i // 2, i % 2] < TRADE_PRICE:
            put(inputs, first + CITY_PRICE + i, 1.0)
    for colour in range(COLOURS):
        put_number(inputs, first + CITY_COLOURS + colour * MOST_OF_COLOUR, city.colours[colour], MOST_OF_COLOUR)
    for symbol in range(SYMBOLS):
        put_number(inputs, first + CITY_SYMBOLS + symbol * MOST_OF_SYMBOL, city.symbols[symbol], MOST_OF_SYMBOL)
    put_number(inputs, first + CITY_CHOICES, city.symbols_of_choice, MOST_OF_SYMBOL)
    put_number(inputs, first + CITY_SHIELDS, city.shields, SHIELD_STEPS)
    if city.board < BOARDS:
        put(inputs, first + CITY_STAGES + int(city.board) * (MOST_STAGES + 1) + int(city.stages), 1.0)
    put_set(inputs, first + CITY_POWERS, city.powers)
    if city.built_free:
        put(inputs, first + CITY_BUILT_FREE, 1.0)
    for category in range(CATEGORIES):
        put(inputs, first + CITY_SHEET + category, workspace.sheet[category] / 10)
    put(inputs, first + CITY_STANDING, value / 30)
    put(inputs, first + CITY_DEFEATS, defeats(city) / 3)
    if is_free_city(state, seat):
        put(inputs, first + CITY_IS_FREE, 1.0)
    for word in range(WORDS):
        put_set(inputs, first + CITY_CARDS + word * CARDS_PER_WORD, city.buildings[word] & BASE_SET[word])


@inlined
def put_number(inputs: Inputs, first: int, number: int, most: int) -> None:
    """An input for each number from one on; for none there is none."""
    if number:
        put(inputs, first + min(number, most) - 1, 1.0)


@inlined
def put_set(inputs: Inputs, first: int, members: int) -> None:
    """An input for each number in a set."""
    while members:
        put(inputs, first + bits.lowest(members), 1.0)
        members &= members - 1


@kernel
def describe_production(city: City, inputs: Inputs) -> None:
    """What the own city produces: by every set of resources, so that choices are seen."""
    for subset in range(SUBSETS):
        if city.own[subset]:
            put(inputs, OWN + CITY_OWN + subset, city.own[subset] / 4)
    for resource in range(RESOURCES):
        put_number(inputs, OWN + CITY_GOODS + resource * UNITS, city.own[SINGLES[resource]], UNITS)


@kernel
def describe_sale(city: City, first: int, inputs: Inputs) -> None:
    """What a neighbour has to sell, and how much he produces."""
    for subset in range(SUBSETS):
        if city.sale[subset]:
            put(inputs, first + CITY_SALE + subset, city.sale[subset] / 4)
    for resource in range(RESOURCES):
        put_number(inputs, first + CITY_GOODS + resource * UNITS, city.own[SINGLES[resource]], UNITS)


@kernel
def describe_far_city(state: State, seat: int, value: float, inputs: Inputs) -> None:
    """Cities that are no neighbours are added up."""
    city = state.cities[seat]
    symbols = city.symbols_of_choice
    for symbol in range(SYMBOLS):
        symbols += city.symbols[symbol]
    put(inputs, FAR_STANDING, value / 100)
    put(inputs, FAR_SHIELDS, city.shields / 20)
    put(inputs, FAR_SYMBOLS, symbols / 20)


@kernel
def describe_table(state: State, player: int, seat: int, inputs: Inputs) -> None:
    put(inputs, TIME + int(state.age) * TURNS + int(state.turn), 1.0)
    put(inputs, PHASE + int(state.phase), 1.0)
    put(inputs, PLAYERS + int(state.players), 1.0)
    if has_drawn(state, player):
        put(inputs, DRAWS, 1.0)
    if seat != player:
        put(inputs, FOR_FREE_CITY, 1.0)
    describe_shield_lead(state, player, left_of(state, player), SHIELD_LEAD, inputs)
    second = SHIELD_LEAD + AGES * (2 * SHIELD_LEADS + 1)
    describe_shield_lead(state, player, right_of(state, player), second, inputs)


@kernel
def describe_shield_lead(state: State, player: int, neighbour: int, first: int, inputs: Inputs) -> None:
    lead = int(state.cities[player].shields) - int(state.cities[neighbour].shields)
    step = min(max(lead, -SHIELD_LEADS), SHIELD_LEADS) + SHIELD_LEADS
    put(inputs, first + int(state.age) * (2 * SHIELD_LEADS + 1) + step, 1.0)


@kernel
def describe_hand(state: State, seat: int, workspace: Workspace, inputs: Inputs) -> None:
    """The cards at hand and the next stage, each with the class of its cost."""
    if state.phase == Phase.DEAL:
        return
    city = state.cities[seat]
    for i in range(list_hand_left(state, seat, workspace)):
        card = int(workspace.kinds[i])
        if card >= CARDS:
            continue
        kind = CLASSES - 1 if has_building(city, card) else cost_class(state, seat, card, workspace)
        put(inputs, IN_HAND + card * CLASSES + kind, 1.0)
    stage = next_stage(city)
    put(inputs, STAGE_COST + (CLASSES - 1 if stage == IMPOSSIBLE else cost_class(state, seat, stage, workspace)), 1.0)


@kernel
def cost_class(state: State, seat: int, item: int, workspace: Workspace) -> int:
    payments = list_payments(state, seat, item, workspace)
    if payments == 0:
        return CLASSES - 2
    cheapest = 1000
    for i in range(payments):
        cheapest = min(cheapest, workspace.left[i] + workspace.right[i])
    cost = cheapest + printed_coins(state.cities[seat], item)
    return 0 if cost == 0 else 1 if cost <= LITTLE else 2


@kernel
def describe_coming(state: State, player: int, inputs: Inputs) -> None:
    """The hands that the player gets next, as they are before others take from them."""
    if state.phase == Phase.DEAL:
        return
    for ahead in range(min(HANDS_AHEAD, state.players - 1)):
        turn = state.turn + ahead + 1
        if turn < TURNS:
            row = row_held(state.players, state.age, turn, player)
            for i in range(HAND):
                if state.spent[state.age, row, i] == 0 and state.dealt[state.age, row, i] < CARDS:
                    put(inputs, COMING + ahead * CARDS + int(state.dealt[state.age, row, i]), 1.0)


@kernel
def row_of(state: State, seat: int, action: int) -> int:
    """The policy row of a legal action of a seat. A stage and a free building have two: see `second_row_of`."""
    first = CITY_ROWS if is_free_city(state, seat) else 0
    act = act_of(action)
    if act == Act.STAGE:
        city = state.cities[seat]
        return first + STAGE_ROW + int(city.board) % BOARDS * MOST_STAGES + int(city.stages) % MOST_STAGES
    if act == Act.BUILD_FREE:
        return first + BUILD_FREE_ROW
    block = BUILD_ROW if act == Act.BUILD else DISCARD_ROW if act == Act.DISCARD else REVIVE_ROW
    return first + block + known_card(action)


@inlined
def known_card(action: int) -> int:
    """The card of an action; one of another set counts as one of the base, whichever has its place there."""
    return card_of(action) % CARDS


@kernel
def second_row_of(state: State, seat: int, action: int) -> int:
    """The row of the card that is buried under a stage, or built for nothing; -1 for any other action."""
    act = act_of(action)
    if act != Act.STAGE and act != Act.BUILD_FREE:
        return -1
    first = CITY_ROWS if is_free_city(state, seat) else 0
    return first + (BURY_ROW if act == Act.STAGE else BUILD_ROW) + known_card(action)

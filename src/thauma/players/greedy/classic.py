"""Greedy play in classic 7 Wonders: points now, plus what production, shields and science are likely to bring.

An action is tried as if the others did nothing this turn: what they have chosen is theirs to know.
"""

from thauma.games.classic.kernels import (
    AGES,
    DEFEAT,
    GOODS_START,
    RAW,
    RESOURCES,
    SYMBOLS,
    TRADE_PRICE,
    TURNS,
    VICTORY,
    City,
    Goods,
    Phase,
    Scratch,
    State,
    Workspace,
    blank_scratch,
    card_of,
    decider,
    left_of,
    list_legal,
    right_of,
    total,
    turn,
)
from thauma.kernel import bits, kernel
from thauma.kernel.rng import Rng, next_word

# What things are worth in points. Goods, discounts and symbols are worth it for each age still to come.
GOOD = 1.3  # the first unit of a resource
SECOND_GOOD = 0.6
DISCOUNT = 0.5  # for each kind of goods and neighbour
SYMBOL = 1.5
COIN = 0.2  # beyond the third of a point that it scores
FEW_COINS = 6  # coins beyond these are hardly missed
CONFLICT = 0.7  # of the token that a conflict would bring if it came now
STAGE = 0.5
POWER = 1.5  # a power that lasts, for each age still to come
REVIVAL = 3.0
OTHERS = 0.3  # how much the others' standing counts against one's own
TIE_BREAK = 1e-12  # times a random word: far below any difference that counts


def choose(state: State, seat: int, rng: Rng) -> int:
    """The best action of a seat one step ahead; ties are broken at random."""
    return best_action(state, seat, blank_scratch(), rng)


@kernel
def best_action(state: State, seat: int, scratch: Scratch, rng: Rng) -> int:
    """Try every legal action on a copy, and judge it as the player who decides: for the Free City, its holder."""
    best, best_value = -1, -1e9
    player = decider(state, seat)
    trial, listed, workspace = scratch.trial, scratch.listed, scratch.workspaces[0]
    for i in range(list_legal(state, seat, workspace, listed, scratch.costs)):
        trial[0] = state
        act_alone(trial[0], seat, listed[i], workspace)
        value = value_for(trial[0], player, workspace) + next_word(rng) * TIE_BREAK
        if value > best_value:
            best, best_value = listed[i], value
    return best


@kernel
def act_alone(state: State, seat: int, action: int, workspace: Workspace) -> None:
    """Carry out an action as if nobody else acted this turn."""
    if state.phase == Phase.REVIVE:
        turn.revive(state, seat, card_of(action))
        return
    turn.choose(state, seat, action, workspace)
    turn.pay_for_choice(state, seat)
    turn.place(state, seat)
    turn.apply_choice(state, seat)


@kernel
def value_for(state: State, player: int, workspace: Workspace) -> float:
    """How well a player stands, the others' standing counted against him."""
    others = 0.0
    for seat in range(state.players):
        if seat != player:
            others += standing(state, seat, workspace)
    return standing(state, player, workspace) - OTHERS * others / (state.players - 1)


@kernel
def standing(state: State, seat: int, workspace: Workspace) -> float:
    """Points so far and what the city promises."""
    city = state.cities[seat]
    ages_left = AGES - state.age - (state.turn + 1) / TURNS
    symbols = city.symbols_of_choice
    for symbol in range(SYMBOLS):
        symbols += city.symbols[symbol]
    value = total(state, seat, workspace) + COIN * min(city.coins, FEW_COINS) + STAGE * city.stages
    value += ages_left * (worth_of_goods(city) + SYMBOL * symbols + POWER * bits.count(city.powers))
    return value + worth_of_shields(state, seat) + (REVIVAL if state.reviver == seat else 0.0)


@kernel
def worth_of_goods(city: City) -> float:
    """What production and discounts save in an age."""
    value = 0.0
    for resource in range(RESOURCES):
        first = 0 if resource < RAW else GOODS_START[Goods.MANUFACTURED]
        units = city.own[first + bits.bit(resource if resource < RAW else resource - RAW)]
        if units:
            value += GOOD + SECOND_GOOD * (units - 1)
    for goods in range(2):
        for side in range(2):
            value += DISCOUNT * (TRADE_PRICE - city.price[goods, side])
    return value


@kernel
def worth_of_shields(state: State, seat: int) -> float:
    """The tokens that this age's conflicts would bring if they came now."""
    mine = state.cities[seat].shields
    value = 0.0
    for neighbour in (left_of(state, seat), right_of(state, seat)):
        theirs = state.cities[neighbour].shields
        if mine > theirs:
            value += CONFLICT * VICTORY[state.age]
        elif mine < theirs:
            value += CONFLICT * DEFEAT
    return value

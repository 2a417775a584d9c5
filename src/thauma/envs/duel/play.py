"""Games of Duel as environments step them: an action, what chance and an opponent do then, what the seat observes."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from thauma.envs.duel.observation import observe
from thauma.envs.rewards import margin_reward, win_reward
from thauma.envs.terms import (
    EITHER,
    GREEDY,
    ITSELF,
    OVER,
    Actions,
    AllRewards,
    Bools,
    Rewards,
    Rngs,
    Rows,
    Terms,
    legal_action,
)
from thauma.games.duel.kernels import (
    ACTIONS,
    DEAL_DTYPE,
    STATE_DTYPE,
    Deals,
    Int16s,
    Phase,
    State,
    States,
    Victory,
    blank_list,
    blank_pile,
    deal_anew,
    decide,
    list_legal,
    settle,
    total,
)
from thauma.kernel import bits, kernel
from thauma.kernel.rng import Int8s, Rng, below
from thauma.players.greedy.duel import best_action

PLAYERS = 2


class Many(NamedTuple):
    """Games side by side, and room to work in; arrays have a row or a number for each game."""

    states: States
    deals: Deals
    rngs: Rngs
    seats: Int8s  # the seat that the caller observes: its own or, when it plays both, whichever decides
    observations: Rows
    masks: Rows
    rewards: Rewards
    finished: Bools
    replaced: Bools  # the action was not legal; another took its place
    last_observations: Rows  # of the games that are finished
    last_seats: Int8s
    last_rewards: AllRewards  # by seat
    pile: Int8s
    listed: Int16s
    costs: Int16s
    trial: States


@kernel
def begin_all(many: Many, terms: Terms) -> None:
    """Deal every game."""
    for i in range(len(many.states)):
        begin_one(many, terms, i)


@kernel
def begin_one(many: Many, terms: Terms, i: int) -> None:
    """Deal a game and play it to the caller's first decision."""
    rng = many.rngs[i]
    many.seats[i] = below(rng, PLAYERS) if terms.seat == EITHER else terms.seat
    deal_anew(many.states, many.deals, i, many.pile, rng)
    await_caller(many, terms, i)
    show(many, i)


@kernel
def step_all(many: Many, terms: Terms, chosen: Actions) -> None:
    """One action in every game; a finished game is dealt anew at once."""
    for i in range(len(chosen)):
        state = many.states[i]
        action = legal_action(many.masks[i], chosen[i])
        many.replaced[i] = action != chosen[i]
        decide(state, action)
        settle(state, many.deals[i])
        seat = many.seats[i]
        await_caller(many, terms, i)
        many.finished[i] = state.phase == Phase.OVER
        many.rewards[i] = 0.0
        if many.finished[i]:
            note_end(many, terms, i, seat)
            begin_one(many, terms, i)
        else:
            show(many, i)


@kernel
def await_caller(many: Many, terms: Terms, i: int) -> None:
    """Let the opponent move until the caller must decide, or the game is over."""
    state = many.states[i]
    if terms.opponent == ITSELF:
        many.seats[i] = state.mover
        return
    while state.phase != Phase.OVER and state.mover != many.seats[i]:
        decide(state, reply(state, terms.opponent, many, many.rngs[i]))
        settle(state, many.deals[i])


@kernel
def reply(state: State, opponent: int, many: Many, rng: Rng) -> int:
    """What the opponent does: the same as players/random.py and players/greedy do with the same random numbers."""
    if opponent == GREEDY:
        return best_action(state, state.mover, many.trial, many.listed, many.costs, rng)
    return many.listed[below(rng, list_legal(state, many.listed, many.costs))]


@kernel
def note_end(many: Many, terms: Terms, i: int, seat: int) -> None:
    state = many.states[i]
    for player in range(PLAYERS):
        many.last_rewards[i, player] = reward_of(state, player, terms.margin)
    many.rewards[i] = many.last_rewards[i, seat]
    many.last_seats[i] = seat
    row, mask = many.last_observations[i], many.masks[i]
    observe(state, many.deals[i], seat, many.listed, many.costs, row, mask)


@kernel
def show(many: Many, i: int) -> None:
    """Write what the caller observes now."""
    seat = many.seats[i]
    row, mask = many.observations[i], many.masks[i]
    observe(many.states[i], many.deals[i], seat, many.listed, many.costs, row, mask)


@kernel
def reward_of(state: State, seat: int, margin: bool) -> float:
    """What the end of a game is worth to a seat."""
    won = state.winners & bits.bit(seat) != 0
    if margin and state.victory == Victory.POINTS:
        return margin_reward(total(state, seat), total(state, 1 - seat), PLAYERS)
    return win_reward(won, bits.count(state.winners), PLAYERS)


@kernel
def play_one(many: Many, action: int) -> int:
    """Carry out a legal action in the first game; the seat that decides next, or OVER. Its view is written."""
    state = many.states[0]
    decide(state, action)
    settle(state, many.deals[0])
    return show_one(many)


@kernel
def deal_one(many: Many) -> int:
    """Deal the first game; the seat that decides first."""
    deal_anew(many.states, many.deals, 0, many.pile, many.rngs[0])
    return show_one(many)


@kernel
def show_one(many: Many) -> int:
    state = many.states[0]
    many.seats[0] = state.mover
    show(many, 0)
    return OVER if state.phase == Phase.OVER else state.mover


def blank(games: int, numbers: int) -> Many:
    """Room for that many games, whose observations have that many numbers."""

    def zeros(dtype: Any, *shape: int) -> NDArray[Any]:
        return np.zeros((games, *shape), dtype)

    return Many(
        states=zeros(STATE_DTYPE),
        deals=zeros(DEAL_DTYPE),
        rngs=zeros(np.int64, 4),
        seats=zeros(np.int8),
        observations=zeros(np.int8, numbers),
        masks=zeros(np.int8, ACTIONS),
        rewards=zeros(np.float64),
        finished=zeros(np.bool_),
        replaced=zeros(np.bool_),
        last_observations=zeros(np.int8, numbers),
        last_seats=zeros(np.int8),
        last_rewards=zeros(np.float64, PLAYERS),
        pile=blank_pile(),
        listed=blank_list(),
        costs=blank_list(),
        trial=np.zeros(1, STATE_DTYPE),
    )

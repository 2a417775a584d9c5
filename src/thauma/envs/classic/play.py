"""Games of classic as environments step them: an action, what the others do then, what the player observes."""

from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.envs.classic.observation import observe
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
from thauma.games.classic.kernels import (
    MOST_CITIES,
    STATE_DTYPE,
    WORKSPACE_DTYPE,
    Deals,
    Int16s,
    Phase,
    State,
    States,
    Workspace,
    blank_deals,
    blank_list,
    blank_pile,
    deal_anew,
    deal_hands,
    decide,
    decider,
    list_legal,
    next_to_decide,
    total,
    winners,
)
from thauma.kernel import ArrayOf, bits, kernel
from thauma.kernel.rng import Int8s, Rng, below
from thauma.players.greedy.classic import best_action

Numbers: TypeAlias = Annotated[NDArray[np.float32], ArrayOf(np.float32, 2)]  # a row for each game
Workspaces: TypeAlias = Annotated[NDArray[Any], ArrayOf(WORKSPACE_DTYPE)]


class Many(NamedTuple):
    """Games side by side, and room to work in; arrays have a row or a number for each game."""

    states: States
    deals: Deals
    rngs: Rngs
    seats: Int8s  # the player whom the caller observes: its own or, when it plays all, whoever is asked
    observations: Numbers
    masks: Rows
    rewards: Rewards
    finished: Bools
    replaced: Bools  # the action was not legal; another took its place
    last_observations: Numbers  # of the games that are finished
    last_seats: Int8s
    last_rewards: AllRewards  # by player
    pile: Int8s
    workspaces: Workspaces
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
    many.seats[i] = below(rng, many.deals[i].players) if terms.seat == EITHER else terms.seat
    deal_game(many, i)
    await_caller(many, terms, i)
    show(many, i)


@kernel
def deal_game(many: Many, i: int) -> None:
    deal_anew(many.states, many.deals, i, many.pile, many.rngs[i])
    deal_hands(many.states[i], many.deals[i])


@kernel
def step_all(many: Many, terms: Terms, chosen: Actions) -> None:
    """One action in every game; a finished game is dealt anew at once."""
    for i in range(len(chosen)):
        state = many.states[i]
        action = legal_action(many.masks[i], chosen[i])
        many.replaced[i] = action != chosen[i]
        act(many, i, action)
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
def act(many: Many, i: int, action: int) -> None:
    """A legal action of the city that is asked, and the next age's deal if it comes to that."""
    state = many.states[i]
    decide(state, next_to_decide(state), action, many.workspaces[0])
    if state.phase == Phase.DEAL:
        deal_hands(state, many.deals[i])


@kernel
def await_caller(many: Many, terms: Terms, i: int) -> None:
    """Let the others choose until the caller is asked, or the game is over."""
    state = many.states[i]
    while state.phase != Phase.OVER:
        city = next_to_decide(state)
        player = decider(state, city)
        if terms.opponent == ITSELF:
            many.seats[i] = player
        if player == many.seats[i]:
            return
        act(many, i, reply(state, city, terms.opponent, many, many.rngs[i]))


@kernel
def reply(state: State, city: int, opponent: int, many: Many, rng: Rng) -> int:
    """What an opponent does: the same as players/random.py and players/greedy do with the same random numbers."""
    if opponent == GREEDY:
        return best_action(state, city, many.trial, many.workspaces[0], many.listed, many.costs, rng)
    return many.listed[below(rng, list_legal(state, city, many.workspaces[0], many.listed, many.costs))]


@kernel
def note_end(many: Many, terms: Terms, i: int, seat: int) -> None:
    state = many.states[i]
    for player in range(state.players):
        many.last_rewards[i, player] = reward_of(state, player, terms.margin, many.workspaces[0])
    many.rewards[i] = many.last_rewards[i, seat]
    many.last_seats[i] = seat
    row, mask = many.last_observations[i], many.masks[i]
    observe(state, seat, many.workspaces[0], many.listed, many.costs, row, mask)


@kernel
def show(many: Many, i: int) -> None:
    """Write what the caller observes now."""
    row, mask = many.observations[i], many.masks[i]
    observe(many.states[i], many.seats[i], many.workspaces[0], many.listed, many.costs, row, mask)


@kernel
def reward_of(state: State, player: int, margin: bool, workspace: Workspace) -> float:
    """What the end of a game is worth to a player."""
    if margin:
        others = 0
        for other in range(state.players):
            others += total(state, other, workspace) if other != player else 0
        return margin_reward(total(state, player, workspace), others, state.players)
    won = winners(state, workspace)
    return win_reward(won & bits.bit(player) != 0, bits.count(won), state.players)


@kernel
def play_one(many: Many, action: int) -> int:
    """A legal action in the first game; the city that is asked next, or OVER. Its player's view is written."""
    act(many, 0, action)
    return show_one(many)


@kernel
def deal_one(many: Many) -> int:
    """Deal the first game; the city that is asked first."""
    deal_game(many, 0)
    return show_one(many)


@kernel
def show_one(many: Many) -> int:
    state = many.states[0]
    if state.phase == Phase.OVER:
        return OVER
    city = next_to_decide(state)
    many.seats[0] = decider(state, city)
    show(many, 0)
    return city


def blank(games: int, players: int, numbers: int, actions: int) -> Many:
    """Room for that many games, whose observations have that many numbers."""

    def zeros(dtype: Any, *shape: int) -> NDArray[Any]:
        return np.zeros((games, *shape), dtype)

    return Many(
        states=zeros(STATE_DTYPE),
        deals=blank_deals(games, players),
        rngs=zeros(np.int64, 4),
        seats=zeros(np.int8),
        observations=zeros(np.float32, numbers),
        masks=zeros(np.int8, actions),
        rewards=zeros(np.float64),
        finished=zeros(np.bool_),
        replaced=zeros(np.bool_),
        last_observations=zeros(np.float32, numbers),
        last_seats=zeros(np.int8),
        last_rewards=zeros(np.float64, MOST_CITIES),
        pile=blank_pile(),
        workspaces=np.zeros(1, WORKSPACE_DTYPE),
        listed=blank_list(),
        costs=blank_list(),
        trial=np.zeros(1, STATE_DTYPE),
    )

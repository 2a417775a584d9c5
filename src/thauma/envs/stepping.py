"""Games as environments step them: an action, what chance and the opponents do then, what the caller observes.

Templates (see kernel/template.py): `rules` is the game's loop, `seen` its observation, `greedy` its simple player.
"""

from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.kernel import ArrayOf, Of, kernel, template
from thauma.kernel.rng import Int8s, Rng, below

State: TypeAlias = Annotated[Any, Of("rules.State")]
States: TypeAlias = Annotated[NDArray[Any], Of("rules.States")]
Deals: TypeAlias = Annotated[NDArray[Any], Of("rules.Deals")]
Scratch: TypeAlias = Annotated[Any, Of("rules.Scratch")]
Rows: TypeAlias = Annotated[NDArray[Any], Of("seen.Rows")]
Masks: TypeAlias = Annotated[NDArray[np.int8], ArrayOf(np.int8, 2)]
Rngs: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64, 2)]
Actions: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64)]
Rewards: TypeAlias = Annotated[NDArray[np.float64], ArrayOf(np.float64)]
AllRewards: TypeAlias = Annotated[NDArray[np.float64], ArrayOf(np.float64, 2)]  # by player
Bools: TypeAlias = Annotated[NDArray[np.bool_], ArrayOf(np.bool_)]

rules: Any = None
seen: Any = None
greedy: Any = None

OVER = -1  # in place of whoever decides next
EITHER = -1  # in place of the caller's seat: drawn for each game

# Who moves for the other seats
ITSELF = 0  # the caller moves for all
RANDOM = 1
GREEDY = 2
OPPONENTS = ("self", "random", "greedy")


class Terms(NamedTuple):
    """What the games are played for and against whom."""

    opponent: int
    seat: int  # the caller's, or EITHER
    margin: bool


class GameArrays(NamedTuple):
    """Games side by side, and room to work in; arrays have a row or a number for each game."""

    states: States
    deals: Deals
    rngs: Rngs
    seats: Int8s  # the player whom the caller observes: its own or, when it plays all, whoever is asked
    observations: Rows
    masks: Masks
    rewards: Rewards
    finished: Bools
    replaced: Bools  # the action was not legal; another took its place
    last_observations: Rows  # of the games that are finished
    last_seats: Int8s
    last_rewards: AllRewards  # by player
    scratch: Scratch


def blank_arrays(loop: Any, deals: Deals, numbers: int, dtype: type[np.generic]) -> GameArrays:
    """Games that are to be dealt with the options of these deals; observations have that many numbers."""

    def zeros(dtype: Any, *shape: int) -> NDArray[Any]:
        return np.zeros((len(deals), *shape), dtype)

    return GameArrays(
        states=zeros(loop.STATE_DTYPE),
        deals=deals,
        rngs=zeros(np.int64, 4),
        seats=zeros(np.int8),
        observations=zeros(dtype, numbers),
        masks=zeros(np.int8, loop.ACTIONS),
        rewards=zeros(np.float64),
        finished=zeros(np.bool_),
        replaced=zeros(np.bool_),
        last_observations=zeros(dtype, numbers),
        last_seats=zeros(np.int8),
        last_rewards=zeros(np.float64, loop.MOST_SEATS),
        scratch=loop.blank_scratch(),
    )


@kernel
def legal_or_first(mask: Int8s, chosen: int) -> int:
    """The action or, if it isn't legal, the legal one with the lowest number."""
    if 0 <= chosen < len(mask) and mask[chosen]:
        return chosen
    action = 0
    while not mask[action]:
        action += 1
    return action


@template
def begin_all(many: GameArrays, terms: Terms) -> None:
    """Deal every game."""
    for i in range(len(many.states)):
        begin_one(many, terms, i)


@template
def begin_one(many: GameArrays, terms: Terms, i: int) -> None:
    """Deal a game and play it to the caller's first decision."""
    rng = many.rngs[i]
    if terms.seat == EITHER:
        many.seats[i] = below(rng, rules.players_of(many.deals[i]))
    else:
        many.seats[i] = terms.seat
    rules.deal_anew(many.states, many.deals, i, many.scratch, rng)
    await_caller(many, terms, i)
    show(many, i)


@template
def step_all(many: GameArrays, terms: Terms, chosen: Actions) -> None:
    """One action in every game; a finished game is dealt anew at once."""
    for i in range(len(chosen)):
        state = many.states[i]
        action = legal_or_first(many.masks[i], chosen[i])
        many.replaced[i] = action != chosen[i]
        rules.advance(state, many.deals[i], rules.seat_to_decide(state), action, many.scratch)
        seat = many.seats[i]
        await_caller(many, terms, i)
        many.finished[i] = rules.is_over(state)
        many.rewards[i] = 0.0
        if many.finished[i]:
            note_end(many, terms, i, seat)
            begin_one(many, terms, i)
        else:
            show(many, i)


@template
def await_caller(many: GameArrays, terms: Terms, i: int) -> None:
    """Let the others choose until the caller is asked, or the game is over."""
    state = many.states[i]
    while not rules.is_over(state):
        seat = rules.seat_to_decide(state)
        player = rules.player_of(state, seat)
        if terms.opponent == ITSELF:
            many.seats[i] = player
        if player == many.seats[i]:
            return
        action = reply(state, seat, terms.opponent, many.scratch, many.rngs[i])
        rules.advance(state, many.deals[i], seat, action, many.scratch)


@template
def reply(state: State, seat: int, opponent: int, scratch: Scratch, rng: Rng) -> int:
    """What an opponent does: the same as players/random.py and players/greedy do with the same random numbers."""
    if opponent == GREEDY:
        return greedy.best_action(state, seat, scratch, rng)
    return scratch.listed[below(rng, rules.list_choices(state, seat, scratch))]


@template
def note_end(many: GameArrays, terms: Terms, i: int, seat: int) -> None:
    state = many.states[i]
    for player in range(rules.players_in(state)):
        many.last_rewards[i, player] = seen.reward_of(state, player, terms.margin, many.scratch)
    many.rewards[i] = many.last_rewards[i, seat]
    many.last_seats[i] = seat
    seen.observe(state, many.deals[i], seat, many.scratch, many.last_observations[i], many.masks[i])


@template
def show(many: GameArrays, i: int) -> None:
    """Write what the caller observes now."""
    row, mask = many.observations[i], many.masks[i]
    seen.observe(many.states[i], many.deals[i], many.seats[i], many.scratch, row, mask)


@template
def play_one(many: GameArrays, action: int) -> int:
    """A legal action in the first game; the seat that decides next, or OVER. Its player's view is written."""
    state = many.states[0]
    rules.advance(state, many.deals[0], rules.seat_to_decide(state), action, many.scratch)
    return show_one(many)


@template
def deal_one(many: GameArrays) -> int:
    """Deal the first game; the seat that decides first."""
    rules.deal_anew(many.states, many.deals, 0, many.scratch, many.rngs[0])
    return show_one(many)


@template
def show_one(many: GameArrays) -> int:
    state = many.states[0]
    if rules.is_over(state):
        return OVER
    seat = rules.seat_to_decide(state)
    many.seats[0] = rules.player_of(state, seat)
    show(many, 0)
    return seat

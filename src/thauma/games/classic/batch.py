"""Many games in one call: an array of states is stepped, masked and dealt anew inside the kernel.

>>> games = Batch(games=4, seed=1, seats=3)
>>> games.movers.tolist()
[0, 0, 0, 0]
>>> actions = games.masks.argmax(axis=1)  # the first legal action of each game
>>> finished = games.step(actions)
>>> games.movers.tolist(), int(finished.sum())
([1, 1, 1, 1], 0)
"""

from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic import actions
from thauma.games.classic.hands import deal_hands
from thauma.games.classic.layout import DEAL_DTYPE, STATE_DTYPE, Phase, State, States, Workspace
from thauma.games.classic.legal import Int16s, blank_list, blank_workspace, list_legal, next_to_decide, sample_legal
from thauma.games.classic.scoring import total
from thauma.games.classic.setup import begin, blank_pile, deal_cards
from thauma.games.classic.tables import FEWEST_CITIES, FREE_CITY_PLAYERS, MOST_CITIES
from thauma.games.classic.turn import decide
from thauma.games.errors import BadOption
from thauma.kernel import ArrayOf, kernel
from thauma.kernel.masks import Actions, Masks, check_actions, random_actions
from thauma.kernel.rng import Int8s, Rng, below, seeded

Deals: TypeAlias = Annotated[NDArray[Any], ArrayOf(DEAL_DTYPE)]
Bools: TypeAlias = Annotated[NDArray[np.bool_], ArrayOf(np.bool_)]
Points: TypeAlias = Annotated[NDArray[np.int16], ArrayOf(np.int16, 2)]  # by game and seat

BLANK = np.zeros(1, STATE_DTYPE)
DEAL_ANEW = -1  # in place of an action


class Batch:
    """Games that run side by side; a finished one is dealt anew at once, and `results` keeps how it ended.

    `movers` holds the seat that is to decide next in each game. The seats of a turn are asked in order; what they
    choose takes effect together when the last one has chosen.
    """

    def __init__(self, games: int, seed: int = 0, seats: int = FEWEST_CITIES) -> None:
        self.states: States = np.zeros(games, STATE_DTYPE)
        self.deals = blank_deals(games, seats)
        self.masks: Masks = np.zeros((games, actions.ACTIONS), np.bool_)
        self.movers: Int8s = np.zeros(games, np.int8)
        self.results: States = np.zeros(games, STATE_DTYPE)  # the last position of each game's previous round
        self._finished: Bools = np.zeros(games, np.bool_)
        self._rng = seeded(seed)
        self._scratch = (blank_pile(), blank_workspace(), blank_list(), blank_list())
        self._step(np.full(games, DEAL_ANEW, np.int64))

    def step(self, chosen: Actions) -> Bools:
        """Carry out one legal action in each game; which games it finished. Nothing happens if one isn't legal."""
        self._step(check_actions(self.masks, chosen))
        return self._finished

    def _step(self, chosen: Actions) -> None:
        arrays = (self.states, self.deals, self.masks, self.movers, chosen, self.results, self._finished)
        step_all(*arrays, *self._scratch, self._rng)

    def random_actions(self) -> Actions:
        """A uniformly random legal action for each game."""
        return random_actions(self.masks, self._rng)


@kernel
def step_all(
    states: States,
    deals: Deals,
    masks: Masks,
    movers: Int8s,
    chosen: Actions,
    results: States,
    finished: Bools,
    pile: Int8s,
    workspace: Workspace,
    listed: Int16s,
    costs: Int16s,
    rng: Rng,
) -> None:
    """One action in every game, or a new deal. The actions are known to be legal."""
    for i in range(len(states)):
        if chosen[i] != DEAL_ANEW:
            decide(states[i], movers[i], chosen[i], workspace)
        finished[i] = states[i].phase == Phase.OVER
        if finished[i]:
            results[i] = states[i]
        if finished[i] or chosen[i] == DEAL_ANEW:
            deal_anew(states, deals, i, pile, rng)
        if states[i].phase == Phase.DEAL:
            deal_hands(states[i], deals[i])
        movers[i] = next_to_decide(states[i])
        write_mask(states[i], movers[i], masks, i, workspace, listed, costs)


@kernel
def deal_anew(states: States, deals: Deals, i: int, pile: Int8s, rng: Rng) -> None:
    deal_cards(deals[i], pile, rng)
    states[i] = BLANK[0]
    begin(states[i], deals[i])


@kernel
def write_mask(
    state: State, seat: int, masks: Masks, i: int, workspace: Workspace, listed: Int16s, costs: Int16s
) -> None:
    for action in range(actions.ACTIONS):
        masks[i, action] = False
    for k in range(list_legal(state, seat, workspace, listed, costs)):
        masks[i, listed[k]] = True


def play_random_games(games: int, rng: Rng, listing: bool, seats: int = FEWEST_CITIES) -> int:
    """Play whole games at random, listing every legal action or sampling one; return the number of decisions."""
    return play_for_points(games, rng, listing, seats)[0]


def play_for_points(games: int, rng: Rng, listing: bool, seats: int) -> tuple[int, Points]:
    """The same, with the points of every seat."""
    points: Points = np.zeros((games, MOST_CITIES), np.int16)
    states: States = np.zeros(1, STATE_DTYPE)
    deals: Deals = blank_deals(1, seats)
    scratch = (blank_pile(), blank_workspace(), blank_list(), blank_list())
    return play_all(points, listing, states, deals, *scratch, rng), points


def blank_deals(games: int, seats: int) -> Deals:
    if not FREE_CITY_PLAYERS <= seats <= MOST_CITIES:
        raise BadOption(f"classic is a game for {FREE_CITY_PLAYERS} to {MOST_CITIES}, not for {seats}")
    deals: Deals = np.zeros(games, DEAL_DTYPE)
    deals["players"] = seats
    return deals


@kernel
def play_all(
    points: Points,
    listing: bool,
    states: States,
    deals: Deals,
    pile: Int8s,
    workspace: Workspace,
    listed: Int16s,
    costs: Int16s,
    rng: Rng,
) -> int:
    """Play a game for each row of `points`; return the number of decisions."""
    decisions = 0
    for game in range(len(points)):
        deal_anew(states, deals, 0, pile, rng)
        state = states[0]
        while state.phase != Phase.OVER:
            if state.phase == Phase.DEAL:
                deal_hands(state, deals[0])
            seat = next_to_decide(state)
            if listing:
                action = listed[below(rng, list_legal(state, seat, workspace, listed, costs))]
            else:
                action = sample_legal(state, seat, rng, workspace, listed, costs)
            decide(state, seat, action, workspace)
            decisions += 1
        for seat in range(state.circle):
            points[game, seat] = total(state, seat, workspace)
    return decisions


def warm() -> None:
    """Compile what this file offers, by using it once."""
    batch = Batch(games=1)
    batch.step(batch.random_actions())
    for listing in (True, False):
        play_random_games(1, seeded(0), listing)

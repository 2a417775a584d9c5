"""Many games in one call: an array of states is stepped, masked and dealt anew inside the kernel.

>>> games = Batch(games=4, seed=1)
>>> games.masks.shape
(4, 240)
>>> actions = games.masks.argmax(axis=1)  # the first legal action of each game
>>> finished = games.step(actions)
>>> int(finished.sum())
0
"""

from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel import actions
from thauma.games.duel.chance import settle
from thauma.games.duel.layout import DEAL_DTYPE, STATE_DTYPE, Deal, Phase, State, States
from thauma.games.duel.legal import Int16s, blank_list, list_legal, sample_legal
from thauma.games.duel.setup import begin, blank_pile, deal_cards
from thauma.games.duel.turn import decide
from thauma.games.errors import BadOption
from thauma.kernel import ArrayOf, kernel
from thauma.kernel.masks import Actions, Masks, check_actions, random_actions
from thauma.kernel.rng import Int8s, Rng, below, seeded

Deals: TypeAlias = Annotated[NDArray[Any], ArrayOf(DEAL_DTYPE)]
Bools: TypeAlias = Annotated[NDArray[np.bool_], ArrayOf(np.bool_)]

BLANK = np.zeros(1, STATE_DTYPE)


class Batch:
    """Games that run side by side; a finished one is dealt anew at once, and `results` keeps how it ended."""

    def __init__(self, games: int, seed: int = 0, seats: int = 2) -> None:
        if seats != 2:
            raise BadOption(f"Duel is a game for 2, not for {seats}")
        self.states: States = np.zeros(games, STATE_DTYPE)
        self.deals: Deals = np.zeros(games, DEAL_DTYPE)
        self.masks: Masks = np.zeros((games, actions.ACTIONS), np.bool_)
        self.movers: Int8s = np.zeros(games, np.int8)
        self.results: States = np.zeros(games, STATE_DTYPE)  # the last position of each game's previous round
        self._finished: Bools = np.zeros(games, np.bool_)
        self._rng = seeded(seed)
        self._pile, self._listed, self._costs = blank_pile(), blank_list(), blank_list()
        begin_all(self.states, self.deals, self.masks, self.movers, *self._scratch)

    @property
    def _scratch(self) -> tuple[Int8s, Int16s, Int16s, Rng]:
        return self._pile, self._listed, self._costs, self._rng

    def step(self, chosen: Actions) -> Bools:
        """Carry out one legal action in each game; which games it finished. Nothing happens if one isn't legal."""
        chosen = check_actions(self.masks, chosen)
        step_all(self.states, self.deals, self.masks, self.movers, chosen, self.results, self._finished, *self._scratch)
        return self._finished

    def random_actions(self) -> Actions:
        """A uniformly random legal action for each game."""
        return random_actions(self.masks, self._rng)


@kernel
def begin_all(
    states: States, deals: Deals, masks: Masks, movers: Int8s, pile: Int8s, listed: Int16s, costs: Int16s, rng: Rng
) -> None:
    for i in range(len(states)):
        deal_anew(states, deals, i, pile, rng)
        movers[i] = states[i].mover
        write_mask(states[i], masks, i, listed, costs)


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
    listed: Int16s,
    costs: Int16s,
    rng: Rng,
) -> None:
    """One action in every game. The actions are known to be legal."""
    for i in range(len(states)):
        decide(states[i], chosen[i])
        settle(states[i], deals[i])
        finished[i] = states[i].phase == Phase.OVER
        if finished[i]:
            results[i] = states[i]
            deal_anew(states, deals, i, pile, rng)
        movers[i] = states[i].mover
        write_mask(states[i], masks, i, listed, costs)


@kernel
def deal_anew(states: States, deals: Deals, i: int, pile: Int8s, rng: Rng) -> None:
    deal_cards(deals[i], pile, rng)
    states[i] = BLANK[0]
    begin(states[i], deals[i])
    settle(states[i], deals[i])


@kernel
def write_mask(state: State, masks: Masks, i: int, listed: Int16s, costs: Int16s) -> None:
    masks[i, :] = False
    for k in range(list_legal(state, listed, costs)):
        masks[i, listed[k]] = True


def play_random_games(games: int, rng: Rng, listing: bool, seats: int = 2) -> int:
    """Play whole games at random, listing every legal action or sampling one; return the number of decisions."""
    if seats != 2:
        raise BadOption(f"Duel is a game for 2, not for {seats}")
    states: States = np.zeros(1, STATE_DTYPE)
    deals: Deals = np.zeros(1, DEAL_DTYPE)
    return play_all(games, listing, states, deals, blank_pile(), blank_list(), blank_list(), rng)


@kernel
def play_all(
    games: int, listing: bool, states: States, deals: Deals, pile: Int8s, listed: Int16s, costs: Int16s, rng: Rng
) -> int:
    decisions = 0
    for _ in range(games):
        deal_anew(states, deals, 0, pile, rng)
        decisions += play_out(states[0], deals[0], listing, listed, costs, rng)
    return decisions


@kernel
def play_out(state: State, deal: Deal, listing: bool, listed: Int16s, costs: Int16s, rng: Rng) -> int:
    """Play a game to its end at random."""
    decisions = 0
    while state.phase != Phase.OVER:
        if listing:
            action = listed[below(rng, list_legal(state, listed, costs))]
        else:
            action = sample_legal(state, rng, listed)
        decide(state, action)
        settle(state, deal)
        decisions += 1
    return decisions


def warm() -> None:
    """Compile what this file offers, by using it once."""
    batch = Batch(games=1)
    batch.step(batch.random_actions())
    for listing in (True, False):
        play_random_games(1, seeded(0), listing)

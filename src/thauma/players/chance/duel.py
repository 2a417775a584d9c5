"""The chance events of Duel: every way in which one may end, and what each of them is worth."""

from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.kernels import (
    FIRST_CHANCE,
    GUILD_DECK,
    PILE_SIZE,
    PILES,
    STATE_DTYPE,
    TOKENS_DRAWN,
    WONDERS_PER_CITY,
    Back,
    Int16s,
    Phase,
    Place,
    State,
    States,
    Victory,
    after_reveal,
    blank_list,
    decide,
    lay_out_wonder,
    list_legal,
    next_to_reveal,
    settle_at_random,
    turn_up,
)
from thauma.kernel import kernel
from thauma.kernel.rng import Rng, next_word, reseed, seeded
from thauma.players.chance import Event
from thauma.players.evaluation import Kind
from thauma.players.evaluation.duel import Evaluator, evaluate, make_evaluator
from thauma.players.network import Floats, Net
from thauma.players.search.duel.tree import PUCT, ROOT, WORDS, SearchParams, Tree, blank_tree, plant, simulate

SEATS = 2
KINDS = {Phase.OFFER_WONDERS: "wonders", Phase.LAY_AGE: "age", Phase.REVEAL: "reveal", Phase.DRAW_TOKENS: "tokens"}
SEED = 16  # of every judgement: the same position is worth the same whatever else is judged


def event_after(state: State, _seat: int, action: int, most: int, samples: int, rng: Rng) -> Event | None:
    """What chance decides after an action: all its outcomes if there are at most so many, else some drawn at random."""
    due = np.zeros(1, STATE_DTYPE)
    due[0] = state
    decide(due[0], action)
    phase = Phase(int(due[0]["phase"]))
    if not FIRST_CHANCE <= phase < Phase.OVER:
        return None
    if 0 < _number(due[0], phase) <= most:
        return Event(KINDS[phase], _every_outcome(due, phase), exact=True)
    drawn = np.repeat(due, samples)
    for outcome in drawn:
        settle_at_random(outcome, rng)
    return Event(KINDS[phase], drawn, exact=False)


def _number(due: State, phase: Phase) -> int:
    """How many outcomes there are; 0 if nobody would count them."""
    if phase == Phase.OFFER_WONDERS:
        return comb(int(due["unseen_wonders"]).bit_count(), WONDERS_PER_CITY)
    if phase == Phase.DRAW_TOKENS:
        left = int(due["box"]).bit_count()
        return comb(left, min(left, TOKENS_DRAWN))
    return len(_reveals(due)) if phase == Phase.REVEAL else 0


def _every_outcome(due: States, phase: Phase) -> States:
    if phase == Phase.REVEAL:
        return _reveals(due[0])
    field, number = ("unseen_wonders", WONDERS_PER_CITY) if phase == Phase.OFFER_WONDERS else ("box", TOKENS_DRAWN)
    members = [member for member in range(64) if int(due[0][field]) >> member & 1]
    draws = list(combinations(members, min(number, len(members))))
    outcomes = np.repeat(np.asarray(due), len(draws))
    for outcome, draw in zip(outcomes, draws, strict=True):
        if phase == Phase.OFFER_WONDERS:
            for wonder in draw:
                lay_out_wonder(outcome, wonder)
            outcome["phase"] = Phase.DRAFT
        else:
            outcome["offer"] = sum(1 << token for token in draw)
            outcome["phase"] = Phase.LIBRARY
    return outcomes


def _reveals(due: State) -> States:
    """Every card, or every pair of cards, that may turn up."""
    states = np.zeros(1, STATE_DTYPE)
    states[0] = due
    while states[0]["phase"] == Phase.REVEAL:
        after = np.zeros(len(states) * int(PILE_SIZE.max()), STATE_DTYPE)
        states = after[: reveal_one(states, after)]
    return states


@kernel
def reveal_one(states: States, after: States) -> int:
    """Write every state in which the next card of these has turned up; return how many there are."""
    number = 0
    for i in range(len(states)):
        slot = next_to_reveal(states[i])
        deck = GUILD_DECK if states[i].structure[slot] == Back.HIDDEN_GUILD else int(states[i].age)
        for k in range(PILE_SIZE[deck]):
            card = int(PILES[deck, k])
            if states[i].place[card] == Place.UNSEEN:
                after[number] = states[i]
                turn_up(after[number], slot, card)
                after_reveal(after[number])
                number += 1
    return number


class Judge:
    """What positions are worth to each seat: their chances to win, after a short search of each with the net."""

    def __init__(self, net: Net, simulations: int) -> None:
        self._evaluator = make_evaluator(Kind.NET, net)
        self._tree = blank_tree(simulations)
        self._simulations = simulations

    def chances(self, states: States) -> NDArray[np.float64]:
        """By position and seat."""
        values = np.zeros(len(states), np.float32)
        search_all(self._tree, self._evaluator, PUCT, states, self._simulations, values, seeded(SEED))
        first = (1 + np.clip(values.astype(np.float64), -1, 1)) / 2
        return np.stack([first, 1 - first], axis=1)


@kernel
def search_all(
    tree: Tree,
    evaluator: Evaluator,
    params: SearchParams,
    states: States,
    simulations: int,
    values: Floats,
    rng: Rng,
) -> None:
    """The value of each position for seat 0, each searched with the same random numbers."""
    for i in range(len(states)):
        reseed(rng, SEED, 0, 0)
        plant(tree, evaluator, params, states[i], rng)
        if not tree.nodes[ROOT].over:
            simulate(tree, evaluator, params, simulations, rng)
        value = tree.nodes[ROOT].value
        values[i] = value if tree.nodes[ROOT].seat == 0 else -value


class Playouts:
    """Plays positions to the end, both sides by the policy of the net, and counts who has won by what."""

    kinds = tuple(kind.name.lower() for kind in Victory if kind != Victory.NONE)

    def __init__(self, net: Net) -> None:
        self._evaluator = make_evaluator(Kind.NET, net)
        self._lists = blank_list(), blank_list()
        self._priors = np.zeros(len(self._lists[0]), np.float32)

    def count(self, state: State, playouts: int, rng: Rng) -> NDArray[np.int64]:
        """Victories by seat and kind, in the order of `kinds`; a shared one counts for nobody."""
        counts = np.zeros((SEATS, len(self.kinds)), np.int64)
        trial = np.zeros(1, STATE_DTYPE)
        for _ in range(playouts):
            trial[0] = state
            play_by_policy(self._evaluator, trial, *self._lists, self._priors, rng)
            if trial[0]["winners"] in (0b01, 0b10):
                counts[int(trial[0]["winners"]) - 1, int(trial[0]["victory"]) - 1] += 1
        return counts


@kernel
def play_by_policy(
    evaluator: Evaluator, trial: States, listed: Int16s, costs: Int16s, priors: Floats, rng: Rng
) -> None:
    """Lead a position to the end: every move as likely as the policy has it."""
    while trial[0].phase != Phase.OVER:
        number = list_legal(trial[0], listed, costs)
        evaluate(evaluator, trial[0], listed, number, priors, rng)
        left, chosen = next_word(rng) / WORDS, 0
        while chosen < number - 1 and left >= priors[chosen]:
            left -= priors[chosen]
            chosen += 1
        decide(trial[0], listed[chosen])
        settle_at_random(trial[0], rng)

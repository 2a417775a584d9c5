"""One simulation: sample what is hidden, let all players walk down their trees together, judge, and tell the trees.

All choose without knowing what the others choose. A player who comes to the end of his tree goes on by his policy;
when the player who thinks comes to the end of his, the turn is completed and the position judged for everyone.
"""

from typing import NamedTuple

import numpy as np

from thauma.games.classic.kernels import (
    CARDS,
    NO_CHOICE,
    Int16s,
    Phase,
    State,
    Workspace,
    act_of,
    card_of,
    deal_hands_at_random,
    decide,
    decider,
    is_free_city,
    is_same_but_for_payment,
    left_of,
    list_legal,
    next_to_decide,
    resample,
    right_of,
    total,
)
from thauma.kernel import inlined, kernel
from thauma.kernel.arithmetic import exp, log
from thauma.kernel.rng import Rng, next_word
from thauma.players.evaluation.classic import WIN_PART, Evaluator, evaluate, worth_to, write_priors
from thauma.players.network import Floats
from thauma.players.search.classic.belief import forget
from thauma.players.search.classic.forest import (
    NO_FAVOUR,
    NONE,
    OFF,
    Forest,
    add_edge,
    add_node,
    clear,
    edge_with,
    has_room,
)

ACTS = 5
ASKED = 8  # times that the policy is asked at a node: what is at hand differs from sample to sample
LIKING = 0.08  # what a card of a favoured colour is worth to a player
NOISE_SHARPNESS = 4.0  # the larger, the fewer candidates the noise picks out
WORDS_IN_ALL = 4294967296.0


class SearchParams(NamedTuple):
    """How a search explores."""

    exploration: float
    first_play: float  # how much worse than its node an untried action is taken to be
    plain: bool  # UCB1 without a policy instead of PUCT
    noise: float  # how much of the root's priors is noise


PUCT = SearchParams(exploration=0.6, first_play=0.1, plain=False, noise=0.0)
UCT = SearchParams(exploration=0.5, first_play=0.0, plain=True, noise=0.0)


@kernel
def plant(forest: Forest, state: State, player: int, rng: Rng) -> None:
    """Begin to think about a position as a player knows it."""
    forest.root[0] = state
    forget(forest.root[0], player, forest.notes, rng)
    clear(forest, state.players, WIN_PART * (2.0 / state.players - 1.0))


@kernel
def simulate(
    forest: Forest, evaluator: Evaluator, params: SearchParams, player: int, simulations: int, rng: Rng
) -> int:
    """Simulate so many times, or until there is no room; return how often it was."""
    for done in range(simulations):
        if not has_room(forest):
            return done
        walk(forest, evaluator, params, player, rng)
        evaluate(evaluator, forest.trial[0], rng)
        back_up(forest, evaluator)
    return simulations


@kernel
def walk(forest: Forest, evaluator: Evaluator, params: SearchParams, thinker: int, rng: Rng) -> None:
    """Go on from the root until the one who thinks has left his tree and the turn is completed."""
    forest.trial[0] = forest.root[0]
    state = forest.trial[0]
    resample(state, thinker, forest.notes, rng)
    forest.used[2] = 0
    for player in range(state.players):
        forest.at[player] = 1 + player
    while state.phase != Phase.OVER and (forest.at[thinker] != OFF or is_choosing(state)):
        seat = next_to_decide(state)
        player = decider(state, seat)
        decide(
            state,
            seat,
            choose_action(forest, evaluator, params, state, seat, player, player == thinker, rng),
            forest.workspace,
        )
        if state.phase == Phase.DEAL:
            deal_hands_at_random(state, forest.pile, rng)


@kernel
def is_choosing(state: State) -> bool:
    """Whether somebody has chosen what has not been carried out yet."""
    choosing = False
    for seat in range(state.circle):
        choosing = choosing or state.choice[seat] != NO_CHOICE
    return choosing


@kernel
def choose_action(
    forest: Forest,
    evaluator: Evaluator,
    params: SearchParams,
    state: State,
    seat: int,
    player: int,
    thinks: bool,
    rng: Rng,
) -> int:
    """What a player does for a seat: by his tree, or by his policy when he has left it."""
    number = list_candidates(state, seat, forest.workspace, forest.listed, forest.costs)
    node = forest.at[player]
    if node == OFF:
        write_priors(evaluator, state, seat, forest.listed, number, forest.priors)
        return forest.listed[drawn(forest.priors, number, rng)]
    find_edges(forest, evaluator, state, seat, node, number)
    if thinks and node == 1 + player and params.noise > 0:
        mix_noise(forest, params, number)
    i = highest_bound(forest, params, number) if params.plain else most_promising(forest, params, node, number)
    edge = forest.edges[forest.found[i]]
    note_step(forest, node, forest.found[i], player)
    if edge.child == NONE:
        edge.child = add_node(forest)
        forest.at[player] = OFF
    else:
        forest.at[player] = edge.child
        child = forest.nodes[edge.child]
        if child.visits == 0:
            child.worth = edge.worth / edge.visits
            child.visits = 1
    return forest.listed[i]


@kernel
def list_candidates(state: State, seat: int, workspace: Workspace, listed: Int16s, costs: Int16s) -> int:
    """The legal actions with one payment for each thing: the cheapest, to the neighbour who is less of a danger."""
    number = list_legal(state, seat, workspace, listed, costs)
    kept = 0
    for i in range(number):
        same = kept > 0 and is_same_but_for_payment(listed[i], listed[kept - 1])
        if not same:
            kept += 1
        elif costs[i] > costs[kept - 1] or (costs[i] == costs[kept - 1] and not leans_left(state, seat, workspace)):
            continue
        listed[kept - 1] = listed[i]
        costs[kept - 1] = costs[i]
    return kept


@kernel
def leans_left(state: State, seat: int, workspace: Workspace) -> bool:
    """Whether a city rather pays its left neighbour than its right one: nobody's city, or the one with fewer points."""
    left, right = left_of(state, seat), right_of(state, seat)
    if is_free_city(state, left) or is_free_city(state, right):
        return is_free_city(state, left)
    return total(state, left, workspace) < total(state, right, workspace)


@inlined
def key_of(state: State, seat: int, action: int) -> int:
    """What an edge stands for: an act and a card, for the own city or for the Free City."""
    return ((ACTS if is_free_city(state, seat) else 0) + act_of(action)) * CARDS + card_of(action)


@kernel
def find_edges(forest: Forest, evaluator: Evaluator, state: State, seat: int, node: int, number: int) -> None:
    """Find the edge of each candidate, adding what is new; ask the policy while it may have something new to say."""
    ask = forest.nodes[node].judged < ASKED
    for i in range(number):
        key = key_of(state, seat, forest.listed[i])
        edge = edge_with(forest, node, key)
        if edge == NONE:
            edge = add_edge(forest, node, key)
            ask = True
        forest.found[i] = edge
        forest.edges[edge].available += 1
        forest.edges[edge].action = forest.listed[i]
    if ask:
        write_priors(evaluator, state, seat, forest.listed, number, forest.priors)
        forest.nodes[node].judged += 1
        for i in range(number):
            edge = forest.edges[forest.found[i]]
            edge.prior += forest.priors[i]
            edge.judged += 1
    gather_priors(forest, number)


@kernel
def gather_priors(forest: Forest, number: int) -> None:
    """What the policy said of each candidate on the average, as shares."""
    together = 0.0
    for i in range(number):
        edge = forest.edges[forest.found[i]]
        forest.priors[i] = edge.prior / edge.judged
        together += forest.priors[i]
    for i in range(number):
        forest.priors[i] /= together


@kernel
def most_promising(forest: Forest, params: SearchParams, node: int, number: int) -> int:
    """The candidate that promises most, counting what little is known about it in its favour."""
    record = forest.nodes[node]
    untried = record.worth / record.visits - params.first_play
    best, best_promise = 0, -1e9
    for i in range(number):
        edge = forest.edges[forest.found[i]]
        value = edge.worth / edge.visits if edge.visits else untried
        spread = params.exploration * np.sqrt(float(edge.available))
        promise = value + spread * forest.priors[i] / (1 + edge.visits)
        if promise > best_promise:
            best, best_promise = i, promise
    return best


@kernel
def highest_bound(forest: Forest, params: SearchParams, number: int) -> int:
    """UCB1: each candidate once, then the one with the highest bound."""
    best, best_promise = 0, -1e9
    for i in range(number):
        edge = forest.edges[forest.found[i]]
        if edge.visits == 0:
            return i
        promise = edge.worth / edge.visits
        promise += params.exploration * np.sqrt(log(float(edge.available)) / edge.visits)
        if promise > best_promise:
            best, best_promise = i, promise
    return best


@kernel
def drawn(shares: Floats, number: int, rng: Rng) -> int:
    """A candidate, as likely as its share."""
    left = next_word(rng) / WORDS_IN_ALL
    for i in range(number - 1):
        left -= shares[i]
        if left < 0:
            return i
    return number - 1


@inlined
def note_step(forest: Forest, node: int, edge: int, player: int) -> None:
    step = 3 * forest.used[2]
    forest.path[step] = node
    forest.path[step + 1] = edge
    forest.path[step + 2] = player
    forest.used[2] += 1


@kernel
def back_up(forest: Forest, evaluator: Evaluator) -> None:
    """Tell every choice what it led to for the player who made it."""
    for step in range(forest.used[2]):
        player = forest.path[3 * step + 2]
        worth = worth_to(evaluator, player)
        if forest.favours[player] != NO_FAVOUR:
            worth += LIKING * forest.trial[0].cities[player].colours[forest.favours[player]]
        node = forest.nodes[forest.path[3 * step]]
        node.visits += 1
        node.worth += worth
        edge = forest.edges[forest.path[3 * step + 1]]
        edge.visits += 1
        edge.worth += worth
        edge.chances += evaluator.chances[player]
        edge.margins += evaluator.margins[player]


@kernel
def mix_noise(forest: Forest, params: SearchParams, number: int) -> None:
    for i in range(number):
        forest.priors[i] += params.noise * (forest.noise[i] - forest.priors[i])


@kernel
def make_noise(forest: Forest, number: int, rng: Rng) -> None:
    """Shares for the candidates of the root, most of them small."""
    together = 0.0
    for i in range(number):
        forest.noise[i] = exp(-NOISE_SHARPNESS * log(WORDS_IN_ALL / (1.0 + next_word(rng))))
        together += forest.noise[i]
    for i in range(number):
        forest.noise[i] /= together

"""Search in Duel: a tree in which every node is a position that both players know, and chance stands between them.

Closed loop: the position is stored in its node. An edge whose action raises a chance event has a child for each outcome
seen so far; new outcomes are drawn while there are fewer than a bound that grows with the edge's visits, after that the
known ones are visited in turn. Nothing in the tree knows more than the seat that thinks.
"""

from enum import IntEnum
from typing import Annotated, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.kernels import (
    CAPITAL,
    GUILD_DECK,
    PILE_SIZE,
    PILES,
    SLOTS,
    STATE_DTYPE,
    SYMBOLS_TO_WIN,
    WONDERS_PER_CITY,
    Back,
    Int16s,
    Phase,
    Place,
    State,
    States,
    blank_list,
    decide,
    is_chance,
    lead,
    list_legal,
    next_to_reveal,
    settle_at_random,
)
from thauma.kernel import ArrayOf, bits, inlined, kernel
from thauma.kernel.arithmetic import log
from thauma.kernel.rng import Rng, next_word
from thauma.players.evaluation.duel import Evaluator, evaluate, outcome
from thauma.players.network import Floats
from thauma.players.network.layers import Int32s
from thauma.players.search.records import EDGE_DTYPE, LOST, NODE_DTYPE, OVER, PROVEN, WON, Edges, Nodes

Int64s: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64)]

EDGES_PER_NODE = 28  # on average in a tree; a test sees that it suffices, even for rich cities
MOST_EDGES = 96  # of one node
COUNTLESS = 1 << 15  # outcomes of a chance event
DEEPEST = 240  # decisions in a game and some more

ROOT = 1  # node 0 stands for none
WORDS = 1 << 32  # what next_word can give
PLENTY = 8  # coins with which nobody is poor

KEY_BITS = 47
KEY = (1 << KEY_BITS) - 1
PRIME_BITS, PRIME_REST = 24, 0x193  # the prime that keys are multiplied by (FNV) is 2**24 + 0x193


class Plan(IntEnum):
    """What a seat may be taken with."""

    SCIENCE = 0  # complete with six symbols
    WAR = 1  # with the pawn at the gates
    STARVING = 2  # with an opponent without coins
    WONDERS = 3  # with four wonders built


class SearchParams(NamedTuple):
    """How a search explores."""

    exploration: float
    first_play: float  # how much worse than its parent an untried move is taken to be
    plain: bool  # UCB1 without a policy instead of PUCT
    outcomes: float  # different outcomes of a chance event: 1 + this times the root of its visits
    overlooked: float = 0.0  # the share of moves, of either side, that the seat doesn't see
    fan: int = 0  # the seat that has a favourite plan
    plan: int = 0  # which: a Plan
    bias: float = 0.0  # how much it is taken with it: what it thinks that the complete plan is worth


PUCT = SearchParams(exploration=0.6, first_play=0.1, plain=False, outcomes=1.0)
UCT = SearchParams(exploration=0.5, first_play=0.0, plain=True, outcomes=1.0)


def taken_with(params: SearchParams, plan: Plan, fan: int, bias: float) -> SearchParams:
    """How a seat explores that takes its plan for better than it is."""
    return params._replace(fan=fan, plan=int(plan), bias=bias)


class Tree(NamedTuple):
    states: States
    nodes: Nodes
    edges: Edges
    used: Int64s  # nodes, edges; and how many actions are listed
    path: Int64s  # (node, edge) pairs from the root
    listed: Int16s
    costs: Int16s
    priors: Floats
    trial: States  # one


def blank_tree(capacity: int) -> Tree:
    """Room for so many positions beside the root. The memory is taken only as the tree grows."""
    return Tree(
        np.zeros(capacity + 2, STATE_DTYPE),
        np.zeros(capacity + 2, NODE_DTYPE),
        np.zeros((capacity + 2) * EDGES_PER_NODE + MOST_EDGES, EDGE_DTYPE),
        np.zeros(3, np.int64),
        np.zeros(2 * DEEPEST, np.int64),
        blank_list(),
        blank_list(),
        np.zeros(MOST_EDGES, np.float32),
        np.zeros(1, STATE_DTYPE),
    )


@kernel
def plant(tree: Tree, evaluator: Evaluator, params: SearchParams, state: State, rng: Rng) -> None:
    """Begin a new tree at a decision."""
    tree.used[0] = ROOT
    tree.used[1] = 0
    tree.trial[0] = state
    add_node(tree, evaluator, params, 0, rng)


@kernel
def simulate(tree: Tree, evaluator: Evaluator, params: SearchParams, simulations: int, rng: Rng) -> None:
    """Walk from the root to a new position, judge it, and tell every position on the way; end when all is proven."""
    for _ in range(simulations):
        if tree.nodes[ROOT].over:
            return  # nothing is left to find out
        node = ROOT
        depth = 0
        while True:
            edge = select(tree, params, node)
            tree.path[2 * depth] = node
            tree.path[2 * depth + 1] = edge
            depth += 1
            known = tree.used[0]
            child = descend(tree, evaluator, params, node, edge, rng)
            if child == 0:  # the tree is full: judge the position without keeping it
                value = judge_leaf(tree, evaluator, params, rng)
                break
            if child >= known or tree.nodes[child].over:
                value = tree.nodes[child].value if tree.nodes[child].seat == 0 else -tree.nodes[child].value
                break
            node = child
        back_up(tree, depth, value)
        if child and tree.nodes[child].over:
            prove(tree, depth, child)


@inlined
def select(tree: Tree, params: SearchParams, node: int) -> int:
    """The edge that promises most, counting what little is known about it in its favour."""
    record = tree.nodes[node]
    first, end = record.first_edge, record.first_edge + record.edges
    if end - first == 1:
        return first
    if params.plain:
        return by_ucb(tree, params, record.visits, first, end)
    best, best_promise = first, -1e9
    spread = params.exploration * np.sqrt(float(record.visits))
    untried = record.value - params.first_play
    for i in range(first, end):
        edge = tree.edges[i]
        if edge.proof == LOST:
            continue
        value = edge.value if edge.visits else untried
        promise = value + spread * edge.prior / (1 + edge.visits)
        if promise > best_promise:
            best, best_promise = i, promise
    return best


@kernel
def by_ucb(tree: Tree, params: SearchParams, visits: int, first: int, end: int) -> int:
    """The edge with the highest upper confidence bound; every edge is tried once."""
    best, best_promise = first, -1e9
    spread = params.exploration * np.sqrt(log(float(visits)))
    for i in range(first, end):
        edge = tree.edges[i]
        if edge.visits == 0:
            return i
        if edge.proof == LOST:
            continue
        promise = edge.value + spread / np.sqrt(float(edge.visits))
        if promise > best_promise:
            best, best_promise = i, promise
    return best


@inlined
def descend(tree: Tree, evaluator: Evaluator, params: SearchParams, node: int, edge_number: int, rng: Rng) -> int:
    """The position that an edge leads to, added if it is new; 0 if it is new and there is no room (see `trial`)."""
    edge = tree.edges[edge_number]
    if edge.child:
        if edge.outcomes == 0:
            return edge.child
        if edge.outcomes >= 1 + params.outcomes * np.sqrt(float(edge.visits)):
            return next_outcome(tree, edge_number)
    tree.trial[0] = tree.states[node]
    decide(tree.trial[0], edge.action)
    key = 0
    chance = is_chance(tree.trial[0])
    if chance:
        settle_at_random(tree.trial[0], rng)
        key = key_of(tree.trial[0])
        other = edge.child
        while other:
            if tree.nodes[other].key == key:
                return other
            other = tree.nodes[other].sibling
    added = add_node(tree, evaluator, params, key, rng)
    if added:
        tree.nodes[added].sibling = edge.child
        edge.child = added
        edge.outcomes += chance
    return added


@inlined
def next_outcome(tree: Tree, edge_number: int) -> int:
    """The known outcomes of an edge in turn: those that chance has brought stand for all."""
    edge = tree.edges[edge_number]
    outcome = edge.turn if edge.turn else edge.child
    edge.turn = tree.nodes[outcome].sibling
    return outcome


@kernel
def key_of(state: State) -> int:
    """A number for what chance has just laid out."""
    key = int(state.offer) + 1
    for slot in range(SLOTS):
        key = (times_prime(key) ^ (int(state.structure[slot]) + 4)) & KEY
    return key


@inlined
def times_prime(key: int) -> int:
    """The product of which a key takes the last bits; those that would not fit into 63 bits are left out before."""
    return ((key & (KEY >> PRIME_BITS)) << PRIME_BITS) + key * PRIME_REST


@inlined
def add_node(tree: Tree, evaluator: Evaluator, params: SearchParams, key: int, rng: Rng) -> int:
    """Store and judge the position in `trial`; 0 if there is no room."""
    number = tree.used[0]
    if number >= len(tree.nodes) or tree.used[1] + MOST_EDGES > len(tree.edges):
        return 0
    tree.used[0] += 1
    tree.states[number] = tree.trial[0]
    node = tree.nodes[number]
    node.key = key
    node.visits = 1
    node.first_edge = tree.used[1]
    node.edges = 0
    node.sibling = 0
    node.over = OVER if tree.trial[0].phase == Phase.OVER else 0
    node.seat = 0 if node.over else tree.trial[0].mover
    value = judge_leaf(tree, evaluator, params, rng)
    node.value = value if node.seat == 0 else -value
    if not node.over:
        node.edges = list_edges(tree, params, rng)
    return number


@inlined
def judge_leaf(tree: Tree, evaluator: Evaluator, params: SearchParams, rng: Rng) -> float:
    """The value of the position in `trial` for seat 0; its actions and priors are then in `listed` and `priors`."""
    if tree.trial[0].phase == Phase.OVER:
        return outcome(tree.trial[0])
    number = list_legal(tree.trial[0], tree.listed, tree.costs)
    tree.used[2] = number
    value = evaluate(evaluator, tree.trial[0], tree.listed, number, tree.priors, rng)
    if params.bias:
        value = min(max(value + leaning(tree.trial[0], params), -1.0), 1.0)
    return value


@kernel
def leaning(state: State, params: SearchParams) -> float:
    """How much better than it is a fan of a plan takes the position to be, for seat 0."""
    belief = params.bias * part_of_plan(state, params.fan, params.plan)
    return belief if params.fan == 0 else -belief


@kernel
def part_of_plan(state: State, seat: int, plan: int) -> float:
    """How much of a plan a seat has carried out."""
    if plan == Plan.SCIENCE:
        return bits.count(state.cities[seat].symbols) / SYMBOLS_TO_WIN
    if plan == Plan.WAR:
        return lead(state, seat) / CAPITAL
    if plan == Plan.STARVING:
        return max(0.0, 1.0 - state.cities[1 - seat].coins / PLENTY)
    return bits.count(state.cities[seat].wonders_done) / WONDERS_PER_CITY


@inlined
def list_edges(tree: Tree, params: SearchParams, rng: Rng) -> int:
    """An edge for each action that `judge_leaf` has listed, and that is not overlooked."""
    number = 0
    for i in range(tree.used[2]):
        may_be_overlooked = params.overlooked > 0.0 and (number > 0 or i + 1 < tree.used[2])
        if may_be_overlooked and next_word(rng) < params.overlooked * WORDS:
            continue
        edge = tree.edges[tree.used[1] + number]
        number += 1
        edge.value = 0.0
        edge.prior = tree.priors[i]
        edge.visits = 0
        edge.child = 0
        edge.turn = 0
        edge.outcomes = 0
        edge.proof = 0
        edge.action = tree.listed[i]
    tree.used[1] += number
    return number


@inlined
def back_up(tree: Tree, depth: int, value: float) -> None:
    """Tell every position and edge on the path what was found for seat 0."""
    for step in range(depth):
        node = tree.nodes[tree.path[2 * step]]
        edge = tree.edges[tree.path[2 * step + 1]]
        found = value if node.seat == 0 else -value
        node.visits += 1
        node.value += (found - node.value) / node.visits
        edge.visits += 1
        edge.value += (found - edge.value) / edge.visits


@kernel
def prove(tree: Tree, depth: int, leaf: int) -> None:
    """Carry what is known for certain up the path: a seat takes a win, and loses only if every move does."""
    child = leaf
    for back in range(depth):
        number, edge_number = tree.path[2 * (depth - 1 - back)], tree.path[2 * (depth - 1 - back) + 1]
        node, edge = tree.nodes[number], tree.edges[edge_number]
        value = tree.nodes[child].value if tree.nodes[child].seat == node.seat else -tree.nodes[child].value
        if (value != 1.0 and value != -1.0) or not every_outcome_is(tree, number, edge_number, value):
            return
        edge.value = value
        edge.proof = WON if value > 0 else LOST
        if edge.proof == LOST and not all_are_lost(tree, number):
            return
        node.over = PROVEN
        node.value = value
        child = number


@kernel
def every_outcome_is(tree: Tree, node: int, edge_number: int, value: float) -> bool:
    """Whether whatever chance may bring after a move is known to have this value for the seat that moves."""
    edge = tree.edges[edge_number]
    if edge.outcomes == 0:
        return True
    tree.trial[0] = tree.states[node]
    decide(tree.trial[0], edge.action)
    if edge.outcomes < number_of_outcomes(tree.trial[0]):
        return False
    outcome = edge.child
    while outcome:
        record = tree.nodes[outcome]
        found = record.value if record.seat == tree.nodes[node].seat else -record.value
        if not record.over or found != value:
            return False
        outcome = record.sibling
    return True


@kernel
def number_of_outcomes(state: State) -> int:
    """How many cards a single one to be revealed may be; for any other chance event more than a tree ever sees."""
    slot = next_to_reveal(state) if state.phase == Phase.REVEAL else -1
    if slot < 0:
        return COUNTLESS
    deck = GUILD_DECK if state.structure[slot] == Back.HIDDEN_GUILD else int(state.age)
    number = 0
    for i in range(PILE_SIZE[deck]):
        number += state.place[PILES[deck, i]] == Place.UNSEEN
    return number


@kernel
def all_are_lost(tree: Tree, node: int) -> bool:
    record = tree.nodes[node]
    lost = 0
    for i in range(record.first_edge, record.first_edge + record.edges):
        lost += tree.edges[i].proof == LOST
    return lost == record.edges


@kernel
def count_visits(tree: Tree, visits: Int32s) -> int:
    """The visits of the root's moves as far as they speak for them, and their sum: proven ones speak for themselves."""
    root = tree.nodes[ROOT]
    best = LOST
    for i in range(root.edges):
        best = max(best, tree.edges[root.first_edge + i].proof)
    together = 0
    for i in range(root.edges):
        edge = tree.edges[root.first_edge + i]
        visits[i] = edge.visits if edge.proof == best else 0
        together += visits[i]
    if together == 0:
        for i in range(root.edges):
            visits[i] = tree.edges[root.first_edge + i].proof == best
            together += visits[i]
    return together

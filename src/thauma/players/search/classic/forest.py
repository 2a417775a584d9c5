"""The trees of a search, one for each player, in arrays.

A node is what a player has done since the search began: an edge for each thing he might do there. What he finds at hand
depends on chance and on the others, so an edge also counts how often it could have been chosen.
"""

from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic.kernels import (
    MOST_CITIES,
    STATE_DTYPE,
    Int16s,
    Notes,
    States,
    Workspace,
    blank_list,
    blank_notes,
    blank_pile,
    blank_workspace,
)
from thauma.kernel import ArrayOf, kernel
from thauma.kernel.rng import Int8s
from thauma.players.network import Floats
from thauma.players.network.layers import Int32s

Int64s: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64)]

NONE = 0  # node and edge 0 stand for none
OFF = 0  # a player who has left his tree
DEEPEST = 256  # decisions of all players in a game, and some more
SPARE_NODES = 2 * MOST_CITIES  # a simulation adds at most one for each player
SPARE_EDGES = 8192  # more than a simulation can add
NO_FAVOUR = -1

NODE_DTYPE = np.dtype(
    (
        np.record,
        [
            ("worth", np.float64),  # sum of what was found below
            ("visits", np.int32),
            ("first_edge", np.int32),
            ("judged", np.int32),  # how often the policy was asked
        ],
    )
)

EDGE_DTYPE = np.dtype(
    (
        np.record,
        [
            ("worth", np.float64),  # sums of what was found below: what the player climbs towards,
            ("chances", np.float64),  # his chances to win
            ("margins", np.float64),  # and his margins
            ("prior", np.float32),  # sum of what the policy said
            ("judged", np.int32),  # how often it was asked
            ("visits", np.int32),
            ("available", np.int32),  # how often it could have been chosen
            ("child", np.int32),
            ("sibling", np.int32),  # the next edge of the same node
            ("key", np.int16),  # seat, act and card: see `key_of`
            ("action", np.int16),  # as it could be done last
        ],
    )
)

Nodes: TypeAlias = Annotated[NDArray[Any], ArrayOf(NODE_DTYPE)]
Edges: TypeAlias = Annotated[NDArray[Any], ArrayOf(EDGE_DTYPE)]


class Forest(NamedTuple):
    nodes: Nodes  # the root of a player is node 1 + player
    edges: Edges
    used: Int64s  # nodes, edges, steps of the path
    at: Int64s  # by player: the node where he is in this simulation, or OFF
    path: Int64s  # node, edge and player of each choice made in a tree
    found: Int32s  # the edge of each candidate
    listed: Int16s
    costs: Int16s
    priors: Floats
    noise: Floats  # by candidate of the root; mixed into its priors
    favours: Int64s  # by player: a colour that he likes beyond reason, or NO_FAVOUR
    root: States  # one: the position as the player knows it
    trial: States  # one: where this simulation is
    workspace: Workspace
    notes: Notes
    pile: Int8s


def blank_forest(nodes: int, edges: int) -> Forest:
    """Room for so many nodes and edges, and what a simulation needs to work."""
    candidates = len(blank_list())
    return Forest(
        np.zeros(nodes + SPARE_NODES, NODE_DTYPE),
        np.zeros(edges + SPARE_EDGES, EDGE_DTYPE),
        np.zeros(3, np.int64),
        np.zeros(MOST_CITIES, np.int64),
        np.zeros(3 * DEEPEST, np.int64),
        np.zeros(candidates, np.int32),
        blank_list(),
        blank_list(),
        np.zeros(candidates, np.float32),
        np.zeros(candidates, np.float32),
        np.full(MOST_CITIES, NO_FAVOUR, np.int64),
        np.zeros(1, STATE_DTYPE),
        np.zeros(1, STATE_DTYPE),
        blank_workspace(),
        blank_notes(),
        blank_pile(),
    )


def enlarge(forest: Forest) -> Forest:
    """The same forest with twice the room."""
    nodes, edges = (np.concatenate([old, np.zeros_like(old)]) for old in (forest.nodes, forest.edges))
    return forest._replace(nodes=nodes, edges=edges)


@kernel
def clear(forest: Forest, players: int, expected: float) -> None:
    """Begin anew: only the roots are there."""
    forest.used[0] = 1
    forest.used[1] = 1
    for _ in range(players):
        root = forest.nodes[add_node(forest)]
        root.worth = expected
        root.visits = 1


@kernel
def has_room(forest: Forest) -> bool:
    """Whether another simulation surely fits."""
    room_for_nodes = forest.used[0] + SPARE_NODES <= len(forest.nodes)
    return room_for_nodes and forest.used[1] + SPARE_EDGES <= len(forest.edges)


@kernel
def add_node(forest: Forest) -> int:
    number = forest.used[0]
    forest.used[0] += 1
    node = forest.nodes[number]
    node.worth = 0.0
    node.visits = 0
    node.first_edge = NONE
    node.judged = 0
    return number


@kernel
def add_edge(forest: Forest, node: int, key: int) -> int:
    number = forest.used[1]
    forest.used[1] += 1
    edge = forest.edges[number]
    edge.worth = 0.0
    edge.chances = 0.0
    edge.margins = 0.0
    edge.prior = 0.0
    edge.judged = 0
    edge.visits = 0
    edge.available = 0
    edge.child = NONE
    edge.sibling = forest.nodes[node].first_edge
    edge.key = key
    forest.nodes[node].first_edge = number
    return number


@kernel
def edge_with(forest: Forest, node: int, key: int) -> int:
    """The edge of a node with that key; NONE if there is none."""
    number = forest.nodes[node].first_edge
    while number != NONE and forest.edges[number].key != key:
        number = forest.edges[number].sibling
    return number

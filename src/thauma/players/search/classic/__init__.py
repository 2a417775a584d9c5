"""Players of classic that look ahead: every player has a tree of his own, all are walked down together, and what is
hidden is sampled anew each time. With several threads each has a forest; their roots are added up at the end.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from thauma.games.classic.kernels import CARDS, FREE_CITY, State, decider, must_decide
from thauma.kernel.rng import Rng, next_word, seeded
from thauma.players.evaluation import Kind
from thauma.players.evaluation.classic import Evaluator, make_evaluator
from thauma.players.network import Net
from thauma.players.search.classic.forest import NO_FAVOUR, NONE, Forest, blank_forest, enlarge
from thauma.players.search.classic.simulation import (
    ACTS,
    PUCT,
    UCT,
    SearchParams,
    key_of,
    list_candidates,
    plant,
    simulate,
)
from thauma.players.thinking import Budget, MoveReport, Report, Stop, run_within

NODES = 20_000  # room to begin with; it grows when it is needed
EDGES = 100_000
LONGEST_VARIATION = 12


@dataclass
class Thread:
    """What one thread works with."""

    evaluator: Evaluator
    forest: Forest
    rng: Rng


class ClassicThinker:
    """Search with a net, or by rule of thumb, or plain UCT with playouts. Its memory is used again for every decision.

    Of the payments for one thing only the cheapest is thought about, to the neighbour who is less of a danger.
    """

    def __init__(
        self, kind: Kind, net: Net | None = None, params: SearchParams | None = None, threads: int = 1
    ) -> None:
        self.params = params or (UCT if kind == Kind.PLAYOUT else PUCT)
        self.favourite = NO_FAVOUR  # the colour that the one who thinks likes beyond reason
        self._threads = [
            Thread(make_evaluator(kind, net), blank_forest(NODES, EDGES), seeded(0)) for _ in range(threads)
        ]

    def think(self, state: State, seat: int, budget: Budget, rng: Rng, stop: Stop | None = None) -> Report:
        """Look ahead from a decision of the seat, knowing what the player knows who decides for it."""
        if not must_decide(state, seat):
            raise ValueError(f"seat {seat} has nothing to decide here")
        player = int(decider(state, seat))
        for thread in self._threads:
            thread.rng = seeded(next_word(rng))
            thread.forest.favours[:] = NO_FAVOUR
            thread.forest.favours[player] = self.favourite
            plant(thread.forest, state, player, thread.rng)
        if len(self._threads) == 1:
            only = self._threads[0]
            simulations, seconds = run_within(budget, lambda number: self._simulate(only, player, number), stop)
        else:
            with ThreadPoolExecutor(len(self._threads)) as pool:
                simulations, seconds = run_within(budget, lambda n: self._simulate_on_all(pool, player, n), stop)
        return self._report(state, seat, player, simulations, seconds)

    def _simulate(self, thread: Thread, player: int, simulations: int) -> None:
        while simulations:
            simulations -= simulate(thread.forest, thread.evaluator, self.params, player, simulations, thread.rng)
            if simulations:
                thread.forest = enlarge(thread.forest)

    def _simulate_on_all(self, pool: ThreadPoolExecutor, player: int, simulations: int) -> None:
        share, rest = divmod(simulations, len(self._threads))
        shares = [share + (number < rest) for number in range(len(self._threads))]
        list(pool.map(self._simulate, self._threads, [player] * len(shares), shares))

    def _report(self, state: State, seat: int, player: int, simulations: int, seconds: float) -> Report:
        """Visits and chances of the roots together, of what can be done: very rarely a sample allows something else."""
        forests = [thread.forest for thread in self._threads]
        edges: dict[int, list[Any]] = {}
        for forest in forests:
            for edge in edges_of(forest, 1 + player):
                edges.setdefault(int(edge.key), []).append(edge)
        visited = sum(int(edge.visits) for same in edges.values() for edge in same)
        whole = sum(float(edge.chances) for same in edges.values() for edge in same) / visited
        moves = [_move_report(action, edges.get(key, []), whole) for key, action in candidates(forests[0], state, seat)]
        moves.sort(key=lambda move: (-move.visits, -move.win_chance, -move.prior, move.action))
        return Report(tuple(moves), whole, _variation(forests[0], player, moves[0].action), simulations, seconds)


def candidates(forest: Forest, state: State, seat: int) -> list[tuple[int, int]]:
    """The keys and actions of what a seat may do."""
    number = list_candidates(state, seat, forest.workspace, forest.listed, forest.costs)
    return [(int(key_of(state, seat, action)), int(action)) for action in forest.listed[:number]]


def _move_report(action: int, edges: list[Any], whole: float) -> MoveReport:
    """What the roots' edges of one action say together; a move that nobody tried is as good as the position."""
    visits = sum(int(edge.visits) for edge in edges)
    chance = sum(float(edge.chances) for edge in edges) / visits if visits else whole
    prior = sum(float(edge.prior / edge.judged) for edge in edges) / len(edges) if edges else 0.0
    return MoveReport(action, visits, chance, prior)


def edges_of(forest: Forest, node: int) -> list[Any]:
    nodes, every_edge = forest.nodes, forest.edges
    edges, number = [], nodes["first_edge"][node]
    while number != NONE:
        edges.append(every_edge[number])
        number = every_edge["sibling"][number]
    return edges


def _variation(forest: Forest, player: int, action: int) -> tuple[tuple[int, int], ...]:
    """What the player means to do, turn by turn, from an action at the root."""
    line: list[tuple[int, int]] = []
    edges = [edge for edge in edges_of(forest, 1 + player) if edge.action == action]
    while edges and len(line) < LONGEST_VARIATION:
        most = max(edges, key=lambda edge: int(edge.visits))
        line.append((FREE_CITY if most.key >= ACTS * CARDS else player, int(most.action)))
        edges = [edge for edge in edges_of(forest, int(most.child)) if edge.visits] if most.child else []
    return tuple(line)


def make_thinker(net: Net | None, threads: int) -> ClassicThinker:
    """Search with a net, or, without one, plain UCT with playouts."""
    return ClassicThinker(Kind.PLAYOUT if net is None else Kind.NET, net, threads=threads)

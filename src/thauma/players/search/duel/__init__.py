"""Players of Duel that look ahead: by a tree of their own on each thread, whose roots are added up at the end."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from thauma.games.duel.kernels import Phase, State
from thauma.kernel.rng import Rng, next_word, seeded
from thauma.players import endgame
from thauma.players.evaluation import Kind
from thauma.players.evaluation.duel import Evaluator, make_evaluator
from thauma.players.network import Net
from thauma.players.search.duel.tree import PUCT, ROOT, UCT, SearchParams, Tree, blank_tree, plant, simulate
from thauma.players.search.records import Edges
from thauma.players.thinking import Budget, MoveReport, Report, Stop, run_within

MOST_POSITIONS = 1 << 20  # in a tree; when it is full the search goes on without keeping new ones
LONGEST_VARIATION = 12
FEW_CARDS = 8  # with so few cards left, solving is tried before searching
POSITIONS_FOR_A_SIMULATION = 8  # that solving looks at in the time of a simulation


@dataclass
class Thread:
    """What one thread works with."""

    evaluator: Evaluator
    tree: Tree
    rng: Rng
    done: int = 0  # simulations of the present search


class DuelThinker:
    """Search with a net, by rule of thumb, or plain UCT with playouts. Its memory is used again for every decision."""

    def __init__(
        self, net: Net | None = None, params: SearchParams | None = None, threads: int = 1, kind: Kind = Kind.NET
    ) -> None:
        self.params = params or (UCT if kind == Kind.PLAYOUT else PUCT)
        self._threads = [Thread(make_evaluator(kind, net), blank_tree(1), seeded(0)) for _ in range(threads)]

    def think(self, state: State, seat: int, budget: Budget, rng: Rng, stop: Stop | None = None) -> Report:
        """Look ahead from a decision of the seat."""
        if seat != state.mover or state.phase == Phase.OVER:
            raise ValueError(f"seat {seat} has nothing to decide here")
        began = time.perf_counter()
        if self._may_solve(state):
            solved = self._solved(state, seat, budget, stop)
            if solved is not None:
                return solved
            budget = _rest_of(budget, time.perf_counter() - began)
        self._make_room(budget)
        for thread in self._threads:
            thread.rng, thread.done = seeded(next_word(rng)), 0
            plant(thread.tree, thread.evaluator, self.params, state, thread.rng)

        def may_stop() -> bool:
            return self._is_proven() or (stop is not None and stop())

        if len(self._threads) == 1:
            run_within(budget, lambda number: self._simulate(self._threads[0], number), may_stop)
        else:
            with ThreadPoolExecutor(len(self._threads)) as pool:
                run_within(budget, lambda number: self._simulate_on_all(pool, number), may_stop)
        return self._report(time.perf_counter() - began)

    def _is_proven(self) -> bool:
        return any(thread.tree.nodes[ROOT].over for thread in self._threads)

    def _may_solve(self, state: State) -> bool:
        """Whether to try an ending exactly; those who have flaws don't."""
        flawless = self.params._replace(exploration=PUCT.exploration) == PUCT
        return flawless and endgame.is_small(state, FEW_CARDS)

    def _solved(self, state: State, seat: int, budget: Budget, stop: Stop | None) -> Report | None:
        """An ending, exactly, if half the budget is enough to solve it."""
        positions = None if budget.simulations is None else budget.simulations * POSITIONS_FOR_A_SIMULATION // 2
        seconds = None if budget.seconds is None else budget.seconds / 2
        return endgame.report(state, seat, nodes=positions, seconds=seconds, stop=stop)

    def _make_room(self, budget: Budget) -> None:
        needed = min(budget.simulations or MOST_POSITIONS, MOST_POSITIONS)
        for thread in self._threads:
            if len(thread.tree.nodes) < needed + ROOT + 1:
                thread.tree = blank_tree(needed)

    def _simulate(self, thread: Thread, simulations: int) -> None:
        simulate(thread.tree, thread.evaluator, self.params, simulations, thread.rng)
        thread.done += simulations

    def _simulate_on_all(self, pool: ThreadPoolExecutor, simulations: int) -> None:
        """Share the simulations so that each thread's total depends on the total alone, not on the clock."""
        share, rest = divmod(sum(thread.done for thread in self._threads) + simulations, len(self._threads))
        shares = [share + (number < rest) - thread.done for number, thread in enumerate(self._threads)]
        list(pool.map(self._simulate, self._threads, shares))

    def _report(self, seconds: float) -> Report:
        """Visits and values of the roots together; each may have overlooked other moves."""
        trees = [thread.tree for thread in self._threads]
        root = float(np.average([tree.nodes[ROOT].value for tree in trees]))
        edges = np.concatenate([tree.edges[slice(*_edges_of(tree, ROOT))] for tree in trees])
        of_action = {int(action): edges[edges["action"] == action] for action in np.unique(edges["action"])}
        moves = [_move_report(found, root) for found in of_action.values()]
        proofs = {action: int(found["proof"].max() + found["proof"].min()) for action, found in of_action.items()}
        moves.sort(key=lambda move: (-proofs[move.action], -move.visits, -move.win_chance, -move.prior))
        simulations = sum(int(tree.nodes[ROOT].visits) - 1 for tree in trees)
        return Report(tuple(moves), _chance(root), _variation(trees, moves[0].action), simulations, seconds)


def _rest_of(budget: Budget, used: float) -> Budget:
    """What is left of a budget after so many seconds in which half of it was tried in vain."""
    simulations = None if budget.simulations is None else -(-budget.simulations // 2)
    return Budget(simulations, None if budget.seconds is None else budget.seconds - used)


def _move_report(edges: Edges, root: float) -> MoveReport:
    """What the roots' edges of one action say together; a move that nobody tried is as good as the position."""
    visits = int(edges["visits"].sum())
    value = float((edges["value"] * edges["visits"]).sum() / visits) if visits else root
    return MoveReport(int(edges[0]["action"]), visits, _chance(value), float(edges[0]["prior"]))


def _edges_of(tree: Tree, node: int) -> tuple[int, int]:
    first = int(tree.nodes[node].first_edge)
    return first, first + int(tree.nodes[node].edges)


def _chance(value: float) -> float:
    """A value from -1 to 1 as a chance to win."""
    return min(max((1 + float(value)) / 2, 0.0), 1.0)


def _variation(trees: list[Tree], action: int) -> tuple[tuple[int, int], ...]:
    """The line that was looked at most, from an action at the root, in the tree that looked at it most."""
    tree, edge = max(
        ((tree, edge) for tree in trees for edge in range(*_edges_of(tree, ROOT)) if tree.edges[edge].action == action),
        key=lambda found: found[0].edges[found[1]].visits,
    )
    line: list[tuple[int, int]] = []
    node = ROOT
    while len(line) < LONGEST_VARIATION:
        line.append((int(tree.nodes[node].seat), int(tree.edges[edge].action)))
        node = _most_visited_outcome(tree, int(tree.edges[edge].child))
        if not node or tree.nodes[node].over:
            break
        first, end = _edges_of(tree, node)
        edge = first + int(np.argmax(tree.edges["visits"][first:end]))
        if not tree.edges[edge].visits:
            break
    return tuple(line)


def _most_visited_outcome(tree: Tree, node: int) -> int:
    best = node
    while node:
        if tree.nodes[node].visits > tree.nodes[best].visits:
            best = node
        node = int(tree.nodes[node].sibling)
    return best


def make_thinker(net: Net | None, threads: int) -> DuelThinker:
    """Search with a net, or, without one, plain UCT with playouts."""
    return DuelThinker(net, threads=threads, kind=Kind.PLAYOUT if net is None else Kind.NET)

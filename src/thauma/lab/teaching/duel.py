"""How Duel's nets are taught. A seat may be a fan of science or of war."""

import sys
from typing import NamedTuple

import numpy as np

from thauma.games.duel.kernels import State, loop
from thauma.kernel import kernel
from thauma.kernel.arithmetic import log
from thauma.kernel.rng import Rng, next_word
from thauma.lab.gate import Exam
from thauma.lab.plan import Plan
from thauma.lab.samples import Samples
from thauma.lab.teaching.notebook import (
    WORDS,
    Notebook,
    blank_notebook,
    chance,
    end_page,
    note_inputs,
    note_row,
    pick_by_visits,
)
from thauma.lab.teaching.selfplay import Habit, TeachingGames, Turn
from thauma.players.evaluation import Kind
from thauma.players.evaluation.duel import Evaluator, make_evaluator, outcome
from thauma.players.network import Floats2, Net
from thauma.players.network.duel import INPUTS, MOST_INPUTS, ROWS, row_of, second_row_of, write_inputs
from thauma.players.search.duel.tree import (
    DEEPEST,
    MOST_EDGES,
    PUCT,
    ROOT,
    UCT,
    SearchParams,
    Tree,
    blank_tree,
    plant,
    simulate,
)

__all__ = ["EXAM", "INPUTS", "PLAN", "ROWS", "play_games"]

PLAN = Plan("duel", first_games=4000, games=3000)

EXAM = Exam(
    candidate="search:200@{net}",
    champion="search:200@{best}",
    rivals=("greedy", "uct:1000", "science:200@{best}", "war:200@{best}"),
    seats=2,
    games=200,
    rival_games=40,
)

HABIT = Habit(simulations=600, quick_simulations=120)


class Teacher(NamedTuple):
    tree: Tree
    evaluator: Evaluator
    params: SearchParams


def play_games(net: Net | None, games: range, seed: int, habit: Habit = HABIT) -> Samples:
    """What these games teach; game number n of a seed is always the same. Without a net, playouts judge positions."""
    kind, params = (Kind.PLAYOUT, UCT) if net is None else (Kind.NET, PUCT)
    return GAMES.play(Teacher(blank_tree(habit.simulations + 1), make_evaluator(kind, net), params), habit, games, seed)


def blank_book() -> Notebook:
    return blank_notebook(DEEPEST, MOST_INPUTS, MOST_EDGES, values=1)


def seats_at(_habit: Habit, _rng: Rng) -> int:
    return loop.SEATS


def ends_of(_teacher: Teacher, state: State) -> Floats2:
    """What the end of a game was for each seat."""
    for_0 = float(outcome(state))
    return np.array([[for_0], [-for_0]], np.float32)


@kernel
def draw_plan(habit: Habit, rng: Rng) -> int:
    """What a fan is a fan of: 1 is science, 0 war."""
    return 1 if chance(rng, habit.science_share) else 0


@kernel
def decide(teacher: Teacher, habit: Habit, state: State, turn: Turn, book: Notebook, rng: Rng) -> int:
    """Search, note what was seen, and choose."""
    tree, evaluator = teacher.tree, teacher.evaluator
    now = with_bias(teacher.params, turn.seat, habit.bias, turn.plan) if turn.is_fan else teacher.params
    plant(tree, evaluator, now, state, rng)
    if tree.nodes[ROOT].edges > 1:
        if turn.full:
            add_noise(tree, habit.noise, rng)
        simulate(tree, evaluator, now, habit.simulations if turn.full else habit.quick_simulations, rng)
        note(tree, evaluator, book, turn)
    return choose(tree, book, chance(rng, habit.sampled_share), rng)


@kernel
def with_bias(params: SearchParams, seat: int, bias: float, plan: int) -> SearchParams:
    """How a fan explores."""
    return SearchParams(
        params.exploration,
        params.first_play,
        params.plain,
        params.outcomes,
        params.overlooked,
        seat,
        bias if plan else 0.0,
        0.0 if plan else bias,
    )


@kernel
def add_noise(tree: Tree, noise: float, rng: Rng) -> None:
    """Mix something random into the priors of the root: mostly little, for a few moves much."""
    root = tree.nodes[ROOT]
    together = 0.0
    for i in range(root.edges):
        drawn = log(WORDS / (next_word(rng) + 1.0))
        tree.priors[i] = drawn * drawn * drawn
        together += tree.priors[i]
    for i in range(root.edges):
        edge = tree.edges[root.first_edge + i]
        edge.prior = (1.0 - noise) * edge.prior + noise * tree.priors[i] / together


@kernel
def note(tree: Tree, evaluator: Evaluator, book: Notebook, turn: Turn) -> None:
    """Write down the root: its inputs, the shares of the visits, and its value."""
    state = tree.states[ROOT]
    root = tree.nodes[ROOT]
    write_inputs(state, evaluator.inputs)
    note_inputs(book, evaluator.inputs)
    for i in range(root.edges):
        edge = tree.edges[root.first_edge + i]
        share = edge.visits / (root.visits - 1.0) if turn.full and not turn.is_fan else 0.0
        note_row(book, i, row_of(state, edge.action), second_row_of(state, edge.action), share)
    book.roots[book.length[0], 0] = root.value
    end_page(book, turn.seat, turn.is_fan, evaluator.inputs.number[0], root.edges)


@kernel
def choose(tree: Tree, book: Notebook, at_random: bool, rng: Rng) -> int:
    """The most visited action of the root, or one drawn by visits."""
    root = tree.nodes[ROOT]
    for i in range(root.edges):
        book.visits[i] = tree.edges[root.first_edge + i].visits
    return tree.edges[root.first_edge + pick_by_visits(book.visits, root.edges, at_random, rng)].action


GAMES = TeachingGames("duel", loop, sys.modules[__name__])

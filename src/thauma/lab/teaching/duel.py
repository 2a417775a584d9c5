"""How Duel's nets are taught. A seat may be a fan of science, of war, of a poor opponent or of wonders."""

import sys
from typing import NamedTuple

import numpy as np

from thauma.games.duel.kernels import State, loop
from thauma.kernel import kernel
from thauma.kernel.arithmetic import log
from thauma.kernel.rng import Rng, below, next_word
from thauma.lab.gate import Exam
from thauma.lab.plan import Course
from thauma.lab.plan import Plan as TrainingPlan
from thauma.lab.samples import Samples
from thauma.lab.teaching.describing import Describer
from thauma.lab.teaching.notebook import (
    WORDS,
    Notebook,
    blank_notebook,
    chance,
    end_page,
    note_action,
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
    Plan,
    SearchParams,
    Tree,
    blank_tree,
    count_visits,
    plant,
    simulate,
)

__all__ = ["EXAM", "INPUTS", "MOST_INPUTS", "PLAN", "ROWS", "describe", "play_games"]

PLAN = TrainingPlan("duel", first_games=20_000, games=40_000, window=2, course=Course(first=256, batch=1024, decay=0.1))

EXAM = Exam(
    candidate="search:400@{net}",
    champion="search:400@{best}",
    rivals=("greedy", "uct:1000", *(f"{style}:400@{{best}}" for style in ("science", "war", "starving", "wonders"))),
    seats=2,
    games=1000,
    rival_games=100,
    styles=("science:400", "war:400", "starving:400", "wonders:400"),
    most_for_style=0.5,
)

HABIT = Habit(simulations=300, quick_simulations=60)
FAN_PLANS = np.array([*[Plan.SCIENCE] * 4, *[Plan.WAR] * 2, Plan.STARVING, Plan.WONDERS], np.int64)


class Teacher(NamedTuple):
    tree: Tree
    evaluator: Evaluator
    params: SearchParams


def play_games(net: Net | None, games: range, seed: int, habit: Habit = HABIT) -> Samples:
    """What these games teach; game number n of a seed is always the same. Without a net, playouts judge positions."""
    kind, params = (Kind.PLAYOUT, UCT) if net is None else (Kind.NET, PUCT)
    return GAMES.play(Teacher(blank_tree(habit.simulations + 1), make_evaluator(kind, net), params), habit, games, seed)


def blank_book() -> Notebook:
    return blank_notebook(DEEPEST, MOST_EDGES, values=1)


def seats_at(_habit: Habit, _rng: Rng) -> int:
    return loop.SEATS


def ends_of(_teacher: Teacher, state: State) -> Floats2:
    """What the end of a game was for each seat."""
    for_0 = float(outcome(state))
    return np.array([[for_0], [-for_0]], np.float32)


@kernel
def draw_plan(_habit: Habit, rng: Rng) -> int:
    """What a fan is a fan of."""
    return FAN_PLANS[below(rng, len(FAN_PLANS))]


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
        note(tree, book, turn)
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
        plan,
        bias,
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
def note(tree: Tree, book: Notebook, turn: Turn) -> None:
    """Write down the root: the shares of the visits, and its value."""
    root = tree.nodes[ROOT]
    together = count_visits(tree, book.visits)
    for i in range(root.edges):
        share = book.visits[i] / together if turn.full and not turn.is_fan else 0.0
        note_action(book, i, tree.edges[root.first_edge + i].action, share)
    book.roots[book.length[0], 0] = root.value
    end_page(book, turn.seat, turn.seat, turn.is_fan, root.edges)


@kernel
def choose(tree: Tree, book: Notebook, at_random: bool, rng: Rng) -> int:
    """The most visited action of the root, or one drawn by visits."""
    root = tree.nodes[ROOT]
    count_visits(tree, book.visits)
    return tree.edges[root.first_edge + pick_by_visits(book.visits, root.edges, at_random, rng)].action


@kernel
def write_inputs_of(reader: Evaluator, state: State, _seat: int) -> None:
    write_inputs(state, reader.inputs)


@kernel
def row_for(state: State, _seat: int, action: int) -> int:
    return row_of(state, action)


@kernel
def second_row_for(state: State, _seat: int, action: int) -> int:
    return second_row_of(state, action)


def blank_reader() -> Evaluator:
    """Whoever describes positions."""
    return make_evaluator(Kind.NET)


GAMES = TeachingGames("duel", loop, sys.modules[__name__])
describe = Describer("duel", loop, sys.modules[__name__]).describe

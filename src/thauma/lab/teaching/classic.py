"""How classic's nets are taught. A seat may be a fan of a colour. Most tables have three seats, others two to seven."""

import sys
from typing import NamedTuple

import numpy as np

from thauma.games.classic.kernels import FEWEST_CITIES, MOST_CITIES, Colour, State, decider, loop
from thauma.kernel import kernel
from thauma.kernel.rng import Rng, below
from thauma.lab.gate import Exam
from thauma.lab.plan import Plan
from thauma.lab.samples import Samples
from thauma.lab.teaching.describing import Describer
from thauma.lab.teaching.notebook import (
    Notebook,
    blank_notebook,
    chance,
    end_page,
    note_action,
    pick_by_visits,
)
from thauma.lab.teaching.selfplay import Habit, TeachingGames, Turn
from thauma.players.evaluation import Kind
from thauma.players.evaluation.classic import Evaluator, judge_end, make_evaluator
from thauma.players.network import Floats2, Net
from thauma.players.network.classic import (
    INPUTS,
    MOST_INPUTS,
    ROWS,
    VALUES,
    row_of,
    second_row_of,
    write_inputs,
)
from thauma.players.search.classic.forest import DEEPEST, NO_FAVOUR, Forest, blank_forest, edge_with
from thauma.players.search.classic.simulation import (
    PUCT,
    SearchParams,
    key_of,
    list_candidates,
    make_noise,
    plant,
    simulate,
)

__all__ = ["EXAM", "HABIT", "INPUTS", "MOST_INPUTS", "PLAN", "ROWS", "VALUES", "Habit", "describe", "play_games"]

PLAN = Plan("classic", first_games=2000, games=1200)
EXAM = Exam(
    candidate="search:100@{net}",
    champion="search:100@{best}",
    rivals=("greedy", "uct:500"),
    seats=3,
    games=90,
    rival_games=30,
)

MOST_ROWS = 48  # candidates of a decision, on the average of a game
FAN_COLOURS = np.array([Colour.GREEN, Colour.GREEN, Colour.RED, Colour.BLUE], np.int64)
EDGES_PER_SIMULATION = 160

HABIT = Habit(simulations=160, quick_simulations=32)


class Teacher(NamedTuple):
    forest: Forest
    evaluator: Evaluator
    params: SearchParams


def play_games(net: Net | None, games: range, seed: int, habit: Habit = HABIT) -> Samples:
    """What these games teach; game number n of a seed is always the same. Without a net, a rule of thumb judges."""
    forest = blank_forest(MOST_CITIES * habit.simulations, EDGES_PER_SIMULATION * habit.simulations)
    judge = make_evaluator(Kind.HEURISTIC if net is None else Kind.NET, net)
    return GAMES.play(Teacher(forest, judge, PUCT), habit, games, seed)


def blank_book() -> Notebook:
    return blank_notebook(DEEPEST, MOST_ROWS, VALUES)


def seats_at(habit: Habit, rng: Rng) -> int:
    if chance(rng, habit.three_share):
        return FEWEST_CITIES
    others = [seats for seats in range(2, MOST_CITIES + 1) if seats != FEWEST_CITIES]
    return others[below(rng, len(others))]


def ends_of(teacher: Teacher, state: State) -> Floats2:
    """What the end of a game was for each player: the chance to win and the margin."""
    judge_end(teacher.evaluator, state)
    return np.stack([2 * teacher.evaluator.chances - 1, teacher.evaluator.margins], axis=1).astype(np.float32)


@kernel
def draw_plan(_habit: Habit, rng: Rng) -> int:
    """The colour that a fan is a fan of."""
    return FAN_COLOURS[below(rng, len(FAN_COLOURS))]


@kernel
def decide(teacher: Teacher, habit: Habit, state: State, turn: Turn, book: Notebook, rng: Rng) -> int:
    """Search, note what was seen, and choose."""
    forest, seat = teacher.forest, turn.seat
    number = list_candidates(state, seat, forest.workspace, forest.listed, forest.costs)
    if number == 1:
        return int(forest.listed[0])
    player = decider(state, seat)
    forest.favours[player] = turn.plan if turn.is_fan else NO_FAVOUR
    plant(forest, state, player, rng)
    make_noise(forest, number, rng)
    search(teacher, habit, player, turn.full, rng)
    find_root(forest, state, seat, player)
    visits = count_visits(forest, number, book)
    if (turn.full or chance(rng, habit.noted_share)) and visits:  # if none, a sample contradicted what the player knows
        note(forest, book, player, turn, number, visits)
    at_random = chance(rng, habit.sampled_share)
    forest.favours[player] = NO_FAVOUR
    return int(forest.listed[pick_by_visits(book.visits, number, at_random and visits > 0, rng)])


@kernel
def search(teacher: Teacher, habit: Habit, player: int, full: bool, rng: Rng) -> None:
    """In full and with noise at the root, or quickly."""
    params = teacher.params
    if full:
        noisy = SearchParams(params.exploration, params.first_play, params.plain, habit.noise)
        simulate(teacher.forest, teacher.evaluator, noisy, player, habit.simulations, rng)
    else:
        simulate(teacher.forest, teacher.evaluator, params, player, habit.quick_simulations, rng)


@kernel
def find_root(forest: Forest, state: State, seat: int, player: int) -> None:
    """List the candidates of the root and their edges again: the simulations have listed others since."""
    number = list_candidates(state, seat, forest.workspace, forest.listed, forest.costs)
    for i in range(number):
        forest.found[i] = edge_with(forest, 1 + player, key_of(state, seat, forest.listed[i]))


@kernel
def count_visits(forest: Forest, number: int, book: Notebook) -> int:
    """Those of each candidate of the root, into the book; return the visits of all."""
    together = 0
    for i in range(number):
        book.visits[i] = forest.edges[forest.found[i]].visits
        together += book.visits[i]
    return together


@kernel
def note(forest: Forest, book: Notebook, player: int, turn: Turn, number: int, visits: int) -> None:
    """Write down the root: the shares of the visits, and its values."""
    chances, margins = 0.0, 0.0
    for i in range(number):
        edge = forest.edges[forest.found[i]]
        chances += edge.chances
        margins += edge.margins
        share = edge.visits / visits if turn.full and not turn.is_fan else 0.0
        note_action(book, i, forest.listed[i], share)
    book.roots[book.length[0], 0] = 2 * chances / visits - 1
    book.roots[book.length[0], 1] = margins / visits
    end_page(book, turn.seat, player, turn.is_fan, number)


@kernel
def write_inputs_of(reader: Evaluator, state: State, seat: int) -> None:
    write_inputs(state, decider(state, seat), seat, reader.workspace, reader.inputs)


row_for, second_row_for = row_of, second_row_of


def blank_reader() -> Evaluator:
    """Whoever describes positions."""
    return make_evaluator(Kind.NET)


GAMES = TeachingGames("classic", loop, sys.modules[__name__])
describe = Describer("classic", loop, sys.modules[__name__]).describe

"""Games of Duel from which a net learns: the search plays against itself and notes what it saw.

Most decisions are searched quickly, some in full; only those teach the policy. A seat may be a fan of science or of
war, so that the net never forgets what such plans are worth; but its own moves are no example.
"""

from typing import Annotated, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.kernels import (
    DEAL_DTYPE,
    STATE_DTYPE,
    Deals,
    Phase,
    States,
    blank_pile,
    deal_anew,
    decide,
    settle,
)
from thauma.kernel import ArrayOf, kernel
from thauma.kernel.arithmetic import log
from thauma.kernel.rng import Int8s, Rng, below, next_word, seeded
from thauma.lab.gate import Exam
from thauma.lab.plan import Plan
from thauma.lab.samples import Samples
from thauma.players.evaluation import Kind
from thauma.players.evaluation.duel import Mind, mind, outcome
from thauma.players.network import Floats, Net
from thauma.players.network.duel import INPUTS, MOST_INPUTS, ROWS, row_of, second_row_of, write_inputs
from thauma.players.search.duel.tree import (
    DEEPEST,
    MOST_EDGES,
    PUCT,
    ROOT,
    UCT,
    WORDS,
    Manner,
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

Int32s: TypeAlias = Annotated[NDArray[np.int32], ArrayOf(np.int32)]


class Habit(NamedTuple):
    """How the teachers play."""

    simulations: int  # of a decision that is searched in full
    quick_simulations: int
    full_share: float  # of the decisions that are searched in full
    noise: float  # of the priors at the root of a full search
    sampled_share: float  # of the moves that are drawn by their visits instead of being the best
    fan_share: float  # of the games in which a seat is a fan
    science_share: float  # of the fans, those of science
    zeal: float  # what a fan takes its plan to be worth


HABIT = Habit(
    simulations=600,
    quick_simulations=120,
    full_share=0.35,
    noise=0.25,
    sampled_share=0.2,
    fan_share=0.5,
    science_share=0.7,
    zeal=0.8,
)


class Notebook(NamedTuple):
    """What is noted during one game."""

    length: Int32s  # decisions, inputs, rows
    indices: Int32s
    amounts: Floats
    starts: Int32s
    rows: Int32s
    second_rows: Int32s
    shares: Floats
    row_starts: Int32s
    movers: Int8s
    biased: Int8s  # whether a fan decided
    roots: Floats


def blank_notebook() -> Notebook:
    def whole(size: int) -> Int32s:
        return np.zeros(size, np.int32)

    inputs, rows = DEEPEST * MOST_INPUTS, DEEPEST * MOST_EDGES
    return Notebook(
        whole(3),
        whole(inputs),
        np.zeros(inputs, np.float32),
        whole(DEEPEST + 1),
        whole(rows),
        whole(rows),
        np.zeros(rows, np.float32),
        whole(DEEPEST + 1),
        np.zeros(DEEPEST, np.int8),
        np.zeros(DEEPEST, np.int8),
        np.zeros(DEEPEST, np.float32),
    )


def play_games(net: Net | None, games: range, seed: int, habit: Habit = HABIT) -> Samples:
    """What these games teach; game number n of a seed is always the same. Without a net, playouts judge positions."""
    judge = mind(Kind.PLAYOUT if net is None else Kind.NET, net)
    manner = UCT if net is None else PUCT
    tree, book = blank_tree(habit.simulations + 1), blank_notebook()
    states: States = np.zeros(1, STATE_DTYPE)
    deals: Deals = np.zeros(1, DEAL_DTYPE)
    parts = []
    for number in games:
        play_game(tree, judge, manner, habit, states, deals, blank_pile(), book, seeded(seed, number))
        parts.append(noted(book, float(outcome(states[0]))))
    return Samples.joined(parts)


def noted(book: Notebook, outcome_for_0: float) -> Samples:
    """The pages of one game, with its end known. What a fan expected says nothing."""
    decisions, inputs, rows = map(int, book.length)
    outcomes = np.where(book.movers[:decisions] == 0, outcome_for_0, -outcome_for_0).astype(np.float32)
    roots = np.where(book.biased[:decisions], outcomes, book.roots[:decisions])
    return Samples(
        book.indices[:inputs].copy(),
        book.amounts[:inputs].copy(),
        book.starts[: decisions + 1].astype(np.int64),
        book.rows[:rows].copy(),
        book.second_rows[:rows].copy(),
        book.shares[:rows].copy(),
        book.row_starts[: decisions + 1].astype(np.int64),
        outcomes[:, None],
        roots[:, None],
    )


@kernel
def chance(rng: Rng, share: float) -> bool:
    return next_word(rng) < share * WORDS


@kernel
def play_game(
    tree: Tree,
    mind: Mind,
    manner: Manner,
    habit: Habit,
    states: States,
    deals: Deals,
    pile: Int8s,
    book: Notebook,
    rng: Rng,
) -> None:
    """One game from the deal to the end, noted in the book."""
    deal_anew(states, deals, 0, pile, rng)
    book.length[0] = 0
    book.length[1] = 0
    book.length[2] = 0
    fan = below(rng, 2) if chance(rng, habit.fan_share) else -1
    of_science = chance(rng, habit.science_share)
    zealous = Manner(
        manner.exploration,
        manner.first_play,
        manner.plain,
        manner.outcomes,
        manner.overlooked,
        max(fan, 0),
        habit.zeal if of_science else 0.0,
        0.0 if of_science else habit.zeal,
    )
    while states[0].phase != Phase.OVER:
        is_fan = states[0].mover == fan
        full = chance(rng, habit.full_share)
        now = zealous if is_fan else manner
        plant(tree, mind, now, states[0], rng)
        if tree.nodes[ROOT].edges > 1:
            if full:
                add_noise(tree, habit.noise, rng)
            simulate(tree, mind, now, habit.simulations if full else habit.quick_simulations, rng)
            note(tree, mind, book, states[0].mover, is_fan, full and not is_fan)
        decide(states[0], chosen(tree, chance(rng, habit.sampled_share), rng))
        settle(states[0], deals[0])


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
def note(tree: Tree, mind: Mind, book: Notebook, mover: int, biased: bool, teaches_policy: bool) -> None:
    """Write down the root: its inputs, the shares of the visits, and its value."""
    state = tree.states[ROOT]
    root = tree.nodes[ROOT]
    page, written, rows = book.length[0], book.length[1], book.length[2]
    write_inputs(state, mind.inputs)
    number = mind.inputs.number[0]
    for i in range(number):
        book.indices[written + i] = mind.inputs.indices[i]
        book.amounts[written + i] = mind.inputs.amount[i]
    for i in range(root.edges):
        edge = tree.edges[root.first_edge + i]
        book.rows[rows + i] = row_of(state, edge.action)
        book.second_rows[rows + i] = second_row_of(state, edge.action)
        book.shares[rows + i] = edge.visits / (root.visits - 1.0) if teaches_policy else 0.0
    book.movers[page] = mover
    book.biased[page] = biased
    book.roots[page] = root.value
    book.length[0] += 1
    book.length[1] += number
    book.length[2] += root.edges
    book.starts[page + 1] = book.length[1]
    book.row_starts[page + 1] = book.length[2]


@kernel
def chosen(tree: Tree, at_random: bool, rng: Rng) -> int:
    """The most visited action of the root, or one drawn by visits."""
    root = tree.nodes[ROOT]
    best = root.first_edge
    ticket = below(rng, max(root.visits - 1, 1)) if at_random else -1
    for i in range(root.first_edge, root.first_edge + root.edges):
        if at_random:
            ticket -= tree.edges[i].visits
            if ticket < 0:
                return tree.edges[i].action
        elif tree.edges[i].visits > tree.edges[best].visits:
            best = i
    return tree.edges[best].action

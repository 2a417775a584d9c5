"""Games of classic from which a net learns: the search plays against itself and notes what it saw.

Most decisions are searched quickly, some in full; only those teach the policy. A seat may be a fan of a colour: it
plays on, so that the net never forgets what such plans are worth, but its own moves are no example. Most tables have
three seats, the others from two to seven.
"""

from typing import NamedTuple

import numpy as np

from thauma.games.classic.kernels import (
    FEWEST_CITIES,
    MOST_CITIES,
    STATE_DTYPE,
    Colour,
    Deals,
    Phase,
    State,
    States,
    blank_deals,
    blank_pile,
    deal_anew,
    deal_hands,
    decide,
    decider,
    next_to_decide,
)
from thauma.kernel import kernel
from thauma.kernel.rng import Int8s, Rng, below, next_word, seeded
from thauma.lab.gate import Exam
from thauma.lab.plan import Plan
from thauma.lab.samples import Samples
from thauma.players.evaluation import Kind
from thauma.players.evaluation.classic import Mind, judge_end, mind
from thauma.players.network import Floats, Floats2, Net
from thauma.players.network.classic import (
    INPUTS,
    MOST_INPUTS,
    ROWS,
    VALUES,
    row_of,
    second_row_of,
    write_inputs,
)
from thauma.players.network.layers import Int32s
from thauma.players.search.classic.forest import DEEPEST, NO_FAVOUR, Forest, blank_forest, edge_with
from thauma.players.search.classic.simulation import (
    PUCT,
    Manner,
    key_of,
    list_candidates,
    make_noise,
    plant,
    simulate,
)

__all__ = ["EXAM", "HABIT", "INPUTS", "PLAN", "ROWS", "VALUES", "Habit", "play_games"]

PLAN = Plan("classic", first_games=2000, games=1200)
EXAM = Exam(
    candidate="search:100@{net}",
    champion="search:100@{best}",
    rivals=("greedy", "uct:500"),
    seats=3,
    games=90,
    rival_games=30,
)

WORDS = 1 << 32  # what next_word can give
MOST_ROWS = 48  # candidates of a decision, on the average of a game
FAN_COLOURS = np.array([Colour.GREEN, Colour.GREEN, Colour.RED, Colour.BLUE], np.int64)
EDGES_PER_SIMULATION = 160


class Habit(NamedTuple):
    """How the teachers play."""

    simulations: int  # of a decision that is searched in full
    quick_simulations: int
    full_share: float  # of the decisions that are searched in full
    noise: float  # of the priors at the root of a full search
    sampled_share: float  # of the moves that are drawn by their visits instead of being the best
    noted_share: float  # of the quick decisions that are noted: those of one game are much alike
    fan_share: float  # of the games in which a seat is a fan
    three_share: float  # of the games with three seats; the others have any number from two on


HABIT = Habit(
    simulations=160,
    quick_simulations=32,
    full_share=0.35,
    noise=0.25,
    sampled_share=0.2,
    noted_share=1.0,
    fan_share=0.5,
    three_share=0.6,
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
    players: Int8s  # who decided
    biased: Int8s  # whether a fan decided
    roots: Floats2  # chance and margin, from -1 to 1


def blank_notebook() -> Notebook:
    def whole(size: int) -> Int32s:
        return np.zeros(size, np.int32)

    inputs, rows = DEEPEST * MOST_INPUTS, DEEPEST * MOST_ROWS
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
        np.zeros((DEEPEST, VALUES), np.float32),
    )


def play_games(net: Net | None, games: range, seed: int, habit: Habit = HABIT) -> Samples:
    """What these games teach; game number n of a seed is always the same. Without a net, a rule of thumb judges."""
    judge = mind(Kind.HEURISTIC if net is None else Kind.NET, net)
    forest = blank_forest(MOST_CITIES * habit.simulations, EDGES_PER_SIMULATION * habit.simulations)
    book, states, pile = blank_notebook(), np.zeros(1, STATE_DTYPE), blank_pile()
    parts = []
    for number in games:
        rng = seeded(seed, number)
        deals = blank_deals(1, seats_at(habit, rng))
        play_game(forest, judge, PUCT, habit, states, deals, pile, book, rng)
        parts.append(noted(book, judge))
    return Samples.joined(parts)


def seats_at(habit: Habit, rng: Rng) -> int:
    if chance(rng, habit.three_share):
        return FEWEST_CITIES
    others = [seats for seats in range(2, MOST_CITIES + 1) if seats != FEWEST_CITIES]
    return others[below(rng, len(others))]


def noted(book: Notebook, judge: Mind) -> Samples:
    """The pages of one game, which has just been judged. What a fan expected says nothing."""
    decisions, inputs, rows = map(int, book.length)
    players = book.players[:decisions]
    ends = np.stack([2 * judge.chances - 1, judge.margins], axis=1).astype(np.float32)
    outcomes = ends[players]
    roots = np.where(book.biased[:decisions, None], outcomes, book.roots[:decisions])
    return Samples(
        book.indices[:inputs].copy(),
        book.amounts[:inputs].copy(),
        book.starts[: decisions + 1].astype(np.int64),
        book.rows[:rows].copy(),
        book.second_rows[:rows].copy(),
        book.shares[:rows].copy(),
        book.row_starts[: decisions + 1].astype(np.int64),
        outcomes,
        roots,
    )


@kernel
def chance(rng: Rng, share: float) -> bool:
    return next_word(rng) < share * WORDS


@kernel
def play_game(
    forest: Forest,
    mind: Mind,
    manner: Manner,
    habit: Habit,
    states: States,
    deals: Deals,
    pile: Int8s,
    book: Notebook,
    rng: Rng,
) -> None:
    """One game from the deal to the end, noted in the book and judged."""
    deal_anew(states, deals, 0, pile, rng)
    state = states[0]
    for i in range(len(book.length)):
        book.length[i] = 0
    fan = below(rng, state.players) if chance(rng, habit.fan_share) else -1
    colour = FAN_COLOURS[below(rng, len(FAN_COLOURS))]
    noisy = Manner(manner.exploration, manner.first_play, manner.plain, habit.noise)
    while state.phase != Phase.OVER:
        if state.phase == Phase.DEAL:
            deal_hands(state, deals[0])
        seat = next_to_decide(state)
        player = decider(state, seat)
        full = chance(rng, habit.full_share)
        forest.favours[player] = colour if player == fan else NO_FAVOUR
        number = list_candidates(state, seat, forest.workspace, forest.listed, forest.costs)
        if number > 1:
            plant(forest, state, player, rng)
            make_noise(forest, number, rng)
            simulations = habit.simulations if full else habit.quick_simulations
            simulate(forest, mind, noisy if full else manner, player, simulations, rng)
            find_root(forest, state, seat, player)
            if full or chance(rng, habit.noted_share):
                note(forest, mind, book, state, seat, number, player == fan, full and player != fan)
            action = chosen(forest, number, chance(rng, habit.sampled_share), rng)
        else:
            action = forest.listed[0]
        forest.favours[player] = NO_FAVOUR
        decide(state, seat, action, forest.workspace)
    judge_end(mind, state)


@kernel
def find_root(forest: Forest, state: State, seat: int, player: int) -> None:
    """List the candidates of the root and their edges again: the simulations have listed others since."""
    number = list_candidates(state, seat, forest.workspace, forest.listed, forest.costs)
    for i in range(number):
        forest.found[i] = edge_with(forest, 1 + player, key_of(state, seat, forest.listed[i]))


@kernel
def note(
    forest: Forest,
    mind: Mind,
    book: Notebook,
    state: State,
    seat: int,
    number: int,
    biased: bool,
    teaches_policy: bool,
) -> None:
    """Write down the root: its inputs, the shares of the visits, and its values."""
    page, written, rows = book.length[0], book.length[1], book.length[2]
    write_inputs(state, decider(state, seat), seat, mind.workspace, mind.inputs)
    inputs = mind.inputs.number[0]
    for i in range(inputs):
        book.indices[written + i] = mind.inputs.indices[i]
        book.amounts[written + i] = mind.inputs.amount[i]
    visits, chances, margins = 0, 0.0, 0.0
    for i in range(number):
        edge = forest.edges[forest.found[i]]
        visits += edge.visits
        chances += edge.chances
        margins += edge.margins
    if visits == 0:
        return  # a sample contradicted what the player knows; this teaches nothing
    for i in range(number):
        book.rows[rows + i] = row_of(state, seat, forest.listed[i])
        book.second_rows[rows + i] = second_row_of(state, seat, forest.listed[i])
        book.shares[rows + i] = forest.edges[forest.found[i]].visits / visits if teaches_policy else 0.0
    book.players[page] = decider(state, seat)
    book.biased[page] = biased
    book.roots[page, 0] = 2 * chances / visits - 1
    book.roots[page, 1] = margins / visits
    book.length[0] += 1
    book.length[1] += inputs
    book.length[2] += number
    book.starts[page + 1] = book.length[1]
    book.row_starts[page + 1] = book.length[2]


@kernel
def chosen(forest: Forest, number: int, at_random: bool, rng: Rng) -> int:
    """The most visited candidate of the root, or one drawn by visits."""
    visits = 0
    for i in range(number):
        visits += forest.edges[forest.found[i]].visits
    at_random = at_random and visits > 0
    ticket = below(rng, visits) if at_random else -1
    best = 0
    for i in range(number):
        if at_random:
            ticket -= forest.edges[forest.found[i]].visits
            if ticket < 0:
                return int(forest.listed[i])
        elif forest.edges[forest.found[i]].visits > forest.edges[forest.found[best]].visits:
            best = i
    return int(forest.listed[best])

"""Games of Duel from which a net learns: what is noted is true, and every game can be played again."""

from dataclasses import fields, replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.games.duel.positions import GAME, lay_table
from tests.modes import games
from tests.players.network.nets import random_net
from thauma.games.duel.kernels import blank_scratch, deal_anew
from thauma.games.duel.layout import DEAL_DTYPE, STATE_DTYPE
from thauma.kernel.rng import seeded
from thauma.lab.samples import BadSamples, Samples
from thauma.lab.teaching.duel import (
    EXAM,
    HABIT,
    INPUTS,
    PLAN,
    ROWS,
    add_noise,
    blank_book,
    choose,
    describe,
    play_games,
)
from thauma.lab.teaching.selfplay import Habit
from thauma.players.evaluation import Kind
from thauma.players.evaluation.duel import blank_net, make_evaluator
from thauma.players.network import Net
from thauma.players.network.duel import MOST_INPUTS, row_of, second_row_of, write_inputs
from thauma.players.search.duel.tree import PUCT, ROOT, Tree, blank_tree, count_visits, plant, simulate
from thauma.players.search.records import LOST, WON

QUICK = HABIT._replace(simulations=games(compiled=30, plain=2), quick_simulations=games(compiled=10, plain=1))
SEED = 3
SOME = range(games(compiled=6, plain=1))
THINKER = make_evaluator(Kind.NET, random_net())
NETS = pytest.mark.parametrize("net", [None, random_net()], ids=["uct", "net"])


def same(one: Samples, other: Samples) -> bool:
    return all(np.array_equal(getattr(one, field.name), getattr(other, field.name)) for field in fields(Samples))


@cache
def taught(kind: Kind, habit: Habit = QUICK) -> tuple[Samples, ...]:
    """What each of some games teaches."""
    net = random_net() if kind == Kind.NET else None
    return tuple(play_games(net, range(number, number + 1), SEED, habit) for number in SOME)


def all_taught() -> list[Samples]:
    return [*taught(Kind.PLAYOUT), *taught(Kind.NET)]


def policy_of(samples: Samples, number: int) -> Any:
    return samples.shares[samples.starts[number] : samples.starts[number + 1]]


@NETS
def test_a_game_is_the_same_whatever_range_it_is_played_in(net: Net | None) -> None:
    together = play_games(net, SOME, SEED, QUICK)
    assert same(together, Samples.joined([play_games(net, range(n, n + 1), SEED, QUICK) for n in SOME]))
    assert same(together, play_games(net, SOME, SEED, QUICK))


def test_games_and_seeds_differ() -> None:
    seen = [play_games(None, range(n, n + 1), seed, QUICK) for seed, n in ((1, 0), (1, 1), (2, 0))]
    for number, one in enumerate(seen):
        assert not any(same(one, other) for other in seen[number + 1 :])


def test_inputs_and_rows_fit_the_net() -> None:
    for samples in all_taught():
        assert len(samples) > 20
        lesson = describe(samples, np.arange(len(samples)))
        for number in range(len(samples)):
            inputs = lesson.indices[lesson.starts[number] : lesson.starts[number + 1]].tolist()
            assert 0 < len(inputs) == len(set(inputs)) <= MOST_INPUTS
            assert min(inputs) >= 0
            assert max(inputs) < INPUTS
            rows = slice(samples.starts[number], samples.starts[number + 1])
            pairs = [*zip(lesson.rows[rows].tolist(), lesson.second_rows[rows].tolist(), strict=True)]
            assert len(pairs) == len(set(pairs)) > 1  # a forced move teaches nothing
            assert all(0 <= first < ROWS and -1 <= second < ROWS for first, second in pairs)


def test_shares_are_all_of_the_visits_or_none() -> None:
    sums = [float(policy_of(samples, n).sum()) for samples in all_taught() for n in range(len(samples))]
    assert all(total == 0 or total == pytest.approx(1, abs=1e-5) for total in sums)
    assert {round(total) for total in sums} == {0, 1}
    assert all((samples.shares >= 0).all() for samples in all_taught())


def test_outcomes_are_told_to_each_mover_from_its_side() -> None:
    results = set()
    for samples in all_taught():
        assert samples.outcomes.shape == samples.roots.shape == (len(samples), 1)
        for_seat_0 = {
            float(outcome if seat == 0 else -outcome)
            for seat, outcome in zip(samples.seats, samples.outcomes[:, 0], strict=True)
        }
        assert len(for_seat_0) == 1  # a game ends once
        results |= for_seat_0
    assert results <= {-1.0, 0.0, 1.0}
    assert len(results) > 1 or not games(compiled=1, plain=0)


def test_what_the_search_expected_lies_between_losing_and_winning() -> None:
    for samples in all_taught():
        assert abs(samples.roots).max() <= 1
        assert len(np.unique(samples.roots)) > 2


@NETS
def test_without_fans_every_full_search_teaches_policy(net: Net | None) -> None:
    samples = play_games(net, SOME, SEED, QUICK._replace(fan_share=0.0, full_share=1.0))
    assert all(policy_of(samples, number).sum() > 0 for number in range(len(samples)))
    quick = play_games(net, SOME, SEED, QUICK._replace(fan_share=0.0, full_share=0.0))
    assert not quick.shares.any()


@NETS
def test_a_fan_is_no_example(net: Net | None) -> None:
    """Its moves teach no policy, and it is marked: what it expected isn't learnt. The other seat teaches both."""
    for number in SOME:
        samples = play_games(net, range(number, number + 1), SEED, QUICK._replace(fan_share=1.0, full_share=1.0))
        teaches = np.array([policy_of(samples, n).any() for n in range(len(samples))])
        assert {*samples.seats[teaches].tolist()} == {1 - int(samples.seats[~teaches][0])}
        assert {*samples.seats[~teaches].tolist()} == {int(samples.seats[~teaches][0])}
        assert (samples.biased == ~teaches).all()


def test_the_first_page_is_the_beginning_of_the_game() -> None:
    states, deals = np.zeros(1, STATE_DTYPE), np.zeros(1, DEAL_DTYPE)
    inputs = make_evaluator(Kind.NET).inputs
    for number in SOME:
        deal_anew(states, deals, 0, blank_scratch(), seeded(SEED, number))
        write_inputs(states[0], inputs)
        samples = taught(Kind.PLAYOUT)[number]
        assert samples.states[0].tobytes() == states[0].tobytes()
        legal = [choice.action for choice in GAME.legal(states[0], 0)]
        assert samples.actions[: samples.starts[1]].tolist() == legal
        lesson = describe(samples, np.array([1, 0]))
        first = slice(lesson.starts[1], lesson.starts[2])
        assert lesson.indices[first].tolist() == inputs.indices[: inputs.number[0]].tolist()
        assert lesson.amounts[first].tolist() == inputs.amount[: inputs.number[0]].tolist()
        assert lesson.rows[-len(legal) :].tolist() == [row_of(states[0], action) for action in legal]
        assert lesson.second_rows[-len(legal) :].tolist() == [second_row_of(states[0], action) for action in legal]


def test_positions_of_another_layout_are_refused() -> None:
    samples = taught(Kind.PLAYOUT)[0]
    with pytest.raises(BadSamples, match="of another version of the game; play the games again"):
        describe(replace(samples, states=samples.states[:, :-1]), np.array([0]))


def test_a_lost_move_is_no_example_and_not_played() -> None:
    """However often it was visited before it was known to be lost."""
    tree = grown(games(compiled=40, plain=20))
    edges = root_edges(tree)
    best = int(np.argmax(edges["visits"]))
    edges["proof"][best] = LOST
    book = blank_book()
    assert choose(tree, book, False, seeded(1)) != edges["action"][best]
    together = count_visits(tree, book.visits)
    assert book.visits[best] == 0
    assert together == edges["visits"].sum() - edges["visits"][best]
    edges["proof"][:] = LOST
    assert choose(tree, book, False, seeded(1)) == edges["action"][best]
    edges["proof"][-1] = WON
    assert choose(tree, book, False, seeded(1)) == edges["action"][-1]


def grown(simulations: int) -> Tree:
    tree, rng = blank_tree(100), seeded(1)
    plant(tree, THINKER, PUCT, lay_table(age=1).state, rng)
    simulate(tree, THINKER, PUCT, simulations, rng)
    return tree


def root_edges(tree: Tree) -> Any:
    first = int(tree.nodes[ROOT].first_edge)
    return tree.edges[first : first + int(tree.nodes[ROOT].edges)]


def test_noise_leaves_the_priors_shares() -> None:
    for noise in (0.0, 0.25, 1.0):
        tree = grown(0)
        before = root_edges(tree)["prior"].copy()
        add_noise(tree, noise, seeded(7))
        after = root_edges(tree)["prior"]
        assert after.sum() == pytest.approx(1, abs=1e-5)
        assert (after >= (1 - noise) * before - 1e-6).all()
        assert (abs(after - before).max() > 0.01) == (noise > 0)


def test_noise_is_much_for_a_few_moves() -> None:
    """That is what makes a search try something else, rather than everything a little."""
    largest = []
    for seed in range(games(compiled=200, plain=20)):
        tree = grown(0)
        add_noise(tree, 1.0, seeded(seed))
        largest.append(root_edges(tree)["prior"].max())
    assert np.mean(largest) > 3 / len(root_edges(grown(0)))


def test_the_move_is_the_most_visited_or_drawn_by_visits() -> None:
    number = games(compiled=40, plain=20)
    tree = grown(number)
    edges = root_edges(tree)
    assert choose(tree, blank_book(), False, seeded(1)) == edges["action"][np.argmax(edges["visits"])]
    draws = games(compiled=4000, plain=300)
    rng = seeded(2)
    book = blank_book()
    drawn = [choose(tree, book, True, rng) for _ in range(draws)]
    for edge in edges:
        share = drawn.count(int(edge["action"])) / draws
        assert share == pytest.approx(edge["visits"] / number, abs=4 * np.sqrt(0.25 / draws))
    assert {*drawn} == {int(edge["action"]) for edge in edges if edge["visits"]}


def test_a_forced_move_needs_no_visits() -> None:
    tree = blank_tree(1)
    plant(tree, make_evaluator(Kind.NET, blank_net()), PUCT._replace(overlooked=1.0), lay_table().state, seeded(1))
    assert len(root_edges(tree)) == 1
    for at_random in (False, True):
        assert choose(tree, blank_book(), at_random, seeded(1)) == root_edges(tree)["action"][0]


def test_the_plan_and_the_test_are_for_duel() -> None:
    assert PLAN.game == GAME.name
    assert GAME.seats[0] <= EXAM.seats <= GAME.seats[1]
    for share in (HABIT.full_share, HABIT.noise, HABIT.sampled_share, HABIT.fan_share):
        assert 0 <= share <= 1
    assert HABIT.quick_simulations < HABIT.simulations

"""What a Duel position is worth: always for seat 0, between -1 and 1, whoever is asked and however."""

from math import sqrt
from typing import Any

import numpy as np
import pytest

from tests.games.duel.corpus import all_states, every, played_games, positions_of_each_phase
from tests.games.duel.positions import FIVE_SYMBOLS, GAME, lay_table
from tests.modes import games
from tests.players.network.mirror import mirrored
from tests.players.network.nets import random_net, textbook
from thauma.games.duel import actions
from thauma.games.duel.layout import STATE_DTYPE, Phase
from thauma.games.duel.legal import blank_list, list_legal
from thauma.kernel.rng import below, seeded
from thauma.players.evaluation import Kind
from thauma.players.evaluation.duel import Evaluator, blank_net, evaluate, judge, make_evaluator, outcome
from thauma.players.network.duel import FIRST_SEAT, INPUTS, row_of, second_row_of, write_inputs

SURE = 0.5  # a value beyond this names a clear favourite


def some_decisions(each: int, step: int) -> list[Any]:
    """Positions of every phase and others, all of them decisions."""
    return [*positions_of_each_phase(each), *(state for state in every(step) if state.phase != Phase.OVER)]


def evaluated(evaluator: Evaluator, state: Any, seed: int = 1) -> tuple[float, dict[int, float]]:
    """The value of one position, and its priors by action."""
    listed, costs, priors = blank_list(), blank_list(), np.zeros(actions.MOST_LEGAL, np.float32)
    number = list_legal(state, listed, costs)
    value = evaluate(evaluator, state, listed, number, priors, seeded(seed))
    return float(value), dict(zip(listed[:number].tolist(), priors[:number].tolist(), strict=True))


def together(states: list[Any]) -> Any:
    array = np.zeros(len(states), STATE_DTYPE)
    for number, state in enumerate(states):
        array[number] = state
    return array


def evaluators() -> list[Evaluator]:
    return [make_evaluator(Kind.HEURISTIC), make_evaluator(Kind.PLAYOUT), make_evaluator(Kind.NET, random_net())]


def test_the_net_speaks_as_the_textbook_says() -> None:
    net = random_net(spread=0.6)
    thinker = make_evaluator(Kind.NET, net)
    for state in some_decisions(games(compiled=10, plain=2), games(compiled=301, plain=300)):
        write_inputs(state, thinker.inputs)
        number = thinker.inputs.number[0]
        dense = np.zeros(INPUTS, np.float32)
        dense[thinker.inputs.indices[:number]] = thinker.inputs.amount[:number]
        values, logits = textbook(net, dense)
        value, priors = evaluated(thinker, state)
        assert value == pytest.approx(values[0] if state.mover == 0 else -values[0], abs=1e-5)
        rows = [(row_of(state, action), second_row_of(state, action)) for action in priors]
        powers = np.exp([logits[first] + (logits[second] if second >= 0 else 0.0) for first, second in rows])
        assert list(priors.values()) == pytest.approx(powers / powers.sum(), rel=1e-3)


def test_priors_are_shares_of_the_legal_actions() -> None:
    for thinker in evaluators():
        for state in some_decisions(games(compiled=10, plain=2), games(compiled=301, plain=300)):
            _, priors = evaluated(thinker, state)
            assert {*priors} == {choice.action for choice in GAME.legal(state, int(state.mover))}
            assert all(0 <= prior <= 1 for prior in priors.values())
            assert sum(priors.values()) == pytest.approx(1, abs=1e-5)


def test_only_a_net_prefers_moves() -> None:
    state = lay_table(age=2).state
    for thinker in evaluators()[:2]:
        _, priors = evaluated(thinker, state)
        assert len(set(priors.values())) == 1
    _, priors = evaluated(evaluators()[2], state)
    assert len(set(priors.values())) == len(priors)


def test_huge_logits_leave_priors_finite() -> None:
    net = random_net(spread=30.0)
    for state in some_decisions(games(compiled=5, plain=1), games(compiled=1001, plain=500)):
        value, priors = evaluated(make_evaluator(Kind.NET, net), state)
        assert -1 <= value <= 1
        assert sum(priors.values()) == pytest.approx(1, abs=1e-5)


def test_a_net_that_knows_nothing_takes_every_position_as_even() -> None:
    for state in some_decisions(games(compiled=5, plain=1), games(compiled=1001, plain=500)):
        value, priors = evaluated(make_evaluator(Kind.NET, blank_net()), state)
        assert value == 0
        assert [*priors.values()] == pytest.approx([1 / len(priors)] * len(priors))


def test_values_lie_between_minus_one_and_one() -> None:
    for thinker in evaluators():
        for state in some_decisions(games(compiled=20, plain=2), games(compiled=101, plain=300)):
            assert -1 <= evaluated(thinker, state)[0] <= 1


@pytest.mark.parametrize("mover", [0, 1])
def test_values_are_for_seat_0_whoever_decides(mover: int) -> None:
    """A city far ahead is worth much if it is seat 0's and little if it is seat 1's."""
    rich = ["palace", "senate", "town_hall", "gardens", "pantheon", "aqueduct", "temple", "statue"]
    for kind in (Kind.HEURISTIC, Kind.PLAYOUT):
        for seat in (0, 1):
            cities = [rich, []] if seat == 0 else [[], rich]
            table = lay_table(age=3, left=6, cities=cities, mover=mover, pawn=2 if seat == 0 else -2)
            values = [evaluated(make_evaluator(kind), table.state, seed)[0] for seed in range(20)]
            assert np.mean(values) > SURE if seat == 0 else np.mean(values) < -SURE


def test_values_change_sign_when_the_seats_are_exchanged() -> None:
    net = random_net(spread=0.6)
    net.embedding[FIRST_SEAT] = 0  # the one input that tells the seats apart
    for thinker in (make_evaluator(Kind.HEURISTIC), make_evaluator(Kind.NET, net)):
        for state in some_decisions(games(compiled=20, plain=2), games(compiled=101, plain=300)):
            assert evaluated(thinker, state)[0] == pytest.approx(-evaluated(thinker, mirrored(state))[0], abs=1e-6)


def test_the_rule_of_thumb_likes_symbols() -> None:
    few = lay_table(age=3, cities=[FIVE_SYMBOLS[:1], []]).state
    many = lay_table(age=3, cities=[FIVE_SYMBOLS, []]).state
    assert evaluated(make_evaluator(Kind.HEURISTIC), many)[0] > evaluated(make_evaluator(Kind.HEURISTIC), few)[0]


def random_end(state: Any, seed: int) -> float:
    """How a game of random moves ends for seat 0, by the game's own protocol."""
    rng = seeded(seed, stream=3)
    trial = GAME.copy(state)
    while not GAME.is_over(trial):
        mover = int(trial.mover)
        legal = GAME.legal(trial, mover)
        GAME.play(trial, mover, legal[below(rng, len(legal))].action, rng)
    result = GAME.result(trial)
    assert result is not None
    return {(0,): 1.0, (1,): -1.0, (0, 1): 0.0}[tuple(result["winners"])]


def test_playouts_are_games_of_random_moves() -> None:
    """On average they end as such games do: a net of four standard deviations catches everything."""
    open_games = [
        lay_table(age=3, left=8, cities=[["palace"], ["statue"]], pawn=-2, mover=1, coins=(8, 8)),
        lay_table(age=3, left=12, cities=[["palace"], ["statue"]], pawn=-6, mover=1),
        lay_table(age=3, left=10, coins=(3, 12)),
    ]
    drawn, played = games(compiled=4000, plain=40), games(compiled=400, plain=20)
    thinker = make_evaluator(Kind.PLAYOUT)
    for table in open_games:
        expected = np.mean([random_end(table.state, seed) for seed in range(played)])
        mean = np.mean([evaluated(thinker, table.state, seed)[0] for seed in range(drawn)])
        assert abs(mean - expected) < 4 * sqrt(1 / drawn + 1 / played)
        assert abs(expected) < 0.95  # or the game was no open one


def test_playouts_leave_the_position_alone() -> None:
    state = lay_table(age=2).state
    before = state.tobytes()
    thinker = make_evaluator(Kind.PLAYOUT)
    values = {evaluated(thinker, state, seed)[0] for seed in range(30)}
    assert values == {-1.0, 1.0}
    assert state.tobytes() == before


def test_many_positions_are_judged_as_each_of_them_is() -> None:
    states = together(some_decisions(games(compiled=10, plain=2), games(compiled=301, plain=300)))
    for thinker in (make_evaluator(Kind.HEURISTIC), make_evaluator(Kind.NET, random_net())):
        values, priors = judge(thinker, states, seeded(1))
        assert values.dtype == priors.dtype == np.float32
        assert priors.shape == (len(states), actions.ACTIONS)
        for state, value, row in zip(states, values, priors, strict=True):
            expected, expected_priors = evaluated(thinker, state)
            assert value == np.float32(expected)
            assert {action: row[action] for action in np.flatnonzero(row)} == expected_priors


def test_playouts_of_many_positions_draw_one_after_the_other() -> None:
    states = together(some_decisions(games(compiled=10, plain=1), games(compiled=1001, plain=500)))
    thinker, rng = make_evaluator(Kind.PLAYOUT), seeded(5)
    values, _ = judge(thinker, states, seeded(5))
    listed, costs, priors = blank_list(), blank_list(), np.zeros(actions.MOST_LEGAL, np.float32)
    for state, value in zip(states, values, strict=True):
        assert value == evaluate(thinker, state, listed, list_legal(state, listed, costs), priors, rng)


def test_finished_games_are_judged_by_their_result() -> None:
    finished = together([played.states[-1] for played in played_games()])
    for thinker in evaluators():
        values, priors = judge(thinker, finished, seeded(1))
        assert not priors.any()
        for state, value in zip(finished, values, strict=True):
            result = GAME.result(state)
            assert result is not None
            assert value == {(0,): 1, (1,): -1, (0, 1): 0}[tuple(result["winners"])]
            assert value == outcome(state) == -outcome(mirrored(state))


def test_judging_leaves_the_positions_alone() -> None:
    states = all_states()[: games(compiled=200, plain=20)].copy()
    before = states.tobytes()
    for thinker in evaluators():
        judge(thinker, states, seeded(2))
    assert states.tobytes() == before


def test_judging_nothing_gives_nothing() -> None:
    values, priors = judge(make_evaluator(Kind.HEURISTIC), np.zeros(0, STATE_DTYPE), seeded(1))
    assert len(values) == len(priors) == 0

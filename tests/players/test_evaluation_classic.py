"""Three ways to judge a classic position, through one door."""

from typing import Any

import numpy as np
import pytest

from tests.games.classic.corpus import random_positions
from tests.modes import games
from thauma.games.classic.game import GAME
from thauma.games.classic.layout import STATE_DTYPE
from thauma.games.classic.legal import blank_list, blank_workspace, list_legal
from thauma.games.classic.tables import MOST_CITIES
from thauma.kernel.rng import seeded
from thauma.players.evaluation import Kind
from thauma.players.evaluation.classic import Evaluator, blank_net, evaluate, evaluate_all, make_evaluator, write_priors
from thauma.players.network import Net


def random_net() -> Net:
    rng = np.random.default_rng(1)
    return Net(*(rng.normal(0, 0.1, array.shape).astype(np.float32) for array in blank_net(16, 8)))


def evaluators() -> list[Evaluator]:
    return [make_evaluator(Kind.HEURISTIC), make_evaluator(Kind.PLAYOUT), make_evaluator(Kind.NET, random_net())]


def positions(players: int, every: int) -> list[Any]:
    return [GAME.copy(s) for n, (s, _, _) in enumerate(random_positions(players, seed=2)) if n % every == 0]


@pytest.mark.parametrize("players", [2, 3, 7])
@pytest.mark.parametrize("kind", range(3))
def test_chances_are_shares_and_margins_are_squashed(players: int, kind: int) -> None:
    judge = evaluators()[kind]
    for state in positions(players, every=games(4, 30)):
        evaluate(judge, state, seeded(1))
        assert judge.chances[:players].sum() == pytest.approx(1)
        assert (judge.chances[:players] >= 0).all()
        assert (abs(judge.margins[:players]) < 1).all()


@pytest.mark.parametrize("kind", range(3))
def test_the_end_is_judged_by_the_result(kind: int) -> None:
    judge = evaluators()[kind]
    for seed in range(games(10, 1)):
        *_, (state, _, _) = random_positions(3, seed)
        evaluate(judge, state, seeded(1))
        result = GAME.result(state)
        assert result is not None
        shares = [(seat in result["winners"]) / len(result["winners"]) for seat in range(3)]
        assert judge.chances[:3].tolist() == shares
        totals = [GAME.score(state, seat)["total"] for seat in range(3)]
        for seat in range(3):
            ahead = totals[seat] - max(totals[:seat] + totals[seat + 1 :])
            assert judge.margins[seat] == pytest.approx(ahead / (10 + abs(ahead)))


@pytest.mark.parametrize("kind", range(3))
def test_priors_are_shares_of_the_listed_actions(kind: int) -> None:
    judge = evaluators()[kind]
    workspace, listed, costs, priors = blank_workspace(), blank_list(), blank_list(), np.zeros(300, np.float32)
    for state in positions(2, every=games(5, 40))[:-1]:
        for seat in GAME.pending(state):
            number = list_legal(state, seat, workspace, listed, costs)
            write_priors(judge, state, seat, listed, number, priors)
            assert priors[:number].sum() == pytest.approx(1, abs=1e-5)
            assert (priors[:number] >= 0).all()


@pytest.mark.parametrize("kind", range(3))
def test_a_batch_is_judged_as_its_positions_one_by_one(kind: int) -> None:
    judge = evaluators()[kind]
    chosen = positions(5, every=games(10, 60))
    states = np.zeros(len(chosen), STATE_DTYPE)
    chances, margins = np.zeros((len(chosen), MOST_CITIES)), np.zeros((len(chosen), MOST_CITIES))
    for i, state in enumerate(chosen):
        states[i] = state
    evaluate_all(judge, states, chances, margins, seeded(3))
    rng = seeded(3)
    for i, state in enumerate(chosen):
        evaluate(judge, state, rng)
        assert chances[i, :5].tolist() == judge.chances[:5].tolist()
        assert margins[i, :5].tolist() == judge.margins[:5].tolist()


def test_a_city_that_has_more_is_judged_better() -> None:
    state = positions(3, every=20)[1]
    for kind in (Kind.HEURISTIC, Kind.PLAYOUT):
        judge = make_evaluator(kind)
        state.cities[1].civilian_points = 200
        evaluate(judge, state, seeded(1))
        assert judge.chances[1] > 0.9
        assert judge.margins[1] > 0.5

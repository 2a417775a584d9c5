"""The search at classic: legal, repeatable, stoppable, and blind to what its player can't see."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.classic.corpus import random_positions
from tests.modes import COMPILED
from tests.modes import games as number_of
from tests.players.test_evaluation_classic import random_net
from thauma.games import game
from thauma.games.classic.game import GAME
from thauma.games.classic.hands import decider
from thauma.games.classic.layout import Phase
from thauma.games.classic.tables import AGES, FREE_CITY, TURNS
from thauma.kernel.rng import seeded
from thauma.players import player
from thauma.players.evaluation import Kind
from thauma.players.evaluation.classic import blank_net, make_evaluator
from thauma.players.search import Searcher
from thauma.players.search.classic import ClassicThinker, make_thinker
from thauma.players.search.classic.belief import forget
from thauma.players.search.classic.forest import blank_forest
from thauma.players.search.classic.one_step import OneStep
from thauma.players.search.classic.simulation import PUCT, list_candidates, plant, simulate
from thauma.players.thinking import Budget, Report

FEW = Budget(simulations=number_of(compiled=60, plain=2))
WHO_CHOSE = {"pending": 0, "have_chosen": 0}  # what others have chosen is forgotten too


def decisions(players: int, every: int, **options: Any) -> Iterator[tuple[Any, int]]:
    """Positions of a random game, each with a seat that must decide."""
    for number, (state, _, _) in enumerate(random_positions(players, seed=5, **options)):
        if number % every == 0 and not GAME.is_over(state):
            yield state, GAME.pending(state)[number % len(GAME.pending(state))]


def findings(report: Report) -> tuple[Any, ...]:
    """All of a report but the time it took."""
    return report.moves, report.win_chance, report.variation, report.simulations


@pytest.mark.parametrize("players", [2, 3, 5, 7] if COMPILED else [2, 3])
@pytest.mark.parametrize("kind", Kind)
def test_every_choice_of_a_game_is_legal(players: int, kind: Kind) -> None:
    budget = Budget(simulations=number_of(compiled=20, plain=1))
    search = Searcher("search", game("classic"), ClassicThinker(kind, blank_net()), budget)
    deal = GAME.deal(seeded(1), players, {})
    state, rng = GAME.start(deal), seeded(2)
    while not GAME.is_over(state):
        before = state.tobytes()
        seat = GAME.pending(state)[0]
        action = search.choose(state, seat, rng)
        assert state.tobytes() == before
        assert action in {choice.action for choice in GAME.legal(state, seat)}
        GAME.play(state, seat, action, deal)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_same_seed_and_simulations_give_the_same_report(players: int) -> None:
    """On one search again and again, and on another one that has done something else before."""
    first, second = ClassicThinker(Kind.HEURISTIC), ClassicThinker(Kind.HEURISTIC)
    for state, seat in decisions(players, every=number_of(compiled=11, plain=90)):
        report = first.think(state, seat, FEW, seeded(3))
        assert findings(first.think(state, seat, FEW, seeded(3))) == findings(report)
        second.think(state, seat, Budget(simulations=5), seeded(4))
        assert findings(second.think(state, seat, FEW, seeded(3))) == findings(report)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("builders", [False, True])
def test_what_is_hidden_changes_nothing(players: int, builders: bool) -> None:
    """Positions that a player can't tell apart lead to the same thoughts."""
    search = ClassicThinker(Kind.HEURISTIC)
    boards = ["halikarnassos"] if builders else None
    changed = 0
    for state, seat in decisions(players, every=number_of(compiled=3, plain=30), boards=boards, builders=builders):
        report = search.think(state, seat, FEW, seeded(6))
        for stream in range(2):
            believed = GAME.sample(state, seat, seeded(7, stream))
            changed += believed.tobytes() != state.tobytes()
            assert findings(search.think(believed, seat, FEW, seeded(6))) == findings(report)
    assert changed > 0


@pytest.mark.parametrize("players", [2, 3, 7])
def test_forgetting_keeps_all_that_a_player_sees(players: int) -> None:
    notes = blank_forest(1, 1).notes
    for state, seat in decisions(players, every=5, boards=["halikarnassos"], builders=True):
        player_who_thinks = decider(state, seat)
        known = GAME.copy(state)
        forget(known, player_who_thinks, notes, seeded(8))
        seen, truth = GAME.observe(known, player_who_thinks), GAME.observe(state, player_who_thinks)
        assert {**seen, **WHO_CHOSE} == {**truth, **WHO_CHOSE}


def test_a_report_lists_the_moves_best_first_with_chances_and_visits() -> None:
    state, seat = next(decisions(3, every=1))
    report = ClassicThinker(Kind.HEURISTIC).think(state, seat, Budget(simulations=number_of(200, 30)), seeded(9))
    legal = {choice.action for choice in GAME.legal(state, seat)}
    assert {move.action for move in report.moves} <= legal
    assert [move.visits for move in report.moves] == sorted((move.visits for move in report.moves), reverse=True)
    assert sum(move.visits for move in report.moves) == report.simulations
    assert sum(move.prior for move in report.moves) == pytest.approx(1, abs=1e-4)
    assert all(0 <= move.win_chance <= 1 for move in report.moves)
    assert 0 < report.win_chance < 1
    assert report.variation[0] == (seat, report.best)


def test_of_equally_dear_payments_one_is_looked_at() -> None:
    forest = blank_forest(1, 1)
    spared = 0
    for state, seat in decisions(3, every=4):
        legal = GAME.legal(state, seat)
        cost = {choice.action: choice.cost for choice in legal}
        number = list_candidates(state, seat, forest.workspace, forest.listed, forest.costs)
        moves = [GAME.decode(state, seat, int(action)) for action in forest.listed[:number]]
        everything = [GAME.decode(state, seat, choice.action) for choice in legal]
        things = {(move["do"], move["card"]) for move in everything}
        assert {(move["do"], move["card"]) for move in moves} == things
        assert len(moves) == len(things)
        for move, action in zip(moves, forest.listed[:number], strict=True):
            same = [
                cost[GAME.encode(state, m)] for m in everything if (m["do"], m["card"]) == (move["do"], move["card"])
            ]
            assert cost[int(action)] == min(same)
        spared += len(legal) - number
    assert spared > 0


def test_thinking_stops_when_asked() -> None:
    state, seat = next(decisions(3, every=1))
    report = ClassicThinker(Kind.HEURISTIC).think(state, seat, Budget(seconds=60), seeded(1), stop=lambda: True)
    assert report.simulations > 0
    assert report.best in {choice.action for choice in GAME.legal(state, seat)}


def test_a_forest_that_is_full_grows_without_changing_its_mind() -> None:
    state, seat = next(decisions(3, every=1))
    budget = Budget(simulations=number_of(compiled=3000, plain=3))
    small, large = ClassicThinker(Kind.HEURISTIC), ClassicThinker(Kind.HEURISTIC)
    small._threads[0].forest = blank_forest(10, 10)
    assert findings(small.think(state, seat, budget, seeded(1))) == findings(
        large.think(state, seat, budget, seeded(1))
    )
    forest = blank_forest(10, 10)
    plant(forest, state, seat, seeded(1))
    asked = number_of(compiled=3000, plain=10)
    assert simulate(forest, make_evaluator(Kind.HEURISTIC), PUCT, seat, asked, seeded(1)) < asked


def test_threads_add_up_what_they_find() -> None:
    state, seat = next(decisions(3, every=1))
    together = ClassicThinker(Kind.HEURISTIC, threads=2)
    report = together.think(state, seat, FEW, seeded(1))
    assert sum(move.visits for move in report.moves) == report.simulations == FEW.simulations
    assert sum(move.prior for move in report.moves) == pytest.approx(1, abs=1e-4)
    assert findings(together.think(state, seat, FEW, seeded(1))) == findings(report)


def test_only_a_seat_that_must_decide_is_thought_about() -> None:
    deal = GAME.deal(seeded(1), 3, {})
    state = GAME.start(deal)
    GAME.play(state, 0, GAME.legal(state, 0)[0].action, deal)
    with pytest.raises(ValueError, match="seat 0 has nothing to decide"):
        ClassicThinker(Kind.HEURISTIC).think(state, 0, FEW, seeded(1))


@pytest.mark.parametrize("players", [2, 5])
def test_one_step_ahead_is_legal_and_blind_to_what_is_hidden(players: int) -> None:
    one_step = OneStep("net", random_net())
    for state, seat in decisions(players, every=number_of(compiled=5, plain=40)):
        action = one_step.choose(state, seat, seeded(2))
        assert action in {choice.action for choice in GAME.legal(state, seat)}
        assert one_step.choose(GAME.sample(state, seat, seeded(3)), seat, seeded(2)) == action


def test_the_free_city_is_thought_about_as_its_holder() -> None:
    search = ClassicThinker(Kind.HEURISTIC)
    seen = 0
    for state, _ in decisions(2, every=1):
        if state.phase == Phase.TURN and GAME.pending(state)[-1] == FREE_CITY and seen < number_of(10, 1):
            report = search.think(state, FREE_CITY, FEW, seeded(3))
            assert report.best in {choice.action for choice in GAME.legal(state, FREE_CITY)}
            assert report.variation[0][0] == FREE_CITY
            seen += 1
    assert seen


def test_after_the_last_card_the_real_result_counts() -> None:
    """With one card left for everyone, no simulation goes further than the end of the game."""
    state = next(s for s, _ in decisions(3, every=1) if (s.age, s.turn, s.phase) == (AGES - 1, TURNS - 1, Phase.TURN))
    seat = GAME.pending(state)[0]
    report = make_thinker(None, threads=1).think(state, seat, FEW, seeded(4))
    assert len(report.variation) == 1
    for move in report.moves:  # victories, or halves and thirds of them
        sixths = 6 * move.win_chance * move.visits
        assert sixths == pytest.approx(round(sixths))


@pytest.mark.skipif(not COMPILED, reason="whole games of search take minutes in plain Python")
def test_search_beats_two_greedy_players() -> None:
    search, greedy = (
        Searcher("search", game("classic"), ClassicThinker(Kind.HEURISTIC), Budget(simulations=100)),
        player("greedy", game("classic")),
    )
    won, games = 0.0, 30
    for number in range(games):
        deal = GAME.deal(seeded(20, number), 3, {})
        state, rng, place = GAME.start(deal), seeded(21, number), number % 3
        while not GAME.is_over(state):
            seat = GAME.pending(state)[0]
            GAME.play(state, seat, (search if seat == place else greedy).choose(state, seat, rng), deal)
        result = GAME.result(state)
        assert result is not None
        won += (place in result["winners"]) / len(result["winners"])
    assert won >= 0.6 * games

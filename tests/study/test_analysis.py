"""What a move lost, what luck did, and that the sums are right."""

from dataclasses import replace
from itertools import pairwise

import pytest

from tests.study.thinkers import Ladder
from thauma.arena.selfplay import SelfPlay
from thauma.games import game
from thauma.players.thinking import Budget
from thauma.records import LiveGame, Record, RecordError
from thauma.study.analysis import OUTCOMES, QUICK_SHARE, Mark, MoveAnalysis, analyse, summarise

BUDGET = Budget(simulations=160)


def record_of(name: str, seats: int, moves: int | None = None, seed: int = 1) -> Record:
    """A random game, or its beginning."""
    record = SelfPlay(name, ("random",) * seats, seed).play(0).record()
    if moves is not None:
        record.moves, record.result = record.moves[:moves], None
    return record


def rungs(record: Record) -> list[tuple[int, int]]:
    """For each move, its number among the legal ones from 1 on, and how many there were."""
    live, found = LiveGame.at_start_of(record), []
    for move in record.moves:
        actions = [choice.action for choice in live.game.legal(live.state, move["seat"])]
        found.append((actions.index(live.game.encode(live.state, move)) + 1, len(actions)))
        live.play(move)
    return found


def made(loss: float, player: int = 0, choices: int = 5, luck: float | None = 0.0) -> MoveAnalysis:
    after = None if luck is None else 0.9 - loss + luck
    return MoveAnalysis(0, player, {}, {}, choices, 0.9, 0.9 - loss, after, 100, False)


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("classic", 2), ("classic", 4)])
def test_a_move_loses_what_the_best_one_would_have_won_in_the_same_search(name: str, seats: int) -> None:
    record = record_of(name, seats)
    thinker = Ladder(name)
    moves = list(analyse(record, thinker, BUDGET))
    assert [move.move for move in moves] == record.moves
    assert [move.ply for move in moves] == list(range(len(record.moves)))
    assert len(thinker.asked) == len(record.moves)
    assert all(budget == BUDGET for _, budget in thinker.asked)
    for move, (rung, choices) in zip(moves, rungs(record), strict=True):
        assert move.choices == choices
        assert move.before == choices / (choices + 1)
        assert move.played == rung / (choices + 1)
        assert move.loss == pytest.approx((choices - rung) / (choices + 1))
        assert (move.best == move.move) == (rung == choices)


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("classic", 2), ("classic", 3)])
def test_what_came_after_completes_the_sum_and_the_end_is_the_result(name: str, seats: int) -> None:
    record = record_of(name, seats)
    assert record.result is not None
    moves = list(analyse(record, Ladder(name), BUDGET))
    for move in moves:
        assert move.after is not None
        assert move.luck is not None
        assert move.before - move.loss + move.luck == pytest.approx(move.after)
    winners = record.result["winners"]
    for last in moves[-1:] if name == "duel" else moves[-seats:]:
        assert last.after == (1 / len(winners) if last.player in winners else 0.0)


def test_in_duel_the_next_position_shows_what_came_whoever_decides_there() -> None:
    moves = list(analyse(record_of("duel", 2), Ladder("duel"), BUDGET))
    for move, following in pairwise(moves):
        expected = following.before if following.player == move.player else 1 - following.before
        assert move.after == pytest.approx(expected)
    assert any(move.player == following.player for move, following in pairwise(moves))


@pytest.mark.parametrize("seats", [2, 3])
def test_in_classic_a_players_next_decision_shows_what_came(seats: int) -> None:
    moves = list(analyse(record_of("classic", seats), Ladder("classic"), BUDGET))
    for player in range(seats):
        own = [move for move in moves if move.player == player]
        for move, following in pairwise(own):
            assert move.after == following.before or seats == 2  # of two, the other may see it earlier
    if seats == 2:
        assert any(move.move["seat"] == 2 and move.player == move.move["by"] for move in moves)


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("classic", 2), ("classic", 3)])
def test_a_move_that_the_search_passed_over_is_looked_at_on_its_own(name: str, seats: int) -> None:
    record = record_of(name, seats, moves=12)
    thinker = Ladder(name, narrow=True)
    moves = list(analyse(record, thinker, BUDGET))
    shares = {budget.simulations for _, budget in thinker.asked}
    assert BUDGET.simulations is not None
    assert shares <= {BUDGET.simulations, BUDGET.simulations // OUTCOMES, round(BUDGET.simulations * QUICK_SHARE)}
    looks = sum(budget.simulations == BUDGET.simulations // OUTCOMES for _, budget in thinker.asked)
    passed_over = sum(rung != choices for rung, choices in rungs(record))
    assert passed_over > 0
    assert looks == OUTCOMES * passed_over
    for move in moves:
        assert 0 <= move.loss <= move.before <= 1
        assert move.loss == 0 or move.best != move.move


def test_a_move_better_than_the_search_thought_is_the_best() -> None:
    class Blind(Ladder):
        """Sees nothing in any move but the first one listed."""

        def think(self, *arguments, **options):  # type: ignore[no-untyped-def]
            report = super().think(*arguments, **options)
            first = report.moves[-1]
            return replace(report, moves=(replace(first, visits=10), *report.moves[:-1]), win_chance=first.win_chance)

    moves = list(analyse(record_of("duel", 2, moves=30), Blind("duel", narrow=True), BUDGET))
    better = [move for move in moves if move.best == move.move and move.before > 1 / (move.choices + 1)]
    assert better
    assert all(move.loss == 0 for move in better)


def test_the_same_analysis_again() -> None:
    record = record_of("classic", 3, moves=10)
    first, second = (list(analyse(record, Ladder("classic", narrow=True), BUDGET)) for _ in range(2))
    assert first == second


def test_time_is_shared_out_as_simulations_are() -> None:
    thinker = Ladder("duel", narrow=True)
    assert list(analyse(record_of("duel", 2, moves=9), thinker, Budget(seconds=2.0)))
    assert {budget for _, budget in thinker.asked} == {Budget(seconds=2.0), Budget(seconds=2.0 / OUTCOMES)}


def test_an_unfinished_game_ends_with_what_those_see_who_are_to_decide() -> None:
    moves = list(analyse(record_of("duel", 2, moves=7), Ladder("duel"), BUDGET))
    assert len(moves) == 7
    assert all(move.after is not None for move in moves)


def test_a_choice_that_has_not_taken_effect_shows_nothing_yet() -> None:
    record = record_of("classic", 3, moves=4)
    *turn, last = analyse(record, Ladder("classic"), BUDGET)
    assert last.after is None
    assert last.luck is None
    assert all(move.after is not None for move in turn)


def test_an_empty_record_has_nothing_to_analyse() -> None:
    thinker = Ladder("duel")
    assert list(analyse(record_of("duel", 2, moves=0), thinker, BUDGET)) == []
    assert thinker.asked == []


def test_a_record_that_breaks_a_rule_is_refused_at_that_move() -> None:
    record = record_of("duel", 2)
    record.moves[5] = {"seat": 0, "do": "build", "card": "palace"}
    seen = []
    with pytest.raises(RecordError, match="here: ply 5: seat 0 build palace is refused"):
        seen += list(analyse(record, Ladder("duel"), BUDGET, "here"))
    record = record_of("duel", 2)
    record.result = {"winners": [0, 1], "by": "magic", "scores": []}
    with pytest.raises(RecordError, match="result: "):
        list(analyse(record, Ladder("duel"), BUDGET))


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, Mark.NONE),
        (0.049, Mark.NONE),
        (0.051, Mark.INACCURACY),
        (0.101, Mark.MISTAKE),
        (0.199, Mark.MISTAKE),
        (0.201, Mark.BLUNDER),
        (0.9, Mark.BLUNDER),
    ],
)
def test_marks(loss: float, mark: Mark) -> None:
    assert made(loss).mark == mark


def test_a_summary_adds_up_each_players_moves() -> None:
    moves = [made(0.0), made(0.06, luck=0.1), made(0.3, luck=None), made(0.0, choices=1), made(0.12, player=1)]
    first, second, third = summarise(moves, 3)
    assert first.decisions == 3
    assert first.lost == pytest.approx(0.36)
    assert first.luck == pytest.approx(0.1)
    assert first.marks == {Mark.BLUNDER: 1, Mark.MISTAKE: 0, Mark.INACCURACY: 1}
    assert first.accuracy == pytest.approx(1 / 3)
    assert second.marks[Mark.MISTAKE] == 1
    assert (third.decisions, third.accuracy) == (0, None)


def test_a_thinker_is_asked_only_for_seats_that_decide() -> None:
    for name in ("duel", "classic"):
        thinker = Ladder(name, narrow=True)
        record = record_of(name, game(name).seats[0], moves=20)
        assert len(list(analyse(record, thinker, BUDGET))) == 20
        assert thinker.asked

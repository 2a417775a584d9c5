"""Exercises from one's own mistakes, their return, the deal of the day and the coach."""

from datetime import date, timedelta

import pytest

from tests.study.thinkers import Ladder
from thauma.arena.selfplay import SelfPlay
from thauma.games import game
from thauma.games.errors import BadOption
from thauma.kernel.rng import seeded
from thauma.players.thinking import Budget
from thauma.records import LiveGame, read_position
from thauma.study.analysis import analyse
from thauma.study.positions import ask
from thauma.study.training import (
    DAYS,
    Schedule,
    Step,
    advise,
    due,
    exercises,
    judge,
    percentile,
    review,
    seed_of_the_day,
)

TODAY = date(2026, 11, 18)
BUDGET = Budget(simulations=16)


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("classic", 3)])
def test_every_loss_of_a_player_is_a_position_to_solve(name: str, seats: int) -> None:
    record = SelfPlay(name, ("random",) * seats, seed=3).play(0).record()
    moves = list(analyse(record, Ladder(name), BUDGET))
    found = list(exercises(record, moves, player=1))
    expected = [move for move in moves if move.player == 1 and move.loss >= 0.05]
    assert [exercise.ply for exercise in found] == [move.ply for move in expected]
    assert found
    for exercise in found[::5]:
        assert set(exercise.question()) == {"position", "seat", "ply"}  # nothing gives the answer away
        read = read_position(exercise.position)
        assert exercise.seat in read.game.pending(read.state)


def test_any_move_within_tolerance_solves_and_no_other() -> None:
    start = "duel1/1.0.draft=CirGreGraTem/0,2.5,2.5/7,,,/7,,,/AgrMatPhiTheUrb///"
    answer = ask(start, Ladder("duel"), BUDGET)
    by_chance = sorted(answer.options, key=lambda option: -option.chance)
    assert judge(answer, by_chance[0].move).solved
    worse = judge(answer, by_chance[1].move)
    assert (worse.solved, worse.best) == (False, by_chance[0].move)
    assert judge(answer, by_chance[1].move, tolerance=worse.loss).solved
    with pytest.raises(BadOption, match="no legal move"):
        judge(answer, {"seat": 0, "do": "draft", "wonder": "sphinx"})


def test_what_is_solved_returns_later_and_later_and_what_is_missed_tomorrow() -> None:
    schedule, waits = Schedule.first(TODAY), []
    assert due([schedule], TODAY) == 1
    for _ in range(len(DAYS) + 2):
        before = schedule.due
        schedule = review(schedule, True, before)
        waits.append((schedule.due - before).days)
    assert waits == [*DAYS, DAYS[-1], DAYS[-1]]
    missed = review(schedule, False, schedule.due)
    assert (missed.box, missed.due) == (0, schedule.due + timedelta(days=1))
    assert due([missed], schedule.due) == 0


def test_the_deal_of_the_day_is_the_same_for_all_and_can_not_be_told_without_the_secret() -> None:
    secret = b"sixteen bytes at least"
    seeds = {seed_of_the_day("duel", TODAY + timedelta(days=day), secret) for day in range(50)}
    assert len(seeds) == 50
    assert seed_of_the_day("duel", TODAY, secret) == seed_of_the_day("duel", TODAY, secret)
    assert seed_of_the_day("duel", TODAY, secret) != seed_of_the_day("classic", TODAY, secret)
    assert seed_of_the_day("duel", TODAY, secret) != seed_of_the_day("duel", TODAY, secret + b"!")
    LiveGame.new("duel", ["a", "b"], seed=seed_of_the_day("duel", TODAY, secret))
    with pytest.raises(BadOption, match="16 bytes"):
        seed_of_the_day("duel", TODAY, b"short")


def test_percentiles() -> None:
    assert percentile(5, []) is None
    assert percentile(5, [1, 2, 5, 9]) == 62.5
    assert percentile(9, [1, 2]) == 100


def test_the_coach_gives_away_one_step_at_a_time() -> None:
    live = LiveGame.new("duel", ["a", "b"], seed=4)
    report = Ladder("duel").think(live.state, 0, BUDGET, seeded(1))
    kind, card, line = (advise(game("duel"), live.state, 0, report, step) for step in Step)
    assert kind == {"step": 1, "do": "draft"}
    assert set(card) == {"step", "do", "wonder"}
    assert line["line"][0]["wonder"] == card["wonder"]
    assert line["chance"] == round(report.moves[0].win_chance, 4)

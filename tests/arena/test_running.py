"""An arena gives the same results whoever plays its games, goes on where it was, and survives its workers."""

import multiprocessing
import os
import signal
from pathlib import Path

import pytest

from tests.arena.seats import DeadlyPlan, FailingPlan, PatientPlan, UnportableError, invite
from thauma.arena import Ledger, Plan, Sprt, run
from thauma.arena.outcome import Outcome
from thauma.arena.processes import ATTEMPTS, GameLost
from thauma.games.errors import BadOption

PLAN = Plan("duel", ("greedy", "random"), seats=2, seed=4)
NAMES = ("greedy", "random")


def test_workers_change_nothing_but_the_time(tmp_path: Path) -> None:
    """Results are told in the order of the games, too; deals are mirrored, so that there are twice ten of 19."""
    files = []
    for workers in (1, 2):
        told: list[Outcome] = []
        files.append(tmp_path / f"{workers}.jsonl")
        with Ledger(files[-1], PLAN) as ledger:
            found = run(PLAN, 19, workers=workers, ledger=ledger, on_result=told.append)
        assert tuple(told) == found.outcomes
        assert [outcome.number for outcome in told] == [*range(20)]
        assert found.games == 20
    assert files[0].read_text() == files[1].read_text()


def test_an_arena_goes_on_where_it_was_and_can_be_made_longer(tmp_path: Path) -> None:
    path, whole = tmp_path / "a.jsonl", run(PLAN, 10)
    with Ledger(path, PLAN) as ledger:
        run(PLAN, 4, ledger=ledger)
    begun = path.read_text()
    with Ledger(path, PLAN) as ledger:
        assert len(ledger.outcomes) == 4
        assert run(PLAN, 10, ledger=ledger).as_json() == whole.as_json()
    assert path.read_text().startswith(begun)
    assert len(path.read_text().splitlines()) == 10
    with Ledger(path, PLAN) as ledger:
        assert run(PLAN, 4, ledger=ledger).games == 4


def test_a_missing_game_is_played_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    with Ledger(path, PLAN) as ledger:
        whole = run(PLAN, 6, ledger=ledger)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:2] + lines[3:]))
    with Ledger(path, PLAN) as ledger:
        assert run(PLAN, 6, ledger=ledger).as_json() == whole.as_json()
    assert path.read_text().splitlines(keepends=True) == [*lines[:2], *lines[3:], lines[2]]


@pytest.mark.verify
def test_a_worker_that_is_killed_costs_only_its_game(tmp_path: Path) -> None:
    killed: list[int] = []
    sign = tmp_path / "sign"

    def kill_one(outcome: Outcome) -> None:
        if outcome.number == 3:
            worker = multiprocessing.active_children()[0]
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGKILL)
            killed.append(worker.pid)
            sign.touch()

    plan = PatientPlan(PLAN.game, PLAN.names, seats=PLAN.seats, seed=PLAN.seed, sign=str(sign))
    found = run(plan, 40, workers=2, on_result=kill_one)
    assert len(killed) == 1
    assert found.as_json() == run(PLAN, 40).as_json()
    assert multiprocessing.active_children() == []


def graves(folder: Path, number: int) -> tuple[str, ...]:
    return tuple(str(folder / f"grave{grave}") for grave in range(number))


@pytest.mark.verify
def test_a_game_whose_workers_die_is_tried_again(tmp_path: Path) -> None:
    plan = DeadlyPlan("duel", NAMES, seats=2, seed=4, graves=graves(tmp_path, ATTEMPTS - 1))
    assert run(plan, 8, workers=2).as_json() == run(PLAN, 8).as_json()
    assert len(list(tmp_path.iterdir())) == ATTEMPTS - 1


@pytest.mark.verify
def test_but_not_for_ever(tmp_path: Path) -> None:
    plan = DeadlyPlan("duel", NAMES, seats=2, graves=graves(tmp_path, 20))
    with pytest.raises(GameLost, match=r"game [45] was given up"):
        run(plan, 8, workers=2)
    assert multiprocessing.active_children() == []


def test_an_error_in_a_worker_is_not_hidden() -> None:
    with pytest.raises(ZeroDivisionError, match="a bug") as raised:
        run(FailingPlan("duel", NAMES, seats=2), 8, workers=2)
    assert any("in a worker" in note and "seats.py" in note for note in raised.value.__notes__)
    with pytest.raises(RuntimeError, match="this and that"):
        run(FailingPlan("duel", NAMES, seats=2, portable=False), 8, workers=2)
    with pytest.raises(UnportableError):
        run(FailingPlan("duel", NAMES, seats=2, portable=False), 8)


def test_the_arena_goes_on_after_a_forfeit(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)
    found = run(Plan("duel", ("quitter", "random"), seats=2), 6)
    assert found.games == 6
    assert [player.forfeits for player in found.players] == [6, 0]
    assert [player.score for player in found.players] == [0, 1]


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.verify)])
def test_a_sequential_test_stops_at_the_same_game_whoever_plays(tmp_path: Path, workers: int) -> None:
    sprt = Sprt(0, 100)
    found = run(PLAN, 1000, sprt=sprt)
    assert found.sprt is not None
    assert found.sprt.accepted == "elo1"
    assert found.games < 200
    with Ledger(tmp_path / "a.jsonl", PLAN) as ledger:
        again = run(PLAN, 1000, workers=workers, sprt=sprt, ledger=ledger)
    assert again.as_json() == found.as_json()
    assert len((tmp_path / "a.jsonl").read_text().splitlines()) == found.games
    with Ledger(tmp_path / "a.jsonl", PLAN) as ledger:
        assert run(PLAN, 1000, sprt=sprt, ledger=ledger).as_json() == found.as_json()


def test_a_sequential_test_may_stay_undecided() -> None:
    found = run(PLAN, 2, sprt=Sprt(0, 5))
    assert (found.games, found.as_json()["sprt"]["accepted"]) == (2, None)


@pytest.mark.parametrize("plan", [Plan("duel", ("greedy",), seats=2), Plan("classic", ("greedy", "random"), seats=3)])
def test_a_sequential_test_needs_two_players(plan: Plan) -> None:
    with pytest.raises(BadOption, match="exactly two"):
        run(plan, 2, sprt=Sprt(0, 5))


def test_there_is_no_other_place_to_run_than_here_and_ray() -> None:
    with pytest.raises(BadOption, match="not on 'slurm'"):
        run(PLAN, 2, on="slurm")

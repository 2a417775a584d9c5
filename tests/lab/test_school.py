"""The school: generations follow each other, are tested, and can be taken up anywhere."""

import json
import time
from dataclasses import replace
from pathlib import Path

import pytest

from thauma.lab.gate import Exam
from thauma.lab.plan import Plan
from thauma.lab.report import table_rows, write_report
from thauma.lab.school import School, Watcher
from thauma.lab.teaching import duel
from thauma.lab.training import Training

PLAN = Plan("duel", first_games=2, games=2, window=2)
FOR_EVER = float("inf")


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few and short games."""
    monkeypatch.setattr(duel, "HABIT", duel.HABIT._replace(simulations=8, quick_simulations=4))
    monkeypatch.setattr(duel.play_games, "__defaults__", (duel.HABIT,))
    tried = Exam("search:2@{net}", "search:2@{best}", ("greedy",), seats=2, games=2, rival_games=2)
    monkeypatch.setattr(duel, "EXAM", tried)


def test_generations_are_played_learnt_and_tested(tmp_path: Path) -> None:
    told: list[tuple[int, str]] = []
    school = School(Training(PLAN, tmp_path), Watcher(stage=lambda number, what: told.append((number, what))))
    school.run(FOR_EVER, most=2)
    assert [what for number, what in told if number == 1][:2] == ["playing", "learning"]
    first, second = (school.training.figures(number) for number in range(2))
    assert first["passed"] is True
    assert "against_best" not in first
    assert second["against_best"]["games"] == 2
    assert set(second["rivals"]) == {"greedy"}
    assert school.best() == school.training.net(1 if second["passed"] else 0)

    again = School(Training(PLAN, tmp_path), Watcher(stage=lambda *_: pytest.fail("everything is there already")))
    again.run(FOR_EVER, most=2)


def test_a_lost_net_is_made_again_and_only_that(tmp_path: Path) -> None:
    School(Training(PLAN, tmp_path), Watcher()).run(FOR_EVER, most=1)
    before = (tmp_path / "000" / "net.npz").read_bytes()
    (tmp_path / "000" / "net.npz").unlink()
    told: list[str] = []
    School(Training(PLAN, tmp_path), Watcher(stage=lambda _, what: told.append(what))).run(FOR_EVER, most=1)
    assert "playing" not in told
    assert (tmp_path / "000" / "net.npz").read_bytes() == before


def test_nothing_is_begun_when_the_time_is_up(tmp_path: Path) -> None:
    School(Training(PLAN, tmp_path), Watcher()).run(time.monotonic() - 1)
    assert not (tmp_path / "000").exists()


def test_a_net_that_lost_its_test_teaches_nobody(tmp_path: Path) -> None:
    school = School(Training(PLAN, tmp_path), Watcher())
    school.run(FOR_EVER, most=2)
    school.training.note(1, passed=False)
    assert school.best() == school.training.net(0)
    teacher = school.training.teacher(2)
    assert teacher.net is not None
    expected = school.training.teacher(1).net
    assert expected is not None
    assert all((ours == theirs).all() for ours, theirs in zip(teacher.net, expected, strict=True))


def test_the_report_shows_every_generation(tmp_path: Path) -> None:
    training = Training(PLAN, tmp_path)
    School(training, Watcher()).run(FOR_EVER, most=2)
    head, rows = table_rows(training)
    assert [row[0] for row in rows] == ["0", "1"]
    assert "greedy" in head
    page = write_report(training).read_text()
    assert all(" | ".join(row) in page for row in rows)
    assert (tmp_path / "curves.svg").read_text().startswith("<?xml")


def test_another_plan_needs_another_folder(tmp_path: Path) -> None:
    Training(PLAN, tmp_path)
    assert json.loads((tmp_path / "plan.json").read_text())["games"] == 2
    with pytest.raises(Exception, match="choose another folder"):
        Training(replace(PLAN, games=3), tmp_path)

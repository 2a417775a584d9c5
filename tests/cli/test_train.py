"""`thauma train`: what it says before it begins, when the time is up, and when something is missing."""

import sys
from pathlib import Path

import pytest

from thauma.cli.train import LabMissing, run_train
from thauma.games.errors import ThaumaError
from thauma.lab.gate import Exam
from thauma.lab.plan import Plan
from thauma.lab.teaching import duel


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few and short games."""
    monkeypatch.setattr(duel.play_games, "__defaults__", (duel.HABIT._replace(simulations=8, quick_simulations=4),))
    monkeypatch.setattr(duel, "PLAN", Plan("duel", first_games=2, games=2, window=2))
    tried = Exam("search:2@{net}", "search:2@{best}", ("greedy",), seats=2, games=2, rival_games=2)
    monkeypatch.setattr(duel, "EXAM", tried)


@pytest.mark.verify
@pytest.mark.usefixtures("_small")
def test_training_says_what_it_made_and_goes_on_in_the_same_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_train("duel", 0.001, tmp_path, seed=1, workers=1, on=None)
    said = capsys.readouterr()
    assert f"generations in {tmp_path}; the best net is {tmp_path}" in said.out
    assert "generation 0: playing" in said.err
    run_train("duel", 0.0, tmp_path, seed=1, workers=1, on=None)
    assert "playing" not in capsys.readouterr().err
    assert (tmp_path / "report.md").exists()


def test_no_time_makes_no_net(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run_train("duel", 0.0, tmp_path, seed=1, workers=1, on=None)
    assert "the time was up before a generation was finished" in capsys.readouterr().out


def test_another_seed_needs_another_folder(tmp_path: Path) -> None:
    run_train("duel", 0.0, tmp_path, seed=1, workers=1, on=None)
    with pytest.raises(ThaumaError, match="choose another folder for this plan"):
        run_train("duel", 0.0, tmp_path, seed=2, workers=1, on=None)


def test_without_pytorch_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(LabMissing, match=r"pip install 'thauma\[lab\]'"):
        run_train("duel", 1.0, tmp_path, seed=1, workers=1, on=None)


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ThaumaError, match="there is no game 'chess'"):
        run_train("chess", 1.0, tmp_path, seed=1, workers=1, on=None)

"""`thauma luck` and `thauma explain` on a game, as text and as JSON."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from thauma.arena.selfplay import SelfPlay
from thauma.cli.main import app


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    path.write_text("\n".join(SelfPlay("duel", ("greedy", "random"), 9).play_lines(0, 1)) + "\n")
    return path


def run(*words: str) -> str:
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    return done.stdout


def test_luck_is_told_in_sums_that_are_right(game: Path) -> None:
    told = json.loads(run("luck", str(game), "--simulations", "1", "--json"))
    assert told["players"] == ["greedy", "random"]
    for account in told["accounts"]:
        total = account["start"] + account["theirs"] - account["own"] + account["unseen"]
        assert round(total, 4) == account["average"]
        assert round(account["average"] + account["luck"], 4) == account["result"]
    assert [skill["player"] for skill in told["skill"]] == [0, 1]
    assert told["skill"][0]["level"] in range(1, 9)
    text = run("luck", str(game), "--simulations", "1")
    assert "with average cards" in text
    assert "skill: like level" in text


def test_moves_are_explained_in_a_language(game: Path) -> None:
    told = json.loads(run("explain", str(game), "--simulations", "60", "--json"))
    keys = {sentence["key"] for move in told["moves"] for sentence in move["sentences"]}
    assert keys
    assert all(key.startswith("why-") for key in keys)
    text = run("explain", str(game), "--simulations", "60", "--lang", "fi")
    assert "better:" in text
    assert "why-" not in text

"""`thauma puzzles` as a user types it."""

from pathlib import Path

import msgspec
import pytest

import thauma.study
from thauma.arena.selfplay import SelfPlay
from thauma.cli.main import main
from thauma.records import format_record
from thauma.study import variations
from thauma.study.variations import Branch

SHIPPED = Path(thauma.study.__file__).parent / "data" / "duel-exact.jsonl"


def run(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> object:
    monkeypatch.setattr("sys.argv", ["thauma", *map(str, arguments)])
    try:
        main()
    except SystemExit as left:
        return left.code
    return 0


def test_a_few_puzzles_are_made_taken_up_again_checked_and_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    records, out = tmp_path / "games.jsonl", tmp_path / "puzzles.jsonl"
    lines = [format_record(SelfPlay("duel", ("greedy",) * 2, 4).play(number).record()) for number in range(3)]
    records.write_text("".join(f"{line}\n" for line in lines))
    make = ("puzzles", "make", records, "--out", out, "--most", 2)
    assert run(monkeypatch, *make) == 0
    made = out.read_text()
    assert run(monkeypatch, *make) == 0
    assert out.read_text() == made  # nothing was made again
    number = len(made.splitlines()) - 1
    assert f"{number} puzzles in" in capsys.readouterr().out
    assert run(monkeypatch, "puzzles", "check", out) == 0
    assert f"{number} puzzles are as they say" in capsys.readouterr().out
    assert run(monkeypatch, "puzzles", "make", records, "--out", out, "--kind", "easy") == 2


def test_a_puzzle_is_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, "puzzles", "show", SHIPPED) == 0
    assert "duel, exact, goal" in capsys.readouterr().out
    assert run(monkeypatch, "puzzles", "show", SHIPPED, "--number", 999_999) == 2


def test_a_false_puzzle_fails_the_check(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    head, first, *_ = SHIPPED.read_text().splitlines()
    file = tmp_path / "false.jsonl"
    puzzle = msgspec.json.decode(first)
    puzzle["choices"][-1]["exact"] = "1/3"
    file.write_text(f"{head}\n{msgspec.json.encode(puzzle).decode()}\n")
    assert run(monkeypatch, "puzzles", "check", file) == 2


def test_replay_checks_variations(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = SelfPlay("duel", ("random",) * 2, 4).play(0).record()
    record, _ = variations.add(record, (), Branch(20, record.moves[20:22]))
    file = tmp_path / "game.jsonl"
    file.write_text(format_record(record))
    assert run(monkeypatch, "replay", file) == 0
    record.variations[0]["moves"] = [record.moves[0]]
    file.write_text(format_record(record))
    assert run(monkeypatch, "replay", file) == 2
    assert "variations[0], ply 20" in capsys.readouterr().err

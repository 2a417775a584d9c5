"""`thauma position` as a user types it."""

import json
from io import StringIO
from pathlib import Path

import pytest

from thauma.arena.selfplay import SelfPlay
from thauma.cli.main import main
from thauma.records import format_record, read_position

START = "duel1/1.0.draft=CirGreGraTem/0,2.5,2.5/7,,,/7,,,/AgrMatPhiTheUrb///"


class Desk:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, *arguments: object) -> tuple[object, str, str]:
        self.monkeypatch.setattr("sys.argv", ["thauma", "position", *map(str, arguments)])
        code: object = 0
        try:
            main()
        except SystemExit as left:
            code = left.code
        told = self.capsys.readouterr()
        return code, told.out, told.err


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


def test_a_position_is_shown(desk: Desk) -> None:
    code, out, _ = desk.run(START)
    assert code == 0
    assert out.splitlines()[0] == START
    assert '"coins":7' in out


def test_an_impossible_one_is_refused_with_its_place(desk: Desk) -> None:
    code, out, err = desk.run(START.replace("7,,,", "700,,,", 1))
    assert (code, out) == (2, "")
    assert "cities[0].coins" in err


def test_a_description_becomes_a_text(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    _, out, _ = desk.run(START, "--json")
    monkeypatch.setattr("sys.stdin", StringIO(json.dumps(json.loads(out)["description"])))
    _, again, _ = desk.run("-", "--description", "--json")
    assert json.loads(again)["position"] == START
    assert desk.run("{", "--description")[0] == desk.run("[]", "--description")[0] == 2


def test_the_engine_is_asked(desk: Desk) -> None:
    code, out, _ = desk.run(START, "--ask", 16, "--json")
    assert code == 0
    assert len(json.loads(out)["options"]) == 4
    assert desk.run(START, "--ask", 16)[1].startswith("seat 0, 16 simulations")


def test_a_position_is_taken_from_a_record(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(format_record(SelfPlay("classic", ("random",) * 3, 2).play(0).record()) + "\n")
    code, out, _ = desk.run(file, "--of", "--ply", 30)
    assert code == 0
    assert read_position(out).players == 3
    assert len(desk.run(file, "--of", "--ply", 30, "--seat", 1)[1]) < len(out)
    assert desk.run(file, "--of", "--game", 2)[0] == desk.run(file, "--of", "--ply", 9999)[0] == 2

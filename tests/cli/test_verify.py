"""`thauma verify` as a user types it."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_commands import Terminal
from thauma.arena.selfplay import SelfPlay
from thauma.records import format_record
from thauma.records.commitment import open_deal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def raw_game(number: int = 0) -> Any:
    """A finished game as a server hands it out."""
    played = SelfPlay("duel", ("random", "random"), seed=5).play(number)
    return json.loads(format_record(open_deal(played.record(), bytes([number]) * 32)))


def lines(*games: Any) -> str:
    return "".join(json.dumps(game) + "\n" for game in games)


def test_every_game_of_a_file_is_verified(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(lines(raw_game(0), raw_game(1)))
    code, out, err = terminal.run("verify", file)
    assert (code, err) == (0, "")
    assert [line.split(":")[0] for line in out.splitlines()] == ["1", "2"]
    assert all("deal verified" in line for line in out.splitlines())


def test_the_commitment_from_before_the_game_is_what_counts(terminal: Terminal) -> None:
    game = raw_game()
    code, out, _ = terminal.run("verify", "-", "--commitment", game["deal"]["commitment"], stdin=lines(game))
    assert (code, "as shown before the game" in out) == (0, True)
    code, out, err = terminal.run("verify", "-", "--commitment", "0" * 64, stdin=lines(game))
    assert (code, out) == (2, "")
    assert "standard input, line 1: the deal is not the one committed to" in err


def test_a_tampered_card_is_found_and_the_next_game_still_checked(terminal: Terminal) -> None:
    bad = raw_game(0)
    box = bad["setup"]["progress_box"]
    bad["setup"]["progress_box"] = [*box[:3], box[4], box[3]]  # two tokens that are never drawn: the game still replays
    code, out, err = terminal.run("verify", "-", stdin=lines(bad, raw_game(1)))
    assert code == 2
    assert "line 1: the deal is not the one committed to" in err
    assert out.startswith("2: duel")
    assert "deal verified" in out


def test_a_move_against_the_rules_is_found_too(terminal: Terminal) -> None:
    bad = raw_game()
    bad["moves"][0]["seat"] = 1
    code, out, err = terminal.run("verify", "-", stdin=lines(bad))
    assert (code, out) == (2, "")
    assert "ply 0" in err


def test_what_can_not_be_verified_is_said(terminal: Terminal) -> None:
    bare, half = raw_game(), raw_game()
    del bare["deal"], half["deal"]["salt"]
    code, out, err = terminal.run("verify", "-", stdin=lines(bare, half))
    assert (code, out) == (2, "")
    assert "line 1: there is nothing to check the deal with" in err
    assert "line 2: " in err
    assert "salt" in err.splitlines()[1]


@pytest.mark.parametrize(
    ("arguments", "stdin", "sentence"),
    [
        (("--commitment", "12"), "", "a commitment has 64 hexadecimal digits"),
        ((), "", "standard input holds no record"),
        ((), "{}", "the format must be"),
    ],
)
def test_a_refusal_is_one_sentence(terminal: Terminal, arguments: tuple[str, ...], stdin: str, sentence: str) -> None:
    code, out, err = terminal.run("verify", "-", *arguments, stdin=stdin)
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert sentence in err

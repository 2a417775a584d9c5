"""The commands as a user types them: what they print, what they write, how they refuse."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO, TextIOWrapper
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from thauma.arena.selfplay import SelfPlay, play_all
from thauma.cli.main import main


class Terminal:
    """Runs `thauma …` in this process and keeps what it said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, *arguments: object, stdin: str = "") -> tuple[int, str, str]:
        """Exit code, standard output and standard error."""
        self.monkeypatch.setattr(sys, "argv", ["thauma", *map(str, arguments)])
        self.monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(stdin.encode()), "utf-8"))
        code = 0
        try:
            main()
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        said = self.capsys.readouterr()
        return code, said.out, said.err


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def games_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_selfplay_writes_complete_records_and_the_same_again(terminal: Terminal, tmp_path: Path) -> None:
    first, second = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    assert terminal.run("selfplay", "duel", "random", "greedy", "--games", 4, "--seed", 3, "--out", first)[0] == 0
    assert terminal.run("selfplay", "duel", "random", "greedy", "--games", 4, "--seed", 3, "--out", second)[0] == 0
    assert first.read_text() == second.read_text()
    games = games_of(first.read_text())
    assert len(games) == 4
    assert all(game["players"] == ["random", "greedy"] and game["result"]["winners"] for game in games)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.jsonl", "b.jsonl"]


def test_selfplay_that_is_stopped_leaves_the_games_that_are_finished(terminal: Terminal, tmp_path: Path) -> None:
    def interrupted(plan: SelfPlay, games: int, workers: int) -> Iterator[list[str]]:
        yield from islice(play_all(plan, games, workers), 1)
        raise KeyboardInterrupt

    terminal.monkeypatch.setattr("thauma.cli.selfplay.play_all", interrupted)
    out = tmp_path / "games.jsonl"
    code, _, err = terminal.run("selfplay", "duel", "random", "--games", 1000, "--out", out)
    left = games_of((tmp_path / "games.jsonl.part").read_text())
    assert code == 130
    assert f"the first {len(left)} games are in {out}.part" in err
    assert 0 < len(left) < 1000
    assert all(game["result"]["winners"] for game in left)
    assert not out.exists()


def test_selfplay_repeats_players_to_fill_the_seats_and_prints_without_out(terminal: Terminal) -> None:
    code, out, err = terminal.run("selfplay", "duel", "random", "--rules", "wonders=first_game")
    (game,) = games_of(out)
    assert (code, err) == (0, "")
    assert game["players"] == ["random", "random"]
    assert game["rules"] == {"wonders": "first_game"}
    assert game["moves"][0]["do"] != "draft"


def test_an_option_at_its_default_is_not_recorded(terminal: Terminal) -> None:
    _, out, _ = terminal.run("selfplay", "duel", "random", "--rules", "wonders=draft")
    assert games_of(out)[0]["rules"] == {}


@pytest.mark.parametrize("seats", range(2, 8))
def test_selfplay_and_replay_of_classic_at_every_table(terminal: Terminal, seats: int) -> None:
    code, records, _ = terminal.run("selfplay", "classic", "greedy", "random", "--seats", seats, "--games", 2)
    assert code == 0
    assert all(len(game["players"]) == seats for game in games_of(records))
    code, out, _ = terminal.run("replay", "-", "--trace", stdin=records)
    assert code == 0
    assert len(out.splitlines()) == sum(len(game["moves"]) + 1 for game in games_of(records))


def test_chosen_boards_are_those_of_the_record(terminal: Terminal) -> None:
    boards = "gizah:A,rhodos:B,olympia:A"
    _, out, _ = terminal.run("selfplay", "classic", "random", "--seats", 3, "--boards", boards)
    (game,) = games_of(out)
    assert [f"{board['wonder']}:{board['side']}" for board in game["setup"]["boards"]] == boards.split(",")
    assert game["rules"] == {"boards": "chosen"}


def test_boards_can_be_chosen_at_the_table(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "game.jsonl"
    boards = ("--seats", 3, "--boards", "gizah:A,rhodos:B,olympia:A")
    code, shown, _ = terminal.run("play", "classic", "--lang", "en", *boards, "--out", out, stdin="1d\nq\n")
    assert code == 0
    assert "Gizah A" in shown
    (game,) = games_of(out.read_text())
    assert [board["wonder"] for board in game["setup"]["boards"]] == ["gizah", "rhodos", "olympia"]


def test_replay_says_how_each_game_ended(terminal: Terminal) -> None:
    _, records, _ = terminal.run("selfplay", "duel", "random", "--games", 2)
    code, out, err = terminal.run("replay", "-", stdin=records)
    assert (code, err) == (0, "")
    assert [line.split(":")[0] for line in out.splitlines()] == ["1", "2"]
    assert all("duel, random – random" in line and " by " in line for line in out.splitlines())


def test_replay_as_json(terminal: Terminal) -> None:
    _, records, _ = terminal.run("selfplay", "duel", "random", "--games", 2)
    _, out, _ = terminal.run("replay", "-", "--json", stdin=records)
    for shown, recorded in zip(games_of(out), games_of(records), strict=True):
        assert shown["result"] == recorded["result"]
        assert shown["plies"] == len(recorded["moves"])


def test_a_trace_has_a_line_before_the_first_move_and_after_each(terminal: Terminal) -> None:
    _, records, _ = terminal.run("selfplay", "duel", "random", "--games", 2)
    _, out, _ = terminal.run("replay", "-", "--trace", stdin=records)
    lines = games_of(out)
    plies = [ply for game in games_of(records) for ply in range(len(game["moves"]) + 1)]
    assert [line["ply"] for line in lines] == plies
    assert set(lines[0]) == {
        *("ply", "pending", "legal", "cities", "discard", "pawn", "progress_board", "age", "structure")
    }
    assert set(lines[0]["cities"][0]) == {*("coins", "buildings", "wonders", "wonders_built", "progress", "score")}


def test_every_move_of_a_record_is_among_the_legal_ones_of_its_trace(terminal: Terminal) -> None:
    _, records, _ = terminal.run("selfplay", "duel", "greedy")
    _, out, _ = terminal.run("replay", "-", "--trace", stdin=records)
    for line, move in zip(games_of(out), games_of(records)[0]["moves"], strict=False):
        legal = [{field: value for field, value in option.items() if field != "cost"} for option in line["legal"]]
        assert move in legal


def test_an_unfinished_game_is_replayed_as_far_as_it_goes(terminal: Terminal) -> None:
    _, records, _ = terminal.run("selfplay", "duel", "random")
    game = games_of(records)[0]
    del game["result"], game["moves"][6:]
    code, out, _ = terminal.run("replay", "-", stdin=json.dumps(game))
    assert code == 0
    assert "6 moves: not over" in out


def test_a_broken_game_is_refused_and_the_others_are_replayed(terminal: Terminal) -> None:
    _, records, _ = terminal.run("selfplay", "duel", "random", "--games", 2)
    broken = games_of(records)[0]
    broken["moves"][8] = {"seat": 0, "do": "build", "card": "palace"}
    code, out, err = terminal.run("replay", "-", stdin=f"{json.dumps(broken)}\n{{\n{records}")
    assert code == 2
    assert len(out.splitlines()) == 2
    first, second = err.splitlines()
    assert "standard input, line 1: ply 8: seat 0 build palace is refused" in first
    assert "legal would be: " in first
    assert "line 2: this is no JSON" in second


def test_a_refused_game_is_json_too_when_asked(terminal: Terminal) -> None:
    _, records, _ = terminal.run("selfplay", "duel", "random")
    broken = games_of(records)[0]
    broken["moves"][0]["wonder"] = "tower_of_babel"
    code, out, _ = terminal.run("replay", "-", "--json", stdin=json.dumps(broken))
    (shown,) = games_of(out)
    assert code == 2
    assert shown["ply"] == 0
    assert "tower_of_babel" in shown["error"]
    assert len(shown["legal"]) == 4


def test_nothing_after_a_refused_move_is_in_the_trace(terminal: Terminal) -> None:
    _, records, _ = terminal.run("selfplay", "duel", "random")
    broken = games_of(records)[0]
    broken["moves"][3] = {"seat": 1, "do": "nothing"}
    code, out, _ = terminal.run("replay", "-", "--trace", stdin=json.dumps(broken))
    assert code == 2
    assert [line["ply"] for line in games_of(out)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["selfplay", "chess", "random"], "there is no game 'chess'"),
        (["selfplay", "duel", "stockfish"], "there is no player 'stockfish'; there are random, greedy"),
        (["selfplay", "duel", "random", "--rules", "wonders"], "OPTION=VALUE"),
        (["selfplay", "duel", "random", "--rules", "weather=fine"], "no option 'weather'"),
        (["selfplay", "duel", "random", "--rules", "wonders=some"], "wonders is draft or first_game, not 'some'"),
        (["selfplay", "duel", "random", "--rules", "wonders=draft", "--rules", "wonders=draft"], "twice"),
        (["selfplay", "duel", "random", "--seats", "3"], "duel has 2 seats"),
        (["selfplay", "duel", "random", "random", "random"], "duel has 2 seats"),
        (["selfplay", "duel", "random", "--boards", "gizah:A"], "duel has no option 'boards'"),
        (["selfplay", "classic", "random", "--seats", "8"], "classic has 2 to 7 seats"),
        (["selfplay", "classic", "random", "--seats", "1"], "classic has 2 to 7 seats"),
        (["selfplay", "classic", "random", "--boards", "gizah"], "--boards takes WONDER:SIDE"),
        (["selfplay", "classic", "random", "--rules", "boards=chosen"], "needs --boards"),
        (["selfplay", "classic", "random", "--seats", "3", "--boards", "gizah:A,rhodos:A"], "a list of 3 boards"),
        (["selfplay", "classic", "random", "--boards", "gizah:A,rhodos:C,olympia:B"], "the side is A or B, not 'C'"),
        (["replay", "/nowhere/games.jsonl"], "/nowhere/games.jsonl"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["warm", "chess"], "there is no game 'chess'"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(terminal: Terminal, arguments: list[str], words: str) -> None:
    code, out, err = terminal.run(*arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("thauma: ")
    assert words in err
    assert len(err.splitlines()) == 1


def test_names_cannot_move_the_cursor(terminal: Terminal) -> None:
    _, records, _ = terminal.run("selfplay", "duel", "random")
    game = games_of(records)[0]
    game["players"] = ["Ann\u001b[2J\n", "Bo"]
    code, out, _ = terminal.run("replay", "-", stdin=json.dumps(game))
    assert code == 0
    assert len(out.splitlines()) == 1
    assert "\u001b" not in out


def test_a_terminal_without_our_letters_shows_something_else(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    assert terminal.run("selfplay", "duel", "random", "--out", record)[0] == 0
    ran = subprocess.run(
        [sys.executable, "-m", "thauma.cli", "replay", str(record)], capture_output=True, env=environment, check=False
    )
    assert ran.returncode == 0
    assert b"random ? random" in ran.stdout


def test_an_empty_file_is_said_to_hold_no_record(terminal: Terminal) -> None:
    code, _, err = terminal.run("replay", "-")
    assert code == 2
    assert "holds no record" in err


def test_a_run_that_fails_leaves_no_file_behind(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    kept.write_text("precious\n")
    code, _, _ = terminal.run("selfplay", "duel", "random", "nobody", "--out", kept)
    assert code == 2
    assert kept.read_text() == "precious\n"
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_help_imports_nothing_heavy() -> None:
    check = (
        "import sys; sys.argv = ['thauma', '--help']\n"
        "from thauma.cli.main import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = {'numpy', 'numba', 'msgspec', 'rich', 'fluent.runtime', 'babel'} & set(sys.modules)\n"
        "sys.exit(f'imported {heavy}' if heavy else 0)"
    )
    ran = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "selfplay" in ran.stdout

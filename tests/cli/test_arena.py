"""`thauma arena` as a user types it: tables, JSON, a file that survives a kill."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.arena.seats import invite
from tests.cli.test_commands import Terminal
from thauma.games.protocol import State
from thauma.kernel.rng import Rng
from thauma.players import player
from thauma.players.random import Random

SECONDS_TO_WAIT = 120
GAMES = 200


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def start(out: Path, *options: str, **environment: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "thauma.cli", "arena", "duel", "greedy", "random", "--games", str(GAMES), "--json"]
    return subprocess.Popen(
        [*command, "--out", str(out), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, **environment},
    )


@pytest.fixture(autouse=True)
def _ctrl_c_is_heard() -> Iterator[None]:
    """Even in the background of a shell, whose jobs ignore it: what is started here would inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def wait_for_lines(out: Path, number: int) -> None:
    for _ in range(100 * SECONDS_TO_WAIT):
        if out.exists() and out.read_bytes().count(b"\n") >= number:
            return
        time.sleep(0.01)
    pytest.fail(f"{out} did not grow")


def test_json_is_all_that_stands_on_standard_output(terminal: Terminal) -> None:
    code, out, err = terminal.run("arena", "duel", "greedy", "random", "--games", 6, "--json")
    found = json.loads(out)
    assert (code, err, out.count("\n")) == (0, "", 1)
    assert found["games"] == 6
    assert [player["name"] for player in found["players"]] == ["greedy", "random"]
    for one in found["players"]:
        assert one["games"] == 6
        assert one["score"] == (one["wins"] + one["shared"] / 2) / 6
        low, high = one["interval"]
        assert 0 <= low <= one["score"] <= high <= 1
        assert {"mu", "sigma", "ordinal", "elo"} <= set(one["rating"])


@pytest.mark.parametrize(
    ("arguments", "headline"),
    [
        (("duel", "greedy", "random", "--games", 4), "duel: 4 games with 2 deals, each mirrored; seed 0"),
        (("classic", "greedy", "random", "random", "--games", 3), "classic for 3: 3 games with 1 deal, each"),
    ],
)
def test_tables_are_plain_and_fit_the_page(terminal: Terminal, arguments: tuple[object, ...], headline: str) -> None:
    code, out, _ = terminal.run("arena", *arguments)
    assert code == 0
    for words in (headline, "score", "95 %", "Elo", "OpenSkill", "victories"):
        assert words in out
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= 80


def test_every_pairing_of_three_is_in_the_tables(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thauma.arena.plan.player", lambda *_: None)
    monkeypatch.setattr("thauma.arena.match.player", lambda name, game, _: player(name.split(":")[0], game))
    _, out, _ = terminal.run("arena", "duel", "greedy", "random:one", "random:two", "--games", 2)
    assert "greedy – random:one" in out
    assert "random:one – random:two" in out


def test_forfeits_are_told_with_their_reason(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)
    code, out, _ = terminal.run("arena", "duel", "quitter", "random", "--games", 8)
    assert code == 0
    assert "quitter lost 8 by forfeit (game 0, 1, 2, 3, 4, …): the program has ended" in out


def test_what_players_print_does_not_disturb_the_results(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Random, "choose", chatting(Random.choose))
    _, out, err = terminal.run("arena", "duel", "random", "greedy", "--games", 2, "--json")
    assert json.loads(out)["games"] == 2
    assert "a good move" in err


def chatting(choose: Callable[[Random, State, int, Rng], int]) -> Callable[[Random, State, int, Rng], int]:
    def choose_and_chat(player: Random, state: State, seat: int, rng: Rng) -> int:
        print("a good move")
        return choose(player, state, seat, rng)

    return choose_and_chat


def test_an_odd_number_of_games_is_rounded_up_and_told(terminal: Terminal) -> None:
    _, out, err = terminal.run("arena", "duel", "greedy", "random", "--games", 3, "--json")
    assert "3 games were rounded up to 4" in err
    assert json.loads(out)["games"] == 4


def test_the_records_can_be_replayed(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    terminal.run("arena", "duel", "greedy", "random", "--games", 4, "--out", out)
    code, shown, _ = terminal.run("replay", out)
    assert code == 0
    assert len(shown.splitlines()) == 4


def test_the_same_command_again_plays_nothing_anew(terminal: Terminal, tmp_path: Path) -> None:
    arguments = ("arena", "duel", "greedy", "random", "--games", 4, "--json", "--out", tmp_path / "games.jsonl")
    _, first, _ = terminal.run(*arguments)
    before = (tmp_path / "games.jsonl").read_text()
    _, second, err = terminal.run(*arguments)
    assert first == second
    assert "4 games are in" in err
    assert (tmp_path / "games.jsonl").read_text() == before


@pytest.mark.verify
def test_an_arena_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed.jsonl", tmp_path / "whole.jsonl"
    arena = start(killed, "--workers", "2")
    wait_for_lines(killed, 5)
    arena.kill()
    arena.communicate(timeout=SECONDS_TO_WAIT)
    kept = killed.read_text()
    assert 5 <= kept.count("\n") < GAMES
    killed.write_text(kept[:-100])  # as if the last line had been torn
    again, _ = start(killed, "--workers", "2").communicate(timeout=SECONDS_TO_WAIT)
    uninterrupted, _ = start(whole).communicate(timeout=SECONDS_TO_WAIT)
    assert json.loads(again) == json.loads(uninterrupted)
    assert killed.read_text() == whole.read_text()


def test_ctrl_c_leaves_a_file_to_go_on_with(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    arena = start(out, "--workers", "2", "--games", str(100 * GAMES))
    wait_for_lines(out, 3)
    os.killpg(arena.pid, signal.SIGINT)  # a terminal tells the workers too
    said, complaints = arena.communicate(timeout=SECONDS_TO_WAIT)
    assert (arena.returncode, said) == (130, "")
    assert "the same command goes on" in complaints
    assert "Traceback" not in complaints
    lines = out.read_text().splitlines()
    assert [json.loads(line)["arena"]["game"] for line in lines] == list(range(len(lines)))


def workers_of(driver: int) -> list[int]:
    """The processes of a Ray cluster that play games for a driver."""
    parents, players = {}, []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if (folder / "cmdline").read_bytes().startswith(b"ray::play_game"):
                players.append(int(folder.name))
    return [player for player in players if driver in ancestors(player, parents)]


def ancestors(process: int, parents: dict[int, int]) -> Iterator[int]:
    while process in parents:
        process = parents[process]
        yield process


@pytest.mark.verify
def test_a_worker_of_a_cluster_that_is_killed_costs_only_its_game(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    out, whole = tmp_path / "ray.jsonl", tmp_path / "whole.jsonl"
    arena = start(out, "--on", "ray", RAY_ADDRESS="local")
    wait_for_lines(out, 5)
    while not (workers := workers_of(arena.pid)):
        time.sleep(0.01)
        assert arena.poll() is None
    os.kill(workers[0], signal.SIGKILL)
    said, _ = arena.communicate(timeout=SECONDS_TO_WAIT)
    here, _ = start(whole).communicate(timeout=SECONDS_TO_WAIT)
    assert json.loads(said) == json.loads(here)
    assert out.read_text() == whole.read_text()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess", "random"], "there is no game 'chess'"),
        (["duel", "random", "stockfish"], "there is no player 'stockfish'"),
        (["duel", "random", "--seats", "3"], "duel is a game for 2, not for 3"),
        (["classic", "random", "--seats", "9"], "classic is a game for 2 to 7, not for 9"),
        (["duel", "random", "greedy", "--time", "0"], "more than 0 seconds"),
        (["duel", "random", "greedy", "--on", "slurm"], "not on 'slurm'"),
        (["duel", "random", "greedy", "--sprt", "five"], "--sprt takes ELO0,ELO1"),
        (["duel", "random", "--sprt", "0,10"], "exactly two different players"),
        (["duel", "random", "greedy", "--rules", "weather=fine"], "no option 'weather'"),
        (["duel", "random", "greedy", "--out", "/nowhere/games.jsonl"], "/nowhere/games.jsonl"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(terminal: Terminal, arguments: list[str], words: str) -> None:
    code, out, err = terminal.run("arena", *arguments, "--games", 2)
    assert (code, out) == (2, "")
    assert err.startswith("thauma: ")
    assert words in err
    assert len(err.splitlines()) == 1


def test_a_file_of_something_else_is_left_alone(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    kept.write_text("precious\n")
    code, _, err = terminal.run("arena", "duel", "random", "greedy", "--games", 2, "--out", kept)
    assert code == 2
    assert "give another --out" in err
    assert kept.read_text() == "precious\n"


def test_a_refused_command_leaves_no_file_behind(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    terminal.run("arena", "duel", "random", "--sprt", "0,10", "--games", 2, "--out", out)
    assert list(tmp_path.iterdir()) == []


def test_the_verdict_of_a_sequential_test_is_told(terminal: Terminal) -> None:
    _, out, _ = terminal.run("arena", "duel", "greedy", "random", "--games", 400, "--sprt", "0,200")
    assert "Sequential test: +200 Elo accepted against 0" in " ".join(out.split())

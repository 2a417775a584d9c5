"""Other people's programs: they play if they keep to the protocol, and else they lose and nothing else happens."""

import json
import os
import shlex
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.players.tables import play_out
from thauma.games import game
from thauma.kernel.rng import seeded
from thauma.players import Follower, Forfeit, Player, external, player
from thauma.players.external import BadEngine, External
from thauma.records import LiveGame
from thauma.records.events import Teller

BOT = Path(__file__).resolve().parent.parent.parent / "examples" / "bot.py"
PATIENCE = 120.0  # seconds: far more than any of these programs needs

HEAR = "import json, os, sys, time\nturns = (m for m in map(json.loads, sys.stdin) if m['type'] == 'turn')\n"
SAY = "print(json.dumps({'move': turn['legal'][0]}), flush=True)"


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time to start, and little to answer."""
    monkeypatch.setattr(external, "SECONDS_TO_START", 0.0)
    monkeypatch.setattr(external, "GRACE", 0.2)


class Workshop:
    """Makes programs and seats them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def command(self, *lines: str) -> str:
        """A program of these lines."""
        file = self.folder / "bot.py"
        file.write_text("".join(f"{line}\n" for line in lines))
        return shlex.join([sys.executable, str(file)])

    def engine(self, *lines: str, seconds: float = PATIENCE) -> External:
        return External(self.command(*lines), game("duel"), seconds)

    def forfeit(self, *lines: str, seconds: float = PATIENCE) -> str:
        """Why this program loses against random."""
        live = LiveGame.new("duel", ["bot", "random"], seed=1)
        forfeit = play_out(live, [self.engine(*lines, seconds=seconds), player("random", live.game)])
        assert forfeit is not None
        return str(forfeit)


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("classic", 2), ("classic", 3)])
def test_the_example_bot_plays_whole_games(name: str, seats: int) -> None:
    played = game(name)
    bot = player(f"engine:{shlex.join([sys.executable, str(BOT)])}", played, PATIENCE)
    live = LiveGame.new(name, ["?"] * seats, seed=2)
    others: list[Player] = [player("random", played) for _ in range(seats - 1)]
    assert isinstance(bot, Follower)
    assert play_out(live, [bot, *others]) is None
    assert live.is_over


def test_the_example_bot_can_be_started_by_its_name_and_is_as_short_as_promised() -> None:
    live = LiveGame.new("duel", ["?", "?"], {"wonders": "first_game"}, seed=2)
    assert play_out(live, [External(str(BOT), live.game, PATIENCE), player("random", live.game)]) is None
    assert len(BOT.read_text().splitlines()) <= 30


def test_a_program_hears_what_its_seat_may_know_and_then_the_end(workshop: Workshop) -> None:
    heard = workshop.folder / "heard"
    lines = [
        "import json, sys",
        f"with open({str(heard)!r}, 'w') as file:",
        "    for line in sys.stdin:",
        "        file.write(line)",
        "        turn = json.loads(line)",
        f"        if turn['type'] == 'turn': {SAY}",
    ]
    live = LiveGame.new("duel", ["?", "?"], seed=4)
    assert play_out(live, [player("random", live.game), workshop.engine(*lines)]) is None
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    turns = [message for message in messages if message["type"] == "turn"]
    assert [m for m in messages if m["type"] not in ("turn", "end")] == Teller(live, 1).news()
    assert messages[-1] == {"type": "end", "result": live.result}
    assert len(turns) == sum(move["seat"] == 1 for move in live.moves)
    assert all(set(turn) == {"type", "view", "legal", "time_ms"} for turn in turns)
    assert all(turn["time_ms"] == PATIENCE * 1000 and "legal" not in turn["view"] for turn in turns)
    assert all(move["seat"] == 1 and "cost" in move for turn in turns for move in turn["legal"])


def test_a_view_is_what_the_seat_may_see(workshop: Workshop) -> None:
    seen = workshop.folder / "seen"
    live = LiveGame.new("classic", ["?"] * 3, seed=4)
    lines = [HEAR, "turn = next(turns)", f"open({str(seen)!r}, 'w').write(json.dumps(turn))", SAY]
    engine = External(workshop.command(*lines), live.game, PATIENCE)
    engine.sit_down(live, 2)
    action = engine.choose(live.state, 2, seeded(1))
    engine.get_up(live)
    turn = json.loads(seen.read_text())
    expected: dict[str, Any] = json.loads(json.dumps(live.game.observe(live.state, 2)))
    assert expected == {**turn["view"], "legal": turn["legal"]}
    assert live.game.decode(live.state, 2, action) == {k: v for k, v in turn["legal"][0].items() if k != "cost"}


@pytest.mark.usefixtures("impatient")
def test_a_slow_program_is_late(workshop: Workshop) -> None:
    reason = workshop.forfeit(HEAR, "for turn in turns:", "    time.sleep(60)", seconds=0.1)
    assert "forfeits: no answer after 300 ms" in reason


def test_a_program_may_take_its_time_to_start_but_not_to_think(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "SECONDS_TO_START", PATIENCE)
    monkeypatch.setattr(external, "GRACE", 0.2)
    live = LiveGame.new("duel", ["bot", "random"], seed=1)
    lines = (HEAR, "time.sleep(1)", "for turn in turns:", f"    {SAY}", "    time.sleep(60)")
    forfeit = play_out(live, [workshop.engine(*lines, seconds=0.1), player("random", live.game)])
    assert "no answer after 300 ms" in str(forfeit)
    assert live.moves[0]["seat"] == 0


def test_a_program_that_dies_at_once_says_why(workshop: Workshop) -> None:
    reason = workshop.forfeit("import sys", "print('first\\nmy last words', file=sys.stderr)", "sys.exit(3)")
    assert reason.endswith("forfeits: it ended with exit code 3: my last words")


def test_a_program_that_dies_in_the_middle_of_a_game(workshop: Workshop) -> None:
    live = LiveGame.new("duel", ["bot", "random"], seed=1)
    lines = (HEAR, "for number, turn in enumerate(turns):", f"    {SAY}", "    if number == 5: os._exit(0)")
    forfeit = play_out(live, [workshop.engine(*lines), player("random", live.game)])
    assert "it ended with exit code 0" in str(forfeit)
    assert sum(move["seat"] == 0 for move in live.moves) == 6


def test_a_program_that_is_killed(workshop: Workshop) -> None:
    assert "it was ended by signal 9" in workshop.forfeit(HEAR, "next(turns)", "os.kill(os.getpid(), 9)")


@pytest.mark.usefixtures("impatient")
def test_a_program_that_closes_its_output_and_stays(workshop: Workshop) -> None:
    assert "it closed its output" in workshop.forfeit(HEAR, "next(turns)", "os.close(1)", "time.sleep(60)")


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("hello", "its answer is no JSON: 'hello'"),
        ("", "its answer is no JSON: ''"),
        ("\\xff\\xfe", "its answer is no JSON"),
        ("[" * 5000, "its answer is no JSON: '[[["),
        ("[1, 2]", 'its answer is no {"move": {…}}: [1, 2]'),
        ('{"move": "build baths"}', 'its answer is no {"move": {…}}'),
        ('{"move": {}}', "is not legal: null is no kind of move"),
        ('{"move": {"seat": 0, "do": "draft", "wonder": "tower"}}', "seat 0 draft tower is not legal: 'tower' is no"),
        ('{"move": {"seat": 0, "do": "build", "card": "baths"}}', "is not legal: seat 0 must now draft one of the"),
        ('{"move": {"seat": 1, "do": "starter", "starter": 1}}', "is not legal: seat 1 has nothing to decide"),
        ('{"move": {"seat": true, "do": [], "wonder": {}}}', "is not legal: [] is no kind of move"),
    ],
)
def test_an_answer_that_is_no_legal_move(workshop: Workshop, answer: str, words: str) -> None:
    reason = workshop.forfeit(HEAR, "next(turns)", f"print({answer!r}, flush=True)", "time.sleep(60)")
    assert f"forfeits: {words}" in reason or words in reason
    assert len(reason.splitlines()) == 1
    assert len(reason) < 400


def test_a_program_decides_for_nobody_else(workshop: Workshop) -> None:
    live = LiveGame.new("classic", ["?"] * 3, seed=4)
    other = next(move for move in live.legal_moves() if move["seat"] == 1 and move["do"] == "discard")
    line = json.dumps({"move": other})
    engine = External(workshop.command(HEAR, "next(turns)", f"print({line!r}, flush=True)"), live.game, PATIENCE)
    engine.sit_down(live, 0)
    with pytest.raises(Forfeit, match="is not legal: seat 0 was to decide"):
        engine.choose(live.state, 0, seeded(1))
    engine.get_up(live)


def test_a_line_without_end(workshop: Workshop) -> None:
    reason = workshop.forfeit(HEAR, "next(turns)", "sys.stdout.write('x' * 10_000_000)", "sys.stdout.flush()")
    assert "a line of more than 65536 bytes" in reason


def test_a_flood_of_lines(workshop: Workshop) -> None:
    assert "its answer is no JSON: 'x'" in workshop.forfeit("while True: print('x')")


def test_complaints_without_end_do_not_stop_a_program_that_plays(workshop: Workshop) -> None:
    live = LiveGame.new("duel", ["bot", "random"], seed=1)
    lines = (HEAR, "for turn in turns:", "    print('x' * 1_000_000, file=sys.stderr, flush=True)", f"    {SAY}")
    assert play_out(live, [workshop.engine(*lines), player("random", live.game)]) is None


@pytest.mark.usefixtures("impatient")
def test_a_program_that_never_reads(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it is told is more than a pipe holds."""
    view = {"legal": [], "long": "x" * 1_000_000}
    monkeypatch.setattr(type(game("duel")), "observe", lambda *_: dict(view))
    assert "no answer after" in workshop.forfeit("import time", "time.sleep(60)", seconds=0.1)


def test_a_program_that_lingers_is_ended_with_all_that_it_started(workshop: Workshop) -> None:
    pids = workshop.folder / "pids"
    lines = [
        "import os, subprocess, sys, time",
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])",
        f"open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')",
        "while True: time.sleep(60)",
    ]
    live = LiveGame.new("duel", ["bot", "random"], seed=1)
    engine = workshop.engine(*lines)
    engine.sit_down(live, 0)
    for _ in range(2400):
        if pids.exists() and " " in pids.read_text():
            break
        time.sleep(0.05)
    engine.get_up(live)
    assert [pid for pid in map(int, pids.read_text().split()) if is_running(pid)] == []


def is_running(pid: int) -> bool:
    """Whether a process is there and not just waiting to be counted."""
    for _ in range(6000):
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return False
        except (FileNotFoundError, ProcessLookupError):
            return False
        time.sleep(0.02)
    return True


def test_a_program_that_nobody_saw_out_is_ended(workshop: Workshop) -> None:
    live = LiveGame.new("duel", ["bot", "random"], seed=1)
    engine = workshop.engine(
        HEAR, f"turn = next(turns); turn['legal'][0]['pid'] = os.getpid(); {SAY}", "time.sleep(60)"
    )
    engine.sit_down(live, 0)
    program = engine._program
    assert program is not None
    pid = program._process.pid
    del engine, program
    assert not is_running(pid)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("", "engine: takes a command"),
        ("'bot", "can't be read as a command: No closing quotation"),
        ("/nowhere/bot --fast", "there is no program '/nowhere/bot'"),
        ("no-such-bot-here", "there is no program 'no-such-bot-here'"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_before_the_game(command: str, words: str) -> None:
    with pytest.raises(BadEngine, match=words):
        player(f"engine:{command}", game("duel"))


def test_a_program_that_cannot_be_started_forfeits(tmp_path: Path) -> None:
    broken = tmp_path / "bot"
    broken.write_bytes(b"\x00no program")
    broken.chmod(0o755)
    live = LiveGame.new("duel", ["bot", "random"], seed=1)
    forfeit = play_out(live, [External(str(broken), live.game), player("random", live.game)])
    assert "it can't be started: Exec format error" in str(forfeit)


def test_there_is_no_shell(workshop: Workshop) -> None:
    witness = workshop.folder / "witness"
    command = f"{workshop.command(HEAR, 'turn = next(turns)', SAY)} ; touch {witness} $(touch {witness}) > {witness}"
    live = LiveGame.new("duel", ["bot", "random"], seed=1)
    engine = External(command, live.game, PATIENCE)
    engine.sit_down(live, 0)
    engine.choose(live.state, 0, seeded(1))
    engine.get_up(live)
    assert not witness.exists()


def children() -> set[str]:
    """The processes that this one has started and not seen out."""
    found = set()
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = (process / "stat").read_text().rsplit(")", 1)[1].split()[1]
            if int(parent) == os.getpid():
                found.add(process.name)
    return found


def test_nothing_is_left_behind_and_the_arena_goes_on(workshop: Workshop) -> None:
    """The same player sits down again after a game that it lost."""
    live = LiveGame.new("duel", ["bot", "random"], seed=1)
    engine = workshop.engine(HEAR, "turn = next(turns)", SAY)
    before = children()
    for _ in range(2):
        again = LiveGame.new("duel", ["bot", "random"], seed=1)
        assert "it ended with exit code 0" in str(play_out(again, [engine, player("random", live.game)]))
    assert children() <= before

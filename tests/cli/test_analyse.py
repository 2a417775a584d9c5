"""`thauma analyse` as a user types it. The thinking is foreseeable here; tests/study tests the analysis itself."""

import json
from io import BytesIO, TextIOWrapper
from typing import Any

import pytest

from tests.study.thinkers import Ladder
from thauma.arena.selfplay import SelfPlay
from thauma.cli import analyse as command
from thauma.cli.main import main
from thauma.games.protocol import Game
from thauma.language import speaker
from thauma.records import format_record

RECORDS = "\n".join(
    format_record(SelfPlay(name, ("random",) * seats, seed=3).play(0).record())
    for name, seats in (("duel", 2), ("classic", 2), ("classic", 3))
)


class Desk:
    """Runs `thauma analyse …` in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.thinkers: list[Ladder] = []
        monkeypatch.setattr(command, "find_thinker", self.find_thinker)

    def find_thinker(self, name: str, game: Game) -> Ladder:  # noqa: ARG002 - all think alike
        self.thinkers.append(Ladder(game.name))
        return self.thinkers[-1]

    def run(self, *arguments: object, stdin: str = RECORDS) -> tuple[int, str, str]:
        """Exit code, standard output and standard error."""
        self.monkeypatch.setattr("sys.argv", ["thauma", "analyse", "-", *map(str, arguments)])
        self.monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(stdin.encode()), "utf-8"))
        code = 0
        try:
            main()
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        said = self.capsys.readouterr()
        return code, said.out, said.err


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


def records() -> list[dict[str, Any]]:
    return [json.loads(line) for line in RECORDS.splitlines()]


def test_every_game_as_json(desk: Desk) -> None:
    code, out, err = desk.run("--json")
    assert (code, err) == (0, "")
    shown = [json.loads(line) for line in out.splitlines()]
    assert [game["number"] for game in shown] == [1, 2, 3]
    for game, record in zip(shown, records(), strict=True):
        assert [move["move"] for move in game["moves"]] == record["moves"]
        assert game["players"] == record["players"]
        assert [one["player"] for one in game["summary"]] == list(range(len(record["players"])))
        for one in game["summary"]:
            own = [move for move in game["moves"] if move["player"] == one["player"]]
            assert one["lost"] == pytest.approx(sum(move["loss"] for move in own), abs=0.01)
            assert one["blunder"] == sum(move["mark"] == "blunder" for move in own)
        assert set(game["moves"][0]) == {
            *("ply", "player", "move", "best", "choices", "before", "played", "after", "loss", "luck", "mark"),
            *("simulations", "exact"),
        }


def test_a_table_has_a_line_for_each_move_and_each_player(desk: Desk) -> None:
    code, out, err = desk.run("--game", 1)
    assert (code, err) == (0, "")
    title, _, head, *rest = out.splitlines()
    moves, players = rest[: rest.index("")], rest[rest.index("") + 1 : -1]
    record = records()[0]
    assert title == f"1: duel, random – random, {len(record['moves'])} moves"
    assert head.split() == ["player", "move", "win", "before", "lost", "luck", "after"]
    assert [line.split()[:3] for line in moves] == [
        [str(number), "random", move["do"]] for number, move in enumerate(record["moves"], 1)
    ]
    assert len(players) == 2
    assert all("accuracy" in line and "blunder" in line and "luck" in line for line in players)
    assert all(("better: " in line) == ("?" in line) for line in moves)
    assert not any(line != line.rstrip() for line in out.splitlines())


def test_names_are_in_the_language_asked_for(desk: Desk) -> None:
    english, finnish = (desk.run("--game", 1, *more)[1] for more in ((), ("--lang", "fi")))
    first = records()[0]["moves"][0]["wonder"]
    assert f"draft {speaker('en').item('duel', first)}" in english
    assert f"draft {speaker('fi').item('duel', first)}" in finnish
    assert len(english.splitlines()) == len(finnish.splitlines())


def test_the_free_citys_moves_say_so(desk: Desk) -> None:
    assert "Free City: " in desk.run("--game", 2)[1]


def test_one_game_of_several(desk: Desk) -> None:
    _, out, _ = desk.run("--game", 3, "--json")
    assert json.loads(out)["number"] == 3
    code, out, err = desk.run("--game", 4)
    assert (code, out) == (2, "")
    assert "standard input holds 3 games: there is no game 4" in err


@pytest.mark.parametrize(
    ("arguments", "budget"),
    [((), (2000, None)), (("--simulations", 50), (50, None)), (("--time", 0.5), (None, 0.5))],
)
def test_how_long_to_think(desk: Desk, arguments: tuple[object, ...], budget: tuple[int | None, float | None]) -> None:
    desk.run("--game", 1, *arguments)
    assert {(asked.simulations, asked.seconds) for _, asked in desk.thinkers[0].asked} == {budget}


def test_an_unfinished_game_and_one_that_was_forfeited(desk: Desk) -> None:
    game = records()[0]
    del game["result"], game["moves"][6:]
    game["forfeit"] = {"seat": 1, "reason": "no answer after 1500 ms"}
    code, out, _ = desk.run("--json", stdin=json.dumps(game))
    assert code == 0
    assert len(json.loads(out)["moves"]) == 6


def test_a_broken_game_is_refused_and_the_others_are_analysed(desk: Desk) -> None:
    broken = records()[0]
    broken["moves"][8] = {"seat": 0, "do": "build", "card": "palace"}
    code, out, err = desk.run("--json", stdin=f"{json.dumps(broken)}\n{{\n{RECORDS}")
    assert code == 2
    shown = [json.loads(line) for line in out.splitlines()]
    assert [("error" in game, game["number"]) for game in shown] == [
        *((True, number) for number in (1, 2)),
        *((False, number) for number in (3, 4, 5)),
    ]
    first, second = err.splitlines()
    assert "standard input, line 1: ply 8: seat 0 build palace is refused" in first
    assert "line 2: this is no JSON" in second


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--simulations", "10", "--time", "1"], "take one of them"),
        (["--time", "0"], "--time is a number of seconds above 0, not 0"),
        (["--lang", "xx"], "there is no language 'xx'"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(desk: Desk, arguments: list[str], words: str) -> None:
    code, out, err = desk.run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("thauma: ")
    assert words in err
    assert len(err.splitlines()) == 1


def test_an_empty_file_is_said_to_hold_no_record(desk: Desk) -> None:
    code, _, err = desk.run(stdin="")
    assert code == 2
    assert "holds no record" in err


def test_a_player_who_does_not_look_ahead_cannot_judge(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["thauma", "analyse", "-", "--by", "greedy"])
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(RECORDS.encode()), "utf-8"))
    with pytest.raises(SystemExit) as leaving:
        main()
    assert leaving.value.code == 2
    assert "greedy does not look ahead, so it can't judge moves" in capsys.readouterr().err

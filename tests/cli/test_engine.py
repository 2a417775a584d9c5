"""`thauma engine`: our players play from what they are told, and as well as if they saw the table."""

import json
import shlex
import sys
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from tests.players.tables import play_out
from thauma.cli.engine import Engine, get_ready
from thauma.games import NAMES, game
from thauma.games.errors import ThaumaError
from thauma.games.protocol import Game, State
from thauma.kernel.rng import Rng, seeded
from thauma.players import endgame, player
from thauma.records import LiveGame
from thauma.records.events import Teller

SECONDS = 300.0  # to choose: only against hanging


class Told:
    """A player behind the protocol, in this process."""

    name = "told"

    def __init__(self, game: Game, name: str, seed: int) -> None:
        self.game = game
        self.engine = Engine(game, name, seed)

    def sit_down(self, live: LiveGame, seat: int) -> None:
        self.seat = seat
        self.teller = Teller(live, seat)

    def choose(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002 - the engine has its own
        for event in self.teller.news():
            assert self.engine.hear(msgspec.json.encode(event)) is None
        view = self.game.observe(state, self.seat)
        turn = {"type": "turn", "view": view, "legal": self.game.legal_moves(state, seat), "time_ms": 1000}
        answer = self.engine.hear(msgspec.json.encode(turn))
        assert answer is not None
        return self.game.encode(state, answer["move"])

    def get_up(self, live: LiveGame) -> None:
        assert self.engine.hear(msgspec.json.encode({"type": "end", "result": live.result})) is None


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("rules", [{}, {"wonders": "first_game"}])
def test_a_game_of_duel_is_the_same_from_hearsay(name: str, rules: dict[str, str]) -> None:
    played = game("duel")
    seen, told = (LiveGame.new("duel", ["?", "?"], rules, seed=6) for _ in range(2))
    assert play_out(seen, [player(name, played)] * 2, [seeded(1), seeded(2)]) is None
    assert play_out(told, [Told(played, name, 1), Told(played, name, 2)]) is None
    assert told.moves == seen.moves


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_game_of_classic_from_hearsay_has_only_legal_moves(seats: int) -> None:
    live = LiveGame.new("classic", ["?"] * seats, seed=6)
    assert play_out(live, [Told(live.game, "greedy", seat) for seat in range(seats)]) is None
    assert live.is_over


def test_the_command_plays_against_itself() -> None:
    command = shlex.join([sys.executable, "-m", "thauma.cli", "engine", "duel", "greedy"])
    live = LiveGame.new("duel", ["?", "?"], {"wonders": "first_game"}, seed=6)
    seated = [player(f"engine:{command} --seed {seed}", live.game, SECONDS) for seed in (1, 2)]
    assert play_out(live, seated) is None
    told = LiveGame.new("duel", ["?", "?"], {"wonders": "first_game"}, seed=6)
    assert play_out(told, [Told(told.game, "greedy", 1), Told(told.game, "greedy", 2)]) is None
    assert live.moves == told.moves


def test_the_solver_of_endings_is_used_before_time_counts() -> None:
    with patch.object(endgame, "solve", wraps=endgame.solve) as solve:
        get_ready(game("duel"), "search:1s")
    assert solve.called


@pytest.mark.parametrize("name", NAMES)
def test_getting_ready_hears_and_answers_a_whole_game(name: str) -> None:
    with patch.object(Engine, "hear", autospec=True, side_effect=Engine.hear) as hear:
        get_ready(game(name), "greedy")
    kinds = [msgspec.json.decode(call.args[1])["type"] for call in hear.call_args_list]
    assert kinds.count("turn") > 15
    assert kinds.count("game") == 1


def opening(name: str = "duel", **changes: Any) -> Iterator[dict[str, Any]]:
    """What a program hears before its first turn, and the turn."""
    live = LiveGame.new(name, ["?", "?"], seed=1)
    (head, *events) = Teller(live, 0).news()
    yield {**head, **changes}
    yield from events
    yield {"type": "turn", "view": {}, "legal": live.legal_moves(), "time_ms": 1000}


def test_lines_of_an_unknown_kind_are_passed_over() -> None:
    engine = Engine(game("duel"), "greedy", 0)
    lines = [{"type": "weather", "fine": True}, *opening()]
    lines.insert(2, {"type": "weather", "fine": False})
    *silent, answer = [engine.hear(json.dumps(line).encode()) for line in lines]
    assert not any(silent)
    assert answer is not None
    assert answer["move"]["do"] == "draft"


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["what?"], "this is no JSON: 'what\\?'"),
        ([json.dumps(next(opening("classic")))], "this engine plays duel, not 'classic'"),
        ([json.dumps(next(opening(protocol=2)))], "this engine speaks protocol 1, not 2"),
        ([json.dumps(next(opening(rules={"weather": "fine"})))], "duel has no option 'weather'"),
        (['{"type": "turn", "view": {}, "legal": []}'], "a turn came before any game"),
        (['{"type": "game", "game": "duel"}'], "this can't be followed: .*KeyError"),
        ([json.dumps(line) for line in opening() if line["type"] != "tokens"], "setup.progress_board"),
    ],
)
def test_what_cannot_be_followed_is_said_in_one_sentence(lines: list[str], words: str) -> None:
    engine = Engine(game("duel"), "greedy", 0)
    *before, last = lines
    for line in before:
        engine.hear(line.encode())
    with pytest.raises(ThaumaError, match=words) as raised:
        engine.hear(last.encode())
    assert len(str(raised.value).splitlines()) == 1


def test_the_command_refuses_with_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    from thauma.cli.main import main

    monkeypatch.setattr(sys, "argv", ["thauma", "engine", "duel", "stockfish"])
    with pytest.raises(SystemExit) as leaving:
        main()
    assert leaving.value.code == 2
    assert "there is no player 'stockfish'" in capsys.readouterr().err

"""`thauma thinker`: bots think in another process, on another machine maybe, and nothing is lost when that one dies."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Server
from thauma.cli.thinker import run_thinker
from thauma.games.errors import BadOption
from thauma.records import LiveGame, parse_record

SECONDS = 300.0  # for what takes one or two on a machine that has nothing else to do
MOVES_BEFORE_THE_KILL = 4
Json = dict[str, Any]


@contextmanager
def thinker(database: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "thauma.cli", "thinker", "--database", database, "--thinkers", "1"]
    with (
        log.open("ab") as out,
        subprocess.Popen(command, stdout=out, stderr=out, start_new_session=True) as process,
    ):
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


class Person:
    """Plays the first legal move at a table with a bot."""

    def __init__(self, url: str) -> None:
        self._http = httpx.Client(base_url=f"{url}/api", timeout=60)
        self._call("POST", "/guests", {"name": "Ann"})
        seats = [{"kind": "bot", "level": 1}, {"kind": "me"}]
        self.table = self._call("POST", "/tables", {"game": "duel", "seats": seats}).json()["id"]

    def _call(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        return self._http.request(method, path, json=body).raise_for_status()

    def state(self) -> Json:
        found: Json = self._call("GET", f"/tables/{self.table}/state?seat=1").json()
        return found

    def until_my_turn(self) -> Json | None:
        """The state in which it is our turn; none when the game is over."""
        given_up_at = time.monotonic() + SECONDS
        while time.monotonic() < given_up_at:
            state = self.state()
            if not state["view"]["pending"]:
                return None
            if 1 in state["view"]["pending"]:
                return state
            time.sleep(0.05)
        raise TimeoutError("the bot did not move")

    def play(self, moves: int) -> int:
        """Play so many moves, fewer if the game ends; how many it were."""
        for played in range(moves):
            state = self.until_my_turn()
            if state is None:
                return played
            act = {"type": "move", "id": str(state["serial"]), "seat": 1, "seen": state["serial"]}
            self._call("POST", f"/tables/{self.table}/acts", {**act, "move": state["view"]["legal"][0]})
        return moves

    def record(self) -> str:
        return self._call("GET", f"/tables/{self.table}/record").text

    def leave(self) -> None:
        self._http.close()


def test_a_thinker_that_is_killed_is_replaced_and_the_game_goes_on(postgres: str, tmp_path: Path) -> None:
    server = Server(postgres, tmp_path / "server.log", thinkers=0)
    server.start()
    try:
        person = Person(server.url)
        with thinker(postgres, tmp_path / "first.log") as first:
            played = person.play(MOVES_BEFORE_THE_KILL)
            os.killpg(first.pid, signal.SIGKILL)  # most likely while it thinks about an answer
        with thinker(postgres, tmp_path / "second.log") as second:
            played += person.play(1000)
            second.send_signal(signal.SIGTERM)
            assert second.wait(60) == 0
        record = parse_record(person.record())
        person.leave()
    finally:
        server.kill()
    game = LiveGame.from_record(record)
    assert game.is_over
    assert sum(move["seat"] == 1 for move in game.moves) == played
    assert {move["seat"] for move in game.moves} == {0, 1}


def test_a_thinker_needs_a_database_that_can_be_shared(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="a SQLite file is for one process"):
        run_thinker(f"sqlite:///{tmp_path / 'games.db'}", None, "auto")

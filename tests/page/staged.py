"""A table whose every word is on hand: the page gets positions of real games as if from a server.

The address is /table/staged. The tables and States come from web/fixtures.py.
"""

import importlib.util
import json
import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.page.visitor import PATIENCE, Visitor

ROOT = Path(__file__).parents[2]
PATH = "/table/staged"
SCRIPT = Path(__file__).parent / "staged.js"
PERSON = {"id": "p0", "name": "Mari", "kind": "guest"}
ANSWERS = Path(__file__).parent / "answers.js"
Json = dict[str, Any]


@cache
def _fixtures() -> ModuleType:
    spec = importlib.util.spec_from_file_location("thauma_web_fixtures", ROOT / "web" / "fixtures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@cache
def _age_of_rules() -> float:
    """When what a position is made of was last changed."""
    rooms = [ROOT / "src" / "thauma" / room for room in ("games", "catalog", "records")]
    files = [path for room in rooms for path in room.rglob("*") if path.suffix in (".py", ".json", ".toml")]
    return max(path.stat().st_mtime for path in [*files, ROOT / "web" / "fixtures.py"])


def position(name: str) -> Json:
    """A table and its States, the first of which is shown; made if it isn't there yet."""
    file = ROOT / "web" / "fixtures" / f"{name}.json"
    if not file.exists() or file.stat().st_mtime < _age_of_rules():
        _fixtures().make(name)
    found: Json = json.loads(file.read_text(encoding="utf-8"))
    return found


def answer(visitor: Visitor, answers: dict[str, Any]) -> None:
    """Let the page be told this instead of what the server would say, by path."""
    visitor.page.add_init_script(f"window.answers = {json.dumps(answers)}")
    visitor.page.add_init_script(path=ANSWERS)


class Stage:
    """Answers for the server at one table: takes every act, or refuses every one, or says nothing."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        content = position(name)
        self.table: Json = {**content["table"], "id": "staged"}
        self.states: list[Json] = content["states"]  # none: the game has not begun
        self.also: list[Json] = []  # what other seats of mine are told
        self.acts: list[Json] = []
        self.refusal: Json | None = None  # what to answer instead of an acknowledgement
        self.is_silent = False
        self.bots_think = True
        self.compiles = True  # as long as they don't
        self.shown = 0
        self._visitor = visitor
        self._socket: WebSocketRoute | None = None
        visitor.page.expose_function("staged", self._tell)
        visitor.page.add_init_script(path=SCRIPT)
        visitor.page.route_web_socket(re.compile(r"/api/tables/staged/live"), self._open)

    def enter(self, path: str = PATH) -> None:
        """Sit down there, and wait until the table stands."""
        self._visitor.go(path)
        if self.states:
            self._visitor.page.get_by_test_id("table").wait_for()
            self._visitor.settle()

    def next(self) -> None:
        """Let the next thing happen."""
        self.shown += 1
        self.say(self.states[self.shown])

    def say(self, message: Json) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def wait_for_acts(self, number: int) -> None:
        """Until the page has sent so many."""
        for _ in range(PATIENCE // 20):
            if len(self.acts) >= number:
                return
            self._visitor.page.wait_for_timeout(20)  # lets the browser speak
        raise AssertionError(f"the page sent {len(self.acts)} acts, not {number}")

    def hang_up(self) -> None:
        """Lose the connection."""
        assert self._socket is not None
        self._socket.close(code=1012, reason="service restart")

    def _tell(self, path: str) -> str:
        if path == "/api/me":
            return json.dumps({"person": PERSON})
        if path == "/health/ready":
            return json.dumps({"status": "ready", "bots": self.bots_think, "compiling": self.compiles})
        if "/plies/" in path:  # every position of the past is the present one: nobody looks closely at it here
            return json.dumps(self.states[self.shown])
        if path.endswith("/record"):
            players = [seat["name"] for seat in self.table["seats"]]
            record = {"format": "thauma/1", "game": self.table["game"], "players": players, "setup": {}}
            return json.dumps(record | {"moves": self._moves()})
        if path.endswith("/study/position"):
            return json.dumps({"state": self.states[self.shown], "legal": self._moves()[:3]})
        if path.endswith("/study/look"):
            judged = self._judged(4)
            seat = judged["move"]["seat"]
            found = {"seat": seat, "player": seat, "chance": 0.6, "lines": judged["options"], "depth": 9, "most": 64000}
            return json.dumps(found | {"simulations": 64000, "seconds": 0.5, "exact": False})
        if asked := re.search(r"/analysis/(\d+)$", path):
            return json.dumps(self._judged(int(asked[1])))
        return json.dumps(self.table)

    def _moves(self) -> list[Json]:
        """Those that the seat saw whole."""
        moves = [event["move"] for event in self.states[0]["news"] if event["type"] == "move"]
        return [move for move in moves if {"card", "wonder", "token"} & set(move)]

    def _judged(self, ply: int) -> Json:
        """As if every fifth move had been a blunder, and the first move of the game always the best."""
        moves = self._moves()
        move, best = moves[min(ply, len(moves) - 1)], moves[0]
        loss, mark = (0.25, "blunder") if ply % 5 == 4 else (0.0, "none")
        brings = {"coins": -3, "points": 4, "steps": 1, "opens": 2, "again": 1}
        options = [
            {"move": option, "chance": chance, "brings": brings, "then": moves[:3]}
            for option, chance in ((best, 0.6), (move, 0.6 - loss))
        ]
        judged = {"ply": ply, "player": move["seat"], "move": move, "best": best, "choices": 5, "before": 0.6}
        return judged | {
            "played": 0.6 - loss,
            "loss": loss,
            "mark": mark,
            "simulations": 2000,
            "exact": False,
            "options": options,
        }

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)
        hello = {"type": "hello", "protocol": 1, "version": "0", "person": PERSON, "table": self.table, "now": 0}
        socket.send(json.dumps(hello))
        for state in [*self.states[self.shown : self.shown + 1], *self.also]:
            socket.send(json.dumps(state))

    def _hear(self, frame: str | bytes) -> None:
        act = json.loads(frame)
        if act["type"] == "ping":
            return
        self.acts.append(act)
        if not self.is_silent:
            self.answer(act)

    def answer(self, act: Json) -> None:
        if self.refusal is not None:
            return self.say({"type": "refusal", "id": act["id"], **self.refusal})
        self.say({"type": "ack", "id": act["id"], "serial": act["seen"] + 1, "ply": 0})
        if self.shown + 1 < len(self.states):
            self.next()
        return None

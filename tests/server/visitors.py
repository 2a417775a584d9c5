"""The app in this process, and people who visit it over HTTP: for tests that need no process of its own."""

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from thauma.server.app import make_app
from thauma.server.process.house import House
from thauma.server.process.settings import Settings

Json = dict[str, Any]
PASSWORD = "correct horse battery"
COOKIE = "thauma"
ME, OPEN = {"kind": "me"}, {"kind": "open"}
_numbers = itertools.count()


@contextmanager
def visited(folder: Path, *, patience: float = 1e6, **settings: Any) -> Iterator["Place"]:
    """A server in this process with a database of its own, no bots that think, and rules that warm up when used."""
    app = make_app(Settings(f"sqlite:///{folder / 'visited.db'}", thinkers=0, patience=patience, **settings))
    with (
        patch("thauma.server.thinking.warming.use_rules"),
        TestClient(app, base_url="http://testserver.local") as client,
    ):
        yield Place(client)


class Place:
    """The server as its visitors find it."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    @property
    def house(self) -> House:
        house: House = self.client.app.state.house
        return house

    def stranger(self) -> "Visitor":
        return Visitor(self, {})

    def guest(self, name: str = "Ann") -> "Visitor":
        answer = self.stranger().post("/guests", {"name": name})
        assert answer.status_code == 201, answer.text
        return Visitor(self, {"cookie": f"{COOKIE}={answer.cookies[COOKIE]}"}, answer.json()["id"])

    def account(self, name: str = "") -> "Visitor":
        wish = {"name": name or f"Account {next(_numbers)}", "password": PASSWORD}
        answer = self.stranger().post("/accounts", wish)
        assert answer.status_code == 201, answer.text
        return Visitor(self, {"cookie": f"{COOKIE}={answer.cookies[COOKIE]}"}, answer.json()["id"])

    def program_of(self, account: "Visitor") -> "Visitor":
        """Who has a token of that account."""
        token = account.post("/me/tokens", {"label": "bot"}).json()["token"]
        return Visitor(self, {"authorization": f"Bearer {token}"}, account.id)


class Visitor:
    """Somebody, by the headers that say who."""

    def __init__(self, place: Place, headers: dict[str, str], person: str = "") -> None:
        self.place = place
        self.headers = headers
        self.id = person

    def call(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """A request under /api; nothing of the answer is kept for the next one."""
        headers = {**self.headers, **more.pop("headers", {})}
        self.place.client.cookies.clear()
        if body is not None:
            more["json"] = body
        answer = self.place.client.request(method, f"/api{path}", headers=headers, **more)
        self.place.client.cookies.clear()
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.call("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.call("POST", path, body, **more)

    def put(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.call("PUT", path, body, **more)

    def delete(self, path: str, **more: Any) -> httpx.Response:
        return self.call("DELETE", path, **more)

    def patch(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.call("PATCH", path, body, **more)

    # -- what many tests do

    def make_table(self, game: str = "duel", seats: list[Json] | None = None, **wishes: Any) -> str:
        answer = self.post("/tables", {"game": game, "seats": seats or [ME, OPEN], **wishes})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    def sit(self, table: str, seat: int) -> Json:
        answer = self.post(f"/tables/{table}/seats/{seat}")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def state(self, table: str, seat: int | None = None) -> Json:
        answer = self.get(f"/tables/{table}/state", params={} if seat is None else {"seat": seat})
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def act(self, table: str, kind: str, seat: int, **fields: Any) -> httpx.Response:
        """An act that answers the present position."""
        serial = self.get(f"/tables/{table}").json()["serial"]
        act = {"type": kind, "id": f"{kind} {next(_numbers)}", "seat": seat, "seen": serial, **fields}
        return self.post(f"/tables/{table}/acts", act)

    def move(self, table: str, seat: int, choice: int = 0) -> Json:
        """Play one of the legal moves."""
        legal = self.state(table, seat)["view"]["legal"]
        answer = self.act(table, "move", seat, move=legal[choice % len(legal)])
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found


def pair_at_table(place: Place, **wishes: Any) -> tuple[str, Visitor, Visitor]:
    """A table of Duel with two guests."""
    ann, bo = place.guest("Ann"), place.guest("Bo")
    table = ann.make_table(**wishes)
    bo.sit(table, 1)
    return table, ann, bo


def finished_pair(place: Place, **wishes: Any) -> tuple[str, Visitor, Visitor]:
    """The same after the end: seat 1 gave up after two moves."""
    table, ann, bo = pair_at_table(place, **wishes)
    for _ in range(2):
        seat = ann.state(table)["view"]["pending"][0]
        (ann, bo)[seat].move(table, seat)
    assert bo.act(table, "resign", 1).status_code == 200
    return table, ann, bo

"""Every role at every door: who is let in is what the table of permissions says, and nothing else decides it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

from tests.server.operating import act as operate
from tests.server.visitors import OPEN, Place, Visitor, finished_pair, pair_at_table, visited
from thauma.server.admin.actions import Ban, Grant
from thauma.server.app import make_app
from thauma.server.people.permissions import NOT_FOR_PROGRAMS, OPERATIONS, Role, allows
from thauma.server.process.settings import Settings

REFUSED = {401, 403}
PARTS_OF_OTHERS = {"states.see_seat", "stream.see_seat", "plies.see_seat", "plies.see_seat_after_end"}  # with ?seat=
WITHOUT_DOOR = {"schema.see", "page.see"}  # the framework's own route, and files for everybody


@dataclass(frozen=True)
class Door:
    method: str
    path: str
    operation: str


def doors(app: Litestar) -> Iterator[Door]:
    """Every route under /api and of the host, by method."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for method, (handler, _) in route.route_handler_map.items():
                if method != "OPTIONS":
                    yield Door(method, route.path_format, handler.opt.get("operation", ""))
        elif isinstance(route, WebSocketRoute):
            yield Door("SOCKET", route.path_format, route.route_handler.opt.get("operation", ""))


APP = make_app(Settings("sqlite://", thinkers=0))
DOORS = list(doors(APP))
GUARDED = [door for door in DOORS if door.path.startswith(("/api", "/health", "/metrics"))]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("doors")) as found:
        yield found


def test_every_route_names_an_operation_of_the_table() -> None:
    assert [door for door in GUARDED if door.operation not in OPERATIONS] == []
    others = {door.path for door in DOORS if door not in GUARDED}
    assert {path for path in others if not path.startswith("/schema")} == {"/", "/{path}"}  # the page


def test_every_operation_is_a_routes_or_a_documented_part_of_one() -> None:
    assert {door.operation for door in GUARDED} | PARTS_OF_OTHERS | WITHOUT_DOOR == set(OPERATIONS)


# -- the walk


class Company:
    """One visitor for each role."""

    def __init__(self, place: Place) -> None:
        account, person = place.account(), {Role.PERSON}
        self.seated, self.host = place.guest("Seated"), place.guest("Hilda")
        self._cast: dict[str, tuple[Visitor, set[Role]]] = {
            "stranger": (place.stranger(), {Role.STRANGER}),
            "person": (place.guest("Person"), person),
            "account": (account, {*person, Role.ACCOUNT}),
            "token": (place.program_of(account), {*person, Role.ACCOUNT}),
            "seated": (self.seated, {*person, Role.SEATED}),
            "host": (self.host, {*person, Role.HOST}),
            "admin": (_ranked(place, "admin"), {*person, Role.ACCOUNT, Role.ADMIN}),
            "banned": (_ranked(place, "banned"), {Role.BANNED}),
        }

    def __getitem__(self, role: str) -> Visitor:
        return self._cast[role][0]

    def roles(self, role: str) -> set[Role]:
        return self._cast[role][1]

    def table(self) -> str:
        """The host has opened it without sitting down, somebody sits on seat 0, and seat 1 is free."""
        table = self.host.make_table(seats=[OPEN, OPEN])
        self.seated.sit(table, 0)
        return table


def _ranked(place: Place, role: str) -> Visitor:
    """An account that is an admin, or a guest who is banned."""
    visitor = place.account() if role == "admin" else place.guest("Banned")
    operate(place, Grant(person=visitor.id) if role == "admin" else Ban(person=visitor.id, reason="a test"))
    return visitor


@pytest.fixture(scope="module")
def company(place: Place) -> Company:
    return Company(place)


ROLES = ("stranger", "person", "account", "token", "seated", "host", "admin", "banned")


def knock(visitor: Visitor, door: Door, table: str) -> int:
    """The status that a role meets at a door. Bodies are empty: whoever is let in is told that it can't be read."""
    path = door.path.replace("{table_id}", table).replace("{seat}", _seat_for(door)).replace("{ply}", "0")
    path = path.replace("{person_id}", visitor.id or "nobody").replace("{token_id}", "none").replace("{game}", "duel")
    body = {"content": b"{}"} if door.method in ("POST", "PUT", "PATCH") else {}
    client = visitor.place.client
    client.cookies.clear()
    answer = client.request(door.method, path, headers=visitor.headers, **body)  # type: ignore[arg-type]
    client.cookies.clear()
    return answer.status_code


def _seat_for(door: Door) -> str:
    return "0" if door.method == "DELETE" else "1"


@pytest.mark.parametrize("role", ROLES)
def test_a_role_is_let_in_exactly_where_the_table_says(role: str, company: Company) -> None:
    for door in GUARDED:
        if door.method == "SOCKET":
            continue
        ends_session = door.operation.startswith("logout") or door.operation == "me.delete"
        if ends_session and role not in ("stranger", "token"):
            continue  # that the other doors are knocked at with: see test_sessions.py, test_own_data.py
        table = company.table()
        if door.operation == "stream.see":  # it goes on until the table is closed
            company.host.delete(f"/tables/{table}")
        status = knock(company[role], door, table)
        may = allows(company.roles(role), door.operation)
        may = may and not (role == "token" and door.operation in NOT_FOR_PROGRAMS)
        assert (status in REFUSED) != may, (door, status)
        assert status != 401 or role == "stranger"
        assert status < 500


@pytest.mark.parametrize("role", ROLES)
def test_everybody_may_watch_on_a_socket_and_only_players_act_there(role: str, company: Company) -> None:
    table, act = company.table(), {"type": "resign", "id": "1", "seat": 0, "seen": 1}
    company.host.sit(table, 1)
    client = company.host.place.client
    with client.websocket_connect(f"/api/tables/{table}/live", headers=company[role].headers) as socket:
        assert socket.receive_json()["type"] == "hello"
        assert socket.receive_json()["seat"] == {"seated": 0, "host": 1}.get(role)
        socket.send_json(act)
        answer = socket.receive_json()
    assert answer.get("code", answer["type"]) == ("ack" if role == "seated" else "not_allowed")


# -- from a seat


def seen_from_a_seat(table: str) -> list[str]:
    return [f"/tables/{table}/{what}?seat=0" for what in ("state", "stream", "plies/0")]


@pytest.mark.parametrize("role", [role for role in ROLES if role != "seated"])
def test_nobody_looks_from_another_persons_seat_while_the_game_runs(role: str, company: Company) -> None:
    table = company.table()
    company.host.sit(table, 1)  # even the opponent
    for path in seen_from_a_seat(table):
        answer = company[role].get(path)
        assert answer.status_code == (401 if role == "stranger" else 403), path
        assert "view" not in answer.text


def test_after_the_end_the_past_is_seen_from_every_seat_and_the_present_from_ones_own(place: Place) -> None:
    table, ann, _ = finished_pair(place)
    stranger = place.stranger()
    assert stranger.get(f"/tables/{table}/plies/1?seat=1").json()["seat"] == 1
    assert stranger.get(f"/tables/{table}/plies/1?seat=5").json()["code"] == "unknown_seat"
    assert stranger.get(f"/tables/{table}/state?seat=1").status_code == 401
    assert ann.get(f"/tables/{table}/state?seat=0").status_code == 200


def test_the_record_and_the_salt_are_nobodys_before_the_end(place: Place) -> None:
    table, ann, bo = pair_at_table(place)
    for visitor in (ann, bo, place.stranger()):
        assert visitor.get(f"/tables/{table}/record").json()["code"] == "running"
        assert visitor.get(f"/tables/{table}").json()["opened"] is None
    assert table not in place.stranger().get("/games.jsonl").text


def test_tokens_are_their_owners(place: Place) -> None:
    owner, other = place.account(), place.account()
    made = owner.post("/me/tokens", {"label": "mine"}).json()
    assert other.get("/me/tokens").json() == {"tokens": []}
    assert other.delete(f"/me/tokens/{made['id']}").json()["code"] == "unknown_token"
    assert made["token"] not in owner.get("/me/tokens").text
    assert owner.delete(f"/me/tokens/{made['id']}").status_code == 204


def test_a_private_table_is_in_no_list(place: Place) -> None:
    table, ann, _ = pair_at_table(place)
    assert table not in place.stranger().get("/lobby").text
    assert table in ann.get("/me/games").text


UNGUARDED: list[Callable[[Place], Any]] = [
    lambda place: place.client.get("/schema/openapi.json"),
    lambda place: place.client.options("/api/me"),
    lambda place: place.client.options("/api/tables/none/seats/1"),
]


@pytest.mark.parametrize("ask", UNGUARDED)
def test_what_has_no_door_gives_nothing_away(ask: Callable[[Place], Any], place: Place) -> None:
    assert ask(place).status_code in (200, 204)

"""Sessions: what a cookie or a token opens, and what ends it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.visitors import COOKIE, ME, OPEN, PASSWORD, Place, Visitor, pair_at_table, visited
from thauma.server.http.cookies import NAME_OVER_HTTPS
from thauma.server.people import rows
from thauma.server.people.permissions import NOT_FOR_PROGRAMS

NEW_PASSWORD = "another horse battery"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("sessions")) as found:
        yield found


def name_of(visitor: Visitor) -> str | None:
    person = visitor.get("/me").json()["person"]
    return None if person is None else str(person["name"])


def with_cookie(place: Place, answer: httpx.Response, name: str = COOKIE) -> Visitor:
    return Visitor(place, {"cookie": f"{name}={answer.cookies[name]}"}, answer.json()["id"])


def log_in(place: Place, name: str, password: str = PASSWORD) -> httpx.Response:
    return place.stranger().post("/login", {"name": name, "password": password})


# -- programs


def test_a_token_makes_no_cookie_and_no_token(place: Place) -> None:
    program = place.program_of(place.account("Prog Owner"))
    tries = {
        "guests.create": ("/guests", {"name": "Sly"}),
        "accounts.create": ("/accounts", {"name": "Sly", "password": PASSWORD}),
        "login": ("/login", {"name": "Prog Owner", "password": PASSWORD}),
        "logout": ("/logout", None),
        "logout.everywhere": ("/logout/everywhere", None),
        "password.change": ("/me/password", {"old": PASSWORD, "new": NEW_PASSWORD}),
        "password.reset": ("/password-reset", {"name": "Prog Owner", "code": "x", "password": NEW_PASSWORD}),
        "tokens.create": ("/me/tokens", {"label": "second"}),
        "me.delete": ("/me/delete", {"password": PASSWORD}),
        "admin.act": ("/admin/actions", {"do": "open_lobby"}),
    }
    looks = {"me.data": "/me/data", "admin.find": "/admin/people?find=a", "admin.log": "/admin/log"}
    assert tries.keys() | looks.keys() | {"tokens.revoke"} == NOT_FOR_PROGRAMS
    assert [program.get(path).status_code for path in looks.values()] == [403] * len(looks)
    for path, body in tries.values():
        answer = program.post(path, body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed"), path
        assert "set-cookie" not in answer.headers
    assert program.delete("/me/tokens/any").json()["code"] == "not_allowed"
    assert name_of(program) == "Prog Owner"
    assert "set-cookie" not in program.get("/me").headers


def test_a_revoked_token_closes_what_it_has_opened(place: Place) -> None:
    owner = place.account()
    made = owner.post("/me/tokens", {"label": "bot"}).json()
    program = Visitor(place, {"authorization": f"Bearer {made['token']}"}, owner.id)
    table = owner.make_table()
    with place.client.websocket_connect(f"/api/tables/{table}/live", headers=program.headers) as socket:
        socket.receive_text()
        assert owner.delete(f"/me/tokens/{made['id']}").status_code == 204
        assert closed_with(socket) == 4401


def closed_with(socket: Any) -> int:
    """The code with which the server closes a socket."""
    while True:
        try:
            socket.receive_text()
        except WebSocketDisconnect as closed:
            return int(closed.code)


# -- logging out


def test_a_cookie_opens_nothing_after_logging_out(place: Place) -> None:
    place.account("Lou Out")
    here, there = (with_cookie(place, log_in(place, "Lou Out")) for _ in range(2))
    assert here.post("/logout").status_code == 204
    assert (name_of(here), name_of(there)) == (None, "Lou Out")
    assert here.post("/tables", {"game": "duel", "seats": [ME, OPEN]}).status_code == 401


def test_a_guest_who_logs_out_is_gone(place: Place) -> None:
    guest = place.guest("Passing")
    guest.post("/logout")
    assert name_of(guest) is None


def test_logging_out_closes_the_socket_of_that_session_and_no_other(place: Place) -> None:
    account = place.account("Two Windows")
    table = account.make_table()
    other = with_cookie(place, log_in(place, "Two Windows"))
    url = f"/api/tables/{table}/live"
    with place.client.websocket_connect(url, headers=account.headers) as mine:
        with place.client.websocket_connect(url, headers=other.headers) as theirs:
            other.post("/logout")
            assert closed_with(theirs) == 4401
        mine.send_json({"type": "ping"})
        while mine.receive_json()["type"] != "pong":
            pass


def test_logging_out_everywhere_ends_all_sessions_but_no_token(place: Place) -> None:
    account = place.account("Every Where")
    program, other = place.program_of(account), with_cookie(place, log_in(place, "Every Where"))
    assert other.post("/logout/everywhere").status_code == 204
    assert (name_of(account), name_of(other), name_of(program)) == (None, None, "Every Where")
    assert place.guest().post("/logout/everywhere").json()["code"] == "not_allowed"
    assert name_of(with_cookie(place, log_in(place, "Every Where"))) == "Every Where"


# -- guests who make an account


def test_the_cookies_of_a_guest_die_when_an_account_is_made_of_them(place: Place) -> None:
    table, guest, _ = pair_at_table(place)
    answer = guest.post("/accounts", {"name": "Grown Up", "password": PASSWORD})
    account = with_cookie(place, answer)
    assert (name_of(guest), name_of(account)) == (None, "Grown Up")
    assert guest.get(f"/tables/{table}/state?seat=0").status_code == 401
    assert account.state(table, 0)["seat"] == 0
    assert account.id == guest.id


# -- passwords


def test_a_password_is_changed_by_who_knows_the_old_one(place: Place) -> None:
    account = place.account("Pass Word")
    other = with_cookie(place, log_in(place, "Pass Word"))
    wrong = account.post("/me/password", {"old": "not the password", "new": NEW_PASSWORD})
    assert wrong.json()["code"] == "wrong_password"
    assert account.post("/me/password", {"old": PASSWORD, "new": "short"}).json()["code"] == "bad_password"
    answer = account.post("/me/password", {"old": PASSWORD, "new": NEW_PASSWORD})
    assert answer.status_code == 200, answer.text
    assert name_of(with_cookie(place, answer)) == "Pass Word"
    assert (name_of(account), name_of(other)) == (None, None)
    assert log_in(place, "Pass Word").json()["code"] == "wrong_password"
    assert log_in(place, "Pass Word", NEW_PASSWORD).status_code == 200


def reset_code(place: Place, name: str) -> str:
    now = place.house.tables.now()
    written = place.house.store.write(lambda connection: rows.add_reset_code(connection, name, now))

    async def wait() -> str:
        return await written

    with place.client.portal() as portal:
        return portal.call(wait)


def test_a_code_of_the_operator_opens_an_account_once(place: Place) -> None:
    account = place.account("For Getful")
    code = reset_code(place, "for getful")
    assert re.fullmatch(r"([0-9a-f]{4}-){5}[0-9a-f]{4}", code)
    wish = {"name": "For Getful", "code": code, "password": NEW_PASSWORD}
    stranger = place.stranger()
    assert stranger.post("/password-reset", {**wish, "code": "0000"}).json()["code"] == "wrong_password"
    assert stranger.post("/password-reset", {**wish, "name": "Some Body"}).json()["code"] == "wrong_password"
    answer = stranger.post("/password-reset", wish)
    assert name_of(with_cookie(place, answer)) == "For Getful"
    assert name_of(account) is None
    assert stranger.post("/password-reset", wish).json()["code"] == "wrong_password"


def test_a_code_is_soon_too_old(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.account("Too Late")
    code = reset_code(place, "Too Late")
    now = place.house.identity._now
    monkeypatch.setattr(place.house.identity, "_now", lambda: now() + rows.RESET_LASTS / 1000 + 1)
    late = place.stranger().post("/password-reset", {"name": "Too Late", "code": code, "password": NEW_PASSWORD})
    assert late.json()["code"] == "wrong_password"


# -- cookies over HTTPS


def test_over_https_the_cookie_is_of_this_host_alone(tmp_path: Path) -> None:
    with visited(tmp_path, secure=True) as place:
        answer = place.stranger().post("/guests", {"name": "Ann"})
        said = answer.headers["set-cookie"]
        assert said.startswith(f"{NAME_OVER_HTTPS}=")
        assert {"Secure", "Path=/", "HttpOnly"} <= set(said.split("; "))
        assert "domain" not in said.lower()
        value = said.partition("=")[2].partition(";")[0]
        assert name_of(Visitor(place, {"cookie": f"{NAME_OVER_HTTPS}={value}"})) == "Ann"
        assert name_of(Visitor(place, {"cookie": f"{COOKIE}={value}"})) is None


def test_whoever_signed_in_before_the_upgrade_stays_and_gets_a_new_cookie(tmp_path: Path) -> None:
    with visited(tmp_path, secure=True) as place:
        person = place.stranger().post("/guests", {"name": "Old Friend"}).json()["id"]
        signer = place.house.identity._signer
        said = f"1.1.{person}.{int(place.house.identity._now())}"
        old = Visitor(place, {"cookie": f"{COOKIE}={said}.{signer._signature(1, said)}"})
        answer = old.get("/me")
        assert answer.json()["person"]["name"] == "Old Friend"
        value = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        new = Visitor(place, {"cookie": f"{NAME_OVER_HTTPS}={value}"})
        assert name_of(new) == "Old Friend"
        new.post("/logout")
        assert (name_of(new), name_of(old)) == (None, None), "the old cookie was of the same session"


# -- behind a proxy


def test_the_lines_of_a_repeated_header_are_one_list(tmp_path: Path) -> None:
    with visited(tmp_path, proxies=1) as place:
        route = [("x-forwarded-for", "6.6.6.6"), ("x-forwarded-for", "192.0.2.7")]
        assert place.client.get("/health/live", headers=route).status_code == 200
        assert place.client.get("/health/live", headers=route[::-1]).status_code == 200
        assert {"192.0.2.7", "6.6.6.6"} <= set(place.house.limits._buckets["requests"]._levels)
        latest = next(reversed(place.house.limits._buckets["requests"]._levels))
        assert latest == "6.6.6.6", "the proxy has added the last line; what stands before it may be invented"

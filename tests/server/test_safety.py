"""What keeps strangers from harm and from doing any: origins, cookies, headers, sizes, rates."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.visitors import COOKIE, ME, Place, Visitor, pair_at_table, visited
from thauma.server.app import HEADERS
from thauma.server.http.cookies import RENEWED_AFTER
from thauma.server.http.limits import LARGEST_BODY, LIMITS
from thauma.server.live.socket import LARGEST_MESSAGE

FOREIGN = {"origin": "https://evil.example"}
OWN = {"origin": "http://testserver.local"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("safety")) as found:
        yield found


# -- pages of other sites


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_a_page_of_another_site_changes_nothing(method: str, place: Place) -> None:
    ann = place.guest()
    table = ann.make_table()
    paths = {"POST": "/tables", "PUT": f"/tables/{table}/seats/1", "PATCH": "/me", "DELETE": f"/tables/{table}"}
    for origin in (FOREIGN, {"origin": "null"}, {"origin": "http://testserver.local.evil.example"}):
        answer = ann.call(method, paths[method], headers=origin)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")
    assert ann.call(method, paths[method], headers=OWN).status_code != 403


def test_looking_is_not_changing(place: Place) -> None:
    assert place.guest().get("/me", headers=FOREIGN).status_code == 200


def test_a_socket_of_another_site_is_closed_at_once(place: Place) -> None:
    table, ann, _ = pair_at_table(place)
    url = f"/api/tables/{table}/live"
    with place.client.websocket_connect(url, headers={**ann.headers, **FOREIGN}) as socket:
        assert socket.receive_json()["code"] == "not_allowed"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 4403
    with place.client.websocket_connect(url, headers={**ann.headers, **OWN}) as socket:
        assert socket.receive_json()["type"] == "hello"


def test_a_socket_at_no_table_is_told_so(place: Place) -> None:
    with place.client.websocket_connect("/api/tables/nowhere/live") as socket:
        assert socket.receive_json()["code"] == "unknown_table"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 4404


# -- cookies and headers


def cookie_of(place: Place) -> str:
    return place.stranger().post("/guests", {"name": "Ann"}).headers["set-cookie"]


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(place: Place, tmp_path: Path) -> None:
    flags = {flag.strip().lower() for flag in cookie_of(place).split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags
    with visited(tmp_path, secure=True) as safe:
        assert "secure" in cookie_of(safe).lower()


def test_a_cookie_that_has_grown_old_is_renewed(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = place.guest()
    assert "set-cookie" not in ann.get("/me").headers
    monkeypatch.setattr(place.house.identity, "_now", lambda: time.time() + RENEWED_AFTER + 60)
    answer = ann.get("/me")
    assert answer.json()["person"]["id"] == ann.id
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert answer.cookies[COOKIE] != ann.headers["cookie"].removeprefix(f"{COOKIE}=")
    assert "Max-Age=0" in ann.post("/logout").headers["set-cookie"]


ADDRESSES = ["/", "/nothing", "/nothing.js", "/api/me", "/api/nothing", "/api/tables/x", "/metrics", "/health/live"]


@pytest.mark.parametrize("address", [*ADDRESSES, "/schema/openapi.json", "/schema"])
def test_every_answer_carries_what_protects_the_page(address: str, place: Place) -> None:
    answer = place.client.get(address)
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_refusals_carry_it_too(place: Place) -> None:
    for answer in (place.stranger().post("/tables", {}), place.stranger().delete("/lobby")):
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


# -- sizes


def test_a_large_body_is_refused(place: Place) -> None:
    answer = place.guest().call("POST", "/tables", content=b'{"game": "' + b"x" * LARGEST_BODY + b'"}')
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_deep_nesting_is_refused(place: Place) -> None:
    deep = b'{"record": ' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b', "ply": 0}'
    assert place.stranger().call("POST", "/positions", content=deep).status_code == 400


@pytest.fixture
def socket(place: Place) -> Iterator[Any]:
    table, ann, _ = pair_at_table(place)
    with place.client.websocket_connect(f"/api/tables/{table}/live", headers=ann.headers) as opened:
        assert [opened.receive_json()["type"] for _ in range(2)] == ["hello", "state"]
        yield opened


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("", "bad_request"),
        ("x", "bad_request"),
        ("[]", "bad_request"),
        ("{}", "bad_request"),
        ('{"type": "dance"}', "bad_request"),
        ('{"type": "ping", "more": 1}', "bad_request"),
        ('{"type": "move", "id": "1", "seat": 0, "seen": 1}', "bad_request"),
        ('{"type": "move", "id": "", "seat": 0, "seen": 1, "move": {}}', "bad_request"),
        ('{"type": "resign", "id": "1", "seat": 7, "seen": 1}', "bad_request"),
        ('{"type": "resign", "id": "1", "seat": 1, "seen": 1}', "not_allowed"),
        ("[" * 5000, "bad_request"),
        ("x" * (LARGEST_MESSAGE + 1), "too_large"),
    ],
)
def test_a_message_that_can_not_be_read_is_refused_and_the_socket_stays_open(sent: str, code: str, socket: Any) -> None:
    socket.send_text(sent)
    refusal = socket.receive_json()
    assert (refusal["type"], refusal["code"]) == ("refusal", code)
    socket.send_json({"type": "ping"})
    assert socket.receive_json()["type"] == "pong"


def test_binary_messages_are_refused(socket: Any) -> None:
    for sent in (json.dumps({"type": "ping"}).encode(), b"\xff\xfe\x00"):
        socket.send_bytes(sent)
        assert socket.receive_json()["code"] == "bad_request"


# -- rates, as strangers meet them


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("strict"), patience=1) as found:
        yield found


def until_refused(visitor: Visitor, most: int, *call: Any) -> Any:
    for _ in range(most):
        answer = visitor.call(*call)
        if answer.status_code == 429:
            return answer
    raise AssertionError(f"{most} times were not too many")


def test_tables_are_limited_by_person(strict: Place) -> None:
    ann = strict.guest()
    wish = {"game": "duel", "seats": [ME, ME]}
    refused = until_refused(ann, int(LIMITS["tables"].burst) + 20, "POST", "/tables", wish)
    assert refused.json()["code"] == "too_many"
    assert int(refused.headers["retry-after"]) >= 1
    assert "try again in" in refused.json()["sentence"]
    assert strict.guest().post("/tables", wish).status_code == 201


def test_guests_are_limited_by_address(strict: Place) -> None:
    stranger = strict.stranger()
    until_refused(stranger, int(LIMITS["guests"].burst) + 5, "POST", "/guests", {"name": "Many"})


def test_passwords_are_not_guessed_fast(strict: Place) -> None:
    guess = {"name": "Somebody", "password": "guess guess"}
    until_refused(strict.stranger(), int(LIMITS["logins"].burst) + 5, "POST", "/login", guess)


def test_sockets_of_one_address_are_limited(tmp_path: Path) -> None:
    with visited(tmp_path, patience=1) as place:
        table = place.guest().make_table(seats=[ME, ME])
        place.house.sockets._each = 2
        url = f"/api/tables/{table}/live"
        with place.client.websocket_connect(url) as one, place.client.websocket_connect(url) as two:
            assert one.receive_json()["type"] == two.receive_json()["type"] == "hello"
            with place.client.websocket_connect(url) as three:
                assert three.receive_json()["code"] == "too_many"

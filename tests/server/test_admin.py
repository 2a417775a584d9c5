"""What an operator does to people, tables and the lobby holds at once, for everybody it concerns, and is logged."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from tests.server.operating import act
from tests.server.test_sessions import closed_with, log_in, name_of, with_cookie
from tests.server.visitors import ME, OPEN, Place, Visitor, finished_pair, pair_at_table, visited
from thauma.server.admin.actions import Ban, CloseLobby, Grant, MakeResetCode, OpenLobby, RemoveTable, Rename, Unban

DUEL = {"game": "duel", "seats": [ME, OPEN]}
CLOCK = {"kind": "bank", "seconds": 600}
DAY = 24 * 60 * 60 * 1000


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("admin")) as found:
        yield found


@pytest.fixture(scope="module")
def admin(place: Place) -> Visitor:
    account = place.account("Ursula Keeper")
    act(place, Grant(person=account.id))
    return account


def order(admin: Visitor, do: str, **fields: Any) -> httpx.Response:
    return admin.post("/admin/actions", {"do": do, **fields})


def banned(place: Place, visitor: Visitor, until: int | None = None) -> None:
    act(place, Ban(person=visitor.id, reason="rude words", until=until))


# -- bans


def test_a_ban_closes_sockets_of_browsers_and_programs_at_once(place: Place) -> None:
    account = place.account()
    table, program = account.make_table(), place.program_of(account)
    url = f"/api/tables/{table}/live"
    with (
        place.client.websocket_connect(url, headers=account.headers) as mine,
        place.client.websocket_connect(url, headers=program.headers) as its,
    ):
        mine.receive_text()
        its.receive_text()
        banned(place, account)
        assert (closed_with(mine), closed_with(its)) == (4401, 4401)


def test_a_banned_account_signs_in_to_read_and_to_take_its_data_and_for_nothing_else(place: Place) -> None:
    account = place.account("Rude Rudi")
    program, table = place.program_of(account), account.make_table(listed=True)
    banned(place, account)
    assert (name_of(account), program.get("/me").status_code) == (None, 403)
    again = with_cookie(place, log_in(place, "Rude Rudi"))
    assert again.get("/me").json().get("ban") == {"reason": "rude words", "until": None}
    refused = again.post("/tables", DUEL)
    assert refused.status_code == 403
    assert "banned here: rude words" in refused.json()["sentence"]
    assert [again.get(path).status_code for path in ("/lobby", f"/tables/{table}", "/me/data")] == [200] * 3
    assert again.post("/guests", {"name": "Somebody Else"}).status_code == 403


def test_a_banned_player_sees_no_hand_and_moves_nothing(place: Place) -> None:
    table, ann, _bo = pair_at_table(place)
    banned(place, ann)
    assert ann.get(f"/tables/{table}/state", params={"seat": 0}).status_code == 403
    assert ann.act(table, "resign", 0).status_code == 403
    with place.client.websocket_connect(f"/api/tables/{table}/live", headers=ann.headers) as socket:
        socket.receive_text()
        assert socket.receive_json()["seat"] is None


def test_a_ban_ends_by_itself_and_by_hand(place: Place) -> None:
    guest, now = place.guest("Short Stay"), place.house.tables.now()
    banned(place, guest, now + DAY)
    assert guest.post("/tables", DUEL).status_code == 403
    with patch.object(place.house.identity, "_now", lambda: (now + DAY) / 1000):
        assert guest.post("/tables", DUEL).status_code == 201
    assert guest.post("/tables", DUEL).status_code == 403
    act(place, Unban(person=guest.id))
    assert guest.post("/tables", DUEL).status_code == 201


def test_tokens_open_again_after_a_ban(place: Place) -> None:
    account = place.account("For Given")
    program = place.program_of(account)
    banned(place, account)
    act(place, Unban(person=account.id))
    assert name_of(program) == "For Given"


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"reason": ""}, "needs a reason"),
        ({"reason": "rude", "until": 5}, "later than now"),
        ({"reason": "rude", "person": "nobody"}, "nobody of that id"),
    ],
)
def test_a_ban_that_makes_no_sense_is_refused(place: Place, admin: Visitor, fields: dict[str, Any], said: str) -> None:
    before = admin.get("/admin/log").json()
    answer = order(admin, "ban", **{"person": place.guest().id, **fields})
    assert said in answer.json()["sentence"]
    assert admin.get("/admin/log").json() == before


# -- people


def test_an_admin_finds_somebody_by_name_or_id(place: Place, admin: Visitor) -> None:
    account = place.account("Fin Dable")
    table = account.make_table()
    banned(place, account)
    for wanted in ("fin dab", account.id):
        (found,) = admin.get("/admin/people", params={"find": wanted}).json()["people"]
        assert found["person"] == {"id": account.id, "name": "Fin Dable", "kind": "account"}
        assert (found["tables"], found["latest"][0]["id"], found["ban"]["reason"]) == (1, table, "rude words")
        assert found["created_at"] <= found["seen_at"] <= place.house.tables.now()
    guest = place.guest("Fleeting Guest")
    (found,) = admin.get("/admin/people", params={"find": "Fleeting Guest"}).json()["people"]
    assert (found["person"]["id"], found["ban"], found["admin"]) == (guest.id, None, False)


def test_an_admin_renames_somebody(place: Place, admin: Visitor) -> None:
    account = place.account("Bad Word")
    assert order(admin, "rename", person=account.id, name="Good Word").status_code == 200
    assert name_of(account) == "Good Word"
    assert order(admin, "rename", person=account.id, name="Ursula Keeper").json()["code"] == "name_taken"


def test_the_role_is_given_and_taken_and_protects_whoever_has_it(place: Place, admin: Visitor) -> None:
    other = place.account("Second Keeper")
    assert other.get("/admin/log").status_code == 403
    assert order(admin, "grant", person=place.guest().id).status_code == 403
    order(admin, "grant", person=other.id)
    assert other.get("/me").json().get("admin") is True
    assert order(other, "ban", person=admin.id, reason="a coup").status_code == 403
    assert order(other, "delete_person", person=admin.id).status_code == 403
    order(admin, "revoke", person=other.id)
    assert other.get("/admin/log").status_code == 403


def test_a_code_for_a_password_is_told_once_and_stands_in_no_log(place: Place, admin: Visitor) -> None:
    account = place.account("Lost Word")
    code = order(admin, "make_reset_code", person=account.id).json()["code"]
    wish = {"name": "Lost Word", "code": code, "password": "another password"}
    assert place.stranger().post("/password-reset", wish).status_code == 200
    assert code not in admin.get("/admin/log").text
    assert act(place, MakeResetCode(person=account.id)).code is not None


# -- tables


def test_a_running_table_that_is_removed_ends_without_a_result_and_says_why(place: Place, admin: Visitor) -> None:
    table, ann, bo = pair_at_table(place, listed=True, time=CLOCK)
    with place.client.websocket_connect(f"/api/tables/{table}/live", headers=bo.headers) as socket:
        socket.receive_text()
        assert order(admin, "remove_table", table=table, reason="it was abandoned").status_code == 200
        while (told := socket.receive_json())["type"] != "table" or told["table"]["removed"] is None:
            pass
    assert told["table"]["removed"] == "it was abandoned"
    seen = ann.get(f"/tables/{table}").json()
    assert (seen["status"], seen["outcome"], seen["removed"]) == ("aborted", None, "it was abandoned")
    assert ann.act(table, "resign", 0).json()["code"] == "game_over"
    assert ann.get(f"/tables/{table}/record").status_code == 409
    assert table not in ann.get("/lobby").text


def test_a_finished_table_that_is_removed_keeps_its_result_and_is_not_listed(place: Place) -> None:
    table, ann, _bo = finished_pair(place, listed=True)
    act(place, RemoveTable(table=table, reason="a wish"))
    assert ann.get(f"/tables/{table}").json()["outcome"]["by"] == "resignation"
    assert table not in place.stranger().get("/games").text
    assert table in ann.get("/games").text
    assert ann.get(f"/tables/{table}/record").status_code == 200


def test_a_removed_table_reads_the_same_from_its_journal(tmp_path: Path) -> None:
    with visited(tmp_path) as place:
        table, ann, _bo = pair_at_table(place)
        act(place, RemoveTable(table=table, reason="a wish"))
        before = ann.get(f"/tables/{table}").json()
    with visited(tmp_path) as place:
        after = place.stranger().get(f"/tables/{table}").json()
        changes = {name for name in before if before[name] != after[name]}
        assert changes <= {"you", "seats", "spectators"}  # who is there, and who looks
        assert after["removed"] == "a wish"


def test_a_table_that_is_not_there_is_not_removed(admin: Visitor) -> None:
    assert order(admin, "remove_table", table="none", reason="a slip").json()["code"] == "unknown_table"


# -- the lobby


def test_in_a_closed_lobby_nobody_makes_tables_and_games_go_on(place: Place) -> None:
    table, ann, bo = pair_at_table(place)
    over, winner, _ = finished_pair(place)
    act(place, CloseLobby(reason="new disks"))
    try:
        assert place.stranger().get("/lobby").json()["closed"] == "new disks"
        refused = ann.post("/tables", DUEL)
        assert (refused.status_code, refused.json()["code"]) == (503, "lobby_closed")
        assert "new disks" in refused.json()["sentence"]
        assert winner.post(f"/tables/{over}/rematch").json()["code"] == "lobby_closed"
        seat = ann.state(table)["view"]["pending"][0]
        (ann, bo)[seat].move(table, seat)
    finally:
        act(place, OpenLobby())
    assert place.stranger().get("/lobby").json()["closed"] is None
    assert ann.post("/tables", DUEL).status_code == 201


def test_a_closed_lobby_is_closed_after_a_restart(tmp_path: Path) -> None:
    with visited(tmp_path) as place:
        act(place, CloseLobby(reason="new disks"))
    with visited(tmp_path) as place:
        assert place.stranger().get("/lobby").json()["closed"] == "new disks"


# -- the log


def test_the_log_says_who_when_what_to_whom_and_why(place: Place, admin: Visitor) -> None:
    guest, before = place.guest("Watched"), place.house.tables.now()
    order(admin, "rename", person=guest.id, name="Looked After", reason="a nicer name")
    act(place, Rename(person=guest.id, name="Cared For"))
    mine, admins = admin.get("/admin/log").json()["entries"][:2]
    assert (mine["actor"], mine["note"]) == (None, "Looked After is Cared For")
    assert {name: admins[name] for name in ("actor", "action", "subject", "reason")} == {
        "actor": admin.id,
        "action": "rename",
        "subject": guest.id,
        "reason": "a nicer name",
    }
    assert before <= admins["at"] <= mine["at"]
    assert mine["id"] == admins["id"] + 1
    earlier = admin.get("/admin/log", params={"before": mine["id"]}).json()["entries"]
    assert earlier[0] == admins

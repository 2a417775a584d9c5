"""Somebody takes their data along, and goes: what stays are games that replay as ever, without the name."""

import json
from collections.abc import Iterator

import pytest

from tests.server.test_admin import CLOCK, banned
from tests.server.test_sessions import closed_with, log_in, name_of, with_cookie
from tests.server.visitors import ME, OPEN, PASSWORD, Place, Visitor, finished_pair, visited
from thauma.records import LiveGame, parse_record
from thauma.records.commitment import check as check_deal
from thauma.server.people.names import DELETED


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("own-data")) as found:
        yield found


def rated_pair(place: Place, *names: str) -> tuple[str, list[Visitor]]:
    """A running rated table of Duel between two accounts."""
    pair = [place.account(name) for name in names]
    table = pair[0].make_table(rated=True, listed=True, time=CLOCK)
    pair[1].sit(table, 1)
    return table, pair


def seat_names(visitor: Visitor, table: str) -> list[str]:
    return [seat["name"] for seat in visitor.get(f"/tables/{table}").json()["seats"]]


# -- taking it along


def test_somebody_downloads_all_that_is_known_of_them(place: Place) -> None:
    over, (ann, bo) = rated_pair(place, "Data Ann", "Data Bo")
    assert bo.act(over, "resign", 1).status_code == 200
    place.program_of(ann)
    running = ann.make_table()
    banned(place, ann)
    answer = with_cookie(place, log_in(place, "Data Ann")).get("/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["person"] == {"id": ann.id, "name": "Data Ann", "kind": "account"}
    assert [token["label"] for token in data["tokens"]] == ["bot"]
    assert [(one["action"], one["reason"]) for one in data["notices"]] == [("ban", "rude words")]
    first, second = data["games"]
    assert (first["table"]["id"], second["table"]["id"]) == (over, running)
    assert check_deal(parse_record(json.dumps(first["record"]))) is None
    assert second["record"] is None
    assert not {"password", "hash", "salt"} & data.keys()


def test_a_guest_without_games_has_data_too(place: Place) -> None:
    assert place.guest("Plain Guest").get("/me/data").json()["games"] == []
    assert place.stranger().get("/me/data").status_code == 401


# -- going


def test_an_account_is_deleted_by_whoever_knows_its_password(place: Place) -> None:
    account = place.account("Gone Girl")
    program = place.program_of(account)
    assert account.post("/me/delete", {"password": "wrong password"}).json()["code"] == "wrong_password"
    assert account.post("/me/delete", {}).json()["code"] == "wrong_password"
    table = account.make_table()
    with place.client.websocket_connect(f"/api/tables/{table}/live", headers=program.headers) as socket:
        socket.receive_text()
        answer = account.post("/me/delete", {"password": PASSWORD})
        assert closed_with(socket) == 4401
    assert answer.status_code == 204
    assert 'thauma=""' in answer.headers["set-cookie"] or "thauma=;" in answer.headers["set-cookie"]
    assert (name_of(account), program.get("/me").status_code) == (None, 401)
    assert log_in(place, "Gone Girl").json()["code"] == "wrong_password"
    assert place.stranger().get(f"/people/{account.id}").status_code == 404
    place.account("Gone Girl")  # the name is free again


def test_a_banned_guest_can_go(place: Place) -> None:
    guest = place.guest("Banned Too")
    banned(place, guest)
    assert guest.post("/me/delete", {}).status_code == 204
    assert guest.get("/me").json()["person"] is None


def test_finished_games_stay_and_replay_without_the_name(place: Place) -> None:
    table, ann, bo = finished_pair(place, listed=True)
    before = parse_record(ann.get(f"/tables/{table}/record").text)
    assert ann.post("/me/delete", {}).status_code == 204
    text = bo.get(f"/tables/{table}/record").text
    after = parse_record(text)
    assert after.players == [DELETED, "Bo"]
    assert (after.moves, after.setup, after.result) == (before.moves, before.setup, before.result)
    assert LiveGame.from_record(after).ply == len(before.moves)
    assert check_deal(after) is None
    assert seat_names(bo, table) == [DELETED, "Bo"]
    assert '"Ann"' not in place.stranger().get("/games", params={"player": "Bo"}).text
    assert place.stranger().get("/games", params={"player": "Ann"}).json()["tables"] == []


def test_a_game_of_two_that_runs_is_won_by_the_other_and_counts(place: Place) -> None:
    table, (ann, bo) = rated_pair(place, "Leaving Ann", "Staying Bo")
    ann.post("/me/delete", {"password": PASSWORD})
    seen = bo.get(f"/tables/{table}").json()
    assert (seen["status"], seen["outcome"]["winners"], seen["outcome"]["by"]) == ("finished", [1], "resignation")
    (rating,) = bo.get(f"/people/{bo.id}").json()["ratings"]
    assert rating["games"] == 1
    assert rating["rating"] > 1000


def test_at_a_larger_table_a_bot_plays_on(place: Place) -> None:
    ann, bo, cy = (place.guest(name) for name in ("Ann", "Bo", "Cy"))
    table = ann.make_table("classic", [ME, OPEN, OPEN])
    bo.sit(table, 1)
    cy.sit(table, 2)
    ann.post("/me/delete", {})
    seen = bo.get(f"/tables/{table}").json()
    assert (seen["status"], seen["seats"][0]["name"]) == ("playing", DELETED)
    assert seen["seats"][0]["stand_in"] is not None
    assert bo.state(table, 1)["view"]["legal"]


def test_open_seats_are_left_and_own_tables_closed(place: Place) -> None:
    ann, bo = place.guest("Ann"), place.guest("Bo")
    anns, bos = ann.make_table(), bo.make_table("classic", [ME, OPEN, OPEN])
    ann.sit(bos, 1)
    ann.post("/me/delete", {})
    assert bo.get(f"/tables/{anns}").json()["status"] == "aborted"
    assert [seat["kind"] for seat in bo.get(f"/tables/{bos}").json()["seats"]] == ["person", "open", "open"]


def test_a_name_is_nowhere_in_the_database_not_even_where_somebody_only_sat_for_a_moment(place: Place) -> None:
    bo, eve = place.guest("Bo"), place.guest("Vanishing Eve")
    table = bo.make_table("classic", [ME, OPEN, OPEN])
    eve.sit(table, 1)
    eve.delete(f"/tables/{table}/seats/1")
    eve.post("/me/delete", {})
    with place.client.portal() as portal:
        stored = portal.call(place.house.store.load, table)
    assert stored is not None
    assert b"Vanishing Eve" not in b"".join(entry.act for entry in stored.entries)
    assert DELETED.encode() in b"".join(entry.act for entry in stored.entries)


def test_a_seat_that_a_rematch_keeps_is_given_up(place: Place) -> None:
    over, ann, bo = finished_pair(place)
    rematch = bo.post(f"/tables/{over}/rematch").json()["id"]
    ann.post("/me/delete", {})
    seats = bo.get(f"/tables/{rematch}").json()["seats"]
    assert [seat["kept_for"] for seat in seats] == [None, None]
    place.guest("Dora").sit(rematch, 1)


def test_nobody_takes_the_name_of_the_deleted(place: Place) -> None:
    assert place.stranger().post("/guests", {"name": "Deleted"}).json()["code"] == "bad_name"


@pytest.mark.parametrize("what", ["me/data", "me/delete"])
def test_what_is_somebodys_own_is_nobody_elses(place: Place, what: str) -> None:
    assert place.stranger().call("GET" if what == "me/data" else "POST", f"/{what}", None).status_code == 401

"""Who sits where, and who may change it: rematches keep seats, hosts remove guests, bots stand in as the table says."""

from collections.abc import Iterator

import pytest

from tests.server.visitors import ME, OPEN, Json, Place, Visitor, finished_pair, pair_at_table, visited
from thauma.server.live.presence import REQUEST_LASTS, Presence, Report
from thauma.server.tables.clock import DAY, Bank, Days
from thauma.server.tables.parts import StandIns

BOT = {"kind": "bot", "level": 2}
MINUTE = 60_000


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("seats")) as found:
        yield found


def later(place: Place, monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    now = place.house.tables.now
    monkeypatch.setattr(place.house.tables, "now", lambda: now() + milliseconds)


# -- rematches


def rematch_of(place: Place, **wishes: object) -> tuple[Json, Visitor, Visitor]:
    """Ann has asked for one, Bo not yet."""
    table, ann, bo = finished_pair(place, **wishes)
    asked: Json = ann.post(f"/tables/{table}/rematch").json()
    return asked, ann, bo


def test_a_rematch_keeps_everybodys_seat(place: Place) -> None:
    asked, _, bo = rematch_of(place)
    assert asked["seats"][0]["kept_for"] == {"person": bo.id, "name": "Bo"}
    stranger = place.guest("Cay").post(f"/tables/{asked['id']}/seats/0").json()
    assert (stranger["code"], "Bo" in stranger["sentence"]) == ("seat_taken", True)
    mine = [table["id"] for table in bo.get("/me/games").json()["tables"]]
    assert asked["id"] in mine
    assert bo.sit(asked["id"], 0)["status"] == "playing"


def test_a_kept_seat_is_open_to_all_when_it_is_declined(place: Place) -> None:
    asked, _, bo = rematch_of(place)
    cay = place.guest("Cay")
    assert cay.delete(f"/tables/{asked['id']}/seats/0").json()["code"] == "not_allowed"
    assert bo.delete(f"/tables/{asked['id']}/seats/0").json()["seats"][0]["kept_for"] is None
    assert cay.sit(asked["id"], 0)["status"] == "playing"


@pytest.mark.parametrize("owner", [OPEN, BOT])
def test_the_host_of_a_rematch_gives_a_kept_seat_away(owner: Json, place: Place) -> None:
    asked, ann, bo = rematch_of(place)
    assert bo.put(f"/tables/{asked['id']}/seats/0", owner).json()["code"] == "not_allowed"
    seat = ann.put(f"/tables/{asked['id']}/seats/0", owner).json()["seats"][0]
    assert (seat["kind"], seat["kept_for"]) == (owner["kind"], None)


def test_all_seats_of_one_screen_are_there_again(place: Place) -> None:
    ann = place.guest()
    table = ann.make_table(seats=[ME, ME])
    ann.act(table, "resign", 0)
    assert ann.post(f"/tables/{table}/rematch").json()["you"]["seats"] == [0, 1]


# -- what is listed


@pytest.mark.parametrize("listed", [True, False])
def test_a_private_game_and_its_rematch_are_shown_to_nobody_else(listed: bool, place: Place) -> None:
    asked, ann, bo = rematch_of(place, listed=listed)
    assert asked["listed"] is listed
    bo.sit(asked["id"], 0)
    old = ann.get("/me/games").json()["tables"]
    ids = {table["id"] for table in old}
    finished = next(table["id"] for table in old if table["status"] == "finished")
    for somebody, sees in ((ann, True), (bo, True), (place.guest("Cay"), listed), (place.stranger(), listed)):
        for search in ("", f"?person={ann.id}", "?player=Ann", "?game=duel"):
            games = {table["id"] for table in somebody.get(f"/games{search}").json()["tables"]}
            assert (finished in games) is sees
        records = somebody.get(f"/games.jsonl?person={ann.id}").text.splitlines()
        assert len(records) == sees
        assert somebody.get(f"/tables/{finished}/record").status_code == 200, "whoever has the link may look"
    lobby = {table["id"] for table in place.stranger().get("/lobby").json()["tables"]}
    assert bool(ids & lobby) is listed


# -- sitting down


def test_one_person_does_not_take_all_seats(place: Place) -> None:
    ann, bo = place.guest("Ann"), place.guest("Bo")
    table = ann.make_table("classic", [OPEN, OPEN, OPEN])
    bo.sit(table, 0)
    assert bo.post(f"/tables/{table}/seats/1").json()["code"] == "conflict"
    ann.sit(table, 1)
    assert ann.post(f"/tables/{table}/seats/2").json()["code"] == "conflict"
    assert place.guest("Cay").sit(table, 2)["status"] == "playing"


def test_the_host_removes_a_guest_before_the_start(place: Place) -> None:
    ann, bo, cay = (place.guest(name) for name in ("Ann", "Bo", "Cay"))
    table = ann.make_table("classic", [ME, OPEN, OPEN])
    bo.sit(table, 1)
    assert bo.put(f"/tables/{table}/seats/0", OPEN).json()["code"] == "not_allowed"
    assert ann.put(f"/tables/{table}/seats/1", OPEN).json()["seats"][1]["kind"] == "open"
    again = bo.post(f"/tables/{table}/seats/1").json()
    assert (again["code"], "host" in again["sentence"]) == ("not_allowed", True)
    cay.sit(table, 1)
    cay.delete(f"/tables/{table}/seats/1")
    assert cay.sit(table, 1)["you"]["seats"] == [1], "who leaves of their own accord may come back"


# -- bots that stand in


@pytest.mark.parametrize(
    ("bots", "time", "wait"),
    [
        (StandIns(), Bank(60), MINUTE),
        (StandIns(30), Bank(60), 30 * MINUTE),
        (StandIns(30), Days(3), 3 * DAY),
        (StandIns(6 * 24 * 60), Days(3), 6 * DAY),
        (StandIns(None), Days(3), None),
    ],
)
def test_how_long_somebody_must_be_away(bots: StandIns, time: Bank | Days, wait: int | None) -> None:
    assert bots.wait_ms(time) == wait


def test_a_bot_stands_in_as_the_table_says(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, _ = pair_at_table(place, stand_ins={"after_minutes": 10, "level": 2})
    strong = {"kind": "bot", "level": 8}
    later(place, monkeypatch, 9 * MINUTE)
    assert ann.put(f"/tables/{table}/seats/1", strong).json()["code"] == "not_allowed"
    later(place, monkeypatch, 10 * MINUTE)
    assert ann.put(f"/tables/{table}/seats/1", strong).json()["seats"][1]["stand_in"] == 2


def test_no_bot_stands_in_where_the_table_has_none(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, bo = pair_at_table(place, stand_ins={"after_minutes": None})
    later(place, monkeypatch, 30 * DAY)
    assert ann.put(f"/tables/{table}/seats/1", BOT).json()["code"] == "not_allowed"
    assert bo.delete(f"/tables/{table}/seats/1").json()["code"] == "not_allowed"


def test_nobody_is_replaced_in_a_game_of_days_before_their_days_are_over(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, _ = pair_at_table(place, time={"kind": "days", "days": 2})
    later(place, monkeypatch, 2 * DAY - MINUTE)
    assert ann.put(f"/tables/{table}/seats/1", BOT).json()["code"] == "not_allowed"


def test_who_gives_up_at_a_table_of_several_is_replaced_at_its_level(place: Place) -> None:
    ann, bo, cay = (place.guest(name) for name in ("Ann", "Bo", "Cay"))
    table = ann.make_table("classic", [ME, OPEN, OPEN], stand_ins={"level": 6})
    bo.sit(table, 1)
    cay.sit(table, 2)
    bo.act(table, "resign", 1)
    assert ann.get(f"/tables/{table}").json()["seats"][1]["stand_in"] == 6


def test_who_plays_over_http_is_here(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, bo = pair_at_table(place)
    assert not ann.get(f"/tables/{table}").json()["seats"][1]["here"]
    later(place, monkeypatch, 5 * MINUTE)
    bo.state(table, 1)
    assert ann.get(f"/tables/{table}").json()["seats"][1]["here"]
    assert ann.put(f"/tables/{table}/seats/1", BOT).json()["code"] == "not_allowed"


def test_a_request_lasts_for_a_while_and_is_told_to_other_processes() -> None:
    now = [1000]
    reports: list[Report] = []
    presence = Presence(lambda: now[0], reports.append)
    assert presence.note_request("t", "ann")
    assert not presence.note_request("t", "ann")
    now[0] += REQUEST_LASTS
    assert presence.forget_requests() == set()
    assert presence.is_here("t", "ann")
    now[0] += 1
    assert presence.forget_requests() == {"t"}
    assert (presence.is_here("t", "ann"), presence.away_since("t", "ann")) == (False, now[0])
    assert reports == [("t", "ann", 1), ("t", "ann", 0)]

"""Tables over HTTP: making, joining, leaving, playing, looking back, finding again."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.visitors import ME, OPEN, Json, Place, finished_pair, pair_at_table, visited
from thauma.cli.records import run_verify
from thauma.records import LiveGame, parse_record
from thauma.records.commitment import check

BOT = {"kind": "bot", "level": 2}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("routes")) as found:
        yield found


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


# -- before the start


def test_a_table_starts_when_the_last_seat_is_taken(place: Place) -> None:
    ann, bo = place.guest("Ann"), place.guest("Bo")
    table = ann.make_table()
    before = ann.get(f"/tables/{table}").json()
    assert (before["status"], kinds(before), before["you"]) == (
        "open",
        ["person", "open"],
        {"seats": [0], "host": True},
    )
    after = bo.sit(table, 1)
    assert (after["status"], kinds(after), after["you"]) == (
        "playing",
        ["person", "person"],
        {"seats": [1], "host": False},
    )
    assert after["pending"] == [0]
    assert after["started_at"] >= after["created_at"]


def test_who_stands_up_before_the_start_leaves_an_open_seat(place: Place) -> None:
    ann = place.guest()
    table = ann.make_table()
    assert kinds(ann.delete(f"/tables/{table}/seats/0").json()) == ["open", "open"]
    assert ann.delete(f"/tables/{table}/seats/0").json()["code"] == "not_allowed"


def test_a_taken_seat_is_refused(place: Place) -> None:
    ann, bo = place.guest("Ann"), place.guest("Bo")
    answer = bo.post(f"/tables/{ann.make_table()}/seats/0")
    assert (answer.status_code, answer.json()["code"]) == (409, "seat_taken")
    assert bo.post(f"/tables/{ann.make_table()}/seats/4").json()["code"] == "unknown_seat"


def test_the_host_sets_bots_and_opens_their_seats_again(place: Place) -> None:
    ann, bo = place.guest("Ann"), place.guest("Bo")
    table = ann.make_table("classic", [ME, OPEN, OPEN])
    assert bo.sit(table, 2)["status"] == "open"
    assert kinds(ann.put(f"/tables/{table}/seats/1", BOT).json()) == ["person", "bot", "person"]
    again = ann.make_table("classic", [ME, BOT, OPEN])
    assert kinds(ann.put(f"/tables/{again}/seats/1", {"kind": "open"}).json()) == ["person", "open", "open"]
    bo.sit(again, 1)
    assert ann.put(f"/tables/{again}/seats/1", BOT).json()["code"] == "seat_taken"
    assert bo.put(f"/tables/{again}/seats/2", BOT).json()["code"] == "not_allowed"


def test_an_aborted_table_is_closed_for_good(place: Place) -> None:
    ann, bo = place.guest("Ann"), place.guest("Bo")
    table = ann.make_table()
    assert ann.delete(f"/tables/{table}").json()["status"] == "aborted"
    assert bo.post(f"/tables/{table}/seats/1").json()["code"] == "game_over"
    running, _, _ = pair_at_table(place)
    assert place.stranger().delete(f"/tables/{running}").status_code == 401


def test_a_running_table_is_not_aborted(place: Place) -> None:
    table, ann, _ = pair_at_table(place)
    assert ann.delete(f"/tables/{table}").json()["code"] == "running"


def test_several_people_sit_at_one_screen(place: Place) -> None:
    ann = place.guest()
    table = ann.make_table(seats=[ME, ME])
    seen = ann.get(f"/tables/{table}").json()
    assert (seen["status"], seen["you"]["seats"]) == ("playing", [0, 1])
    for seat in (0, 1):
        assert ann.state(table, seat)["seat"] == seat
    ann.move(table, 0)
    assert ann.state(table)["ply"] == 1


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "duel", "seats": [ME, OPEN, OPEN]}, "bad_option"),
        ({"game": "chess", "seats": [ME, OPEN]}, "bad_request"),
        ({"game": "duel", "seats": [BOT, BOT]}, "bad_option"),
        ({"game": "duel", "seats": [ME, {"kind": "bot", "level": 9}]}, "bad_request"),
        ({"game": "duel", "seats": [ME, OPEN], "rules": {"gravity": "off"}}, "bad_option"),
        ({"game": "duel", "seats": [ME, OPEN], "rules": {"wonders": "all"}}, "bad_option"),
        ({"game": "duel", "seats": [ME, OPEN], "time": {"kind": "bank", "seconds": 1}}, "bad_request"),
        ({"game": "duel", "seats": [ME, OPEN], "rated": True}, "bad_option"),
        ({"game": "duel", "seats": [ME, OPEN], "rated": True, "time": {"kind": "bank", "seconds": 60}}, "bad_option"),
        ({"game": "duel", "seats": [ME, OPEN], "colour": "red"}, "bad_request"),
        ({"game": "classic", "seats": [ME, OPEN], "rules": {"boards": "chosen"}}, "bad_option"),
        ({"game": "classic", "seats": [ME, OPEN], "boards": [{"wonder": "gizah", "side": "A"}]}, "bad_option"),
    ],
)
def test_a_table_that_can_not_be_is_refused_with_a_sentence(wish: Json, code: str, place: Place) -> None:
    answer = place.guest().post("/tables", wish)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert len(answer.json()["sentence"]) > 20


def test_boards_can_be_chosen(place: Place) -> None:
    boards = [{"wonder": wonder, "side": "A"} for wonder in ("gizah", "babylon", "olympia")]
    ann = place.guest()
    table = ann.make_table("classic", [ME, ME, ME], rules={"boards": "chosen"}, boards=boards)
    assert ann.state(table)["news"][1] == {"type": "boards", "boards": boards}


# -- the lists


def test_the_lobby_shows_listed_tables_open_ones_first(place: Place) -> None:
    running, _, _ = pair_at_table(place, listed=True)
    opened = place.guest().make_table(listed=True)
    private = place.guest().make_table()
    lobby = place.stranger().get("/lobby").json()
    ids = [table["id"] for table in lobby["tables"]]
    assert ids.index(opened) < ids.index(running)
    assert private not in ids
    assert lobby["games"] >= 1


def test_my_games_come_with_those_that_wait_for_me_first(place: Place) -> None:
    waiting, ann, bo = pair_at_table(place)
    moved = ann.make_table()
    bo.sit(moved, 1)
    ann.move(moved, 0)
    mine = [table["id"] for table in ann.get("/me/games").json()["tables"]]
    assert mine.index(waiting) < mine.index(moved)


# -- playing


def test_a_move_is_acknowledged_once_and_answered_as_often_as_it_is_sent(place: Place) -> None:
    table, ann, _ = pair_at_table(place)
    state = ann.state(table, 0)
    act = {"type": "move", "id": "a", "seat": 0, "seen": state["serial"], "move": state["view"]["legal"][0]}
    answers = [ann.post(f"/tables/{table}/acts", act).json() for _ in range(3)]
    assert answers == [{"type": "ack", "id": "a", "serial": state["serial"] + 1, "ply": 1}] * 3
    assert ann.state(table)["ply"] == 1


def test_what_is_not_legal_is_refused_with_what_is(place: Place) -> None:
    table, ann, bo = pair_at_table(place)
    legal = ann.state(table, 0)["view"]["legal"]
    wrong = ann.act(table, "move", 0, move={"seat": 0, "do": "draft", "wonder": "no_wonder"})
    assert wrong.status_code in (400, 409)
    assert len(wrong.json()["legal"]) == len(legal)
    assert bo.act(table, "move", 1, move={**legal[0], "seat": 1}).json()["code"] == "not_your_turn"
    assert bo.act(table, "move", 0, move=legal[0]).json()["code"] == "not_allowed"
    assert ann.act(table, "move", 0, move={**legal[0], "seat": 1}).json()["code"] == "wrong_seat"
    assert ann.act(table, "move", 0, move={}).json()["code"] == "wrong_seat"
    stale = {"type": "move", "id": "s", "seat": 0, "seen": -1, "move": legal[0]}
    assert ann.post(f"/tables/{table}/acts", stale).json()["code"] == "stale"
    assert ann.act(table, "withdraw", 0).json()["code"] == "nothing_to_withdraw"
    assert ann.act(table, "undo", 0).json()["code"] == "nothing_to_undo"
    assert ann.act(table, "answer", 0, agree=True).json()["code"] == "no_offer"


def test_an_undo_needs_the_others_consent(place: Place) -> None:
    table, ann, bo = pair_at_table(place)
    ann.move(table, 0)
    assert ann.state(table, 0)["can_undo"]
    assert ann.act(table, "undo", 0).status_code == 200
    assert bo.state(table, 1)["offer"] == {"by": 0, "waiting": [1]}
    assert bo.act(table, "answer", 1, agree=False).status_code == 200
    assert (bo.state(table, 1)["offer"], bo.state(table)["ply"]) == (None, 1)
    ann.act(table, "undo", 0)
    bo.act(table, "answer", 1, agree=True)
    assert bo.state(table)["ply"] == 0


def test_before_the_start_there_is_nothing_to_see_or_do(place: Place) -> None:
    ann = place.guest()
    table = ann.make_table()
    assert ann.get(f"/tables/{table}/state").json()["code"] == "not_started"
    assert ann.get(f"/tables/{table}/plies/0").json()["code"] == "not_started"
    assert ann.act(table, "resign", 0).json()["code"] == "not_started"
    assert ann.post(f"/tables/{table}/rematch").json()["code"] == "running"


def test_the_past_can_be_looked_at_ply_by_ply(place: Place) -> None:
    table, ann, bo = pair_at_table(place)
    told = [ann.state(table, 0)["view"]]
    for _ in range(3):
        seat = ann.state(table)["view"]["pending"][0]
        (ann, bo)[seat].move(table, seat)
        told.append(ann.state(table, 0)["view"])
    past = [ann.get(f"/tables/{table}/plies/{ply}?seat=0").json()["view"] for ply in range(4)]
    assert past == told
    assert ann.get(f"/tables/{table}/plies/4").json()["code"] == "unknown_ply"


def test_a_stream_tells_the_state_and_ends_with_the_game(place: Place) -> None:
    table, ann, _ = finished_pair(place)
    lines = [json.loads(line) for line in ann.get(f"/tables/{table}/stream?seat=0").text.splitlines()]
    assert [line["type"] for line in lines] == ["state"]
    assert lines[0]["outcome"] == {"winners": [0], "by": "resignation", "points": None}


# -- leaving and coming back


def test_a_bot_keeps_the_seat_of_who_leaves_until_they_return(place: Place) -> None:
    table, ann, bo = pair_at_table(place)
    assert ann.delete(f"/tables/{table}/seats/0").json()["seats"][0]["stand_in"] is not None
    legal = ann.state(table, 0)["view"]["legal"]
    assert ann.act(table, "move", 0, move=legal[0]).json()["code"] == "not_allowed"
    assert ann.sit(table, 0)["seats"][0]["stand_in"] is None
    assert bo.post(f"/tables/{table}/seats/0").json()["code"] == "seat_taken"
    ann.move(table, 0)


def test_the_seat_of_somebody_who_is_away_is_handed_to_a_bot_after_a_minute(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, bo = pair_at_table(place)
    url = f"/api/tables/{table}/live"
    with place.client.websocket_connect(url, headers=bo.headers) as socket:
        socket.receive_json()
        here = ann.put(f"/tables/{table}/seats/1", BOT).json()
    assert here["code"] == "not_allowed"
    assert ann.put(f"/tables/{table}/seats/1", BOT).json()["code"] == "not_allowed"
    now = place.house.tables.now
    monkeypatch.setattr(place.house.tables, "now", lambda: now() + 60_001)
    assert ann.put(f"/tables/{table}/seats/1", BOT).json()["seats"][1]["stand_in"] == 4
    assert ann.put(f"/tables/{table}/seats/1", {"kind": "open"}).json()["code"] == "running"
    assert bo.sit(table, 1)["seats"][1]["stand_in"] is None


# -- after the end


def test_a_game_that_was_given_up_is_over(place: Place) -> None:
    table, ann, bo = finished_pair(place)
    seen = ann.get(f"/tables/{table}").json()
    assert (seen["status"], seen["outcome"]["winners"], seen["outcome"]["by"]) == ("finished", [0], "resignation")
    assert len(seen["opened"]["salt"]) == 64
    assert bo.act(table, "resign", 1).json()["code"] == "game_over"


def test_the_record_replays_and_keeps_the_promise_of_the_start(
    place: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, bo = place.guest("Ann"), place.guest("Bo")
    table = ann.make_table()
    promised = ann.get(f"/tables/{table}").json()["commitment"]
    bo.sit(table, 1)
    ann.move(table, 0)
    bo.act(table, "resign", 1)
    text = place.stranger().get(f"/tables/{table}/record").text
    record = parse_record(text)
    assert check(record, promised) is None
    assert LiveGame.from_record(record).ply == 1
    (tmp_path / "game.json").write_text(text + "\n")
    run_verify(str(tmp_path / "game.json"), promised)
    assert "deal verified" in capsys.readouterr().out


def test_two_people_who_ask_for_a_rematch_meet_at_the_same_table(place: Place) -> None:
    table, ann, bo = finished_pair(place)
    asked = ann.post(f"/tables/{table}/rematch").json()
    assert (asked["status"], asked["you"]["seats"]) == ("open", [1])
    joined = bo.post(f"/tables/{table}/rematch").json()
    assert (joined["id"], joined["status"], joined["you"]["seats"]) == (asked["id"], "playing", [0])
    assert bo.get(f"/tables/{table}").json()["rematch"] == asked["id"]
    assert ann.post(f"/tables/{table}/rematch").json()["id"] == asked["id"]


def test_finished_games_are_found_page_by_page(place: Place) -> None:
    name = "Zenobia"
    ids = []
    for _ in range(3):
        ann, bo = place.guest(name), place.guest("Bo")
        table = ann.make_table(listed=True)
        bo.sit(table, 1)
        bo.act(table, "resign", 1)
        ids.append(table)
    found = place.stranger().get("/games", params={"player": name}).json()
    assert [table["id"] for table in found["tables"]] == ids[::-1]
    assert found["next"] is None
    assert place.stranger().get("/games", params={"player": name, "by": "science"}).json()["tables"] == []
    assert place.stranger().get("/games", params={"player": name, "game": "classic"}).json()["tables"] == []
    lines = place.stranger().get("/games.jsonl", params={"player": name}).text.splitlines()
    assert [check(parse_record(line)) for line in lines] == [None] * 3


def test_a_cursor_leads_on_and_a_wrong_one_is_refused(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thauma.server.http.games.MOST_DOWNLOADED", 2)
    for _ in range(3):
        finished_pair(place, listed=True)
    first = place.stranger().get("/games.jsonl")
    second = place.stranger().get("/games.jsonl", params={"before": first.headers["x-next"]})
    assert len(first.text.splitlines()) == 2
    assert not set(first.text.splitlines()) & set(second.text.splitlines())
    assert place.stranger().get("/games", params={"before": "yesterday"}).json()["code"] == "bad_request"
    assert place.stranger().get("/games", params={"game": "chess"}).status_code == 400


def test_a_rated_table_is_for_accounts_and_changes_their_ratings(place: Place) -> None:
    ann, bo = place.account(), place.account()
    table = ann.make_table(rated=True, time={"kind": "bank", "seconds": 600})
    assert place.guest().post(f"/tables/{table}/seats/1").json()["code"] == "not_allowed"
    assert ann.post(f"/tables/{table}/seats/1").json()["code"] == "not_allowed"
    bo.sit(table, 1)
    assert ann.delete(f"/tables/{table}/seats/0").json()["code"] == "not_allowed"
    bo.act(table, "resign", 1)
    for _ in range(2400):
        profile = place.stranger().get(f"/people/{ann.id}").json()
        if profile["ratings"]:
            break
        time.sleep(0.05)  # the watch counts once a second
    assert (profile["ratings"][0]["games"], profile["games"]) == (1, 1)
    ranking = place.stranger().get("/ratings/duel").json()["people"]
    assert {entry["person"]["id"] for entry in ranking} <= {ann.id, bo.id}


# -- what is asked of the house


def test_the_levels_are_listed(place: Place) -> None:
    levels = place.stranger().get("/levels").json()
    assert levels == {"duel": list(range(1, 9)), "classic": list(range(1, 9))}


def test_the_house_tells_that_it_is_well(place: Place) -> None:
    well = {"bots": False, "preparing": [], "compiling": False, "damaged": []}
    assert place.client.get("/health/live").json() == {"status": "alive", **well}
    assert place.client.get("/health/ready").json() == {"status": "ready", **well}
    metrics = place.client.get("/metrics")
    assert metrics.headers["content-type"].startswith("text/plain")
    assert 'thauma_moves_total{game="duel"}' in metrics.text


def test_the_description_of_the_api_names_every_address(place: Place) -> None:
    described = place.client.get("/schema/openapi.json").json()
    assert described["info"]["title"] == "Thauma"
    assert len(described["paths"]) >= 25


def test_what_does_not_exist_is_not_found(place: Place) -> None:
    stranger = place.stranger()
    assert stranger.get("/tables/nowhere").json()["code"] == "unknown_table"
    assert stranger.get("/people/nobody").json()["code"] == "unknown_person"
    assert stranger.get("/nothing").json()["code"] == "not_found"
    assert stranger.get("/ratings/chess").status_code == 400
    wrong = stranger.delete("/lobby")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "bad_request")

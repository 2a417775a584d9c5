"""Ratings and people as visitors see them: at tables, in lists, in a search."""

import time
from collections.abc import Iterator, Sequence

import pytest
from sqlalchemy import Connection

from tests.server.visitors import Json, Place, Visitor, finished_pair, visited
from thauma.server.people import ratings

CLOCK = {"kind": "days", "days": 1}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("rated")) as found:
        yield found


def counted_pair(place: Place) -> tuple[str, Visitor, Visitor]:
    """A rated table of two accounts that the first has won, once the ratings know of it."""
    ann, bo = place.account(), place.account()
    table = ann.make_table(rated=True, time=CLOCK)
    bo.sit(table, 1)
    bo.act(table, "resign", 1)
    for _ in range(2400):
        if place.stranger().get(f"/people/{ann.id}").json()["ratings"]:
            return table, ann, bo
        time.sleep(0.05)  # the watch counts once a second
    raise AssertionError("the table was never counted")


def ratings_at(table: Json) -> list[int | None]:
    return [seat["rating"] for seat in table["seats"]]


def test_who_sits_at_a_rated_table_is_shown_with_a_rating(place: Place) -> None:
    table, ann, bo = counted_pair(place)
    mine = {who.id: who.get(f"/people/{who.id}").json()["ratings"][0]["rating"] for who in (ann, bo)}
    assert mine[ann.id] > 1000 > mine[bo.id]
    assert ratings_at(ann.get(f"/tables/{table}").json()) == list(mine.values())
    assert ratings_at(ann.get("/games", params={"person": ann.id}).json()["tables"][0]) == list(mine.values())
    newcomer = place.account()
    another = ann.make_table(rated=True, time=CLOCK, listed=True)
    assert ratings_at(ann.get(f"/tables/{another}").json()) == [mine[ann.id], None]
    assert ratings_at(newcomer.sit(another, 1)) == [mine[ann.id], 1000]
    assert ratings_at(ann.get("/me/games").json()["tables"][0]) == [mine[ann.id], 1000]
    assert ratings_at(place.stranger().get("/lobby").json()["tables"][0]) == [mine[ann.id], 1000]


def test_at_a_table_that_is_not_rated_nobody_has_a_rating(place: Place) -> None:
    _, ann, _ = counted_pair(place)
    assert ratings_at(ann.get(f"/tables/{ann.make_table()}").json()) == [None, None]


def test_whoever_watches_a_rated_table_is_told_the_new_ratings(place: Place) -> None:
    ann, bo = place.account(), place.account()
    table = ann.make_table(rated=True, time=CLOCK)
    bo.sit(table, 1)
    with place.client.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert ratings_at(socket.receive_json()["table"]) == [1000, 1000]
        bo.act(table, "resign", 1)
        first, second = 1000, 1000
        while (first, second) == (1000, 1000):
            news = socket.receive_json()
            if news["type"] == "table":
                first, second = (seat["rating"] for seat in news["table"]["seats"])
    assert first > 1000 > second


def test_a_list_asks_once_for_all_ratings_of_a_game(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = place.account()
    for _ in range(3):
        ann.make_table(rated=True, time=CLOCK)
    asked: list[str] = []
    look = ratings.numbers_of

    def asking(connection: Connection, game: str, people: Sequence[str]) -> dict[str, int]:
        asked.append(game)
        return look(connection, game, people)

    monkeypatch.setattr(ratings, "numbers_of", asking)
    assert len(ann.get("/me/games").json()["tables"]) == 3
    assert asked == ["duel"]


def test_people_are_found_by_the_beginning_of_their_name(place: Place) -> None:
    _, ann, _ = counted_pair(place)
    place.guest("Zoë")
    zoe, zoltan = place.account("Zoë Blue"), place.account("zoltan")
    found = place.stranger().get("/people", params={"name": "ZO"}).json()["people"]
    assert [(entry["person"]["id"], entry["ratings"]) for entry in found] == [(zoltan.id, []), (zoe.id, [])]
    name = ann.get("/me").json()["person"]["name"]
    found = place.stranger().get("/people", params={"name": name}).json()["people"]
    assert found[0]["person"]["id"] == ann.id
    assert found[0]["ratings"] == ann.get(f"/people/{ann.id}").json()["ratings"]
    assert place.stranger().get("/people", params={"name": "..."}).json()["people"] == []
    assert place.stranger().get("/people").json()["code"] == "bad_request"


def test_the_games_of_one_person_are_found_whatever_others_are_called(place: Place) -> None:
    table, ann, _ = finished_pair(place, listed=True)
    finished_pair(place, listed=True)  # of others with the same names
    found = place.stranger().get("/games", params={"person": ann.id}).json()["tables"]
    assert [game["id"] for game in found] == [table]

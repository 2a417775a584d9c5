"""Ratings: who wins rises, the number is what the documentation says, and a table counts once."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, insert, select

from tests.server.memory import Memory
from thauma.server.people import ratings
from thauma.server.people.ratings import Rating, count_finished, places_of, rate
from thauma.server.people.rows import Person
from thauma.server.store import schema


def test_a_newcomer_has_1000_and_a_settled_equal_about_1600() -> None:
    assert Rating().number == 1000
    assert 1550 < Rating(25.0, 1.5).number < 1650


@given(st.floats(0, 50), st.floats(0.5, 9), st.floats(0.1, 5))
def test_the_number_rises_with_strength_and_with_certainty(mu: float, sigma: float, more: float) -> None:
    assert Rating(mu + more, sigma).number > Rating(mu, sigma).number
    assert Rating(mu, sigma + more).number < Rating(mu, sigma).number


def test_the_winner_rises_and_the_loser_falls() -> None:
    winner, loser = rate([Rating(), Rating()], [1, 2])
    assert winner.mu > 25 > loser.mu
    assert winner.sigma < Rating().sigma


def test_a_shared_victory_between_equals_moves_nobody() -> None:
    one, other = rate([Rating(), Rating()], [1, 1])
    assert one == other
    assert one.mu == pytest.approx(25)


def test_beating_a_stronger_one_counts_for_more() -> None:
    strong = Rating(35, 3)
    assert rate([Rating(), strong], [1, 2])[0].mu > rate([Rating(), Rating()], [1, 2])[0].mu


@given(st.permutations(range(1, 6)))
def test_among_equals_the_order_of_places_is_the_order_of_ratings(places: list[int]) -> None:
    after = rate([Rating()] * 5, places)
    by_place = [rating.mu for _, rating in sorted(zip(places, after, strict=True))]
    assert by_place == sorted(by_place, reverse=True)


@pytest.mark.parametrize(
    ("outcome", "places"),
    [
        ({"winners": [2], "by": "points"}, (2, 2, 1)),
        ({"winners": [2], "by": "points", "points": [50, 40, 60]}, (2, 3, 1)),
        ({"winners": [0, 2], "by": "points", "points": [60, 40, 60]}, (1, 3, 1)),
        ({"winners": [1], "by": "resignation"}, (2, 1, 2)),
    ],
)
def test_places_come_from_the_winners_and_the_points(outcome: Any, places: tuple[int, ...]) -> None:
    assert places_of(json.dumps(outcome).encode(), 3) == places


@pytest.fixture
def connection() -> Iterator[Connection]:
    memory = Memory()
    with memory.transaction() as opened:
        rows = [{"id": name, "name": name, "kind": "guest", "created_at": 1, "seen_at": 1} for name in ("ann", "bo")]
        opened.execute(insert(schema.people).values(rows))
        yield opened
    memory.close()


def add_table(connection: Connection, name: str, people: list[str | None], **changes: Any) -> None:
    row: dict[str, Any] = {
        "id": name,
        "game": "duel",
        "rules": b"{}",
        "time": b"{}",
        "seats": len(people),
        "listed": True,
        "rated": True,
        "host": "ann",
        "created_at": 1,
        "commitment": "",
        "status": "finished",
        "serial": 9,
        "ply": 9,
        "age": 3,
        "pending": 0,
        "outcome": b'{"winners":[0],"by":"points"}',
        "counted": False,
        **changes,
    }
    connection.execute(insert(schema.tables).values(row))
    for seat, person in enumerate(people):
        kind = "person" if person else "bot"
        values = {"table_id": name, "seat": seat, "kind": kind, "person": person, "name": "x", "name_key": "x"}
        connection.execute(insert(schema.seats).values(values))


def numbers(connection: Connection) -> dict[str, int]:
    return ratings.numbers_of(connection, "duel", ["ann", "bo"])


def test_a_finished_table_changes_the_ratings_of_its_people_exactly_once(connection: Connection) -> None:
    add_table(connection, "t", ["ann", "bo"])
    assert count_finished(connection, "t") is True
    after = numbers(connection)
    assert after["ann"] > 1000
    assert after["ann"] > after["bo"]
    assert count_finished(connection, "t") is False
    assert numbers(connection) == after
    assert connection.execute(select(schema.tables.c.counted)).scalar_one() is True


def test_ratings_go_on_from_game_to_game(connection: Connection) -> None:
    for number in range(3):
        add_table(connection, f"t{number}", ["ann", "bo"])
        count_finished(connection, f"t{number}")
    first, second = ratings.best(connection, "duel")
    assert (first.person, first.games, second.games) == (Person("ann", "ann", "guest"), 3, 3)
    expected = [Rating(), Rating()]
    for _ in range(3):
        expected = rate(expected, [1, 2])
    assert [first.rating, second.rating] == [rating.number for rating in expected]
    assert ratings.standings_of(connection, "ann") == [first]
    assert ratings.best(connection, "classic") == []


@pytest.mark.parametrize("changes", [{"rated": False}, {"status": "playing"}, {"status": "aborted"}, {"counted": True}])
def test_other_tables_count_for_nothing(connection: Connection, changes: dict[str, Any]) -> None:
    add_table(connection, "t", ["ann", "bo"], **changes)
    assert count_finished(connection, "t") is False
    assert numbers(connection) == {}


def test_a_table_that_is_not_there_counts_for_nothing(connection: Connection) -> None:
    assert count_finished(connection, "nowhere") is False


@pytest.mark.parametrize("people", [["ann", None], ["ann", "ann"], [None, None]])
def test_nobody_is_rated_against_bots_or_themselves(connection: Connection, people: list[str | None]) -> None:
    add_table(connection, "t", people)
    assert count_finished(connection, "t") is True
    assert numbers(connection) == {}


def test_people_are_rated_among_each_other_where_bots_play_too(connection: Connection) -> None:
    outcome = b'{"winners":[1],"by":"points","points":[40,60,50]}'
    add_table(connection, "t", ["ann", None, "bo"], outcome=outcome)
    count_finished(connection, "t")
    after = numbers(connection)
    assert after["bo"] > after["ann"]

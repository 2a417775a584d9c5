"""What the lobby, my games and the search for finished games show, and in which order."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, event

from tests.server.store.samples import ANN_AND_BO, create, entry, head, opened
from thauma.server.store import Listed, SeatRow, Store
from thauma.server.store import queries as ask
from thauma.server.store.queries import BadCursor, Page, Search

T = TypeVar("T")


def answers(database: str, prepare: Callable[[Store], Any], question: Callable[[Connection], T]) -> T:
    """What a question finds in a database that has been prepared."""

    async def run() -> T:
        async with opened(database) as store:
            await prepare(store)
            return await store.read(question)

    return asyncio.run(run())


def ids(found: list[Listed]) -> list[str]:
    return [table.id for table in found]


async def finish(store: Store, table: str, ended_at: int, by: str = "points", *names: str, **changes: Any) -> None:
    """A finished game of people with these names."""
    who = tuple(SeatRow(seat, "person", name.lower(), name) for seat, name in enumerate(names or ("Ann", "Bo")))
    outcome = b'{"winners":[0],"by":"%s"}' % by.encode()
    await create(store, table, who, head(3, "finished", outcome=outcome, ended_at=ended_at), **changes)


def test_the_lobby_shows_listed_tables_the_open_ones_first(database: str) -> None:
    async def prepare(store: Store) -> None:
        await create(store, "running", of=head(status="playing"), created_at=9)
        await create(store, "old", of=head(status="open"), created_at=1)
        await create(store, "new", of=head(status="open"), created_at=5)
        await create(store, "private", of=head(status="open"), listed=False)
        await create(store, "over", of=head(status="finished", ended_at=9))
        await create(store, "off", of=head(status="aborted"))

    found = answers(database, prepare, ask.lobby)
    assert ids(found) == ["new", "old", "running"]
    assert found[0].seat_rows == ANN_AND_BO
    assert found[0].head == head(status="open")
    assert found[0].commitment == "c0ffee"


def test_games_that_are_played_are_counted(database: str) -> None:
    async def prepare(store: Store) -> None:
        await create(store, "one", listed=False)
        await create(store, "two")
        await create(store, "open", of=head(status="open"))

    assert answers(database, prepare, ask.running) == 2


def test_my_games_begin_with_those_that_wait_for_me(database: str) -> None:
    async def prepare(store: Store) -> None:
        await create(store, "ended", of=head(status="finished", ended_at=99))
        await create(store, "open", of=head(status="open"), created_at=50)
        await create(store, "waits for Ann", of=head(pending=0b01, started_at=40))
        await create(store, "waits for Bo", of=head(pending=0b10, started_at=30))
        await create(store, "of others", (SeatRow(0, "person", "cy", "Cy"),), head(pending=1), host="cy")
        await create(store, "only host", (SeatRow(0, "open"),), head(status="open"), host="bo", created_at=40)

    found = answers(database, prepare, lambda connection: ask.my_games(connection, "bo"))
    assert ids(found) == ["waits for Bo", "waits for Ann", "open", "only host", "ended"]
    assert answers(database, lambda _: asyncio.sleep(0), lambda connection: ask.my_games(connection, "nobody")) == []


async def five_games(store: Store) -> None:
    await finish(store, "a", 100, "points", "Ann", "Bo")
    await finish(store, "b", 200, "science", "ANNA", "Çağrı")
    await finish(store, "c", 300, "points", "Cy", "Bo", game="classic")
    await finish(store, "d", 300, "military", "Cy", "ann")
    await finish(store, "e", 400, "points", "Bo", "Cy")
    await create(store, "still on")


def test_finished_games_are_found_by_player_game_and_kind_of_victory(database: str) -> None:
    expected = [
        (Search(), "edcba"),
        (Search(player="Ann"), "dba"),
        (Search(player="anna"), "b"),
        (Search(player="çağ"), "b"),
        (Search(player="nn"), ""),
        (Search(player="%"), ""),
        (Search(person="bo"), "eca"),
        (Search(game="classic"), "c"),
        (Search(by="points"), "eca"),
        (Search(by="points", player="bo", game="duel"), "ea"),
        (Search(by="time"), ""),
    ]

    def found(connection: Connection) -> list[tuple[Search, str]]:
        return [(search, "".join(ids(ask.finished_games(connection, search).tables))) for search, _ in expected]

    assert answers(database, five_games, found) == expected


def test_a_cursor_leads_through_all_pages_even_where_games_ended_together(database: str) -> None:
    def pages(connection: Connection) -> list[Page]:
        found = [ask.finished_games(connection, Search(), limit=2)]
        while found[-1].next is not None:
            found.append(ask.finished_games(connection, Search(before=found[-1].next), limit=2))
        return found

    assert [ids(page.tables) for page in answers(database, five_games, pages)] == [["e", "d"], ["c", "b"], ["a"]]


@pytest.mark.parametrize("cursor", ["", "12", "-a", "x-a", "9" * 40 + "-a", "²-a"])
def test_a_cursor_that_no_page_gave_out_is_refused(sqlite: str, cursor: str) -> None:
    with pytest.raises(BadCursor, match="`next` of the page before"):
        answers(sqlite, five_games, lambda connection: ask.finished_games(connection, Search(before=cursor)))


def test_a_table_names_its_rematch(database: str) -> None:
    async def prepare(store: Store) -> None:
        await finish(store, "first", 100)
        await finish(store, "second", 200, rematch_of="first")

    found = answers(database, prepare, lambda connection: ask.of_ids(connection, ["first", "second", "none"]))
    assert {table.id: (table.rematch_of, table.rematch) for table in found} == {
        "first": (None, "second"),
        "second": ("first", None),
    }


def test_tables_whose_deadline_has_passed_come_the_most_overdue_first(database: str) -> None:
    async def prepare(store: Store) -> None:
        await create(store, "later", of=head(1, deadline=501))
        await create(store, "now", of=head(2, deadline=500))
        await create(store, "overdue", of=head(3, deadline=100))
        await create(store, "no clock", of=head(4))
        await create(store, "answered", of=head(4, deadline=100))
        assert await store.append(entry("answered", 5), head(5))

    assert answers(database, prepare, lambda connection: ask.due(connection, 500)) == [("overdue", 3), ("now", 2)]
    assert answers(database, lambda _: asyncio.sleep(0), ask.next_deadline) == 100


def test_a_rated_game_is_counted_once(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await finish(store, "second", 200, rated=True)
            await finish(store, "first", 100, rated=True)
            await finish(store, "unrated", 50)
            await create(store, "running", rated=True)
            assert await store.read(ask.to_count) == ["first", "second"]
            assert await store.write(lambda connection: ask.count(connection, "first"))
            assert not await store.write(lambda connection: ask.count(connection, "first"))
            assert await store.read(ask.to_count) == ["second"]

    asyncio.run(run())


def test_the_finished_games_of_a_person_are_counted(database: str) -> None:
    assert answers(database, five_games, lambda connection: ask.games_of(connection, "cy")) == 3


def test_the_lists_use_their_indexes(sqlite: str) -> None:
    """No list reads all tables: with many games that would hold everyone up."""
    questions: dict[str, Callable[[Connection], object]] = {
        "tables_open": ask.lobby,
        "tables_playing": ask.running,
        "tables_finished": lambda connection: ask.finished_games(connection, Search()),
        "tables_with_deadline": lambda connection: ask.due(connection, 1),
        "tables_with_thinker": lambda connection: ask.without_thinker(connection, 1),
        "tables_to_count": ask.to_count,
        "seats_by_name": lambda connection: ask.finished_games(connection, Search(player="ann")),
        "seats_of_person": lambda connection: ask.my_games(connection, "ann"),
        "tables_open_of_host": lambda connection: ask.my_games(connection, "ann"),
    }

    def plans(connection: Connection) -> dict[str, str]:
        return {index: plan_of(connection, question) for index, question in questions.items()}

    for index, plan in answers(sqlite, five_games, plans).items():
        assert index in plan, plan
        assert "SCAN tables\n" not in f"{plan}\n", plan


def plan_of(connection: Connection, question: Callable[[Connection], object]) -> str:
    """SQLite's plan for the first statement of a question."""
    statements: list[tuple[str, Any]] = []

    def note(_connection: object, _cursor: object, statement: str, parameters: Any, *_: object) -> None:
        statements.append((statement, parameters))

    event.listen(connection, "before_cursor_execute", note)
    question(connection)
    event.remove(connection, "before_cursor_execute", note)
    statement, parameters = statements[0]
    return "\n".join(str(row[-1]) for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters))

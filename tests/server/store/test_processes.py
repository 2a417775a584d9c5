"""Several processes on one PostgreSQL, and one on a SQLite file."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from tests.server.postgres import Cluster
from tests.server.store.samples import append, create, head, opened, serials, until
from thauma.server.store import CannotOpen, Store, StoreUnavailable
from thauma.server.store.engine import open_database
from thauma.server.store.queries import claim, claim_table, without_thinker
from thauma.server.store.store import wall_clock

ROUNDS = 30


def test_of_two_processes_with_one_serial_exactly_one_wins(postgres: str) -> None:
    async def run() -> None:
        async with opened(postgres) as one, opened(postgres) as two:
            tables = [f"t{number}" for number in range(5)]
            for table in tables:
                await create(one, table)
            for serial in range(ROUNDS):
                races = [append(store, table, serial, store.process) for table in tables for store in (one, two)]
                won = await asyncio.gather(*races)
                assert all(won[at] != won[at + 1] for at in range(0, len(won), 2))
            for table in tables:
                assert await serials(two, table) == list(range(ROUNDS))

    asyncio.run(run())


def test_news_of_an_entry_comes_to_the_other_process_once_and_after_it_is_there(postgres: str) -> None:
    async def run() -> None:
        async with opened(postgres) as one, opened(postgres) as two:
            heard: list[tuple[str, int]] = []
            own: list[tuple[str, int]] = []
            two.news.subscribe(lambda written: heard.append((written.table, written.serial)))
            one.news.subscribe(lambda written: own.append((written.table, written.serial)))
            await create(one)
            for serial in range(3):
                assert await append(one, "t1", serial)
                await until(partial(heard.__contains__, ("t1", serial)))
                assert serial in await serials(two, "t1")
            assert not await append(two, "t1", 0)
            await create(two, "t2")
            assert await append(two, "t2", 0)
            await until(lambda: own)
            assert heard == [("t1", 0), ("t1", 1), ("t1", 2)]
            assert own == [("t2", 0)]

    asyncio.run(run())


def test_news_of_many_tables_is_complete(postgres: str) -> None:
    async def run() -> None:
        async with opened(postgres) as one, opened(postgres) as two:
            tables = [f"table-with-a-rather-long-name-{number}" for number in range(300)]
            await asyncio.gather(*(create(one, table) for table in tables))
            heard: list[tuple[str, int]] = []
            two.news.subscribe(lambda written: heard.append((written.table, written.serial)))
            assert all(await asyncio.gather(*(append(one, table, 0) for table in tables)))
            await until(lambda: len(heard) >= len(tables))
            assert sorted(heard) == sorted((table, 0) for table in tables)

    asyncio.run(run())


def test_gossip_reaches_the_others_in_order_and_not_oneself(postgres: str) -> None:
    async def run() -> None:
        async with opened(postgres) as one, opened(postgres) as two, opened(postgres) as three:
            heard: list[list[tuple[str, bytes]]] = []
            for store in (one, two, three):
                heard.append([])
                store.news.subscribe_gossip(partial(note, heard[-1]))
            largest = ("é" * 3_500).encode()
            one.news.publish("presence", b'{"words with spaces": "\xc3\xa9"}')
            one.news.publish("lobby", largest)
            expected = [("presence", b'{"words with spaces": "\xc3\xa9"}'), ("lobby", largest)]
            await until(lambda: len(heard[1]) == len(heard[2]) == 2)
            assert heard == [[], expected, expected]

    def note(heard: list[tuple[str, bytes]], topic: str, message: bytes) -> None:
        heard.append((topic, message))

    asyncio.run(run())


def test_gossip_that_is_too_long_or_has_no_topic_is_refused(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            with pytest.raises(ValueError, match="at most 7000 bytes"):
                store.news.publish("lobby", b"x" * 7_001)
            with pytest.raises(ValueError, match="one word"):
                store.news.publish("journal", b"x")
            store.news.publish("lobby", b"x" * 7_000)

    asyncio.run(run())


def test_a_table_is_claimed_by_one_process_only(postgres: str) -> None:
    async def run() -> None:
        async with opened(postgres) as one, opened(postgres) as two:
            tables = [f"t{number}" for number in range(20)]
            for table in tables:
                await create(one, table, of=head(thinker=""))
            claims = await asyncio.gather(*(store.write(claiming(store, 3)) for _ in range(7) for store in (one, two)))
            claimed = [table for group in claims for table, _ in group]
            assert sorted(claimed) == sorted(tables)

    def claiming(store: Store, limit: int) -> Callable[[Connection], list[tuple[str, int]]]:
        return lambda connection: claim(connection, store.process, wall_clock(), limit)

    asyncio.run(run())


def test_what_a_dead_process_thought_for_is_claimed_and_what_a_living_one_does_is_not(database: str) -> None:
    def take(connection: Connection) -> list[bool]:
        return [claim_table(connection, table, "me", 100_000) for table in ("living", "dead", "nobody", "no bots")]

    async def run() -> None:
        async with opened(database, now=lambda: 100_000) as store:
            await create(store, "living", of=head(4, thinker=store.process))
            await create(store, "dead", of=head(5, thinker="long gone"))
            await create(store, "nobody", of=head(6, thinker=""))
            await create(store, "no bots", of=head(7))
            found = await store.read(lambda connection: without_thinker(connection, 100_000))
            assert found == [("nobody", 6), ("dead", 5)]
            assert await store.write(take) == [False, True, True, False]

    asyncio.run(run())


def test_a_restart_of_postgresql_costs_no_entry_and_the_news_go_on(cluster: Cluster, postgres: str) -> None:
    async def run() -> None:
        async with opened(postgres) as one, opened(postgres) as two:
            heard: list[int] = []
            gaps: list[None] = []
            two.news.subscribe(lambda written: heard.append(written.serial), lambda: gaps.append(None))
            await create(one)
            assert await append(one, "t1", 0)
            cluster.stop()
            waiting = asyncio.ensure_future(append(one, "t1", 1))
            await asyncio.sleep(0)  # lets it be given to the writer's thread
            cluster.start()
            assert await waiting
            await until(lambda: gaps)
            assert await append(one, "t1", 2)
            await until(lambda: 2 in heard)
            assert await serials(two, "t1") == [0, 1, 2]

    asyncio.run(run())


def test_a_connection_that_breaks_within_a_write_is_made_again(cluster: Cluster, postgres: str) -> None:
    runs = []

    def lose_the_connection_once(connection: Connection) -> int:
        backend = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
        runs.append(backend)
        if len(runs) == 1:
            cluster.execute(f"SELECT pg_terminate_backend({backend})")
        return int(connection.exec_driver_sql("SELECT 42").scalar_one())

    async def run() -> None:
        async with opened(postgres) as store:
            await create(store)
            written = await asyncio.gather(append(store, "t1", 0), store.write(lose_the_connection_once))
            assert tuple(written) == (True, 42)
            assert len(runs) == 2

    asyncio.run(run())


def test_when_the_answer_to_a_commit_is_lost_an_entry_counts_once_and_a_write_is_said_to_be_unknown(
    cluster: Cluster, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with opened(postgres) as store:
            await create(store)
            dialect = store._database.writing.dialect
            commit = dialect.do_commit

            def commit_and_lose_the_answer(connection: Any) -> None:
                monkeypatch.undo()
                commit(connection)
                cluster.execute(f"SELECT pg_terminate_backend({connection.driver_connection.info.backend_pid})")
                connection.driver_connection.execute("SELECT 1")

            monkeypatch.setattr(dialect, "do_commit", commit_and_lose_the_answer)
            writes = [append(store, "t1", 0), append(store, "t1", 1), store.write(lambda _: True)]
            first, second, other = await asyncio.gather(*writes, return_exceptions=True)
            assert (first, second) == (True, True)
            assert isinstance(other, StoreUnavailable)
            assert "unknown" in str(other)
            assert await serials(store, "t1") == [0, 1]
            assert not await append(store, "t1", 1)

    asyncio.run(run())


def test_a_second_server_on_one_sqlite_file_is_refused(sqlite: str) -> None:
    first = open_database(sqlite)
    with pytest.raises(CannotOpen, match="in use by another process"):
        open_database(sqlite)
    first.close()
    open_database(sqlite).close()


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("mysql://somewhere/games", "sqlite:///FILE or postgresql://"),
        ("games.db", "sqlite:///FILE or postgresql://"),
        ("sqlite://", "sqlite:///FILE or postgresql://"),
        ("postgresql://ann:secret@127.0.0.1:1/games", r"postgresql://ann:\*\*\*@127.0.0.1:1/games can't be opened"),
    ],
)
def test_what_cannot_be_opened_is_said_in_a_sentence_without_the_password(address: str, sentence: str) -> None:
    with pytest.raises(CannotOpen, match=sentence) as refusal:
        open_database(address)
    assert "secret" not in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a database at all, but long enough to be taken for one" * 20)
    with pytest.raises(CannotOpen, match="not a database"):
        open_database(f"sqlite:///{tmp_path / 'notes.txt'}")

"""What is written is there, once, in order, whatever else is written with it."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import StatementError

from tests.server.store.samples import ANN_AND_BO, append, create, entry, head, new_table, opened, serials
from thauma.server.store import AlreadyThere, Head, SeatRow, ServerBusy
from thauma.server.store.schema import people, secrets, tables


def test_a_table_is_loaded_as_it_was_stored(database: str) -> None:
    async def run() -> None:
        new = new_table(rematch_of=None, rated=True)
        first = Head(status="open", serial=0, pending=3, age=1, turn=2, deadline=77, thinker="", started_at=5)
        async with opened(database) as store:
            await store.create_table(new, first, ANN_AND_BO, [entry("t1", 0)])
        async with opened(database) as store:
            stored = await store.load("t1")
            assert stored is not None
            assert (stored.table, stored.head, stored.seats) == (new, first, ANN_AND_BO)
            assert stored.entries == (entry("t1", 0),)

    asyncio.run(run())


def test_an_unknown_table_is_none(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            assert await store.load("nowhere") is None
            assert not await append(store, "nowhere", 0)

    asyncio.run(run())


def test_many_appends_at_once_are_all_written_in_order(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            for number in range(10):
                await create(store, f"t{number}")
            every = [(f"t{number}", serial) for serial in range(50) for number in range(10)]
            assert all(await asyncio.gather(*(append(store, *which) for which in every)))
            assert await serials(store, "t7") == list(range(50))
            stored = await store.load("t7", after=47)
            assert stored is not None
            assert stored.head.serial == 49
            assert [row.serial for row in stored.entries] == [48, 49]

    asyncio.run(run())


def test_whatever_stands_in_an_entry_and_a_head_comes_back_as_it_was(database: str) -> None:
    odd = 'quo"te, back\\slash, \t, \x7f, \x01, Ä, \u2028, \U0001f3db, $[0], %s, :rows, ?'
    act = b'{"do":"move","move":{"card":"a\\u0000\\"b\\\\c"},"n":[1,null,1.5]}'
    outcome = b'{"winners":[0],"by":"time","points":null}'
    last = head(
        1, "finished", ply=3, turn=None, deadline=2**40, thinker="", outcome=outcome, ended_at=1_700_000_000_000
    )

    async def run() -> None:
        async with opened(database) as store:
            await create(store)
            rows = entry("t1", 0, odd, odd, act), entry("t1", 1, "bot", "", act)
            assert all(await asyncio.gather(store.append(rows[0], head(0)), store.append(rows[1], last)))
            stored = await store.load("t1")
            assert stored is not None
            assert (stored.entries, stored.head) == (rows, last)
            assert await store.entry_by_id("t1", odd, odd) == rows[0]
            assert await store.read(lambda connection: connection.scalar(select(tables.c.won_by))) == "time"

    asyncio.run(run())


def test_a_group_is_one_transaction(database: str) -> None:
    """While the writer is held up, many writes come together; then one commit makes all of them visible."""

    seen: list[object] = []  # kept alive, so that each has an id of its own

    def which_transaction(connection: Connection) -> int:
        seen.append(connection.get_transaction())
        return id(seen[-1])

    async def run() -> None:
        async with opened(database) as store:
            await create(store)
            let_go = threading.Event()
            held = asyncio.ensure_future(store.write(lambda _: let_go.wait(60)))
            transactions = [asyncio.ensure_future(store.write(which_transaction)) for _ in range(20)]
            await asyncio.sleep(0)
            let_go.set()
            assert await held
            assert len(set(await asyncio.gather(*transactions))) <= 2  # some may have come with the first

    asyncio.run(run())


def test_of_two_appends_with_one_serial_the_first_wins(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await create(store)
            first, second = await asyncio.gather(append(store, "t1", 0, "ann"), append(store, "t1", 0, "bo"))
            assert (first, second) == (True, False)
            assert not await append(store, "t1", 0, "bo")
            stored = await store.load("t1")
            assert stored is not None
            assert [row.actor for row in stored.entries] == ["ann"]

    asyncio.run(run())


def test_nothing_is_built_on_an_entry_that_lost(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await create(store)
            await append(store, "t1", 0)
            lost = [append(store, "t1", 0, "bo", ply=9), append(store, "t1", 2, "bo", ply=9)]
            assert await asyncio.gather(*lost) == [False, False]
            stored = await store.load("t1")
            assert stored is not None
            assert stored.head == head(0)

    asyncio.run(run())


def test_seats_change_with_an_entry_and_stay_without(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await create(store)
            later = (SeatRow(0, "bot", None, "", 4), SeatRow(1, "person", "bo", "Bo", None, 3))
            assert await store.append(entry("t1", 0), head(0), later)
            assert await store.append(entry("t1", 1), head(1), None)
            stored = await store.load("t1")
            assert stored is not None
            assert stored.seats == later

    asyncio.run(run())


def test_a_table_is_created_once_and_has_one_rematch(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await create(store, "t1")
            with pytest.raises(AlreadyThere, match="t1"):
                await create(store, "t1")
            await create(store, "t2", rematch_of="t1")
            with pytest.raises(AlreadyThere, match="rematch of t1"):
                await create(store, "t3", rematch_of="t1")
            stored = await store.load("t1")
            assert stored is not None
            assert stored.rematch == "t2"
            assert await store.load("t3") is None

    asyncio.run(run())


def test_an_act_sent_again_is_found_by_its_id(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await create(store)
            await append(store, "t1", 0, "ann")
            assert await store.entry_by_id("t1", "ann", "ann-0") == entry("t1", 0)
            assert await store.entry_by_id("t1", "bo", "ann-0") is None

    asyncio.run(run())


def test_a_write_that_fails_spoils_only_itself(database: str) -> None:
    def fails(connection: Connection) -> None:
        connection.execute(insert(secrets).values(name="half", value=b""))
        raise LookupError("on purpose")

    def breaks(connection: Connection) -> None:
        connection.execute(text("SELECT nothing FROM nowhere"))

    def works(connection: Connection) -> str:
        connection.execute(insert(secrets).values(name="whole", value=b"x"))
        return "done"

    async def run() -> None:
        async with opened(database) as store:
            await create(store)
            writes = [store.write(fails), store.write(breaks), store.write(works), append(store, "t1", 0)]
            failed, broken, worked, appended = await asyncio.gather(*writes, return_exceptions=True)
            assert isinstance(failed, LookupError)
            assert isinstance(broken, Exception)
            assert (worked, appended) == ("done", True)
            names = await store.read(lambda connection: list(connection.scalars(select(secrets.c.name))))
            assert names == ["whole"]

    asyncio.run(run())


def test_an_entry_that_cannot_be_written_spoils_only_itself(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            for number in range(7):
                await create(store, f"t{number}")
            bad = store.append(entry("t3", 0, act=b"\xff not text"), head(0))
            good = [append(store, f"t{number}", 0) for number in (0, 1, 2, 4, 5, 6)]
            outcomes = await asyncio.gather(bad, *good, return_exceptions=True)
            assert isinstance(outcomes[0], StatementError | UnicodeDecodeError)
            assert outcomes[1:] == [True] * 6
            assert await serials(store, "t3") == []

    asyncio.run(run())


def test_when_too_much_waits_an_append_is_refused_at_once(database: str) -> None:
    async def run() -> None:
        async with opened(database, most_waiting=5) as store:
            await create(store)
            let_go = threading.Event()
            held = [asyncio.ensure_future(store.write(lambda _: let_go.wait(60))) for _ in range(5)]
            await asyncio.sleep(0)
            with pytest.raises(ServerBusy, match="try again"):
                await append(store, "t1", 0)
            let_go.set()
            await asyncio.gather(*held)
            assert await append(store, "t1", 0)
            assert store.waiting == 0

    asyncio.run(run())


def test_whoever_gives_up_waiting_does_not_undo_the_write(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await create(store)
            waiting = asyncio.ensure_future(append(store, "t1", 0))
            await asyncio.sleep(0)
            waiting.cancel()
            assert await append(store, "t1", 1)

    asyncio.run(run())


def test_closing_writes_what_waits(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await create(store)
            last = asyncio.ensure_future(append(store, "t1", 0))
            await asyncio.sleep(0)
        assert await last
        async with opened(database) as store:
            assert await serials(store, "t1") == [0]

    asyncio.run(run())


def test_a_reader_cannot_write(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            with pytest.raises(Exception, match=r"read-?only"):
                await store.read(lambda connection: connection.execute(insert(secrets).values(name="x", value=b"")))
            assert await store.read(lambda connection: connection.execute(select(secrets)).all()) == []

    asyncio.run(run())


def test_names_of_accounts_are_unique_and_guests_may_share_theirs(database: str) -> None:
    def person(person_id: str, key: str | None) -> Callable[[Connection], object]:
        row = {"id": person_id, "name": "Ann", "name_key": key, "kind": "guest", "created_at": 1, "seen_at": 1}
        return lambda connection: connection.execute(insert(people).values(row)).rowcount

    async def run() -> None:
        async with opened(database) as store:
            await store.write(person("p1", None))
            await store.write(person("p2", None))
            await store.write(person("p3", "ann"))
            with pytest.raises(Exception, match=r"(?i)unique"):
                await store.write(person("p4", "ann"))

    asyncio.run(run())


def test_a_secret_is_made_once(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            cookies, again, other = await asyncio.gather(*map(store.secret, ("cookies", "cookies", "other")))
        async with opened(database) as store:
            assert len(cookies) == 32
            assert cookies == again == await store.secret("cookies") != other

    asyncio.run(run())


def test_only_the_host_may_read_the_file(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite) as store:
            await create(store)
            for name in ("games.db", "games.db-wal"):
                assert (tmp_path / name).stat().st_mode & 0o077 == 0

    asyncio.run(run())


def test_no_list_holds_the_deal() -> None:
    assert not {"setup", "salt"} & set(tables.c.keys())

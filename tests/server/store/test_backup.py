"""A copy holds one moment of the database, and takes its place whole or not at all."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.store.samples import append, create, entry, head, opened, serials
from thauma.server.store import CannotOpen
from thauma.server.store.backup import back_up, restore
from thauma.server.store.errors import CannotCopy


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copies" / "monday.db"


@pytest.fixture(autouse=True)
def folder_for_copies(copy: Path) -> None:
    copy.parent.mkdir()


def written(url: str, *tables: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for table in tables:
                await create(store, table)
                await append(store, table, 0)

    asyncio.run(run())


def found(url: str, table: str) -> list[int] | None:
    async def run() -> list[int] | None:
        async with opened(url) as store:
            return await serials(store, table) if await store.load(table) else None

    return asyncio.run(run())


def test_a_backup_while_the_server_writes_is_whole(sqlite: str, tmp_path: Path, copy: Path) -> None:
    """Every step of the copy waits until the server has committed something: a copy that begins anew never ends."""
    padding = b'"%s"' % (b"x" * 30_000)

    async def run() -> None:
        async with opened(sqlite) as store:
            await create(store)
            for serial in range(100):
                await store.append(entry("t1", serial, act=padding), head(serial))
            loop = asyncio.get_running_loop()
            steps: list[tuple[int, int]] = []

            def commit_something(done: int, total: int) -> None:
                steps.append((done, total))
                serial = 99 + len(steps)
                writing = store.append(entry("t1", serial, act=padding), head(serial))
                assert asyncio.run_coroutine_threadsafe(writing, loop).result(60)

            await asyncio.to_thread(back_up, sqlite, copy, progress=commit_something)
            assert len(steps) >= 3
            assert steps[-1][0] == steps[-1][1]

    asyncio.run(run())
    assert [path.name for path in copy.parent.iterdir()] == ["monday.db"]
    assert copy.stat().st_mode & 0o077 == 0
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    restore(copy, elsewhere)
    assert found(elsewhere, "t1") == list(range(100))


def test_a_backup_of_a_server_that_was_killed_holds_what_is_in_its_log(sqlite: str, tmp_path: Path, copy: Path) -> None:
    async def copy_the_files_of_a_running_server() -> None:
        async with opened(sqlite) as store:
            await create(store)
            await append(store, "t1", 0)
            for name in ("games.db", "games.db-wal"):
                (copy.parent / name).write_bytes((tmp_path / name).read_bytes())

    asyncio.run(copy_the_files_of_a_running_server())
    back_up(f"sqlite:///{copy.parent / 'games.db'}", copy)
    restore(copy, sqlite, force=True)
    assert found(sqlite, "t1") == [0]


def test_what_is_there_is_only_replaced_by_force(sqlite: str, copy: Path) -> None:
    written(sqlite, "t1")
    back_up(sqlite, copy)
    written(sqlite, "t2")
    with pytest.raises(CannotCopy, match="exists: choose another name, or use --force"):
        back_up(sqlite, copy)
    with pytest.raises(CannotCopy, match="exists"):
        restore(copy, sqlite)
    assert found(sqlite, "t2") == [0]
    restore(copy, sqlite, force=True)
    assert found(sqlite, "t2") is None
    assert found(sqlite, "t1") == [0]
    back_up(sqlite, copy, force=True)


def test_the_log_of_the_old_database_is_not_read_into_the_restored_one(sqlite: str, tmp_path: Path, copy: Path) -> None:
    written(sqlite, "t1")
    back_up(sqlite, copy)

    async def leave_a_log_behind() -> bytes:
        async with opened(sqlite) as store:
            await create(store, "t2")
            return (tmp_path / "games.db-wal").read_bytes()

    log = asyncio.run(leave_a_log_behind())
    (tmp_path / "games.db-wal").write_bytes(log)
    restore(copy, sqlite, force=True)
    assert not (tmp_path / "games.db-wal").exists()
    assert found(sqlite, "t2") is None


def test_a_database_in_use_is_not_replaced_even_by_force(sqlite: str, copy: Path) -> None:
    written(sqlite, "t1")
    back_up(sqlite, copy)

    async def run() -> None:
        async with opened(sqlite) as store:
            with pytest.raises(CannotOpen, match="in use by another process"):
                restore(copy, sqlite, force=True)
            assert await serials(store, "t1") == [0]

    asyncio.run(run())


def test_a_damaged_backup_is_refused_and_the_database_stays(sqlite: str, copy: Path) -> None:
    written(sqlite, *(f"t{number}" for number in range(50)))
    back_up(sqlite, copy)
    content = bytearray(copy.read_bytes())
    content[len(content) // 2 :] = b"\x5a" * (len(content) - len(content) // 2)
    copy.write_bytes(content)
    with pytest.raises(CannotCopy, match="damaged"):
        restore(copy, sqlite, force=True)
    assert found(sqlite, "t7") == [0]
    assert [path.name for path in copy.parent.iterdir()] == ["monday.db"]


def test_what_is_no_backup_is_refused(sqlite: str, tmp_path: Path, copy: Path) -> None:
    (tmp_path / "notes.txt").write_text("these are notes, no database" * 50)
    with pytest.raises(CannotCopy, match="not a database"):
        restore(tmp_path / "notes.txt", sqlite)
    with closing(sqlite3.connect(copy)) as other, other:
        other.execute("CREATE TABLE recipes (name)")
    with pytest.raises(CannotCopy, match="not a database of Thauma"):
        restore(copy, sqlite)
    with pytest.raises(CannotCopy, match="there is no file"):
        restore(tmp_path / "nothing.db", sqlite)
    assert not (tmp_path / "games.db").exists()


def test_a_backup_of_a_newer_program_is_refused(sqlite: str, tmp_path: Path, copy: Path) -> None:
    written(sqlite, "t1")
    back_up(sqlite, copy)
    with closing(sqlite3.connect(copy)) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num='9999', compatible_from='9999'")
    with pytest.raises(CannotOpen, match="newer Thauma"):
        restore(copy, f"sqlite:///{tmp_path / 'elsewhere.db'}")


def test_a_backup_onto_or_of_nothing_is_refused(sqlite: str, tmp_path: Path, copy: Path) -> None:
    with pytest.raises(CannotCopy, match="there is no database"):
        back_up(sqlite, copy)
    written(sqlite, "t1")
    with pytest.raises(CannotCopy, match="the database itself"):
        back_up(sqlite, tmp_path / "games.db", force=True)
    with pytest.raises(CannotCopy, match="the database itself"):
        restore(tmp_path / "games.db", sqlite, force=True)


def test_postgresql_is_left_to_its_own_tools(copy: Path) -> None:
    with pytest.raises(CannotCopy, match="pg_dump"):
        back_up("postgresql://somewhere/games", copy)
    with pytest.raises(CannotCopy, match="pg_restore"):
        restore(copy, "postgresql://somewhere/games")

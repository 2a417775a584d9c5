"""Copies of a SQLite database: taken while the server runs, checked, and whole or not there at all."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.engine import URL

from thauma.server.store.engine import FileLock, parse_url, sqlite_engine, sqlite_file
from thauma.server.store.errors import CannotCopy
from thauma.server.store.migrations import migrate, refuse_incompatible, version

PAGES_AT_A_TIME = 256

Progress = Callable[[int, int], None]  # pages done, of how many


def _say_nothing(_done: int, _total: int) -> None:
    pass


def back_up(address: str, target: Path, *, force: bool = False, progress: Progress = _say_nothing) -> None:
    """Copy the database as it is at this moment, without holding up those who write."""
    source = _file_of(address, "pg_dump --format=custom")
    _require(source, f"there is no database {source}: name it with --database sqlite:///FILE")
    _refuse_same(source, target, f"{target} is the database itself: give the copy another name")
    _refuse_existing(target, force)
    with _whole_or_not_at_all(target) as part:
        _copy(source, part, progress)
        _check(part)


def restore(source: Path, address: str, *, force: bool = False, progress: Progress = _say_nothing) -> None:
    """Put a copy in the database's place, brought to the present version. Refuses while a server uses it."""
    target = _file_of(address, "pg_restore")
    _require(source, f"there is no file {source}")
    _refuse_same(source, target, f"{source} is the database itself: name the file of a backup")
    target.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(target)
    try:
        _refuse_existing(target, force)
        with _whole_or_not_at_all(target) as part:
            _copy(source, part, progress)
            _check(part)
            _migrate(part)
            _put_away_log(target)
    finally:
        lock.release()


def _file_of(address: str, instead: str) -> Path:
    url = parse_url(address)
    if url.get_backend_name() != "sqlite":
        raise CannotCopy(f"this command copies SQLite files; for PostgreSQL use its own tool: {instead}")
    return sqlite_file(url)


def _require(source: Path, sentence: str) -> None:
    if not source.exists():
        raise CannotCopy(sentence)


def _refuse_same(source: Path, target: Path, sentence: str) -> None:
    if target.exists() and target.samefile(source):
        raise CannotCopy(sentence)


def _refuse_existing(target: Path, force: bool) -> None:
    if target.exists() and not force:
        raise CannotCopy(f"{target} exists: choose another name, or use --force to put the new one in its place")


@contextmanager
def _whole_or_not_at_all(target: Path) -> Iterator[Path]:
    """A name beside the target; what is written there takes the target's place when the block ends well."""
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        part.touch(mode=0o600)  # as closed to others as the database
        yield part
        _sync(part)
        part.replace(target)
        _sync(target.parent)
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            part.with_name(part.name + ending).unlink(missing_ok=True)


def _copy(source: Path, target: Path, progress: Progress) -> None:
    def advance(_status: int, remaining: int, total: int) -> None:
        progress(total - remaining, total)

    try:
        with closing(_open(source)) as reading, closing(sqlite3.connect(target, isolation_level=None)) as writing:
            # An open transaction keeps one moment in view: otherwise each commit of the server would start it anew.
            reading.execute("BEGIN").close()
            reading.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            reading.backup(writing, pages=PAGES_AT_A_TIME, progress=advance)
            writing.execute("PRAGMA journal_mode=DELETE").close()  # one file, with no log beside it
    except sqlite3.Error as error:
        raise CannotCopy(f"{source} can't be copied: {error}") from error


def _open(source: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True, isolation_level=None)


def _check(copy: Path) -> None:
    """Refuse what is damaged, isn't ours, or comes from a newer program than this one can follow."""
    with closing(sqlite3.connect(copy)) as connection:
        try:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(5)")]
        except sqlite3.DatabaseError as error:
            found = [str(error)]
    if found != ["ok"]:
        raise CannotCopy(f"the copy is damaged, so it was thrown away: {'; '.join(found)}")
    engine = create_engine(URL.create("sqlite+pysqlite", database=str(copy)))
    try:
        with engine.connect() as connection_to_ours:
            if version(connection_to_ours) is None:
                raise CannotCopy("this SQLite file is not a database of Thauma")
            refuse_incompatible(connection_to_ours)
    finally:
        engine.dispose()


def _migrate(copy: Path) -> None:
    engine = sqlite_engine(URL.create("sqlite+pysqlite", database=str(copy)))
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()  # the last connection takes the log into the file


def _put_away_log(target: Path) -> None:
    """Take the old database's log into it, or remove it: it must never be read as the log of the new one."""
    if target.exists():
        with suppress(sqlite3.Error), closing(sqlite3.connect(target, isolation_level=None)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
    for ending in ("-wal", "-shm"):
        target.with_name(target.name + ending).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

"""Opens a database: SQLite (a file, for one process) or PostgreSQL (for many). What differs between them is here."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import QueuePool

from thauma.server.store.dialects import has_collided
from thauma.server.store.errors import CannotOpen, InUse
from thauma.server.store.migrations import compatible_from, migrate, newest

READERS = 4
BUSY_SECONDS = 5
WAL_LIMIT = 64 * 1024 * 1024
LIVELINESS: dict[str, Any] = {  # of a connection to PostgreSQL: how soon a network that swallows everything is noticed
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
MIGRATING = 0x7_3A0_3A  # the number of the PostgreSQL advisory lock under which one process migrates
ATTEMPTS_TO_MIGRATE = 5  # while processes of an older version play on
PROGRAM = "thauma "  # how a connection to PostgreSQL is named, and then the version that its program knows


class Database:
    """An open database: `writing` for the one writer, `reading` for several readers."""

    def __init__(self, url: URL, writing: Engine, reading: Engine, lock: "FileLock | None") -> None:
        self.url = url
        self.writing = writing
        self.reading = reading
        self._lock = lock

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it too."""
        return self._lock is None

    def close(self) -> None:
        self.reading.dispose()
        self.writing.dispose()  # the last to leave: SQLite then tidies its log away
        if self._lock:
            self._lock.release()


def open_database(address: str) -> Database:
    """Open, create if it isn't there, and migrate; a clear sentence if that can't be."""
    url = parse_url(address)
    if url.get_backend_name() == "sqlite":
        return _open_sqlite(url)
    return _migrated(Database(url, _postgresql(url, 1), _postgresql(url, READERS, for_reading=True), None))


@contextmanager
def beside_server(address: str) -> Iterator[Connection]:
    """One transaction in a database that is there and that a server may be using."""
    url = parse_url(address)
    is_file = url.get_backend_name() == "sqlite"
    if is_file and not sqlite_file(url).exists():
        raise CannotOpen(f"there is no database {sqlite_file(url)}")
    engine = sqlite_engine(url) if is_file else _postgresql(url, 1)
    try:
        with engine.begin() as connection:
            yield connection
    except DBAPIError as error:
        raise CannotOpen(f"the database {_shown(url)} can't be changed: {_reason(error)}") from error
    finally:
        engine.dispose()


def parse_url(address: str) -> URL:
    """The address of a database, with the driver that we use."""
    try:
        url = make_url(address)
    except ArgumentError:
        url = URL.create("no")
    if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
        return url.set(drivername="sqlite+pysqlite")
    if url.get_backend_name() in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise CannotOpen(
        "a database is named by sqlite:///FILE or postgresql://USER@HOST/NAME, such as sqlite:///games.db, "
        f"not by {_shown(url) if url.drivername != 'no' else repr(address)}"
    )


def sqlite_file(url: URL) -> Path:
    """The file of a SQLite database."""
    return Path(str(url.database)).absolute()


class FileLock:
    """Keeps a second server from a SQLite file. It ends with the process, however that ends."""

    def __init__(self, file: Path) -> None:
        path = file.with_name(f"{file.name}.lock")
        try:
            self._held: TextIO = path.open("a+")
        except OSError as error:
            raise CannotOpen(f"the database {file} can't be written: {path.name}: {error.strerror}") from error
        try:
            fcntl.flock(self._held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = self._read()
            self._held.close()
            if not isinstance(error, BlockingIOError):
                raise CannotOpen(f"the database {file} can't be locked: {error.strerror}") from error
            raise InUse(
                f"the database {file} is in use by another process{holder}: stop that one first, or give each server "
                "a file of its own; several processes can share a PostgreSQL database"
            ) from error
        self._held.truncate(0)
        self._held.write(str(os.getpid()))
        self._held.flush()

    def _read(self) -> str:
        self._held.seek(0)
        written = self._held.read().strip()
        return f" (number {written})" if written.isdigit() else ""

    def release(self) -> None:
        self._held.close()  # the file stays: removing it would let two in


def _open_sqlite(url: URL) -> Database:
    file = sqlite_file(url)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(f"the folder {file.parent} for the database can't be made: {error.strerror}") from error
    lock = FileLock(file)
    try:
        file.touch(mode=0o600)  # it will hold the hashes of passwords and the key of cookies
        return _migrated(Database(url, sqlite_engine(url), sqlite_engine(url, READERS, for_reading=True), lock))
    except BaseException:
        lock.release()
        raise


def _migrated(database: Database) -> Database:
    try:
        _migrate(database, ATTEMPTS_TO_MIGRATE)
    except BaseException as error:
        database.close()
        if isinstance(error, DBAPIError):
            raise CannotOpen(f"the database {_shown(database.url)} can't be opened: {_reason(error)}") from error
        raise
    return database


def _migrate(database: Database, attempts: int) -> None:
    try:
        with database.writing.begin() as connection:
            if database.is_shared:
                _wait_for_other_migrations(connection)
            migrate(connection)
            if database.is_shared:
                _refuse_to_leave_others_behind(connection)
    except DBAPIError as error:
        if attempts == 1 or not has_collided(error):
            raise
        _migrate(database, attempts - 1)


def sqlite_engine(url: URL, connections: int = 1, *, for_reading: bool = False) -> Engine:
    """An engine whose transactions are SQLite's own: the driver's habit of opening them by itself is switched off."""
    engine = create_engine(url, poolclass=QueuePool, pool_size=connections, max_overflow=0)
    pragmas = ["journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_SECONDS * 1000}", "foreign_keys=ON"]
    pragmas.append("query_only=ON" if for_reading else f"journal_size_limit={WAL_LIMIT}")

    @event.listens_for(engine, "connect")
    def prepare(driver_connection: Any, _record: object) -> None:
        driver_connection.isolation_level = None
        for pragma in pragmas:
            driver_connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if for_reading else "BEGIN IMMEDIATE")

    return engine


def _postgresql(url: URL, connections: int, *, for_reading: bool = False) -> Engine:
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=for_reading,  # the writer notices by itself and tries again
        connect_args={**LIVELINESS, "application_name": f"{PROGRAM}{newest()}"},
        isolation_level="REPEATABLE READ" if for_reading else "READ COMMITTED",
        execution_options={"postgresql_readonly": True} if for_reading else {},
    )

    @event.listens_for(engine, "connect")
    def insist_on_durable_commits(driver_connection: Any, _record: object) -> None:
        driver_connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        driver_connection.commit()

    return engine


def _wait_for_other_migrations(connection: Connection) -> None:
    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
    encoding = connection.execute(text("SHOW server_encoding")).scalar_one()
    if encoding != "UTF8":
        raise CannotOpen(f"the PostgreSQL database has the encoding {encoding}; create it with ENCODING 'UTF8'")


def _refuse_to_leave_others_behind(connection: Connection) -> None:
    """Undo a migration that processes of an older version, which are still at work, could not follow."""
    ours = (
        "SELECT application_name FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE :us"
    )
    known = [name.removeprefix(PROGRAM) for name in connection.scalars(text(ours), {"us": f"{PROGRAM}%"})]
    oldest = compatible_from(connection) or newest()
    if behind := sorted(version for version in known if version < oldest):
        raise CannotOpen(
            f"processes of an older Thauma (version {behind[0]} of the database) are at work, and they can't go on "
            f"after the change to version {newest()}: stop them first, then start this one again"
        )


def _shown(url: URL) -> str:
    """The address without its password or our choice of driver."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def _reason(error: DBAPIError) -> str:
    return " ".join(str(error.orig).split())

"""Faults of a database that answers and takes nothing: read-only, full, locked. Each is the database's own error."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, event

from thauma.server.store import Store

HUGE = 1 << 30  # pages
READ_ONLY, FULL, LOCKED = "read-only", "its disk is full", "locked by another program"
SQLITE = {
    READ_ONLY: ("PRAGMA query_only=ON", "PRAGMA query_only=OFF"),
    FULL: ("PRAGMA max_page_count=1; CREATE TABLE that_has_no_room (letter TEXT)", f"PRAGMA max_page_count={HUGE}"),
}
POSTGRESQL = {
    READ_ONLY: ("SET TRANSACTION READ ONLY", "SELECT 1"),
    FULL: ("DO $$BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100';END$$", "SELECT 1"),
}


@contextmanager
def fault(store: Store, file: Path | None, what: str) -> Iterator[None]:
    """While the block lasts, whatever this store writes meets this fault."""
    if what == LOCKED:
        assert file is not None
        with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
        return
    engine = store._database.writing
    begins, ends = (SQLITE if engine.dialect.name == "sqlite" else POSTGRESQL)[what]
    statement = begins

    def meet(connection: Connection) -> None:
        for part in statement.split("; "):
            connection.exec_driver_sql(part)

    event.listen(engine, "begin", meet)
    try:
        yield
    finally:
        statement = ends

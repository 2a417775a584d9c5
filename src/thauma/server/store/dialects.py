"""What SQLite and PostgreSQL share but SQLAlchemy keeps apart, and what their errors mean."""

import sqlite3
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

GONE = ("08", "57P")  # how PostgreSQL's codes for a lost connection and for a server that stops begin
COLLIDED = ("40",)  # two transactions that waited in a ring, or could not be put one after the other
NO_ANSWER = "does not answer"
READ_ONLY = "is read-only"
FULL = "has no room: its disk is full"
TROUBLES = {  # by PostgreSQL's codes and SQLite's: what goes on after "the database"; it may pass
    "25006": READ_ONLY,
    "53100": FULL,
    "53": "is short of memory or connections",
    sqlite3.SQLITE_BUSY: "is locked by another program",
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: "can't be read or written: its disk is failing, or has no room",
    sqlite3.SQLITE_CANTOPEN: "can't be opened: its file or folder is gone, or no more files may be open",
}
NOT_COMMITTED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL)


def insert_unless_there(connection: Connection, table: Table, values: dict[str, Any]) -> bool:
    """Insert a row unless one with its key is there; say whether it was inserted."""
    insert: Any = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert
    statement = insert(table).values(values).on_conflict_do_nothing().returning(*table.primary_key)
    return connection.execute(statement).first() is not None


def is_gone(error: DBAPIError) -> bool:
    """Whether the connection was lost or never made."""
    return error.connection_invalidated or not error.statement or _code(error).startswith(GONE)


def has_collided(error: DBAPIError) -> bool:
    """Whether the same transaction may well succeed the next time."""
    return _code(error).startswith(COLLIDED)


def trouble(error: DBAPIError) -> str | None:
    """What keeps the database from working for now, in words that go on after "the database"; None if the error is
    of another kind."""
    if (told := TROUBLES.get(_sqlite_code(error))) is not None:  # perhaps by a file that could not even be opened
        return told
    code = _code(error)
    return NO_ANSWER if is_gone(error) else TROUBLES.get(code) or TROUBLES.get(code[:2])


def is_undone(error: DBAPIError) -> bool:
    """Whether a commit that failed has certainly written nothing."""
    return _sqlite_code(error) in NOT_COMMITTED or (bool(_code(error)) and not is_gone(error))


def _code(error: DBAPIError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""


def _sqlite_code(error: DBAPIError) -> int:
    return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF  # without what SQLite says more exactly

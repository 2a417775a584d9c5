"""What SQLite and PostgreSQL share but SQLAlchemy keeps apart, and what their errors mean."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

GONE = ("08", "57P")  # how PostgreSQL's codes for a lost connection and for a server that stops begin
COLLIDED = ("40",)  # two transactions that waited in a ring, or could not be put one after the other


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


def _code(error: DBAPIError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""

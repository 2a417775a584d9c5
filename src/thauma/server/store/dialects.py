"""Statements that SQLite and PostgreSQL share but SQLAlchemy keeps apart."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_unless_there(connection: Connection, table: Table, values: dict[str, Any]) -> bool:
    """Insert a row unless one with its key is there; say whether it was inserted."""
    insert: Any = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert
    statement = insert(table).values(values).on_conflict_do_nothing().returning(*table.primary_key)
    return connection.execute(statement).first() is not None

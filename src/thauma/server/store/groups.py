"""What is written with every group of entries: in few calls of the driver, however large the group is.

The rows of a group travel as one JSON text. If they went to SQLite one by one, Python's lock would be given away and
asked for again with each of them, and the people at the tables would wait for it meanwhile; to PostgreSQL each
would be a statement of its own.
"""

import sqlite3
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError

from thauma.server.store.rows import EntryRow, Head
from thauma.server.store.schema import journal, tables

HEAD_FIELDS = Head.__struct_fields__
ENTRY_FIELDS = ("table_id", "serial", "at", "actor", "id", "act")

_changes = {name: f"json_extract(new.value, '$[1].{name}')" for name in HEAD_FIELDS} | {
    "outcome": "json_extract(new.value, '$[2]')",
    "won_by": "json_extract(new.value, '$[3]')",
}
_values = [f"json_extract(value, '$[{place}]')" for place in range(len(ENTRY_FIELDS))]
_ALL_HEADS = "SELECT json_group_object(id, serial) FROM tables WHERE id IN (SELECT value FROM json_each(?))"
_CHANGE_ALL_HEADS = (
    f"UPDATE tables SET {', '.join(f'{name} = {value}' for name, value in _changes.items())} "
    "FROM json_each(?) AS new WHERE tables.id = json_extract(new.value, '$[0]')"
)
_ADD_ALL_ENTRIES = f"INSERT INTO journal ({', '.join(ENTRY_FIELDS)}) SELECT {', '.join(_values)} FROM json_each(?)"
# On PostgreSQL all lock in one order: no two groups wait for each other.
_LOCK_HEADS = "SELECT id, serial FROM tables WHERE id = ANY(%s) ORDER BY id FOR UPDATE"


_POSTGRESQL = postgresql.dialect()  # type: ignore[no-untyped-call]


def _recordset(table: Table, fields: Sequence[str]) -> str:
    """A JSON array of objects as rows of these columns."""
    typed = (f"{name} {table.c[name].type.compile(_POSTGRESQL)}" for name in fields)
    return f"json_to_recordset(%s) AS new({', '.join(typed)})"


_CHANGED = (*HEAD_FIELDS, "won_by")
_SET_HEADS = (
    f"UPDATE tables SET {', '.join(f'{name} = new.{name}' for name in _CHANGED)} "
    f"FROM {_recordset(tables, ('id', *_CHANGED))} WHERE tables.id = new.id"
)
_ADD_ROWS = f"INSERT INTO journal ({', '.join(ENTRY_FIELDS)}) SELECT * FROM {_recordset(journal, ENTRY_FIELDS)}"


class _Outcome(msgspec.Struct, frozen=True):
    by: str | None = None


_read_outcome = msgspec.json.Decoder(_Outcome)
_read_serials = msgspec.json.Decoder(dict[str, int])


def lock_heads(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    """The serial of each of these tables, which nobody else changes before the end of the transaction."""
    if _is_sqlite(connection):
        return _read_serials.decode(_run(connection, _ALL_HEADS, list(ids)).fetchone()[0])
    return {row.id: row.serial for row in connection.exec_driver_sql(_LOCK_HEADS, (list(ids),))}


def change_heads(connection: Connection, heads: Mapping[str, Head]) -> None:
    if _is_sqlite(connection):
        changes = [(table, head, _text(head.outcome), _won_by(head)) for table, head in heads.items()]
        _run(connection, _CHANGE_ALL_HEADS, changes)
    else:
        rows = [{"id": table, **head_values(head), "outcome": _text(head.outcome)} for table, head in heads.items()]
        _send(connection, _SET_HEADS, rows)


def add_entries(connection: Connection, entries: Sequence[EntryRow]) -> None:
    if _is_sqlite(connection):
        rows = [(one.table, one.serial, one.at, one.actor, one.id, _text(one.act)) for one in entries]
        _run(connection, _ADD_ALL_ENTRIES, rows)
    else:
        _send(connection, _ADD_ROWS, [{**entry_values(entry), "act": _text(entry.act)} for entry in entries])


def head_values(head: Head) -> dict[str, Any]:
    return {**{name: getattr(head, name) for name in HEAD_FIELDS}, "won_by": _won_by(head)}


def entry_values(entry: EntryRow) -> dict[str, Any]:
    values = (entry.table, entry.serial, entry.at, entry.actor, entry.id, entry.act)
    return dict(zip(ENTRY_FIELDS, values, strict=True))


def _won_by(head: Head) -> str | None:
    return _read_outcome.decode(head.outcome).by if head.outcome is not None else None


def _text(json: bytes | None) -> str | None:
    return None if json is None else json.decode()


def _send(connection: Connection, statement: str, rows: list[dict[str, Any]]) -> None:
    connection.exec_driver_sql(statement, (msgspec.json.encode(rows).decode(),))


def _run(connection: Connection, statement: str, rows: list[Any]) -> sqlite3.Cursor:
    """Have SQLite itself carry out a statement: SQLAlchemy would take longer to hand it over than SQLite to do it.
    Its errors are told as SQLAlchemy tells them."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    try:
        return driver.execute(statement, (msgspec.json.encode(rows).decode(),))
    except sqlite3.Error as error:
        raise DBAPIError.instance(statement, rows, error, sqlite3.Error, dialect=connection.dialect) from error


def _is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"

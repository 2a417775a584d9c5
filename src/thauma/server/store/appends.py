"""Writes tables and the entries of their journals, many entries in few statements."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from thauma.server.store.errors import AlreadyThere
from thauma.server.store.groups import add_entries, change_heads, entry_values, head_values, lock_heads
from thauma.server.store.rows import EntryRow, Head, NewTable, SeatRow, name_key
from thauma.server.store.schema import deals, journal, seats, tables

_forget_seats = delete(seats).where(seats.c.table_id == bindparam("key"))
_same_entry = select(journal.c.serial).where(
    *(journal.c[name] == bindparam(name) for name in ("table_id", "serial", "at", "actor", "id"))
)


class Append(msgspec.Struct, frozen=True):
    """An entry, what the table is after it, and who sits there if that changed."""

    entry: EntryRow
    head: Head
    seats: Sequence[SeatRow] | None


def write_table(
    connection: Connection, new: NewTable, head: Head, who: Sequence[SeatRow], entries: Sequence[EntryRow]
) -> None:
    """Write a table with all that belongs to it; `AlreadyThere` if it is, or if it is a second rematch of another."""
    fields = msgspec.structs.asdict(new)
    deal = {"table_id": new.id, "setup": fields.pop("setup"), "salt": fields.pop("salt")}
    try:
        connection.execute(insert(tables), {**fields, **head_values(head), "counted": False})
    except IntegrityError as error:
        raise AlreadyThere(f"there is a table {new.id} or a rematch of {new.rematch_of} already") from error
    connection.execute(insert(deals), deal)
    _write_seats(connection, {new.id: who})
    if entries:
        add_entries(connection, entries)


def write_appends(connection: Connection, appends: Sequence[Append], *, may_be_there: bool = False) -> list[bool]:
    """Write every entry whose serial is the next of its table; say which these were.

    Entries of one table may follow each other. After one that comes too late, none that builds on it is written.
    With `may_be_there` an entry that is found in the journal just as it is counts as written.
    """
    serials = lock_heads(connection, {append.entry.table for append in appends})
    written = []
    for append in appends:
        entry = append.entry
        is_next = serials.get(entry.table) == entry.serial - 1
        if is_next:
            serials[entry.table] = entry.serial
        written.append(is_next)
    _write(connection, [append for append, is_next in zip(appends, written, strict=True) if is_next])
    if may_be_there:
        return [done or _is_there(connection, append.entry) for append, done in zip(appends, written, strict=True)]
    return written


def _write(connection: Connection, appends: Sequence[Append]) -> None:
    if not appends:
        return
    add_entries(connection, [append.entry for append in appends])
    change_heads(connection, {append.entry.table: append.head for append in appends})  # the last of each table stays
    _write_seats(connection, {append.entry.table: append.seats for append in appends if append.seats is not None})


def _write_seats(connection: Connection, by_table: dict[str, Sequence[SeatRow]]) -> None:
    if not by_table:
        return
    connection.execute(_forget_seats, [{"key": table} for table in by_table])
    rows = [_seat_values(table, seat) for table, who in by_table.items() for seat in who]
    if rows:
        connection.execute(insert(seats), rows)


def _is_there(connection: Connection, entry: EntryRow) -> bool:
    return connection.execute(_same_entry, entry_values(entry)).first() is not None


def _seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table, "name_key": name_key(seat.name), **msgspec.structs.asdict(seat)}

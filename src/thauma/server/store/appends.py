"""Writes tables and the entries of their journals, many entries in few statements."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from thauma.server.store.errors import AlreadyThere
from thauma.server.store.rows import EntryRow, Head, NewTable, SeatRow, name_key
from thauma.server.store.schema import deals, journal, seats, tables

HEAD_FIELDS = Head.__struct_fields__
_heads_of = (
    select(tables.c.id, tables.c.serial)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)  # all lock in one order: no two groups wait for each other
    .with_for_update()
)
_change_head = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values({name: bindparam(name) for name in (*HEAD_FIELDS, "won_by")})
)
_forget_seats = delete(seats).where(seats.c.table_id == bindparam("key"))
_same_entry = select(journal.c.serial).where(
    *(journal.c[name] == bindparam(name) for name in ("table_id", "serial", "at", "actor", "id"))
)


class Append(msgspec.Struct, frozen=True):
    """An entry, what the table is after it, and who sits there if that changed."""

    entry: EntryRow
    head: Head
    seats: Sequence[SeatRow] | None


class _Outcome(msgspec.Struct, frozen=True):
    by: str | None = None


_read_outcome = msgspec.json.Decoder(_Outcome)


def write_table(
    connection: Connection, new: NewTable, head: Head, who: Sequence[SeatRow], entries: Sequence[EntryRow]
) -> None:
    """Write a table with all that belongs to it; `AlreadyThere` if it is, or if it is a second rematch of another."""
    fields = msgspec.structs.asdict(new)
    deal = {"table_id": new.id, "setup": fields.pop("setup"), "salt": fields.pop("salt")}
    try:
        connection.execute(insert(tables), {**fields, **_head_values(head), "counted": False})
    except IntegrityError as error:
        raise AlreadyThere(f"there is a table {new.id} or a rematch of {new.rematch_of} already") from error
    connection.execute(insert(deals), deal)
    _write_seats(connection, {new.id: who})
    if entries:
        connection.execute(insert(journal), [_entry_values(entry) for entry in entries])


def write_appends(connection: Connection, appends: Sequence[Append], *, may_be_there: bool = False) -> list[bool]:
    """Write every entry whose serial is the next of its table; say which these were.

    Entries of one table may follow each other. After one that comes too late, none that builds on it is written.
    With `may_be_there` an entry that is found in the journal just as it is counts as written.
    """
    serials = _lock_heads(connection, {append.entry.table for append in appends})
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


def _lock_heads(connection: Connection, ids: set[str]) -> dict[str, int]:
    return {row.id: row.serial for row in connection.execute(_heads_of, {"ids": sorted(ids)})}


def _write(connection: Connection, appends: Sequence[Append]) -> None:
    if not appends:
        return
    connection.execute(insert(journal), [_entry_values(append.entry) for append in appends])
    heads = {append.entry.table: append.head for append in appends}  # the last of each table stays
    connection.execute(_change_head, [{"key": table, **_head_values(head)} for table, head in heads.items()])
    _write_seats(connection, {append.entry.table: append.seats for append in appends if append.seats is not None})


def _write_seats(connection: Connection, by_table: dict[str, Sequence[SeatRow]]) -> None:
    if not by_table:
        return
    connection.execute(_forget_seats, [{"key": table} for table in by_table])
    rows = [_seat_values(table, seat) for table, who in by_table.items() for seat in who]
    if rows:
        connection.execute(insert(seats), rows)


def _is_there(connection: Connection, entry: EntryRow) -> bool:
    return connection.execute(_same_entry, _entry_values(entry)).first() is not None


def _head_values(head: Head) -> dict[str, Any]:
    won_by = _read_outcome.decode(head.outcome).by if head.outcome is not None else None
    return {**{name: getattr(head, name) for name in HEAD_FIELDS}, "won_by": won_by}


def _entry_values(entry: EntryRow) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "serial": entry.serial,
        "at": entry.at,
        "actor": entry.actor,
        "id": entry.id,
        "act": entry.act,
    }


def _seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table, "name_key": name_key(seat.name), **msgspec.structs.asdict(seat)}

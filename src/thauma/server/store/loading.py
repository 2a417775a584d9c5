"""Reads tables and entries back into the rows of rows.py."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, select

from thauma.server.store.groups import HEAD_FIELDS
from thauma.server.store.rows import EntryRow, Head, Listed, NewTable, SeatRow, Stored, Terms
from thauma.server.store.schema import deals, journal, seats, tables

_later = tables.alias("later")
REMATCH = select(_later.c.id).where(_later.c.rematch_of == tables.c.id).scalar_subquery().label("rematch")
LISTED = select(tables, REMATCH)  # add conditions, order and limit; then `listed` makes rows of what it finds
ENTRY = (journal.c.table_id, journal.c.serial, journal.c.at, journal.c.actor, journal.c.id, journal.c.act)
SEAT = tuple(seats.c[name] for name in SeatRow.__struct_fields__)


def load(connection: Connection, table_id: str, after: int = -1) -> Stored | None:
    """A table with its entries after a serial; None if there is no such table."""
    wanted = select(tables, deals.c.setup, deals.c.salt, REMATCH).join(deals, deals.c.table_id == tables.c.id)
    row = connection.execute(wanted.where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    new = NewTable(**{name: row[name] for name in NewTable.__struct_fields__})
    who = seats_of(connection, [table_id])[table_id]
    return Stored(new, _head(row), who, entries_after(connection, table_id, after), row["rematch"])


def entries_after(connection: Connection, table_id: str, after: int = -1) -> tuple[EntryRow, ...]:
    """The entries of a table after a serial, in order."""
    wanted = select(*ENTRY).where(journal.c.table_id == table_id, journal.c.serial > after).order_by(journal.c.serial)
    return tuple(EntryRow(*row) for row in connection.execute(wanted))


def entry_by_id(connection: Connection, table_id: str, actor: str, entry_id: str) -> EntryRow | None:
    """The entry that an actor once gave this id."""
    wanted = select(*ENTRY).where(
        journal.c.table_id == table_id, journal.c.actor == actor, journal.c.id == entry_id
    )  # the key finds the rows of the table; they are few
    row = connection.execute(wanted.order_by(journal.c.serial).limit(1)).first()
    return EntryRow(*row) if row else None


def listed(connection: Connection, found: Sequence[Row[Any]]) -> list[Listed]:
    """Rows of `LISTED` with the seats of all of them."""
    rows = [row._mapping for row in found]
    who = seats_of(connection, [row["id"] for row in rows])
    return [
        Listed(
            **{name: row[name] for name in Terms.__struct_fields__},
            rematch=row["rematch"],
            head=_head(row),
            seat_rows=who[row["id"]],
        )
        for row in rows
    ]


def seats_of(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[SeatRow, ...]]:
    """The seats of each of some tables, in order."""
    wanted = select(seats.c.table_id, *SEAT).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    by_table: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
    for table_id, *fields in connection.execute(wanted) if ids else ():
        by_table[table_id].append(SeatRow(*fields))
    return {table_id: tuple(who) for table_id, who in by_table.items()}


def _head(row: Any) -> Head:
    return Head(**{name: row[name] for name in HEAD_FIELDS})

"""Acts at tables by whoever has a connection to the database and perhaps no server: an operator, or somebody who goes.

Whoever has such a table in hand must read it anew afterwards: see process/following.py.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress

from sqlalchemy import Connection

from thauma.server.refusals import Refusal, UnknownTable
from thauma.server.store.appends import Append, write_appends
from thauma.server.store.groups import lock_heads
from thauma.server.store.loading import load
from thauma.server.tables.clock import no_downtime
from thauma.server.tables.journal import Act, Entry
from thauma.server.tables.listing import head_of, seat_rows
from thauma.server.tables.shelf import entry_row, table_of
from thauma.server.tables.table import SEATING, Table

NOBODY_THINKS = ""  # of the bots at the table: a server that hears of it will


def change_table(
    connection: Connection, table_id: str, choose: Callable[[Table], Iterable[Act]], actor: str, now: int
) -> Table:
    """Carry out what is chosen for a table as it is now, in this transaction; what it refuses is left out."""
    lock_heads(connection, [table_id])
    stored = load(connection, table_id)
    if stored is None:
        raise UnknownTable("there is no such table")
    table = table_of(stored, no_downtime)
    for act in choose(table):
        with suppress(Refusal):
            _append(connection, table, Entry(table.serial + 1, now, actor, "", act))
    return table


def _append(connection: Connection, table: Table, entry: Entry) -> None:
    table.apply(entry)
    seats = seat_rows(table) if isinstance(entry.act, SEATING) else None
    head = head_of(table, entry.at, NOBODY_THINKS)  # a deadline that is too early is corrected by the watch
    write_appends(connection, [Append(entry_row(table.options.id, entry), head, seats)])

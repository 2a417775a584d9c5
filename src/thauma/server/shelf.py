"""Between a table and the rows that the store keeps of it."""

import msgspec

from thauma.server.clock import Downtime, TimeControl
from thauma.server.journal import Entry, act_from_json, act_to_json
from thauma.server.parts import Founding
from thauma.server.store.rows import EntryRow, NewTable, Stored
from thauma.server.table import Table


def new_table(founding: Founding) -> NewTable:
    return NewTable(
        id=founding.id,
        game=founding.game,
        rules=msgspec.json.encode(founding.rules),
        time=msgspec.json.encode(founding.time),
        seats=founding.seats,
        listed=founding.listed,
        rated=founding.rated,
        host=founding.host,
        created_at=founding.created_at,
        setup=founding.setup,
        salt=founding.salt,
        commitment=founding.commitment,
        rematch_of=founding.rematch_of,
    )


def founding_of(row: NewTable) -> Founding:
    fields = msgspec.structs.asdict(row)
    fields["rules"] = msgspec.json.decode(row.rules)
    fields["time"] = msgspec.json.decode(row.time, type=TimeControl)
    return Founding(**fields)


def table_of(stored: Stored, downtime: Downtime) -> Table:
    """The table that a journal made."""
    table = Table(founding_of(stored.table), downtime)
    for entry in map(entry_of, stored.entries):
        table.apply(entry)
    return table


def entry_row(table_id: str, entry: Entry) -> EntryRow:
    return EntryRow(table_id, entry.serial, entry.at, entry.actor, entry.id, act_to_json(entry.act))


def entry_of(row: EntryRow) -> Entry:
    return Entry(row.serial, row.at, row.actor, row.id, act_from_json(row.act))

"""Between a table and the rows that the store keeps of it."""

import msgspec

from thauma.server.store.rows import EntryRow, NewTable, Stored
from thauma.server.tables.clock import Downtime, TimeControl
from thauma.server.tables.journal import Entry, act_from_json, act_to_json
from thauma.server.tables.parts import StandIns, TableOptions
from thauma.server.tables.table import Table


def new_table(options: TableOptions) -> NewTable:
    return NewTable(
        id=options.id,
        game=options.game,
        rules=msgspec.json.encode(options.rules),
        time=msgspec.json.encode(options.time),
        seats=options.seats,
        listed=options.listed,
        rated=options.rated,
        host=options.host,
        created_at=options.created_at,
        setup=options.setup,
        salt=options.salt,
        commitment=options.commitment,
        rematch_of=options.rematch_of,
        stand_ins=msgspec.json.encode(options.stand_ins) if options.stand_ins is not None else None,
    )


def options_of(row: NewTable) -> TableOptions:
    fields = msgspec.structs.asdict(row)
    fields["rules"] = msgspec.json.decode(row.rules)
    fields["stand_ins"] = msgspec.json.decode(row.stand_ins, type=StandIns) if row.stand_ins is not None else None
    fields["time"] = msgspec.json.decode(row.time, type=TimeControl)
    return TableOptions(**fields)


def table_of(stored: Stored, downtime: Downtime) -> Table:
    """The table that a journal made."""
    table = Table(options_of(stored.table), downtime)
    for entry in map(entry_of, stored.entries):
        table.apply(entry)
    return table


def entry_row(table_id: str, entry: Entry) -> EntryRow:
    return EntryRow(table_id, entry.serial, entry.at, entry.actor, entry.id, act_to_json(entry.act))


def entry_of(row: EntryRow) -> Entry:
    return Entry(row.serial, row.at, row.actor, row.id, act_from_json(row.act))

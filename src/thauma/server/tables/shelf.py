"""Between a table and the rows that the store keeps of it."""

from typing import Any

import msgspec

from thauma.server.store.rows import EntryRow, NewTable, Stored, Terms
from thauma.server.tables.clock import Downtime, TimeControl
from thauma.server.tables.journal import Entry, act_from_json, act_to_json, without_cost
from thauma.server.tables.parts import StandIns, TableOptions
from thauma.server.tables.table import Table


def new_table(options: TableOptions) -> NewTable:
    return NewTable(**fields_of(options, NewTable))


def fields_of(options: TableOptions, row: type[Terms]) -> dict[str, Any]:
    """What a kind of row keeps of the options of a table."""
    fields = {name: getattr(options, name) for name in row.__struct_fields__}
    encoded = {name: msgspec.json.encode(fields[name]) for name in ("rules", "time")}
    bots = None if options.stand_ins is None else msgspec.json.encode(options.stand_ins)
    return {**fields, **encoded, "stand_ins": bots}


def options_of(row: NewTable) -> TableOptions:
    fields = msgspec.structs.asdict(row)
    fields["rules"] = msgspec.json.decode(row.rules)
    fields["stand_ins"] = msgspec.json.decode(row.stand_ins, type=StandIns) if row.stand_ins is not None else None
    fields["time"] = msgspec.json.decode(row.time, type=TimeControl)
    return TableOptions(**fields)


def table_of(stored: Stored, downtime: Downtime, *new: Entry) -> Table:
    """The table that a journal made, and then these entries."""
    table = Table(options_of(stored.table), downtime)
    for entry in (*map(entry_of, stored.entries), *new):
        table.apply(entry)
    return table


def entry_row(table_id: str, entry: Entry) -> EntryRow:
    return EntryRow(table_id, entry.serial, entry.at, entry.actor, entry.id, act_to_json(without_cost(entry.act)))


def entry_of(row: EntryRow) -> Entry:
    return Entry(row.serial, row.at, row.actor, row.id, without_cost(act_from_json(row.act)))

"""Somebody goes for good. Their games stay and replay as ever, under a name that is nobody's."""

from collections.abc import Collection, Iterable
from contextlib import suppress

import msgspec
import structlog
from sqlalchemy import Connection, delete, select, update

from thauma.server.people.names import DELETED
from thauma.server.people.ratings import count_finished
from thauma.server.store.rows import name_key
from thauma.server.store.schema import ended_sessions, journal, people, ratings, seats, tables, tokens
from thauma.server.tables.beside import change_table
from thauma.server.tables.journal import Abort, Act, Keep, Release, Resign, Sit, StandUp, act_from_json, act_to_json
from thauma.server.tables.table import Table

log = structlog.get_logger(__name__)


def traces(connection: Connection, person: str) -> list[str]:
    """The tables whose journals may name somebody. It reads all journals: not while others wait to write."""
    seated = select(seats.c.table_id).where((seats.c.person == person) | (seats.c.kept_for == person))
    acted = select(journal.c.table_id).where(journal.c.actor == person)
    named = set(connection.scalars(seated.union(acted)))
    kept = select(tables.c.id).where(tables.c.rematch_of.in_(named))  # a seat may have been kept and given up
    return sorted(named.union(connection.scalars(kept)))


def delete_person(connection: Connection, person: str, named_at: Collection[str], now: int) -> None:
    """Let somebody leave every seat, be named in no game, and be nobody."""
    _leave_tables(connection, person, now)
    _count_what_is_over(connection, person)
    for table_id in named_at:
        _unname(connection, table_id, person)
    for column, name in ((seats.c.person, "name"), (seats.c.kept_for, "kept_name")):
        values = {"name": DELETED, "name_key": name_key(DELETED)} if name == "name" else {name: DELETED}
        connection.execute(update(seats).where(column == person).values(values))
    for table in (ended_sessions, tokens, ratings):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))


def _leave_tables(connection: Connection, person: str, now: int) -> None:
    mine = select(seats.c.table_id).where((seats.c.person == person) | (seats.c.kept_for == person))
    is_mine = tables.c.id.in_(mine) | (tables.c.host == person)
    goes_on = tables.c.status.in_(("open", "playing"))
    for table_id in list(connection.scalars(select(tables.c.id).where(is_mine, goes_on).order_by(tables.c.id))):
        try:
            change_table(connection, table_id, lambda table: _acts_of_leaving(table, person), person, now)
        except Exception as error:  # a journal that can't be read is no reason to keep somebody
            log.error("a table could not be left", table=table_id, exc_info=error)


def _acts_of_leaving(table: Table, person: str) -> Iterable[Act]:
    if table.status == "playing":
        return [Resign(seat) for seat in table.seats_of(person)]
    if table.options.host == person:
        return [Abort()]
    kept = [number for number, seat in enumerate(table.seats) if seat.kept_for == person]
    return [*map(StandUp, table.seats_of(person)), *map(Release, kept)]


def _count_what_is_over(connection: Connection, person: str) -> None:
    """Count games into the ratings of the others before there is nobody to compare them with."""
    mine = select(seats.c.table_id).where(seats.c.person == person)
    is_new = tables.c.rated & ~tables.c.counted & (tables.c.status == "finished")
    for table_id in list(connection.scalars(select(tables.c.id).where(tables.c.id.in_(mine), is_new))):
        with suppress(ValueError, LookupError):  # an outcome that can't be read
            count_finished(connection, table_id)


def _unname(connection: Connection, table_id: str, person: str) -> None:
    """Change the name in a journal, and nothing that the rules of the table look at."""
    rows = connection.execute(select(journal.c.serial, journal.c.act).where(journal.c.table_id == table_id)).all()
    for serial, text in rows:
        if person.encode() not in text:
            continue
        act = act_from_json(text)
        if isinstance(act, Sit | Keep) and act.person == person:
            unnamed = act_to_json(msgspec.structs.replace(act, name=DELETED))
            is_row = (journal.c.table_id == table_id) & (journal.c.serial == serial)
            connection.execute(update(journal).where(is_row).values(act=unnamed))

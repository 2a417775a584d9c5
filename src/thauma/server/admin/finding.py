"""Finding people for an operator: by id or by name, with what it takes to judge them."""

from typing import Literal

import msgspec
from sqlalchemy import Connection, func, select

from thauma.server.people.rows import Ban, Person, ban_of, find_named
from thauma.server.refusals import Conflict, UnknownPerson
from thauma.server.store.schema import people, seats, tables

MOST_FOUND = 20
MOST_TABLES = 20


class TableOfPerson(msgspec.Struct, frozen=True):
    id: str
    game: str
    status: Literal["open", "playing", "finished", "aborted"]
    created_at: int


class PersonForAdmin(msgspec.Struct, frozen=True):
    """Somebody, with what an operator needs to know."""

    person: Person
    created_at: int
    seen_at: int  # to the hour, or to the day for those who only look
    admin: bool
    ban: Ban | None
    tables: int  # in all
    latest: list[TableOfPerson]


def find_people(connection: Connection, wanted: str, now: int) -> list[PersonForAdmin]:
    """Whoever has that id, guests of just that name, and accounts whose names begin so."""
    known = select(people.c.id).where((people.c.id == wanted) | (people.c.name == wanted)).limit(MOST_FOUND)
    ids = dict.fromkeys([*connection.scalars(known), *(one.id for one in find_named(connection, wanted, MOST_FOUND))])
    return [_described(connection, person, now) for person in list(ids)[:MOST_FOUND]]


def find_one(connection: Connection, wanted: str, now: int) -> Person:
    """The one person of that id or, however it is spelt, that name."""
    found = [one.person for one in find_people(connection, wanted, now)]
    exact = [one for one in found if one.id == wanted] or [one for one in found if one.name == wanted] or found
    if not exact:
        raise UnknownPerson(f"there is nobody of the id or name {wanted}")
    if len(exact) > 1:
        raise Conflict(f"several people are called so: name one by id, {', '.join(one.id for one in exact)}")
    return exact[0]


def _described(connection: Connection, person: str, now: int) -> PersonForAdmin:
    row = connection.execute(select(people).where(people.c.id == person)).one()
    mine = tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))
    columns = (tables.c.id, tables.c.game, tables.c.status, tables.c.created_at)
    latest = connection.execute(select(*columns).where(mine).order_by(tables.c.created_at.desc()).limit(MOST_TABLES))
    ban = ban_of(row)
    return PersonForAdmin(
        Person(row.id, row.name, row.kind),
        row.created_at,
        row.seen_at,
        row.is_admin,
        ban if ban is not None and ban.holds_at(now) else None,
        connection.execute(select(func.count()).select_from(tables).where(mine)).scalar_one(),
        [TableOfPerson(*table) for table in latest],
    )

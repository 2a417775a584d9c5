"""All that the database has about somebody, for themselves."""

import msgspec
from sqlalchemy import Connection, select

from thauma.server.admin.log import log_about
from thauma.server.people import ratings
from thauma.server.people.rows import Ban, Person, TokenRow, ban_of, list_tokens
from thauma.server.store.schema import ended_sessions, people, seats, tables


class EndedSession(msgspec.Struct, frozen=True):
    session: str
    ended_at: int


class Notice(msgspec.Struct, frozen=True):
    """What whoever runs the server did to somebody."""

    at: int
    action: str
    note: str | None
    reason: str


class OwnData(msgspec.Struct, frozen=True):
    """Somebody's data, but for the games: they come after it."""

    person: Person
    created_at: int
    seen_at: int
    admin: bool
    ban: Ban | None
    ended_sessions: list[EndedSession]
    tokens: list[TokenRow]
    ratings: list[ratings.Standing]
    notices: list[Notice]


def own_data(connection: Connection, person: Person) -> tuple[OwnData, list[str]]:
    """Somebody's data, and the ids of all their tables, the first one first."""
    row = connection.execute(select(people).where(people.c.id == person.id)).one()
    c = ended_sessions.c
    ended = connection.execute(select(c.session, c.ended_at).where(c.person == person.id))
    played = select(seats.c.table_id).where(seats.c.person == person.id)
    is_mine = tables.c.id.in_(played) | (tables.c.host == person.id)
    data = OwnData(
        person,
        row.created_at,
        row.seen_at,
        row.is_admin,
        ban_of(row),
        [EndedSession(*session) for session in ended],
        list_tokens(connection, person),
        ratings.standings_of(connection, person.id),
        [Notice(one.at, one.action, one.note, one.reason) for one in log_about(connection, person.id)],
    )
    return data, list(connection.scalars(select(tables.c.id).where(is_mine).order_by(tables.c.created_at)))

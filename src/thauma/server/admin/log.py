"""The log of what operators did: who, when, what, to whom, why. Rows are only ever added, in the order of commits.

Whether the lobby is closed now is what the last row about it says."""

import msgspec
from sqlalchemy import Connection, func, insert, select, text

from thauma.server.store.news import tell_everybody
from thauma.server.store.schema import admin_log

TOPIC = "admin"  # under which processes are told that there is a new row
WRITING = 0x7_3A0_AD  # the number of the PostgreSQL advisory lock under which one transaction adds a row
_c = admin_log.c


class LogRow(msgspec.Struct, frozen=True):
    """One thing that was done."""

    id: int
    at: int
    actor: str | None  # a person's id; none: whoever has the command line
    action: str
    subject: str | None  # the id of a person or a table
    note: str | None  # what exactly
    reason: str


def write_log(connection: Connection, row: LogRow) -> LogRow:
    """Add a row, whose number is the next one, and tell the processes of it once it is durable."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": WRITING})
    written = msgspec.structs.replace(row, id=newest(connection) + 1)
    connection.execute(insert(admin_log).values(msgspec.structs.asdict(written)))
    tell_everybody(connection, TOPIC)
    return written


def newest(connection: Connection) -> int:
    return int(connection.execute(select(func.coalesce(func.max(_c.id), 0))).scalar_one())


def read_log(connection: Connection, *, before: int | None = None, limit: int = 50) -> list[LogRow]:
    """The last rows first; `before` a number, those that came earlier."""
    wanted = select(admin_log).where(_c.id < before) if before is not None else select(admin_log)
    return [LogRow(*row) for row in connection.execute(wanted.order_by(_c.id.desc()).limit(limit))]


def log_after(connection: Connection, last: int) -> list[LogRow]:
    """What was added since, in order."""
    return [LogRow(*row) for row in connection.execute(select(admin_log).where(_c.id > last).order_by(_c.id))]


def log_about(connection: Connection, subject: str) -> list[LogRow]:
    """What was done to somebody, in order."""
    return [LogRow(*row) for row in connection.execute(select(admin_log).where(_c.subject == subject).order_by(_c.id))]


def why_closed(connection: Connection) -> str | None:
    """The sentence with which the lobby was closed; none if it is open."""
    of_lobby = select(_c.action, _c.reason).where(_c.action.in_(("close_lobby", "open_lobby")))
    row = connection.execute(of_lobby.order_by(_c.id.desc()).limit(1)).first()
    return row.reason if row is not None and row.action == "close_lobby" else None

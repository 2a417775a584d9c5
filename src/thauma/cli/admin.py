"""What an operator does to people, tables and the lobby.

The server may run: it follows at once, or within a second or two where the database is a SQLite file.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from thauma.cli.options import Database

if TYPE_CHECKING:  # help comes at once: only what a command needs is loaded, and only when it runs
    from sqlalchemy import Connection

    from thauma.server.admin.finding import PersonForAdmin

DAY = 24 * 60 * 60 * 1000
Who = Annotated[str, typer.Argument(metavar="PERSON", help="an id, or a name however it is spelt")]
Reason = Annotated[str, typer.Option(metavar="SENTENCE", help="why; it stands in the log")]
admin = typer.Typer(help=__doc__, no_args_is_help=True, rich_markup_mode=None)


@contextmanager
def _opened(address: str | None) -> Iterator["Connection"]:
    from thauma.server.store import default_url
    from thauma.server.store.engine import beside_server

    with beside_server(address or default_url()) as connection:
        yield connection


def _now() -> int:
    return time.time_ns() // 1_000_000


def _do(what: str, database: str | None, who: str | None = None, **fields: object) -> str | None:
    """Carry an action out and say so; the code that it made, if it made one."""
    import msgspec

    from thauma.games.errors import BadOption
    from thauma.server.admin.actions import AdminAction, carry_out
    from thauma.server.admin.finding import find_one

    with _opened(database) as connection:
        person = {} if who is None else {"person": find_one(connection, who, _now()).id}
        try:
            action = msgspec.convert({"do": what, **person, **fields}, AdminAction)
        except msgspec.ValidationError as error:
            raise BadOption(str(error)) from error
        done = carry_out(connection, action, None, _now())
    print(" ".join(filter(None, ("done:", done.entry.action, done.entry.subject, done.entry.note))))
    return done.code


@admin.command()
def find(who: Who, database: Database = None) -> None:
    """Show people: since when they are here, when they were last, what they play, whether they are banned."""
    from thauma.server.admin.finding import find_people

    with _opened(database) as connection:
        for one in find_people(connection, who, _now()):
            print("\n".join(_lines(one)))


def _lines(one: "PersonForAdmin") -> Iterator[str]:
    ban = f", banned {_until(one.ban.until)}: {one.ban.reason}" if one.ban else ""
    yield f"{one.person.id}  {one.person.name}  {one.person.kind}{', admin' if one.admin else ''}{ban}"
    yield f"  since {_day(one.created_at)}, seen {_day(one.seen_at)}, tables: {one.tables}"
    for table in one.latest:
        yield f"  {table.id}  {table.game}  {table.status}  {_day(table.created_at)}"


def _day(moment: int) -> str:
    return f"{datetime.fromtimestamp(moment / 1000, UTC):%Y-%m-%d %H:%M}"


def _until(moment: int | None) -> str:
    return "for ever" if moment is None else f"until {_day(moment)}"


@admin.command()
def ban(
    who: Who,
    reason: Reason,
    days: Annotated[float | None, typer.Option(min=0.001, max=36500, help="for ever if absent")] = None,
    database: Database = None,
) -> None:
    """Let somebody only read, and download or delete their data, from now on."""
    _do("ban", database, who, reason=reason, until=None if days is None else _now() + int(days * DAY))


@admin.command()
def unban(who: Who, reason: Reason = "", database: Database = None) -> None:
    """End a ban."""
    _do("unban", database, who, reason=reason)


@admin.command()
def rename(
    who: Who,
    name: Annotated[str, typer.Argument(metavar="NAME", help="the new one")],
    reason: Reason = "",
    database: Database = None,
) -> None:
    """Give somebody another name; games that began before keep the old one."""
    _do("rename", database, who, name=name, reason=reason)


@admin.command()
def delete(who: Who, reason: Reason = "", database: Database = None) -> None:
    """Delete a person: their seats are left, their account is gone, their games stay without the name."""
    _do("delete_person", database, who, reason=reason)


@admin.command()
def grant(who: Who, reason: Reason = "", database: Database = None) -> None:
    """Make an account an admin."""
    _do("grant", database, who, reason=reason)


@admin.command()
def revoke(who: Who, reason: Reason = "", database: Database = None) -> None:
    """Let an account be an admin no more."""
    _do("revoke", database, who, reason=reason)


@admin.command()
def reset_code(who: Who, reason: Reason = "", database: Database = None) -> None:
    """Make a code with which somebody who has forgotten a password chooses a new one."""
    code = _do("make_reset_code", database, who, reason=reason)
    print(f"{code}\ngood once and for a day, for the account {who}: tell it to nobody else")


@admin.command()
def remove_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="its id, the end of its link")],
    reason: Reason,
    database: Database = None,
) -> None:
    """End an open or running table without a result and tell its players why; list a finished one no more."""
    _do("remove_table", database, table=table, reason=reason)


@admin.command()
def close_lobby(reason: Reason, database: Database = None) -> None:
    """Let nobody make new tables; running games go on. The reason is shown to everybody who comes."""
    _do("close_lobby", database, reason=reason)


@admin.command()
def open_lobby(database: Database = None) -> None:
    """Let people make tables again."""
    _do("open_lobby", database)


@admin.command()
def log(
    limit: Annotated[int, typer.Option(min=1, help="how many of the latest")] = 50, database: Database = None
) -> None:
    """Show what was done: who, when, what, to whom, why; the latest first."""
    from thauma.server.admin.log import read_log
    from thauma.server.people.rows import find_person

    with _opened(database) as connection:
        for row in read_log(connection, limit=limit):
            people = [find_person(connection, one) if one else None for one in (row.actor, row.subject)]
            actor, subject = (person.name if person else None for person in people)
            by, whom = actor or row.actor or "command line", f"{subject} ({row.subject})" if subject else row.subject
            print("  ".join(filter(None, (_day(row.at), by, row.action, whom, row.note, row.reason))))

"""What an operator can do, each a type, and what it does to the database. Every one of them is logged as it is done.

AdminAction
├── to a person   Ban, Unban, Rename, DeletePerson, Grant, Revoke, MakeResetCode
├── to a table    RemoveTable
└── to the lobby  CloseLobby, OpenLobby
"""

from collections.abc import Callable, Collection
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, update

from thauma.server.admin.leaving import delete_person, traces
from thauma.server.admin.log import LogRow, write_log
from thauma.server.people import rows
from thauma.server.people.names import clean_name
from thauma.server.people.rows import Person
from thauma.server.refusals import BadRequest, Conflict, NotAllowed, UnknownPerson
from thauma.server.store.schema import people, tables
from thauma.server.tables.beside import change_table
from thauma.server.tables.journal import Remove
from thauma.server.tables.table import Table

PLAIN = r"^[^\x00]*$"
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Why = Annotated[str, Meta(max_length=300, pattern=PLAIN)]
Moment = Annotated[int, Meta(ge=0, lt=1 << 53)]


class _Action(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    reason: Why = ""


class _ToPerson(_Action, frozen=True, kw_only=True):
    person: Id


class Ban(_ToPerson, frozen=True, kw_only=True, tag="ban"):
    """From now on somebody can only read, download their data and go. Their sessions end, their tokens open nothing."""

    until: Moment | None = None  # milliseconds since 1970; for ever if absent


class Unban(_ToPerson, frozen=True, kw_only=True, tag="unban"):
    """Everything is as before the ban, but for the sessions."""


class Rename(_ToPerson, frozen=True, kw_only=True, tag="rename"):
    """Somebody has another name from now on; games that began before keep the old one."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]


class DeletePerson(_ToPerson, frozen=True, kw_only=True, tag="delete_person"):
    """Somebody leaves every seat and is nobody any more; finished games stay, without the name."""


class Grant(_ToPerson, frozen=True, kw_only=True, tag="grant"):
    """An account may do all of this."""


class Revoke(_ToPerson, frozen=True, kw_only=True, tag="revoke"):
    """An account may do none of this any more."""


class MakeResetCode(_ToPerson, frozen=True, kw_only=True, tag="make_reset_code"):
    """A code with which somebody who has forgotten a password chooses a new one, once and within a day."""


class RemoveTable(_Action, frozen=True, kw_only=True, tag="remove_table"):
    """A table that is open or running ends without a result, and its players are told why. One that is finished stays,
    with its result, but is listed for nobody but them."""

    table: Id


class CloseLobby(_Action, frozen=True, kw_only=True, tag="close_lobby"):
    """No new tables; running games go on. The reason is shown to everybody who comes."""


class OpenLobby(_Action, frozen=True, kw_only=True, tag="open_lobby"):
    """New tables again."""


ToPerson = Ban | Unban | Rename | DeletePerson | Grant | Revoke | MakeResetCode
AdminAction = ToPerson | RemoveTable | CloseLobby | OpenLobby


class Done(msgspec.Struct, frozen=True):
    """What was done, as it stands in the log; and the code, if one was made: it is nowhere else."""

    entry: LogRow
    code: str | None = None


class _Effect(NamedTuple):
    note: str | None = None
    code: str | None = None


def carry_out(
    connection: Connection, action: AdminAction, by: str | None, now: int, named_at: Collection[str] | None = None
) -> Done:
    """Do it and log it, in one transaction. `by` is a person's id; none: whoever has the command line. `named_at` are
    the tables with traces of somebody who is deleted, if they were looked for before."""
    if isinstance(action, DeletePerson):
        _delete(connection, action, by, now, named_at)
        effect = _Effect()
    else:
        effect = _RULES[type(action)](connection, action, now)
    subject = getattr(action, "person", None) or getattr(action, "table", None)
    name = str(type(action).__struct_config__.tag)
    return Done(write_log(connection, LogRow(0, now, by, name, subject, effect.note, action.reason)), effect.code)


def _known(connection: Connection, action: ToPerson) -> Person:
    found = rows.find_person(connection, action.person)
    if found is None:
        raise UnknownPerson("there is nobody of that id")
    return found


def _change(connection: Connection, person: Person, **values: Any) -> None:
    connection.execute(update(people).where(people.c.id == person.id).values(values))


def _refuse_admin(connection: Connection, person: Person) -> None:
    standing = rows.find_standing(connection, person.id)
    if standing is not None and standing.is_admin:
        raise NotAllowed(f"{person.name} is an admin: revoke that first")


def _ban(connection: Connection, action: Ban, now: int) -> _Effect:
    person = _known(connection, action)
    if not action.reason.strip():
        raise BadRequest("a ban needs a reason, which the person is told")
    if action.until is not None and action.until <= now:
        raise BadRequest("a ban ends later than now, or never")
    _refuse_admin(connection, person)
    _change(connection, person, banned_at=now, banned_until=action.until, ban_reason=action.reason)
    if person.has_account:  # a guest could not sign in again, not even to see their data
        rows.end_all_sessions(connection, person.id)
    return _Effect("for ever" if action.until is None else f"until {action.until}")


def _unban(connection: Connection, action: Unban, now: int) -> _Effect:
    person = _known(connection, action)
    standing = rows.find_standing(connection, person.id)
    if standing is None or standing.ban is None or not standing.ban.holds_at(now):
        raise Conflict(f"{person.name} is not banned")
    _change(connection, person, banned_at=None, banned_until=None, ban_reason=None)
    return _Effect()


def _rename(connection: Connection, action: Rename, _now: int) -> _Effect:
    before = _known(connection, action)
    after = rows.rename(connection, before, clean_name(action.name))
    return _Effect(f"{before.name} is {after.name}")


def _delete(
    connection: Connection, action: DeletePerson, by: str | None, now: int, named_at: Collection[str] | None
) -> None:
    person = _known(connection, action)
    if by != person.id:
        _refuse_admin(connection, person)
    delete_person(connection, person.id, traces(connection, person.id) if named_at is None else named_at, now)


def _grant(connection: Connection, action: Grant, _now: int) -> _Effect:
    person = _known(connection, action)
    if not person.has_account:
        raise NotAllowed(f"{person.name} is a guest: only an account can be an admin")
    _change(connection, person, is_admin=True)
    return _Effect()


def _revoke(connection: Connection, action: Revoke, _now: int) -> _Effect:
    _change(connection, _known(connection, action), is_admin=False)
    return _Effect()


def _make_reset_code(connection: Connection, action: MakeResetCode, now: int) -> _Effect:
    return _Effect(code=rows.add_reset_code(connection, _known(connection, action).name, now))


def _remove_table(connection: Connection, action: RemoveTable, now: int) -> _Effect:
    def choose(table: Table) -> list[Remove]:
        return [Remove(action.reason)] if table.status in ("open", "playing") else []

    table = change_table(connection, action.table, choose, "", now)
    connection.execute(update(tables).where(tables.c.id == action.table).values(listed=False))
    has_ended = table.removed_because is not None
    return _Effect("ended without a result" if has_ended else f"{table.status}: not listed any more")


def _close_lobby(_connection: Connection, _action: CloseLobby, _now: int) -> _Effect:
    return _Effect()


_RULES: dict[type, Callable[[Connection, Any, int], _Effect]] = {
    Ban: _ban,
    Unban: _unban,
    Rename: _rename,
    Grant: _grant,
    Revoke: _revoke,
    MakeResetCode: _make_reset_code,
    RemoveTable: _remove_table,
    CloseLobby: _close_lobby,
    OpenLobby: _close_lobby,
}

"""What the server asks of all its tables at once. Functions over a connection: for `store.read`, or `store.write` if
they say so. Times are milliseconds."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, and_, case, exists, func, literal, select, true, tuple_, update

from thauma.server.store.loading import LISTED, REMATCH, listed
from thauma.server.store.pulse import DEAD_AFTER
from thauma.server.store.rows import Listed, name_key
from thauma.server.store.schema import processes, seats, tables

LAST_CODE_POINT = "\U0010ffff"
_c = tables.c


def _fixed(text: str) -> ColumnElement[str]:
    """A constant that stands in the statement itself, so that the planner sees which partial index holds it."""
    return literal(text, literal_execute=True)


IS_GAME = _c.lesson.is_(None)  # and no lesson, which no list shows
OPEN, PLAYING, FINISHED = _fixed("open"), _fixed("playing"), _fixed("finished")


def lobby(connection: Connection, limit: int = 100, opened_after: int = 0) -> list[Listed]:
    """Listed tables: the open ones (of which old ones are left out), then the running ones; the newest first."""
    rows: list[Row[Any]] = []
    for status, which in ((OPEN, _c.created_at > opened_after), (PLAYING, true())):
        wanted = LISTED.where(_c.listed, _c.status == status, which).order_by(_c.created_at.desc(), _c.id)
        rows += connection.execute(wanted.limit(limit - len(rows))).all()
    return listed(connection, rows)


def listed_by(connection: Connection, host: str) -> int:
    """How many tables of a host stand open in the lobby."""
    return connection.execute(select(func.count()).where(_c.host == host, _c.status == OPEN, _c.listed)).scalar_one()


def running(connection: Connection) -> int:
    """How many games are being played, listed or not."""
    return connection.execute(select(func.count()).where(_c.status == PLAYING, IS_GAME)).scalar_one()


def my_games(connection: Connection, person: str, limit: int = 100) -> list[Listed]:
    """A person's tables: those that wait for them, other running ones, open ones, then ended ones; newest first."""
    host = select(_c.id).where(_c.host == person, _c.status == OPEN)
    kept = select(seats.c.table_id).where(seats.c.kept_for == person)
    mine = select(seats.c.table_id).where(seats.c.person == person).union(host.correlate(None), kept)
    waits = exists().where(
        seats.c.table_id == _c.id,
        seats.c.person == person,
        _c.pending.op("&")(literal(1).op("<<")(seats.c.seat)) != 0,
    )
    rank = case((and_(_c.status == PLAYING, waits), 0), (_c.status == PLAYING, 1), (_c.status == OPEN, 2), else_=3)
    in_order = (rank, func.coalesce(_c.ended_at, _c.started_at, _c.created_at).desc(), _c.id)
    wanted = LISTED.where(_c.id.in_(mine), IS_GAME).order_by(*in_order).limit(limit)
    return listed(connection, connection.execute(wanted).all())


def running_lesson(connection: Connection, person: str, lesson: str) -> str | None:
    """The table of somebody's lesson that they have not finished; the newest, should there be several."""
    mine = select(_c.id).where(_c.host == person, _c.lesson == lesson, _c.lesson.is_not(None), _c.status == PLAYING)
    return connection.scalars(mine.order_by(_c.created_at.desc()).limit(1)).first()


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """Which finished games are wanted. `player` is the beginning of a person's name, `by` a kind of victory."""

    player: str | None = None
    person: str | None = None
    game: str | None = None
    by: str | None = None
    before: str | None = None  # `next` of the page before
    viewer: str | None = None  # the person who asks: they find the unlisted games that they played


class Page(msgspec.Struct, frozen=True):
    tables: list[Listed]
    next: str | None  # for `before` of the next page; None if this was the last


class BadCursor(ValueError):
    """A cursor that no page has given out."""


def finished_games(connection: Connection, search: Search, limit: int = 50) -> Page:
    """Finished games, the last to end first. `BadCursor` if `before` is not one of ours."""
    wanted = LISTED.where(_c.status == FINISHED, IS_GAME, *_conditions(search))
    wanted = wanted.order_by(_c.ended_at.desc(), _c.id.desc()).limit(limit + 1)
    rows = connection.execute(wanted).all()
    page = listed(connection, rows[:limit])
    more = len(rows) > limit
    return Page(page, _cursor(page[-1]) if more else None)


def _conditions(search: Search) -> list[ColumnElement[bool]]:
    played = select(seats.c.table_id).where(seats.c.person == search.viewer)
    conditions: list[ColumnElement[bool]] = [_c.listed if search.viewer is None else _c.listed | _c.id.in_(played)]
    if search.game is not None:
        conditions.append(_c.game == search.game)
    if search.by is not None:
        conditions.append(_c.won_by == search.by)
    if search.person is not None:
        conditions.append(_c.id.in_(select(seats.c.table_id).where(seats.c.person == search.person)))
    if search.player:
        key = name_key(search.player)
        has_name = and_(seats.c.name_key >= key, seats.c.name_key <= key + LAST_CODE_POINT)
        named = select(seats.c.table_id).where(seats.c.kind == _fixed("person"), has_name)
        conditions.append(_c.id.in_(named))
    if search.before is not None:
        conditions.append(tuple_(_c.ended_at, _c.id) < tuple_(*_parse_cursor(search.before)))
    return conditions


def _cursor(last: Listed) -> str:
    return f"{last.head.ended_at}-{last.id}"


def _parse_cursor(cursor: str) -> tuple[int, str]:
    ended_at, dash, table_id = cursor.partition("-")
    if not (ended_at.isascii() and ended_at.isdigit() and len(ended_at) < 17 and dash and table_id):
        raise BadCursor(f"`before` takes the `next` of the page before, not {cursor[:60]!r}")
    return int(ended_at), table_id


def newest(connection: Connection, table_id: str) -> tuple[int, str | None]:
    """The serial of a table's last entry, and its rematch if there is one."""
    serial, rematch = connection.execute(select(_c.serial, REMATCH).where(_c.id == table_id)).one()
    return serial, rematch


def due(connection: Connection, now: int, limit: int = 100, but: Collection[str] = ()) -> list[tuple[str, int]]:
    """Tables whose deadline has passed, the longest overdue first: id and serial of each, except some."""
    wanted = select(_c.id, _c.serial).where(_c.deadline.is_not(None), _c.deadline <= now, _c.id.not_in(list(but)))
    return [(row.id, row.serial) for row in connection.execute(wanted.order_by(_c.deadline, _c.id).limit(limit))]


def next_deadline(connection: Connection) -> int | None:
    """The earliest deadline of all tables."""
    return connection.execute(select(func.min(_c.deadline)).where(_c.deadline.is_not(None))).scalar()


def without_thinker(
    connection: Connection, now: int, limit: int = 100, but: Collection[str] = ()
) -> list[tuple[str, int]]:
    """Tables where bots are to move and no living process thinks for them: id and serial of each, except some."""
    wanted = select(_c.id, _c.serial).where(_nobody_thinks(now), _c.id.not_in(list(but)))
    return [(row.id, row.serial) for row in connection.execute(wanted.order_by(_c.thinker, _c.id).limit(limit))]


def claim(
    connection: Connection, process: str, now: int, limit: int = 100, but: Collection[str] = ()
) -> list[tuple[str, int]]:
    """Become the thinker of tables that have none, except some: id and serial of each. For `store.write`; no two
    processes get the same."""
    wanted = select(_c.id, _c.serial).where(_nobody_thinks(now), _c.id.not_in(list(but)))
    wanted = wanted.order_by(_c.thinker, _c.id).limit(limit)
    found = [(row.id, row.serial) for row in connection.execute(wanted.with_for_update(skip_locked=True))]
    connection.execute(update(tables).where(_c.id.in_([table_id for table_id, _ in found])).values(thinker=process))
    return found


def claim_table(connection: Connection, table_id: str, process: str, now: int) -> bool:
    """Become the thinker of this table if it has none. For `store.write`; of several processes one succeeds."""
    claimed = update(tables).where(_c.id == table_id, _nobody_thinks(now)).values(thinker=process)
    return connection.execute(claimed).rowcount == 1


def leave_to_others(connection: Connection, process: str, ids: Collection[str]) -> None:
    """Be the thinker of these tables no more: somebody else may claim them. For `store.write`."""
    mine = update(tables).where(_c.id.in_(list(ids)), _c.thinker == process)
    connection.execute(mine.values(thinker=""))


def thought_by(connection: Connection, process: str) -> list[tuple[str, int]]:
    """Tables where bots are to move and this process thinks for them: id and serial of each."""
    wanted = select(_c.id, _c.serial).where(_c.thinker == process, _c.thinker.is_not(None))
    return [(row.id, row.serial) for row in connection.execute(wanted)]


def _nobody_thinks(now: int) -> ColumnElement[bool]:
    living = select(processes.c.id).where(processes.c.pulse >= now - DEAD_AFTER)
    return and_(_c.thinker.is_not(None), _c.thinker.not_in(living))


def to_count(connection: Connection, limit: int = 100, but: Collection[str] = ()) -> list[str]:
    """Finished rated tables that the ratings don't count yet, in the order in which they ended, except some."""
    wanted = select(_c.id).where(_c.rated, ~_c.counted, _c.status == FINISHED, _c.id.not_in(list(but)))
    return list(connection.scalars(wanted.order_by(_c.ended_at).limit(limit)))


def count(connection: Connection, table_id: str) -> bool:
    """Mark a table as counted; False if it was already. For `store.write`, in the function that changes the ratings."""
    once = update(tables).where(_c.id == table_id, ~_c.counted).values(counted=True)
    return connection.execute(once).rowcount == 1


def of_ids(connection: Connection, ids: Sequence[str]) -> list[Listed]:
    """Some tables, in any order; those that don't exist are left out."""
    return listed(connection, connection.execute(LISTED.where(_c.id.in_(ids))).all())


def games_of(connection: Connection, person: str) -> int:
    """How many finished games a person has played."""
    mine = select(seats.c.table_id).where(seats.c.person == person)
    return connection.execute(select(func.count()).where(_c.status == FINISHED, IS_GAME, _c.id.in_(mine))).scalar_one()


def set_deadline(connection: Connection, table_id: str, serial: int, deadline: int | None) -> None:
    """Correct a deadline that was written with an entry, unless another entry came since. For `store.write`."""
    connection.execute(update(tables).where(_c.id == table_id, _c.serial == serial).values(deadline=deadline))

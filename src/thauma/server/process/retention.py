"""Forgets what nobody needs any more: guests who don't come back, tables that never began, games that nobody plays on,
lessons. Finished games stay."""

import structlog
from sqlalchemy import Connection, Select, delete, exists, select

from thauma.server.process.settings import Keep
from thauma.server.refusals import Refusal
from thauma.server.store import Store
from thauma.server.store.schema import (
    deals,
    ended_sessions,
    journal,
    judgements,
    people,
    ratings,
    seats,
    tables,
    tokens,
)
from thauma.server.tables.clock import DAY
from thauma.server.tables.journal import CLOCK, Abort, Act, Remove
from thauma.server.tables.registry import Tables

ROUNDS_BETWEEN = 60  # of the watch
BATCH = 50  # at a time: nobody's move waits for it
log = structlog.get_logger(__name__)


class Retention:
    """A step of the watch, which does something once in a while."""

    def __init__(self, store: Store, tables: Tables, keep: Keep) -> None:
        self._store, self._tables, self._keep = store, tables, keep
        self._rounds = 0

    async def forget(self) -> None:
        self._rounds += 1
        if self._rounds % ROUNDS_BETWEEN == 1:
            await self.forget_now()

    async def forget_now(self) -> None:
        """End tables and games that are too old, then forget aborted tables, lessons and guests; a batch of each."""
        now, keep = self._tables.now(), self._keep
        in_hand = [live.id for live in self._tables]
        forgotten = {
            "open_tables": await self._end(_open_since(now - keep.open_tables * DAY), Abort()),
            "unplayed_games": await self._end(
                _unplayed_since(now - keep.unplayed_games * DAY),
                Remove(f"nobody played here for {keep.unplayed_games} days"),
            ),
            "aborted_tables": await self._store.write(
                lambda connection: forget_aborted(connection, now - keep.aborted_tables * DAY, in_hand)
            ),
            "lessons": await self._store.write(
                lambda connection: forget_lessons(connection, now - keep.lessons * DAY, in_hand)
            ),
            "guests": await self._store.write(
                lambda connection: forget_guests(connection, now - keep.guests * DAY, now)
            ),
        }
        for what, number in forgotten.items():
            if number:
                self._tables.metrics.forgotten(what, number)
                log.info("forgot what was kept long enough", what=what, number=number)

    async def _end(self, old: Select[str], act: Act) -> int:
        unreadable = self._tables.unreadable
        found = await self._store.read(lambda c: c.scalars(old.order_by(tables.c.created_at).limit(BATCH)).all())
        ended = 0
        for table_id in (one for one in found if one not in unreadable):
            try:
                await (await self._tables.find(table_id)).act(act, CLOCK)
                ended += 1
            except Refusal as refusal:  # somebody sat down in the last moment
                log.info("an old table was not ended", table=table_id, why=refusal.code)
        return ended


def _open_since(before: int) -> Select[str]:
    return select(tables.c.id).where(tables.c.status == "open", tables.c.created_at < before)


def _unplayed_since(before: int) -> Select[str]:
    """Games without a clock in which nothing has happened since, and no bot is about to move."""
    without_clock = (tables.c.status == "playing") & tables.c.deadline.is_(None) & tables.c.thinker.is_(None)
    happened = exists().where(journal.c.table_id == tables.c.id, journal.c.at >= before)
    return select(tables.c.id).where(without_clock, tables.c.created_at < before, ~happened)


def forget_aborted(connection: Connection, before: int, but: list[str]) -> int:
    """Delete tables that ended without a result, and say how many."""
    old = select(tables.c.id).where(tables.c.status == "aborted", tables.c.ended_at < before, tables.c.id.not_in(but))
    rematches = select(tables.c.rematch_of).where(tables.c.rematch_of.is_not(None))
    return _forget(connection, old.where(tables.c.id.not_in(rematches)).order_by(tables.c.ended_at))


def forget_lessons(connection: Connection, before: int, but: list[str]) -> int:
    """Delete lessons that were begun before, wherever they were left, and say how many."""
    is_old = (tables.c.lesson.is_not(None), tables.c.created_at < before)
    rematches = select(tables.c.rematch_of).where(tables.c.rematch_of.is_not(None))
    old = select(tables.c.id).where(*is_old, tables.c.id.not_in(but), tables.c.id.not_in(rematches))
    return _forget(connection, old.order_by(tables.c.created_at))


def _forget(connection: Connection, old: Select[tuple[str]]) -> int:
    found = list(connection.scalars(old.limit(BATCH)))
    for table in (judgements, journal, seats, deals):
        connection.execute(delete(table).where(table.c.table_id.in_(found)))
    connection.execute(delete(tables).where(tables.c.id.in_(found)))
    return len(found)


def forget_guests(connection: Connection, before: int, now: int) -> int:
    """Delete guests who sit at no table that goes on, and say how many. Games that they finished keep their names."""
    goes_on = select(tables.c.id).where(tables.c.status.in_(("open", "playing")))
    sits = select(seats.c.person).where(seats.c.person.is_not(None), seats.c.table_id.in_(goes_on))
    is_banned = people.c.banned_at.is_not(None) & (people.c.banned_until.is_(None) | (people.c.banned_until > now))
    old = select(people.c.id).where(people.c.kind == "guest", people.c.seen_at < before, ~is_banned)
    found = list(connection.scalars(old.where(people.c.id.not_in(sits)).order_by(people.c.seen_at).limit(BATCH)))
    for table in (ended_sessions, tokens, ratings):
        connection.execute(delete(table).where(table.c.person.in_(found)))
    connection.execute(delete(people).where(people.c.id.in_(found)))
    return len(found)

"""Forgets what nobody needs any more: guests who don't come back, tables that never began. Finished games stay."""

import structlog
from sqlalchemy import Connection, delete, select

from thauma.server.process.settings import Keep
from thauma.server.refusals import Refusal
from thauma.server.store import Store
from thauma.server.store.schema import deals, ended_sessions, journal, people, ratings, seats, tables, tokens
from thauma.server.tables.clock import DAY
from thauma.server.tables.journal import CLOCK, Abort
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
        """Close open tables that are too old, then forget aborted tables and guests; a batch of each."""
        now, keep = self._tables.now(), self._keep
        in_hand = [live.id for live in self._tables]
        forgotten = {
            "open_tables": await self._close_open(now - keep.open_tables * DAY),
            "aborted_tables": await self._store.write(
                lambda connection: forget_aborted(connection, now - keep.aborted_tables * DAY, in_hand)
            ),
            "guests": await self._store.write(
                lambda connection: forget_guests(connection, now - keep.guests * DAY, now)
            ),
        }
        for what, number in forgotten.items():
            if number:
                self._tables.metrics.forgotten(what, number)
                log.info("forgot what was kept long enough", what=what, number=number)

    async def _close_open(self, before: int) -> int:
        old = select(tables.c.id).where(tables.c.status == "open", tables.c.created_at < before)
        damaged = self._tables.damaged
        found = await self._store.read(lambda c: c.scalars(old.order_by(tables.c.created_at).limit(BATCH)).all())
        closed = 0
        for table_id in (one for one in found if one not in damaged):
            try:
                await (await self._tables.find(table_id)).act(Abort(), CLOCK)
                closed += 1
            except Refusal as refusal:  # somebody sat down in the last moment
                log.info("an old table was not closed", table=table_id, why=refusal.code)
        return closed


def forget_aborted(connection: Connection, before: int, but: list[str]) -> int:
    """Delete tables that ended without a result, and say how many."""
    old = select(tables.c.id).where(tables.c.status == "aborted", tables.c.ended_at < before, tables.c.id.not_in(but))
    rematches = select(tables.c.rematch_of).where(tables.c.rematch_of.is_not(None))
    found = list(connection.scalars(old.where(tables.c.id.not_in(rematches)).order_by(tables.c.ended_at).limit(BATCH)))
    for table in (journal, seats, deals):
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

"""The watch: once a second, what nobody asks for but must be done. Every step of it may be done twice without harm."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import structlog

from thauma.server.live.presence import Presence
from thauma.server.people.ratings import count_finished
from thauma.server.refusals import Refusal
from thauma.server.store import Store, StoreError, queries
from thauma.server.tables import journal
from thauma.server.tables.live_table import LiveTable
from thauma.server.tables.registry import Tables

SECONDS = 1.0
COUNTED = "counted"  # the topic under which processes tell each other that a table was counted into the ratings

log = structlog.get_logger(__name__)


class Watch:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        presence: Presence,
        ask_around: Callable[[], None],
        others: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        self._store = store
        self._tables = tables
        self._presence = presence
        self._ask_around = ask_around  # who is at the other processes
        self._others = others  # steps of whoever has something to do once a second
        self._dead: set[str] = set()
        store.news.subscribe_gossip(self._hear)

    async def keep(self) -> None:
        """Go round for ever. A round that fails is only a round; the next one finds what it left."""
        while True:
            await self.go_round()
            await asyncio.sleep(SECONDS)

    async def go_round(self) -> None:
        steps = (self._draw_flags, self._attend_bots, self._count_ratings, self._forget_the_dead)
        for step in (*steps, *self._others):
            try:
                await step()
            except StoreError as error:
                log.warning("the watch could not see", step=step.__name__, why=str(error))
            except Exception as error:
                log.error("the watch stumbled", step=step.__name__, exc_info=error)
        self._tables.tell_presence(self._presence.forget_requests())
        self._tables.put_idle_away()

    async def _draw_flags(self) -> None:
        now, unreadable = self._tables.now(), self._tables.unreadable
        due = await self._store.read(lambda connection: queries.due(connection, now, but=unreadable))
        if due:
            await self._store.note_time()  # the machine may have slept: that time is nobody's
        for table_id, serial in due:
            await self._attend(table_id, serial, partial(self._draw_flag, now))

    async def _draw_flag(self, now: int, live: LiveTable) -> None:
        fallen = live.table.clock.fallen(now)
        for seat in fallen:
            try:
                await live.act(journal.Flag(seat), journal.CLOCK)
            except Refusal as refusal:  # somebody moved in the last moment
                log.info("a flag was not drawn", table=live.id, why=refusal.code)
        if not fallen:
            await live.note_deadline()

    async def _attend(self, table_id: str, serial: int, do: Callable[[LiveTable], Awaitable[None]]) -> None:
        """Do something at a table as it is after an entry. One that fails is no reason to neglect the others."""
        if table_id in self._tables.unreadable:
            return
        try:
            live = await self._tables.find(table_id)
            await live.catch_up(serial)
            await do(live)
        except StoreError:
            raise
        except Refusal as refusal:
            log.info("a table was not attended to", table=table_id, why=refusal.code)
        except Exception as error:
            await self._tables.set_aside(table_id, error)

    async def _attend_bots(self) -> None:
        if self._tables.think is None:
            return
        process, now, left = self._store.process, self._tables.now(), self._tables.unreadable
        if await self._store.read(lambda connection: queries.without_thinker(connection, now, 1, left)):
            await self._store.write(lambda connection: queries.claim(connection, process, now, but=left))
        # Not only those that were just claimed: of a claim, too, the answer may have been lost.
        claimed = await self._store.read(lambda connection: queries.thought_by(connection, process))
        if in_vain := [table_id for table_id, _ in claimed if table_id in left]:
            await self._store.write(lambda connection: queries.leave_to_others(connection, process, in_vain))
        for table_id, serial in claimed:
            await self._attend(table_id, serial, _think_here)

    async def _count_ratings(self) -> None:
        unreadable = self._tables.unreadable
        for table_id in await self._store.read(lambda connection: queries.to_count(connection, but=unreadable)):
            await self._count(table_id)

    async def _count(self, table_id: str) -> None:
        try:
            if await self._store.write(partial(count_finished, table=table_id)):
                self._tables.hear_counted(table_id)
                self._store.news.publish(COUNTED, table_id.encode())
        except (ValueError, LookupError) as error:  # an outcome that can't be read
            await self._tables.set_aside(table_id, error)

    def _hear(self, topic: str, message: bytes) -> None:
        if topic == COUNTED:
            self._tables.hear_counted(message.decode())

    async def _forget_the_dead(self) -> None:
        dead = set(await self._store.dead_processes())
        for process in self._presence.processes & dead:
            self._tables.tell_presence(self._presence.forget_process(process))
        if self._dead - dead:
            self._ask_around()  # one that only seemed dead has people who are not counted here any more
        self._dead = dead


async def _think_here(live: LiveTable) -> None:
    live.bots.think_here()

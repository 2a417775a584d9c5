"""The server's memory. Everything is awaited on the event loop and done in threads; what returned is on disk."""

import asyncio
import secrets
import time
from bisect import insort
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection

from thauma.server.store import keys, loading, pulse
from thauma.server.store.appends import Append, write_table
from thauma.server.store.engine import Database, open_database
from thauma.server.store.errors import CannotOpen, StoreError, StoreUnavailable
from thauma.server.store.news import News
from thauma.server.store.reader import Reader
from thauma.server.store.rows import EntryRow, Head, NewTable, SeatRow, Stored
from thauma.server.store.writer import MOST_WAITING, OnCommit, Writer

T = TypeVar("T")
Now = Callable[[], int]


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """Open one with `await Store.open(url)`; close it at the end. `process` is this process's name among others."""

    def __init__(self, database: Database, now: Now, most_waiting: int, on_commit: OnCommit) -> None:
        self.process = secrets.token_hex(6)
        self.news = News(self.process)
        self._database = database
        self._now = now
        self._writer = Writer(database.writing, self.news.announce, most_waiting=most_waiting, on_commit=on_commit)
        self._reader = Reader(database.reading)
        self._outages: list[pulse.Outage] = []
        self.on_outage: Callable[[pulse.Outage], object] = lambda _outage: None  # told of each once it is known
        self._beating: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        now: Now = wall_clock,
        most_waiting: int = MOST_WAITING,
        on_commit: OnCommit = lambda _entries: None,
    ) -> "Store":
        """Open a database, `sqlite:///FILE` or `postgresql://…`; it is created and migrated by itself. `on_commit` is
        told of each commit how many entries it wrote, in the writer's thread.

        Raises `CannotOpen` with a sentence if that can't be.
        """
        store = cls(await asyncio.to_thread(open_database, url), now, most_waiting, on_commit)
        try:
            await store._begin()
        except BaseException as error:
            await store.close()
            if isinstance(error, StoreUnavailable):
                raise CannotOpen(str(error)) from error
            raise
        return store

    async def close(self) -> None:
        """Write what waits and leave. The last pulse is of this moment: what comes after is an outage."""
        if self._beating:
            self._beating.cancel()
            with suppress(StoreError):
                await self._beat()
        await self.news.close()
        await self._writer.close()
        await self._reader.close()
        await asyncio.to_thread(self._database.close)

    async def create_table(
        self, new: NewTable, head: Head, seats: Sequence[SeatRow], entries: Sequence[EntryRow]
    ) -> None:
        """Keep a new table. Raises `AlreadyThere` if its id, or what it is a rematch of, is taken."""
        await self._writer.call(lambda connection: write_table(connection, new, head, seats, entries))

    async def append(self, entry: EntryRow, head: Head, seats: Sequence[SeatRow] | None = None) -> bool:
        """Keep an entry and what the table is after it; `seats`, if they changed, are all of them.

        False: its serial is not the next one (another was faster), and nothing of it was written.
        Raises `ServerBusy` at once if too much waits.
        """
        return await self._writer.append(Append(entry, head, seats))

    async def load(self, table_id: str, after: int = -1) -> Stored | None:
        """A table with its entries after a serial; None if there is no such table."""
        return await self.read(lambda connection: loading.load(connection, table_id, after))

    async def entry_by_id(self, table_id: str, actor: str, entry_id: str) -> EntryRow | None:
        """The entry that an actor once gave this id: the answer to an act that is sent again."""
        return await self.read(lambda connection: loading.entry_by_id(connection, table_id, actor, entry_id))

    async def write(self, function: Callable[[Connection], T]) -> T:
        """Run a function in the writer's transaction, under a savepoint of its own: if it raises, only it is undone.

        It may be run again if the database went away before the commit.
        """
        return await self._writer.call(function)

    async def read(self, function: Callable[[Connection], T]) -> T:
        """Run a function that only reads; all it sees is of one moment."""
        return await self._reader.read(function)

    async def secret(self, name: str) -> bytes:
        """A key of 32 random bytes, made when it is first asked for and the same ever after, for all processes."""
        return await self.write(lambda connection: keys.secret(connection, name))

    def outages(self) -> list[pulse.Outage]:
        """When no process was there, in order: `(begins, ends)` each."""
        return list(self._outages)

    async def note_time(self) -> None:
        """Give a pulse now; afterwards `outages` knows of every outage up to this moment."""
        await self._beat()

    async def dead_processes(self) -> list[str]:
        """Processes that stopped without being replaced, or hang."""
        return await self.read(lambda connection: pulse.dead_processes(connection, self._now()))

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to the database too."""
        return self._database.is_shared

    @property
    def trouble(self) -> str | None:
        """Why nothing can be written now, as a sentence; None if all is well, as far as is known."""
        return self._writer.trouble

    @property
    def waiting(self) -> int:
        """How many writes wait to be durable."""
        return self._writer.waiting

    def _gossip(self, function: Callable[[Connection], object]) -> None:
        with suppress(StoreError):  # it may be lost
            self._writer.call(function).add_done_callback(_forget)

    async def _begin(self) -> None:
        await self._beat()
        if self.is_shared:
            await self.news.listen(self._database.url, self._gossip)
        else:
            await self.write(lambda connection: pulse.forget_others(connection, self.process))
        self._beating = asyncio.create_task(self._beat_on())

    async def _beat(self) -> None:
        known = self._outages[-1][0] if self._outages else -1

        def renew(connection: Connection) -> list[pulse.Outage]:
            pulse.beat(connection, self.process, self._now())
            return pulse.outages_since(connection, known)

        for outage in await self._writer.call(renew, even_if_busy=True):
            insort(self._outages, outage)
            self.on_outage(outage)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(pulse.BEAT_SECONDS)
            with suppress(StoreError):  # the gap that this makes is written by the next that succeeds
                await self._beat()


def _forget(done: "asyncio.Future[object]") -> None:
    if not done.cancelled():
        done.exception()

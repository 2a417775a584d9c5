"""All tables that this process has in hand."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import KW_ONLY, dataclass, field
from typing import Any

import structlog

from thauma.games.errors import ThaumaError
from thauma.server.live.presence import Presence
from thauma.server.live.slow_lane import SlowLane
from thauma.server.process.metrics import Metrics
from thauma.server.refusals import Refusal, ServerBusy, UnknownTable, damaged
from thauma.server.store import Store
from thauma.server.store.errors import StoreError
from thauma.server.store.migrations import is_newer
from thauma.server.store.news import Written
from thauma.server.tables.clock import Downtime
from thauma.server.tables.journal import Act, Entry
from thauma.server.tables.listing import head_of, seat_rows
from thauma.server.tables.live_table import SECONDS_BEFORE_LOOKING_AGAIN, LiveTable
from thauma.server.tables.parts import TableOptions
from thauma.server.tables.shelf import entry_row, new_table
from thauma.server.tables.table import Table

log = structlog.get_logger(__name__)

Think = Callable[[str, bytes, int, int], Coroutine[Any, Any, int]]  # game, state, seat, level -> action


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def _unknown() -> Refusal:
    return UnknownTable("there is no such table: the link may be incomplete")


def _newer() -> Refusal:
    return ServerBusy("this table is led by a newer version of the server: connect again in a moment")


@dataclass(eq=False)
class Tables:
    """All tables of this process, taken from the store when somebody asks for them."""

    store: Store
    think: Think | None
    _: KW_ONLY
    downtime: Downtime
    presence: Presence
    warm: Callable[[str], Coroutine[Any, Any, None]]
    now: Callable[[], int] = now_ms
    metrics: Metrics = field(default_factory=Metrics)

    def __post_init__(self) -> None:
        self.slow_lane = SlowLane()
        self.is_closing = False
        self.damaged: set[str] = set()  # tables that can't be read: set aside until the next start
        self.newer: set[str] = set()  # tables that only a newer version of this program can read: left to its processes
        self._in_hand: dict[str, LiveTable] = {}
        self._coming: dict[str, asyncio.Task[LiveTable]] = {}
        self._background: set[asyncio.Task[Any]] = set()

    @property
    def unreadable(self) -> set[str]:
        return self.damaged | self.newer

    def check_readable(self, table_id: str) -> None:
        """Refuse a table that was set aside."""
        if table_id in self.damaged:
            raise damaged()
        if table_id in self.newer:
            raise _newer()

    @property
    def thinker(self) -> str:
        """Who thinks for the bots after an entry that is written here; nobody's name if another process has to."""
        return self.store.process if self.think is not None else ""

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._in_hand.values()))

    def __len__(self) -> int:
        return len(self._in_hand)

    def in_background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that lives until it is done, whoever waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._background.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._background.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, ThaumaError):
            log.error("something in the background failed", exc_info=error)

    async def find(self, table_id: str) -> LiveTable:
        """The table of that id; UnknownTable if there is none."""
        self.check_readable(table_id)
        if (live := self._in_hand.get(table_id)) is not None:
            live.used_at = time.monotonic()  # so that it isn't put away before whoever asked has come to use it
            return live
        if "\0" in table_id:  # which not every database can look for
            raise _unknown()
        if table_id not in self._coming:
            self._coming[table_id] = self.in_background(self._fetch(table_id))
        return await asyncio.shield(self._coming[table_id])

    async def _fetch(self, table_id: str) -> LiveTable:
        try:
            stored = await self.store.load(table_id)
            if stored is None:
                raise _unknown()
            await self.warm(stored.table.game)
            async with self.setting_aside(table_id):
                live = await LiveTable.of(self, stored)
            self._take_in_hand(live)
            if not self.store.is_shared:
                live.bots.think_here()  # whoever thought for them before is gone
            return live
        finally:
            del self._coming[table_id]

    async def create(self, options: TableOptions, acts: list[Act], actor: str) -> LiveTable:
        """Make a table, with those who sit there from the beginning."""
        table = Table(options, self.downtime)
        entries = [Entry(serial, options.created_at, actor, "", act) for serial, act in enumerate(acts)]
        for entry in entries:
            table.apply(entry)
        head = head_of(table, options.created_at, self.thinker)
        rows = [entry_row(options.id, entry) for entry in entries]
        await self.store.create_table(new_table(options), head, seat_rows(table), rows)
        live = self._take_in_hand(LiveTable(self, table))
        live.bots.thinker = head.thinker
        live.tell()
        return live

    @asynccontextmanager
    async def setting_aside(self, table_id: str) -> AsyncIterator[None]:
        """If the block fails, it is for what stands in this table's journal: nobody is to stumble over it again."""
        try:
            yield
        except Exception as error:
            await self.set_aside(table_id, error)
            self.check_readable(table_id)

    async def set_aside(self, table_id: str, error: Exception) -> None:
        """A table fails whoever touches it: leave it alone until the next start, and let the others go on. If a newer
        version of this program writes to the database, it is no damage: its processes lead the table."""
        if await self.store.read(is_newer):
            log.warning("a table is led by a newer version of this program and left to it", table=table_id)
            self.newer.add(table_id)
        else:
            log.error("a table is damaged and was set aside", table=table_id, exc_info=error)
            self.damaged.add(table_id)
        if (live := self._in_hand.pop(table_id, None)) is not None:
            self.metrics.table_went(live.table.options.game)
            live.bots.thinker = None
            live.tell_table()  # so that everybody who watches finds out

    def _take_in_hand(self, live: LiveTable) -> LiveTable:
        self._in_hand[live.id] = live
        self.metrics.table_came(live.table.options.game)
        return live

    def knows(self, table_id: str) -> bool:
        return table_id in self._in_hand or table_id in self._coming  # which may have been read just before

    async def hear(self, written: Written) -> None:
        """Another process has written an entry."""
        live = self._in_hand.get(written.table)
        if live is None and written.table in self._coming:
            live = await asyncio.shield(self._coming[written.table])
        if live is not None:
            await self._insist(lambda: live.catch_up(written.serial, written))

    async def look_again(self) -> None:
        """News of other processes may have been lost: see at every table whether there are any."""
        for live in self:
            with suppress(Refusal):  # of a table that can't be read any more
                await self._insist(live.freshen)
                live.tell_table()

    async def _insist(self, look: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while not self.is_closing:
            try:
                await look()
                return
            except StoreError:
                await asyncio.sleep(SECONDS_BEFORE_LOOKING_AGAIN)

    async def hear_outage(self, begins: int) -> None:
        """An outage became known. Where something was done since it began, clocks have counted it: the journal is read
        anew, so that they are what any other process makes of it."""
        for live in self:
            if live.table.clock.counts_since(begins):
                with suppress(Refusal):
                    await self._insist(live.read_anew)

    def hear_rematch(self, table_id: str, rematch: str) -> None:
        """A rematch was asked for at another process."""
        if (live := self._in_hand.get(table_id)) is not None:
            live.note_rematch(rematch)

    def hear_counted(self, table_id: str) -> None:
        """The end of a rated table has been counted into the ratings of its people."""
        if (live := self._in_hand.get(table_id)) is not None:
            live.tell_table()

    def tell_presence(self, table_ids: Iterable[str]) -> None:
        """Somebody came or went at another process."""
        for table_id in table_ids:
            if (live := self._in_hand.get(table_id)) is not None:
                live.tell_table()

    def put_idle_away(self) -> None:
        for table_id, live in [(table_id, live) for table_id, live in self._in_hand.items() if live.is_idle]:
            del self._in_hand[table_id]
            self.metrics.table_went(live.table.options.game)

    async def finish(self) -> None:
        """Wait until everything that was begun is on disk."""
        self.is_closing = True
        while self._background:
            await asyncio.wait(set(self._background))

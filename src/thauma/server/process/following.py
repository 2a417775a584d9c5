"""Follows the log of what operators do, at this process, another or the command line, so that it holds here at once.

On PostgreSQL news tell of a new row; for a SQLite file, which a command may change meanwhile, the watch looks.
"""

import asyncio
from collections.abc import Callable

import structlog

from thauma.server.admin.log import TOPIC, LogRow, log_after, newest, why_closed
from thauma.server.people.identity import Identity
from thauma.server.refusals import DamagedTable
from thauma.server.store import Store
from thauma.server.tables.live_table import LiveTable
from thauma.server.tables.registry import Tables

SHUT_OUT = frozenset({"ban", "delete_person"})  # after which nothing of somebody's stays open, not even for programs
log = structlog.get_logger(__name__)


class Follower:
    """Knows whether the lobby is closed, and lets every new row of the log take effect in memory."""

    def __init__(self, store: Store, identity: Identity, tables: Tables) -> None:
        self.why_closed: str | None = None  # what newcomers are told; none: the lobby is open
        self._store, self._identity, self._tables = store, identity, tables
        self._last = 0
        self._one_at_a_time = asyncio.Lock()
        store.news.subscribe_gossip(self._hear)

    async def begin(self) -> None:
        self._last = await self._store.read(newest)
        self.why_closed = await self._store.read(why_closed)

    def _hear(self, topic: str, _message: bytes) -> None:
        if topic == TOPIC:
            self._tables.in_background(self.look())

    async def look(self) -> None:
        """Take in what was done since."""
        async with self._one_at_a_time:
            for row in await self._store.read(lambda connection: log_after(connection, self._last)):
                log.info("an operator did something", action=row.action, subject=row.subject, actor=row.actor)
                await self._follow(row)
                self._last = row.id

    async def _follow(self, row: LogRow) -> None:
        if row.action in ("close_lobby", "open_lobby"):
            self.why_closed = row.reason if row.action == "close_lobby" else None
        elif row.action == "remove_table":
            await self._read_anew(lambda live: live.id == row.subject)
        elif row.subject is not None:
            await self._follow_person(row.subject, row.action)

    async def _follow_person(self, person: str, action: str) -> None:
        self._identity.forget(person)
        if action in SHUT_OUT:
            for live in self._tables:
                live.end_sessions(person, None, even_tokens=True)
        if action == "delete_person":
            await self._read_anew(lambda live: live.table.has_place_for(person) or live.table.options.host == person)

    async def _read_anew(self, is_meant: Callable[[LiveTable], bool]) -> None:
        for live in filter(is_meant, self._tables):
            try:
                await live.read_anew()
            except DamagedTable:
                log.info("a table was not read anew", table=live.id, why="damaged")

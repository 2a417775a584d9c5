"""All that one process of the server has: the store, its tables, the bots' thinkers, who people are, what they may."""

import asyncio
import secrets
from bisect import bisect_left
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from thauma.server.identity import Identity
from thauma.server.limits import LIMITS, Limit, Limits, Places
from thauma.server.metrics import Metrics
from thauma.server.names import is_reserved
from thauma.server.presence import Presence
from thauma.server.settings import Settings
from thauma.server.store import Store
from thauma.server.tables import Tables, now_ms
from thauma.server.thinking import Question, Thinkers
from thauma.server.warming import Warming
from thauma.server.watch import Watch

PRESENCE = "presence"  # the topic under which processes tell each other who is where


class House:
    """Open it with `House.open`; everything in it ends with the block."""

    def __init__(self, settings: Settings, store: Store, identity: Identity, thinkers: Thinkers | None) -> None:
        self.settings = settings
        self.store = store
        self.identity = identity
        self.thinkers = thinkers
        self.metrics = Metrics()
        self.limits = Limits(limits=_scaled(settings.patience))
        self.sockets = Places(each=int(32 * max(1.0, settings.patience)))
        self.presence = Presence(now_ms, self._announce_presence)
        self.warming = Warming()
        self.tables = Tables(
            store,
            self._think if thinkers else None,
            downtime=self._downtime,
            presence=self.presence,
            warm=self.warming.of,
        )
        self.stopping = asyncio.Event()
        store.news.subscribe(self._on_entry, self._on_gap)
        store.news.subscribe_gossip(self._on_gossip)

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator["House"]:
        store = await Store.open(settings.database)
        identity = await Identity.open(store)
        thinkers = Thinkers(settings.thinkers) if settings.thinkers else None
        await asyncio.to_thread(is_reserved, "")  # reads the catalog, which two threads must not do at the same time
        house = cls(settings, store, identity, thinkers)
        if thinkers is not None:
            await thinkers.start()
        rounds = Watch(store, house.tables, house.presence).keep()
        background = [asyncio.create_task(work) for work in (rounds, house.warming.run())]
        try:
            yield house
        finally:
            house.stopping.set()
            house.tables.is_closing = True
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            if thinkers is not None:
                await thinkers.stop()
            await house.tables.finish()
            identity.close()
            await store.close()

    @property
    def bots_think(self) -> bool:
        """Whether bots at this process answer at once; else they do by and by, or at another process."""
        return self.thinkers is not None and self.thinkers.ready

    async def _think(self, game: str, state: bytes, seat: int, level: int) -> int:
        assert self.thinkers is not None
        return await self.thinkers.choose(Question(game, state, seat, level, secrets.randbits(32)))

    def _downtime(self, begin: int, end: int) -> int:
        """How much of a time no server was there. Outages are in order and don't overlap."""
        outages = self.store.outages()
        first = max(0, bisect_left(outages, (begin, begin)) - 1)
        return sum(max(0, min(end, up) - max(begin, down)) for down, up in outages[first:])

    # -- what other processes tell

    def _on_entry(self, table_id: str, serial: int) -> None:
        self.tables.in_background(self.tables.hear(table_id, serial))

    def _on_gap(self) -> None:
        for live in self.tables:
            self.tables.in_background(self.tables.hear(live.id, live.table.serial + 1))

    def _announce_presence(self, table: str, person: str, connections: int) -> None:
        self.store.news.publish(PRESENCE, msgspec.json.encode([self.store.process, table, person, connections]))

    def _on_gossip(self, topic: str, message: bytes) -> None:
        if topic == PRESENCE:
            process, table, person, connections = msgspec.json.decode(message, type=tuple[str, str, str, int])
            self.presence.hear(process, table, person, connections)
            self.tables.tell_presence(table)


def _scaled(patience: float) -> dict[str, Limit]:
    return {name: Limit(limit.rate * patience, limit.burst * patience) for name, limit in LIMITS.items()}

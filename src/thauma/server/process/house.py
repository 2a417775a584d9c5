"""All that one process of the server has: the store, its tables, the bots' thinkers, who people are, what they may."""

import asyncio
import secrets
import time
from bisect import bisect_left
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

import msgspec
import structlog

from thauma import __version__
from thauma.games import names
from thauma.kernel import cache
from thauma.players.ready import BOTS
from thauma.server.admin.actions import AdminAction, DeletePerson, Done, RemoveTable, carry_out
from thauma.server.admin.leaving import traces
from thauma.server.http import limits
from thauma.server.http.limits import LIMITS, Limit, Limits, Places
from thauma.server.live.presence import Presence, Report
from thauma.server.people.identity import Identity
from thauma.server.process.following import Follower
from thauma.server.process.metrics import Metrics
from thauma.server.process.retention import Retention
from thauma.server.process.settings import Settings
from thauma.server.process.watch import Watch
from thauma.server.store import Store
from thauma.server.store.news import Written
from thauma.server.tables.registry import Tables, now_ms
from thauma.server.thinking import Question, Thinkers
from thauma.server.thinking.studies import Studies
from thauma.server.thinking.warming import Warming

# The topics under which processes talk to each other. What they say may be lost; after a gap they ask again.
PRESENCE = "presence"  # who is where now
EVERYBODY = "everybody"  # that, from the beginning
WHO = "who"  # tell everybody
REMATCH = "rematch"  # of which table, and its id
LIMITS_USED = "limits"  # what was granted of which limit to whom
SIGNED_OUT = "signed_out"  # who, and of which session; none: all of them
REPORTS_IN_A_MESSAGE = 50
SECONDS_BETWEEN_COUNTS = 0.25
SECONDS_BEFORE_BOTS = 2.0  # at the most, until the rules are loaded

log = structlog.get_logger(__name__)


class House:
    """Open it with `House.open`; everything in it ends with the block."""

    def __init__(
        self, settings: Settings, store: Store, identity: Identity, thinkers: Thinkers | None, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.identity = identity
        self.thinkers = thinkers
        self.studies = Studies(thinkers, store)
        self.metrics = metrics
        self.limits = Limits(limits=_scaled(settings.patience))
        self.sockets = Places(each=int(32 * max(1.0, settings.patience)))
        self.presence = Presence(now_ms, lambda report: self._tell_who_is_here(PRESENCE, [report]))
        self.warming = Warming(with_bots=thinkers is not None)
        self.tables = Tables(
            store,
            self._think if thinkers else None,
            downtime=self._downtime,
            presence=self.presence,
            warm=self.warming.of,
            metrics=metrics,
        )
        self.follower = Follower(store, identity, self.tables)
        self.stopping = asyncio.Event()
        self.conversations: set[object] = set()  # open sockets and streams
        store.news.subscribe(self._on_entry, self._on_gap)
        store.news.subscribe_gossip(self._on_gossip)
        store.on_outage = lambda outage: self.tables.in_background(self.tables.hear_outage(outage[0]))

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings, when_warm: Callable[[], None] = lambda: None) -> AsyncIterator["House"]:
        """`when_warm` is called once all rules are ready."""
        metrics = Metrics()
        store = await Store.open(settings.database, on_commit=metrics.committed)
        identity = await Identity.open(store)
        thinkers = Thinkers(settings.thinkers) if settings.thinkers else None
        house = cls(settings, store, identity, thinkers, metrics)
        await house.follower.begin()
        house.ask_around()
        steps = (house.follower.look, Retention(store, house.tables, settings.keep).forget, house.note_figures)
        rounds = Watch(store, house.tables, house.presence, house.ask_around, steps).keep()
        works = (rounds, house.warming.run(when_warm), house.begin_to_think(), house.tell_limits())
        background = [asyncio.create_task(work) for work in works]
        log.info("the server is up", process=store.process, version=__version__, thinkers=settings.thinkers)
        try:
            yield house
        finally:
            log.info("the server stops", process=store.process)
            house.end_conversations()
            house.tables.is_closing = True
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            if thinkers is not None:
                await thinkers.stop()
            await house.tables.finish()
            identity.close()
            await store.close()

    async def begin_to_think(self) -> None:
        """Let the bots' workers come, but not in the very moment in which everybody comes back after a crash."""
        if self.thinkers is None:
            return
        if not self.warming.cold:
            with suppress(TimeoutError):
                async with asyncio.timeout(SECONDS_BEFORE_BOTS):
                    await self.warming.finished()
        await self.thinkers.start()

    @property
    def bots_think(self) -> bool:
        """Whether bots at this process answer at once; else they do by and by, or at another process."""
        return self.thinkers is not None and self.thinkers.ready

    @property
    def is_compiling(self) -> bool:
        """Whether the bots that are awaited are still compiled, as on a new machine; else they are only loaded."""
        waiting = self.thinkers is not None and (not self.thinkers.ready or bool(self.thinkers.preparing))
        return waiting and not all(cache.is_ready(BOTS, name) for name in names())

    async def note_figures(self) -> None:
        """Write down what is not counted as it happens."""
        if self.thinkers is not None:
            self.metrics.bots(self.thinkers.numbers.waiting, self.thinkers.numbers.thinking)

    async def say_goodbye(self, seconds: float) -> None:
        """Tell everybody who is connected that the server stops, and wait until they have gone, but not for ever."""
        self.end_conversations()
        connected, given_up_at = set(self.conversations), time.monotonic() + seconds
        while connected & self.conversations and time.monotonic() < given_up_at:
            await asyncio.sleep(0.01)

    def end_conversations(self) -> None:
        """Rouse everybody who is connected, to see that the server stops."""
        self.stopping.set()
        for live in self.tables:
            live.tell_table()

    @contextmanager
    def conversation(self) -> Iterator[None]:
        """While the block lasts, somebody is connected who wants to be told when the server stops."""
        conversation = object()
        self.conversations.add(conversation)
        try:
            yield
        finally:
            self.conversations.discard(conversation)

    async def _think(self, game: str, state: bytes, seat: int, level: int) -> int:
        assert self.thinkers is not None
        return await self.thinkers.choose(Question(game, state, seat, level, secrets.randbits(32)))

    async def carry_out(self, action: AdminAction, by: str | None) -> Done:
        """Do what an operator asks, or what somebody asks for themselves; it holds here when this returns."""
        named_at = None
        if isinstance(action, DeletePerson | RemoveTable):
            await self.warming.finished()  # games may have to be replayed
        if isinstance(action, DeletePerson):
            named_at = await self.store.read(lambda connection: traces(connection, action.person))
        done = await self.store.write(lambda c: carry_out(c, action, by, self.tables.now(), named_at))
        await self.follower.look()
        return done

    def _downtime(self, begin: int, end: int) -> int:
        """How much of a time no server was there. Outages are in order and don't overlap."""
        outages = self.store.outages()
        first = max(0, bisect_left(outages, (begin, begin)) - 1)
        return sum(max(0, min(end, up) - max(begin, down)) for down, up in outages[first:])

    # -- what other processes tell

    def _on_entry(self, written: Written) -> None:
        if self.tables.knows(written.table):
            self.tables.in_background(self.tables.hear(written))

    def _on_gap(self) -> None:
        self.tables.in_background(self.tables.look_again())
        self.ask_around()

    def ask_around(self) -> None:
        """Let the other processes tell who is there, and tell them who is here."""
        self.store.news.publish(WHO, b"")
        self._tell_everybody()

    def tell_rematch(self, old: str, new: str) -> None:
        """Let the people at a table know, at whatever process they are, that its rematch has been made."""
        self.tables.hear_rematch(old, new)
        self.store.news.publish(REMATCH, msgspec.json.encode([old, new]))

    def end_sessions(self, person: str, session: str | None = None) -> None:
        """Close what a session of somebody's, or all of them, opened at whatever process. Tokens are no sessions."""
        self._close(person, session)
        self.store.news.publish(SIGNED_OUT, msgspec.json.encode([person, session]))

    def _close(self, person: str, session: str | None) -> None:
        for live in self.tables:
            live.end_sessions(person, session)

    async def tell_limits(self) -> None:
        """Let the other processes count, a moment later, what is granted here."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_COUNTS)
            reports = self.limits.take_reports()
            for first in range(0, len(reports), REPORTS_IN_A_MESSAGE):
                self.store.news.publish(LIMITS_USED, msgspec.json.encode(reports[first : first + REPORTS_IN_A_MESSAGE]))

    def _tell_everybody(self) -> None:
        census = self.presence.census()
        self._tell_who_is_here(EVERYBODY, census[:REPORTS_IN_A_MESSAGE])
        for first in range(REPORTS_IN_A_MESSAGE, len(census), REPORTS_IN_A_MESSAGE):
            self._tell_who_is_here(PRESENCE, census[first : first + REPORTS_IN_A_MESSAGE])

    def _tell_who_is_here(self, topic: str, reports: list[Report]) -> None:
        self.store.news.publish(topic, msgspec.json.encode([self.store.process, reports]))

    def _on_gossip(self, topic: str, message: bytes) -> None:
        if topic == WHO:
            self._tell_everybody()
        elif topic == REMATCH:
            self.tables.hear_rematch(*msgspec.json.decode(message, type=tuple[str, str]))
        elif topic == SIGNED_OUT:
            person, session = msgspec.json.decode(message, type=tuple[str, str | None])
            self.identity.forget(person)
            self._close(person, session)
        elif topic == LIMITS_USED:
            self.limits.hear(msgspec.json.decode(message, type=list[limits.Report]))
        elif topic in (PRESENCE, EVERYBODY):
            process, reports = msgspec.json.decode(message, type=tuple[str, list[Report]])
            changed = self.presence.forget_process(process) if topic == EVERYBODY else set()
            self.tables.tell_presence(changed | self.presence.hear(process, reports))


def _scaled(patience: float) -> dict[str, Limit]:
    return {name: Limit(limit.rate * patience, limit.burst * patience) for name, limit in LIMITS.items()}

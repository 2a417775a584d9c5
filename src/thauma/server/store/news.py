"""News between the processes that share a database. On PostgreSQL they travel by LISTEN and NOTIFY: an entry's news
is part of the transaction that writes it, so it comes after the entry is durable or not at all. A SQLite file has one
process only: nothing ever comes.

A message is `PROCESS TOPIC TEXT`; the text of topic `journal` is lines of JSON, a `Written` each.
"""

import asyncio
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from thauma.server.store.appends import Append
from thauma.server.store.engine import LIVELINESS
from thauma.server.store.rows import EntryRow

CHANNEL = "thauma"
JOURNAL = "journal"
LARGEST_MESSAGE = 7_000  # PostgreSQL refuses 8 000
LISTEN_SECONDS = 0.1  # how soon a stop is noticed
PAUSES_SECONDS = (0.1, 0.5, 1.0, 2.0)  # between attempts to connect again

NULL = b"null"
NO_ACT = msgspec.Raw(NULL)


class Written(msgspec.Struct, frozen=True, array_like=True):
    """Another process wrote entries of a table up to this one, which comes along unless it is too long."""

    table: str
    serial: int
    at: int = 0
    actor: str = ""
    id: str = ""
    act: msgspec.Raw = NO_ACT
    thinker: str | None = None  # of the bots since then: see rows.Head

    @classmethod
    def of(cls, append: Append) -> "Written":
        entry, act = append.entry, msgspec.Raw(append.entry.act)
        return cls(entry.table, entry.serial, entry.at, entry.actor, entry.id, act, append.head.thinker)

    @property
    def entry(self) -> EntryRow | None:
        act = bytes(self.act)
        return None if act == NULL else EntryRow(self.table, self.serial, self.at, self.actor, self.id, act)


OnEntry = Callable[[Written], object]
OnGossip = Callable[[str, bytes], object]
OnGap = Callable[[], object]
Send = Callable[[Callable[[Connection], object]], object]

_notify = text(f"SELECT pg_notify('{CHANNEL}', :message)")


def tell_everybody(connection: Connection, topic: str) -> None:
    """Tell all processes that there is something to look at, one's own too, when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(_notify, {"message": f"- {topic} "})


class News:
    """Tells subscribers, on the event loop, what other processes wrote or published. Never of one's own."""

    def __init__(self, process: str) -> None:
        self._process = process
        self._loop = asyncio.get_running_loop()
        self._on_entry: list[OnEntry] = []
        self._on_gossip: list[OnGossip] = []
        self._on_gap: list[OnGap] = []
        self._send: Send | None = None
        self._subscriber: Subscriber | None = None

    def subscribe(self, on_entry: OnEntry, on_gap: OnGap | None = None) -> None:
        """`on_entry(written)`: another process wrote an entry. `on_gap()`: the connection had been lost and is back:
        anything may have happened meanwhile, look again."""
        self._on_entry.append(on_entry)
        if on_gap:
            self._on_gap.append(on_gap)

    def subscribe_gossip(self, on_gossip: OnGossip) -> None:
        """`on_gossip(topic, message)`: another process published this."""
        self._on_gossip.append(on_gossip)

    def publish(self, topic: str, message: bytes) -> None:
        """Tell the other processes something that need not be kept, as text; it may be lost."""
        if not topic or " " in topic or topic == JOURNAL:
            raise ValueError(f"a topic is one word other than {JOURNAL}, not {topic!r}")
        if len(message) > LARGEST_MESSAGE:
            raise ValueError(f"a message has at most {LARGEST_MESSAGE} bytes, not {len(message)}")
        if self._send:
            parameters = {"message": f"{self._process} {topic} {message.decode()}"}
            self._send(lambda connection: connection.execute(_notify, parameters) and None)

    def announce(self, connection: Connection, appends: Iterable[Append]) -> None:
        """Tell of new entries when the transaction of this connection is committed."""
        if self._subscriber:
            for lines in _packed([_line(Written.of(append)) for append in appends]):
                connection.execute(_notify, {"message": f"{self._process} {JOURNAL} {lines}"})

    async def listen(self, url: URL, send: Send) -> None:
        """Begin to hear and to publish; heard is what comes after this has returned."""
        self._send = send
        self._subscriber = Subscriber(url, self._process, self._hear, self._missed)
        await asyncio.to_thread(self._subscriber.listening.wait)

    async def close(self) -> None:
        if self._subscriber:
            await asyncio.to_thread(self._subscriber.stop)

    def _hear(self, topic: str, message: str) -> None:
        _call_on(self._loop, self._tell, topic, message)

    def _missed(self) -> None:
        _call_on(self._loop, lambda: [tell() for tell in self._on_gap])

    def _tell(self, topic: str, message: str) -> None:
        if topic != JOURNAL:
            for tell_gossip in self._on_gossip:
                tell_gossip(topic, message.encode())
            return
        for line in message.split("\n"):
            written = msgspec.json.decode(line, type=Written)
            for tell in self._on_entry:
                tell(written)


class Subscriber:
    """A thread with a connection of its own that waits for messages, and connects again when that breaks."""

    def __init__(self, url: URL, process: str, hear: Callable[[str, str], None], missed: Callable[[], None]) -> None:
        self.listening = threading.Event()
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._hear = hear
        self._missed = missed
        self._stopping = threading.Event()
        self._failures = 0
        self._thread = threading.Thread(target=self._work, name="thauma-news", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        self._thread.join()

    def _work(self) -> None:
        import psycopg  # a host of one SQLite file never needs it, and waits for the start

        while not self._stopping.is_set():
            try:
                self._listen()
            except psycopg.Error:
                self._stopping.wait(PAUSES_SECONDS[min(self._failures, len(PAUSES_SECONDS) - 1)])
                self._failures += 1
        self.listening.set()

    def _listen(self) -> None:
        import psycopg

        with psycopg.connect(self._address, autocommit=True, **LIVELINESS) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            if self.listening.is_set():
                self._missed()
            self.listening.set()
            self._failures = 0
            while not self._stopping.is_set():
                for message in connection.notifies(timeout=LISTEN_SECONDS):
                    self._sort(message.payload)

    def _sort(self, payload: str) -> None:
        process, _, rest = payload.partition(" ")
        topic, _, message = rest.partition(" ")
        if process != self._process:
            self._hear(topic, message)


def _line(written: Written) -> str:
    line = msgspec.json.encode(written)
    if len(line) > LARGEST_MESSAGE:
        line = msgspec.json.encode(Written(written.table, written.serial))
    return line.decode()


def _packed(lines: list[str]) -> Iterator[str]:
    """Lines put together into as few messages as their size allows."""
    packed = ""
    for line in lines:
        if packed and len(packed.encode()) + len(line.encode()) >= LARGEST_MESSAGE:
            yield packed
            packed = ""
        packed += ("\n" if packed else "") + line
    if packed:
        yield packed


def _call_on(loop: asyncio.AbstractEventLoop, function: Callable[..., Any], *arguments: object) -> None:
    try:
        loop.call_soon_threadsafe(function, *arguments)
    except RuntimeError:  # the loop is closed: nobody listens any more
        return

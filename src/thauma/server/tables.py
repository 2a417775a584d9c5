"""The tables that this process has in hand. A move is checked, stored, and then told: in that order.

Every change of a table goes through `LiveTable.act`, one at a time. Nobody is told anything before it is on disk.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any

import msgspec
import structlog

from thauma.games.errors import ThaumaError
from thauma.records.commitment import open_deal
from thauma.records.format import format_record
from thauma.server import journal, messages
from thauma.server.clock import Downtime, TimeControl
from thauma.server.journal import Act, Entry, act_from_json, act_to_json
from thauma.server.listing import head_of, listed, seat_rows, table_info
from thauma.server.presence import Presence
from thauma.server.refusals import Refusal, ServerBusy, UnknownTable
from thauma.server.store import Store
from thauma.server.store.errors import StoreError
from thauma.server.store.queries import set_deadline
from thauma.server.store.rows import EntryRow, NewTable, Stored
from thauma.server.table import Founding, Table
from thauma.server.telling import Telling, Watcher

REMEMBERED_ACTS = 32  # whose answers are given again at once; older ones are looked up on disk
ATTEMPTS = 8  # at an entry that other processes are faster with
LONGEST_OUTBOX = 64  # answers to a client that doesn't read them
SEATING = (
    journal.Sit,
    journal.StandUp,
    journal.SeatBot,
    journal.StandIn,
    journal.Return,
    journal.Resign,
    journal.Flag,
)  # what changes who plays on which seat
SECONDS_BEFORE_ASKING_AGAIN = 2.0  # a bot that could not think
IDLE_SECONDS = 60.0  # after which a table that nobody looks at is put back on the shelf

log = structlog.get_logger(__name__)

Think = Callable[[str, bytes, int, int], Coroutine[Any, Any, int]]  # game, state, seat, level -> action


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Listener:
    """Somebody who watches a table, seen from the table. It is woken when there is something to fetch."""

    def __init__(self, person: str | None, since: int = -1, only: int | None = None) -> None:
        self.person = person
        self.only = only  # the one seat of theirs that they care for
        self.outbox: deque[bytes] = deque()  # answers to acts, told before anything else
        self.told: dict[Watcher, int] = {}  # the entry up to which each seat of theirs has been told
        self.since = since  # what they knew when they came
        self.wants_table = True
        self.wake = asyncio.Event()

    def answer(self, message: Any) -> None:
        self.outbox.append(msgspec.json.encode(message))
        self.wake.set()

    @property
    def is_too_slow(self) -> bool:
        return len(self.outbox) > LONGEST_OUTBOX


class LiveTable:
    """One table in hand."""

    def __init__(self, tables: "Tables", table: Table, rematch: str | None) -> None:
        self.table = table
        self.rematch = rematch
        self.lock = asyncio.Lock()  # held from the check of an act until it is on disk
        self.listeners: set[Listener] = set()
        self.used_at = time.monotonic()
        self._tables = tables
        self._telling: Telling | None = None
        self._answered: OrderedDict[tuple[str, str], messages.Ack] = OrderedDict()
        self._remembers_since = table.serial + 1  # the entry from which on all acts are remembered
        self._consulted: dict[int, int] = {}  # pending seat -> the position that its bot thinks about

    @property
    def id(self) -> str:
        return self.table.founding.id

    # -- acting

    async def act(
        self, act: Act, actor: str, act_id: str = "", seen: int | None = None, listener: Listener | None = None
    ) -> messages.Ack:
        """Carry an act out, durably; a Refusal if it can't be. Sent again under the same id it is answered again.

        Once begun it is finished, whatever becomes of the one who waits for the answer.
        """
        return await asyncio.shield(self._tables.in_background(self._act(act, actor, act_id, seen, listener)))

    async def _act(
        self, act: Act, actor: str, act_id: str, seen: int | None, listener: Listener | None
    ) -> messages.Ack:
        async with self.lock:
            status = self.table.status
            ack = await self._known(actor, act_id, seen) or await self._store(act, actor, act_id, seen)
            if listener is not None:
                listener.answer(ack)
        if isinstance(act, SEATING) or status != self.table.status:
            self.tell_table()
        self.tell()
        return ack

    async def _known(self, actor: str, act_id: str, seen: int | None) -> messages.Ack | None:
        """The answer to an act that was carried out before."""
        if not act_id:
            return None
        if (ack := self._answered.get((actor, act_id))) is not None:
            return ack
        if seen is None or seen + 1 >= self._remembers_since:
            return None  # it can only have come after what it answers, and all of that is remembered
        row = await self._tables.store.entry_by_id(self.id, actor, act_id)
        return None if row is None else messages.Ack(act_id, row.serial, self.table.ply)

    async def _store(self, act: Act, actor: str, act_id: str, seen: int | None) -> messages.Ack:
        for _ in range(ATTEMPTS):
            if seen is not None and seen > self.table.serial:
                await self.refresh()
            if seen is not None and isinstance(act, journal.Move | journal.Withdraw):
                self.table.check_seen(seen)
            if seen is not None and isinstance(act, journal.Answer):
                self.table.check_offer_seen(seen)
            now = self._tables.now()
            if isinstance(act, journal.Flag):
                self.table.check_flag(act.seat, now)
            if await self._append(Entry(self.table.serial + 1, now, actor, act_id, act)):
                ack = messages.Ack(act_id, self.table.serial, self.table.ply)
                self._remember(actor, ack)
                return ack
            known = await self._known(actor, act_id, -1)
            if known is not None:
                return known
        raise ServerBusy("too much happens at this table at once: please try again")

    async def _append(self, entry: Entry) -> bool:
        """Apply an entry and write it; if it can't be written the table is as it is on disk."""
        self.table.apply(entry)
        head = head_of(self.table, entry.at, self._tables.thinker)
        seats = seat_rows(self.table) if isinstance(entry.act, SEATING) else None
        try:
            stored = await self._tables.store.append(entry_row(self.id, entry), head, seats)
        except StoreError as error:
            await self._take_from_shelf()
            raise ServerBusy(str(error)) from error
        except BaseException:
            await self._take_from_shelf()
            raise
        if not stored:
            await self._take_from_shelf()
        return stored

    def _remember(self, actor: str, ack: messages.Ack) -> None:
        if ack.id:
            self._answered[actor, ack.id] = ack
            if len(self._answered) > REMEMBERED_ACTS:
                self._remembers_since = self._answered.popitem(last=False)[1].serial + 1

    def remember(self, rows: Sequence[EntryRow]) -> None:
        """The last entries on disk, in case one is sent again."""
        self._remembers_since = rows[0].serial if rows else self.table.serial + 1
        for row in rows:
            self._remember(row.actor, messages.Ack(row.id, row.serial, self.table.ply))

    async def refresh(self) -> None:
        """Catch up with what other processes have written."""
        stored = await self._tables.store.load(self.id, after=self.table.serial)
        for entry in map(entry_of, stored.entries if stored is not None else ()):
            self.table.apply(entry)
            self._remember(entry.actor, messages.Ack(entry.id, entry.serial, self.table.ply))

    async def _take_from_shelf(self) -> None:
        """Forget what is in memory and read it anew."""
        stored = await self._tables.store.load(self.id)
        assert stored is not None
        self.table = table_of(stored, self._tables.downtime)
        self._telling = None

    # -- telling

    def tell(self) -> None:
        """Wake everybody who watches, and the bots whose turn it is."""
        self.used_at = time.monotonic()
        for listener in self.listeners:
            listener.wake.set()
        self.consult_bots()

    def tell_table(self) -> None:
        """Seats or presence have changed."""
        for listener in self.listeners:
            listener.wants_table = True
            listener.wake.set()

    async def letters(self, listener: Listener, *, states_only: bool = False) -> list[bytes]:
        """What a listener has not been told yet. Taken under the lock, so that it is on disk."""
        async with self.lock:
            mail = list(listener.outbox)
            listener.outbox.clear()
            if listener.wants_table and not states_only:
                listener.wants_table = False
                mail.append(msgspec.json.encode(messages.TableNews(self.info(listener.person))))
            if self.table.live is not None:
                mail += [
                    self._state(listener, seat) for seat in self._watched(listener) if self._is_news(listener, seat)
                ]
            return mail

    def _watched(self, listener: Listener) -> list[Watcher]:
        if listener.only is not None:
            return [listener.only]
        return list(self.table.seats_of(listener.person)) or [None]

    def _is_news(self, listener: Listener, seat: Watcher) -> bool:
        return listener.told.get(seat) != self.table.serial

    def _state(self, listener: Listener, seat: Watcher) -> bytes:
        since = listener.told.get(seat, listener.since)
        listener.told[seat] = self.table.serial
        return self.state(seat, since)

    def state(self, seat: Watcher, since: int = -1) -> bytes:
        """The state message for a seat. Callers hold the lock."""
        if self._telling is None:
            self._telling = Telling(self.table)
        return self._telling.state(seat, since, self._tables.now())

    def info(self, viewer: str | None) -> messages.Table:
        salt = self.table.founding.salt if self.table.status == "finished" else None
        row = listed(self.table, self._tables.now(), self.rematch)
        return table_info(row, viewer, self._tables.presence, salt)

    def record_text(self) -> str:
        """The record with the opening of the deal. Only for games that are over."""
        return format_record(open_deal(self.table.record(), self.table.founding.salt))

    async def reload_rematch(self) -> None:
        """Find out which table was made as a rematch of this one."""
        stored = await self._tables.store.load(self.id, after=self.table.serial)
        self.rematch = stored.rematch if stored is not None else None
        self.tell_table()

    def watch(self, listener: Listener) -> None:
        self.listeners.add(listener)
        if listener.person is not None:
            self._tables.presence.enter(self.id, listener.person)
        self.tell_table()

    def unwatch(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.person is not None:
            self._tables.presence.leave(self.id, listener.person)
        self.used_at = time.monotonic()
        if not self.listeners:
            self._telling = None
        self.tell_table()

    # -- bots and clocks

    def consult_bots(self) -> None:
        """Let the bots that are to move think, each once about a position."""
        if self._tables.think is None:
            return
        position = self.table.position_serial
        for seat, level in self.table.deciding_bots:
            if self._consulted.get(seat) != position:
                self._consulted[seat] = position
                self._tables.in_background(self._consult(seat, level, position))

    async def _consult(self, seat: int, level: int, position: int) -> None:
        live = self.table.live
        assert live is not None
        try:
            assert self._tables.think is not None
            action = await self._tables.think(live.game.name, live.state.tobytes(), seat, level)
            if position != self.table.position_serial:
                return
            move = live.game.decode(live.state, seat, action)
            decider = live.game.decider(live.state, seat)
            act_id = f"{position}.{seat}"
            await self._act(journal.Move(decider, move), journal.BOT, act_id, position, None)
        except Refusal:
            pass  # somebody was faster: a person came back, or another process thought for the same seat
        except ThaumaError as error:
            if not self._tables.is_closing:
                log.warning("a bot could not think", table=self.id, level=level, why=error.code)
                await asyncio.sleep(SECONDS_BEFORE_ASKING_AGAIN)
        if self._consulted.get(seat) == position:
            del self._consulted[seat]
        if not self._tables.is_closing:
            self.consult_bots()

    async def note_deadline(self) -> None:
        """Write down when the first clock falls: later than was thought, if the server was down meanwhile."""
        async with self.lock:
            serial, deadline = self.table.serial, self.table.clock.deadline(self._tables.now())
            await self._tables.store.write(lambda connection: set_deadline(connection, self.id, serial, deadline))

    @property
    def is_idle(self) -> bool:
        unused = time.monotonic() - self.used_at
        return not self.listeners and not self._consulted and not self.lock.locked() and unused > IDLE_SECONDS


class Tables:
    """All tables of this process, taken from the store when somebody asks for them."""

    def __init__(
        self,
        store: Store,
        think: Think | None,
        *,
        downtime: Downtime,
        presence: Presence,
        warm: Callable[[str], Coroutine[Any, Any, None]],
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.store = store
        self.think = think
        self.downtime = downtime
        self.presence = presence
        self.warm = warm
        self.now = now
        self.is_closing = False
        self._in_hand: dict[str, LiveTable] = {}
        self._coming: dict[str, asyncio.Task[LiveTable]] = {}
        self._background: set[asyncio.Task[Any]] = set()

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
        if table_id in self._in_hand:
            return self._in_hand[table_id]
        if table_id not in self._coming:
            self._coming[table_id] = self.in_background(self._fetch(table_id))
        return await asyncio.shield(self._coming[table_id])

    async def _fetch(self, table_id: str) -> LiveTable:
        try:
            stored = await self.store.load(table_id)
            if stored is None:
                raise UnknownTable("there is no such table: the link may be incomplete")
            await self.warm(stored.table.game)
            live = LiveTable(self, table_of(stored, self.downtime), stored.rematch)
            live.remember(stored.entries[-REMEMBERED_ACTS:])
            self._in_hand[table_id] = live
            if not self.store.is_shared:
                live.consult_bots()  # whoever thought for them before is gone
            return live
        finally:
            del self._coming[table_id]

    async def found(self, founding: Founding, acts: list[Act], actor: str) -> LiveTable:
        """Make a table, with those who sit there from the beginning."""
        table = Table(founding, self.downtime)
        entries = [Entry(serial, founding.created_at, actor, "", act) for serial, act in enumerate(acts)]
        for entry in entries:
            table.apply(entry)
        head = head_of(table, founding.created_at, self.thinker)
        rows = [entry_row(founding.id, entry) for entry in entries]
        await self.store.create_table(new_table(founding), head, seat_rows(table), rows)
        live = self._in_hand[founding.id] = LiveTable(self, table, None)
        live.tell()
        return live

    async def hear(self, table_id: str, serial: int) -> None:
        """Another process has written an entry."""
        live = self._in_hand.get(table_id)
        if live is None or live.table.serial >= serial:
            return
        async with live.lock:
            if live.table.serial < serial:
                await live.refresh()
        for listener in live.listeners:
            listener.wants_table = True
            listener.wake.set()

    def tell_presence(self, table_id: str) -> None:
        """Somebody came or went at another process."""
        if (live := self._in_hand.get(table_id)) is not None:
            live.tell_table()

    def put_idle_away(self) -> None:
        for table_id in [table_id for table_id, live in self._in_hand.items() if live.is_idle]:
            del self._in_hand[table_id]
            self.presence.forget_table(table_id)

    async def finish(self) -> None:
        """Wait until everything that was begun is on disk."""
        self.is_closing = True
        while self._background:
            await asyncio.wait(set(self._background))


def new_table(founding: Founding) -> NewTable:
    return NewTable(
        id=founding.id,
        game=founding.game,
        rules=msgspec.json.encode(founding.rules),
        time=msgspec.json.encode(founding.time),
        seats=founding.seats,
        listed=founding.listed,
        rated=founding.rated,
        host=founding.host,
        created_at=founding.created_at,
        setup=founding.setup,
        salt=founding.salt,
        commitment=founding.commitment,
        rematch_of=founding.rematch_of,
    )


def founding_of(row: NewTable) -> Founding:
    fields = msgspec.structs.asdict(row)
    fields["rules"] = msgspec.json.decode(row.rules)
    fields["time"] = msgspec.json.decode(row.time, type=TimeControl)
    return Founding(**fields)


def table_of(stored: Stored, downtime: Downtime) -> Table:
    """The table that a journal made."""
    table = Table(founding_of(stored.table), downtime)
    for entry in map(entry_of, stored.entries):
        table.apply(entry)
    return table


def entry_row(table_id: str, entry: Entry) -> EntryRow:
    return EntryRow(table_id, entry.serial, entry.at, entry.actor, entry.id, act_to_json(entry.act))


def entry_of(row: EntryRow) -> Entry:
    return Entry(row.serial, row.at, row.actor, row.id, act_from_json(row.act))

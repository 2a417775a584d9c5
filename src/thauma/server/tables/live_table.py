"""A table in hand. A move is checked, stored, and then told: in that order.

Every change of a table goes through `LiveTable.act`, one at a time. Nobody is told anything before it is on disk.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import msgspec

from thauma.records.commitment import open_deal, seal
from thauma.records.format import format_record
from thauma.server import messages
from thauma.server.live.outgoing import Outgoing, Watcher
from thauma.server.live.subscriber import Subscriber
from thauma.server.people.ratings import numbers_of
from thauma.server.refusals import Refusal, ServerBusy
from thauma.server.store.errors import StoreError
from thauma.server.store.news import Written
from thauma.server.store.queries import newest, set_deadline
from thauma.server.store.rows import EntryRow, Stored
from thauma.server.tables import journal
from thauma.server.tables.journal import Act, Entry
from thauma.server.tables.listing import head_of, listed, seat_rows, table_info
from thauma.server.tables.remembered import Remembered
from thauma.server.tables.shelf import entry_of, entry_row, table_of
from thauma.server.tables.table import SEATING, Table
from thauma.server.thinking.bots import Bots

if TYPE_CHECKING:
    from thauma.server.tables.registry import Tables

ATTEMPTS = 8  # at an entry that other processes are faster with
SECONDS_BEFORE_LOOKING_AGAIN = 0.25  # into a database that does not answer
IDLE_SECONDS = 60.0  # after which a table that nobody looks at is put back on the shelf


class LiveTable:
    """One table in hand. Other processes may have it in hand too: what they write is taken in when it is heard of, and
    an entry of ours that comes too late is not written."""

    def __init__(self, tables: "Tables", table: Table) -> None:
        self.table = table
        self.rematch: str | None = None
        self.lock = asyncio.Lock()  # held from the check of an act until it is on disk
        self.subscribers: set[Subscriber] = set()
        self.used_at = time.monotonic()
        self._tables = tables
        self._outgoing: Outgoing | None = None
        self._remembered = Remembered((), table.serial, 0)
        self._rated_at: dict[str, int] | None = None  # the ratings of those who sit at a rated table, once looked up
        self._seal: str | None = None
        self._in_doubt = False  # whether `table` has an entry of which nobody knows yet if it is on disk
        self.bots = Bots(self, tables)

    @classmethod
    async def of(cls, tables: "Tables", stored: Stored) -> "LiveTable":
        """The table that a journal made; it is replayed where nobody waits for it."""
        live = cls(tables, await asyncio.to_thread(table_of, stored, tables.downtime))
        live._note(stored)
        return live

    @property
    def id(self) -> str:
        return self.table.options.id

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Table]:
        """The table as it is on disk, for the time of the block."""
        async with self.lock:
            self._check_certain()
            yield self.table

    def _check_certain(self) -> None:
        self._tables.check_readable(self.id)
        if self._in_doubt:
            raise ServerBusy("the database does not answer: try again in a moment")

    # -- acting

    async def act(
        self, act: Act, actor: str, act_id: str = "", seen: int | None = None, subscriber: Subscriber | None = None
    ) -> messages.Ack:
        """Carry an act out, durably; a Refusal if it can't be. Sent again under the same id it is answered again.

        Once begun it is finished, whatever becomes of the one who waits for the answer.
        """
        return await asyncio.shield(self._tables.in_background(self._act(act, actor, act_id, seen, subscriber)))

    async def _act(
        self, act: Act, actor: str, act_id: str, seen: int | None, subscriber: Subscriber | None
    ) -> messages.Ack:
        async with self.lock:
            self._check_certain()
            before = self._moment
            try:
                ack = await self._known(actor, act_id, seen) or await self._store(act, actor, act_id, seen)
                if subscriber is not None:
                    subscriber.answer(ack)
                return ack
            finally:
                self._tell_changes(before)

    async def _known(self, actor: str, act_id: str, seen: int | None) -> messages.Ack | None:
        """The answer to an act that was carried out before."""
        if not act_id:
            return None
        if (ack := self._remembered.find(actor, act_id)) is not None:
            return ack
        if seen is None or self._remembered.has_all_after(seen):
            return None  # it can only have come after what it answers
        row = await self._tables.store.entry_by_id(self.id, actor, act_id)
        return None if row is None else messages.Ack(act_id, row.serial, self.table.ply)

    async def _store(self, act: Act, actor: str, act_id: str, seen: int | None) -> messages.Ack:
        for _ in range(ATTEMPTS):
            if seen is not None and seen > self.table.serial:
                await self._read_on()
            now = self._tables.now()
            self._check_moment(act, actor, seen, now)
            if await self._append(Entry(self.table.serial + 1, now, actor, act_id, act)):
                ack = messages.Ack(act_id, self.table.serial, self.table.ply)
                self._remembered.add(actor, ack)
                return ack
            known = await self._known(actor, act_id, -1)
            if known is not None:
                return known
        raise ServerBusy("too much happens at this table at once: please try again")

    def _check_moment(self, act: Act, actor: str, seen: int | None, now: int) -> None:
        """Refuse what somebody does on a seat that is not theirs now, what answers something that is no longer so, and
        a flag before its time."""
        if seen is not None and actor != journal.BOT and isinstance(act, journal.PLAYED):
            self.table.check_player(actor, act.seat)
        if isinstance(act, journal.Sit):
            self.table.check_second_seat(act.person, act.seat)
        if isinstance(act, journal.Flag):
            self.table.check_flag(act.seat, now)
        elif seen is not None and isinstance(act, journal.Answer):
            self.table.check_offer_seen(seen)
        elif seen is not None and isinstance(act, journal.Move | journal.Withdraw | journal.AskUndo):
            self.table.check_seen(seen)

    async def _append(self, entry: Entry) -> bool:
        """Apply an entry and write it. If another process was faster, the table is as that one left it."""
        position = self.table.position_serial
        if not await self._apply(entry):
            return False
        head = head_of(self.table, entry.at, self.bots.thinker_since(position))
        seats = seat_rows(self.table) if isinstance(entry.act, SEATING) else None
        self._in_doubt = True
        try:
            if await self._tables.store.append(entry_row(self.id, entry), head, seats):
                self._in_doubt, self.bots.thinker = False, head.thinker
                return True
            await self._take_from_shelf()
            return False
        except StoreError as error:
            raise ServerBusy(str(error)) from error
        finally:
            if self._in_doubt:
                self._tables.in_background(self._recover())

    async def _apply(self, entry: Entry) -> bool:
        """Apply an entry. An undo replays the game: on a table of its own, since this one is looked at meanwhile, and
        where nobody waits for it. False if another process was faster."""
        if not self.table.undoes(entry.act):
            self.table.apply(entry)
            return True
        stored = await self._tables.store.load(self.id)
        assert stored is not None
        if stored.head.serial != self.table.serial:
            await self._take_from_shelf()
            return False
        self.table = await asyncio.to_thread(table_of, stored, self._tables.downtime, entry)
        self._outgoing = None
        return True

    async def _recover(self) -> None:
        """See what is on disk, as soon as the database answers."""
        while self._in_doubt and not self._tables.is_closing:
            try:
                async with self.lock:
                    await self._take_from_shelf()
                self.tell_table()
                self.tell()
            except StoreError:
                await asyncio.sleep(SECONDS_BEFORE_LOOKING_AGAIN)
            except Refusal:  # it can't be read
                return

    async def _take_from_shelf(self) -> None:
        """Forget what is in memory and read it anew."""
        stored = await self._tables.store.load(self.id)
        assert stored is not None
        async with self._tables.setting_aside(self.id):
            self.table = await asyncio.to_thread(table_of, stored, self._tables.downtime)
        self._note(stored)
        self._outgoing = self._seal = None
        self._in_doubt = False

    async def read_anew(self) -> None:
        """See what an operator, or somebody who went for good, has changed in the database."""
        async with self.lock:
            await self._take_from_shelf()
        self.tell_table()
        self.tell()

    def _note(self, stored: Stored) -> None:
        """What goes with a table that was read from its first entry on."""
        self.rematch, self.bots.thinker = stored.rematch, stored.head.thinker
        self._remembered = Remembered(stored.entries, self.table.serial, self.table.ply)

    async def _read_on(self) -> None:
        """Take in what other processes have written."""
        stored = await self._tables.store.load(self.id, after=self.table.serial)
        assert stored is not None
        await self._take_in(stored.entries, stored.head.thinker)
        self.rematch = stored.rematch

    async def _take_in(self, rows: Sequence[EntryRow], thinker: str | None) -> None:
        async with self._tables.setting_aside(self.id):
            for entry in map(entry_of, rows):
                self.table.apply(entry)
        self.bots.thinker = thinker
        self._remembered.add_rows(rows, self.table.ply)

    async def catch_up(self, serial: int, written: Written | None = None) -> None:
        """Take in the entries of other processes up to this one, of which the last may have come along; and tell."""
        async with self.lock:
            if self.table.serial < serial and not self._in_doubt:
                before = self._moment
                try:
                    if written and written.entry and self.table.serial == serial - 1:
                        await self._take_in([written.entry], written.thinker)
                    else:
                        await self._read_on()
                finally:
                    self._tell_changes(before)

    async def freshen(self) -> None:
        """Be no older than this moment, for somebody who may come from another process."""
        self.used_at = time.monotonic()
        if not self._tables.store.is_shared:
            return
        serial, self.rematch = await self._tables.store.read(lambda connection: newest(connection, self.id))
        await self.catch_up(serial)

    # -- notifying

    @property
    def _moment(self) -> tuple[int, int]:
        return self.table.serial, self.table.seating_serial

    def _tell_changes(self, since: tuple[int, int]) -> None:
        """Tell of whatever has changed, even if it ended with a refusal: there may have been news of others."""
        if self._in_doubt:
            return
        serial, seating_serial = since
        if seating_serial != self.table.seating_serial:
            self.tell_table()
        if serial != self.table.serial:
            self.tell()

    def tell(self) -> None:
        """Wake everybody who watches, and the bots whose turn it is."""
        self.used_at = time.monotonic()
        for subscriber in self.subscribers:
            subscriber.notify()
        self.bots.consult()

    def tell_table(self) -> None:
        """Seats, presence or ratings have changed."""
        self._rated_at = None
        for subscriber in self.subscribers:
            subscriber.wants_table = True
            subscriber.notify()

    def end_sessions(self, person: str, session: str | None, *, even_tokens: bool = False) -> None:
        """Tell somebody nothing more who is signed in by a session that has ended: this one, or all but tokens."""
        for subscriber in self.subscribers:
            if subscriber.person == person and subscriber.is_of(session, even_tokens=even_tokens):
                subscriber.is_over = True
                subscriber.answer(messages.Goodbye("the session by which you came has ended: sign in again"))

    async def outgoing(self, subscriber: Subscriber, *, states_only: bool = False) -> list[bytes]:
        """What a subscriber has not been told yet. Taken under the lock, so that it is on disk; and without haste,
        since to work out what somebody may see takes longer than to carry an act out."""
        if subscriber.wants_table or any(self._is_news(subscriber, seat) for seat in self._watched(subscriber)):
            await self._tables.slow_lane.turn()
        async with self.lock:
            self._tables.check_readable(self.id)
            mail = subscriber.take_answers()
            if self._in_doubt or subscriber.is_over:
                return mail
            if subscriber.wants_table and not states_only:
                subscriber.wants_table = False
                await self._look_up_ratings()
                mail.append(msgspec.json.encode(messages.TableNews(self.info(subscriber.person))))
            if self._has_lost_seat(subscriber):
                subscriber.is_over = True
                mail.append(msgspec.json.encode(messages.Goodbye(f"seat {subscriber.only} is not yours any more")))
            if self.table.live is not None:
                news = [seat for seat in self._watched(subscriber) if self._is_news(subscriber, seat)]
                mail += [self._state(subscriber, seat) for seat in news]
            return mail

    def _watched(self, subscriber: Subscriber) -> list[Watcher]:
        """From where somebody may look now. Asked for each message anew, for seats change hands."""
        if subscriber.only is not None:
            return [] if self._has_lost_seat(subscriber) else [subscriber.only]
        return list(self.table.seats_of(subscriber.person)) or [None]

    def _has_lost_seat(self, subscriber: Subscriber) -> bool:
        return subscriber.only is not None and subscriber.only not in self.table.seats_of(subscriber.person)

    def _is_news(self, subscriber: Subscriber, seat: Watcher) -> bool:
        return subscriber.told.get(seat) != self.table.serial

    def _state(self, subscriber: Subscriber, seat: Watcher) -> bytes:
        since = subscriber.told.get(seat, subscriber.since)
        subscriber.told[seat] = self.table.serial
        return self.state(seat, since)

    def state(self, seat: Watcher, since: int = -1) -> bytes:
        """The state message for a seat. Callers hold the lock."""
        if self._outgoing is None:
            self._outgoing = Outgoing(self.table)
        return self._outgoing.state(seat, since, self._tables.now())

    async def seen_by(self, viewer: str | None) -> messages.TableInfo:
        """The table as a visitor sees it, and nothing that is not on disk."""
        async with self.held():
            await self._look_up_ratings()
            return self.info(viewer)

    async def _look_up_ratings(self) -> None:
        """Know how those who sit here are rated. Nobody waits for a database that does not answer."""
        if not self.table.options.rated or self._rated_at is not None:
            return
        game, people = self.table.options.game, [seat.person for seat in self.table.seats if seat.person is not None]
        with suppress(StoreError):
            self._rated_at = await self._tables.store.read(lambda c: numbers_of(c, game, people))

    def info(self, viewer: str | None) -> messages.TableInfo:
        """The same for callers who hold the lock."""
        salt = self.table.options.salt if self.table.status == "finished" else None
        row = listed(self.table, self._tables.now(), self.rematch)
        told = table_info(row, viewer, self._tables.presence, self._rated_at or {}, salt, self._sealed())
        why = self.table.removed_because
        return told if why is None else msgspec.structs.replace(told, removed=why)

    def _sealed(self) -> str | None:
        """The commitment to the deal and to who sits where, from the start on."""
        if self._seal is None and self.table.live is not None:
            options, players = self.table.options, self.table.live.players
            self._seal = seal(options.game, options.rules, players, msgspec.json.decode(options.setup), options.salt)
        return self._seal

    def record_text(self) -> str:
        """The record with the opening of the deal. Only for games that are over."""
        return format_record(open_deal(self.table.record(), self.table.options.salt))

    def note_rematch(self, table_id: str) -> None:
        """Somebody asked for a rematch of this table."""
        self.rematch = table_id
        self.tell_table()

    def subscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        if subscriber.person is not None:
            self._tables.presence.enter(self.id, subscriber.person)
        self.tell_table()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        if subscriber.person is not None:
            self._tables.presence.leave(self.id, subscriber.person)
        self.used_at = time.monotonic()
        if not self.subscribers:
            self._outgoing = None
        self.tell_table()

    # -- clocks

    async def note_deadline(self) -> None:
        """Write down when the first clock falls: later than was thought, if the server was down meanwhile."""
        async with self.held():
            serial, deadline = self.table.serial, self.table.clock.deadline(self._tables.now())
            await self._tables.store.write(lambda connection: set_deadline(connection, self.id, serial, deadline))

    @property
    def is_idle(self) -> bool:
        unused = time.monotonic() - self.used_at
        is_used = self.subscribers or self.bots or self._in_doubt or self.lock.locked()
        return not is_used and unused > IDLE_SECONDS

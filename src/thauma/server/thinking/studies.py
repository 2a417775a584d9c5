"""What was found out about games that may be studied, kept for the next who asks."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select

from thauma.players.roster import roster_of
from thauma.server.refusals import ServerBusy, TooMany
from thauma.server.store import Store
from thauma.server.store.errors import StoreError
from thauma.server.store.schema import judgements
from thauma.server.thinking import Look, Study, Thinkers

REMEMBERED = 20_000  # moves: some tens of megabytes
STEPS = (1, 8, 32)  # times as many simulations as a move of a game gets, the longer one looks at a position

Key = tuple[bytes, int, int]


class Told(msgspec.Struct):
    simulations: int = 0
    exact: bool = False


class Studies:
    def __init__(self, thinkers: Thinkers | None, store: Store | None = None, remembered: int = REMEMBERED) -> None:
        self._thinkers = thinkers
        self._store = store
        self._remembered = remembered
        self._known: OrderedDict[Key, bytes] = OrderedDict()
        self._looking: dict[str, asyncio.Task[bytes]] = {}  # who -> what is thought about for them

    async def of(self, record: str, ply: int, table: str | None = None) -> bytes:
        """How good the move of a ply was, as JSON. What is known of a table's game outlives the server."""
        key = _digest(record), ply, 0
        found = self._recall(key) or (table and await self._read(table, ply))
        if not found:
            found = await self._ask(lambda thinkers: thinkers.study(Study(record, ply)))
            if table is not None:
                await self._write(table, ply, found)
        return self._remember(key, found)

    async def look(self, record: str, game: str, seat: int, simulations: int, who: str) -> bytes:
        """What would be good at the end of a record, as JSON, by at least so many simulations if there are as many.

        One thought for everybody at a time: what they asked for before is broken off.
        """
        wanted = step_for(game, simulations)
        key = _digest(record), seat, wanted
        if (found := self._recall(key)) is not None:
            return found
        task = asyncio.ensure_future(self._ask(lambda thinkers: thinkers.look(Look(record, seat, wanted))))
        if (before := self._looking.get(who)) is not None:
            before.cancel()
        self._looking[who] = task
        try:
            found = await task
            told = msgspec.json.decode(found, type=Told)
            return self._remember(key, found) if told.exact or told.simulations >= wanted else found  # else: broken off
        except asyncio.CancelledError:
            if self._looking.get(who) is task:  # nobody else was asked for: whoever asked has gone, or the server stops
                task.cancel()
                raise
            raise TooMany("you asked for another position meanwhile: one thought at a time") from None
        finally:
            if self._looking.get(who) is task:
                del self._looking[who]

    def _recall(self, key: Key) -> bytes | None:
        found = self._known.get(key)
        if found is not None:
            self._known.move_to_end(key)
        return found

    def _remember(self, key: Key, found: bytes) -> bytes:
        self._known[key] = found
        self._known.move_to_end(key)
        if len(self._known) > self._remembered:
            self._known.popitem(last=False)
        return found

    async def _ask(self, ask: Callable[[Thinkers], Coroutine[Any, Any, bytes]]) -> bytes:
        if self._thinkers is None:
            raise ServerBusy("this server process has no workers that could analyse: try again")
        return await ask(self._thinkers)

    async def _read(self, table: str, ply: int) -> bytes | None:
        if self._store is None:
            return None
        c = judgements.c
        wanted = select(c.found).where(c.table_id == table, c.ply == ply)
        return await self._store.read(lambda connection: connection.scalar(wanted))

    async def _write(self, table: str, ply: int, found: bytes) -> None:
        def write(connection: Connection) -> None:
            c = judgements.c
            if connection.scalar(select(c.ply).where(c.table_id == table, c.ply == ply)) is None:
                connection.execute(insert(judgements).values(table_id=table, ply=ply, found=found))

        if self._store is not None:
            with suppress(StoreError):  # it can be found out again
                await self._store.write(write)


def step_for(game: str, simulations: int) -> int:
    """The budget that is thought with when so many simulations are wanted."""
    steps = [step * roster_of(game).simulations_to_study for step in STEPS]
    return next((step for step in steps if step >= simulations), steps[-1])


def most_for(game: str) -> int:
    """As many simulations as may be had of one position."""
    return STEPS[-1] * roster_of(game).simulations_to_study


def _digest(record: str) -> bytes:
    return sha256(record.encode()).digest()

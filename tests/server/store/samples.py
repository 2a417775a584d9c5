"""Tables and entries to write in tests, and a store that is closed at the end."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from thauma.server.store import EntryRow, Head, NewTable, SeatRow, Store

WAIT_SECONDS = 60
ANN_AND_BO = (SeatRow(0, "person", "ann", "Ann"), SeatRow(1, "person", "bo", "Bo"))


@asynccontextmanager
async def opened(url: str, **options: Any) -> AsyncIterator[Store]:
    store = await Store.open(url, **options)
    try:
        yield store
    finally:
        await store.close()


def new_table(table_id: str = "t1", **changes: Any) -> NewTable:
    fields: dict[str, Any] = {
        "game": "duel",
        "rules": b"{}",
        "time": b'{"kind":"none"}',
        "seats": 2,
        "listed": True,
        "rated": False,
        "host": "ann",
        "created_at": 1_000,
        "setup": b'{"deal":[1,2,3]}',
        "salt": b"\x00\xff",
        "commitment": "c0ffee",
    }
    return NewTable(id=table_id, **(fields | changes))


def head(serial: int = -1, status: str = "playing", **changes: Any) -> Head:
    return Head(status=status, serial=serial, **changes)


def entry(table: str, serial: int, actor: str = "ann", entry_id: str = "", act: bytes = b'{"do":"move"}') -> EntryRow:
    return EntryRow(table, serial, 1_000 + serial, actor, entry_id or f"{actor}-{serial}", act)


async def create(
    store: Store, table_id: str = "t1", who: tuple[SeatRow, ...] = ANN_AND_BO, of: Head | None = None, **changes: Any
) -> None:
    """A table with no entries yet."""
    await store.create_table(new_table(table_id, **changes), of or head(), who, [])


async def append(store: Store, table: str, serial: int, actor: str = "ann", **changes: Any) -> bool:
    return await store.append(entry(table, serial, actor), head(serial, **changes))


async def serials(store: Store, table: str) -> list[int]:
    stored = await store.load(table)
    assert stored is not None
    return [row.serial for row in stored.entries]


async def until(condition: Callable[[], object]) -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(WAIT_SECONDS):
        while not condition():
            await asyncio.sleep(0.01)

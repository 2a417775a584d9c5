"""A database in memory for tests of what people have there: the real tables, without the real store around them."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import StaticPool

from thauma.server.store.schema import metadata

T = TypeVar("T")


class Memory:
    """Answers like the store, one at a time."""

    def __init__(self) -> None:
        self._engine = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        metadata.create_all(self._engine)
        self._turn = asyncio.Lock()

    async def read(self, fn: Callable[[Connection], T], /) -> T:
        return await self.write(fn)

    async def write(self, fn: Callable[[Connection], T], /) -> T:
        async with self._turn:
            with self.transaction() as connection:
                return fn(connection)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        with self._engine.begin() as connection:
            yield connection

    def close(self) -> None:
        self._engine.dispose()


def _prepare(driver_connection: object, _record: object) -> None:
    """SQLAlchemy, not the driver, opens the transactions; only so do savepoints work."""
    driver_connection.isolation_level = None  # type: ignore[attr-defined]
    driver_connection.execute("PRAGMA foreign_keys=ON")  # type: ignore[attr-defined]

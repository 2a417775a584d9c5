"""A few threads that read, each call in a transaction that sees one moment of the database."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from thauma.server.store.dialects import trouble
from thauma.server.store.engine import READERS
from thauma.server.store.errors import ServerBusy, StoreUnavailable

T = TypeVar("T")
MOST_WAITING = 2_000


class Reader:
    """Threads with a connection each. What they run can't write."""

    def __init__(self, engine: Engine, most_waiting: int = MOST_WAITING) -> None:
        self._engine = engine
        self._most_waiting = most_waiting
        self._waiting = 0
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="thauma-reader")

    async def read(self, function: Callable[[Connection], T]) -> T:
        if self._waiting >= self._most_waiting:
            raise ServerBusy(f"{self._waiting} reads wait already: try again in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._call, function)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)

    def _call(self, function: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection, connection.begin():
                return function(connection)
        except DBAPIError as error:
            if words := trouble(error):
                raise StoreUnavailable(f"the database {words}: try again in a moment") from error
            raise

"""An identity with a store in memory, for tests of who is who."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from tests.server.memory import Memory
from thauma.server.http.cookies import Signer
from thauma.server.people.identity import Identity
from thauma.server.people.passwords import Passwords
from thauma.server.people.rows import Person
from thauma.server.refusals import (
    Refusal,
)

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "correct horse"


class House:
    """An identity service over a database in memory, with clocks that stand still until they are moved."""

    def __init__(self) -> None:
        self.memory = Memory()
        self.time = 1_800_000_000.0
        self.identity = Identity(
            self.memory, Signer({1: bytes(32)}), Passwords(QUICK), clock=lambda: self.time, now=lambda: self.time
        )

    def close(self) -> None:
        self.identity.close()
        self.memory.close()

    async def account(self, name: str = "Ann") -> Person:
        return await self.identity.add_account(None, name, PASSWORD)

    def rows(self, table: Any) -> list[dict[str, Any]]:
        with self.memory.transaction() as connection:
            return [dict(row) for row in connection.execute(select(table)).mappings()]


def at_home(story: Callable[[House], Awaitable[None]]) -> None:
    """Run a story in a house of its own."""

    async def run() -> None:
        house = House()
        try:
            await story(house)
        finally:
            house.close()

    asyncio.run(run())


async def refusal_of(asked: Awaitable[object]) -> Refusal:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value

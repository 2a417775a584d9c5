"""Who lives, and when nobody did."""

import asyncio

from sqlalchemy import Connection

from tests.server.store.samples import opened
from thauma.server.store import Store
from thauma.server.store.pulse import beat, dead_processes, living_processes, outages_since


async def at(store: Store, process: str, now: int) -> object:
    return await store.write(lambda connection: beat(connection, process, now))


def test_the_time_between_two_runs_is_an_outage(database: str) -> None:
    async def run() -> None:
        async with opened(database, now=lambda: 10_000) as store:
            assert store.outages() == []
        async with opened(database, now=lambda: 13_000) as store:  # too short a gap
            assert store.outages() == []
        async with opened(database, now=lambda: 20_000) as store:
            assert store.outages() == [(13_000, 20_000)]
        async with opened(database, now=lambda: 90_000) as store:
            assert store.outages() == [(13_000, 20_000), (20_000, 90_000)]

    asyncio.run(run())


def test_a_process_that_stood_still_writes_the_gap_itself(database: str) -> None:
    async def run() -> None:
        async with opened(database, now=lambda: 0) as store:
            assert await at(store, "a", 2_000) is None
            assert await at(store, "a", 9_000) == (2_000, 9_000)
            assert await at(store, "a", 10_000) is None

    asyncio.run(run())


def test_while_another_process_lives_there_is_no_outage(database: str) -> None:
    async def run() -> None:
        async with opened(database, now=lambda: 0) as store:
            await at(store, "a", 1_000)
            for now in range(1_000, 60_000, 1_000):
                assert await at(store, "b", now) is None
            assert await at(store, "a", 60_000) is None
            assert await store.read(outages_since) == []

    asyncio.run(run())


def test_two_processes_that_notice_a_gap_write_it_once(postgres: str) -> None:
    async def run() -> None:
        async with opened(postgres, now=lambda: 0) as one, opened(postgres, now=lambda: 0) as two:
            for round_ in range(1, 6):
                now = 10_000 * round_
                gaps = await asyncio.gather(at(one, "a", now), at(two, "b", now + 1))
                assert sum(gap is not None for gap in gaps) == 1
            assert len(await one.read(outages_since)) == 5

    asyncio.run(run())


def test_a_process_without_pulse_is_dead_and_forgotten_after_a_day(database: str) -> None:
    def look(connection: Connection) -> tuple[list[str], list[str]]:
        return living_processes(connection, 8_000), dead_processes(connection, 8_000)

    def look_much_later(connection: Connection) -> list[str]:
        beat(connection, "c", 10**9)
        return dead_processes(connection, 10**9)

    async def run() -> None:
        async with opened(database, now=lambda: 2_000) as store:
            await at(store, "a", 2_500)
            await at(store, "b", 7_000)
            living, dead = await store.read(look)
            assert living == ["b"]
            assert sorted(dead) == sorted(["a", store.process])
            assert await store.write(look_much_later) == []

    asyncio.run(run())

"""What is forgotten after a while: guests who don't come back and tables without a result, and nothing else."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from tests.server.houses import ANN, BEN, founded, journal_of, opened, play, rules_that_warm_by_themselves
from tests.server.test_metrics import figures
from thauma.server.people.rows import Person, add_account, add_guest
from thauma.server.process.house import House
from thauma.server.process.retention import BATCH, Retention
from thauma.server.process.settings import Keep
from thauma.server.refusals import UnknownTable
from thauma.server.store.schema import people, tables
from thauma.server.tables.clock import DAY
from thauma.server.tables.journal import Abort, Remove, Resign

__all__ = ["rules_that_warm_by_themselves"]
KEEP = Keep(guests=100, open_tables=30, aborted_tables=10, unplayed_games=150)


async def forget_after(house: House, days: int) -> None:
    """Let some days pass, put all tables away, and let the watch forget."""
    now = house.tables.now()
    house.tables.now = lambda: now + days * DAY
    for live in house.tables:
        live.used_at = float("-inf")
    house.tables.put_idle_away()
    await Retention(house.store, house.tables, KEEP).forget_now()


async def status_of(house: House, table_id: str) -> str:
    return str((await house.tables.find(table_id)).table.status)


def test_an_open_table_is_closed_and_later_forgotten(database: str) -> None:
    async def go() -> None:
        async with opened(database, 1) as (house,):
            table = (await founded(house, ANN, None)).id
            await forget_after(house, 29)
            assert await status_of(house, table) == "open"
            await forget_after(house, 2)
            assert await status_of(house, table) == "aborted"
            assert isinstance((await journal_of(house, table))[-1], Abort)
            await forget_after(house, 9)
            assert await status_of(house, table) == "aborted"
            await forget_after(house, 2)
            with pytest.raises(UnknownTable):
                await house.tables.find(table)
            counted = figures(house.metrics)
            assert counted["thauma_forgotten_total", "open_tables"] == 1
            assert counted["thauma_forgotten_total", "aborted_tables"] == 1

    asyncio.run(go())


def test_a_game_without_a_clock_that_nobody_plays_is_ended(database: str) -> None:
    async def go() -> None:
        async with opened(database, 1) as (house,):
            silent, played = await founded(house, ANN, BEN), await founded(house, ANN, BEN)
            timed = await founded(house, ANN, BEN, time={"kind": "days", "days": 30})
            await forget_after(house, 149)
            await play(played, (ANN, BEN)[played.table.deciding[0]], played.table.deciding[0])
            assert await status_of(house, silent.id) == "playing"
            await forget_after(house, 2)
            assert await status_of(house, silent.id) == "aborted"
            assert [await status_of(house, live.id) for live in (played, timed)] == ["playing", "playing"]
            assert (await journal_of(house, silent.id))[-1] == Remove("nobody played here for 150 days")
            assert figures(house.metrics)["thauma_forgotten_total", "unplayed_games"] == 1

    asyncio.run(go())


def test_games_that_run_or_are_over_stay(database: str) -> None:
    async def go() -> None:
        async with opened(database, 1) as (house,):
            running = await founded(house, ANN, BEN, time={"kind": "days", "days": 30})
            over = await founded(house, ANN, BEN)
            (seat,) = over.table.pending
            await play(over, (ANN, BEN)[seat], seat)
            await over.act(Resign(0), ANN.id)
            await forget_after(house, 5000)
            assert await status_of(house, running.id) == "playing"
            assert await status_of(house, over.id) == "finished"
            assert (await house.tables.find(over.id)).table.ply == 1

    asyncio.run(go())


def test_guests_go_who_sit_nowhere_and_accounts_stay(database: str) -> None:
    def add(connection: Connection, now: int) -> list[Person]:
        guests = [add_guest(connection, f"Guest {number}", now) for number in range(BATCH + 2)]
        return [add_account(connection, None, "Ac Count", "hash", now), *guests]

    def left(connection: Connection) -> int:
        return int(connection.execute(select(func.count()).select_from(people)).scalar_one())

    async def go() -> None:
        async with opened(database, 1) as (house,):
            now = house.tables.now()
            _account, seated, *_others = await house.store.write(lambda connection: add(connection, now))
            running = await founded(house, seated, BEN)
            await forget_after(house, 99)
            assert await house.store.read(left) == BATCH + 3
            await forget_after(house, 2)
            assert await house.store.read(left) == 3  # at most a batch at a time
            await forget_after(house, 0)
            assert await house.store.read(left) == 2
            assert await house.identity.find(seated.id) is not None
            assert await status_of(house, running.id) == "playing"

    asyncio.run(go())


def test_the_watch_forgets_by_itself_and_seldom(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(f"sqlite:///{tmp_path / 'kept.db'}", 1) as (house,):
            retention = Retention(house.store, house.tables, KEEP)
            tries: list[int] = []

            async def note() -> None:
                tries.append(house.tables.now())

            retention.forget_now = note  # type: ignore[method-assign]
            for _ in range(121):
                await retention.forget()
            assert len(tries) == 3
            count = select(func.count()).select_from(tables)
            assert await house.store.read(lambda connection: connection.execute(count).scalar_one()) == 0

    asyncio.run(go())

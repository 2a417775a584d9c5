"""Two servers on one PostgreSQL that is restarted, killed, away, read-only or full in play; and a SQLite file on a disk
that is really full. Whatever was acknowledged is there, once and in order, and all go on by themselves."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.disks import small_disk
from tests.server.houses import ANN, BEN, first_move, founded, opened, rules_that_warm_by_themselves, until
from tests.server.postgres import Cluster, running_cluster
from thauma.server.people.rows import add_guest
from thauma.server.process.house import House
from thauma.server.refusals import Refusal
from thauma.server.store import StoreError

__all__ = ["rules_that_warm_by_themselves"]
SECONDS = 120.0  # only against hanging
SOME = 4  # moves
LONG = "x" * 4000
Fault = Callable[["Match"], AbstractAsyncContextManager[None]]


class Match:
    """A game whose moves are made now at one house, now at another."""

    def __init__(self, houses: list[House], table: str) -> None:
        self.houses, self.table = houses, table
        self.acknowledged: dict[str, int] = {}
        for house in houses:
            house.store._writer._patience = 0.2

    @classmethod
    async def begun(cls, houses: list[House]) -> "Match":
        return cls(houses, (await founded(houses[0], ANN, BEN)).id)

    async def move(self) -> None:
        """Make the next move, and send it again, as a client does, until it is acknowledged."""
        number = len(self.acknowledged)
        house, act_id, act, seen = self.houses[number % len(self.houses)], f"move {number}", None, -1
        given_up_at = time.monotonic() + SECONDS
        while act_id not in self.acknowledged:
            assert time.monotonic() < given_up_at, "it was never acknowledged"
            try:
                live = await house.tables.find(self.table)
                await live.freshen()
                if act is None:
                    seen, act = live.table.serial, first_move(live, live.table.deciding[0])
                ack = await live.act(act, (ANN, BEN)[act.seat].id, act_id, seen)
                self.acknowledged[act_id] = ack.serial
            except (Refusal, StoreError):
                await asyncio.sleep(0.02)

    async def until_refused(self, why: str) -> None:
        """Write until nothing more can be written, at every house, for this reason."""
        for house in self.houses:
            with pytest.raises(StoreError, match=why):
                await fill(house)

    async def check(self) -> None:
        """What was acknowledged is on disk and nothing else, and every house shows it."""
        for house in self.houses:
            live = await house.tables.find(self.table)
            await live.freshen()
            stored = await house.store.load(self.table)
            assert stored is not None
            assert {row.id: row.serial for row in stored.entries if row.id} == self.acknowledged
            assert [row.serial for row in stored.entries] == list(range(len(stored.entries)))
            assert (live.table.ply, live.table.serial) == (len(self.acknowledged), stored.head.serial)
        await until(lambda: not any(house.store.trouble for house in self.houses))


async def fill(house: House) -> None:
    given_up_at = time.monotonic() + SECONDS
    while time.monotonic() < given_up_at:
        await house.store.write(lambda connection: add_guest(connection, LONG, 0) and None)


def restarting(cluster: Cluster, how: signal.Signals) -> Fault:
    """It is stopped and started at once."""

    @asynccontextmanager
    async def fault(_match: Match) -> AsyncIterator[None]:
        cluster.stop(how)
        cluster.start()
        yield

    return fault


def away(cluster: Cluster) -> Fault:
    """It is stopped, and comes back after everybody has noticed."""

    @asynccontextmanager
    async def fault(match: Match) -> AsyncIterator[None]:
        await asyncio.to_thread(cluster.stop, signal.SIGQUIT)
        await match.until_refused("does not answer")
        cluster.start()
        yield

    return fault


def read_only(cluster: Cluster, url: str) -> Fault:
    name = url.rpartition("/")[2]

    def switch(how: str) -> None:
        cluster.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {how}")
        cluster.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    @asynccontextmanager
    async def fault(match: Match) -> AsyncIterator[None]:
        switch("on")
        await match.until_refused("read-only")
        switch("off")
        yield

    return fault


async def go_through(database: str, houses: int, fault: Fault) -> None:
    async with opened(database, houses) as opened_houses, asyncio.timeout(5 * SECONDS):
        match = await Match.begun(opened_houses)
        for _ in range(SOME):
            await match.move()
        playing = asyncio.create_task(play_on(match))
        async with fault(match):
            pass
        await playing
        for _ in range(SOME):
            await match.move()
        await match.check()


async def play_on(match: Match) -> None:
    for _ in range(SOME):
        await match.move()


@pytest.fixture(scope="module")
def own_cluster() -> Any:
    """One that other tests do not need at the moment."""
    with running_cluster() as running:
        yield running


@pytest.mark.verify
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["restarted", "killed"])
def test_postgresql_restarted_in_play(own_cluster: Cluster, how: signal.Signals) -> None:
    with own_cluster.fresh_database() as url:
        asyncio.run(go_through(url, 2, restarting(own_cluster, how)))


@pytest.mark.verify
def test_postgresql_away_and_back(own_cluster: Cluster) -> None:
    with own_cluster.fresh_database() as url:
        asyncio.run(go_through(url, 2, away(own_cluster)))


@pytest.mark.verify
def test_postgresql_read_only_in_play(own_cluster: Cluster) -> None:
    with own_cluster.fresh_database() as url:
        asyncio.run(go_through(url, 2, read_only(own_cluster, url)))


@pytest.mark.verify
def test_postgresql_on_a_full_disk(own_cluster: Cluster) -> None:
    with small_disk(own_cluster.folder / "small", 24) as disk:
        place = own_cluster.own_folder("small/space")
        own_cluster.execute(f"CREATE TABLESPACE small LOCATION '{place}'")
        own_cluster.execute("CREATE DATABASE cramped TABLESPACE small")

        @asynccontextmanager
        async def fault(match: Match) -> AsyncIterator[None]:
            with disk.full():
                await match.until_refused("disk is full")
            yield

        asyncio.run(go_through(own_cluster.url("cramped"), 2, fault))
        own_cluster.execute("DROP DATABASE cramped WITH (FORCE)")
        own_cluster.execute("DROP TABLESPACE small")


@pytest.mark.verify
def test_a_sqlite_file_on_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path / "small", 8) as disk:

        @asynccontextmanager
        async def fault(match: Match) -> AsyncIterator[None]:
            with disk.full():
                await match.until_refused("no room")
            yield

        asyncio.run(go_through(f"sqlite:///{disk.folder / 'games.db'}", 1, fault))

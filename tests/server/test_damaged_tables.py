"""A table that can't be read is set aside and named; the clocks and bots of all others go on."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.indoors import Time, go_round, house_at, pass_time
from tests.server.running import sqlite_url
from tests.server.staging import log_lines, logged
from tests.server.test_time_at_the_table import BEGIN, table_with
from tests.server.visitors import Place, finished_pair, pair_at_table, visited
from thauma.server.process.house import House
from thauma.server.refusals import DamagedTable
from thauma.server.tables import journal
from thauma.server.tables.clock import SECOND, Bank, NoClock

SECONDS = 60.0  # only against hanging
DAMAGES = ['{"do":"dance"}', '{"do":"stand_up","seat":5}', "not even JSON", '{"do":"move","seat":0,"move":{}}']


def damage(database: Path, table: str, act: str) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE journal SET act = ? WHERE table_id = ? AND serial = 1", (act, table))
    connection.close()


async def both(house: House, *, bot: bool) -> tuple[str, str]:
    time = NoClock() if bot else Bank(10)
    return (await table_with(house, time, bot=bot)).id, (await table_with(house, time, bot=bot)).id


@pytest.mark.parametrize("act", DAMAGES)
def test_the_clocks_of_the_others_go_on(act: str, tmp_path: Path) -> None:
    async def go() -> None:
        time = Time(BEGIN)
        async with house_at(sqlite_url(tmp_path), time) as house:
            damaged, well = await both(house, bot=False)
        damage(tmp_path / "thauma.db", damaged, act)
        with logged() as stream:
            async with house_at(sqlite_url(tmp_path), time) as house:
                await pass_time(house, time, 20 * SECOND)
                await go_round(house)
                assert (await house.tables.find(well)).table.status == "finished"
                assert house.tables.damaged == {damaged}
                with pytest.raises(DamagedTable):
                    await house.tables.find(damaged)
                await go_round(house)
        named = [line for line in log_lines(stream) if line.get("table") == damaged]
        assert [line["level"] for line in named if "damaged" in line["event"]] == ["error"]

    asyncio.run(go())


def test_the_bots_of_the_others_go_on(tmp_path: Path) -> None:
    async def go() -> None:
        time, asked = Time(BEGIN), []

        async def note(name: str, state: bytes, seat: int, level: int) -> int:
            asked.append((name, state, seat, level))
            await asyncio.Event().wait()
            raise AssertionError

        async with house_at(sqlite_url(tmp_path), time) as house:
            house.tables.think = None
            tables = [await table_with(house, NoClock(), bot=True) for _ in range(3)]
            for live in tables:
                while live.table.deciding == [0]:
                    game = live.table.live
                    assert game is not None
                    await live.act(journal.Move(0, game.legal_moves()[0]), "ann")
        damage(tmp_path / "thauma.db", tables[0].id, DAMAGES[0])
        async with house_at(sqlite_url(tmp_path), time, note) as house:
            await go_round(house)
            async with asyncio.timeout(SECONDS):
                while len(asked) < 2:
                    await asyncio.sleep(0)
            assert house.tables.damaged == {tables[0].id}
            for task in list(house.tables._background):
                task.cancel()

    asyncio.run(go())


def test_it_is_tried_again_after_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        time = Time(BEGIN)
        async with house_at(sqlite_url(tmp_path), time) as house:
            live = await table_with(house, NoClock())
            stored = await house.store.load(live.id)
            assert stored is not None
            whole = stored.entries[1].act.decode()
        for act, can_be_read in ((DAMAGES[0], False), (whole, True)):
            damage(tmp_path / "thauma.db", live.id, act)
            async with house_at(sqlite_url(tmp_path), time) as house:
                try:
                    await house.tables.find(live.id)
                except DamagedTable:
                    assert not can_be_read
                else:
                    assert can_be_read

    asyncio.run(go())


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with visited(tmp_path) as found:
        yield found


def test_visitors_are_told_and_health_counts(place: Place, tmp_path: Path) -> None:
    table, ann, _ = pair_at_table(place)
    other, _, _ = finished_pair(place, listed=True)
    bad, _, _ = finished_pair(place, listed=True)
    for each in (table, bad):
        damage(tmp_path / "visited.db", each, DAMAGES[0])
        place.house.tables._in_hand.pop(each)
    answer = ann.get(f"/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (503, "damaged_table")
    lines = ann.get("/games.jsonl").text.splitlines()
    assert len(lines) == 1, "one damaged game does not keep the others from being downloaded"
    health = place.client.get("/health/ready").json()
    assert sorted(health["damaged"]) == sorted([table[:4], bad[:4]])
    assert table not in msgspec.json.encode(health).decode(), "whoever knows an id may look"
    assert other[:4] not in health["damaged"]

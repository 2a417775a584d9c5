"""A table that a newer version of the program has played on is left to the processes of that version: nobody calls it
damaged, nobody is kept waiting there, and its bots and clocks are theirs."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from tests.server.indoors import Time, go_round, house_at, pass_time
from tests.server.next_version import REVISION
from tests.server.running import sqlite_url
from tests.server.staging import log_lines, logged
from tests.server.test_sessions import closed_with
from tests.server.test_time_at_the_table import BEGIN, table_with
from tests.server.visitors import Place, pair_at_table, visited
from thauma.server.refusals import ServerBusy
from thauma.server.store import Store
from thauma.server.store.news import Written
from thauma.server.store.rows import EntryRow
from thauma.server.tables.clock import SECOND, Bank, NoClock


async def newer_version_acts(store: Store, table: str, act: bytes = b'{"do":"wave","seat":0}') -> int:
    """What a newer program does to the database: it says so, and writes an entry of a new kind."""
    stored = await store.load(table)
    assert stored is not None
    await store.write(
        lambda connection: connection.execute(text(f"UPDATE alembic_version SET version_num = '{REVISION}'"))
    )
    head, serial = stored.head, stored.head.serial + 1
    changed = msgspec.structs.replace(head, serial=serial)
    assert await store.append(EntryRow(table, serial, head.started_at or 0, "somebody", "new", act), changed)
    return serial


def test_it_is_left_alone_and_the_others_go_on(tmp_path: Path) -> None:
    async def go() -> None:
        time = Time(BEGIN)
        with logged() as stream:
            async with house_at(sqlite_url(tmp_path), time) as house:
                newer, own = await table_with(house, Bank(10)), await table_with(house, Bank(10))
                await newer_version_acts(house.store, newer.id)
            async with house_at(sqlite_url(tmp_path), time) as house:
                with pytest.raises(ServerBusy, match="newer version"):
                    await house.tables.find(newer.id)
                await pass_time(house, time, 20 * SECOND)
                await go_round(house)
                assert (house.tables.newer, house.tables.damaged) == ({newer.id}, set())
                assert (await house.tables.find(own.id)).table.status == "finished"
        about = [line for line in log_lines(stream) if line.get("table") == newer.id]
        assert [line["level"] for line in about] == ["warning"]

    asyncio.run(go())


def test_its_bots_are_left_to_others(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_at(sqlite_url(tmp_path), Time(BEGIN)) as house:
            live = await table_with(house, NoClock(), bot=True)
            await house.store.write(
                lambda connection: connection.execute(text(f"UPDATE tables SET thinker = '{house.store.process}'"))
            )
            await newer_version_acts(house.store, live.id)
            for _ in range(2):
                await go_round(house)
            stored = await house.store.load(live.id)
            assert stored is not None
            assert (stored.head.thinker, house.tables.newer) == ("", {live.id})
            await go_round(house)
            again = await house.store.load(live.id)
            assert again is not None
            assert again.head.thinker == "", "nobody claims what it can't read"

    asyncio.run(go())


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with visited(tmp_path) as found:
        yield found


def set_newer(place: Place, table: str) -> None:
    """A newer program writes; this process hears of it as it does of other processes."""

    async def act() -> None:
        serial = await newer_version_acts(place.house.store, table)
        await place.house.tables.hear(Written(table, serial))

    with place.client.portal() as portal, pytest.raises(ServerBusy):
        portal.call(act)


def test_whoever_watches_is_sent_elsewhere_on_every_road(place: Place) -> None:
    table, ann, bo = pair_at_table(place)
    with place.client.websocket_connect(f"/api/tables/{table}/live", headers=ann.headers) as socket:
        while '"type":"state"' not in socket.receive_text():
            pass
        set_newer(place, table)
        assert closed_with(socket) == 4503
    act = {"type": "resign", "id": "in vain", "seat": 0, "seen": 1}
    answers = [bo.get(f"/tables/{table}/{road}") for road in ("state", "stream?seat=1", "plies/0")]
    for answer in [*answers, ann.post(f"/tables/{table}/acts", act)]:
        assert (answer.status_code, answer.json()["code"]) == (503, "server_busy")
        assert "newer version" in answer.json()["sentence"]
    assert place.client.get("/health/ready").json()["damaged"] == []
    other, cay, _ = pair_at_table(place)
    assert cay.state(other)["serial"] == 1

"""Random and truncated frames: the server stays up, keeps nothing of them, and its other guests play on."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from tests.modes import few_and_many
from tests.server.clients import Player, table_of
from tests.server.garbage import Loris, Vandal
from tests.server.running import Server, running, sqlite_url
from tests.server.soak import scaled

FRAMES = few_and_many(800, scaled(4_000, growth=5))  # of each vandal
VANDALS = 4
CLINGING = 24
GROWTH = 96 << 20  # bytes; a leak of a kilobyte for each connection would be found by the soak
PATIENCE = 600.0  # seconds, only against hanging
HOST = "127.0.0.1"


def processes(server: Server) -> dict[int, int]:
    """The server's processes and the memory that each has resident."""
    assert server._process is not None
    family, found = [server._process.pid], {}
    while family:
        pid = family.pop()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        family += map(int, children)
        resident = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
        found[pid] = int(resident[1]) << 10 if resident else 0
    return found


def open_sockets(server: Server) -> int:
    text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    found = re.search(r"^thauma_sockets_open (\S+)$", text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


async def until_all_left(server: Server) -> None:
    async with asyncio.timeout(PATIENCE):
        while open_sockets(server):
            await asyncio.sleep(0.2)


async def rage(server: Server, table: str, frames: int, seed: int) -> list[Vandal]:
    path = f"/api/tables/{table}/live"
    vandals = [Vandal(HOST, server.port, path, seed + n) for n in range(VANDALS)]
    await asyncio.gather(*(vandal.rage(frames) for vandal in vandals))
    return vandals


async def attack(server: Server, frames: int) -> None:
    victim, strangers = await table_of(server.url, "duel", 2)
    await rage(server, victim, frames // 10, seed=0)  # whatever is made once is made now
    await until_all_left(server)
    before = processes(server)
    neighbours, guests = await table_of(server.url, "duel", 2)
    loris = Loris(HOST, server.port, f"/api/tables/{victim}/live")
    await loris.cling(CLINGING)
    games = [asyncio.create_task(Player(guest, neighbours, seat, seat).play()) for seat, guest in enumerate(guests)]
    vandals = await rage(server, victim, frames, seed=100)
    async with asyncio.timeout(PATIENCE):
        diaries = await asyncio.gather(*games)
    await loris.let_go()
    await until_all_left(server)
    after = processes(server)

    assert sum(vandal.frames for vandal in vandals) >= frames * VANDALS
    assert all(diary.outcome and not diary.refused and diary.connections == 1 for diary in diaries)
    assert set(before) == set(after), "a process of the server was replaced"
    assert sum(after.values()) - sum(before.values()) < GROWTH
    state = await guests[0].get(f"/tables/{victim}")
    assert (state["status"], state["ply"], state["spectators"]) == ("playing", 0, 0)
    for guest in (*guests, *strangers):
        await guest.http.aclose()


@pytest.mark.parametrize("frames", FRAMES)
def test_garbage_on_sockets_breaks_nothing_and_leaves_nothing_behind(tmp_path: Path, frames: int) -> None:
    with running(sqlite_url(tmp_path), tmp_path, thinkers=0) as server:
        asyncio.run(attack(server, frames))
        assert server.is_running
        noted = [line for line in server.log_text().splitlines() if '"level": "error"' in line or "Traceback" in line]
        assert noted == []
        assert server.stop() == 0

"""A whole server and strangers who want it to hold more than it can: counted in bytes and answers, not in time."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from tests.server.clients import Player, table_of
from tests.server.garbage import TEXT, frame, handshake
from tests.server.running import Server, running, sqlite_url
from tests.server.test_frames import open_sockets, processes
from thauma.server.http.limits import LARGEST_BODY

HOST = "127.0.0.1"
SECONDS = 300.0  # only against hanging
MIB = 1 << 20
PIECE = frame(0, b"x" * 8000, last=False)


async def connected(server: Server, first: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(HOST, server.port)
    writer.write(first)
    return reader, writer


async def at_table(server: Server, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await connected(server, handshake(f"/api/tables/{table}/live", f"{HOST}:{server.port}"))
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def pour(writer: asyncio.StreamWriter, piece: bytes, size: int) -> int:
    """Send until all is sent or the server has had enough; how much it took."""
    sent = 0
    try:
        while sent < size:
            writer.write(piece)
            await writer.drain()
            sent += len(piece)
    except ConnectionError:
        pass
    return sent


async def game_is_played(server: Server, attack: Callable[[], Awaitable[None]]) -> int:
    """Let two people play while others attack; by how many bytes the server has grown."""
    neighbours, guests = await table_of(server.url, "duel", 2)
    await guests[0].get(f"/tables/{neighbours}/state")
    before = processes(server)
    async with asyncio.timeout(SECONDS):
        games = [asyncio.create_task(Player(guest, neighbours, seat, seat).play()) for seat, guest in enumerate(guests)]
        await attack()
        grown = sum(processes(server).values()) - sum(before.values())
        diaries = await asyncio.gather(*games)
    assert all(diary.outcome and diary.connections == 1 for diary in diaries)
    for guest in guests:
        await guest.http.aclose()
    return grown


@pytest.mark.parametrize("sockets", [3, pytest.param(20, marks=pytest.mark.verify)])
def test_messages_without_an_end_take_no_room(tmp_path: Path, sockets: int) -> None:
    async def attack(server: Server) -> None:
        table, guests = await table_of(server.url, "duel", 2)

        async def one() -> None:
            _, writer = await at_table(server, table)
            writer.write(frame(TEXT, b"x", last=False))
            assert await pour(writer, PIECE, 50 * MIB) < 50 * MIB
            writer.transport.abort()

        async def all_of_them() -> None:
            await asyncio.gather(*(one() for _ in range(sockets)))

        assert await game_is_played(server, all_of_them) < 48 * MIB
        for guest in guests:
            await guest.http.aclose()

    with running(sqlite_url(tmp_path), tmp_path, thinkers=0) as server:
        asyncio.run(attack(server))


@pytest.mark.verify
def test_three_thousand_idle_sockets_and_as_many_silent_connections_keep_nobody_from_playing(tmp_path: Path) -> None:
    async def attack(server: Server) -> None:
        table, guests = await table_of(server.url, "duel", 2)
        writers: list[asyncio.StreamWriter] = []

        async def crowd() -> None:
            for _ in range(30):
                come = await asyncio.gather(*(at_table(server, table) for _ in range(100)))
                silent = await asyncio.gather(*(connected(server, b"") for _ in range(100)))
                writers.extend(writer for _, writer in (*come, *silent))
            while open_sockets(server) < 3000:
                await asyncio.sleep(0.1)

        grown = await game_is_played(server, crowd)
        assert grown < 3000 * 100 * 1024
        for writer in writers:
            writer.transport.abort()
        while open_sockets(server):
            await asyncio.sleep(0.1)
        for guest in guests:
            await guest.http.aclose()

    with running(sqlite_url(tmp_path), tmp_path, thinkers=0) as server:
        asyncio.run(attack(server))


def test_bodies_that_are_huge_or_packed_are_refused(tmp_path: Path) -> None:
    bomb = gzip.compress(b'{"name": "' + bytes(200 * MIB) + b'"}', 9)
    assert len(bomb) < LARGEST_BODY
    with running(sqlite_url(tmp_path), tmp_path, thinkers=0) as server:
        before = sum(processes(server).values())
        with httpx.Client(base_url=f"{server.url}/api", timeout=60) as http:
            packed = http.post("/guests", content=bomb, headers={"content-encoding": "gzip"})
            large = http.post("/guests", content=b"x" * (LARGEST_BODY + 1))
            without_length = http.post("/guests", content=iter([b"x" * 0x8000] * (1 + LARGEST_BODY // 0x8000)))
        assert [answer.status_code for answer in (packed, large, without_length)] == [400, 413, 413]
        assert sum(processes(server).values()) - before < 128 * MIB  # it may be loading its rules meanwhile

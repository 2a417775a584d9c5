"""A rolling upgrade: processes of two versions on one PostgreSQL, replaced one by one while people play."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.auditing import audit, on_disk
from tests.server.clients import Json, Player
from tests.server.next_version import environment, know_waves, write_revisions
from tests.server.running import Server
from tests.server.test_many import check_log, run, table_across

GAMES = (("duel", 2, 0), ("classic", 3, 0), ("duel", 1, 1), ("classic", 2, 0))
CLOCK = {"kind": "bank", "seconds": 7200, "increment": 5}
WAVES = 0.25  # of what players do
SOME = 16  # acts
SECONDS = 60.0  # only against hanging


class Gate:
    """Lets so many acts be sent, so that no game is over before its servers have been replaced."""

    def __init__(self) -> None:
        self._permits = asyncio.Semaphore(0)
        self._sent = asyncio.Semaphore(0)
        self._is_open = False

    async def __call__(self) -> None:
        if not self._is_open:
            await self._permits.acquire()
            self._sent.release()

    async def let(self, number: int) -> None:
        """Wait until so many have been sent."""
        self.allow(number)
        for _ in range(number):
            await self._sent.acquire()

    def allow(self, number: int) -> None:
        for _ in range(number):
            self._permits.release()

    def open(self) -> None:
        self._is_open = True
        self.allow(1000)


class Held(Player):
    gate: Gate

    async def send(self, act: Json, socket: ClientConnection) -> None:
        await self.gate()
        await super().send(act, socket)


class Waver(Held):
    """Asks for an undo at times, which the next version takes for a wave."""

    def wish(self, state: Json) -> Json | None:
        wish = super().wish(state)
        return {"type": "undo"} if wish and state["can_undo"] and self.dice.random() < WAVES else wish


@contextmanager
def two_servers(database: str, folder: Path) -> Iterator[list[Server]]:
    servers = [Server(database, folder / f"{name}.log") for name in ("one", "two")]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            if server.is_running:
                server.kill()


async def replace_one_by_one(
    servers: list[Server], later: dict[str, str], gate: Gate, games: list[list[Held]], database: str
) -> None:
    """The first becomes the next version; the second is killed, comes back as it was, and is replaced at last."""
    one, two = servers
    await gate.let(SOME)
    await become(one, later, gate)
    two.kill()  # everybody goes to the other
    gate.allow(SOME)
    await asyncio.to_thread(two.start)
    while not (waved := [game[0].table for game in games if has_wave(database, game[0].table)]):
        await gate.let(1)
    await keep_one_clock(servers, games[-1][0].table)
    await leave_to_the_other(two, waved[0])
    await gate.let(SOME)
    await become(two, later, gate)
    gate.open()


async def become(server: Server, later: dict[str, str], gate: Gate) -> None:
    gate.allow(SOME // 2)  # while it stops and comes back
    assert await asyncio.to_thread(server.stop) == 0
    server.environment = later
    await asyncio.to_thread(server.start)


async def leave_to_the_other(older: Server, table: str) -> None:
    async with httpx.AsyncClient(timeout=60) as http:
        answer = await http.get(f"{older.url}/api/tables/{table}/state")
    assert (answer.status_code, answer.json()["code"]) == (503, "server_busy")
    assert "newer version" in answer.json()["sentence"]


async def keep_one_clock(servers: list[Server], table: str) -> None:
    """Both processes tell the same of everybody's time, as soon as both have heard of the same entry."""
    paths = [f"{server.url}/api/tables/{table}/state" for server in servers]
    given_up_at = time.monotonic() + SECONDS
    async with httpx.AsyncClient(timeout=60) as http:
        while True:
            one, other = [(await http.get(path)).json() for path in paths]
            if one["serial"] == other["serial"] and flags_of(one) == flags_of(other):
                return
            assert time.monotonic() < given_up_at, (flags_of(one), flags_of(other))
            await asyncio.sleep(0.05)


def flags_of(state: Json) -> list[tuple[bool, int]]:
    """Of each clock whether it runs, and when it falls, or what is left."""
    clocks = state["clocks"]
    return [(seat["runs"], seat["left_ms"] + (clocks["now"] if seat["runs"] else 0)) for seat in clocks["seats"]]


def test_games_go_on_while_processes_of_the_next_version_come(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = environment(write_revisions(tmp_path / "next"))

    async def play(servers: list[Server]) -> None:
        urls = [server.url for server in servers]
        gate, games = Gate(), []
        for kind in GAMES:
            table, guests = await table_across(urls, *kind, time=CLOCK)
            character = Held if kind == GAMES[-1] else Waver
            games.append([character(guest, table, seat, seat) for seat, guest in enumerate(guests)])
        players = [player for game in games for player in game]
        for player in players:
            player.gate = gate
        replacing = replace_one_by_one(servers, later, gate, games, postgres)
        await asyncio.gather(replacing, *(player.play() for player in players))
        know_waves(monkeypatch.setattr)
        for game in games:
            await audit(postgres, game[0].table, game)

    with two_servers(postgres, tmp_path) as servers:
        run(play(servers))
        for server in servers:
            check_log(server)
            assert "damaged" not in server.log_text()
        assert "is led by a newer version" in servers[1].log_text()


def has_wave(database: str, table: str) -> bool:
    return any(json.loads(row.act)["do"] == "wave" for row in on_disk(database, table).entries)

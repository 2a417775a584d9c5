"""What one server process with SQLite carries on this machine: live games, durable moves, memory, a flood.

    python benchmarks/server.py            all parts
    python benchmarks/server.py --games 200 --rate 100 --seconds 5

Clients and server share the machine. Beside the figures stands how often this machine can make a file durable.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from thauma.records import LiveGame
from thauma.server import journal
from thauma.server.journal import Act
from thauma.server.messages import MySeat, NewTable
from thauma.server.opening import first_acts, found
from thauma.server.people import Person
from thauma.server.presence import Presence
from thauma.server.settings import VARIABLE, Settings
from thauma.server.store import Store
from thauma.server.tables import Tables, now_ms

PORT = 8765
URL = f"http://127.0.0.1:{PORT}"
UNLIMITED = 1e9


def fsync_rate(folder: Path, seconds: float = 1.0) -> float:
    """How often a second this machine makes a small write durable."""
    with (folder / "probe").open("wb") as probe:
        began, times = time.perf_counter(), 0
        while time.perf_counter() - began < seconds:
            probe.write(b"x" * 512)
            probe.flush()
            os.fsync(probe.fileno())
            times += 1
    return times / seconds


@contextmanager
def served(folder: Path) -> Iterator[int]:
    """A server without bots or limits; the process that holds the tables."""
    settings = Settings(f"sqlite:///{folder / 'bench.db'}", thinkers=0, patience=UNLIMITED, log="json")
    command = f"from thauma.cli.serve import serve; serve('127.0.0.1', {PORT}, 1)"
    environment = {**os.environ, VARIABLE: msgspec.json.encode(settings).decode()}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", command], env=environment, stdout=log, stderr=log, start_new_session=True
        )
    try:
        yield _worker_of(process.pid)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _worker_of(parent: int) -> int:
    for _ in range(600):
        try:
            httpx.get(f"{URL}/health/ready", timeout=2).raise_for_status()
            children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
            return max(map(int, children), key=memory)
        except (httpx.HTTPError, ValueError):
            time.sleep(0.1)
    raise SystemExit("the server did not come up")


def memory(process: int) -> int:
    """Bytes of memory that are a process's own."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("RssAnon"):
            return int(line.split()[1]) * 1024
    return 0


# -- people who play


class Client:
    """One person at one table."""

    def __init__(self, seat: int, socket: ClientConnection) -> None:
        self.seat = seat
        self._socket = socket
        self._sent: dict[str, float] = {}
        self._state: dict[str, Any] | None = None
        self._acts = 0
        self.latencies: list[float] = []
        self.over = asyncio.Event()
        self.ready = asyncio.Event()  # there is something to decide

    async def listen(self) -> None:
        async for text in self._socket:
            message = json.loads(text)
            if message["type"] == "ack":
                self.latencies.append(time.perf_counter() - self._sent.pop(message["id"]))
            elif message["type"] == "state":
                self._state = message
                if message["outcome"]:
                    self.over.set()
                if message["view"]["legal"]:
                    self.ready.set()

    async def move(self, dice: random.Random) -> None:
        assert self._state is not None
        self.ready.clear()
        self._acts += 1
        act = {
            "type": "move",
            "id": str(self._acts),
            "seat": self.seat,
            "seen": self._state["serial"],
            "move": dice.choice(self._state["view"]["legal"]),
        }
        self._sent[act["id"]] = time.perf_counter()
        await self._socket.send(json.dumps(act))


async def sit_down(http: httpx.AsyncClient, number: int) -> list[Client]:
    """A table of Duel with two people, both connected."""
    cookies = []
    table = ""
    for seat in (0, 1):
        http.cookies.clear()
        answer = await http.post("/guests", json={"name": f"G {number} {seat}"})
        cookies.append(f"thauma={answer.cookies['thauma']}")
        http.cookies.clear()
        header = {"Cookie": cookies[seat]}
        if seat == 0:
            wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "rules": {"wonders": "first_game"}}
            table = (await http.post("/tables", json=wish, headers=header)).json()["id"]
        else:
            (await http.post(f"/tables/{table}/seats/1", headers=header)).raise_for_status()
    sockets = [await _open(table, cookie) for cookie in cookies]
    return [Client(seat, socket) for seat, socket in enumerate(sockets)]


async def _open(table: str, cookie: str) -> ClientConnection:
    address = f"{URL.replace('http', 'ws')}/api/tables/{table}/live"
    return await connect(address, additional_headers={"Cookie": cookie}, ping_interval=None, compression=None)


async def pace(tables: list[list[Client]], rate: float, seconds: float) -> float:
    """Let people move at a rate for a time; the rate that was reached."""
    dice = random.Random(1)
    began, moves = time.perf_counter(), 0
    while (elapsed := time.perf_counter() - began) < seconds:
        due = int(elapsed * rate) - moves
        willing = [client for table in dice.sample(tables, min(len(tables), max(1, 4 * due))) for client in table]
        for client in [client for client in willing if client.ready.is_set()][: max(0, due)]:
            await client.move(dice)
            moves += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(1)
    return moves / seconds


def shown(latencies: list[float]) -> str:
    ordered = sorted(latencies)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 for share in (0.5, 0.9, 0.99)]
    return f"median {at[0]:6.1f} ms, 90 % {at[1]:6.1f} ms, 99 % {at[2]:6.1f} ms"


async def flood(table_cookie: tuple[str, str], stop: asyncio.Event) -> int:
    """One client that sends as fast as it can."""
    socket = await _open(*table_cookie)
    sent = 0

    async def drain() -> None:
        async for _ in socket:
            pass

    reader = asyncio.create_task(drain())
    while not stop.is_set():
        await socket.send('{"type":"ping"}')
        sent += 1
        if sent % 50 == 0:
            await asyncio.sleep(0)
    reader.cancel()
    await socket.close()
    return sent


async def live_games(games: int, rate: float, seconds: float, process: int) -> None:
    async with httpx.AsyncClient(base_url=f"{URL}/api", timeout=60) as http:
        before = memory(process)
        tables: list[list[Client]] = []
        listeners: list[asyncio.Task[None]] = []
        for number in range(games):
            clients = await sit_down(http, number)
            tables.append(clients)
            listeners += [asyncio.create_task(client.listen()) for client in clients]
            if number % 100 == 99:
                print(f"  {number + 1} games, {2 * (number + 1)} sockets", flush=True)
        grown = (memory(process) - before) / games / 1024
        print(f"memory per idle game with two people connected: {grown:.1f} KiB")
        for clients in tables:
            for client in clients:
                client.latencies.clear()
        reached = await pace(tables, rate, seconds)
        quiet = [latency for table in tables for client in table for latency in client.latencies]
        print(f"{games} live games, {reached:.0f} durable moves/s asked and made: {shown(quiet)}")
        await _under_flood(http, tables, rate, seconds, quiet)
        for listener in listeners:
            listener.cancel()


async def _under_flood(
    http: httpx.AsyncClient, tables: list[list[Client]], rate: float, seconds: float, quiet: list[float]
) -> None:
    for clients in tables:
        for client in clients:
            client.latencies.clear()
    http.cookies.clear()
    answer = await http.post("/guests", json={"name": "Flood"})
    cookie = f"thauma={answer.cookies['thauma']}"
    wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = (await http.post("/tables", json=wish)).json()["id"]
    stop = asyncio.Event()
    flooding = asyncio.create_task(flood((table, cookie), stop))
    await pace(tables, rate, seconds)
    stop.set()
    sent = await flooding
    loud = [latency for clients in tables for client in clients for latency in client.latencies]
    ratio = _last_percent(loud) / _last_percent(quiet)
    print(f"with one client that sent {sent / seconds:.0f} messages/s: {shown(loud)}; 99 % is {ratio:.2f} of the above")


def _last_percent(latencies: list[float]) -> float:
    return statistics.quantiles(latencies, n=100)[-1]


# -- the peak, without sockets


def rehearse(seed: int) -> tuple[list[Act], bytes]:
    """The acts of a whole game, prepared so that choosing costs nothing later, and its deal."""
    live = LiveGame.new("duel", ["Ann", "Bo"], {"wonders": "first_game"}, seed=seed)
    setup = msgspec.json.encode(live.game.setup(live.deal))
    dice, acts = random.Random(seed), list[Act]()
    while not live.is_over:
        move = dice.choice(live.legal_moves())
        live.play(move)
        acts.append(journal.Move(move["seat"], live.moves[-1]))
    return acts, setup


async def peak(folder: Path, games: int) -> None:
    """Checked, applied and made durable through Tables and Store, as many at once as there are games."""
    store = await Store.open(f"sqlite:///{folder / 'peak.db'}")

    async def warm(_: str) -> None:
        return None

    tables = Tables(store, None, downtime=lambda *_: 0, presence=Presence(now_ms), warm=warm)
    host = Person("host", "Host", "guest")
    wish = NewTable("duel", [MySeat(), MySeat()], {"wonders": "first_game"})
    prepared = []
    for seed in range(games):
        acts, setup = rehearse(seed)
        founding = msgspec.structs.replace(found(wish, host, now_ms()), setup=setup)
        prepared.append((await tables.found(founding, first_acts(wish, host), host.id), acts))

    async def play(live: Any, acts: list[Act]) -> int:
        for number, act in enumerate(acts):
            await live.act(act, host.id, str(number), live.table.serial)
        return len(acts)

    began = time.perf_counter()
    moves = sum(await asyncio.gather(*(play(live, acts) for live, acts in prepared)))
    elapsed = time.perf_counter() - began
    await store.close()
    print(f"peak through tables and store, {games} games at once: {moves / elapsed:.0f} durable moves/s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", choices=["live", "peak"])
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(f"this machine: {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {fsync_rate(folder):.0f} fsyncs/s")
        if asked.only != "live":
            asyncio.run(peak(folder, asked.games))
        if asked.only != "peak":
            with served(folder) as process:
                asyncio.run(live_games(asked.games, asked.rate, asked.seconds, process))


if __name__ == "__main__":
    main()

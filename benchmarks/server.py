"""What one server process with SQLite carries on this machine: live games, durable moves, memory, floods.

    python benchmarks/server.py            all parts
    python benchmarks/server.py --games 200 --rate 100 --seconds 5 --only live

The people share the machine with the server, each with an address of their own and under the usual limits. Beside the
figures stands how often this machine can make a file durable, and how busy it was with other things.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.crowd import HOST, PORT, URL, Crowd, Game, Guest, Person, connect, frame, handshake, new_game, several
from benchmarks.machine import KIB, fsync_rate, served, size_of, wait_until_quiet
from thauma.records import LiveGame
from thauma.server.live.presence import Presence
from thauma.server.messages import MySeat, NewTable
from thauma.server.people.rows import Person as Host
from thauma.server.process import garbage
from thauma.server.process.settings import Settings
from thauma.server.store import Store
from thauma.server.tables import journal
from thauma.server.tables.creating import create_table, first_acts
from thauma.server.tables.journal import Act
from thauma.server.tables.registry import Tables, now_ms

DIFFERENT = 50  # games that are rehearsed for the peak
ROUNDS = 7  # by turns with and without a flood
WARM_UP = 20  # games before the memory is read, so that what is made only once is not counted
FLOODS = ("nothing", "ping", "act", "request")  # what a client sends too much of; nothing shows what is mere chance


# -- people who play


async def live_games(games: int, rate: float, seconds: float, process: int) -> None:
    async with httpx.AsyncClient(base_url=f"{URL}/api", timeout=60) as http:
        await several(WARM_UP, 4, lambda number: new_game(http, 100_000 + number))
        wait_until_quiet([process])
        before = size_of(process)
        made = await several(games, 4, lambda number: new_game(http, number))
        print(f"memory per idle game, nobody there: {(size_of(process) - before) / games / KIB:.1f} KiB", flush=True)
        ready: deque[Person] = deque()
        people = await several(2 * games, 4, lambda number: connect(made[number // 2], number % 2, ready))
        print(f"memory per game with two people: {(size_of(process) - before) / games / KIB:.1f} KiB", flush=True)
        crowd = Crowd(people, ready, rate, [process])
        print(f"{games} live games: {await crowd.play(seconds)}", flush=True)
        print(f"memory per such game, later: {(size_of(process) - before) / games / KIB:.1f} KiB", flush=True)
        flooded = await new_game(http, 200_000)
        for kind in FLOODS:
            await under_flood(crowd, kind, flooded, seconds / ROUNDS)


async def under_flood(crowd: Crowd, kind: str, table: Game, seconds: float) -> None:
    """By turns with the flood and with a client that is silent; of the turns the median, since a shared machine has
    moments in which nothing moves."""
    quiet, loud, sent = list[float](), list[float](), 0
    for number in range(ROUNDS):
        for is_flood in (True, False) if number % 2 else (False, True):
            flooding = Flood(kind if is_flood else "nothing", table, seconds)
            flooding.begin()
            played = await crowd.play(seconds)
            (loud if is_flood else quiet).append(_last_percent(played.latencies))
            sent += flooding.end()
    under, without = statistics.median(loud), statistics.median(quiet)
    print(
        f"a flood of {kind}, {sent / ROUNDS / seconds:.0f} a second sent: 99 % within {1000 * under:.1f} ms "
        f"({_range(loud)}), without it within {1000 * without:.1f} ms ({_range(quiet)}): {under / without:.2f} times; "
        f"{played}",
        flush=True,
    )


def _range(turns: list[float]) -> str:
    return f"{1000 * min(turns):.0f} to {1000 * max(turns):.0f}"


def _last_percent(latencies: list[float]) -> float:
    return statistics.quantiles(latencies, n=100)[-1]


# -- one client that sends as fast as it can, in a process of its own


class Flood:
    """It is connected and waits for the word."""

    def __init__(self, kind: str, game: Game, seconds: float) -> None:
        guest = game.guests[0]
        command = [sys.executable, "-I", str(Path(__file__).with_name("flood.py")), HOST, str(PORT), str(seconds)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        greeting = "" if kind == "request" else handshake(game.table, guest)
        self._tell(json.dumps(greeting), json.dumps(_message(kind, game, guest)))
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "ready\n"

    def _tell(self, *lines: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines))
        self._process.stdin.flush()

    def begin(self) -> None:
        self._tell("")

    def end(self) -> int:
        """How many messages it sent."""
        return int(self._process.communicate()[0])


def _message(kind: str, game: Game, guest: Guest) -> str:
    if kind == "nothing":
        return ""
    if kind == "ping":
        return frame(b'{"type":"ping"}').decode("latin-1")
    if kind == "act":
        act = b'{"type":"move","id":"x","seat":0,"seen":0,"move":{"seat":0,"do":"build","card":"baths"}}'
        return frame(act).decode("latin-1")
    head = "".join(f"{name}: {value}\r\n" for name, value in guest.headers.items())
    return f"GET /api/tables/{game.table} HTTP/1.1\r\nHost: {HOST}\r\n{head}\r\n"


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
    host = Host("host", "Host", "guest")
    wish = NewTable("duel", [MySeat(), MySeat()], {"wonders": "first_game"})
    prepared = []
    rehearsed = [rehearse(seed) for seed in range(min(games, DIFFERENT))]
    for number in range(games):
        acts, setup = rehearsed[number % len(rehearsed)]
        options = msgspec.structs.replace(create_table(wish, host, now_ms()), setup=setup)
        prepared.append((await tables.create(options, first_acts(wish, host), host.id), acts))

    async def play(live: Any, acts: list[Act]) -> int:
        for number, act in enumerate(acts):
            await live.act(act, host.id, str(number), live.table.serial)
        return len(acts)

    garbage.search_seldom()
    garbage.leave_out_what_stays()
    began = time.perf_counter()
    moves = sum(await asyncio.gather(*(play(live, acts) for live, acts in prepared)))
    elapsed = time.perf_counter() - began
    await store.close()
    print(f"peak through tables and store, {games} games at once: {moves / elapsed:.0f} durable moves/s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--only", choices=["live", "peak"])
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(f"this machine: {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {fsync_rate(folder):.0f} fsyncs/s")
        if asked.only != "live":
            asyncio.run(peak(folder, asked.games))
        if asked.only != "peak":
            settings = Settings(f"sqlite:///{folder / 'bench.db'}", thinkers=0, proxies=1, log="json")
            with served(settings, HOST, PORT, folder / "log") as (process,):
                asyncio.run(live_games(asked.games, asked.rate, asked.seconds, process))


if __name__ == "__main__":
    main()

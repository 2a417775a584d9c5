"""How many durable entries a second the store appends, by how many are in flight.

    python benchmarks/store.py [URL…]

A fresh SQLite file in the working folder, and a private PostgreSQL if its package is installed, unless URLs are given.
Beside it stands how often this machine's disk can make a small write durable: without grouped commits no store could
append more than that.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.postgres import PostgresIsMissing, running_cluster
from tests.server.store.samples import create
from thauma.server.store import EntryRow, Head, Store

IN_FLIGHT = (1, 10, 100, 1000)
SECONDS = 3.0
PAGE, PAGES = 4096, 1024
ACT = b'{"type":"move","seat":0,"move":{"seat":0,"do":"build","card":"scriptorium","cost":{"coins":2}}}'


def fsyncs_per_second(folder: Path) -> float:
    """How often a small write to a file in this folder becomes durable."""
    with tempfile.TemporaryFile(dir=folder) as file:
        os.pwrite(file.fileno(), bytes(PAGES * PAGE), 0)  # a log that is used anew grows no more
        os.fsync(file.fileno())
        began, number = time.perf_counter(), 0
        while time.perf_counter() - began < 1.0:
            os.pwrite(file.fileno(), b"x" * PAGE, number % PAGES * PAGE)
            os.fdatasync(file.fileno())
            number += 1
        return number / (time.perf_counter() - began)


async def appends_per_second(store: Store, in_flight: int) -> tuple[float, float]:
    """Entries a second, and the 99th percentile of how many milliseconds one waits for its acknowledgement."""
    tables = [f"{in_flight}-{number}" for number in range(in_flight)]
    await asyncio.gather(*(create(store, table) for table in tables))
    waits: list[float] = []
    began = time.perf_counter()

    async def play(table: str) -> None:
        serial = 0
        while (asked := time.perf_counter()) - began < SECONDS:
            entry = EntryRow(table, serial, 1_700_000_000_000, "person-id", f"{serial:012}", ACT)
            await store.append(entry, Head(status="playing", serial=serial, ply=serial, pending=1))
            waits.append(time.perf_counter() - asked)
            serial += 1

    await asyncio.gather(*map(play, tables))
    waited = sorted(waits)[len(waits) * 99 // 100]
    return len(waits) / (time.perf_counter() - began), 1000 * waited


async def measure(url: str) -> None:
    store = await Store.open(url)
    print(f"{'in flight':>10} {'appends a second':>18} {'99th percentile, ms':>20}")
    for in_flight in IN_FLIGHT:
        speed, wait = await appends_per_second(store, in_flight)
        print(f"{in_flight:>10} {speed:>18,.0f} {wait:>20.1f}", flush=True)
    await store.close()


@contextmanager
def databases(folder: Path) -> Iterator[list[str]]:
    with ExitStack() as stack:
        urls = [f"sqlite:///{folder / 'games.db'}"]
        try:
            urls.append(stack.enter_context(stack.enter_context(running_cluster()).fresh_database()))
        except PostgresIsMissing as missing:
            print(f"without PostgreSQL: {missing}")
        yield urls


def main() -> None:
    with tempfile.TemporaryDirectory(dir=".") as temporary, ExitStack() as stack:
        folder = Path(temporary).resolve()
        urls = sys.argv[1:] or stack.enter_context(databases(folder))
        print(f"durable writes of 4 KiB by this machine: {fsyncs_per_second(folder):,.0f} a second")
        for url in urls:
            print(f"\n{url.partition(':')[0]}")
            asyncio.run(measure(url))


if __name__ == "__main__":
    main()

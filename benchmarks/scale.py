"""What several server processes on one PostgreSQL carry: moves a second, how soon, whose processor time a move takes.

    python benchmarks/scale.py                               1, 2 and 4 processes
    python benchmarks/scale.py --processes 2 --rate 1000 --games 1000 --seconds 10

The database, the processes and the people share the machine, so what counts is the processor time of a move, and where
it is spent: a machine with a core for each process carries what fits into these cores. The players of a game come to
whichever process the system gives them.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.crowd import HOST, PORT, Played, gathered, shown
from benchmarks.machine import family_seconds, fsync_rate, served, wait_until_quiet
from tests.server.postgres import Cluster, running_cluster
from thauma.server.process.settings import Settings


async def carried(processes: list[int], cluster: Cluster, games: int, rate: float, seconds: float) -> Played:
    crowd = await gathered(games, rate, processes)
    wait_until_quiet(processes)
    return await crowd.play(seconds, database=partial(family_seconds, cluster.process_id))


def told(number: int, asked: float, played: Played) -> str:
    each = {who: 1000 * seconds / played.moves for who, seconds in played.used.items()}
    return (
        f"{number} process(es), {asked:.0f} moves/s asked for: {played.moves / played.seconds:.0f} moves/s, "
        f"{shown(played.latencies)}; the other sees it: {shown(played.tidings)}; processor time of a move: "
        f"server {each['server']:.2f} ms, database {each['database']:.2f} ms; so a core for each process would carry "
        f"{1000 * number / each['server']:.0f} moves/s, a core for the database {1000 / each['database']:.0f}; "
        f"{played.shares}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rate", type=float, nargs="+", default=[250])
    parser.add_argument("--seconds", type=float, default=10)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, running_cluster() as cluster:
        folder = Path(name)
        print(f"this machine: {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {fsync_rate(folder):.0f} fsyncs/s")
        for number in asked.processes:
            for rate in asked.rate:
                with cluster.fresh_database() as url:
                    settings = Settings(url, thinkers=0, proxies=1, log="json")
                    with served(settings, HOST, PORT, folder / "log", number) as workers:
                        played = asyncio.run(carried(workers, cluster, asked.games, rate, asked.seconds))
                        print(told(number, rate, played), flush=True)


if __name__ == "__main__":
    main()

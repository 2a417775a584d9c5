"""`thauma thinker`: bots think here for the servers of a PostgreSQL database, wherever those run.

It is a server without a door: it takes over the bots that no living process thinks for, and hears of moves as every
process of the database does. Killed at any time, the next one takes over from it.
"""

import asyncio
import os
import signal

from thauma.cli.serve import LOGS
from thauma.games.errors import BadOption
from thauma.server.process import garbage, logs
from thauma.server.process.house import House
from thauma.server.process.settings import Settings, default_database


def run_thinker(database: str | None, thinkers: int | None, log: str) -> None:
    url = database or default_database()
    if url.startswith("sqlite"):
        raise BadOption("a SQLite file is for one process: name the servers' PostgreSQL database with --database")
    if log not in LOGS:
        raise BadOption(f"--log is one of {', '.join(LOGS)}, not {log!r}")
    logs.set_up(human={"json": False, "text": True}.get(log))
    garbage.search_seldom()
    asyncio.run(_think(Settings(url, thinkers or os.cpu_count() or 1)))


async def _think(settings: Settings) -> None:
    told_to_stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, told_to_stop.set)
    async with House.open(settings, garbage.leave_out_what_stays):
        await told_to_stop.wait()

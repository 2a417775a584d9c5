"""A server of two workers, of whom one thinks for ever, the other is idle. It tells who they are and waits."""

import asyncio
import sys
from pathlib import Path

from tests.server.thinking.room import all_ready, question, thinking, until, workers
from tests.server.thinking.troupe import BEDS, FINE, SIGN, SleepyTroupe


async def wait_for_the_end(folder: Path) -> None:
    async with thinking(2, seconds_beyond=3600, make_player=SleepyTroupe(folder)) as thinkers:
        await all_ready(thinkers)
        (folder / SIGN).touch()
        asked = asyncio.create_task(thinkers.choose(question(FINE)))
        await until((folder / BEDS / "0").exists)
        print(*workers(), flush=True)
        await asked


if __name__ == "__main__":
    asyncio.run(wait_for_the_end(Path(sys.argv[1])))

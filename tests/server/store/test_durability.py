"""What was acknowledged is there, even if the process was killed the moment after."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from tests.server.store.samples import opened, serials

ROOT = Path(__file__).resolve().parents[3]
ROUNDS = 3  # each starts a process
ACKNOWLEDGED_BEFORE_THE_KILL = 200


def killed_while_appending(url: str) -> set[tuple[str, int]]:
    """What a process had acknowledged when it was killed."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    command = [sys.executable, "-m", "tests.server.store.appending", url]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(ACKNOWLEDGED_BEFORE_THE_KILL)]
        process.kill()
        lines += process.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {(table, int(serial)) for table, serial in whole}


def test_no_acknowledged_entry_is_lost_by_kill_9(database: str) -> None:
    async def kept(tables: set[str]) -> dict[str, list[int]]:
        async with opened(database) as store:
            return {table: await serials(store, table) for table in tables}

    acknowledged: set[tuple[str, int]] = set()
    for _ in range(ROUNDS):
        acknowledged |= killed_while_appending(database)
        journals = asyncio.run(kept({table for table, _ in acknowledged}))
        assert acknowledged <= {(table, serial) for table, found in journals.items() for serial in found}
        assert all(found == list(range(len(found))) for found in journals.values())
    assert len(acknowledged) >= ROUNDS * ACKNOWLEDGED_BEFORE_THE_KILL

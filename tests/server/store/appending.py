"""A process to kill: appends to several tables at once and prints each entry when it has been acknowledged.

python -m tests.server.store.appending URL
"""

import asyncio
import sys

from tests.server.store.samples import append, create
from thauma.server.store import Store

TABLES = 8


async def write_on(store: Store, table: str) -> None:
    stored = await store.load(table)
    if stored is None:
        await create(store, table)
    serial = stored.head.serial + 1 if stored else 0
    while await append(store, table, serial):
        print(table, serial, flush=True)
        serial += 1


async def main() -> None:
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(write_on(store, f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main())

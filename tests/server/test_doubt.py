"""A database that goes away in the middle of a write: nobody is told what may not be there, and nothing is lost."""

import asyncio
from typing import Any

import pytest

from tests.server.houses import (
    ANN,
    BEN,
    Eye,
    first_move,
    founded,
    journal_of,
    play,
    rules_that_warm_by_themselves,
    until,
    with_houses,
)
from thauma.server.process.house import House
from thauma.server.refusals import ServerBusy
from thauma.server.store import Store, StoreUnavailable

__all__ = ["rules_that_warm_by_themselves"]


class Cut:
    """Cuts a store off after an entry was sent, before the answer came: `written` says whether it had arrived."""

    def __init__(self, store: Store, *, written: bool) -> None:
        self._store = store
        self._written = written
        self._append, self._load = store.append, store.load
        self.looks = 0
        store.append = self._lose  # type: ignore[assignment, method-assign]
        store.load = self._refuse  # type: ignore[method-assign]

    async def _lose(self, *what: Any) -> bool:
        if self._written:
            assert await self._append(*what)
        raise StoreUnavailable("the database does not answer: it is unknown whether it was written")

    async def _refuse(self, *_: Any, **__: Any) -> Any:
        self.looks += 1
        raise StoreUnavailable("the database does not answer")

    def mend(self) -> None:
        self._store.append, self._store.load = self._append, self._load  # type: ignore[method-assign]


@pytest.mark.parametrize("written", [False, True])
def test_what_may_not_be_on_disk_is_not_told(database: str, written: bool) -> None:
    async def run(one: House) -> None:
        here = await founded(one, ANN, BEN)
        eye = await Eye.at(one, here.id, ANN)
        before = await eye.knows(1)
        seat = here.table.deciding[0]
        move, player = first_move(here, seat), (ANN, BEN)[seat].id
        cut = Cut(one.store, written=written)
        with pytest.raises(ServerBusy):
            await here.act(move, player, "move", 1)
        here.tell()
        here.tell_table()
        await until(lambda: cut.looks > 1)
        with pytest.raises(ServerBusy):
            await here.seen_by(None)
        assert eye.states == [before]
        cut.mend()
        await until(lambda: not here._in_doubt)
        assert here.table.serial == (2 if written else 1)
        if written:
            assert (await eye.knows(2))["ply"] == 1
        again = await here.act(move, player, "move", 1)
        assert again.serial == 2
        assert len(await journal_of(one, here.id)) == 3

    with_houses(database, 1, run)


def test_a_server_stops_while_its_database_is_away(sqlite: str) -> None:
    async def run(one: House) -> None:
        here = await founded(one, ANN, BEN)
        Cut(one.store, written=False)
        seat = here.table.deciding[0]
        with pytest.raises(ServerBusy):
            await play(here, (ANN, BEN)[seat], seat, "move")
        await asyncio.sleep(0)

    with_houses(sqlite, 1, run)

"""An undo replays the game in a thread: the event loop goes on, and the table is the old one until that is done."""

import asyncio
import threading
from typing import Any

import pytest

from tests.server.houses import ANN, BEN, first_move, founded, journal_of, play, until, with_houses
from tests.server.houses import rules_that_warm_by_themselves as rules_that_warm_by_themselves
from thauma.server.process.house import House
from thauma.server.refusals import NothingToUndo, Stale
from thauma.server.tables import journal
from thauma.server.tables.live_table import LiveTable
from thauma.server.tables.shelf import table_of
from thauma.server.tables.table import Table


class Slow:
    """Holds a replay back until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._replay = table_of
        self._may_go = threading.Event()
        self.threads: list[str] = []
        monkeypatch.setattr("thauma.server.tables.live_table.table_of", self._wait)

    def _wait(self, *what: Any) -> Table:
        self.threads.append(threading.current_thread().name)
        assert self._may_go.wait(60)
        return self._replay(*what)

    def let_go(self) -> None:
        self._may_go.set()


async def asked_for(house: House) -> tuple[LiveTable, int, int]:
    """A table where a move was made and its mover wants it undone; their seat, and the entry that asks."""
    live = await founded(house, ANN, BEN)
    seat = live.table.deciding[0]
    player = (ANN, BEN)[seat]
    moved = await play(live, player, seat, "move")
    asked = await live.act(journal.AskUndo(seat), player.id, "undo", moved.serial)
    return live, seat, asked.serial


def test_an_act_that_comes_during_an_undo_waits_for_it(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(house: House) -> None:
        live, seat, asked = await asked_for(house)
        other = (ANN, BEN)[1 - seat].id
        slow = Slow(monkeypatch)
        undo = asyncio.create_task(live.act(journal.Answer(1 - seat, True), other, "yes", asked))
        await until(lambda: bool(slow.threads))
        late = asyncio.create_task(live.act(first_move(live, 1 - seat), other, "late", asked))
        await asyncio.sleep(0)
        assert (live.table.ply, live.table.serial, live.lock.locked()) == (1, asked, True)
        assert not undo.done()
        assert not late.done()
        slow.let_go()
        assert (await undo).ply == 0
        with pytest.raises(Stale):
            await late
        assert threading.current_thread().name not in slow.threads
        assert [type(act) for act in await journal_of(house, live.id)][-1] is journal.Answer

    with_houses(sqlite, 1, run)


def test_what_can_not_be_undone_is_refused_with_a_reason_and_changes_nothing(sqlite: str) -> None:
    async def run(house: House) -> None:
        live, seat, asked = await asked_for(house)
        table, player = live.table, (ANN, BEN)[1 - seat]
        with pytest.raises(NothingToUndo, match="no move that could be undone"):
            await live.act(journal.AskUndo(1 - seat), player.id, "mine", asked)
        assert live.table is table
        assert (table.ply, table.serial) == (1, asked)

    with_houses(sqlite, 1, run)


def test_a_reason_found_in_the_thread_reaches_who_asked(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(house: House) -> None:
        live, seat, asked = await asked_for(house)
        table = live.table
        monkeypatch.setattr(Table, "undoes", lambda *_: True)  # as if it were: all acts are tried in the thread
        with pytest.raises(NothingToUndo, match="no move that could be undone"):
            await live.act(journal.AskUndo(1 - seat), (ANN, BEN)[1 - seat].id, "mine", asked)
        assert live.table is table
        moved = await live.act(first_move(live, 1 - seat), (ANN, BEN)[1 - seat].id, "move", asked)
        assert (moved.serial, live.table.ply) == (asked + 1, 2)

    with_houses(sqlite, 1, run)

"""What takes long and can wait does not delay what is urgent."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tests.server.houses import ANN, BEN, first_move, founded, rules_that_warm_by_themselves, until, with_houses
from tests.server.staging import sent
from thauma.server.http.door import Visit
from thauma.server.live.slow_lane import AT_ONCE, SlowLane
from thauma.server.live.socket import Session
from thauma.server.people.identity import Known
from thauma.server.process.house import House

__all__ = ["rules_that_warm_by_themselves"]

WAITING = 10 * AT_ONCE


async def in_line(lane: SlowLane, log: list[str], name: str) -> None:
    await lane.turn()
    log.append(name)


async def urgent(log: list[str]) -> None:
    """Something that needs a round of the event loop again and again."""
    while True:
        await asyncio.sleep(0)
        log.append("urgent")


def log_of(play: Callable[[SlowLane, list[str]], Coroutine[Any, Any, None]]) -> list[str]:
    log: list[str] = []

    async def alone() -> None:
        async with asyncio.timeout(120):
            await play(SlowLane(), log)

    asyncio.run(alone())
    return log


def test_all_have_their_turn_in_order_and_a_few_at_a_time() -> None:
    async def play(lane: SlowLane, log: list[str]) -> None:
        hurry = asyncio.create_task(urgent(log))
        await asyncio.gather(*(in_line(lane, log, str(number)) for number in range(WAITING)))
        hurry.cancel()

    log = log_of(play)
    assert [name for name in log if name != "urgent"] == [str(number) for number in range(WAITING)]
    between = [len(names.split()) for names in " ".join(log).split("urgent")]
    assert max(between) == AT_ONCE


def test_who_goes_away_does_not_hold_the_line_up() -> None:
    async def play(lane: SlowLane, log: list[str]) -> None:
        tasks = [asyncio.create_task(in_line(lane, log, str(number))) for number in range(WAITING)]
        await asyncio.sleep(0)
        for task in tasks[: WAITING - 1]:
            task.cancel()
        await tasks[-1]
        await in_line(lane, log, "later")

    assert log_of(play) == [str(WAITING - 1), "later"]


class Wire:
    """A socket: what comes in, and the kinds of what went out."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[str] = asyncio.Queue()
        self.sent: list[str] = []

    async def read(self) -> str:
        return await self.incoming.get()

    async def write(self, message: bytes) -> None:
        self.sent.append(json.loads(message)["type"])


def test_a_move_is_acknowledged_though_it_is_nobodys_turn_to_be_shown_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wire = Wire()
    gate = asyncio.Event()

    async def closed(_lane: SlowLane) -> None:
        await gate.wait()

    async def run(house: House) -> None:
        live = await founded(house, ANN, BEN)
        seat = live.table.deciding[0]
        session = Session(cast(Any, wire), Visit(house, "here", Known((ANN, BEN)[seat], "cookie", "s"), live), -1)
        conversation = asyncio.create_task(session.run())
        await until(lambda: "state" in wire.sent)
        assert wire.sent == ["hello", "state"]
        monkeypatch.setattr(SlowLane, "turn", closed)
        move = sent(first_move(live, seat), "1", live.table.serial)
        await wire.incoming.put(msgspec.json.encode(move).decode())
        await until(lambda: len(wire.sent) > 2)
        assert wire.sent[2:] == ["ack"]
        gate.set()
        await until(lambda: len(wire.sent) > 3)
        assert wire.sent[3:] == ["state"]
        conversation.cancel()
        await asyncio.gather(conversation, return_exceptions=True)

    with_houses(f"sqlite:///{tmp_path / 'games.db'}", 1, run)
    assert wire.sent == ["hello", "state", "ack", "state"]

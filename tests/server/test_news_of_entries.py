"""Processes on one PostgreSQL hand each other what they write: nobody reads again what came along."""

from typing import Any

import msgspec
import pytest

from tests.server.houses import ANN, BEN, Eye, founded, play, rules_that_warm_by_themselves, until, with_houses
from thauma.server.process.house import House
from thauma.server.store import news

__all__ = ["rules_that_warm_by_themselves"]
MOVES = 6


def count_loads(house: House) -> list[Any]:
    loads: list[Any] = []
    load = house.store.load

    async def counted(*asked: Any, **more: Any) -> Any:
        loads.append(asked)
        return await load(*asked, **more)

    house.store.load = counted  # type: ignore[method-assign]
    return loads


async def play_some(one: House, two: House) -> list[Any]:
    """Moves at the first house, seen at the second; what that one has read from the database meanwhile."""
    live = await founded(one, ANN, BEN)
    eye = await Eye.at(two, live.id, None)
    loads = count_loads(two)
    for _ in range(MOVES):
        seat = live.table.deciding[0]
        ack = await play(live, (ANN, BEN)[seat], seat)
        await eye.knows(ack.serial)
    there = eye.live.table
    assert msgspec.json.encode(there.live.moves) == msgspec.json.encode(live.table.live.moves)  # type: ignore[union-attr]
    assert there.seats == live.table.seats
    eye.leave()
    return loads


def test_an_entry_that_is_heard_of_is_not_read_again(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        assert not await play_some(one, two)

    with_houses(postgres, 2, run)


def test_an_entry_too_long_for_the_news_is_read(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "LARGEST_MESSAGE", 120)

    async def run(one: House, two: House) -> None:
        for house in (one, two):  # gossip is as long as it is
            house.presence._announce = lambda _report: None
        assert len(await play_some(one, two)) == MOVES

    with_houses(postgres, 2, run)


def test_after_an_entry_that_was_missed_all_are_read(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        live = await founded(one, ANN, BEN)
        there = await two.tables.find(live.id)
        hear = two.tables.hear
        seats = [live.table.deciding[0]]

        async def miss(_written: news.Written) -> None:
            missed.append(_written)

        missed: list[news.Written] = []
        two.tables.hear = miss  # type: ignore[method-assign, assignment]
        await play(live, (ANN, BEN)[seats[0]], seats[0])
        await until(lambda: missed)
        two.tables.hear = hear  # type: ignore[method-assign]
        seat = live.table.deciding[0]
        ack = await play(live, (ANN, BEN)[seat], seat)
        await until(lambda: there.table.serial == ack.serial)
        assert there.table.ply == 2

    with_houses(postgres, 2, run)

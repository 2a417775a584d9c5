"""Clocks on a whole server: flags fall when time is used up, and never for time in which no server was there."""

import asyncio
import random
import shutil
from pathlib import Path

import pytest

from tests.server.indoors import Time, go_round, house_at, pass_time, think_of_nothing
from tests.server.running import sqlite_url
from thauma.server.messages import BotSeat, MySeat, NewTable, OpenSeat
from thauma.server.people.rows import Person
from thauma.server.process.house import House
from thauma.server.tables import journal
from thauma.server.tables.clock import DAY, SECOND, Bank, Days, TimeControl
from thauma.server.tables.creating import create_table, first_acts
from thauma.server.tables.live_table import LiveTable

BEGIN = 1_800_000_000_000
ANN, BO = Person("ann", "Ann", "guest"), Person("bo", "Bo", "guest")


async def table_with(house: House, time: TimeControl, *, bot: bool = False) -> LiveTable:
    wish = NewTable(game="duel", seats=[MySeat(), BotSeat(1) if bot else OpenSeat()], time=time)
    live = await house.tables.create(create_table(wish, ANN, house.tables.now()), first_acts(wish, ANN), ANN.id)
    if not bot:
        await live.act(journal.Sit(1, BO.id, BO.name), BO.id)
    return live


async def move(live: LiveTable, dice: random.Random) -> None:
    game = live.table.live
    assert game is not None
    seat = live.table.deciding[0]
    await live.act(journal.Move(seat, dice.choice(game.legal_moves())), live.table.seats[seat].person or "")


def killed(database: Path, again: Path) -> str:
    """The database as a kill in this moment would leave it, for another server."""
    again.mkdir()
    for file in (database / "thauma.db", database / "thauma.db-wal"):
        shutil.copy(file, again)
    return sqlite_url(again)


def test_a_flag_is_drawn_when_a_bank_is_used_up_and_not_before(tmp_path: Path) -> None:
    async def go() -> None:
        time = Time(BEGIN)
        async with house_at(sqlite_url(tmp_path), time) as house:
            live = await table_with(house, Bank(10))
            slow = live.table.deciding[0]
            await pass_time(house, time, 10 * SECOND - 1)
            await go_round(house)
            assert live.table.status == "playing"
            await pass_time(house, time, 1)
            await go_round(house)
            assert live.table.outcome is not None
            assert (live.table.outcome.by, live.table.outcome.winners) == ("time", [1 - slow])

    asyncio.run(go())


@pytest.mark.parametrize("outage", [4 * SECOND, 30 * DAY])
def test_no_flag_is_drawn_for_time_in_which_the_server_was_down(tmp_path: Path, outage: int) -> None:
    async def go() -> None:
        time = Time(BEGIN)
        async with house_at(sqlite_url(tmp_path), time) as house:
            table = (await table_with(house, Bank(10))).id
            await pass_time(house, time, 8 * SECOND)
            after_the_kill = killed(tmp_path, tmp_path / "again")
        time.now += outage
        async with house_at(after_the_kill, time) as house:
            live = await house.tables.find(table)
            slow = live.table.deciding[0]
            await go_round(house)
            assert live.table.clock.left(slow, time.now) == 2 * SECOND
            await pass_time(house, time, 2 * SECOND)
            await go_round(house)
            assert live.table.status == "finished"

    asyncio.run(go())


def test_no_flag_is_drawn_for_time_in_which_the_machine_slept(tmp_path: Path) -> None:
    async def go() -> None:
        time = Time(BEGIN)
        async with house_at(sqlite_url(tmp_path), time) as house:
            live = await table_with(house, Bank(10))
            time.now += DAY
            await go_round(house)
            assert live.table.status == "playing"

    asyncio.run(go())


def test_a_game_lost_on_time_is_read_again_although_the_server_was_killed_right_after(tmp_path: Path) -> None:
    async def go() -> None:
        time = Time(BEGIN)
        async with house_at(sqlite_url(tmp_path), time) as house:
            live = await table_with(house, Bank(10))
            await pass_time(house, time, 9 * SECOND)
            time.now += 1 * SECOND  # the last pulse is a second old when the flag falls
            await live.act(journal.Flag(live.table.deciding[0]), journal.CLOCK)
            after_the_kill = killed(tmp_path, tmp_path / "again")
        time.now += 60 * SECOND
        async with house_at(after_the_kill, time) as house:
            again = await house.tables.find(live.id)
            assert again.table.outcome == live.table.outcome

    asyncio.run(go())


def test_days_begin_anew_with_every_move(tmp_path: Path) -> None:
    async def go() -> None:
        time, dice = Time(BEGIN), random.Random(1)
        async with house_at(sqlite_url(tmp_path), time) as house:
            live = await table_with(house, Days(1))
            await pass_time(house, time, 60 * SECOND)
            slow = live.table.deciding[0]
            assert live.table.clock.left(slow, time.now) == DAY - 60 * SECOND
            while slow in live.table.deciding:
                await move(live, dice)
            assert live.table.clock.left(slow, time.now) == DAY
            assert [live.table.clock.runs(seat) for seat in (slow, 1 - slow)] == [False, True]

    asyncio.run(go())


def test_no_clock_runs_while_a_bot_thinks(tmp_path: Path) -> None:
    async def go() -> None:
        time, dice = Time(BEGIN), random.Random(2)
        async with house_at(sqlite_url(tmp_path), time, think_of_nothing) as house:
            live = await table_with(house, Bank(10), bot=True)
            while live.table.deciding == [0]:
                await move(live, dice)
            await pass_time(house, time, 60 * SECOND)
            await go_round(house)
            assert live.table.status == "playing"
            assert not any(live.table.clock.runs(seat) for seat in (0, 1))

    asyncio.run(go())

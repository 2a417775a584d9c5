"""An outage that is noticed after something was done: the clocks in memory are those of the journal all the same."""

import asyncio

from tests.server.houses import ANN, BEN, founded, play, until
from tests.server.indoors import Time, house_at, pass_time
from thauma.server.process.house import House
from thauma.server.tables.live_table import LiveTable
from thauma.server.tables.shelf import table_of

START = 1_700_000_000_000
SECOND = 1000
BANK = {"kind": "bank", "seconds": 600}


async def left_by_the_journal(house: House, live: LiveTable, now: int) -> list[int]:
    stored = await house.store.load(live.id)
    assert stored is not None
    replayed = table_of(stored, house.tables.downtime)
    return [replayed.clock.left(seat, now) for seat in (0, 1)]


def test_a_move_before_the_outage_is_noticed_costs_what_the_journal_says(database: str) -> None:
    async def go() -> None:
        time = Time(START)
        async with house_at(database, time) as house:
            live = await founded(house, ANN, BEN, time=BANK)
            seat = live.table.deciding[0]
            await pass_time(house, time, 5 * SECOND)
            time.now += 60 * SECOND  # the machine slept; somebody moves before the heart beats
            await play(live, (ANN, BEN)[seat], seat)
            await house.store.note_time()
            assert house.store.outages()
            expected = await left_by_the_journal(house, live, time.now)
            assert expected[seat] == 595 * SECOND
            await until(lambda: [live.table.clock.left(one, time.now) for one in (0, 1)] == expected)

    asyncio.run(go())

"""Bots at tables that several houses lead: one of them thinks."""

import asyncio
from collections import Counter

from tests.server.houses import (
    ANN,
    BEN,
    founded,
    play,
    rules_that_warm_by_themselves,
    until,
    with_houses,
)
from tests.server.test_houses import deafen
from thauma.games import game
from thauma.server.process.house import House
from thauma.server.store import queries
from thauma.server.tables import journal
from thauma.server.tables.live_table import LiveTable
from thauma.server.thinking.jobs import Question, state_of

__all__ = ["rules_that_warm_by_themselves"]


# -- bots


class Thought:
    """Bots that choose the first legal action and remember where they were asked, and about what."""

    def __init__(self) -> None:
        self.asked: Counter[tuple[bytes, int]] = Counter()
        self.by: Counter[int] = Counter()
        self.may_answer = asyncio.Event()

    def at(self, number: int, house: House) -> None:
        async def think(name: str, state: bytes, seat: int, level: int) -> int:
            self.asked[state, seat] += 1
            self.by[number] += 1
            await self.may_answer.wait()
            return game(name).legal(state_of(Question(name, state, seat, level, 0)), seat)[0].action

        house.tables.think = think


def bots_decide(live: LiveTable) -> bool:
    return bool(live.table.deciding_bots)


def test_only_one_house_thinks_about_a_position_while_people_choose_at_others(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        thought = Thought()
        for number, house in enumerate((one, two)):
            thought.at(number, house)
        here = await founded(one, ANN, BEN, 1, 1, game="classic")
        there = await two.tables.find(here.id)
        await until(lambda: thought.by[0] == 2)
        await play(here, ANN, 0)
        await there.freshen()
        await play(there, BEN, 1)  # written by the other house while the bots still think
        await until(lambda: here.table.serial == there.table.serial)
        assert thought.by == {0: 2}
        thought.may_answer.set()
        await until(lambda: here.table.ply >= 4 and there.table.ply >= 4)
        assert max(thought.asked.values()) == 1

    with_houses(postgres, 2, run)


def test_a_bot_that_takes_a_seat_at_another_house_is_asked_by_whoever_thinks(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        thought = Thought()
        for number, house in enumerate((one, two)):
            thought.at(number, house)
        here = await founded(one, ANN, BEN, 1, game="classic")
        there = await two.tables.find(here.id)
        await until(lambda: thought.by[0] == 1)
        await there.act(journal.StandIn(1, 2), ANN.id)
        await until(lambda: thought.by[0] == 2)
        assert thought.by == {0: 2}
        thought.may_answer.set()

    with_houses(postgres, 2, run)


def test_a_house_that_takes_over_thinks_about_the_newest_position(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        here = await founded(one, ANN, 1)
        there = await two.tables.find(here.id)
        deafen(two)
        while not bots_decide(here):
            await play(here, ANN, 0)  # nobody thinks at this house
        serial = here.table.serial
        thought = Thought()
        thought.may_answer.set()
        thought.at(1, two)
        await until(lambda: not there.table.deciding_bots and there.table.serial > serial)
        assert max(thought.asked.values()) == 1

    with_houses(postgres, 2, run)


def test_a_claim_whose_answer_was_lost_is_kept(postgres: str) -> None:
    async def run(one: House) -> None:
        here = await founded(one, ANN, 1)
        while not bots_decide(here):
            await play(here, ANN, 0)
        process, now = one.store.process, one.tables.now()
        await one.store.write(lambda connection: queries.claim(connection, process, now))  # and nobody remembers
        thought = Thought()
        thought.may_answer.set()
        thought.at(0, one)
        serial = here.table.serial
        await until(lambda: here.table.serial > serial)

    with_houses(postgres, 1, run)

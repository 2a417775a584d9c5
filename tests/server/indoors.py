"""A house without a process around it, in which the tests decide what time it is and what the bots think."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import numpy as np

from thauma.games import game
from thauma.server.people.identity import Identity
from thauma.server.process.house import House
from thauma.server.process.metrics import Metrics
from thauma.server.process.settings import Settings
from thauma.server.process.watch import Watch
from thauma.server.store import Store
from thauma.server.tables.registry import Think
from thauma.server.thinking import NotThinking, Thinkers
from thauma.server.thinking.jobs import Question, state_of

HEARTBEAT = 2000  # milliseconds: less than what counts as an outage


class Time:
    """The time at which a test plays, in milliseconds since 1970."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def house_at(database: str, time: Time, think: Think | None = None) -> AsyncIterator[House]:
    """A house that is open for the time of the block; its bots play at random if nothing else is said."""
    store = await Store.open(database, now=time)
    house = House(Settings(database), store, await Identity.open(store), Thinkers(1), Metrics())
    house.tables.now = time
    house.tables.think = think or think_at_random
    house.tables.warm = at_once
    try:
        yield house
    finally:
        await house.tables.finish()
        house.identity.close()
        await store.close()


async def think_at_random(name: str, state: bytes, seat: int, level: int) -> int:
    position = state_of(Question(name, state, seat, level, 0))
    actions = [choice.action for choice in game(name).legal(position, seat)]
    return int(random.Random(int(np.frombuffer(state, np.uint8).sum())).choice(actions))


async def think_of_nothing(*_: object) -> int:
    raise NotThinking("the bots of this test never answer")


async def at_once(_game: str) -> None:
    return


async def pass_time(house: House, time: Time, milliseconds: int) -> None:
    """Let time go by while the server is there: its heart beats."""
    end = time.now + milliseconds
    while time.now < end:
        time.now = min(end, time.now + HEARTBEAT)
        await house.store.note_time()


async def go_round(house: House) -> None:
    """Let the watch do its round once."""
    await Watch(house.store, house.tables, house.presence, house.ask_around).go_round()

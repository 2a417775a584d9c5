"""Several servers on one database, all in this process: they know of each other only what travels through it."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest

from thauma.server import messages
from thauma.server.live.subscriber import Subscriber
from thauma.server.people.rows import Person
from thauma.server.process.house import House
from thauma.server.process.settings import Settings
from thauma.server.tables import creating, journal
from thauma.server.tables.journal import Act
from thauma.server.tables.live_table import LiveTable

ANN, BEN, CAY = (Person(f"person-{name}", name, "guest") for name in ("Ann", "Ben", "Cay"))
PATIENCE = 1e6
SECONDS = 60.0  # to wait for what must come
Json = dict[str, Any]


@pytest.fixture(autouse=True)
def rules_that_warm_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """One process has one set of compiled rules: the houses need not play games to load them."""
    monkeypatch.setattr("thauma.server.thinking.warming.use_rules", lambda _name: None)


@asynccontextmanager
async def opened(database: str, number: int) -> AsyncIterator[list[House]]:
    async with AsyncExitStack() as stack:
        settings = Settings(database, thinkers=0, patience=PATIENCE)
        yield [await stack.enter_async_context(House.open(settings)) for _ in range(number)]


def with_houses(database: str, number: int, play: Callable[..., Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with opened(database, number) as houses, asyncio.timeout(5 * SECONDS):
            await play(*houses)

    asyncio.run(run())


async def until(is_so: Callable[[], object]) -> None:
    """Wait for something that other tasks bring about."""
    deadline = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.sleep(0.01)


async def founded(house: House, *seats: Person | int | None, game: str = "duel", **wishes: Any) -> LiveTable:
    """A table at a house: on each seat a person, a bot of a level, or nobody yet."""
    places = [messages.BotSeat(seat) if isinstance(seat, int) else messages.OpenSeat() for seat in seats]
    wish = msgspec.convert({"game": game, "seats": msgspec.to_builtins(places), **wishes}, messages.NewTable)
    options = creating.create_table(wish, ANN, house.tables.now())
    acts: list[Act] = []
    for number, seat in enumerate(seats):
        if isinstance(seat, Person):
            acts.append(journal.Sit(number, seat.id, seat.name))
        elif isinstance(seat, int):
            acts.append(journal.SeatBot(number, seat))
    return await house.tables.create(options, acts, ANN.id)


class Eye:
    """Somebody who watches a table at a house, and what they have been told last."""

    def __init__(self, live: LiveTable, person: Person | None) -> None:
        self.live = live
        self.subscriber = Subscriber(person.id if person else None)
        self.table: Json | None = None
        self.states: list[Json] = []
        self.answers: list[Json] = []
        live.subscribe(self.subscriber)
        self._looking = asyncio.create_task(self._look())

    @classmethod
    async def at(cls, house: House, table_id: str, person: Person | None) -> "Eye":
        live = await house.tables.find(table_id)
        await live.freshen()
        return cls(live, person)

    async def _look(self) -> None:
        while True:
            for letter in await self.live.outgoing(self.subscriber):
                message = json_of(letter)
                if message["type"] == "table":
                    self.table = message["table"]
                else:
                    (self.states if message["type"] == "state" else self.answers).append(message)
            await self.subscriber.wake.wait()
            self.subscriber.wake.clear()

    @property
    def serial(self) -> int:
        return self.states[-1]["serial"] if self.states else -1

    async def knows(self, serial: int) -> Json:
        """The state, once it is of that entry or a later one."""
        await until(lambda: self.serial >= serial)
        return self.states[-1]

    async def has_table(self, is_so: Callable[[Json], object]) -> Json:
        await until(lambda: self.table is not None and is_so(self.table))
        assert self.table is not None
        return self.table

    def leave(self) -> None:
        self._looking.cancel()
        self.live.unsubscribe(self.subscriber)


def json_of(letter: bytes) -> Json:
    message: Json = msgspec.json.decode(letter)
    return message


def first_move(live: LiveTable, seat: int) -> journal.Move:
    """A legal move of a seat."""
    return any_move(live, seat, 0)


def any_move(live: LiveTable, seat: int, number: int) -> journal.Move:
    game = live.table.live
    assert game is not None
    moves = [move for move in game.legal_moves() if move["seat"] == seat]
    return journal.Move(seat, moves[number % len(moves)])


async def play(live: LiveTable, person: Person, seat: int, act_id: str = "") -> messages.Ack:
    """The seat's first legal move, as its player would send it."""
    return await live.act(first_move(live, seat), person.id, act_id, live.table.serial)


async def journal_of(house: House, table_id: str) -> list[journal.Act]:
    """What is on disk."""
    stored = await house.store.load(table_id)
    assert stored is not None
    return [journal.act_from_json(row.act) for row in stored.entries]

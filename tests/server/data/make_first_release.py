"""Make the database of the first release, and what must be read from it for ever: first-release.db and .jsonl.

It was run once, when the first release was made. Later versions open what it wrote then; running it again would only
show that today's program can read what it writes itself. A later release may get a database of its own beside it.
"""

import asyncio
import hashlib
import random
import sqlite3
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, insert

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from thauma.games import game
from thauma.kernel.rng import seeded
from thauma.records import format_record
from thauma.records.commitment import commit
from thauma.server.live.presence import Presence
from thauma.server.people.identity import Identity
from thauma.server.people.passwords import Passwords
from thauma.server.store import Store, schema
from thauma.server.tables import journal
from thauma.server.tables.clock import Bank, Days, NoClock, TimeControl
from thauma.server.tables.live_table import LiveTable
from thauma.server.tables.parts import TableOptions
from thauma.server.tables.registry import Tables
from thauma.server.tables.table import Table

HERE = Path(__file__).parent
BEGIN = 1_790_000_000_000  # when the first table was made, in milliseconds
END = BEGIN + 10 * 24 * 3_600_000  # when that server was last there
OUTAGE = (BEGIN + 3_600_000, BEGIN + 3_600_000 + 60_000)  # when it was not, meanwhile
MINUTE = 60_000
PEOPLE = ("ada", "ben", "cem", "dora")  # guests; ada and ben have accounts
PASSWORD = "seven wonders of old"


async def main() -> None:
    for old in HERE.glob("first-release.*"):
        old.unlink()
    store = await Store.open(f"sqlite:///{HERE / 'first-release.db'}", now=lambda: END)
    (await Identity.open(store)).close()  # makes the key of the cookies
    hashed = [await Passwords().hash(PASSWORD) for _ in range(2)]
    await store.write(lambda connection: write_people(connection, hashed))
    house = Writing(store)
    for number, story in enumerate(STORIES):
        house.begin(number)
        await story(house)
    lines = [told(live.table) for live in house.tables]
    await store.close()
    (HERE / "first-release.jsonl").write_bytes(b"".join(line + b"\n" for line in lines))
    tidy()


def write_people(connection: Connection, hashed: list[str]) -> None:
    passwords = dict(zip(PEOPLE, hashed, strict=False))
    for name in PEOPLE:
        row: dict[str, Any] = {"id": name * 4, "name": name.title(), "created_at": BEGIN, "seen_at": BEGIN}
        account = {"kind": "account", "password": passwords[name], "name_key": name} if name in passwords else {}
        connection.execute(insert(schema.people).values({"kind": "guest", **row, **account}))
    connection.execute(insert(schema.outages).values(begins=OUTAGE[0], ends=OUTAGE[1]))


def told(table: Table) -> bytes:
    """What later versions must make of a table's journal."""
    live = table.live
    seats = range(len(table.seats))
    return msgspec.json.encode(
        {
            "table": table.options.id,
            "status": table.status,
            "serial": table.serial,
            "outcome": table.outcome,
            "noted": sorted(table.noted),
            "left_ms": [table.clock.left(seat, END) for seat in seats] if table.clock.counts else None,
            "record": msgspec.Raw(format_record(table.record()).encode()) if live is not None else None,
            "views": [live.game.observe(live.state, seat) for seat in seats] if live and not live.is_over else [],
        }
    )


def tidy() -> None:
    with sqlite3.connect(HERE / "first-release.db") as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    connection.close()
    (HERE / "first-release.db.lock").unlink()


class Writing:
    """The tables that are being written, at a time that the stories decide."""

    def __init__(self, store: Store) -> None:
        self.now = BEGIN
        self.dice = random.Random(0)
        self.tables = Tables(
            store, nobody_thinks, downtime=downtime, presence=Presence(lambda: 0), warm=at_once, now=lambda: self.now
        )
        self._acts = 0

    def begin(self, number: int) -> None:
        self.now = BEGIN + number * MINUTE
        self.dice = random.Random(number)

    async def table(
        self,
        name: str,
        people: Sequence[str],
        *,
        seats: int = 0,
        rules: dict[str, Any] | None = None,
        time: TimeControl | None = None,
        bots: int = 0,
        **more: Any,
    ) -> LiveTable:
        """A table called GAME-something with people on its first seats, bots on the next and the others open."""
        kind, number = game(name.split("-")[0]), seats or len(people) + bots
        setup = kind.setup(kind.deal(seeded(self.now), number, rules or {}))
        salt = hashlib.sha256(name.encode()).digest()
        options = TableOptions(
            id=name,
            game=kind.name,
            rules=rules or {},
            seats=number,
            time=time or NoClock(),
            listed=more.get("listed", True),
            rated=more.get("rated", False),
            host=people[0] * 4,
            created_at=self.now,
            setup=msgspec.json.encode(setup),
            salt=salt,
            commitment=commit(kind.name, rules or {}, number, setup, salt),
            rematch_of=more.get("rematch_of"),
        )
        acts: list[journal.Act] = [journal.Sit(seat, who * 4, who.title()) for seat, who in enumerate(people)]
        acts += [journal.SeatBot(len(people) + seat, 1) for seat in range(bots)]
        return await self.tables.create(options, acts, people[0] * 4)

    async def act(self, live: LiveTable, act: journal.Act, seconds: int = 5) -> None:
        """What somebody does, some seconds later."""
        self.now += seconds * 1000
        seat = getattr(act, "seat", None)
        actor = journal.CLOCK if isinstance(act, journal.Flag) else live.table.options.host
        if seat is not None and actor != journal.CLOCK:
            actor = live.table.seats[seat].person or journal.BOT
        self._acts += 1
        await live.act(act, actor, f"act-{self._acts}")

    async def play(self, live: LiveTable, moves: int = 1000, seconds: int = 5) -> None:
        """So many moves at random, or up to the end."""
        for _ in range(moves):
            at = live.table.live
            if at is None or live.table.status != "playing":
                return
            move = self.dice.choice(at.legal_moves())
            move.pop("cost", None)
            await self.act(live, journal.Move(dict(at.game.decisions(at.state))[move["seat"]], move), seconds)


async def nobody_thinks(*_: object) -> int:
    return await asyncio.Future()


async def at_once(_game: str) -> None:
    return


def downtime(begin: int, end: int) -> int:
    return max(0, min(end, OUTAGE[1]) - max(begin, OUTAGE[0]))


# -- the stories


async def duel_to_the_end(house: Writing) -> None:
    live = await house.table("duel-finished", ["ada", "ben"])
    await house.play(live, 20)
    mover = next(seat for seat in (0, 1) if live.table.can_undo(seat))
    await house.act(live, journal.AskUndo(mover))
    await house.act(live, journal.Answer(1 - mover, True))
    await house.play(live, 5)
    await house.act(live, journal.AskUndo(mover))
    await house.act(live, journal.Answer(1 - mover, False))
    await house.play(live)


async def duel_rated(house: Writing) -> None:
    await house.play(await house.table("duel-rated", ["ben", "ada"], rated=True, time=Bank(900, 10)))


async def duel_rematch(house: Writing) -> None:
    live = await house.table(
        "duel-rematch", ["ben", "ada"], rematch_of="duel-finished", rules={"wonders": "first_game"}
    )
    await house.play(live, 9)


async def duel_resigned(house: Writing) -> None:
    live = await house.table("duel-resigned", ["cem", "dora"])
    await house.play(live, 12)
    await house.act(live, journal.Resign(0))


async def duel_flagged(house: Writing) -> None:
    live = await house.table("duel-flagged", ["cem", "dora"], time=Bank(60, 1))
    await house.play(live, 15)
    await house.act(live, journal.Flag(live.table.deciding[0]), seconds=3600)


async def duel_with_a_clock(house: Writing) -> None:
    house.now = OUTAGE[0] - 20 * 1000
    live = await house.table("duel-with-a-clock", ["ada", "ben"], time=Bank(300, 5))
    await house.play(live, 2)
    house.now = OUTAGE[1]
    await house.play(live, 8, seconds=7)
    house.now = END - 30 * 1000
    await house.play(live, 1)


async def duel_against_a_bot(house: Writing) -> None:
    live = await house.table("duel-against-a-bot", ["dora"], bots=1)
    await house.play(live, 25)
    await house.act(live, journal.AskUndo(0))
    while 1 not in live.table.deciding:
        await house.play(live, 1)


async def duel_in_days(house: Writing) -> None:
    live = await house.table("duel-in-days", ["cem", "ada"], time=Days(3))
    await house.play(live, 6, seconds=24 * 3600)


async def duel_open(house: Writing) -> None:
    await house.table("duel-open", ["ada"], seats=2, listed=False)


async def classic_open(house: Writing) -> None:
    live = await house.table("classic-open", ["ada"], seats=5)
    await house.act(live, journal.Sit(3, "ben" * 4, "Ben"))
    await house.act(live, journal.StandUp(3))
    await house.act(live, journal.SeatBot(4, 2))


async def classic_aborted(house: Writing) -> None:
    await house.act(await house.table("classic-aborted", ["cem"], seats=3), journal.Abort())


async def classic_to_the_end(house: Writing) -> None:
    live = await house.table("classic-finished", ["ada", "ben", "cem"])
    for _ in range(4):
        await house.play(live, 7)
        chosen = [seat for seat in range(3) if live.table.can_withdraw(seat)]
        if chosen:
            await house.act(live, journal.Withdraw(chosen[0]))
    await house.play(live)


async def classic_for_two(house: Writing) -> None:
    await house.play(await house.table("classic-free-city", ["dora", "ben"]))


async def classic_in_a_turn(house: Writing) -> None:
    live = await house.table("classic-in-a-turn", list(PEOPLE), rules={"boards": "A"})
    await house.play(live, 4 * 8 + 2)


async def classic_with_stand_ins(house: Writing) -> None:
    live = await house.table("classic-stand-ins", list(PEOPLE), bots=1)
    await house.play(live, 23)
    await house.act(live, journal.Resign(1))
    await house.act(live, journal.StandIn(2, 4))
    await house.play(live, 11)
    await house.act(live, journal.Return(2))
    await house.act(live, journal.StandIn(3, 2))
    await house.play(live, 5)


STORIES: Sequence[Callable[[Writing], Coroutine[Any, Any, None]]] = (
    duel_to_the_end,
    duel_rated,
    duel_rematch,
    duel_resigned,
    duel_flagged,
    duel_with_a_clock,
    duel_against_a_bot,
    duel_in_days,
    duel_open,
    classic_open,
    classic_aborted,
    classic_to_the_end,
    classic_for_two,
    classic_in_a_turn,
    classic_with_stand_ins,
)

if __name__ == "__main__":
    asyncio.run(main())

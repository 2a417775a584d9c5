"""A journal that is written act by act, for tests of what it makes of a table."""

import random
from typing import Any

import msgspec

from thauma.games import game
from thauma.kernel.rng import seeded
from thauma.server.tables import journal
from thauma.server.tables.clock import NoClock, TimeControl
from thauma.server.tables.journal import Act, Entry, act_from_json, act_to_json
from thauma.server.tables.parts import TableOptions
from thauma.server.tables.table import Table

FIRST_GAME = {"wonders": "first_game"}


def options(name: str = "duel", seats: int = 2, **fields: Any) -> TableOptions:
    found = game(name)
    rules = fields.pop("rules", {})
    time: TimeControl = fields.pop("time", NoClock())
    setup = found.setup(found.deal(seeded(fields.pop("seed", 7)), seats, rules))
    facts = {"listed": True, "rated": False, "host": "p0", "created_at": 0, **fields}
    return TableOptions(
        id="t",
        game=name,
        rules=rules,
        seats=seats,
        time=time,
        setup=msgspec.json.encode(setup),
        salt=b"",
        **facts,
        commitment="",
    )


class Journal:
    """Writes entries and applies them, as the server does."""

    def __init__(self, founded: TableOptions) -> None:
        self.table = Table(founded)
        self.entries: list[Entry] = []

    def do(self, act: Act, at: int = 0) -> None:
        entry = Entry(self.table.serial + 1, at, "somebody", "", act)
        self.table.apply(entry)
        self.entries.append(entry)

    def read_again(self) -> Table:
        again = Table(self.table.options)
        for entry in self.entries:
            again.apply(msgspec.structs.replace(entry, act=act_from_json(act_to_json(entry.act))))
        return again

    def sit_all(self) -> "Journal":
        for seat in range(len(self.table.seats)):
            self.do(journal.Sit(seat, f"p{seat}", f"Person {seat}"))
        return self

    def move(self, dice: random.Random | None = None, at: int = 0) -> None:
        """Somebody who must decide does, at random or by the first of the legal moves."""
        assert self.table.live is not None
        seat = self.table.deciding[0]
        legal = [m for m in self.table.live.legal_moves() if m.get("by", m["seat"]) == seat]
        self.do(journal.Move(seat, dice.choice(legal) if dice else legal[0]), at)


def duel(**fields: Any) -> Journal:
    return Journal(options("duel", 2, rules=FIRST_GAME, **fields)).sit_all()


def classic(seats: int = 3, **fields: Any) -> Journal:
    return Journal(options("classic", seats, **fields)).sit_all()


def what_is(table: Table) -> tuple[Any, ...]:
    """All that can be seen of a table."""
    live = table.live
    position = None if live is None else (live.game.position(live.state), live.moves)
    return (table.serial, table.status, table.seats, position, table.offer, table.noted, table.outcome, table.pending)

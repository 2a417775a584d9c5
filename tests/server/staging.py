"""A story performed at a table of the server, and every byte that a seat and the spectators hear of it.

The table is a real LiveTable with its real telling; only the store behind it keeps nothing.
"""

import io
import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from tests.server.stories import Step, Story
from thauma.server.acts import SENT, Sent
from thauma.server.live.acting import act_of
from thauma.server.live.outgoing import Moment
from thauma.server.live.presence import Presence
from thauma.server.live.socket import refusal_message
from thauma.server.live.subscriber import Subscriber
from thauma.server.process import logs
from thauma.server.process.metrics import Metrics
from thauma.server.refusals import Refusal
from thauma.server.store.rows import EntryRow, Head, Stored
from thauma.server.tables import journal
from thauma.server.tables.clock import Bank, NoClock, no_downtime
from thauma.server.tables.journal import Entry
from thauma.server.tables.listing import head_of
from thauma.server.tables.live_table import LiveTable
from thauma.server.tables.parts import TableOptions
from thauma.server.tables.registry import Tables
from thauma.server.tables.shelf import entry_row, new_table
from thauma.server.tables.table import Table

SALT = bytes(range(32))
START = 1_800_000_000_000
SECONDS_PER_STEP = 3
CLOCKED = re.compile(rb"_seconds|_created")  # figures of the real clock
Json = dict[str, Any]


class StoreInMemory:
    """Keeps the entries of one table."""

    process = "only"
    is_shared = False

    def __init__(self, table: Table, entries: list[Entry]) -> None:
        self._table = new_table(table.options)
        self._head = head_of(table, START, None)
        self._entries = [entry_row(table.options.id, entry) for entry in entries]

    async def append(self, entry: EntryRow, head: Head, _seats: object) -> bool:
        self._entries.append(entry)
        self._head = head
        return True

    async def load(self, _table: str) -> Stored:
        return Stored(self._table, self._head, (), tuple(self._entries))

    async def entry_by_id(self, *_: Any) -> None:
        return None


class Stage:
    """A table with a person on each seat, and two who listen: the person whose eyes we look through, and a stranger."""

    def __init__(self, story: Story, seat: int | None) -> None:
        self._now = START
        self._metrics = Metrics()
        self._house: Any = SimpleNamespace(metrics=self._metrics)
        table, entries = seated_table(story)
        tables = Tables(
            StoreInMemory(table, entries),  # type: ignore[arg-type]
            None,
            downtime=no_downtime,
            presence=Presence(lambda: self._now),
            warm=None,  # type: ignore[arg-type]
            now=lambda: self._now,
        )
        self._seat = seat
        self._person = None if seat is None else person_on(seat)
        self._live = LiveTable(tables, table)
        self._live._seal = "promise"  # another one, as the commitment
        self._listeners = {who: Subscriber(who) for who in dict.fromkeys((self._person, None))}
        self._heard: list[bytes] = []

    async def perform(self, story: Story, plan: "Plan") -> list[bytes]:
        """All that is heard, in order; what is asked on the side and refused included."""
        for subscriber in self._listeners.values():
            self._live.subscribe(subscriber)
        await self._listen()
        steps = [*story.steps, *story.coda]
        for number, step in enumerate(steps):
            self._now += SECONDS_PER_STEP * 1000
            await self._do(number, step)
            if number in plan.listens or number + 1 == len(steps):
                await self._listen()
            for probe in plan.probes.get(number, ()):
                await self._try(probe)
        self._look_back(plan.looks_back)
        self._heard += [line for line in self._metrics.text().splitlines() if not CLOCKED.search(line)]
        return self._heard

    async def _do(self, number: int, step: Step) -> None:
        act = act_message(step, f"act {number}", self._live.table.serial)
        subscriber = self._listeners[self._person] if step.seat == self._seat else None
        await act_of(self._house, self._live, person_on(step.seat), act, subscriber)

    async def _listen(self) -> None:
        for who, subscriber in self._listeners.items():
            self._heard += await self._live.outgoing(subscriber)
            self._heard.append(msgspec.json.encode(self._live.info(who)))

    async def _try(self, probe: "Probe") -> None:
        """A move that the seat has not, as the socket and as HTTP refuse it."""
        if probe.move in self._legal():
            return
        for who in self._listeners:
            seen = max(-1, self._live.table.serial - probe.behind)
            act = sent(journal.Move(probe.seat, probe.move), "probe", seen)
            try:
                await act_of(self._house, self._live, who, act)
            except Refusal as refusal:
                self._heard.append(msgspec.json.encode(refusal_message(refusal, act.id)))
                self._heard.append(msgspec.json.encode(refusal.body()))

    def _legal(self) -> list[Json]:
        live = self._live.table.live
        assert live is not None
        return [
            {name: value for name, value in move.items() if name != "cost"}
            for move in live.game.observe(live.state, self._seat)["legal"]
        ]

    def _look_back(self, share: float) -> None:
        """The present once more, as whoever comes now is told it, and a moment of the past."""
        table = self._live.table
        for eyes in dict.fromkeys((self._seat, None)):
            self._heard.append(self._live.state(eyes))
            self._heard.append(Moment.at_table(table, int(table.ply * share)).state(eyes))


class Probe(msgspec.Struct, frozen=True):
    """A move that is to be refused."""

    seat: int
    move: Json
    behind: int = 0  # how far back the position lies that it answers


class Plan(msgspec.Struct, frozen=True):
    """After which steps the watchers are told what they have missed, and what they try themselves."""

    listens: set[int]
    probes: dict[int, list[Probe]]
    looks_back: float


def plan_of(story: Story, seat: int | None, dice: random.Random, share: float = 0.08) -> Plan:
    """Look after a share of the steps, and try a few moves with cards that the seat has not."""
    mine = dice.randrange(story.seats) if seat is None else seat
    steps = range(len(story.steps) + len(story.coda))
    tried = dice.sample(steps, min(len(steps), 4))
    return Plan(
        listens={number for number in steps if dice.random() < share},
        probes={number: [_probe(story, mine, dice)] for number in tried},
        looks_back=dice.random(),
    )


def _probe(story: Story, mine: int, dice: random.Random) -> Probe:
    other, card = (mine + 1) % story.seats, hidden_card(story, mine, dice)
    pay = {"pay": [0, 0]} if story.game == "classic" else {}
    moves: list[Json] = [
        {"seat": mine, "do": "build", "card": "no such card"},
        {"seat": mine, "do": "build", "card": card, **pay},
        {"seat": mine, "do": "discard", "card": card},
        {"seat": mine, "do": "library", "token": "law"},
        {"seat": mine, "do": "revive", "card": card},
        {"seat": other, "do": "discard", "card": card},
        {"seat": 2, "by": mine, "do": "discard", "card": card},
        {},
    ]
    return Probe(dice.choice([mine, mine, mine, other]), dice.choice(moves), dice.choice([0, 0, 0, 1, 30]))


def hidden_card(story: Story, seat: int, dice: random.Random) -> str:
    """A card that somebody else has, or that lies face down; of any age."""
    age = dice.randrange(3)
    pile = story.setup["ages"][age] if story.game == "duel" else story.setup["hands"][age][(seat + 1) % story.seats]
    return str(dice.choice(pile))


def act_message(step: Step, act_id: str, seen: int) -> Sent:
    acts: dict[str, journal.PlayerAct] = {
        "move": journal.Move(step.seat, step.move or {}),
        "withdraw": journal.Withdraw(step.seat),
        "undo": journal.AskUndo(step.seat),
        "answer": journal.Answer(step.seat, step.agree),
        "resign": journal.Resign(step.seat),
    }
    return sent(acts[step.kind], act_id, seen)


def sent(act: journal.PlayerAct, act_id: str, seen: int) -> Sent:
    """An act as a client sends it."""
    kind: Any = SENT[type(act)]
    return cast("Sent", kind(id=act_id, seen=seen, **msgspec.structs.asdict(act)))


def person_on(seat: int) -> str:
    return f"person {seat}"


def seated_table(story: Story) -> tuple[Table, list[Entry]]:
    """The table of a story with everybody in place, and the entries that seated them. The deal is promised by a hash
    that says nothing here."""
    clock = Bank(7200, 5) if story.seats % 2 else NoClock()
    setup = msgspec.json.encode(story.setup)
    options = TableOptions(
        "table", story.game, story.rules, story.seats, clock, True, False, person_on(0), START, setup, SALT, "promise"
    )
    table = Table(options)
    sits = [journal.Sit(seat, person_on(seat), f"Player {seat}") for seat in range(story.seats)]
    entries = [Entry(sit.seat, START, sit.person, "", sit) for sit in sits]
    for entry in entries:
        table.apply(entry)
    return table, entries


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """Everything that is logged, without the time of day."""
    stream = io.StringIO()
    logs.set_up("debug", stream, human=False)
    try:
        yield stream
    finally:
        logs.set_up()


def log_lines(stream: io.StringIO) -> list[Json]:
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    return [{name: value for name, value in line.items() if name != "at"} for line in lines]

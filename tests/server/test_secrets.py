"""Nobody receives a byte that their seat may not see.

Two deals differ only in what a seat can't know. The same is done at both tables, at the same times. Then everything
that the seat, a spectator and the log were told is the same, byte for byte.
"""

import asyncio
import random
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tests.modes import few_and_many
from tests.server.soak import scaled
from tests.server.staging import Stage, log_lines, logged, plan_of
from tests.server.stories import Story, random_story
from tests.server.twins import twin_of
from thauma.server.live import outgoing
from thauma.server.process import logs
from thauma.server.refusals import NotAllowed
from thauma.server.tables.live_table import LiveTable
from thauma.server.tables.table import Table

STORIES = few_and_many(5, scaled(30))  # pairs for each kind of table
TABLES = [("duel", 2), *(("classic", seats) for seats in range(2, 8))]
BOARDS = [(), ("halikarnassos", "babylon"), (), ("gizah", "halikarnassos", "olympia"), ("babylon", "rhodos")]

Told = tuple[list[bytes], list[dict[str, Any]]]  # what was heard, what was logged


def told(story: Story, seat: int | None, seed: int, plot: Story) -> Told:
    """What a seat and spectators hear of a story, and what is logged. The plan comes from the plot that twins share."""
    with logged() as stream:
        heard = asyncio.run(Stage(story, seat).perform(story, plan_of(plot, seat, random.Random(seed))))
    return heard, log_lines(stream)


def pairs(name: str, seats: int, number: int) -> Iterator[tuple[Story, Story, int | None, int]]:
    for seed in range(number):
        boards = BOARDS[seed % len(BOARDS)] if name == "classic" else ()
        story = random_story(name, seats, seed, boards=boards[: max(seats, 3)])
        seat = None if seed % 4 == 3 else seed % seats
        yield story, twin_of(story, seat, seed), seat, seed


def first_difference(one: list[bytes], other: list[bytes]) -> str:
    """Where two transcripts part, for the reader of a failed test."""
    for mine, yours in zip(one, other, strict=False):
        if mine != yours:
            place = next((n for n, (a, b) in enumerate(zip(mine, yours, strict=False)) if a != b), 0)
            return f"{mine[max(0, place - 200) : place + 80]!r}\n{yours[max(0, place - 200) : place + 80]!r}"
    return f"{len(one)} and {len(other)} messages"


@pytest.mark.parametrize("stories", STORIES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_may_not_know_changes_no_byte_that_it_is_told(name: str, seats: int, stories: int) -> None:
    for story, twin, seat, seed in pairs(name, seats, stories):
        assert (twin.setup, twin.steps) != (story.setup, story.steps)
        (heard, log), (heard_of_twin, log_of_twin) = told(story, seat, seed, story), told(twin, seat, seed, story)
        assert heard == heard_of_twin, f"seed {seed}, seat {seat}: {first_difference(heard, heard_of_twin)}"
        assert log == log_of_twin


# -- the comparison itself can fail


def is_told_apart(name: str, seats: int) -> bool:
    """Whether one of a few pairs is told differently."""
    return any(
        told(story, seat, seed, story) != told(twin, seat, seed, story)
        for story, twin, seat, seed in pairs(name, seats, 8)
    )


def leak_into_views(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every view has a letter of a card that comes late."""
    seen = outgoing._seen

    def leaky(live: Any, *rest: Any) -> Any:
        setup = live.game.setup(live.deal)
        card: str = (setup["ages"] if "ages" in setup else setup["hands"][2])[2][-1]
        return {**seen(live, *rest), "leak": card[:1]}

    monkeypatch.setattr(outgoing, "_seen", leaky)


def leak_into_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table as it is listed has the deal in it."""
    info = LiveTable.info

    def leaky(live: LiveTable, viewer: str | None) -> Any:
        setup = live.table.options.setup.decode()
        return msgspec.structs.replace(info(live, viewer), commitment=f"{zlib.crc32(setup.encode()) % 4}")

    monkeypatch.setattr(LiveTable, "info", leaky)


def leak_into_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who tries something wrong hears what everybody has."""

    def check(table: Table, person: str | None, seat: int) -> None:
        if seat not in table.seats_of(person):
            raise NotAllowed(f"seat {seat} is not yours: {zlib.crc32(table.options.setup)}")

    monkeypatch.setattr(Table, "check_player", check)


def leak_into_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log has a word about every position that is told."""
    state = LiveTable.state

    def leaky(live: LiveTable, *args: Any) -> bytes:
        logs.logger("tables").info("told", number=zlib.crc32(live.table.options.setup))
        return state(live, *args)

    monkeypatch.setattr(LiveTable, "state", leaky)


LEAKS: list[Callable[[pytest.MonkeyPatch], None]] = [
    leak_into_views,
    leak_into_tables,
    leak_into_refusals,
    leak_into_logs,
]


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("classic", 3)])
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert is_told_apart(name, seats)


def test_what_others_know_is_told_apart_by_them() -> None:
    """The pairs differ in what somebody at the table sees: another seat's transcripts of them are not the same."""
    differing = 0
    for story, twin, seat, seed in pairs("classic", 3, 8):
        other = (1 if seat is None else seat + 1) % 3
        differing += told(story, other, seed, story)[0] != told(twin, other, seed, story)[0]
    assert differing

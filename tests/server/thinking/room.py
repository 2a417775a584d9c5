"""A room to think in, for the tests."""

import asyncio
import multiprocessing
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from thauma.games import game
from thauma.games.protocol import State
from thauma.kernel.rng import seeded
from thauma.server.thinking import Question, Thinkers

GENEROUS = 300.0  # seconds for what takes one or two on a machine that has nothing else to do


@asynccontextmanager
async def thinking(workers: int, **options: Any) -> AsyncIterator[Thinkers]:
    """Thinkers that neither warm nor stand back nor give anybody up, unless told to, and are stopped in the end."""
    thinkers = Thinkers(workers, **{"games_to_warm": (), "niceness": 0, "seconds_beyond": GENEROUS, **options})
    await thinkers.start()
    try:
        async with asyncio.timeout(GENEROUS):
            yield thinkers
    finally:
        await thinkers.stop()


async def longest_pause(enough: asyncio.Event) -> float:
    """The most seconds that the event loop kept somebody waiting meanwhile: to be told, not to be asserted."""
    longest, tick = 0.0, 0.005
    while not enough.is_set():
        before = time.perf_counter()
        await asyncio.sleep(tick)
        longest = max(longest, time.perf_counter() - before - tick)
    return longest


async def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition; fail if it doesn't come."""
    async with asyncio.timeout(GENEROUS):
        while not condition():
            await asyncio.sleep(0.01)


async def all_ready(thinkers: Thinkers) -> None:
    await until(lambda: thinkers.numbers.ready == thinkers.numbers.workers)


def opening(name: str = "duel", seats: int = 2) -> State:
    of = game(name)
    return of.start(of.deal(seeded(7), seats, {}))


def question(level: int, seed: int = 0, state: State | None = None) -> Question:
    """What would a player of that level do in Duel, by default at the opening?"""
    state = opening() if state is None else state
    return Question("duel", state.tobytes(), int(state.mover), level, seed)


def actions(state: State, seat: int) -> set[int]:
    return {choice.action for choice in game("duel").legal(state, seat)}


def workers() -> list[int]:
    """The processes that there are now."""
    return sorted(child.pid for child in multiprocessing.active_children() if child.pid is not None)


def is_running(pid: int) -> bool:
    """Whether a process lives; one that is dead and not yet buried doesn't."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] not in "ZX"

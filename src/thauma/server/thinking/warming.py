"""Getting the rules ready in the background. Where they aren't compiled yet a process does it, for the bots too, and
tables are played by plain Python meanwhile; what is compiled is loaded within a second or two, and tables wait."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import structlog

from thauma.arena.processes import start_process
from thauma.games import NAMES, game, names
from thauma.kernel import cache
from thauma.kernel.plain import stand_down, stand_in
from thauma.players import player
from thauma.players.ready import BOTS, RULES, get_ready, use_rules
from thauma.server.people.names import is_reserved
from thauma.server.thinking.mind import Mind
from thauma.server.thinking.pool import NICENESS
from thauma.server.thinking.worker import stand_behind_the_server

SECONDS_BETWEEN_LOOKS = 0.1
WORTH_A_WORD = 3.0  # seconds

log = structlog.get_logger(__name__)


class Warming:
    """`await warming.of(game)` before its rules are used on the event loop."""

    def __init__(self, with_bots: bool) -> None:
        in_turn = sorted(names(), key=NAMES.__contains__)  # ours last: they may take minutes to compile
        self._done = {name: asyncio.Event() for name in in_turn}
        self._with_bots = with_bots
        self.cold = [name for name in in_turn if not cache.is_ready(RULES, name)]

    async def run(self, when_done: Callable[[], None] = lambda: None) -> None:
        """Load all rules, once they are compiled."""
        with _standing_in(self.cold), _compiling([*self._done], self._with_bots, self.cold) as process:
            for name, done in self._done.items():
                began = time.monotonic()
                while process is not None and process.is_alive() and not cache.is_ready(RULES, name):
                    await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
                await _aside(load, name)
                done.set()
                if time.monotonic() - began > WORTH_A_WORD:
                    log.info("rules compiled", game=name, seconds=round(time.monotonic() - began, 1))
            await _aside(is_reserved, "")  # reads the words of all languages
            when_done()
            while process is not None and process.is_alive():  # with the bots
                await asyncio.sleep(1)

    async def of(self, name: str) -> None:
        if name not in self.cold:
            await self._done[name].wait()

    async def finished(self) -> None:
        for done in self._done.values():
            await done.wait()

    @property
    def is_done(self) -> bool:
        return all(done.is_set() for done in self._done.values())


def load(name: str) -> None:
    get_ready(RULES, name, partial(use_rules, name))
    stand_down(name)


@contextmanager
def _standing_in(games: Sequence[str]) -> Iterator[None]:
    for name in games:
        stand_in(name)
    try:
        yield
    finally:
        for name in games:
            stand_down(name)


@contextmanager
def _compiling(games: Sequence[str], with_bots: bool, cold: Sequence[str]) -> Iterator[SpawnProcess | None]:
    """A process that compiles for all others on this machine, unless there is nothing to do."""
    if not cold:
        yield None
        return
    process, pipe = start_process(compile_all, tuple(games), with_bots)
    with pipe:
        try:
            yield process
        finally:
            process.kill()


def compile_all(games: Sequence[str], with_bots: bool, _pipe: Connection) -> None:
    """The whole life of that process."""
    stand_behind_the_server(NICENESS)
    for name in games:
        get_ready(RULES, name, partial(use_rules, name))
        if with_bots:
            get_ready(BOTS, name, partial(Mind(player).warm, game(name)))


async def _aside(function: Callable[[str], object], name: str) -> None:
    """In a thread that nobody waits for when the server is to stop."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def work() -> None:
        try:
            function(name)
        finally:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(_set, done)

    threading.Thread(target=work, name=f"thauma-warming-{name}", daemon=True).start()
    await done


def _set(done: "asyncio.Future[None]") -> None:
    if not done.done():
        done.set_result(None)

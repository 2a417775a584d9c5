"""Getting the rules ready in the background. Where nothing is compiled yet this takes a while, and the server answers
meanwhile; only who needs a table waits."""

import asyncio
import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import structlog

from thauma.games import NAMES, names
from thauma.records import LiveGame
from thauma.records.events import Teller
from thauma.server.people.names import is_reserved

WORTH_A_WORD = 3.0  # seconds
SEED = 0
PLIES_BETWEEN_LOOKS = 9  # a look is what takes the time, and a few in every age of a game have seen everything

log = structlog.get_logger(__name__)


class Warming:
    """`await warming.of(game)` before its rules are used on the event loop."""

    def __init__(self) -> None:
        in_turn = sorted(names(), key=NAMES.__contains__)  # ours last: they may take minutes to compile
        self._done = {name: asyncio.Event() for name in in_turn}

    async def run(self, when_done: Callable[[], None] = lambda: None) -> None:
        for name, done in self._done.items():
            began = time.monotonic()
            await _aside(use_everything, name)
            done.set()
            if time.monotonic() - began > WORTH_A_WORD:
                log.info("rules compiled", game=name, seconds=round(time.monotonic() - began, 1))
        await _aside(is_reserved, "")  # reads the words of all languages
        when_done()

    async def of(self, game: str) -> None:
        if not self._done[game].is_set():
            log.info("waiting for the rules to be compiled", game=game)
            await self._done[game].wait()

    async def finished(self) -> None:
        for done in self._done.values():
            await done.wait()

    @property
    def is_done(self) -> bool:
        return all(done.is_set() for done in self._done.values())


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


def use_everything(name: str) -> None:
    """Play a game and look at all of it, so that all that a table needs is compiled or loaded."""
    from thauma.games import game

    dice = random.Random(SEED)
    for seats in sorted({game(name).seats[0], min(3, game(name).seats[1])}):
        live = LiveGame.new(name, ["player"] * seats, seed=SEED)
        teller = Teller(live, 0)
        while not live.is_over:
            if live.ply % PLIES_BETWEEN_LOOKS == 0:
                _look_around(live)
            live.play(dice.choice(live.legal_moves()))
            teller.news()
        _look_around(live)
        LiveGame.from_record(live.record())


def _look_around(live: LiveGame) -> None:
    for seat in (None, *live.pending):
        live.game.observe(live.state, seat)

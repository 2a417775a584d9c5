"""What a worker does: it thinks about one job after the other until nobody is there to ask."""

import ctypes
import multiprocessing
import os
import signal
import sys
import traceback
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from thauma.games import game
from thauma.players.thinking import Stop
from thauma.server.thinking.jobs import Failed, Order, Ready, Reply, encode, read_order
from thauma.server.thinking.mind import MakePlayer, Mind

FIRST_TO_DIE = "500"  # of 1000: when memory runs out, rather a worker than the server
PR_SET_PDEATHSIG = 1  # of prctl(2)


@dataclass(frozen=True)
class Outfit:
    """What a worker gets on its way."""

    make_player: MakePlayer
    games_to_warm: tuple[str, ...]
    niceness: int


def serve(outfit: Outfit, pipe: Connection) -> None:
    """The whole life of a worker."""
    stand_behind_the_server(outfit.niceness)
    mind = Mind(outfit.make_player)
    for name in outfit.games_to_warm:
        game(name)  # so that the first question finds it loaded
    mind.warm_meanwhile(outfit.games_to_warm)
    with suppress(EOFError, OSError):
        pipe.send_bytes(encode(Ready()))
        while True:
            order = read_order(pipe.recv_bytes())
            if isinstance(order, Order):  # a Hurry that came too late is for nobody
                pipe.send_bytes(encode(_done(mind, order, pipe.poll)))


def _done(mind: Mind, order: Order, is_hurried: Stop) -> Reply:
    try:
        return mind.do(order, is_hurried)
    except Exception as error:
        return Failed(type(error).__name__, _place(error))


def _place(error: Exception) -> str:
    """Where an error was raised: nothing of what it says, for that may be secret."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"


def stand_behind_the_server(niceness: int) -> None:
    """In a process that the server started: live no longer than it does, and take nothing that it needs."""
    _end_with_the_server()
    os.nice(niceness)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_DIE)


def _end_with_the_server() -> None:
    """Die at once when the server does, however it dies. Elsewhere than on Linux: as soon as the thought is finished.

    Strictly it is the thread that started this process whose death counts: that of the server's event loop.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    server = multiprocessing.parent_process()
    if server is not None and os.getppid() != server.pid:  # it was faster
        sys.exit()

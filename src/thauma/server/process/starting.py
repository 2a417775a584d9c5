"""The start of a server. Its workers tell the process that started them that they are up, or why they never will be.

A worker that comes in the place of one that ended is patient instead: the others go on serving meanwhile.
"""

import asyncio
import os
import secrets
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import TypeVar

VARIABLE = "THAUMA_START"  # the file for a refusal; empty once a worker is up
SECONDS_FOR_THE_LAST_ONE = 3.0  # to let go of the database and the port, if it was killed a moment ago
PAUSE_SECONDS = 0.25
REFUSED, UP = signal.SIGUSR1, signal.SIGUSR2

T = TypeVar("T")


class Start:
    """In the process that starts workers: listens to what they say, and stops everything if they can't start."""

    def __init__(self) -> None:
        self._file = Path(tempfile.gettempdir()) / f"thauma-{secrets.token_hex(8)}"  # made only if it is needed
        os.environ[VARIABLE] = str(self._file)
        signal.signal(REFUSED, self._give_up)
        signal.signal(UP, self._be_patient)

    def _give_up(self, _signal: int, _frame: FrameType | None) -> None:
        os.kill(os.getpid(), signal.SIGTERM)

    def _be_patient(self, _signal: int, _frame: FrameType | None) -> None:
        os.environ[VARIABLE] = ""  # what later workers see

    def take_refusal(self) -> str | None:
        """Why the server could not start; none if it could."""
        try:
            return self._file.read_text()
        except OSError:
            return None
        finally:
            self._file.unlink(missing_ok=True)


async def until_open(open_house: Callable[[], Awaitable[T]]) -> T:
    """In a worker: open the house, or say why it can't be to whoever started the server."""
    import structlog  # not needed by the process that starts the workers, which should lose no time

    from thauma.server.store.errors import CannotOpen, InUse

    log = structlog.get_logger(__name__)
    began = time.monotonic()
    while True:
        try:
            house = await open_house()
        except CannotOpen as error:
            may_pass = isinstance(error, InUse) and time.monotonic() - began < SECONDS_FOR_THE_LAST_ONE
            if not may_pass and not _comes_later():
                log.error("the server can't start", why=str(error))
                _tell_parent(REFUSED, str(error))
                raise
            if not may_pass:
                log.warning("a worker can't start yet", why=str(error))
            await asyncio.sleep(PAUSE_SECONDS)
        except Exception as error:
            log.error("the server can't start", exc_info=error)
            _tell_parent(REFUSED, f"the server failed to start ({type(error).__name__}): the log says where")
            raise
        else:
            _tell_parent(UP)
            return house


def _comes_later() -> bool:
    """Whether this worker takes the place of another."""
    return os.environ.get(VARIABLE) == ""


def _tell_parent(what: signal.Signals, sentence: str | None = None) -> None:
    file = os.environ.get(VARIABLE)
    if not file:
        return
    if sentence is not None:
        with suppress(FileExistsError), Path(file).open("x") as out:  # another worker may have said it
            out.write(sentence)
    os.kill(os.getppid(), what)

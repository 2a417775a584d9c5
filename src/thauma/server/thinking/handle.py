"""A worker as the server's event loop sees it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

import msgspec

from thauma.arena.processes import start_process
from thauma.server.thinking.errors import WorkerLost
from thauma.server.thinking.jobs import Hurry, Order, Reply, encode, read_reply
from thauma.server.thinking.worker import Outfit, serve

SECONDS_TO_DIE = 5.0  # after SIGKILL: the system only needs to clean up


class Worker:
    """A process that thinks. Start it on the event loop's own thread: it dies with the thread that started it."""

    def __init__(self, outfit: Outfit) -> None:
        try:
            self._process, self._pipe = start_process(serve, outfit)
        except OSError as error:
            raise WorkerLost("it could not be started") from error
        self.lost = False  # told by `watched`

    async def ready(self, limit: float) -> None:
        """Wait until it is there. WorkerLost if that takes longer."""
        try:
            async with asyncio.timeout(limit):
                await self._reply()
        except TimeoutError as error:
            raise WorkerLost("it did not get ready in time") from error

    async def do(self, order: Order, limit: float) -> Reply:
        """Give it an order and wait for its reply. WorkerLost if it dies over it, or is silent for longer than that."""
        try:
            self._pipe.send_bytes(encode(order))
            async with asyncio.timeout(limit):
                return await self._reply()
        except TimeoutError as error:
            raise WorkerLost("it took too long") from error
        except OSError as error:
            raise WorkerLost("it died") from error

    def hurry(self) -> None:
        """Let it break off what can be broken off, and reply with what it has."""
        with suppress(OSError):  # whoever waits for the reply will notice
            self._pipe.send_bytes(encode(Hurry()))

    async def _reply(self) -> Reply:
        await _readable(self._pipe.fileno())
        try:
            return read_reply(self._pipe.recv_bytes())
        except (EOFError, OSError) as error:
            raise WorkerLost("it died") from error
        except msgspec.MsgspecError as error:
            raise WorkerLost("its answer could not be read") from error

    @contextmanager
    def watched(self, on_loss: Callable[[], None]) -> Iterator[None]:
        """Meanwhile, have it noticed at once that the worker died, also when it has nothing to do."""
        loop, sentinel = asyncio.get_running_loop(), self._process.sentinel

        def notice() -> None:
            loop.remove_reader(sentinel)
            self.lost = True
            on_loss()

        loop.add_reader(sentinel, notice)
        try:
            yield
        finally:
            loop.remove_reader(sentinel)

    async def end(self) -> None:
        """End the process, whatever it is doing: nothing of it is needed any more."""
        self._pipe.close()
        self._process.kill()
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_DIE):
                await _readable(self._process.sentinel)
            self._process.join()  # it has closed its files: what remains takes no time


@asynccontextmanager
async def at_work(outfit: Outfit) -> AsyncIterator[Worker]:
    """A worker that is ended afterwards in any case."""
    worker = Worker(outfit)
    try:
        yield worker
    finally:
        await worker.end()


async def _readable(file: int) -> None:
    """Wait until there is something to read, or until the other end is closed."""
    loop = asyncio.get_running_loop()
    readable = asyncio.Event()
    loop.add_reader(file, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(file)

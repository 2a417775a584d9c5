"""The one writer of a process: a thread that takes all that waits, commits it at once and then tells everyone."""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from thauma.server.store.appends import Append, write_appends
from thauma.server.store.dialects import NO_ANSWER, has_collided, is_undone, trouble
from thauma.server.store.errors import ServerBusy, StoreUnavailable

T = TypeVar("T")
Announce = Callable[[Connection, list[Append]], None]  # what is written
OnCommit = Callable[[int], None]  # how many entries it wrote

MOST_WAITING = 10_000
LARGEST_GROUP = 2_000
PATIENCE_SECONDS = 10.0
FIRST_PAUSE_SECONDS = 0.05

log = structlog.get_logger(__name__)


class Job(msgspec.Struct, eq=False):
    """Something to write, and the future of whoever waits for it."""

    what: Append | Callable[[Connection], Any]
    future: "asyncio.Future[Any]"
    may_be_there: bool = False  # a commit was sent and no answer came


class Writer:
    """Give it work on the event loop; it is durable when the future is done. Calls of one caller keep no order:
    await the first if the second builds on it. Within a group entries come first."""

    def __init__(
        self,
        engine: Engine,
        announce: Announce,
        *,
        most_waiting: int = MOST_WAITING,
        patience: float = PATIENCE_SECONDS,
        on_commit: OnCommit = lambda _entries: None,
    ) -> None:
        self._engine = engine
        self._announce = announce
        self._most_waiting = most_waiting
        self._patience = patience
        self._on_commit = on_commit
        self.trouble: str | None = None  # why nothing can be written now, as a sentence
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._waiting = 0  # only the loop's thread counts
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="thauma-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many writes have not been answered."""
        return self._waiting

    def append(self, append: Append) -> "asyncio.Future[bool]":
        """Whether it was written: not if its serial was taken."""
        return self._put(append)

    def call(self, function: Callable[[Connection], T], *, even_if_busy: bool = False) -> "asyncio.Future[T]":
        """What the function returns. It has a savepoint of its own and may run again if the database goes away."""
        return self._put(function, even_if_busy)

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _put(self, what: Any, even_if_busy: bool = False) -> "asyncio.Future[Any]":
        if self._closed:
            raise StoreUnavailable("the server is restarting: connect again in a moment")
        if self._waiting >= self._most_waiting and not even_if_busy:
            raise ServerBusy(f"{self._waiting} writes wait already: try again in a moment")
        self._waiting += 1
        future = self._loop.create_future()
        self._queue.put(Job(what, future))
        return future

    # In the writer's thread

    def _work(self) -> None:
        goes_on = True
        while goes_on:
            jobs, goes_on = self._take()
            if jobs:
                self._tell(self._commit(jobs))

    def _take(self) -> tuple[list[Job], bool]:
        """Wait for work, take all there is; and whether there will be more."""
        jobs: list[Job] = []
        try:
            job = self._queue.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == LARGEST_GROUP:
                    return jobs, True
                job = self._queue.get_nowait()
        except Empty:
            return jobs, True
        return jobs, False

    def _commit(self, jobs: list[Job]) -> list[tuple[Job, Any]]:
        """Write a group, or parts of it if that fails: what can't be written spoils only itself."""
        try:
            return self._insist(jobs)
        except Exception as error:
            if len(jobs) == 1 or isinstance(error, StoreUnavailable):
                return [(job, error) for job in jobs]
        half = len(jobs) // 2
        return self._commit(jobs[:half]) + self._commit(jobs[half:])

    def _insist(self, jobs: list[Job]) -> list[tuple[Job, Any]]:
        """Try until the database answers, for as long as patience lasts."""
        given_up_at = time.monotonic() + self._patience
        pause = FIRST_PAUSE_SECONDS
        in_doubt: list[tuple[Job, Any]] = []
        while True:
            try:
                outcomes = in_doubt + self._attempt(jobs)
                self._note_success()
                return outcomes
            except _NoAnswerToCommit as error:
                reason = error.error
                jobs, doubtful = _split_by_doubt(jobs)
                in_doubt += doubtful
            except DBAPIError as error:
                if not isinstance(error, OperationalError) and not trouble(error):
                    raise
                reason = error
            self._note_trouble(reason)
            if time.monotonic() + pause > given_up_at:
                what = "nothing was written; try again in a moment"
                if in_doubt or any(job.may_be_there for job in jobs):
                    what = "it is unknown whether it was written; look and try again"
                raise StoreUnavailable(f"{_sentence(reason)}: {what}") from reason
            time.sleep(pause)
            pause = min(2 * pause, 1.0)

    def _attempt(self, jobs: list[Job]) -> list[tuple[Job, Any]]:
        with self._engine.connect() as connection:
            transaction = connection.begin()
            outcomes = self._write(connection, jobs)
            try:
                transaction.commit()
            except DBAPIError as error:
                if is_undone(error):
                    raise
                raise _NoAnswerToCommit(error) from error
        if entries := sum(1 for job, outcome in outcomes if isinstance(job.what, Append) and outcome is True):
            self._on_commit(entries)
        return outcomes

    def _note_trouble(self, error: DBAPIError) -> None:
        """Say it once, and begin anew: an old connection may stay as it was though the fault has been mended."""
        if has_collided(error):
            return
        if self.trouble != (sentence := _sentence(error)):
            log.error("nothing can be written", why=sentence, said=" ".join(str(error.orig).split()))
            self.trouble = sentence
        self._engine.dispose()

    def _note_success(self) -> None:
        if self.trouble is not None:
            log.info("the database takes what is written again")
            self.trouble = None

    def _write(self, connection: Connection, jobs: list[Job]) -> list[tuple[Job, Any]]:
        entries = [job for job in jobs if isinstance(job.what, Append)]
        outcomes: list[tuple[Job, Any]] = []
        if entries:
            appends = [job.what for job in entries if isinstance(job.what, Append)]
            written = write_appends(connection, appends, may_be_there=any(job.may_be_there for job in entries))
            self._announce(connection, [append for append, done in zip(appends, written, strict=True) if done])
            outcomes += zip(entries, written, strict=True)
        return outcomes + [(job, _call(connection, job.what)) for job in jobs if not isinstance(job.what, Append)]

    def _tell(self, outcomes: Sequence[tuple[Job, Any]]) -> None:
        try:
            self._loop.call_soon_threadsafe(self._resolve, outcomes)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return

    def _resolve(self, outcomes: Sequence[tuple[Job, Any]]) -> None:
        self._waiting -= len(outcomes)
        for job, outcome in outcomes:
            if job.future.done():
                continue  # whoever waited has given up
            if isinstance(outcome, Exception):
                job.future.set_exception(outcome)
            else:
                job.future.set_result(outcome)


class _NoAnswerToCommit(Exception):
    """The commit was sent, and whether it was done is unknown."""

    def __init__(self, error: DBAPIError) -> None:
        self.error = error


def _sentence(error: DBAPIError) -> str:
    return f"the database {trouble(error) or NO_ANSWER}"


def _call(connection: Connection, function: Callable[[Connection], Any]) -> Any:
    """What a function returns, or the exception it raised: then nothing of it stays."""
    savepoint = connection.begin_nested()
    try:
        outcome = function(connection)
        savepoint.commit()
        return outcome
    except Exception as error:
        if isinstance(error, DBAPIError) and (trouble(error) or has_collided(error)):
            raise  # the whole group is tried again
        savepoint.rollback()
        return error


def _split_by_doubt(jobs: list[Job]) -> tuple[list[Job], list[tuple[Job, Any]]]:
    """The entries, which can be recognised if they are there; and the others, of which nobody knows."""
    unknown = StoreUnavailable("the database went away: it is unknown whether it was written; look and try again")
    for job in jobs:
        job.may_be_there = True
    entries = [job for job in jobs if isinstance(job.what, Append)]
    return entries, [(job, unknown) for job in jobs if not isinstance(job.what, Append)]

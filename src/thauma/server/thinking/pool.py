"""The pool of workers in which the server's bots think."""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
import structlog

from thauma.games import game, names
from thauma.players import player
from thauma.server.thinking.errors import BadQuestion, NotThinking, ThinkersBusy, ThoughtLost, WorkerLost
from thauma.server.thinking.handle import Worker, at_work
from thauma.server.thinking.jobs import (
    Chosen,
    Failed,
    Job,
    Look,
    NotYet,
    Order,
    Question,
    Reply,
    Studied,
    Study,
    state_of,
)
from thauma.server.thinking.line import Errand, Line
from thauma.server.thinking.mind import MakePlayer
from thauma.server.thinking.worker import Outfit

ATTEMPTS = 3  # at a job whose workers die or fail; then once more, simply
LONGEST_LINE = 2000
SECONDS_TO_THINK = 2.5  # at the most: every level needs less on a machine that isn't overloaded
SECONDS_TO_STUDY = 30.0  # only against hanging
SECONDS_BEYOND = 15.0  # after which a worker is taken to hang: it stands back for all others, so it may be late
SECONDS_TO_COME = 120.0  # after which a worker that was started is taken never to get ready: two are usual
SECONDS_BETWEEN_LOOKS = 0.5  # at a worker that isn't ready for a game
NICENESS = 10  # of workers: the server goes first
LONGEST_PAUSE = 30.0  # between attempts to start workers that don't get ready

log = structlog.get_logger(__name__)


class Numbers(NamedTuple):
    """How it stands with the thinkers."""

    workers: int  # that there should be
    ready: int  # of them, that think or could
    thinking: int
    waiting: int  # jobs in line
    restarts: int  # workers that were lost since the start
    failures: int  # attempts at a job that gave no right answer


class Thinkers:
    """Workers that answer questions, as many at a time as there are workers, in the order in which they come.

    A worker that dies, hangs or fails costs nothing but time: its question is asked again.
    """

    def __init__(
        self,
        workers: int,
        *,
        longest_line: int = LONGEST_LINE,
        seconds_beyond: float = SECONDS_BEYOND,
        seconds_to_come: float = SECONDS_TO_COME,
        games_to_warm: Sequence[str] | None = None,
        make_player: MakePlayer = player,
        niceness: int = NICENESS,
    ) -> None:
        if workers < 1:
            raise ValueError(f"at least one worker is needed to think, not {workers}")
        self._workers = workers
        self._longest_line = longest_line
        self._seconds_beyond = seconds_beyond
        self._seconds_to_come = seconds_to_come
        self._outfit = Outfit(make_player, tuple(names() if games_to_warm is None else games_to_warm), niceness)
        self._line = Line()
        self._desks: list[asyncio.Task[None]] = []
        self._at_desks: set[Worker] = set()  # those that are ready
        self._in_work: list[Errand] = []
        self._held_back: set[Errand] = set()
        self.preparing: set[str] = set()  # games with questions that wait until what they need is compiled
        self._stopped = False
        self._thinking = self._restarts = self._failures = 0

    @property
    def ready(self) -> bool:
        """Whether questions are answered now, if not by every level; before that they wait."""
        return bool(self._at_desks)

    @property
    def numbers(self) -> Numbers:
        waiting = len(self._line) + len(self._held_back)
        return Numbers(self._workers, len(self._at_desks), self._thinking, waiting, self._restarts, self._failures)

    async def start(self) -> None:
        """Let workers come; they are ready by and by. A question may be asked at once: it waits for them."""
        self._desks = [asyncio.create_task(self._keep_desk()) for _ in range(self._workers)]

    async def stop(self) -> None:
        """End all workers, whatever they do; whoever still waits gets NotThinking."""
        self._stopped = True
        for desk in self._desks:
            desk.cancel()
        await asyncio.gather(*self._desks, return_exceptions=True)
        for errand in [*self._line, *self._held_back]:
            self._line.leave(errand)
            _refuse(errand, NotThinking("the server is stopping: bots no longer think"))

    async def choose(self, question: Question, patience: float | None = None) -> int:
        """A legal action, as a bot of the question's level would choose. A single legal action needs no thought.

        `patience` is how many seconds the thinking may take once it has begun; without one, as long as is pleasant.
        Raises BadQuestion if there is nothing to choose, ThinkersBusy if too many wait, ThoughtLost if all who tried
        failed, NotThinking after `stop`.
        """
        legal = {choice.action for choice in game(question.game).legal(state_of(question), question.seat)}
        if not legal:
            raise BadQuestion(f"seat {question.seat} has nothing to decide here, so no bot can choose for it")
        if len(legal) == 1:
            return legal.pop()
        seconds = SECONDS_TO_THINK if patience is None else max(0.0, patience)
        reply = await self._do(question, seconds, lambda reply: isinstance(reply, Chosen) and reply.action in legal)
        assert isinstance(reply, Chosen)
        return reply.action

    async def study(self, job: Study) -> bytes:
        """How good a move was, as JSON. Bots at a table go first. Raises what `choose` does."""
        reply = await self._do(job, SECONDS_TO_STUDY, lambda reply: isinstance(reply, Studied), later=True)
        assert isinstance(reply, Studied)
        return reply.found

    async def look(self, job: Look) -> bytes:
        """What would be good somewhere, as JSON. Bots at a table go first: while one waits, this ends early."""
        reply = await self._do(job, SECONDS_TO_STUDY, lambda reply: isinstance(reply, Studied), later=True)
        assert isinstance(reply, Studied)
        return reply.found

    async def _do(self, job: Job, seconds: float, is_right: Callable[[Reply], bool], *, later: bool = False) -> Reply:
        if self._stopped:
            raise NotThinking("the server is stopping: bots no longer think")
        if len(self._line) >= self._longest_line:
            raise ThinkersBusy(f"{len(self._line)} bots already wait for their turn to think: try again later")
        errand = Errand(Order(job, seconds), is_right, asyncio.get_running_loop().create_future(), later)
        self._line.join(errand)
        if not later and self._thinking >= len(self._at_desks):
            self._hurry(*(other for other in self._in_work if other.later))
        try:
            return await errand.reply
        finally:
            self._line.leave(errand)  # if whoever asked doesn't want to know any more
            self._hurry(errand)

    @staticmethod
    def _hurry(*errands: Errand) -> None:
        """Have the first of them broken off that somebody thinks about."""
        for errand in errands:
            if errand.hurry is not None:
                errand.hurry()
                errand.hurry = None
                return

    async def _keep_desk(self) -> None:
        """See to it that there is always a worker at a desk."""
        pause = 0.0
        while True:
            try:
                async with at_work(self._outfit) as worker:
                    await worker.ready(self._seconds_to_come)
                    pause = 0.0
                    await self._work(worker)
            except WorkerLost as loss:
                self._restarts += 1
                log.warning("a worker is replaced", why=str(loss), pause=pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause + 1.0, LONGEST_PAUSE)

    async def _work(self, worker: Worker) -> None:
        """One errand after the other, until the worker is lost."""
        self._at_desks.add(worker)
        try:
            with worker.watched(self._line.stir):
                while errand := await self._line.next(lambda: not worker.lost):
                    await self._attempt(worker, errand)
            raise WorkerLost("it died while it had nothing to do")
        finally:
            self._at_desks.remove(worker)

    async def _attempt(self, worker: Worker, errand: Errand) -> None:
        self._thinking += 1
        self._in_work.append(errand)
        errand.hurry = worker.hurry if isinstance(errand.order.job, Look) else None
        try:
            reply = await worker.do(errand.order, errand.order.seconds + self._seconds_beyond)
        except asyncio.CancelledError:
            _refuse(errand, NotThinking("the server is stopping: bots no longer think"))
            raise
        except WorkerLost as loss:
            self._note_failure(errand, str(loss))
            raise
        finally:
            self._thinking -= 1
            self._in_work.remove(errand)
            errand.hurry = None
        if isinstance(reply, NotYet):
            self._hold_back(errand, reply.game)
        elif errand.is_right(reply):
            self.preparing.discard(_game_of(errand))
            _tell(errand, reply)
        else:
            self._note_failure(errand, _what_was_wrong(reply))

    def _hold_back(self, errand: Errand, game: str) -> None:
        """Let somebody be asked again in a moment, and others meanwhile."""
        if isinstance(errand.order.job, Question):
            self.preparing.add(game)
        self._held_back.add(errand)
        asyncio.get_running_loop().call_later(SECONDS_BETWEEN_LOOKS, self._let_go, errand)

    def _let_go(self, errand: Errand) -> None:
        self._held_back.discard(errand)
        if not errand.reply.done():
            self._line.join(errand, first=True)

    def _note_failure(self, errand: Errand, why: str) -> None:
        """Let it be tried again by whoever is free next; after some attempts simply; then give up."""
        self._failures += 1
        errand.failures.append(why)
        tries = len(errand.failures)
        log.warning("a thought failed", job=repr(errand.order.job), simply=errand.order.simply, why=why, tries=tries)
        if tries > ATTEMPTS:
            _refuse(errand, ThoughtLost(f"{errand.order.job!r} was given up: {'; '.join(errand.failures)}"))
        elif not errand.reply.done():
            errand.order = msgspec.structs.replace(errand.order, simply=tries == ATTEMPTS)
            self._line.join(errand, first=True)


def _game_of(errand: Errand) -> str:
    job = errand.order.job
    return job.game if isinstance(job, Question) else ""


def _what_was_wrong(reply: Reply) -> str:
    return f"{reply.error} in {reply.place}" if isinstance(reply, Failed) else "the answer was not legal"


def _tell(errand: Errand, reply: Reply) -> None:
    if not errand.reply.done():
        errand.reply.set_result(reply)


def _refuse(errand: Errand, error: Exception) -> None:
    if not errand.reply.done():
        errand.reply.set_exception(error)

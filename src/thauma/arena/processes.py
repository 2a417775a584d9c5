"""Workers on this machine: processes that do piece after piece. One that dies costs the piece that it was doing."""

import multiprocessing
import pickle
import signal
import sys
import traceback
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Protocol

from thauma.games.errors import ThaumaError

ATTEMPTS = 3  # at a piece whose workers die: it may be the piece that kills them
SECONDS_TO_LEAVE = 5.0  # that a worker has to end its players


class Task(Protocol):
    """Where a worker works: made once, for all the pieces that it does."""

    def play(self, number: int) -> Any:
        """Do a piece of the work: play a game, say, and answer with its record."""


MakeTask = Callable[[], Task]  # must survive the way to another process


class GameLost(ThaumaError):
    """Every worker that played a game died over it."""

    code = "game_lost"

    @classmethod
    def of(cls, number: int) -> "GameLost":
        return cls(f"game {number} was given up: {ATTEMPTS} workers died over it (was memory short?)")


def play_on_processes(make: MakeTask, numbers: Iterable[int], workers: int) -> Generator[tuple[int, Any], None, None]:
    """The numbers and lines of games, or other pieces of work, as they are finished."""
    waiting = deque(numbers)
    deaths: Counter[int] = Counter()
    busy = [Worker(make, waiting.popleft()) for _ in range(min(workers, len(waiting)))]
    try:
        while busy:
            ready = wait([worker.pipe for worker in busy])
            for worker in [worker for worker in busy if worker.pipe in ready]:
                busy.remove(worker)
                number, line = worker.number, worker.line()
                if line is None:
                    deaths[number] += 1
                    if deaths[number] == ATTEMPTS:
                        raise GameLost.of(number)
                    busy.append(Worker(make, number))
                    continue
                if waiting:
                    worker.begin(waiting.popleft())
                    busy.append(worker)
                else:
                    worker.dismiss()
                yield number, line
    finally:
        for worker in busy:
            worker.process.terminate()
        for worker in busy:
            worker.dismiss()


class Worker:
    """A process that plays, seen from here."""

    def __init__(self, make: MakeTask, number: int) -> None:
        self.process, self.pipe = start_process(serve, make)
        self.begin(number)

    def begin(self, number: int) -> None:
        self.number = number
        with suppress(OSError):  # it has just died: `line` will tell
            self.pipe.send(number)

    def line(self) -> str | None:
        """The line of the game that was begun; none if the worker died. What went wrong in the game is raised here."""
        try:
            answer: str | Exception = self.pipe.recv()
        except (EOFError, OSError):
            self.dismiss()
            return None
        if isinstance(answer, Exception):
            self.dismiss()
            raise answer
        return answer

    def dismiss(self) -> None:
        """Let it leave in peace, as its players may have something to close; but don't wait for long."""
        self.pipe.close()
        self.process.join(SECONDS_TO_LEAVE)
        self.process.kill()
        self.process.join()


def start_process(serve: Callable[..., None], *arguments: Any) -> tuple[SpawnProcess, Connection]:
    """A process that serves at the other end of a pipe, which is its last argument; and our end."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    resource_tracker.ensure_running()  # started later, with the first process, it would undo our deafness for that one
    process = context.Process(target=serve, args=(*arguments, theirs), daemon=True)
    with theirs, _deaf_to_ctrl_c():
        process.start()
    return process, ours


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """What is started here never hears Ctrl-C: that is for the one who asked for the games."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(make: MakeTask, pipe: Connection) -> None:
    """What a worker does: play the games it is told to until nobody is there to tell it."""
    told_to_leave = False

    def leave(*_: object) -> None:
        nonlocal told_to_leave
        told_to_leave = True
        sys.exit()  # so that players get up even from a game that is broken off

    signal.signal(signal.SIGTERM, leave)
    try:
        _play_on(make(), pipe)
    except BaseException:
        if not told_to_leave:  # an exit out of compiled code may arrive as another error
            raise


def _play_on(task: Task, pipe: Connection) -> None:
    with suppress(EOFError, OSError):
        while True:
            number = pipe.recv()
            try:
                answer: Any = task.play(number)
            except Exception as error:
                answer = _portable(error)
            pipe.send(answer)


def _portable(error: Exception) -> Exception:
    """The error, if it survives the way to another process, else one that says the same; with where it came from."""
    origin = "".join(traceback.format_exception(error))
    try:
        carried = pickle.loads(pickle.dumps(error))
        carried.add_note(f"in a worker:\n{origin}")
        return carried if isinstance(carried, Exception) else RuntimeError(origin)
    except Exception:
        return RuntimeError(f"in a worker:\n{origin}")

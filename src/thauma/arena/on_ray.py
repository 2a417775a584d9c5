"""Workers on a Ray cluster. Ray does a piece again whose worker, or whose machine, was lost."""

import logging
import os
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

from thauma.arena.processes import ATTEMPTS, GameLost, MakeTask, Task
from thauma.games.errors import ThaumaError


class RayMissing(ThaumaError):
    code = "ray_missing"


def play_on_ray(make: MakeTask, numbers: Iterable[int], workers: int | None) -> Generator[tuple[int, Any], None, None]:
    """The numbers and lines of games, as they are finished; on all processors of the cluster if `workers` is absent."""
    ray = _import_ray()
    waiting = iter(numbers)
    with _connected(ray):
        at_once = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        play = ray.remote(num_cpus=1, max_retries=ATTEMPTS - 1)(play_game)
        run, shared = uuid4().hex, ray.put(make)
        playing: dict[Any, int] = {}
        try:
            while True:
                for number in waiting:
                    playing[play.remote(run, shared, number)] = number
                    if len(playing) == at_once:
                        break
                if not playing:
                    return
                (done, *_), _ = ray.wait(list(playing))
                number = playing.pop(done)
                yield number, _line(ray, done, number)
        finally:
            for task in playing:
                ray.cancel(task, force=True)


def _line(ray: Any, task: Any, number: int) -> Any:
    try:
        line = ray.get(task)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, Exception) else error) from error
    except ray.exceptions.RayError as error:
        raise GameLost.of(number) from error
    return line


def _import_ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise RayMissing("to run on a cluster, install Ray: pip install 'thauma[ray]'") from error
    return ray


@contextmanager
def _connected(ray: Any) -> Iterator[None]:
    """Use the cluster that is connected; else connect to RAY_ADDRESS or the one on this machine, or start one here."""
    if ray.is_initialized():
        yield
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    try:
        yield
    finally:
        ray.shutdown()


_tasks: dict[str, Task] = {}  # in a worker: the task of the present run, so that players are made once


def play_game(run: str, make: MakeTask, number: int) -> Any:
    """What a worker does."""
    if run not in _tasks:
        _tasks.clear()
        _tasks[run] = make()
    return _tasks[run].play(number)

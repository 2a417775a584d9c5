"""Kernels as plain Python: under a debugger, and for whoever can't wait until they are compiled.

    stand_in("duel")      # from now on calls of Duel's kernels run as plain Python …
    with compiled_here():
        ...               # … but not in here, where a thread gets the compiled ones ready;
    stand_down("duel")    # and from now on everybody takes those

A plain kernel hands its callees what a compiled one would not take, such as a field out of a record. So whatever
was begun as plain Python is finished as plain Python.
"""

import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property, wraps
from threading import get_ident
from typing import Any, TypeVar, cast, get_type_hints

from numba.core.registry import CPUDispatcher

from thauma.kernel.cache import SHARED, game_of

F = TypeVar("F", bound=Callable[..., Any])
SECONDS_BETWEEN_LOOKS = 0.01

_kernels: dict[str, list[Any]] = defaultdict(list)  # by game
_waiting: set[str] = set()  # games whose kernels run as plain Python
_plainly: dict[int, str] = {}  # the threads inside a plain kernel, and of which game is the one that was called first
_compiled: set[int] = set()  # the threads that take compiled ones already


class StandIn(CPUDispatcher):  # type: ignore[misc]
    """A kernel that runs as plain Python until the compiled one is ready."""

    def __call__(self, *arguments: Any) -> Any:
        thread = get_ident()
        if thread in _plainly:
            return self.plain(*arguments)
        _plainly[thread] = self.game
        try:
            if _waits(self.game) and thread not in _compiled:
                return self.plain(*arguments)
        finally:
            del _plainly[thread]
        return super().__call__(*arguments)

    @cached_property
    def plain(self) -> Callable[..., Any]:
        return plain_version(self.py_func)


def enlist(kernel: Any, module: str) -> None:
    """Note a kernel of that module, to stand in for it if need be."""
    kernel.game = game_of(module)
    _kernels[kernel.game].append(kernel)
    if _waits(kernel.game):
        kernel.__class__ = StandIn


def stand_in(game: str) -> None:
    """Run the kernels of a game as plain Python, and those that all games share."""
    _waiting.add(game)
    for kernel in (*_kernels[game], *_kernels[SHARED]):
        kernel.__class__ = StandIn


def stand_down(game: str) -> None:
    """Take the compiled kernels of a game, as soon as nobody is in the middle of plain ones."""
    _waiting.discard(game)
    for part in (game, SHARED):
        while part in [*_plainly.values()] and not _waits(part):
            time.sleep(SECONDS_BETWEEN_LOOKS)
        for kernel in () if _waits(part) else _kernels[part]:
            kernel.__class__ = CPUDispatcher


@contextmanager
def compiled_here() -> Iterator[None]:
    """In this thread, take compiled kernels, and compile those that aren't."""
    _compiled.add(get_ident())
    try:
        yield
    finally:
        _compiled.discard(get_ident())


def _waits(game: str) -> bool:
    return bool(_waiting) if game == SHARED else game in _waiting


def plain_version(function: F) -> F:
    """A kernel in plain Python: NumPy's scalars become whole numbers where the compiled call would widen them."""
    hints = get_type_hints(function)
    widened = [position for position, hint in enumerate(hints.values()) if hint is int]

    @wraps(function)
    def call(*arguments: Any) -> Any:
        wide = list(arguments)
        for position in widened:
            if position < len(wide):
                wide[position] = int(wide[position])
        result = function(*wide)
        return int(result) if hints["return"] is int else result

    plain: Any = call
    return cast(F, plain)

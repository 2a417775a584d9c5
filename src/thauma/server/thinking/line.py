"""The line in front of the workers: first come, first served; who has time stands behind all who have not."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import chain

from thauma.server.thinking.jobs import Order, Reply


@dataclass(eq=False)
class Errand:
    """An order, and the one who waits for the reply."""

    order: Order
    is_right: Callable[[Reply], bool]
    reply: asyncio.Future[Reply]
    later: bool = False  # nobody at a table waits for it
    hurry: Callable[[], None] | None = None  # whoever thinks about it now, until that was done once
    failures: list[str] = field(default_factory=list)  # why, each time


class Line:
    """Errands that wait for a worker."""

    def __init__(self) -> None:
        self._waiting: deque[Errand] = deque()
        self._patient: deque[Errand] = deque()
        self._stirred = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting) + len(self._patient)

    def __iter__(self) -> Iterator[Errand]:
        return chain(self._waiting, self._patient)

    def join(self, errand: Errand, *, first: bool = False) -> None:
        """Stand at the end, or, for one whose turn it was already, in front."""
        line = self._patient if errand.later else self._waiting
        if first:
            line.appendleft(errand)
        else:
            line.append(errand)
        self.stir()

    def stir(self) -> None:
        """Let those who wait for an errand look up."""
        self._stirred.set()

    def leave(self, errand: Errand) -> None:
        line = self._patient if errand.later else self._waiting
        if errand in line:
            line.remove(errand)

    async def next(self, is_wanted: Callable[[], bool]) -> Errand | None:
        """Whose turn it is; none as soon as nobody is wanted any more, which is looked at after `stir`."""
        while is_wanted():
            if line := self._waiting or self._patient:
                return line.popleft()
            self._stirred.clear()
            await self._stirred.wait()
        return None

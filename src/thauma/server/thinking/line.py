"""The line in front of the workers: first come, first served."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from thauma.server.thinking.jobs import Order, Reply


@dataclass(eq=False)
class Errand:
    """An order, and the one who waits for the reply."""

    order: Order
    is_right: Callable[[Reply], bool]
    reply: asyncio.Future[Reply]
    failures: list[str] = field(default_factory=list)  # why, each time


class Line:
    """Errands that wait for a worker."""

    def __init__(self) -> None:
        self._waiting: deque[Errand] = deque()
        self._stirred = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def __iter__(self) -> Iterator[Errand]:
        return iter(self._waiting)

    def join(self, errand: Errand, *, first: bool = False) -> None:
        """Stand at the end, or, for one whose turn it was already, in front."""
        if first:
            self._waiting.appendleft(errand)
        else:
            self._waiting.append(errand)
        self.stir()

    def stir(self) -> None:
        """Let those who wait for an errand look up."""
        self._stirred.set()

    def leave(self, errand: Errand) -> None:
        if errand in self._waiting:
            self._waiting.remove(errand)

    async def next(self, is_wanted: Callable[[], bool]) -> Errand | None:
        """Whose turn it is; none as soon as nobody is wanted any more, which is looked at after `stir`."""
        while is_wanted():
            if self._waiting:
                return self._waiting.popleft()
            self._stirred.clear()
            await self._stirred.wait()
        return None

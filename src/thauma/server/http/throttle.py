"""Slows down whoever guesses: after some failures each further try must wait twice as long as the one before."""

import time
from collections import OrderedDict
from collections.abc import Callable

from thauma.server.http.limits import REMEMBERED, too_many


class Throttle:
    """Counts failures by key (a name, a client address). What is long ago is forgotten.

    A try counts as a failure from its beginning, so that many at once don't slip through; a success takes it back.
    """

    def __init__(
        self,
        free: int,
        longest: float,
        clock: Callable[[], float] = time.monotonic,
        remembered: int = REMEMBERED,
    ) -> None:
        self._free = free  # failures that cost nothing
        self._longest = longest  # seconds
        self._clock = clock
        self._remembered = remembered
        self._failures: OrderedDict[str, tuple[int, float]] = OrderedDict()  # key -> how many, when the last

    def __len__(self) -> int:
        return len(self._failures)

    def wait(self, key: str) -> float:
        """Seconds until the next try is allowed."""
        failures, last = self._failures.get(key, (0, 0.0))
        return max(0.0, last + self._delay(failures) - self._clock())

    def begin(self, *keys: str) -> None:
        """Count a try for each key, before it is made; TooMany while one of them must wait."""
        wait = max(map(self.wait, keys))
        if wait > 0:
            raise too_many("failed tries", wait)
        for key in keys:
            self._remember(key, self._recent(key) + 1)

    def take_back(self, key: str) -> None:
        """The try was no failure."""
        failures = self._recent(key) - 1
        if failures > 0:
            self._remember(key, failures)
        else:
            self.forget(key)

    def forget(self, key: str) -> None:
        self._failures.pop(key, None)

    def _recent(self, key: str) -> int:
        failures, last = self._failures.get(key, (0, 0.0))
        return 0 if self._clock() - last > 2 * self._longest else failures

    def _delay(self, failures: int) -> float:
        over = failures - self._free
        return 0.0 if over < 0 else float(min(self._longest, 2.0 ** min(over, 60)))

    def _remember(self, key: str, failures: int) -> None:
        self._failures.pop(key, None)
        self._failures[key] = (failures, self._clock())
        if len(self._failures) > self._remembered:
            self._failures.popitem(last=False)

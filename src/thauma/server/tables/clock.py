"""Time at a table: none, a bank with an increment for each turn, or days for each turn. Kept on the server.

Only people's clocks run. Time in which no server was there is nobody's.
"""

from collections.abc import Callable, Collection
from typing import Annotated

import msgspec
from msgspec import Meta

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND

Downtime = Callable[[int, int], int]  # how many of the milliseconds between two moments no server was there


class NoClock(msgspec.Struct, frozen=True, tag="none", tag_field="kind"):
    """Nobody counts."""


class Bank(msgspec.Struct, frozen=True, tag="bank", tag_field="kind"):
    """So many seconds for the whole game, and some more after each turn."""

    seconds: Annotated[int, Meta(ge=10, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Days(msgspec.Struct, frozen=True, tag="days", tag_field="kind"):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


TimeControl = NoClock | Bank | Days


def no_downtime(_begin: int, _end: int) -> int:
    return 0


class Clock:
    """What each seat has left. It is only ever told who must decide from a moment on."""

    def __init__(self, control: TimeControl, seats: int, downtime: Downtime = no_downtime) -> None:
        self._control = control
        self._downtime = downtime
        self._left = [_allowance(control)] * seats
        self._running: frozenset[int] = frozenset()
        self._since = 0

    @property
    def counts(self) -> bool:
        return not isinstance(self._control, NoClock)

    def counts_since(self, moment: int) -> bool:
        """Whether time was counted, up to something that was done after this moment."""
        return self.counts and self._since > moment

    def switch(self, at: int, deciding: Collection[int], paid: Collection[int] = ()) -> None:
        """From now on these seats must decide; those paid have ended a turn: they get the increment, or new days."""
        for seat in self._running:
            self._left[seat] = self.left(seat, at)
        for seat in paid:
            self._left[seat] = self._after_turn(self._left[seat])
        self._running = frozenset(deciding)
        self._since = at

    def stop(self, at: int) -> None:
        """The game is over, and with it the turn of those who were to decide."""
        self.switch(at, (), self._running)

    def _after_turn(self, left: int) -> int:
        if isinstance(self._control, Bank):
            return left + self._control.increment * SECOND
        return _allowance(self._control)

    def left(self, seat: int, now: int) -> int:
        """Milliseconds that a seat has left; never below 0."""
        if seat not in self._running:
            return self._left[seat]
        used = now - self._since - self._downtime(self._since, now)
        return max(0, self._left[seat] - max(0, used))

    def runs(self, seat: int) -> bool:
        return self.counts and seat in self._running

    def fallen(self, now: int) -> list[int]:
        """The seats whose time is used up."""
        return [seat for seat in sorted(self._running) if self.counts and self.left(seat, now) == 0]

    def deadline(self, now: int) -> int | None:
        """When the first clock falls, if nobody decides and the server stays up; none if no clock runs."""
        if not self.counts or not self._running:
            return None
        return now + min(self.left(seat, now) for seat in self._running)


def _allowance(control: TimeControl) -> int:
    if isinstance(control, Bank):
        return control.seconds * SECOND
    return control.days * DAY if isinstance(control, Days) else 0

"""Work that may wait a moment, so that nobody waits for it who has sent a move."""

import asyncio
from collections import deque

AT_ONCE = 4  # few enough to delay nobody, enough to be worth a round of the event loop


class SlowLane:
    """`await lane.turn()` before such work: a few at a time go on, and then the event loop does all that came in."""

    def __init__(self) -> None:
        self._line: deque[asyncio.Future[None]] = deque()

    async def turn(self) -> None:
        loop = asyncio.get_running_loop()
        if not self._line:
            loop.call_soon(self._let_some_go)
        place = loop.create_future()
        self._line.append(place)
        await place

    def _let_some_go(self) -> None:
        for _ in range(min(AT_ONCE, len(self._line))):
            place = self._line.popleft()
            if not place.done():  # else whoever waited has gone
                place.set_result(None)
        if self._line:
            asyncio.get_running_loop().call_soon(self._let_some_go)

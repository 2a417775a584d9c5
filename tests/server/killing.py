"""A server that is killed again and again while people play, and what that costs them."""

import asyncio
import random
import statistics
import time
from collections.abc import Sequence

from tests.server.clients import Json, Player
from tests.server.running import Server


class Killer:
    """Kills and restarts a server after a number of acknowledgements, until nobody plays any more."""

    def __init__(self, server: Server, kills: int, acks_between: int, seed: int = 0) -> None:
        self.seconds_to_play_again: list[float] = []
        self._server = server
        self._kills = kills
        self._acks_between = acks_between
        self._dice = random.Random(seed)
        self._acks = 0
        self._acked = asyncio.Event()

    @property
    def kills(self) -> int:
        return len(self.seconds_to_play_again)

    def follow(self, players: Sequence[Player]) -> None:
        for player in players:
            player.on_ack = self._count

    def _count(self, _ack: Json) -> None:
        self._acks += 1
        self._acked.set()

    async def rage(self) -> None:
        """Cancel it when the games are over."""
        while self.kills < self._kills:
            await self._acks_more(self._dice.randint(1, 2 * self._acks_between - 1))
            await asyncio.sleep(self._dice.uniform(0, 0.05))  # not always in the moment of an acknowledgement
            killed_at = time.monotonic()
            self._server.kill()
            await asyncio.to_thread(self._server.start)
            await self._acks_more(1)
            self.seconds_to_play_again.append(time.monotonic() - killed_at)

    async def _acks_more(self, number: int) -> None:
        wanted = self._acks + number
        while self._acks < wanted:
            self._acked.clear()
            await self._acked.wait()

    def report(self) -> str:
        times = self.seconds_to_play_again
        return (
            f"{self.kills} kills; from the kill to the next acknowledgement: "
            f"median {statistics.median(times):.1f} s, longest {max(times):.1f} s"
        )

"""Players who do more than move: they take back, withdraw, give up, and send everything twice."""

import asyncio
import json
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from tests.server.clients import Guest, Json, Player

MOST_WHIMS = 3  # of one player in one game, so that it ends


@dataclass(frozen=True)
class Habits:
    """How likely a player is to do each of these when it could."""

    undo: float = 0.0
    withdraw: float = 0.0
    resign: float = 0.0
    agree: float = 0.7
    twice: float = 0.0  # send an act a second time on the same socket
    by_http: float = 0.0  # send it by HTTP too, at the same time


ORDERLY = Habits()
RESTLESS = Habits(undo=0.04, withdraw=0.2, twice=0.2, by_http=0.1)
FICKLE = Habits(undo=0.04, withdraw=0.2, resign=0.02, twice=0.2, by_http=0.1)


class Restless(Player):
    """A player with habits."""

    def __init__(self, guest: Guest, table: str, seat: int, seed: int, habits: Habits, **more: Any) -> None:
        super().__init__(guest, table, seat, seed, **more)
        self._habits = habits
        self._whims = 0
        self._gave_up = False
        self._letters: set[asyncio.Task[None]] = set()

    async def play(self) -> Any:
        try:
            return await super().play()
        finally:
            await asyncio.gather(*self._letters)

    def wish(self, state: Json) -> Json | None:
        if self._gave_up:
            return None
        if state["offer"] is not None and self.seat in state["offer"]["waiting"]:
            return {"type": "answer", "agree": self.dice.random() < self._habits.agree}
        return self._whim(state) or super().wish(state)

    def _whim(self, state: Json) -> Json | None:
        if self._whims == MOST_WHIMS:
            return None
        possible = {"undo": state["can_undo"], "withdraw": state["can_withdraw"], "resign": True}
        for whim, is_possible in possible.items():
            if is_possible and self.dice.random() < getattr(self._habits, whim):
                self._whims += 1
                self._gave_up = whim == "resign"
                return {"type": whim}
        return None

    async def send(self, act: Json, socket: ClientConnection) -> None:
        if self.dice.random() < self._habits.by_http:
            letter = asyncio.create_task(self._post(act))
            self._letters.add(letter)
            letter.add_done_callback(self._letters.discard)
        await super().send(act, socket)
        if self.dice.random() < self._habits.twice:
            await socket.send(json.dumps(act))

    async def _post(self, act: Json) -> None:
        """Whatever becomes of it: the socket brings the answer that counts."""
        async with httpx.AsyncClient(base_url=f"{self.url or self.guest.url}/api", timeout=2) as http:
            try:
                await http.post(f"/tables/{self.table}/acts", json=act, headers={"Cookie": self.guest.cookie})
            except httpx.TransportError:
                return

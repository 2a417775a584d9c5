"""Somebody who only looks: a connection that keeps what each seat was told, and waits for an entry to arrive."""

import asyncio
import json
from contextlib import AsyncExitStack

from websockets.asyncio.client import ClientConnection

from tests.server.clients import Guest, Json, grown

SECONDS = 120  # only against hanging
Logs = dict[int | None, list[Json]]


class Eye:
    """A connection of somebody's who knows everything up to an entry, and has these logs of it."""

    def __init__(self, guest: Guest, table: str, since: int = -1, logs: Logs | None = None) -> None:
        self.logs: Logs = dict(logs or {})
        self.states: dict[int | None, Json] = {}
        self._guest = guest
        self._table = table
        self._since = since
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> "Eye":
        connecting = self._guest.socket(self._table, self._since)
        self._socket: ClientConnection = await self._stack.enter_async_context(connecting)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def see(self, serial: int, seats: int) -> None:
        """Wait until the states of so many seats are of that entry."""
        async with asyncio.timeout(SECONDS):
            while sum(state["serial"] >= serial for state in self.states.values()) < seats:
                self._note(json.loads(await self._socket.recv()))

    async def send(self, act: Json) -> Json:
        """Send an act; its answer."""
        await self._socket.send(json.dumps(act))
        async with asyncio.timeout(SECONDS):
            while True:
                message: Json = json.loads(await self._socket.recv())
                if message.get("id") == act["id"]:
                    return message
                self._note(message)

    def _note(self, message: Json) -> None:
        if message["type"] == "state":
            seat = message["seat"]
            self.logs[seat] = grown(self.logs.get(seat, []), message["news"])
            self.states[seat] = message

    @property
    def views(self) -> dict[int | None, Json]:
        """The states without their news: what has to be the same for everybody at a seat."""
        return {seat: {**state, "news": None} for seat, state in self.states.items()}

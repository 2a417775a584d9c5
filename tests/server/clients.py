"""Clients for the tests: people who play at random over a socket, and never give up when the connection does."""

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

Json = dict[str, Any]
GONE = (ConnectionClosed, OSError, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
PAUSE = 0.05  # before connecting again
PATIENCE = 120.0  # seconds without a word before a client takes the connection for dead


class Guest:
    """Somebody with a name and a cookie."""

    def __init__(self, url: str, http: httpx.AsyncClient, person: Json) -> None:
        self.url = url
        self.http = http
        self.id: str = person["id"]
        self.cookie = f"thauma={http.cookies['thauma']}"

    @classmethod
    async def arrive(cls, url: str, name: str = "Guest") -> "Guest":
        http = httpx.AsyncClient(base_url=f"{url}/api", timeout=60)
        answer = await http.post("/guests", json={"name": name})
        answer.raise_for_status()
        return cls(url, http, answer.json())

    async def make_table(self, game: str = "duel", others: int = 1, **wishes: Any) -> str:
        """A table with oneself on seat 0 and open seats for others; its id."""
        seats = wishes.pop("seats", [{"kind": "me"}, *({"kind": "open"} for _ in range(others))])
        answer = await self.http.post("/tables", json={"game": game, "seats": seats, **wishes})
        answer.raise_for_status()
        table: str = answer.json()["id"]
        return table

    async def sit(self, table: str, seat: int) -> None:
        (await self.http.post(f"/tables/{table}/seats/{seat}")).raise_for_status()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        answer.raise_for_status()
        return answer.json()

    def socket(self, table: str, since: int = -1, url: str | None = None) -> connect:
        address = (url or self.url).replace("http", "ws", 1)
        return connect(
            f"{address}/api/tables/{table}/live?since={since}",
            additional_headers={"Cookie": self.cookie},
            max_size=1 << 22,
            open_timeout=30,
            ping_interval=None,
        )


async def table_of(url: str, game: str, seats: int, **wishes: Any) -> tuple[str, list[Guest]]:
    """A table with a guest on each seat; its id and the guests in seat order."""
    guests = [await Guest.arrive(url, f"Guest {seat}") for seat in range(seats)]
    table = await guests[0].make_table(game, seats - 1, **wishes)
    for seat, guest in enumerate(guests[1:], 1):
        await guest.sit(table, seat)
    return table, guests


@dataclass
class Diary:
    """What a client has lived through."""

    acked: dict[str, Json] = field(default_factory=dict)  # act id -> the move
    answers: dict[str, Json] = field(default_factory=dict)  # act id -> its acknowledgement
    refused: list[Json] = field(default_factory=list)
    states: list[Json] = field(default_factory=list)
    connections: int = 0
    outcome: Json | None = None


class Player:
    """Plays one seat at random until the game is over. What was not acknowledged is sent again under the same id."""

    def __init__(
        self, guest: Guest, table: str, seat: int, seed: int = 0, *, url: str | None = None, keep_states: bool = False
    ) -> None:
        self.diary = Diary()
        self.on_ack: Callable[[Json], None] = lambda _: None
        self._guest = guest
        self._table = table
        self._seat = seat
        self._dice = random.Random(seed)
        self._url = url
        self._keep_states = keep_states
        self._open: Json | None = None  # the act that waits for its answer
        self._acts = 0
        self._state: Json | None = None

    async def play(self) -> Diary:
        while self.diary.outcome is None:
            try:
                async with self._guest.socket(self._table, self._since, self._url) as socket:
                    self.diary.connections += 1
                    await self._converse(socket)
            except GONE:
                await asyncio.sleep(PAUSE)
        return self.diary

    @property
    def _since(self) -> int:
        return self._state["serial"] if self._state is not None else -1

    async def _converse(self, socket: ClientConnection) -> None:
        if self._open is not None:
            await socket.send(json.dumps(self._open))
        while self.diary.outcome is None:
            async with asyncio.timeout(PATIENCE):
                message = json.loads(await socket.recv())
            await self._HEAR.get(message["type"], Player._ignore)(self, message, socket)

    async def _ignore(self, message: Json, socket: ClientConnection) -> None:
        pass

    async def _hear_state(self, message: Json, socket: ClientConnection) -> None:
        if message["seat"] != self._seat:
            return
        self._state = message
        if self._keep_states:
            self.diary.states.append(message)
        if message["outcome"] is not None:
            self.diary.outcome = message["outcome"]
        elif self._open is None:
            await self._decide(socket)

    async def _decide(self, socket: ClientConnection) -> None:
        if self._state is None or not self._state["view"]["legal"]:
            return
        self._acts += 1
        move = self._dice.choice(self._state["view"]["legal"])
        act_id = f"{self._seat}.{self._acts}"
        self._open = {"type": "move", "id": act_id, "seat": self._seat, "seen": self._state["serial"], "move": move}
        await socket.send(json.dumps(self._open))

    async def _hear_ack(self, message: Json, socket: ClientConnection) -> None:
        if self._open is None or message["id"] != self._open["id"]:
            return
        self.diary.acked[message["id"]] = self._open["move"]
        self.diary.answers[message["id"]] = message
        self._open = None
        self.on_ack(message)
        if self._state is not None and self._state["serial"] >= message["serial"]:
            await self._decide(socket)

    async def _hear_refusal(self, message: Json, socket: ClientConnection) -> None:
        self.diary.refused.append(message)
        if self._open is not None and message.get("id") == self._open["id"]:
            if message["code"] == "server_busy":
                await asyncio.sleep(PAUSE)
                await socket.send(json.dumps(self._open))
                return
            self._open = None
            await self._decide(socket)

    _HEAR = {"state": _hear_state, "ack": _hear_ack, "refusal": _hear_refusal}  # noqa: RUF012

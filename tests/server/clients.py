"""Clients for the tests: people who play at random over a socket, and never give up when the connection does."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

Json = dict[str, Any]
GONE = (ConnectionClosed, OSError, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
PAUSE = 0.05  # before connecting again, at first
LONGEST_PAUSE = 0.4
PATIENCE = 120.0  # seconds without a word before a client takes the connection for dead
MOST_REFUSALS = 300  # of one client in one game: more, and it asks for the same again and again


class Guest:
    """Somebody with a name and a cookie."""

    def __init__(self, url: str, http: httpx.AsyncClient, person: Json) -> None:
        self.url = url
        self.http = http
        self.id: str = person["id"]
        self.cookie = f"thauma={http.cookies['thauma']}"

    @classmethod
    async def arrive(cls, url: str, name: str = "Guest") -> "Guest":
        http = _http(url)
        answer = await http.post("/guests", json={"name": name})
        answer.raise_for_status()
        return cls(url, http, answer.json())

    @classmethod
    def with_cookie(cls, url: str, person: str, cookie: str) -> "Guest":
        """Somebody who has been here before."""
        http = _http(url)
        http.cookies.set("thauma", cookie)
        return cls(url, http, {"id": person})

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
            open_timeout=120,
            ping_interval=None,
            close_timeout=1,  # somebody who has waited in vain does not wait for a farewell too
        )


def _http(url: str) -> httpx.AsyncClient:
    """Its connections end with each request, so that nobody has to close it."""
    return httpx.AsyncClient(base_url=f"{url}/api", timeout=60, limits=httpx.Limits(max_keepalive_connections=0))


async def table_of(url: str, game: str, people: int, bots: int = 0, **wishes: Any) -> tuple[str, list[Guest]]:
    """A table with a guest on each seat, and simple bots on further ones; its id and the guests in seat order."""
    guests = [await Guest.arrive(url, f"Guest {seat}") for seat in range(people)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "level": 1}] * bots]
    table = await guests[0].make_table(game, seats=seats, **wishes)
    for seat, guest in enumerate(guests[1:], 1):
        await guest.sit(table, seat)
    return table, guests


@dataclass
class Diary:
    """What a client has lived through."""

    sent: dict[str, Json] = field(default_factory=dict)  # act id -> the act
    acked: dict[str, Json] = field(default_factory=dict)  # act id -> the move, if it was one
    answers: dict[str, Json] = field(default_factory=dict)  # act id -> its acknowledgement
    refused: list[Json] = field(default_factory=list)
    states: list[Json] = field(default_factory=list)
    last: Json | None = None  # the latest state
    log: list[Json] = field(default_factory=list)  # all news, as the page keeps them
    farewells: int = 0  # how often the server said goodbye
    connections: int = 0
    outcome: Json | None = None

    def write_state(self, state: Json) -> None:
        self.last, self.outcome = state, state["outcome"]
        self.log = grown(self.log, state["news"])


def grown(log: list[Json], news: list[Json]) -> list[Json]:
    """A log after some news: a piece that begins with the game replaces everything."""
    return news if news and news[0]["type"] == "game" else log + news


class Player:
    """Plays one seat at random until the game is over. What was not acknowledged is sent again under the same id."""

    def __init__(
        self,
        guest: Guest,
        table: str,
        seat: int,
        seed: int = 0,
        *,
        url: str | None = None,
        keep_states: bool = False,
        patience: float = PATIENCE,
    ) -> None:
        self.diary = Diary()
        self.on_ack: Callable[[Json], None] = lambda _: None
        self.guest = guest
        self.table = table
        self.seat = seat
        self.dice = random.Random(seed)
        self.url = url
        self._keep_states = keep_states
        self._patience = patience
        self._name = f"{seat}.{self.dice.getrandbits(32):x}"  # so that no two clients give an act the same id
        self._open: Json | None = None  # the act that waits for its answer
        self._failures = 0  # to connect, one after the other

    async def play(self) -> Diary:
        while self.diary.outcome is None:
            try:
                async with self.guest.socket(self.table, self._since, self.url) as socket:
                    self.diary.connections += 1
                    await self._converse(socket)
            except GONE:
                await self._pause()
        return self.diary

    @property
    def _since(self) -> int:
        return self.diary.last["serial"] if self.diary.last is not None else -1

    async def _pause(self) -> None:
        longest = min(PAUSE * 2**self._failures, LONGEST_PAUSE)
        self._failures += 1
        await asyncio.sleep(self.dice.uniform(longest / 2, longest))

    async def _converse(self, socket: ClientConnection) -> None:
        if self._open is not None:
            await self.send(self._open, socket)
        while self.diary.outcome is None:
            async with asyncio.timeout(self._patience):
                message = json.loads(await socket.recv())
            self._failures = 0
            await self._HEAR.get(message["type"], Player._ignore)(self, message, socket)

    async def _ignore(self, message: Json, socket: ClientConnection) -> None:
        pass

    async def _hear_goodbye(self, _message: Json, _socket: ClientConnection) -> None:
        self.diary.farewells += 1

    async def _hear_state(self, message: Json, socket: ClientConnection) -> None:
        if message["seat"] != self.seat:
            return
        self.diary.write_state(message)
        if self._keep_states:
            self.diary.states.append(message)
        if self._open is None and self.diary.outcome is None:
            await self._decide(socket)

    async def _decide(self, socket: ClientConnection) -> None:
        state = self.diary.last
        wish = self.wish(state) if state is not None else None
        if state is None or wish is None:
            return
        act_id = f"{self._name}.{len(self.diary.sent)}"
        self._open = {**wish, "id": act_id, "seat": self.seat, "seen": state["serial"]}
        self.diary.sent[act_id] = self._open
        await self.send(self._open, socket)

    def wish(self, state: Json) -> Json | None:
        """What to do in a state: an act without its id, seat and `seen`; none if there is nothing to do."""
        legal = state["view"]["legal"]
        return {"type": "move", "move": self.dice.choice(legal)} if legal else None

    async def send(self, act: Json, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):  # it will be sent again; first there may be a last word to hear
            await socket.send(json.dumps(act))

    async def _hear_ack(self, message: Json, socket: ClientConnection) -> None:
        if self._open is None or message["id"] != self._open["id"]:
            return
        self.diary.acked[message["id"]] = self._open.get("move", {})
        self.diary.answers[message["id"]] = message
        self._open = None
        self.on_ack(message)
        if self.diary.last is not None and self.diary.last["serial"] >= message["serial"]:
            await self._decide(socket)

    async def _hear_refusal(self, message: Json, socket: ClientConnection) -> None:
        self.diary.refused.append(message)
        assert len(self.diary.refused) < MOST_REFUSALS, self.diary.refused[-3:]
        if self._open is not None and message.get("id") == self._open["id"]:
            if message["code"] == "server_busy":
                await asyncio.sleep(PAUSE)
                await self.send(self._open, socket)
                return
            self._open = None
            await self._decide(socket)

    _HEAR = {"state": _hear_state, "ack": _hear_ack, "refusal": _hear_refusal, "goodbye": _hear_goodbye}  # noqa: RUF012

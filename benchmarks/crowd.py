"""People for a benchmark of the server: each a bare socket that costs its own process next to nothing."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import httpx
import msgspec

HOST, PORT = "127.0.0.1", 8765
URL = f"http://{HOST}:{PORT}"
WISH = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "rules": {"wonders": "first_game"}}
HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: thauma={cookie}\r\nX-Forwarded-For: {address}\r\n\r\n"
)


def handshake(table: str, guest: "Guest") -> str:
    """What opens the socket of a table."""
    return HANDSHAKE.format(table=table, host=f"{HOST}:{PORT}", cookie=guest.cookie, address=guest.address)


class View(msgspec.Struct):
    legal: list[msgspec.Raw]


class State(msgspec.Struct):
    serial: int
    view: View


_state = msgspec.json.Decoder(State)


class Guest(msgspec.Struct):
    """A visitor with an address of their own, as a proxy would report it."""

    address: str
    cookie: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"thauma={self.cookie}", "X-Forwarded-For": self.address}


class Person(asyncio.Protocol):
    """One socket at a table. It tells `ready` when there is something to decide."""

    def __init__(self, seat: int, ready: "deque[Person]") -> None:
        self._seat = seat
        self._ready = ready
        self._buffer = bytearray()
        self._greeted = False
        self._state: State | None = None
        self._sent_at = 0.0
        self._acts = 0
        self.rival: Person | None = None
        self.moved_at = 0.0  # and the rival has not been told yet
        self.latencies: list[float] = []
        self.tidings: list[float] = []  # how long after the rival had moved one was told
        self.refusals = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._greeted:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), bytes(head)
            self._buffer, self._greeted = bytearray(rest), True
        while (message := taken(self._buffer)) is not None:
            self._hear(message)

    def _hear(self, message: bytes) -> None:
        kind = message[:20]
        if kind.startswith(b'{"type":"ack"'):
            self.latencies.append(time.perf_counter() - self._sent_at)
        elif kind.startswith(b'{"type":"state"'):
            self._state = _state.decode(message)
            self._note_rival()
            if self._state.view.legal:
                self._ready.append(self)
        elif kind.startswith(b'{"type":"refusal"'):
            self.refusals += 1

    def _note_rival(self) -> None:
        if self.rival is not None and self.rival.moved_at:
            self.tidings.append(time.perf_counter() - self.rival.moved_at)
            self.rival.moved_at = 0.0

    def move(self, dice: random.Random) -> None:
        """Play any legal move."""
        assert self._state is not None
        self._acts += 1
        move = bytes(dice.choice(self._state.view.legal))
        head = f'{{"type":"move","id":"{self._acts}","seat":{self._seat},"seen":{self._state.serial},"move":'
        self._sent_at = self.moved_at = time.perf_counter()
        self._transport.write(frame(head.encode() + move + b"}"))

    def leave(self) -> None:
        self._transport.close()


def frame(text: bytes) -> bytes:
    """A client's text frame. Its mask is zero, so that nothing has to be masked."""
    length = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2)
    return b"\x81" + length + b"\0\0\0\0" + text


def taken(buffer: bytearray) -> bytes | None:
    """Take the first whole message of a server out of what was received."""
    if len(buffer) < 2:
        return None
    length, start = buffer[1], 2
    if length >= 126:
        start = 4 if length == 126 else 10
        length = int.from_bytes(buffer[2:start])
    if len(buffer) < start + length:
        return None
    message = bytes(buffer[start : start + length])
    del buffer[: start + length]
    return message


class Game(msgspec.Struct):
    """A table and the two guests who sit there."""

    table: str
    guests: list[Guest]


async def new_guest(http: httpx.AsyncClient, number: int) -> Guest:
    address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    answer = await http.post("/guests", json={"name": f"G {number}"}, headers={"X-Forwarded-For": address})
    answer.raise_for_status()
    http.cookies.clear()
    return Guest(address, answer.cookies["thauma"])


async def new_game(http: httpx.AsyncClient, number: int) -> Game:
    """A table of Duel with two people who are not connected yet."""
    guests = [await new_guest(http, 2 * number + seat) for seat in (0, 1)]
    answer = await http.post("/tables", json=WISH, headers=guests[0].headers)
    answer.raise_for_status()
    table: str = answer.json()["id"]
    (await http.post(f"/tables/{table}/seats/1", headers=guests[1].headers)).raise_for_status()
    http.cookies.clear()
    return Game(table, guests)


async def several(number: int, at_once: int, one: Callable[[int], Any]) -> list[Any]:
    """Do something for each of the numbers up to `number`, a few at once."""
    results: list[Any] = [None] * number
    numbers = iter(range(number))

    async def work() -> None:
        for which in numbers:
            results[which] = await one(which)

    await asyncio.gather(*(work() for _ in range(at_once)))
    return results


async def connect(game: Game, seat: int, ready: deque[Person]) -> Person:
    """Open the socket of a seat; it is there once the first state has come."""
    transport, person = await asyncio.get_running_loop().create_connection(lambda: Person(seat, ready), HOST, PORT)
    transport.write(handshake(game.table, game.guests[seat]).encode())
    while person._state is None:
        await asyncio.sleep(0.002)
    return person

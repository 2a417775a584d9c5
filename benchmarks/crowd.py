"""People for a benchmark of the server: each a bare socket that costs its own process next to nothing."""

import asyncio
import random
import socket
import statistics
import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx
import msgspec

from benchmarks.machine import Meter, processor_seconds

HOST = "127.0.0.1"
with socket.create_server((HOST, 0)) as _probe:
    PORT: int = _probe.getsockname()[1]
URL = f"http://{HOST}:{PORT}"
WISH = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "rules": {"wonders": "first_game"}}
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # whole frames
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
            if message[0] == PING:
                self._transport.write(frame(message[1:], PONG))
            else:
                self._hear(message[1:])

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


def frame(text: bytes, kind: int = TEXT) -> bytes:
    """A client's frame. Its mask is zero, so that nothing has to be masked."""
    length = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2)
    return bytes([kind]) + length + b"\0\0\0\0" + text


def taken(buffer: bytearray) -> bytes | None:
    """Take the first whole message of a server out of what was received: its kind, and what it says."""
    if len(buffer) < 2:
        return None
    length, start = buffer[1], 2
    if length >= 126:
        start = 4 if length == 126 else 10
        length = int.from_bytes(buffer[2:start])
    if len(buffer) < start + length:
        return None
    message = bytes([buffer[0]]) + bytes(buffer[start : start + length])
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


# -- many of them


class Played(NamedTuple):
    """What a time of playing showed."""

    moves: int
    seconds: float
    latencies: list[float]  # from a move to its acknowledgement
    tidings: list[float]  # from a move to the other player's view
    used: dict[str, float]  # processor seconds
    shares: str

    def __str__(self) -> str:
        return (
            f"{shown(self.latencies)}; the other sees it: {shown(self.tidings)}; "
            f"{self.moves / self.seconds:.0f} durable moves/s, {1000 * self.used['server'] / self.moves:.2f} ms of the "
            f"server's processor time each; {self.shares}"
        )


def shown(latencies: list[float]) -> str:
    cuts = statistics.quantiles(latencies, n=100)
    return f"median {1000 * cuts[49]:.1f} ms, 90 % {1000 * cuts[89]:.1f} ms, 99 % {1000 * cuts[98]:.1f} ms"


class Crowd:
    """All the people at all the tables, and the server's processes."""

    def __init__(self, people: list[Person], ready: deque[Person], rate: float, processes: list[int]) -> None:
        for one, other in zip(people[::2], people[1::2], strict=True):
            one.rival, other.rival = other, one
        self._people = people
        self._ready = ready
        self._rate = rate
        self._processes = processes

    async def play(self, seconds: float, **watched: Callable[[], float]) -> Played:
        """Let people move at the rate for a time; of those watched the processor time is told too."""
        for person in self._people:
            person.latencies.clear()
            person.tidings.clear()
        server = lambda: sum(map(processor_seconds, self._processes))  # noqa: E731
        meter = Meter(server=server, people=time.process_time, **watched)
        moves = await self._pace(seconds)
        shares = meter.shares()
        await asyncio.sleep(1)
        latencies = [latency for person in self._people for latency in person.latencies]
        tidings = [delay for person in self._people for delay in person.tidings]
        if len(tidings) < 2:
            raise SystemExit("all games are over before the time is: ask for more --games or fewer --seconds")
        return Played(moves, seconds, latencies, tidings, meter.used(), shares)

    async def _pace(self, seconds: float) -> int:
        dice = random.Random(1)
        began, moves = time.perf_counter(), 0
        while (elapsed := time.perf_counter() - began) < seconds:
            for _ in range(min(len(self._ready), int(elapsed * self._rate) - moves)):
                self._ready.rotate(dice.randrange(len(self._ready)))
                self._ready.popleft().move(dice)
                moves += 1
            await asyncio.sleep(0.001)
        return moves


async def gathered(games: int, rate: float, processes: list[int]) -> Crowd:
    """Two connected people at each of so many new tables."""
    async with httpx.AsyncClient(base_url=f"{URL}/api", timeout=60) as http:
        made = await several(games, 4, lambda number: new_game(http, number))
    ready: deque[Person] = deque()
    people = await several(2 * games, 4, lambda number: connect(made[number // 2], number % 2, ready))
    return Crowd(people, ready, rate, processes)

"""What a socket should never be sent, and what is sent anyway: frames of the WebSocket protocol, most of them wrong."""

import asyncio
import base64
import json
import random
import socket
import struct
from collections.abc import Callable
from contextlib import suppress

GONE = (OSError, asyncio.IncompleteReadError, TimeoutError)
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
LONGEST_PAYLOAD = 3000


def frame(
    opcode: int, payload: bytes, *, last: bool = True, reserved: int = 0, masked: bool = True, length: int | None = None
) -> bytes:
    """One frame. Its length may be a lie."""
    said = len(payload) if length is None else length
    first = last << 7 | (reserved & 7) << 4 | opcode & 15
    if said < 126:
        head = struct.pack("!BB", first, masked << 7 | said)
    elif said < 1 << 16:
        head = struct.pack("!BBH", first, masked << 7 | 126, said)
    else:
        head = struct.pack("!BBQ", first, masked << 7 | 127, said)
    if not masked:
        return head + payload
    return head + bytes(4) + payload  # a mask of zeros changes nothing


def handshake(path: str, host: str) -> bytes:
    key = base64.b64encode(bytes(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    return "\r\n".join([*lines, f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]).encode()


class Garbage:
    """Makes bursts of frames, the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self._kinds: list[Callable[[], list[bytes]]] = [
            self._anything,
            self._broken_json,
            self._acts,
            self._bad_text,
            self._pieces,
            self._truncated,
            self._enormous,
            self._control,
            self._flood,
        ]

    def burst(self) -> list[bytes]:
        return self.dice.choice(self._kinds)()

    def _bytes(self, most: int = 200) -> bytes:
        return self.dice.randbytes(self.dice.randrange(most))

    def _anything(self) -> list[bytes]:
        """Any opcode, any bits, masked or not."""
        dice = self.dice
        return [
            frame(
                dice.randrange(16),
                self._bytes(),
                last=dice.random() < 0.7,
                reserved=dice.choice([0, 0, 0, dice.randrange(8)]),
                masked=dice.random() < 0.8,
            )
            for _ in range(dice.randrange(1, 10))
        ]

    def _act(self) -> dict[str, object]:
        dice = self.dice
        kind = dice.choice(["move", "withdraw", "undo", "answer", "resign", "ping", "dance"])
        act: dict[str, object] = {"type": kind, "id": "x" * dice.randrange(70), "seat": dice.randrange(-1, 9)}
        return {**act, "seen": dice.choice([-1, 0, 5, 1 << 40]), "move": dice.choice([{}, {"seat": 0}, [], None])}

    def _acts(self) -> list[bytes]:
        """Messages that are nearly right."""
        return [frame(TEXT, json.dumps(self._act()).encode()) for _ in range(self.dice.randrange(1, 20))]

    def _broken_json(self) -> list[bytes]:
        text = json.dumps(self._act()).encode()
        cut = [text[: self.dice.randrange(len(text))] for _ in range(self.dice.randrange(1, 10))]
        return [frame(TEXT, piece) for piece in [*cut, b"[" * LONGEST_PAYLOAD, b"{" * LONGEST_PAYLOAD]]

    def _bad_text(self) -> list[bytes]:
        bad = [b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b'"\\ud800"', b"\x00"]
        return [frame(TEXT, self.dice.choice(bad) + self._bytes(20)) for _ in range(self.dice.randrange(1, 6))]

    def _pieces(self) -> list[bytes]:
        """A message in many pieces that never ends, or that is interrupted by another."""
        pieces = [frame(0, b"x", last=False) for _ in range(self.dice.randrange(200))]
        end = self.dice.choice([[], [frame(TEXT, b"{}")], [frame(0, b"", last=True)]])
        return [frame(self.dice.choice([TEXT, BINARY, 0]), b"[", last=False), *pieces, *end]

    def _truncated(self) -> list[bytes]:
        whole = frame(TEXT, b"x" * self.dice.randrange(1, LONGEST_PAYLOAD))
        return [whole[: self.dice.randrange(1, len(whole))]]

    def _enormous(self) -> list[bytes]:
        """The announcement of more than anybody would send."""
        length = self.dice.choice([1 << 20, 1 << 31, 1 << 40, (1 << 63) - 1, (1 << 64) - 1])
        return [frame(self.dice.choice([TEXT, BINARY, PING]), self._bytes(), length=length)]

    def _control(self) -> list[bytes]:
        codes = [b"", b"\x03", b"\x03\xe8", b"\x00\x00", b"\xff\xff", b"\x03\xe8\xff"]
        return [
            frame(PING, self._bytes(120)),
            frame(PING, b"x" * 126),
            frame(CLOSE, self.dice.choice(codes)),
            frame(TEXT, b"after the end"),
        ]

    def _flood(self) -> list[bytes]:
        kind, payload = self.dice.choice([(PING, b"!"), (TEXT, b'{"type":"ping"}'), (TEXT, b""), (BINARY, b"\x00")])
        return [frame(kind, payload)] * self.dice.randrange(100, 400)


class Vandal:
    """Comes, sends a burst or two of garbage, and goes without a word."""

    def __init__(self, host: str, port: int, path: str, seed: int) -> None:
        self._host, self._port, self._path = host, port, path
        self._garbage = Garbage(seed)
        self.frames = 0
        self.connections = 0

    async def rage(self, frames: int) -> None:
        """Until so many frames have been sent."""
        while self.frames < frames:
            self.connections += 1
            with suppress(*GONE):
                await self._visit()

    async def _visit(self) -> None:
        reader, writer = await asyncio.open_connection(self._host, self._port)
        try:
            writer.write(self._greeting())
            if self._garbage.dice.random() < 0.9:
                async with asyncio.timeout(120):
                    await reader.readuntil(b"\r\n\r\n")
            for _ in range(self._garbage.dice.randrange(3)):
                await self._send(writer)
        finally:
            await self._leave(writer)

    def _greeting(self) -> bytes:
        good = handshake(self._path, f"{self._host}:{self._port}")
        dice = self._garbage.dice
        wrong = [good.replace(b"13", b"99"), good.replace(b"GET", b"BREW"), good.replace(b"\r\n", b"\n")]
        bad = [*wrong, dice.randbytes(300) + b"\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 500 + b"\r\n"]
        return good if dice.random() < 0.85 else dice.choice(bad)

    async def _send(self, writer: asyncio.StreamWriter) -> None:
        burst = self._garbage.burst()
        self.frames += len(burst)
        writer.write(b"".join(burst))
        async with asyncio.timeout(120):
            await writer.drain()

    async def _leave(self, writer: asyncio.StreamWriter) -> None:
        """Often with a reset instead of a farewell."""
        if self._garbage.dice.random() < 0.5:
            raw = writer.get_extra_info("socket")
            with suppress(OSError):
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        await _close(writer)


class Loris:
    """Holds connections open and says next to nothing: half a request, or half a frame."""

    def __init__(self, host: str, port: int, path: str) -> None:
        self._host, self._port, self._path = host, port, path
        self._writers: list[asyncio.StreamWriter] = []

    async def cling(self, number: int) -> None:
        for n in range(number):
            _, writer = await asyncio.open_connection(self._host, self._port)
            hello = handshake(self._path, self._host)
            writer.write(hello[:40] if n % 2 else hello + frame(TEXT, b"x" * 200)[:50])
            await writer.drain()
            self._writers.append(writer)

    async def let_go(self) -> None:
        for writer in self._writers:
            await _close(writer)


async def _close(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()
    with suppress(*GONE):
        await writer.wait_closed()

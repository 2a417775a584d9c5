"""Connections are bounded before anybody has asked for anything: in number, in bytes and in time."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn

from tests.server.garbage import BINARY, PING, PONG, TEXT, frame, handshake
from thauma.server.http import connections
from thauma.server.http.connections import Bounds, Config, bounds_of
from thauma.server.http.limits import Places
from thauma.server.live.line import GOES_ON, Line

SECONDS = 60.0  # only against hanging
SOON = 0.05
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class App:
    """Reads every body to its end and counts it; repeats every message."""

    def __init__(self) -> None:
        self.requests: list[dict[str, Any]] = []
        self.bodies: list[int] = []
        self.messages: list[str] = []
        self.hands_over = False
        self.takes_messages = asyncio.Event()
        self.takes_messages.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await {"lifespan": self._live, "http": self._answer, "websocket": self._converse}[scope["type"]](
            scope, receive, send
        )

    async def _live(self, _scope: Any, receive: Any, send: Any) -> None:
        for what in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{what}.complete"})

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        self.requests.append(scope)
        size, more = 0, scope["path"] != "/unread"
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            size, more = size + len(message["body"]), message["more_body"]
        self.bodies.append(size)
        body = b"x" * (1 << 24) if scope["path"] == "/large" else b"ok"
        headers = [(b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _talk(self, line: Line) -> None:
        while True:
            self.messages.append(await line.read())
            await line.write(b"heard")

    async def _converse(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        if self.hands_over:
            await receive()  # that somebody connects
            scope["extensions"][GOES_ON]["talk"] = self._talk
            return
        while (message := await receive())["type"] != "websocket.disconnect":
            if message["type"] == "websocket.receive":
                await self.takes_messages.wait()
                self.messages.append(message.get("text") or "")


class Place:
    def __init__(self, app: App, bounds: Bounds, port: int, server: uvicorn.Server) -> None:
        self.app, self.bounds, self.port, self.server = app, bounds, port, server
        self._writers: list[asyncio.StreamWriter] = []

    async def connect(self, first: bytes = b"") -> Streams:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self._writers.append(writer)
        writer.write(first)
        return reader, writer

    async def leave(self) -> None:
        """Close all connections and wait until the server has noticed."""
        for writer in self._writers:
            writer.transport.abort()
        for connection in list(self.server.server_state.connections):  # one that is not read would not notice
            connection.transport.abort()
        await until(lambda: not self.bounds.places.taken)

    async def socket(self) -> Streams:
        reader, writer = await self.connect(handshake("/", "here"))
        assert b"101" in await reader.readuntil(b"\r\n\r\n")
        return reader, writer


@asynccontextmanager
async def served(bounds: Bounds | None = None) -> AsyncIterator[Place]:
    app, bounds = App(), bounds or Bounds()
    server = uvicorn.Server(Config(app, bounds, host="127.0.0.1", port=0, timeout_graceful_shutdown=0))
    serving = asyncio.create_task(server._serve())
    try:
        async with asyncio.timeout(SECONDS):
            while not server.started:
                await asyncio.sleep(0.001)
            place = Place(app, bounds, server.servers[0].sockets[0].getsockname()[1], server)
            yield place
            await place.leave()
    finally:
        server.should_exit = True
        await serving


def run(play: Callable[[Place], Awaitable[None]], bounds: Bounds | None = None) -> None:
    async def whole() -> None:
        async with served(bounds) as place:
            await play(place)

    asyncio.run(whole())


async def is_closed(reader: asyncio.StreamReader) -> bytes:
    """Wait until the server has closed the connection; what it said before."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


async def until(is_so: Callable[[], object]) -> None:
    while not is_so():
        await asyncio.sleep(0.001)


# -- time


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf",
        b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nha",
        b"POST /unread HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf",
    ],
    ids=["silence", "half a head", "half a body", "half a chunk", "half a body, answered already"],
)
def test_who_does_not_finish_a_request_is_closed(said: bytes) -> None:
    async def play(place: Place) -> None:
        reader, _ = await place.connect(said)
        await is_closed(reader)

    run(play, Bounds(seconds_for_a_request=SOON))


def test_a_trickle_does_not_prolong_the_time() -> None:
    async def play(place: Place) -> None:
        reader, writer = await place.connect(b"GET / HTTP/1.1\r\nX-Slow: ")
        closed = asyncio.create_task(is_closed(reader))
        while not closed.done():
            writer.write(b"x")
            await asyncio.sleep(0.001)

    run(play, Bounds(seconds_for_a_request=SOON))


def test_the_time_is_that_of_asking_and_not_of_answering() -> None:
    async def play(place: Place) -> None:
        reader, writer = await place.connect()
        for _ in range(3):
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
            await asyncio.sleep(2 * SOON)

    run(play, Bounds(seconds_for_a_request=SOON))


def test_a_socket_may_be_silent() -> None:
    async def play(place: Place) -> None:
        _, writer = await place.socket()
        await asyncio.sleep(2 * SOON)
        writer.write(frame(TEXT, b"still here"))
        await until(lambda: place.app.messages == ["still here"])

    run(play, Bounds(seconds_for_a_request=SOON))


def test_who_does_not_ask_again_is_closed() -> None:
    async def play(place: Place) -> None:
        reader, _ = await place.connect(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        assert (await is_closed(reader)).endswith(b"ok")

    run(play, Bounds(seconds_between_requests=0))


def test_who_does_not_read_the_answer_is_closed() -> None:
    async def play(place: Place) -> None:
        await place.connect(b"GET /large HTTP/1.1\r\nHost: a\r\n\r\n")
        await until(lambda: place.app.bodies)
        await until(lambda: not place.server.server_state.connections)

    run(play, Bounds(seconds_to_read=SOON))


# -- number


def test_a_client_has_so_many_connections_and_gets_them_back() -> None:
    async def play(place: Place) -> None:
        first, second = await place.socket(), await place.connect()
        await until(lambda: place.bounds.places.taken == 2)
        assert await is_closed((await place.connect())[0]) == b""
        for _, writer in (first, second):
            writer.close()
        await until(lambda: place.bounds.places.taken == 0)
        await place.socket()

    run(play, Bounds(Places("connections", each=2, in_all=100)))


def test_behind_proxies_connections_are_counted_together() -> None:
    places = bounds_of(patience=1, proxies=1).places
    for _ in range(connections.CONNECTIONS_EACH + 1):
        places.take("proxy")
    assert places.taken == connections.CONNECTIONS_EACH + 1


# -- bytes


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\r\nHost: a\r\nX-Long: " + b"x" * (connections.LARGEST_HEAD + 1),
        b"GET /" + b"x" * (connections.LARGEST_HEAD + 1),
        b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * (connections.MOST_HEADERS + 1) + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\n\r\n" * 1000,
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * (connections.MOST_PIECES + 1),
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n",
    ],
    ids=["long header", "long address", "many headers", "requests ahead", "small chunks", "a header after the body"],
)
def test_a_request_that_would_take_much_room_or_work_is_closed(said: bytes) -> None:
    async def play(place: Place) -> None:
        reader, _ = await place.connect(said)
        assert b"400 Bad Request" in await is_closed(reader)
        assert len(place.app.requests) <= 1 + connections.MOST_WAITING
        assert not any(b"x-forwarded-for" in dict(request["headers"]) for request in place.app.requests)

    run(play)


@pytest.mark.parametrize("address", [b"/", b"/unread"], ids=["read by the app", "which the app does not read"])
@pytest.mark.parametrize(
    "head", [b"Content-Length: 9999999999", b"Transfer-Encoding: chunked"], ids=["length", "chunks"]
)
def test_a_huge_body_is_cut_off(head: bytes, address: bytes) -> None:
    async def play(place: Place) -> None:
        reader, writer = await place.connect(b"POST %s HTTP/1.1\r\nHost: a\r\n%s\r\n\r\n" % (address, head))
        closed = asyncio.create_task(is_closed(reader))
        sent, piece = 0, b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
        while not closed.done():
            writer.write(piece)
            sent += len(piece)
            await asyncio.wait([closed, asyncio.create_task(_drained(writer))], return_when=asyncio.FIRST_COMPLETED)
        assert sum(place.app.bodies) <= connections.LARGEST_REQUEST < sent

    run(play)


async def _drained(writer: asyncio.StreamWriter) -> None:
    try:
        await writer.drain()
    except ConnectionError:
        return


def test_a_packed_body_is_never_unpacked() -> None:
    bomb = gzip.compress(bytes(1 << 26))

    async def play(place: Place) -> None:
        head = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % len(bomb)
        reader, _ = await place.connect(head + bomb)
        await reader.readuntil(b"ok")
        assert place.app.bodies == [len(bomb)]

    run(play)


def test_a_socket_agrees_to_no_packing_of_messages() -> None:
    async def play(place: Place) -> None:
        asked = handshake("/", "here").replace(b"\r\n\r\n", b"\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n")
        reader, _ = await place.connect(asked)
        answer = await reader.readuntil(b"\r\n\r\n")
        assert b"101" in answer
        assert b"permessage-deflate" not in answer

    run(play)


# -- sockets


def pieces_of(kind: int, payload: bytes, number: int) -> bytes:
    return frame(kind, payload, last=False) + frame(0, payload, last=False) * (number - 1)


@pytest.mark.parametrize(
    "said",
    [
        frame(BINARY, b"x", length=50 << 20),
        frame(TEXT, b"x" * (connections.LARGEST_MESSAGE + 1)),
        pieces_of(TEXT, b"x" * 1024, 1 + connections.LARGEST_MESSAGE // 1024),
        pieces_of(TEXT, b"", 2 + connections.MOST_FRAGMENTS),
    ],
    ids=["announced", "whole", "in fragments", "in empty fragments"],
)
def test_a_message_that_is_too_large_closes_the_socket_before_it_is_whole(said: bytes) -> None:
    async def play(place: Place) -> None:
        reader, writer = await place.socket()
        writer.write(said)
        assert (1009).to_bytes(2) in await is_closed(reader)
        assert place.app.messages == []

    run(play)


def test_a_message_in_fragments_arrives() -> None:
    async def play(place: Place) -> None:
        _, writer = await place.socket()
        writer.write(pieces_of(TEXT, b"xyz", 10) + frame(0, b"!", last=True))
        await until(lambda: place.app.messages == ["xyz" * 10 + "!"])

    run(play)


def test_a_socket_is_read_no_faster_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it sends, once the share is used up the server looks at it piece by piece."""
    monkeypatch.setattr(connections, "BYTES_A_SECOND", 1e-9)

    async def play(place: Place) -> None:
        _, writer = await place.socket()
        one = frame(TEXT, b"x" * 100)
        writer.write(one * (4 * connections.BYTES_AT_ONCE // len(one)) + frame(PING, b""))
        await until(lambda: len(place.app.messages) >= connections.BYTES_AT_ONCE // len(one))
        await asyncio.sleep(SOON)
        most = (connections.BYTES_AT_ONCE + connections.PIECE) // len(one)
        assert len(place.app.messages) <= most
        (socket,) = place.server.server_state.connections
        assert len(socket._waiting) <= 4 * connections.BYTES_AT_ONCE  # type: ignore[union-attr]

    run(play)


def test_all_messages_of_a_long_burst_arrive_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BYTES_A_SECOND", 1 << 30)

    async def play(place: Place) -> None:
        _, writer = await place.socket()
        sent = [f"{number} " + "x" * 50 for number in range(5000)]
        writer.write(b"".join(frame(TEXT, text.encode()) for text in sent))
        await until(lambda: len(place.app.messages) == len(sent))
        assert place.app.messages == sent

    run(play)


def test_what_the_app_does_not_take_is_not_read() -> None:
    async def play(place: Place) -> None:
        place.app.takes_messages.clear()
        _, writer = await place.socket()
        writer.write(frame(TEXT, b"") * 100_000)
        await until(lambda: place.server.server_state.connections)
        (socket,) = place.server.server_state.connections
        await until(lambda: socket._waiting)  # type: ignore[union-attr]
        await asyncio.sleep(SOON)
        assert len(socket.queue._messages) <= connections.PIECE  # type: ignore[union-attr]

    run(play)


def test_an_open_socket_keeps_nothing_of_the_request_that_opened_it() -> None:
    async def play(place: Place) -> None:
        place.app.hands_over = True
        reader, writer = await place.socket()
        writer.write(frame(TEXT, b"hello"))
        assert b"heard" in await reader.readexactly(7)
        assert place.app.messages == ["hello"]
        (socket,) = place.server.server_state.connections
        assert isinstance(socket, connections.BoundedSocket)
        assert not socket.scope
        assert not [*socket.request.headers, *socket.response.headers]
        writer.write(frame(TEXT, b"and more"))
        assert b"heard" in await reader.readexactly(7)

    run(play)


def test_a_socket_whose_other_end_has_vanished_is_closed() -> None:
    async def play(place: Place) -> None:
        reader, _ = await place.socket()
        await until(lambda: not place.bounds.places.taken)
        assert (await reader.read())[0] == 0x80 | PING

    run(play, Bounds(seconds_between_pings=SOON, seconds_for_a_pong=SOON))


def test_a_socket_that_answers_pings_stays() -> None:
    async def play(place: Place) -> None:
        reader, writer = await place.socket()
        for _ in range(5):
            head = await reader.readexactly(2)
            assert head[0] == 0x80 | PING
            writer.write(frame(PONG, await reader.readexactly(head[1])))
        assert place.bounds.places.taken == 1

    run(play, Bounds(seconds_between_pings=SOON, seconds_for_a_pong=SECONDS))

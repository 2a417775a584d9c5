"""Connections, before anybody has asked for anything: bounded in number, in bytes and in time.

uvicorn reads requests and frames. What it would wait or keep room for without an end is ended here:

| what comes                                        | its bound                                       |
|---------------------------------------------------|-------------------------------------------------|
| connections of one client, and of all             | `Places`; behind proxies only those of all      |
| silence, half a request                           | `seconds_for_a_request`, then it is closed      |
| silence between two requests                      | `seconds_between_requests`                      |
| an answer that nobody reads                       | `seconds_to_read`                               |
| a head; a head and a body, however it is cut up   | `LARGEST_HEAD`, `MOST_HEADERS`; `LARGEST_REQUEST`, `MOST_PIECES` |
| requests sent ahead of their answers              | `MOST_WAITING`                                  |
| a message on a socket, however it is cut up       | `LARGEST_MESSAGE`, `MOST_FRAGMENTS`             |
| bytes on a socket, pings and garbage too          | `BYTES_AT_ONCE`, then `BYTES_A_SECOND`: it is read no faster |
| a socket whose other end has vanished             | `seconds_between_pings`, `seconds_for_a_pong` |

What is too slow or too large is closed, mostly without an answer: whoever keeps to the limits of the app (limits.py)
never meets these.
"""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from thauma.server.http.limits import LARGEST_BODY, Places, client_of
from thauma.server.live.line import GOES_ON, Line, Talk
from thauma.server.refusals import Refusal, TooLarge

KIB = 1024
_silent = logging.getLogger("uvicorn.silent")
_silent.setLevel(logging.CRITICAL)
CONNECTIONS_EACH = 256
CONNECTIONS_IN_ALL = 50_000
LARGEST_REQUEST = 4 * LARGEST_BODY  # on the wire: many small chunks take more room than what they carry
LARGEST_HEAD = 32 * KIB
MOST_HEADERS = 100
MOST_PIECES = 1000
MOST_WAITING = 8
LARGEST_MESSAGE = 32 * KIB  # 8 Ki characters of any alphabet
MOST_FRAGMENTS = 64
BYTES_AT_ONCE = 16 * KIB
BYTES_A_SECOND = 16 * KIB
PIECE = 4 * KIB  # of a socket, before others have their turn: some hundreds of the smallest frames


@dataclass(frozen=True)
class Bounds:
    """What differs between servers, or is shortened by tests."""

    places: Places = field(default_factory=lambda: Places("connections", CONNECTIONS_EACH, CONNECTIONS_IN_ALL))
    seconds_for_a_request: float = 20.0
    seconds_between_requests: int = 60
    seconds_to_read: float = 60.0
    seconds_between_pings: float = 30.0
    seconds_for_a_pong: float = 30.0


def bounds_of(patience: float, proxies: int) -> Bounds:
    """Behind proxies all connections come from them: it is they who know how many somebody has."""
    each = CONNECTIONS_IN_ALL if proxies else int(CONNECTIONS_EACH * max(1.0, patience))
    return Bounds(Places("connections", each, CONNECTIONS_IN_ALL))


class Config(uvicorn.Config):
    """uvicorn with bounded connections; of other people's headers it believes nothing (see `client_of`)."""

    def __init__(self, app: Any, bounds: Bounds, **more: Any) -> None:
        self.bounds = bounds
        super().__init__(
            app,
            http=BoundedRequests,
            ws=BoundedSocket,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # a small frame could become a large message
            ws_ping_interval=bounds.seconds_between_pings,
            ws_ping_timeout=bounds.seconds_for_a_pong,
            timeout_keep_alive=bounds.seconds_between_requests,
            lifespan="on",
            interface="asgi3",
            proxy_headers=False,
            server_header=False,
            access_log=False,
            log_config=None,
            **more,
        )


class _Unread:
    """Ends a connection whose answers are not read for too long."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._transport.abort)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _EndsUnread:
    """A protocol that ends when its answers are not read."""

    _unread: _Unread

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc] # it stands before a protocol that has it
        self._unread.begin()

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        self._unread.end()


class BoundedRequests(_EndsUnread, HttpToolsProtocol):
    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        bounds = self.config.bounds
        self._unread = _Unread(transport, bounds.seconds_to_read)
        self._deadline: asyncio.TimerHandle | None = None
        self._received = self._pieces = 0
        self._in_head = True
        self._held: str | None = None
        client = client_of(self.client[0] if self.client else "")
        try:
            bounds.places.take(client)
        except Refusal:
            transport.abort()
        else:
            self._held = client
            self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        self._unread.end()
        if self._held is not None:
            self.config.bounds.places.leave(self._held)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade()  # from here on the place is the socket's to leave

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        if self._received > LARGEST_REQUEST:
            self.transport.abort()
            return
        super().data_received(data)
        if self._in_head and self._received > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._pieces = 0
        self._expect_request()

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._in_head:
            raise TooLarge("after the body comes nothing")  # else it would be taken for a header, of a proxy perhaps
        if len(self.headers) >= MOST_HEADERS:
            raise TooLarge(f"a request has at most {MOST_HEADERS} headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise TooLarge("wait for some answers first")
        self._in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            raise TooLarge("send larger pieces")
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._received = 0
        self._in_head = False
        self._expect_nothing()

    def _expect_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.config.bounds.seconds_for_a_request, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class _Inbox:
    """What came and waits to be read, by one reader; much smaller than an asyncio.Queue."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        return self._messages.pop(0)

    def empty(self) -> bool:
        return not self._messages


class _Gate:
    """Open or shut, as an asyncio.Event; much smaller while nobody waits."""

    __slots__ = ("_event",)

    def __init__(self) -> None:
        self._event: asyncio.Event | None = None  # while it is shut

    def set(self) -> None:
        if self._event is not None:
            self._event.set()
            self._event = None

    def clear(self) -> None:
        if self._event is None:
            self._event = asyncio.Event()

    async def wait(self) -> None:
        if self._event is not None:
            await self._event.wait()


class BoundedSocket(_EndsUnread, WebSocketsSansIOProtocol):
    """Reads on only when the app has taken what was read, and never faster than BYTES_A_SECOND."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.queue, self.writable = _Inbox(), _Gate()  # type: ignore[assignment]
        self.app = self._converse
        self._unread = _Unread(self.transport, self.config.bounds.seconds_to_read)
        self.logger = _silent  # what the app does wrong it tells itself; the rest are faults of strangers
        self._waiting = b""  # received, but not looked at yet
        self._budget, self._counted_at = float(BYTES_AT_ONCE), self.loop.time()
        self._resting: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.end()
        if self._resting is not None:
            self._resting.cancel()
        self.config.bounds.places.leave(client_of(self.client[0] if self.client else ""))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # it comes from BoundedRequests, which has counted it
            super().data_received(data)
            return
        self._waiting = self._waiting + data if self._waiting else data
        if self._resting is None:
            self._look_at_some()

    def _look_at_some(self) -> None:
        """Hand on a piece of what was received; then rest if that was much for this time."""
        self._resting = None
        piece, self._waiting = self._waiting[:PIECE], self._waiting[PIECE:]
        now = self.loop.time()
        refilled = self._budget + (now - self._counted_at) * BYTES_A_SECOND
        self._budget, self._counted_at = min(BYTES_AT_ONCE, refilled) - len(piece), now
        if piece:
            super().data_received(piece)
        self._go_on()

    def _go_on(self) -> None:
        if self.read_paused or self._resting is not None or self.transport.is_closing():
            return
        if self._waiting or self._budget < 0:
            self.transport.pause_reading()
            self._resting = self.loop.call_later(max(0.0, -self._budget / BYTES_A_SECOND), self._look_at_some)
        else:
            self.transport.resume_reading()

    async def send(self, message: Any) -> None:
        if self.close_sent:  # for garbage, while the app was writing
            raise ClientDisconnected
        await super().send(message)

    async def _converse(self, scope: Any, receive: Any, send: Any) -> None:
        """Let the app answer the request; what it leaves to do is done without all that led there (live/line.py)."""
        left: dict[str, Talk] = {}
        await self.config.loaded_app({**scope, "extensions": {GOES_ON: left}}, receive, send)
        for kept in (scope, self.request.headers, self.response.headers):
            kept.clear()
        if (talk := left.pop("talk", None)) is not None:
            await talk(Line(receive, send))

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._go_on()
        return message

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # what could not be sent would keep it open

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, f"a message has at most {MOST_FRAGMENTS} fragments")
            self.handle_parser_exception()

"""The socket of a table: acts come in, states go out."""

import asyncio
from functools import partial
from typing import Annotated, Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from thauma import __version__
from thauma.server import acts, messages
from thauma.server.http.door import Visit, admit
from thauma.server.live.acting import act_of
from thauma.server.live.line import Line, go_on
from thauma.server.live.subscriber import Subscriber
from thauma.server.refusals import BadRequest, NotSignedIn, Refusal, ServerBusy, TooLarge, TooMany, failed
from thauma.server.store import StoreError

LARGEST_MESSAGE = 8 * 1024
CLOSED_FOR_REFUSAL = 4000  # plus the HTTP status of the refusal
CLOSED_AT_STOP = 1012  # the server restarts

Socket = WebSocket[Any, Any, Any]
log = structlog.get_logger(__name__)
_decoder: msgspec.json.Decoder[acts.FromClient] = msgspec.json.Decoder(acts.FromClient)


@websocket("/tables/{table_id:str}/live", opt={"operation": "live.open"})
async def live(socket: Socket, since: Annotated[int, QueryParameter(ge=-1, lt=1 << 31)] = -1) -> None:
    """Play and watch."""
    await socket.accept()
    try:
        visit = await admit(socket, "live.open")
    except (WebSocketDisconnect, OSError):  # it has gone; writing tells so by an OSError
        pass
    except Exception as error:
        await go_on(socket, partial(_refuse, error=error))
    else:
        await go_on(socket, partial(_talk, visit=visit, since=since))


async def _talk(line: Line, visit: Visit, since: int) -> None:
    house = visit.house
    try:
        house.sockets.take(visit.client)
        try:
            await Session(line, visit, since).run()
        finally:
            house.sockets.leave(visit.client)
    except (WebSocketDisconnect, OSError):
        pass
    except Exception as error:
        await _refuse(line, error)


async def _refuse(line: Line, error: Exception) -> None:
    refusal = _refusal_of(error)
    message = msgspec.json.encode(refusal_message(refusal, None))
    await line.close(CLOSED_FOR_REFUSAL + refusal.status, message)


def _refusal_of(error: Exception) -> Refusal:
    """What a client hears of whatever went wrong, so that it never waits for an answer that won't come."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StoreError):
        return ServerBusy(str(error))
    log.error("a socket failed", exc_info=error)
    return failed()


class Session:
    """One open socket. Its own task reads; a second one writes, but is there only while something is to be written."""

    def __init__(self, line: Line, visit: Visit, since: int) -> None:
        self._line = line
        self._visit = visit
        self._house = visit.house
        self._table = visit.table
        self._subscriber = Subscriber(visit.person_id, since, notify=self._write_soon, session=visit.session)
        self._reading = asyncio.current_task()
        self._writing: asyncio.Task[None] | None = None
        self._has_news = True
        self._end: Exception | None = None  # why writing ended, and reading with it

    async def run(self) -> None:
        self._writing = asyncio.create_task(self._write(greets=True))
        self._table.subscribe(self._subscriber)
        self._subscriber.wants_table = False  # hello tells
        self._house.metrics.socket_opened()
        self._house.conversations.add(self)
        try:
            await self._read()
        except asyncio.CancelledError:
            if self._end is None or self._reading is None:
                raise
            self._reading.uncancel()
            raise self._end from None
        finally:
            self._table.unsubscribe(self._subscriber)
            self._house.metrics.socket_closed()
            self._house.conversations.discard(self)
            if self._writing is not None:
                self._writing.cancel()
                await asyncio.gather(self._writing, return_exceptions=True)

    def _write_soon(self) -> None:
        """There is news. If somebody writes already, he will find them."""
        self._has_news = True
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def _write(self, *, greets: bool = False) -> None:
        try:
            if greets:
                await self._greet()
            while self._has_news and not self._house.stopping.is_set():
                self._has_news = False
                for answer in self._subscriber.take_answers():
                    await self._line.write(answer)
                for letter in await self._table.outgoing(self._subscriber):
                    await self._line.write(letter)
                self._check_signed_in()
            if self._house.stopping.is_set():
                await self._say_goodbye()
        except Exception as error:
            self._end = error
            assert self._reading is not None
            self._reading.cancel()
        finally:
            self._writing = None

    def _check_signed_in(self) -> None:
        if self._subscriber.is_over:
            raise NotSignedIn("the session by which you came has ended: sign in and connect again")

    async def _greet(self) -> None:
        info = await self._table.seen_by(self._visit.person_id)
        hello = messages.Hello(messages.PROTOCOL, __version__, self._visit.person, info, self._house.tables.now())
        await self._line.write(msgspec.json.encode(hello))

    async def _say_goodbye(self) -> None:
        goodbye = messages.Goodbye("the server is restarting: connect again, nothing is lost")
        await self._line.close(CLOSED_AT_STOP, msgspec.json.encode(goodbye))
        raise WebSocketDisconnect(detail=goodbye.sentence)

    async def _read(self) -> None:
        while True:
            received = await self._line.read()
            await self._wait_if_too_fast()
            await self._handle(received)
            if self._subscriber.is_too_slow:
                raise TooMany("you send without reading the answers: connect again")

    async def _wait_if_too_fast(self) -> None:
        """A client that floods is not answered but read more slowly, which costs nobody else anything."""
        limits, client = self._house.limits, self._visit.person_id or self._visit.client
        while (wait := limits.wait("messages", client)) > 0:
            await asyncio.sleep(wait)
        if (pause := limits.pause("messages", client)) > 0:
            await asyncio.sleep(pause)

    async def _handle(self, text: str) -> None:
        act_id: str | None = None
        try:
            message = _parsed(text)
            if isinstance(message, acts.Ping):
                self._subscriber.answer(messages.Pong(self._house.tables.now()))
                return
            act_id = message.id
            self._check_signed_in()
            await act_of(self._house, self._table, self._visit.person_id, message, self._subscriber)
        except Exception as error:
            self._refuse(_refusal_of(error), act_id)

    def _refuse(self, refusal: Refusal, act_id: str | None) -> None:
        self._house.metrics.refused(refusal.code)
        self._subscriber.answer(refusal_message(refusal, act_id))


def _parsed(text: str) -> acts.FromClient:
    if len(text) > LARGEST_MESSAGE:
        raise TooLarge(f"a message has at most {LARGEST_MESSAGE} characters")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRequest(f"this message can't be read: {error}"[:300]) from error


def refusal_message(refusal: Refusal, act_id: str | None) -> messages.RefusalMessage:
    return messages.RefusalMessage(refusal.code, refusal.sentence, act_id, refusal.legal)

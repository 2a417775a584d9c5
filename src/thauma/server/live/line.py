"""The line to somebody who is connected: text comes and goes.

A socket may stay open for hours, and most of them are silent. What led to it, the request with its headers and every
layer of the app that it went through, would be kept for as long: so whoever offers `GOES_ON` is handed what is left to
do, and does it once all of that has returned.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

GOES_ON = "thauma.goes_on"  # an extension of ASGI: see http/connections.py

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Talk = Callable[["Line"], Awaitable[None]]


class Line:
    __slots__ = ("_receive", "_send")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def read(self) -> str:
        """The next message, empty if it is no text; WebSocketDisconnect if there is none any more."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="it has gone", code=message.get("code", 1000))
        return message.get("text") or ""

    async def write(self, message: bytes) -> None:
        await self._send({"type": "websocket.send", "text": message.decode()})

    async def close(self, code: int, message: bytes) -> None:
        """Say something last."""
        try:
            await self.write(message)
            await self._send({"type": "websocket.close", "code": code, "reason": ""})
        except (RuntimeError, OSError, WebSocketDisconnect):  # it has gone already
            pass


async def go_on(socket: "WebSocket[Any, Any, Any]", talk: Talk) -> None:
    """Talk over a socket that was accepted: when everything that led here has returned, if that can be."""
    extensions = socket.scope.get("extensions") or {}
    if (hand_over := extensions.get(GOES_ON)) is not None:
        hand_over["talk"] = talk
    else:
        await talk(Line(socket.receive, socket.send))

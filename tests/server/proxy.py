"""A bad network between clients and a server: a TCP proxy that delays, tears apart, cuts, falls silent and forgets."""

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass

LARGEST_CHUNK = 4096


@dataclass(frozen=True)
class Weather:
    """How bad it is."""

    bytes_until_trouble: float = 60_000  # on average, in one direction of one connection
    delay: float = 0.02  # seconds at the most, for a chunk that is delayed
    delayed: float = 0.1  # the share of chunks that are
    silent: float = 0.1  # of the troubles, the share in which both ends stay open and nothing gets through any more
    forgotten: float = 0.2  # of the connections that clients give up, the share of which the server never hears


class Proxy:
    """`async with Proxy(port, weather) as proxy` and connect to `proxy.url` instead."""

    def __init__(self, port: int, weather: Weather, seed: int = 0) -> None:
        self.cuts = self.silences = self.forgotten = 0
        self._port = port
        self._weather = weather
        self._dice = random.Random(seed)
        self._conversations: set[asyncio.Task[None]] = set()
        self._left_open: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> "Proxy":
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for conversation in self._conversations:
            conversation.cancel()
        await asyncio.gather(*self._conversations, return_exceptions=True)
        for writer in self._left_open:
            writer.transport.abort()
        await asyncio.sleep(0)  # lets the transports close

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._carry(reader, writer))
        self._conversations.add(task)
        task.add_done_callback(self._conversations.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection from its beginning to its end."""
        try:
            server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            writer.transport.abort()
            return
        pumps = [
            asyncio.create_task(self._pump(reader, server_writer)),
            asyncio.create_task(self._pump(server_reader, writer)),
        ]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            writer.transport.abort()
            self._leave(server_writer)

    def _leave(self, server_writer: asyncio.StreamWriter) -> None:
        if self._dice.random() < self._weather.forgotten:
            self.forgotten += 1
            self._left_open.append(server_writer)
        else:
            server_writer.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry bytes one way until an end closes or trouble comes, which may be in the middle of a frame."""
        left = int(self._dice.expovariate(1 / self._weather.bytes_until_trouble))
        with suppress(OSError):
            while chunk := await reader.read(self._dice.randint(1, LARGEST_CHUNK)):
                if self._dice.random() < self._weather.delayed:
                    await asyncio.sleep(self._dice.uniform(0, self._weather.delay))
                writer.write(chunk[:left])
                await writer.drain()
                left -= len(chunk)
                if left <= 0:
                    await self._make_trouble(reader)
                    return

    async def _make_trouble(self, reader: asyncio.StreamReader) -> None:
        if self._dice.random() < self._weather.silent:
            self.silences += 1
            while await reader.read(LARGEST_CHUNK):
                pass
        else:
            self.cuts += 1

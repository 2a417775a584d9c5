"""A process that serves: `python -m thauma.server.process.serving HOST PORT`, with the settings in the environment."""

import asyncio
import atexit
import ctypes
import logging
import os
import resource
import signal
import socket
import sys
from types import FrameType

import uvicorn
from litestar import Litestar

from thauma.server.app import create
from thauma.server.http.connections import Bounds, Config, bounds_of
from thauma.server.process.house import House
from thauma.server.process.settings import Settings

BACKLOG = 2048
SECONDS_TO_HEAR = 5.0  # that the server stops; whoever does not read is cut
SECONDS_TO_FINISH = 3  # what was asked before
PR_SET_PDEATHSIG = 1
_uvicorns_log = logging.getLogger("uvicorn")


class Server(uvicorn.Server):
    """Tells everybody before it stops."""

    def __init__(self, app: Litestar, bounds: Bounds) -> None:
        more = {"loop": "uvloop", "backlog": BACKLOG, "timeout_graceful_shutdown": SECONDS_TO_FINISH}
        super().__init__(Config(app, bounds, **more))
        self._app = app
        self._is_hurried = False
        _uvicorns_log.setLevel(logging.CRITICAL)  # why a start fails is told by process/starting.py

    def handle_exit(self, sig: int, _frame: FrameType | None) -> None:
        if sig == signal.SIGINT:  # Ctrl-C is for the process that started this one
            return
        self._is_hurried = self.should_exit  # it was asked twice
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _uvicorns_log.setLevel(logging.ERROR)  # it warns of every request that can't be read

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        house: House = self._app.state.house
        farewell = asyncio.create_task(house.say_goodbye(SECONDS_TO_HEAR))
        while not (farewell.done() or self._is_hurried):
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address that several processes share; connections come once it is served."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    for option in (socket.SO_REUSEADDR, socket.SO_REUSEPORT):
        listening.setsockopt(socket.SOL_SOCKET, option, 1)
    listening.bind(address)
    return listening


def main() -> None:
    host, port = sys.argv[1:]
    _end_with_parent()
    atexit.register(_leave_at_once)
    _allow_many_connections()
    settings, app = Settings.imported(), create()
    Server(app, bounds_of(settings.patience, settings.proxies)).run([listen(host, int(port))])


def _end_with_parent() -> None:
    """So that nobody holds the port in its place."""
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() == 1:
        sys.exit("the server that started this worker is gone")


def _allow_many_connections() -> None:
    """As many as the system lets this process have; usually it begins with fewer."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _leave_at_once() -> None:
    """All is on disk by now, and what Python would still tidy up takes seconds on a busy machine."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


if __name__ == "__main__":
    main()

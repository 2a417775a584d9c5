"""A real server for the tests: `thauma serve` as its own process, on a free port, with a database of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec

from thauma.server.process.settings import VARIABLE, Settings

SECONDS_TO_COME_UP = 600.0  # and to go: only against hanging


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server that can be stopped, killed and started again on the same port and database."""

    def __init__(
        self,
        database: str,
        log: Path,
        *,
        workers: int = 1,
        patience: float = 1e6,
        port: int = 0,
        thinkers: int = 1,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings = Settings(database, thinkers=thinkers, patience=patience, log="json")
        self._workers = workers
        self._log = log
        self.environment = environment or {}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it takes moves."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.serving", str(self.port), str(self._workers)],
                stdout=log,
                stderr=log,
                env={**os.environ, **self.environment, VARIABLE: msgspec.json.encode(self._settings).decode()},
                start_new_session=True,
            )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + SECONDS_TO_COME_UP
        with httpx.Client(base_url=self.url, timeout=2) as http:
            while time.monotonic() < deadline:
                assert self._process is not None
                assert self._process.poll() is None, f"the server ended: {self.log_text()[-2000:]}"
                try:
                    if http.get("/health/ready").status_code == 200:
                        return
                except httpx.TransportError:
                    time.sleep(0.05)
        raise TimeoutError(f"the server did not come up: {self.log_text()[-2000:]}")

    def log_text(self) -> str:
        return self._log.read_text(errors="replace")

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """Ask it to stop, as a host would; its exit code."""
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(SECONDS_TO_COME_UP)

    def kill(self) -> None:
        """Kill all its processes at once, without warning."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(SECONDS_TO_COME_UP)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None


@contextmanager
def running(
    database: str, folder: Path, *, workers: int = 1, patience: float = 1e6, thinkers: int = 1
) -> Iterator[Server]:
    """A server for the time of the block; without thinkers it starts sooner."""
    server = Server(database, folder / "server.log", workers=workers, patience=patience, thinkers=thinkers)
    server.start()
    try:
        yield server
    finally:
        if server.is_running:
            server.kill()


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'thauma.db'}"

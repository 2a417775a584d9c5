"""A private PostgreSQL for tests, from the system's package: its own folder, socket and port, gone at the end."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

PACKAGES = Path("/usr/lib/postgresql")
OWNER_FOR_ROOT = "postgres"  # PostgreSQL refuses to run as root
OWNER = "thauma"
START_SECONDS = 120
SETTINGS = {
    "fsync": "on",
    "synchronous_commit": "on",
    "shared_buffers": "16MB",
    "max_connections": "200",
    "listen_addresses": "127.0.0.1",
    "autovacuum_naptime": "1h",
}


class PostgresIsMissing(Exception):
    """Tests on PostgreSQL can't be run here; the sentence says what to install."""


class Cluster:
    """A running PostgreSQL. `fresh_database` gives the URL of an empty one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self._programs = _programs()
        self._as_user = [] if os.geteuid() else _user_for_root(folder)
        self._numbers = count()
        self._run("initdb", "-D", self._data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> None:
        """Start it, or start it again after `stop`. It dies with the thread that calls this: nothing of a
        test runs on, however that ended."""
        settings = [f"{name}={value}" for name, value in SETTINGS.items()]
        settings += [f"port={self.port}", f"unix_socket_directories={self.folder}"]
        command = ["setpriv", "--pdeathsig", "QUIT", *self._as_user, str(self._programs / "postgres"), "-D", self._data]
        with (self.folder / "log").open("a") as log:
            self._server = subprocess.Popen(
                [*command, *(word for setting in settings for word in ("-c", setting))],
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        self._wait()

    @property
    def process_id(self) -> int:
        return self._server.pid

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT breaks off all connections and ends well; SIGQUIT ends as a crash does."""
        self._server.send_signal(how)
        self._server.wait(START_SECONDS)

    def url(self, name: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{name}"

    def own_folder(self, name: str) -> Path:
        """A new folder that PostgreSQL may use."""
        folder = self.folder / name
        folder.mkdir()
        if self._as_user:
            _user_for_root(folder)
        return folder

    def execute(self, statement: str) -> None:
        """Run a statement as the owner of everything, outside of the tests' databases."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    @contextmanager
    def fresh_database(self) -> Iterator[str]:
        """The URL of an empty database, which is dropped afterwards."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        yield self.url(name)
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def _run(self, program: str, *arguments: str) -> None:
        command = ["setpriv", *self._as_user, str(self._programs / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stderr}")

    def _wait(self) -> None:
        give_up = time.monotonic() + START_SECONDS
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError as error:
                if self._server.poll() is not None or time.monotonic() > give_up:
                    raise RuntimeError(f"PostgreSQL does not start: {(self.folder / 'log').read_text()}") from error
            time.sleep(0.05)


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster in a temporary folder."""
    folder = Path(tempfile.mkdtemp(prefix="thauma-postgres-"))
    cluster = None
    try:
        cluster = Cluster(folder)
        yield cluster
    finally:
        if cluster:
            cluster.stop(signal.SIGQUIT)
        shutil.rmtree(folder)


def _programs() -> Path:
    """The folder of the newest PostgreSQL that is installed."""
    found = [path.parent for path in PACKAGES.glob("*/bin/initdb")]
    if not found:
        raise PostgresIsMissing(
            "the tests of the store need PostgreSQL's programs (initdb and postgres): "
            "on Debian and Ubuntu, apt install postgresql"
        )
    return max(found, key=lambda path: float(path.parent.name))


def _user_for_root(folder: Path) -> list[str]:
    """Give the folder to the user that PostgreSQL's package makes; options of setpriv to become that user."""
    try:
        owner = pwd.getpwnam(OWNER_FOR_ROOT)
    except KeyError as error:
        raise PostgresIsMissing(
            f"PostgreSQL doesn't run as root and there is no user {OWNER_FOR_ROOT}: run the tests as another user, "
            "or install PostgreSQL's server package, which makes that user"
        ) from error
    os.chown(folder, owner.pw_uid, owner.pw_gid)
    return [f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}", "--clear-groups"]


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port

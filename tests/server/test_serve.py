"""The command `thauma serve` as a host meets it: what it says, where it keeps things, how it stops."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.running import SECONDS_TO_COME_UP, free_port
from thauma.cli.main import main
from thauma.server.process.settings import VARIABLE, Settings

REFUSED = 2


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "thauma.cli", *words]


def refused(*words: str, home: Path) -> str:
    """The sentence with which the command refuses to start."""
    environment = {**os.environ, "XDG_DATA_HOME": str(home)}
    done = subprocess.run(
        command("serve", *words),
        env=environment,
        capture_output=True,
        text=True,
        timeout=SECONDS_TO_COME_UP,
        check=False,
    )
    assert done.returncode == REFUSED, done.stderr
    assert "Traceback" not in done.stderr
    last = done.stderr.splitlines()[-1]
    assert last.startswith("thauma: ")
    assert [line for line in done.stderr.splitlines() if line.startswith("thauma: ")] == [last]
    return last.removeprefix("thauma: ")


class Served:
    """A running `thauma serve`."""

    def __init__(self, home: Path, *words: str) -> None:
        self.port = free_port()
        self.log = home / f"log-{self.port}"
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                command("serve", "--port", str(self.port), *words),
                env={**os.environ, "XDG_DATA_HOME": str(home)},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=60)
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + SECONDS_TO_COME_UP
        while time.monotonic() < deadline:
            assert self._process.poll() is None, self.log.read_text()
            try:
                if self.http.get("/health/ready").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise TimeoutError(self.log.read_text())

    def stop(self, how: signal.Signals) -> int:
        self._process.send_signal(how)
        return self._process.wait(SECONDS_TO_COME_UP)

    def events(self) -> list[str]:
        lines = [line for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [json.loads(line)["event"] for line in lines]

    def end(self) -> None:
        self.http.close()
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(SECONDS_TO_COME_UP)


@contextmanager
def served(home: Path, *words: str) -> Iterator[Served]:
    server = Served(home, "--thinkers", "0", *words)
    try:
        yield server
    finally:
        server.end()


def figures(http: httpx.Client) -> dict[str, float]:
    lines = [line for line in http.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_a_host_keeps_copies_and_restores_games(tmp_path: Path) -> None:
    with served(tmp_path, "--log", "json") as server:
        database = tmp_path / "thauma" / "thauma.db"
        assert database.exists()
        assert str(database) in server.log.read_text()
        assert server.http.post("/api/guests", json={"name": "Ann"}).status_code == 201
        table = server.http.post("/api/tables", json={"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}]}).json()
        path = f"/api/tables/{table['id']}"
        state = server.http.get(f"{path}/state", params={"seat": table["pending"][0]}).json()
        act = {"type": "move", "id": "1", "seat": state["seat"], "seen": state["serial"]}
        ack = server.http.post(f"{path}/acts", json={**act, "move": state["view"]["legal"][0]})
        assert ack.json()["ply"] == 1

        copy = tmp_path / "copy.db"
        subprocess.run(
            command("backup", str(copy), "--database", f"sqlite:///{database}"), check=True, timeout=SECONDS_TO_COME_UP
        )
        sentence = refused("--port", str(free_port()), home=tmp_path)
        assert "is in use by another process" in sentence
        assert "PostgreSQL" in sentence

        check_figures(server)
        check_answers(server, path)
        assert server.stop(signal.SIGTERM) == 0
        assert server.events()[0] == "the server is up"
        assert server.events()[-1] == "the server stops"
        assert not any("Context impl" in event or "GET" in event for event in server.events())

    restored = tmp_path / "elsewhere.db"
    words = ("--database", f"sqlite:///{restored}")
    subprocess.run(command("restore", str(copy), *words), check=True, timeout=SECONDS_TO_COME_UP)
    with served(tmp_path, *words) as server:
        assert server.http.get(path).json()["ply"] == 1
        assert server.stop(signal.SIGINT) == 0


def check_figures(server: Served) -> None:
    found = figures(server.http)
    assert found['thauma_moves_total{game="duel"}'] == 1
    assert found["thauma_commit_entries_sum"] == 1
    assert found['thauma_tables_live{game="duel"}'] == 1
    assert found["thauma_acknowledge_seconds_count"] == 1
    assert found["thauma_sockets_open"] == 0
    assert found['thauma_http_requests_total{operation="acts.send",status="200"}'] == 1
    assert found['thauma_http_requests_total{operation="guests.create",status="201"}'] == 1


def check_answers(server: Served, path: str) -> None:
    """Every answer, refusals too, has the id of its request and what keeps browsers from harm."""
    for address in (path, "/api/tables/nowhere", "/api/nothing"):
        answer = server.http.get(address, headers={"x-request-id": "mine-1"})
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert server.http.get(path, headers={"x-request-id": "mine-1"}).headers["x-request-id"] == "mine-1"
    assert server.http.get(path, headers={"x-request-id": "not fit"}).headers["x-request-id"] != "not fit"
    assert figures(server.http)['thauma_http_requests_total{operation="tables.see",status="404"}'] == 1


@pytest.fixture
def refused_at_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """The sentence for what is refused before any worker is started."""

    def run(*words: str) -> str:
        monkeypatch.setattr("sys.argv", ["thauma", "serve", *words])
        monkeypatch.setattr("thauma.cli.serve.serve", lambda *_: pytest.fail("it was not refused"))
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == REFUSED
        return capsys.readouterr().err.removeprefix("thauma: ").strip()

    return run


def test_several_workers_need_postgresql(refused_at_once: Callable[..., str]) -> None:
    sentence = refused_at_once("--workers", "4", "--database", "sqlite:///games.db")
    assert "a SQLite file is for one process" in sentence
    assert "--database" in sentence


def test_a_port_in_use_is_named(refused_at_once: Callable[..., str]) -> None:
    with socket.create_server(("127.0.0.1", 0), reuse_port=True) as other:  # as those of a server are
        port = other.getsockname()[1]
        sentence = refused_at_once("--port", str(port))
    assert sentence == f"port {port} of 127.0.0.1 is in use, perhaps by another Thauma: choose another with --port"


def test_an_address_of_another_machine_is_refused(refused_at_once: Callable[..., str]) -> None:
    assert "can't listen at 192.0.2.1" in refused_at_once("--host", "192.0.2.1", "--port", str(free_port()))


def test_a_log_of_an_unknown_kind_is_refused(refused_at_once: Callable[..., str]) -> None:
    assert "auto, json, text" in refused_at_once("--log", "xml")


def test_what_the_command_is_told_reaches_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    served_at = []
    monkeypatch.setattr("thauma.cli.serve.serve", lambda *where: served_at.append(where))
    monkeypatch.setenv(VARIABLE, "")
    port = free_port()
    words = ["--port", str(port), "--proxies", "1", "--secure", "--patience", "2.5", "--thinkers", "0"]
    monkeypatch.setattr("sys.argv", ["thauma", "serve", *words, "--database", "sqlite:///games.db"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0
    assert served_at == [("127.0.0.1", port, 1)]
    assert Settings.imported() == Settings("sqlite:///games.db", 0, 1, True, 2.5, "auto")


def test_a_database_of_a_newer_program_ends_the_start(tmp_path: Path) -> None:
    file = tmp_path / "newer.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    words = ("--database", f"sqlite:///{file}", "--port", str(free_port()))
    assert "written by a newer Thauma" in refused(*words, home=tmp_path)


@pytest.mark.verify
def test_a_postgresql_that_is_not_there_ends_the_start_of_all_workers(tmp_path: Path) -> None:
    url = f"postgresql://thauma:secret@127.0.0.1:{free_port()}/games"
    sentence = refused("--database", url, "--workers", "3", "--port", str(free_port()), home=tmp_path)
    assert "can't be opened" in sentence
    assert "secret" not in sentence

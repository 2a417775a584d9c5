"""One request gives the figures of all processes of a server, and none of a process that is gone."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.running import free_port
from tests.server.test_serve import Served, command, served
from thauma.server.process.figures import VARIABLE

COUNT = """
import sys
from thauma.server.process.metrics import Metrics
metrics = Metrics()
metrics.refused("stale")
metrics.socket_opened()
metrics.table_came("duel")
print(metrics.text().decode() if sys.argv[1:] else "", flush=True)
sys.stdin.read()
"""


def counting(folder: Path, *words: str) -> subprocess.Popen[str]:
    """A process that has refused something and has a socket open, until its input ends."""
    return subprocess.Popen(
        [sys.executable, "-c", COUNT, *words],
        env={**os.environ, VARIABLE: str(folder)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def lines_of(process: subprocess.Popen[str]) -> list[str]:
    return process.communicate()[0].splitlines()


def test_figures_of_processes_are_added_and_what_is_gone_has_nothing_open(tmp_path: Path) -> None:
    first, second = counting(tmp_path), counting(tmp_path)
    for process in (first, second):
        assert process.stdout is not None
        process.stdout.readline()
    first.kill()
    first.communicate()
    shown = lines_of(counting(tmp_path, "shown"))
    second.communicate()
    assert 'thauma_refusals_total{code="stale"} 3.0' in shown  # what was done stays done
    assert "thauma_sockets_open 2.0" in shown
    assert 'thauma_tables_live{game="duel"} 2.0' in shown
    assert not any("pid=" in line for line in shown)


def test_with_a_port_of_their_own_figures_are_not_public(tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path, "--metrics-port", str(port)) as server:
        server.http.post("/api/guests", json={"name": "Ann"})
        shown = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60).text
        assert 'thauma_http_requests_total{operation="guests.create",status="201"} 1.0' in shown
        assert server.http.get("/metrics").status_code == 404


def test_a_port_that_is_in_use_is_refused(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        words = ("--port", str(free_port()), "--metrics-port", str(server.port))
        done = subprocess.run(
            command("serve", "--database", f"sqlite:///{tmp_path / 'other.db'}", *words),
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )
        assert done.returncode == 2
        assert f"port {server.port} of 127.0.0.1 is in use" in done.stderr


def total(server: Served, name: str) -> float:
    text = server.http.get("/metrics").text
    return sum(float(value) for value in re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, re.MULTILINE))


@pytest.mark.verify
def test_a_killed_worker_leaves_no_ghost(tmp_path: Path, postgres: str) -> None:
    with served(tmp_path, "--workers", "2", "--database", postgres) as server:
        url = f"http://127.0.0.1:{server.port}"
        guests = 'thauma_http_requests_total{operation="guests.create",status="201"}'
        for number in range(10):
            answer = httpx.post(f"{url}/api/guests", json={"name": f"Guest {number}"}, timeout=60)  # at either worker
            assert answer.status_code == 201
        asked = server.http.post("/api/guests", json={"name": "Hilda"})
        assert asked.status_code == 201
        server.http.post("/api/tables", json={"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert f"{guests} 11.0" in server.http.get("/metrics").text
        assert total(server, "thauma_tables_live") >= 1
        children = subprocess.run(["pgrep", "-P", str(server._process.pid)], capture_output=True, text=True, check=True)
        for child in map(int, children.stdout.split()):
            os.kill(child, signal.SIGKILL)
        given_up_at = time.monotonic() + 120
        while True:
            try:
                if total(server, "thauma_tables_live") == 0:
                    break
            except httpx.TransportError:
                time.sleep(0.1)
            assert time.monotonic() < given_up_at
        assert f"{guests} 11.0" in server.http.get("/metrics").text

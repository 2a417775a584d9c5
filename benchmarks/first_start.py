"""A server's first start where nothing is compiled: when is a table answered, and when has a bot of each level moved?

    .venv/bin/python benchmarks/first_start.py [--kernels FOLDER] [--bots duel:1,classic:8]

Seconds since the start on the clock, and of processor time that the server and its children have used by then. With
`--kernels`, what was compiled before is taken from there (an image's, say) instead of an empty folder.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

BOTS = "duel:1,duel:3,classic:1,classic:3,duel:8,classic:8"
GIVEN_UP_AFTER = 600.0


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--kernels")
    options.add_argument("--bots", default=BOTS)
    options.add_argument("--port", type=int, default=8765)
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kernels = asked.kernels or f"{folder}/kernels"
        command = [f"{Path(sys.executable).parent}/thauma", "serve", "--port", str(asked.port)]
        command += ["--database", f"sqlite:///{folder}/games.db", "--log", "json", "--patience", "1000"]
        environment = {**os.environ, "THAUMA_CACHE_DIR": kernels}
        began = time.monotonic()
        with (
            Path(folder, "log").open("wb") as log,
            subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True) as server,
        ):
            try:
                measure(f"http://127.0.0.1:{asked.port}", asked.bots.split(","), began, server.pid)
            finally:
                os.killpg(server.pid, signal.SIGTERM)


def measure(url: str, bots: list[str], began: float, session: int) -> None:
    def tell(what: str) -> None:
        print(f"{what:40} {time.monotonic() - began:6.1f} s, {cpu_seconds(session):6.1f} CPU-s", flush=True)

    with httpx.Client(base_url=url, timeout=60) as http:
        until(lambda: answers(http))
        tell("the page answers")
        http.post("/api/guests", json={"name": "Ann"}).raise_for_status()
        tables = {}
        for bot in bots:
            game, _, level = bot.partition(":")
            tables[bot] = table_with(http, game, int(level))
            tell(f"a table of {game} is made and seen")
        while tables and time.monotonic() < began + GIVEN_UP_AFTER:
            for bot in [bot for bot, table in tables.items() if bot_has_moved(http, table)]:
                del tables[bot]
                tell(f"a bot has moved: {bot}")
            time.sleep(0.1)


def table_with(http: httpx.Client, game: str, level: int) -> str:
    """A table with bots on all seats but the last."""
    seats = [{"kind": "bot", "level": level}] * (1 if game == "duel" else 2) + [{"kind": "me"}]
    table: str = http.post("/api/tables", json={"game": game, "seats": seats}).raise_for_status().json()["id"]
    state_of(http, table)
    return table


def state_of(http: httpx.Client, table: str) -> Any:
    return http.get(f"/api/tables/{table}/state").raise_for_status().json()


def bot_has_moved(http: httpx.Client, table: str) -> bool:
    """Whether the first seat, which begins in both games, waits for nothing."""
    return 0 not in state_of(http, table)["view"]["pending"]


def answers(http: httpx.Client) -> bool:
    try:
        return http.get("/health/ready").is_success
    except httpx.TransportError:
        return False


def until(condition: Any) -> None:
    while not condition():
        time.sleep(0.05)


def cpu_seconds(session: int) -> float:
    """What all processes of a session that still live have used."""
    used = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session:
            used += sum(map(int, fields[11:15]))
    return used / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()

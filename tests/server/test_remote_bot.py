"""The example of a program that plays on a server: two of them play a game with each other, each with a token."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.running import running, sqlite_url

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "remote_bot.py"
SECONDS = 300


@contextmanager
def account(url: str, name: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{url}/api", timeout=60) as client:
        client.post("/accounts", json={"name": name, "password": "open sesame please"}).raise_for_status()
        yield client


def token_of(client: httpx.Client) -> str:
    token: str = client.post("/me/tokens", json={"label": "remote bot"}).json()["token"]
    return token


def test_two_remote_bots_finish_a_game_with_their_tokens(tmp_path: Path) -> None:
    with (
        running(sqlite_url(tmp_path), tmp_path, thinkers=0) as server,
        account(server.url, "Ann's bot") as ann,
        account(server.url, "Bo's bot") as bo,
    ):
        open_seats = [{"kind": "open"}, {"kind": "open"}]
        table = ann.post("/tables", json={"game": "duel", "seats": open_seats}).json()["id"]
        programs = [
            subprocess.Popen(
                [sys.executable, str(EXAMPLE), server.url, table, str(seat), token_of(client)],
                stdout=subprocess.PIPE,
                text=True,
            )
            for seat, client in enumerate((ann, bo))
        ]
        printed = [program.communicate(timeout=SECONDS)[0] for program in programs]
        assert [program.returncode for program in programs] == [0, 0]
        outcome = ann.get(f"/tables/{table}").json()["outcome"]
        assert [ast.literal_eval(line) for line in printed] == [outcome, outcome]
        assert outcome["by"] in ("points", "science", "military")

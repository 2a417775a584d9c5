"""`thauma admin` as an operator types it, while a server has the database open."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.visitors import ME, OPEN, Place, pair_at_table, visited
from thauma.cli.main import app
from thauma.games.errors import ThaumaError

SECONDS = 60.0  # to wait for what must come


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with visited(tmp_path) as found:
        yield found


@pytest.fixture
def admin(tmp_path: Path) -> Callable[..., str]:
    def run(*words: str) -> str:
        result = CliRunner().invoke(app, ["admin", *words, "--database", f"sqlite:///{tmp_path / 'visited.db'}"])
        if result.exception is not None:
            raise result.exception
        return result.output

    return run


def until(is_so: Callable[[], object]) -> None:
    given_up_at = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < given_up_at, "it did not happen"
        time.sleep(0.02)


def test_the_first_admin_comes_from_the_command_line(place: Place, admin: Callable[..., str]) -> None:
    account = place.account("First Keeper")
    admin("grant", "first keeper")
    until(lambda: account.get("/admin/log").status_code == 200)
    admin("revoke", account.id)
    until(lambda: account.get("/admin/log").status_code == 403)


def test_a_running_server_follows_a_ban(place: Place, admin: Callable[..., str]) -> None:
    guest = place.guest("Loud Guest")
    admin("ban", "Loud Guest", "--reason", "too loud", "--days", "2")
    until(lambda: guest.post("/tables", {"game": "duel", "seats": [ME, OPEN]}).status_code == 403)
    shown = admin("find", guest.id)
    assert "Loud Guest  guest, banned until 2" in shown
    assert "too loud" in shown
    admin("unban", guest.id)
    until(lambda: "ban" not in guest.get("/me").json())


def test_a_running_server_follows_what_happens_to_tables_and_people(place: Place, admin: Callable[..., str]) -> None:
    table, ann, bo = pair_at_table(place)
    other, cy, _ = pair_at_table(place)
    admin("remove-table", table, "--reason", "abandoned")
    until(lambda: ann.get(f"/tables/{table}").json()["removed"] == "abandoned")
    admin("delete", cy.id)
    until(lambda: bo.get(f"/tables/{other}").json()["status"] == "finished")
    admin("close-lobby", "--reason", "new disks")
    until(lambda: place.stranger().get("/lobby").json()["closed"] == "new disks")
    admin("open-lobby")
    until(lambda: place.stranger().get("/lobby").json()["closed"] is None)
    admin("rename", ann.id, "Anna Other", "--reason", "a wish")
    lines = admin("log").splitlines()
    assert [line.split("  ")[2] for line in lines] == [
        *("rename", "open_lobby", "close_lobby", "delete_person", "remove_table")
    ]
    assert f"command line  rename  Anna Other ({ann.id})  Ann is Anna Other  a wish" in lines[0]


def test_names_that_are_nobodys_or_several_peoples_are_refused(place: Place, admin: Callable[..., str]) -> None:
    pair = [place.guest("Twin") for _ in range(2)]
    with pytest.raises(ThaumaError, match=f"by id, .*{pair[0].id}"):
        admin("ban", "Twin", "--reason", "which one")
    with pytest.raises(ThaumaError, match="nobody of the id or name"):
        admin("unban", "No One")
    with pytest.raises(ThaumaError, match="needs a reason"):
        admin("ban", pair[0].id, "--reason", " ")
    assert admin("log") == ""

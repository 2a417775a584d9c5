"""A database that takes nothing: nobody is told what is not on disk, the host is told why, and when it takes again all
go on by themselves."""

import itertools
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.auditing import on_disk
from tests.server.faults import FULL, LOCKED, READ_ONLY, fault
from tests.server.staging import log_lines, logged
from tests.server.visitors import Json, Place, Visitor, pair_at_table, visited
from thauma.server.tables.clock import no_downtime
from thauma.server.tables.shelf import table_of

SECONDS = 60.0  # only against hanging


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    monkeypatch.setattr("thauma.server.store.engine.BUSY_SECONDS", 0.05)
    with visited(tmp_path) as found:
        found.house.store._writer._patience = 0.2
        yield found


def until(is_so: Callable[[], object]) -> None:
    given_up_at = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < given_up_at, "it did not happen"
        time.sleep(0.01)


def ready(place: Place) -> httpx.Response:
    return place.client.get("/health/ready")


def refused(answer: httpx.Response, what: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (503, "server_busy"), answer.text
    assert what in answer.json()["sentence"]


def next_act(players: list[Visitor], table: str, number: int) -> tuple[Visitor, Json]:
    """A legal move, and who may make it."""
    state = players[0].state(table)
    seat = state["view"]["pending"][0]
    move = players[seat].state(table, seat)["view"]["legal"][0]
    act = {"type": "move", "id": f"move {number}", "seat": seat, "seen": state["serial"], "move": move}
    return players[seat], act


@pytest.mark.parametrize("what", [READ_ONLY, FULL, LOCKED])
def test_a_database_that_takes_nothing_is_named_and_nothing_is_lost(what: str, place: Place, tmp_path: Path) -> None:
    table, ann, bo = pair_at_table(place)
    acknowledged: dict[str, int] = {}
    numbers = itertools.count()

    def play() -> httpx.Response:
        player, act = next_act([ann, bo], table, next(numbers))
        answer = player.post(f"/tables/{table}/acts", act)
        if answer.status_code == 200:
            acknowledged[act["id"]] = answer.json()["serial"]
        return answer

    assert play().status_code == 200
    with logged() as stream:
        with fault(place.house.store, tmp_path / "visited.db", what):
            refused(place.stranger().post("/guests", {"name": "Somebody new"}), f"{what}: nothing was written")
            refused(play(), f"{what}: nothing was written")
            refused(ready(place), what)
            assert place.client.get("/health/live").status_code == 200
            until(lambda: ann.get(f"/tables/{table}/state").status_code == 200)
            assert ann.state(table)["serial"] == acknowledged["move 0"], "what is not on disk is not shown"
        until(lambda: ready(place).status_code == 200)
        until(lambda: play().status_code == 200)
    check_log(log_lines(stream), what)
    stored = on_disk(f"sqlite:///{tmp_path / 'visited.db'}", table)
    assert {row.id: row.serial for row in stored.entries if row.id} == acknowledged
    assert table_of(stored, no_downtime).serial == stored.head.serial == max(acknowledged.values())


def check_log(lines: list[Json], what: str) -> None:
    """The log says once what is wrong and why, and once that it is over."""
    about = [line for line in lines if line["logger"].endswith("store.writer")]
    assert [line["level"] for line in about] == ["error", "info"]
    assert what in about[0]["why"]
    assert not [line for line in lines if "exception" in line]

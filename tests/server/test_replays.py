"""A move is judged by one listing, and no game is replayed where the event loop waits for it."""

import asyncio
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from tests.server.journals import classic as classic_table
from tests.server.journals import duel as duel_table
from tests.server.visitors import Place, finished_pair, visited
from thauma.games.classic import legal as classic_legal
from thauma.games.duel import moves as duel_moves
from thauma.records import LiveGame
from thauma.server.tables import journal


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("replays")) as found:
        yield found


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For every move that is played from now on, whether an event loop runs in that thread."""
    seen: list[bool] = []
    play = LiveGame._carry_out

    def noting(live: LiveGame, move: Any, action: int) -> None:
        seen.append(_in_a_loop())
        play(live, move, action)

    monkeypatch.setattr(LiveGame, "_carry_out", noting)
    return seen


def _in_a_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def test_the_past_is_replayed_off_the_event_loop(place: Place, replayed: list[bool]) -> None:
    table, ann, _ = finished_pair(place)
    assert replayed.pop(), "a live move is played at once"
    replayed.clear()
    assert ann.get(f"/tables/{table}/plies/2").status_code == 200
    record = ann.get(f"/tables/{table}/record").json()
    assert ann.post("/positions", {"record": record, "ply": 2}).status_code == 200
    assert len(replayed) >= 4
    assert not any(replayed)


def test_a_table_is_read_from_its_journal_off_the_event_loop(place: Place, replayed: list[bool]) -> None:
    table, ann, _ = finished_pair(place)
    place.house.tables._in_hand.clear()
    replayed.clear()
    assert table in ann.get(f"/tables/{table}").text
    assert len(replayed) == 2
    place.house.tables._in_hand.clear()
    assert len(ann.get("/games.jsonl").text.splitlines()) >= 1
    assert not any(replayed)


@pytest.mark.parametrize(
    ("module", "name", "table"), [(duel_moves, "list_legal", duel_table), (classic_legal, "list_for", classic_table)]
)
def test_the_legal_moves_of_a_position_are_listed_once(
    module: ModuleType, name: str, table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = table()
    live = book.table.live
    calls: list[None] = []
    listing = getattr(module, name)

    def counting(*given: Any) -> Any:
        calls.append(None)
        return listing(*given)

    monkeypatch.setattr(module, name, counting)
    move = live.legal_moves()[0]
    asked = len(calls)
    book.do(journal.Move(move["seat"], move))
    assert len(calls) == asked > 0, "the rules judge a move by the list that was shown, if the position is the same"
    assert live.ply == 1

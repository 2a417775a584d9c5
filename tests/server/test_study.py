"""The board for trying things: positions, the engine's thoughts about them, and no advice on running games."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.scholar import Scholar
from tests.server.visitors import Json, Place, finished_pair, pair_at_table, visited
from thauma.server.refusals import TooMany
from thauma.server.thinking import Look
from thauma.server.thinking.studies import Studies, most_for, step_for


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("study")) as found:
        yield found


@pytest.fixture
def scholar(place: Place, monkeypatch: pytest.MonkeyPatch) -> Scholar:
    found = Scholar()
    monkeypatch.setattr(place.house, "studies", Studies(found, place.house.store))  # type: ignore[arg-type]
    return found


def finished(place: Place) -> tuple[str, Json]:
    table, _, _ = finished_pair(place)
    return table, place.stranger().get(f"/tables/{table}/record").json()


def running(place: Place, moves: int = 3) -> tuple[str, Json]:
    """A running game, and its record as only the referee has it."""
    table, *players = pair_at_table(place)
    for _ in range(moves):
        seat = players[0].state(table)["view"]["pending"][0]
        players[seat].move(table, seat)
    live = next(one for one in place.house.tables if one.id == table)
    record = live.table.record()
    return table, {
        "format": "thauma/1",
        "game": record.game,
        "players": record.players,
        "setup": record.setup,
        "moves": record.moves,
    }


def test_every_position_comes_with_its_legal_moves(place: Place) -> None:
    _, record = finished(place)
    for ply in range(len(record["moves"]) + 1):
        told = place.stranger().post("/study/position", {"record": record, "ply": ply}).json()
        assert told["state"]["ply"] == ply
        bare = [{key: value for key, value in move.items() if key != "cost"} for move in told["legal"]]
        if ply < len(record["moves"]):
            assert record["moves"][ply] in bare


def test_the_engine_thinks_about_a_branch_too(place: Place, scholar: Scholar) -> None:
    table, record = finished(place)
    legal = place.stranger().post("/study/position", {"record": record, "ply": 1}).json()["legal"]
    other = next(move for move in legal if move["wonder"] != record["moves"][1]["wonder"])
    branch = {**record, "moves": [record["moves"][0], {key: other[key] for key in other if key != "cost"}]}
    found = place.stranger().post("/study/look", {"record": branch, "table": table}).json()
    assert 0 <= found["chance"] <= 1
    assert found["most"] == most_for("duel")
    assert [line["chance"] for line in found["lines"][1:]] == sorted(
        (line["chance"] for line in found["lines"][1:]), reverse=True
    )
    assert scholar.asked == [step_for("duel", 1)]


def test_a_move_that_breaks_a_rule_is_refused_at_its_ply(place: Place, scholar: Scholar) -> None:
    _, record = finished(place)
    wrong = {**record, "moves": [record["moves"][0], record["moves"][0]]}
    for address, more in (("/study/look", {}), ("/study/position", {"ply": 2})):
        told = place.stranger().post(address, {"record": wrong, **more}).json()
        assert told["code"] == "bad_record"
        assert "ply 1" in told["sentence"]
    assert scholar.asked == []


@pytest.mark.parametrize("cards", ["as dealt", "guessed"])
@pytest.mark.parametrize("more", [0, 1])
def test_nobody_gets_advice_on_a_running_game(place: Place, scholar: Scholar, cards: str, more: int) -> None:
    """Neither by its record, nor with face-down things guessed, nor through a branch of it."""
    _, record = running(place)
    if cards == "guessed":
        record["setup"]["progress_box"].reverse()
        record["setup"]["ages"][2].reverse()
    for _ in range(more):
        told = place.stranger().post("/study/position", {"record": record, "ply": len(record["moves"])}).json()
        record["moves"].append({key: value for key, value in told["legal"][0].items() if key != "cost"})
    assert place.stranger().post("/study/look", {"record": record}).json()["code"] == "running"
    last = len(record["moves"]) - 1
    if more:
        assert place.stranger().post("/analysis", {"record": record, "ply": last}).json()["code"] == "running"
    assert scholar.asked == []


def test_a_finished_game_opens_no_other_that_runs(place: Place, scholar: Scholar) -> None:
    table, _ = finished(place)
    other, record = running(place)
    for named in (table, other):
        assert place.stranger().post("/study/look", {"record": record, "table": named}).json()["code"] == "running"
    assert scholar.asked == []


def test_the_past_of_a_running_game_is_as_good_as_its_future_when_it_is_over(place: Place, scholar: Scholar) -> None:
    """What no longer can be decided may be looked at: the move has been made."""
    _, record = running(place)
    record["moves"] = record["moves"][:-1]
    assert "chance" in place.stranger().post("/study/look", {"record": record}).json()
    assert len(scholar.asked) == 1


def test_what_was_found_out_about_a_table_outlives_the_server(place: Place, scholar: Scholar) -> None:
    table, _ = finished(place)
    first = place.stranger().get(f"/tables/{table}/analysis/1").content
    place.house.studies = Studies(scholar, place.house.store)  # type: ignore[arg-type]
    assert place.stranger().get(f"/tables/{table}/analysis/1").content == first
    assert scholar.asked == [1]


def test_one_thought_for_everybody_at_a_time() -> None:
    class Slow:
        def __init__(self) -> None:
            self.broken_off: list[int] = []

        async def look(self, job: Look) -> bytes:
            try:
                await asyncio.sleep(0 if job.seat else 3600)
            except asyncio.CancelledError:
                self.broken_off.append(job.seat)
                raise
            return b"{}"

    async def story() -> None:
        thinkers: Any = Slow()
        studies = Studies(thinkers)
        first = asyncio.create_task(studies.look("record", "duel", 0, 1, "Ann"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert await studies.look("record", "duel", 1, 1, "Ann") == b"{}"
        with pytest.raises(TooMany):
            await first
        assert thinkers.broken_off == [0]

    asyncio.run(story())


def test_there_is_a_most_that_may_be_had(place: Place, scholar: Scholar) -> None:
    _, record = finished(place)
    place.stranger().post("/study/look", {"record": record, "simulations": 1_000_000})
    assert scholar.asked in ([], [most_for("duel")])  # none: the game ended with its last move
    record["moves"] = record["moves"][:1]
    told = place.stranger().post("/study/look", {"record": record, "simulations": 1_000_000}).json()
    assert scholar.asked[-1] == most_for("duel")
    assert told["simulations"] <= most_for("duel")
    assert place.stranger().post("/study/look", {"record": record, "simulations": 0}).json()["code"] == "bad_request"
    assert json.dumps(told)

"""How good moves of finished games were: told after the end, to anybody, and thought about behind the bots."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.scholar import Scholar
from tests.server.visitors import Json, Place, finished_pair, pair_at_table, visited
from thauma.server.refusals import ServerBusy
from thauma.server.thinking import Study
from thauma.server.thinking.jobs import Order
from thauma.server.thinking.line import Errand, Line
from thauma.server.thinking.studies import Studies


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("analysis")) as found:
        yield found


@pytest.fixture
def scholar(place: Place, monkeypatch: pytest.MonkeyPatch) -> Scholar:
    found = Scholar()
    monkeypatch.setattr(place.house, "studies", Studies(found))  # type: ignore[arg-type]
    return found


def test_anybody_is_told_how_good_a_move_was(place: Place, scholar: Scholar) -> None:
    table, _, _ = finished_pair(place)
    judged = place.stranger().get(f"/tables/{table}/analysis/1").json()
    moves = place.stranger().get(f"/tables/{table}/record").json()["moves"]
    assert (judged["ply"], judged["move"]) == (1, moves[1])
    assert 0 <= judged["played"] <= judged["before"] <= 1
    assert moves[1] in [option["move"] for option in judged["options"]]
    assert scholar.asked == [1]


def test_what_was_found_is_kept(place: Place, scholar: Scholar) -> None:
    table, _, _ = finished_pair(place)
    first, again = (place.stranger().get(f"/tables/{table}/analysis/0").content for _ in range(2))
    assert first == again
    assert scholar.asked == [0]


def test_a_pasted_record_is_looked_at_too(place: Place, scholar: Scholar) -> None:
    table, _, _ = finished_pair(place)
    record = place.stranger().get(f"/tables/{table}/record").json()
    pasted = place.stranger().post("/analysis", {"record": record, "ply": 1}).json()
    assert pasted == place.stranger().get(f"/tables/{table}/analysis/1").json()
    assert scholar.asked == [1]  # the same game, so it is known


def test_nobody_gets_advice_while_the_game_runs(place: Place, scholar: Scholar) -> None:
    table, ann, bo = pair_at_table(place)
    seat = ann.state(table)["view"]["pending"][0]
    (ann, bo)[seat].move(table, seat)
    assert ann.get(f"/tables/{table}/analysis/0").json()["code"] == "running"
    assert scholar.asked == []


@pytest.mark.parametrize(
    ("change", "code"), [({"ply": 2}, "unknown_ply"), ({"ply": -1}, "bad_request"), ({"record": {}}, "bad_record")]
)
def test_what_is_not_there_is_refused(place: Place, scholar: Scholar, change: Json, code: str) -> None:
    table, _, _ = finished_pair(place)
    record = place.stranger().get(f"/tables/{table}/record").json()
    answer = place.stranger().post("/analysis", {"record": record, "ply": 0, **change})
    assert answer.json()["code"] == code
    assert scholar.asked == []


def test_a_record_that_breaks_a_rule_is_refused_before_anybody_thinks(place: Place, scholar: Scholar) -> None:
    table, _, _ = finished_pair(place)
    record = place.stranger().get(f"/tables/{table}/record").json()
    record["moves"][1] = record["moves"][0]
    assert place.stranger().post("/analysis", {"record": record, "ply": 1}).json()["code"] == "bad_record"
    assert scholar.asked == []


def test_a_process_without_thinkers_says_so() -> None:
    with pytest.raises(ServerBusy, match="no workers"):
        asyncio.run(Studies(None).of("{}", 0))


def test_only_so_much_is_remembered() -> None:
    class Counting:
        asked = 0

        async def study(self, job: Study) -> bytes:
            self.asked += 1
            return b"%d" % job.ply

    async def story() -> None:
        thinkers = Counting()
        studies = Studies(thinkers, remembered=2)  # type: ignore[arg-type]
        for ply in (0, 1, 0, 2, 0, 1):  # 1 was forgotten for 2
            assert await studies.of("record", ply) == b"%d" % ply
        assert thinkers.asked == 4

    asyncio.run(story())


def test_whoever_has_time_stands_behind_all_who_have_not() -> None:
    async def story() -> None:
        line, loop = Line(), asyncio.get_running_loop()
        order = Order(Study("", 0), 1.0)
        patient, hasty = (Errand(order, bool, loop.create_future(), later) for later in (True, False))
        line.join(patient)
        line.join(hasty)
        assert (len(line), [*line]) == (2, [hasty, patient])
        assert await line.next(lambda: True) is hasty
        line.leave(patient)
        assert len(line) == 0

    asyncio.run(story())

"""Lessons on the server: bots answer as the lesson says while it fits, by themselves otherwise; no list shows them."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.houses import ANN, opened, rules_that_warm_by_themselves, until
from tests.server.test_retention import forget_after
from tests.server.visitors import Json, Place, Visitor, visited
from thauma.server.process.house import House
from thauma.server.refusals import UnknownTable
from thauma.server.tables import creating, journal
from thauma.server.tables.live_table import LiveTable
from thauma.study.lessons import NAMES, Task, lesson

__all__ = ["rules_that_warm_by_themselves"]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("lessons")) as found:
        yield found


def begin(learner: Visitor, name: str = "duel", *, anew: bool = False) -> Json:
    answer = learner.post(f"/lessons/{name}", {"anew": anew})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_begins_where_the_learner_is_to_act(name: str, place: Place) -> None:
    ann = place.guest()
    table = begin(ann, name)
    assert (table["lesson"], table["listed"], table["rated"], table["status"]) == (name, False, False, "playing")
    state = ann.state(table["id"], 0)
    assert state["lesson"] == {"task": 0, "strayed": False}
    meant = lesson(name).tasks[0].move
    assert any(meant.items() <= move.items() for move in state["view"]["legal"])


def test_a_lesson_that_was_left_is_gone_on_with_unless_it_is_to_begin_anew(place: Place) -> None:
    ann = place.guest()
    first = begin(ann)["id"]
    assert ann.act(first, "move", 0, move=lesson("duel").tasks[0].move).status_code == 200
    assert begin(ann)["id"] == first
    assert ann.state(first, 0)["lesson"]["task"] == 1
    second = begin(ann, anew=True)["id"]
    assert ann.get(f"/tables/{first}").json()["status"] == "aborted"
    assert begin(ann)["id"] == second != first
    assert begin(place.guest("Bo"))["id"] != second


def test_who_strays_is_told_so_and_can_take_it_back(place: Place) -> None:
    ann = place.guest()
    table = begin(ann)["id"]
    assert ann.act(table, "move", 0, move={"seat": 0, "do": "discard", "card": "tavern"}).status_code == 200
    assert ann.state(table, 0)["lesson"] == {"task": 0, "strayed": True}
    assert ann.act(table, "undo", 0).status_code == 200
    assert ann.state(table, 0)["lesson"] == {"task": 0, "strayed": False}


def test_no_list_shows_a_lesson(place: Place) -> None:
    ann = place.guest()
    table = begin(ann)["id"]
    games = place.stranger().get("/lobby").json()["games"]
    assert ann.get("/me/games").json()["tables"] == []
    assert ann.act(table, "resign", 0).status_code == 200
    assert ann.get("/games").json()["tables"] == []
    assert ann.get(f"/people/{ann.id}").json()["games"] == 0
    assert place.stranger().get("/lobby").json()["games"] == games


def test_other_tables_are_no_lessons_and_there_are_not_more_lessons_than_there_are(place: Place) -> None:
    ann = place.guest()
    table = ann.make_table(seats=[{"kind": "me"}, {"kind": "me"}])
    assert ann.get(f"/tables/{table}").json()["lesson"] is None
    assert ann.state(table, 0)["lesson"] is None
    assert ann.post("/lessons/chess", {}).status_code == 404
    assert place.stranger().post("/lessons/duel", {}).json()["code"] == "not_signed_in"


async def taught(house: House, name: str = "duel") -> LiveTable:
    options, acts = creating.create_lesson(name, ANN, house.tables.now())
    return await house.tables.create(options, acts, ANN.id)


async def turn_of(live: LiveTable, task: Task) -> None:
    await until(lambda: task.move["seat"] in live.table.pending)


def let_think(house: House) -> list[int]:
    """Let bots think at this house, of whom each discards or drafts the first thing; the seats that had to think."""
    asked: list[int] = []

    async def think(_game: str, state: bytes, seat: int, _level: int) -> int:
        asked.append(seat)
        rules = next(iter(house.tables)).table.game
        return int(rules.legal(rules.from_bytes(state), seat)[0][0])

    house.tables.think = think
    return asked


@pytest.mark.parametrize("name", NAMES)
def test_bots_answer_as_the_lesson_says_and_think_only_when_the_learner_strays(name: str, database: str) -> None:
    async def go() -> None:
        async with opened(database, 1) as (house,):
            asked, script = let_think(house), lesson(name)
            live = await taught(house, name)
            game = live.table.live
            assert game is not None
            for task in script.tasks[:3]:
                await turn_of(live, task)
                await live.act(journal.Move(task.move.get("by", task.move["seat"]), task.move), ANN.id)
            await turn_of(live, script.tasks[3])
            assert asked == []
            wrong = next(move for move in game.legal_moves() if move["seat"] == 0 and move["do"] == "discard")
            await live.act(journal.Move(0, wrong), ANN.id)
            await until(lambda: asked)

    asyncio.run(go())


def test_a_lesson_is_forgotten_after_a_while_wherever_it_was_left(database: str) -> None:
    async def go() -> None:
        async with opened(database, 1) as (house,):
            table = (await taught(house)).id
            await forget_after(house, 29)
            assert (await house.tables.find(table)).table.status == "playing"
            await forget_after(house, 2)
            with pytest.raises(UnknownTable):
                await house.tables.find(table)

    asyncio.run(go())

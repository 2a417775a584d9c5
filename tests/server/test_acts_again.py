"""Promise 2: an act sent again is carried out once and answered every time; of two who race for a ply one wins."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.auditing import on_disk
from tests.server.clients import Guest, Json, table_of
from tests.server.running import Server, running, sqlite_url
from thauma.server.tables.remembered import MOST as REMEMBERED_ACTS


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("acts")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with running(sqlite_url(folder), folder, thinkers=0) as server:
        yield server


def test_a_move_sent_five_times_at_once_is_done_once_and_answered_five_times(server: Server, folder: Path) -> None:
    async def go() -> None:
        table, guests = await table_of(server.url, "duel", 2)
        mover, act = await next_move(table, guests, "five")
        ways = [by_socket] * 3 + [by_http] * 2
        answers = await asyncio.gather(*(send(mover, table, act) for send in ways))
        assert {answer["serial"] for answer in answers} == {answers[0]["serial"]}
        assert entries_of(folder, table, mover, "five") == [answers[0]["serial"]]

    asyncio.run(go())


def test_a_move_sent_again_after_a_restart_or_long_afterwards_is_answered_the_same(
    server: Server, folder: Path
) -> None:
    async def go() -> None:
        table, guests = await table_of(server.url, "duel", 2)
        mover, act = await next_move(table, guests, "once")
        first = await by_http(mover, table, act)
        server.kill()
        await asyncio.to_thread(server.start)
        assert (await by_socket(mover, table, act))["serial"] == first["serial"]
        await play_on(table, guests, REMEMBERED_ACTS + 8)
        before = await guests[0].get(f"/tables/{table}/state?seat=0")
        assert (await by_socket(mover, table, act))["serial"] == first["serial"]
        server.kill()
        await asyncio.to_thread(server.start)
        assert (await by_http(mover, table, act))["serial"] == first["serial"]
        assert await guests[0].get(f"/tables/{table}/state?seat=0") == before
        assert entries_of(folder, table, mover, "once") == [first["serial"]]

    asyncio.run(go())


def test_of_two_devices_that_race_for_one_ply_one_wins_and_the_other_is_told(server: Server) -> None:
    async def go() -> None:
        table, guests = await table_of(server.url, "duel", 2)
        mover, act = await next_move(table, guests, "left")
        other = {**act, "id": "right"}
        answers = await asyncio.gather(by_socket(mover, table, act), by_http(mover, table, other))
        assert sorted(answer.get("code", "done") for answer in answers) in (
            ["done", "stale"],
            ["done", "not_your_turn"],
        )
        assert [answer for answer in answers if len(answer.get("sentence", "")) > 20]

    asyncio.run(go())


def test_of_two_seats_that_race_for_one_ply_the_one_whose_turn_it_is_wins(server: Server) -> None:
    async def go() -> None:
        table, guests = await table_of(server.url, "duel", 2)
        mover, act = await next_move(table, guests, "mine")
        waiter = guests[1 - act["seat"]]
        snatched = {**act, "id": "snatched", "seat": 1 - act["seat"], "move": {**act["move"], "seat": 1 - act["seat"]}}
        won, lost = await asyncio.gather(by_socket(mover, table, act), by_socket(waiter, table, snatched))
        assert won["type"] == "ack"
        assert lost["code"] in ("stale", "not_your_turn", "illegal_move")
        assert lost["sentence"]

    asyncio.run(go())


def test_choices_of_one_turn_are_all_taken_whatever_the_others_have_chosen_meanwhile(server: Server) -> None:
    async def go() -> None:
        table, guests = await table_of(server.url, "classic", 3)
        states = [await guest.get(f"/tables/{table}/state?seat={seat}") for seat, guest in enumerate(guests)]
        acts = [move_in(state, f"choice {seat}", state["view"]["legal"][0]) for seat, state in enumerate(states)]
        answers = [await by_http(guest, table, act) for guest, act in zip(guests, acts, strict=True)]
        first = states[0]["serial"]
        assert [answer["serial"] for answer in answers] == [first + 1, first + 2, first + 3]
        late = await by_http(guests[0], table, {**acts[0], "id": "late"})
        assert late["code"] == "stale"

    asyncio.run(go())


def test_an_answer_is_to_the_wish_that_was_seen_and_to_no_later_one(server: Server) -> None:
    async def go() -> None:
        table, guests = await table_of(server.url, "duel", 2)
        await play_on(table, guests, 4)
        mover, act = await next_move(table, guests, "meanwhile")
        asker, other = 1 - act["seat"], act["seat"]
        wish = {"type": "undo", "seat": asker, "seen": act["seen"]}
        first = await by_http(guests[asker], table, {**wish, "id": "first"})
        moved = await by_http(mover, table, act)
        assert (await by_http(guests[asker], table, {**wish, "id": "too late"}))["code"] == "stale"
        second = await by_http(guests[asker], table, {**wish, "id": "second", "seen": moved["serial"]})
        answer = {"type": "answer", "seat": other, "agree": True}
        late = await by_http(guests[other], table, {**answer, "id": "late", "seen": first["serial"]})
        assert late["code"] == "stale"
        good = await by_http(guests[other], table, {**answer, "id": "good", "seen": second["serial"]})
        assert good["serial"] == second["serial"] + 1

    asyncio.run(go())


async def by_http(guest: Guest, table: str, act: Json) -> Json:
    answer: Json = (await guest.http.post(f"/tables/{table}/acts", json=act)).json()
    return answer


async def by_socket(guest: Guest, table: str, act: Json) -> Json:
    async with guest.socket(table) as socket:
        await socket.send(json.dumps(act))
        while True:
            message: Json = json.loads(await asyncio.wait_for(socket.recv(), 60))
            if message.get("id") == act["id"]:
                return message


async def next_move(
    table: str, guests: list[Guest], act_id: str, dice: random.Random | None = None
) -> tuple[Guest, Json]:
    """Whose turn it is in a game of Duel, and a move of theirs."""
    seat: int = (await guests[0].get(f"/tables/{table}"))["pending"][0]
    state = await guests[seat].get(f"/tables/{table}/state?seat={seat}")
    legal = state["view"]["legal"]
    return guests[seat], move_in(state, act_id, dice.choice(legal) if dice else legal[0])


def move_in(state: Json, act_id: str, move: Json) -> Json:
    return {"type": "move", "id": act_id, "seat": state["seat"], "seen": state["serial"], "move": move}


async def play_on(table: str, guests: list[Guest], moves: int) -> None:
    dice = random.Random(7)
    for number in range(moves):
        mover, act = await next_move(table, guests, f"on {number}", dice)
        assert (await by_http(mover, table, act))["serial"] > 0


def entries_of(folder: Path, table: str, guest: Guest, act_id: str) -> list[int]:
    rows = on_disk(sqlite_url(folder), table).entries
    return [row.serial for row in rows if (row.actor, row.id) == (guest.id, act_id)]

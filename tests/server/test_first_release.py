"""Promise 8: a database of the first release opens, replays to what was played then, and its games go on."""

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.auditing import check_last_state, check_nothing_twice, check_record, on_disk, plain
from tests.server.clients import Guest, Json, Player
from tests.server.indoors import Time, house_at, think_of_nothing
from tests.server.running import running, sqlite_url
from thauma.records import LiveGame, format_record, parse_record
from thauma.records.commitment import check as check_deal
from thauma.server.people.identity import Identity
from thauma.server.people.rows import Person
from thauma.server.store import Store
from thauma.server.tables.clock import no_downtime
from thauma.server.tables.shelf import table_of
from thauma.server.tables.table import Table

DATA = Path(__file__).parent / "data"
TOLD: list[Json] = [json.loads(line) for line in (DATA / "first-release.jsonl").read_text().splitlines()]
LATER = 1_900_000_000_000  # long after that server was last there
PASSWORD = "seven wonders of old"
SECONDS = 600  # only against hanging
GOING_ON = {"classic-in-a-turn": ("ada", "ben", "cem", "dora"), "duel-against-a-bot": ("dora",)}


@pytest.fixture
def database(tmp_path: Path) -> str:
    shutil.copy(DATA / "first-release.db", tmp_path / "thauma.db")
    return sqlite_url(tmp_path)


def test_all_its_tables_are_what_they_were(database: str) -> None:
    async def go() -> None:
        async with house_at(database, Time(LATER), think_of_nothing) as house:
            for told in TOLD:
                check_table((await house.tables.find(told["table"])).table, told)

    asyncio.run(go())


def test_a_bot_that_was_to_move_does_so_as_soon_as_somebody_looks(database: str) -> None:
    async def go() -> None:
        async with house_at(database, Time(LATER)) as house:
            told = next(told for told in TOLD if told["table"] == "duel-against-a-bot")
            live = await house.tables.find(told["table"])
            async with asyncio.timeout(SECONDS):
                while live.table.serial == told["serial"]:
                    await asyncio.sleep(0.01)
            assert live.table.record().moves[: len(told["record"]["moves"])] == told["record"]["moves"]
            assert live.table.ply > len(told["record"]["moves"])

    asyncio.run(go())


def has_all_of(now: Any, then: Any) -> bool:
    """Whether what was told then is told now; fields may have been added."""
    if isinstance(then, dict):
        return all(name in now and has_all_of(now[name], value) for name, value in then.items())
    if isinstance(then, list):
        return len(now) == len(then) and all(map(has_all_of, now, then))
    return bool(now == then)


def check_table(table: Table, told: Json) -> None:
    seats = range(len(table.seats))
    assert (table.status, table.serial, sorted(table.noted)) == (told["status"], told["serial"], told["noted"])
    assert plain(table.outcome) == told["outcome"]
    if told["left_ms"] is not None:  # what was left when that server was last there, for it was down ever since
        assert [table.clock.left(seat, LATER) for seat in seats] == told["left_ms"]
    if told["record"] is not None:
        assert json.loads(format_record(table.record())) == told["record"]
        replayed = LiveGame.from_record(parse_record(json.dumps(told["record"])))
        assert table.live is not None
        assert replayed.state.tobytes() == table.live.state.tobytes()
    if told["views"]:
        assert table.live is not None
        views = [plain(table.live.game.observe(table.live.state, seat)) for seat in seats]
        assert has_all_of(views, told["views"])


def test_its_games_go_on_and_its_people_are_known(database: str, tmp_path: Path) -> None:
    cookies = asyncio.run(cookies_of(database))
    with running(database, tmp_path) as server:
        check_login(server.url)
        check_downloads(server.url)
        for table, people in GOING_ON.items():
            guests = [Guest.with_cookie(server.url, person_id(name), cookies[name]) for name in people]
            asyncio.run(go_on(database, table, guests))


async def cookies_of(database: str) -> dict[str, str]:
    """Cookies as the people of that time have them."""
    store = await Store.open(database)
    identity = await Identity.open(store)
    names = {name for people in GOING_ON.values() for name in people}
    cookies = {name: identity.cookie_of(Person(person_id(name), name, "guest")) for name in names}
    identity.close()
    await store.close()
    return cookies


def person_id(name: str) -> str:
    return name * 4


def check_login(url: str) -> None:
    answer = httpx.post(f"{url}/api/login", json={"name": "Ada", "password": PASSWORD}, timeout=60)
    assert answer.json() == {"id": person_id("ada"), "name": "Ada", "kind": "account"}


def check_downloads(url: str) -> None:
    """The records of all finished games can be had, with their verifiable deals."""
    lines = httpx.get(f"{url}/api/games.jsonl", timeout=60).text.splitlines()
    records = [parse_record(line) for line in lines]
    assert [check_deal(record) for record in records] == [None] * len(records)
    finished = [told["record"] for told in TOLD if told["status"] == "finished"]
    found = [{name: value for name, value in json.loads(line).items() if name != "deal"} for line in lines]
    assert [record for record in finished if record not in found] == [], "others may have ended since, by their clocks"


async def go_on(database: str, table: str, guests: list[Guest]) -> None:
    players = [Player(guest, table, seat, seat) for seat, guest in enumerate(guests)]
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(*(player.play() for player in players))
    stored = on_disk(database, table)
    check_nothing_twice(stored)
    folded = table_of(stored, no_downtime)
    replayed = await check_record(guests[0], table, folded)
    told: Any = next(told for told in TOLD if told["table"] == table)
    assert plain(replayed.moves[: len(told["record"]["moves"])]) == told["record"]["moves"]
    for player in players:
        check_last_state(replayed, folded, player.seat, player.diary)

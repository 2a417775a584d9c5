"""Promise 3: through a network that drops, delays, duplicates and cuts, all games finish and everybody agrees."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.auditing import audit
from tests.server.clients import table_of
from tests.server.habits import FICKLE, ORDERLY, RESTLESS, Habits, Restless
from tests.server.proxy import Proxy, Weather
from tests.server.running import Server, running, sqlite_url
from tests.server.soak import scaled

AT_ONCE = 12
PATIENCE = 5.0  # seconds of silence after which a client connects again
SECONDS = 1200  # of one game, only against hanging
KINDS: Sequence[tuple[str, int, int, Habits]] = (  # game, people, bots, habits
    ("duel", 2, 0, RESTLESS),
    ("classic", 3, 0, RESTLESS),
    ("duel", 1, 1, RESTLESS),
    ("classic", 2, 0, RESTLESS),
    ("duel", 2, 0, ORDERLY),
    ("classic", 2, 1, RESTLESS),
    ("duel", 2, 0, FICKLE),
    ("classic", 7, 0, RESTLESS),
    ("duel", 2, 0, RESTLESS),
    ("classic", 3, 0, FICKLE),
    ("duel", 1, 1, FICKLE),
    ("classic", 1, 1, RESTLESS),
)


MANY = pytest.param(scaled(len(KINDS), growth=6), id="every kind", marks=pytest.mark.verify)


@pytest.mark.parametrize("games", [pytest.param(2, id="two"), MANY])
def test_all_games_finish_in_bad_weather_and_everybody_agrees(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], games: int
) -> None:
    with running(sqlite_url(tmp_path), tmp_path) as server:
        told = asyncio.run(play_all(server, sqlite_url(tmp_path), games))
    with capsys.disabled():
        print(f"\n{told}")


async def play_all(server: Server, database: str, games: int) -> str:
    places = asyncio.Semaphore(AT_ONCE)

    async def play(number: int) -> None:
        async with places, asyncio.timeout(SECONDS):
            await play_one(server, proxy.url, database, number)

    async with Proxy(server.port, Weather(), seed=1) as proxy, asyncio.TaskGroup() as group:
        for number in range(games):
            group.create_task(play(number))
    assert proxy.cuts > games
    if games >= len(KINDS):
        assert proxy.silences > 0
        assert proxy.forgotten > 0
    return f"{games} games; {proxy.cuts} cuts, {proxy.silences} silences, {proxy.forgotten} forgotten connections"


async def play_one(server: Server, through: str, database: str, number: int) -> None:
    game, people, bots, habits = KINDS[number % len(KINDS)]
    table, guests = await table_of(server.url, game, people, bots)
    players = [
        Restless(guest, table, seat, 100 * number + seat, habits, url=through, patience=PATIENCE)
        for seat, guest in enumerate(guests)
    ]
    await asyncio.gather(*(player.play() for player in players))
    await audit(database, table, players)

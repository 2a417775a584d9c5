"""Promise 1: kill -9 in a loop under live games, and nothing that was acknowledged is lost or done twice."""

import asyncio
from pathlib import Path

import pytest

from tests.server.auditing import audit
from tests.server.clients import Player, table_of
from tests.server.killing import Killer
from tests.server.running import Server, running, sqlite_url
from tests.server.soak import scaled

MANY = pytest.param(scaled(12, most=50), scaled(6), id="many", marks=pytest.mark.verify)
ACKS_BETWEEN = 50
SECONDS = 1200  # only against hanging
KINDS = (("duel", 2), ("classic", 3), ("duel", 2), ("classic", 2))


@pytest.mark.parametrize(("games", "kills"), [pytest.param(2, 1, id="one"), MANY])
def test_no_acknowledged_move_is_lost_or_done_twice_by_kills(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], games: int, kills: int
) -> None:
    """The games of one round bear about as many kills as there are games."""
    with running(sqlite_url(tmp_path), tmp_path) as server:
        killed = 0
        while killed < kills:
            killer = asyncio.run(play_under_kills(server, sqlite_url(tmp_path), games, kills - killed))
            with capsys.disabled():
                print(f"\n{games} games, {killer.report()}")
            killed += killer.kills


async def play_under_kills(server: Server, database: str, number: int, kills: int) -> Killer:
    """Play a round of games while the server is killed, and check every one of them."""
    games = [await seated(server, which) for which in range(number)]
    players = [player for game in games for player in game]
    killer = Killer(server, kills, ACKS_BETWEEN)
    killer.follow(players)
    raging = asyncio.create_task(killer.rage())
    try:
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*(player.play() for player in players))
    finally:
        raging.cancel()
        await asyncio.gather(raging, return_exceptions=True)
    assert killer.kills > 0
    if not server.is_running:
        await asyncio.to_thread(server.start)
    await asyncio.to_thread(server.wait_until_ready)
    for game in games:
        await audit(database, game[0].table, game)
    return killer


async def seated(server: Server, number: int) -> list[Player]:
    game, seats = KINDS[number % len(KINDS)]
    table, guests = await table_of(server.url, game, seats)
    return [Player(guest, table, seat, 10 * number + seat) for seat, guest in enumerate(guests)]

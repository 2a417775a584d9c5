"""A server that is told to stop says goodbye, keeps everything it acknowledged, and ends well."""

import asyncio
import signal
from pathlib import Path

import pytest

from tests.server.auditing import check_diary, check_nothing_twice, on_disk
from tests.server.clients import Json, Player, table_of
from tests.server.running import Server, running, sqlite_url

ACKS_BEFORE = 12
SECONDS = 600  # only against hanging
KINDS = (("duel", 2, 0), ("classic", 3, 0), ("duel", 1, 1))


@pytest.mark.parametrize(  # that it heeds SIGTERM, `make test` sees in test_serve.py
    "how", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.verify)], ids=lambda how: how.name
)
def test_a_server_that_stops_says_goodbye_and_loses_nothing(tmp_path: Path, how: signal.Signals) -> None:
    with running(sqlite_url(tmp_path), tmp_path) as server:
        players = asyncio.run(stop_in_the_middle(server, how))
        assert '"error"' not in server.log_text()
    for player in players:
        stored = on_disk(sqlite_url(tmp_path), player.table)
        check_diary(stored, player.guest.id, player.diary)
        check_nothing_twice(stored)


async def stop_in_the_middle(server: Server, how: signal.Signals) -> list[Player]:
    """Play some games for a while, stop the server, and see how that ends for everybody."""
    players = [player for number, kind in enumerate(KINDS) for player in await seated(server, number, kind)]
    enough = asyncio.Event()

    def count(_ack: Json) -> None:
        acks = [len(player.diary.answers) for player in players]
        if sum(acks) >= ACKS_BEFORE and all(acks):
            enough.set()

    for player in players:
        player.on_ack = count
    playing = [asyncio.create_task(player.play()) for player in players]
    stream = asyncio.create_task(whole_stream(players[0]))
    async with asyncio.timeout(SECONDS):
        await enough.wait()
        assert await asyncio.to_thread(server.stop, how) == 0
        assert (await stream).splitlines()[-1].endswith(b"}")
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert [player.diary.farewells for player in players] == [1] * len(players)
    return players


async def seated(server: Server, number: int, kind: tuple[str, int, int]) -> list[Player]:
    table, guests = await table_of(server.url, *kind)
    await guests[0].get(f"/tables/{table}/state")  # once it is answered, the rules are ready for this game
    return [Player(guest, table, seat, 10 * number + seat) for seat, guest in enumerate(guests)]


async def whole_stream(player: Player) -> bytes:
    """All that a program is told of a seat, up to the end of the stream, which comes by itself."""
    answer = await player.guest.http.get(f"/tables/{player.table}/stream?seat={player.seat}", timeout=SECONDS)
    return answer.content

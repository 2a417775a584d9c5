"""A rolling upgrade: processes of two versions on one PostgreSQL, replaced one by one while people play."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.auditing import audit, on_disk
from tests.server.clients import Json, Player
from tests.server.next_version import environment, know_waves, write_revisions
from tests.server.running import Server
from tests.server.test_many import check_log, run, table_across
from thauma.server.store.rows import EntryRow

GAMES = (("duel", 2, 0), ("classic", 3, 0), ("duel", 1, 1))
CLOCK = {"kind": "bank", "seconds": 7200, "increment": 5}
WAVES = 0.1  # of what players do
ACKS_BETWEEN = 12


class Waver(Player):
    """Asks for an undo at times, which the next version takes for a wave."""

    def wish(self, state: Json) -> Json | None:
        wish = super().wish(state)
        return {"type": "undo"} if wish and state["can_undo"] and self.dice.random() < WAVES else wish


class Calendar:
    """Lets things happen after so many acknowledgements."""

    def __init__(self, players: Sequence[Player]) -> None:
        self._acks = asyncio.Semaphore(0)
        for player in players:
            player.on_ack = lambda _ack: self._acks.release()

    async def later(self) -> None:
        for _ in range(ACKS_BETWEEN):
            await self._acks.acquire()


@contextmanager
def two_servers(database: str, folder: Path) -> Iterator[list[Server]]:
    servers = [Server(database, folder / f"{name}.log") for name in ("one", "two")]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            if server.is_running:
                server.kill()


async def replace_one_by_one(servers: list[Server], later: dict[str, str], calendar: Calendar, calm: str) -> None:
    """The first becomes the next version; the second is killed, comes back as it was, and is replaced at last."""
    one, two = servers
    await calendar.later()
    assert await asyncio.to_thread(one.stop) == 0
    one.environment = later
    await asyncio.to_thread(one.start)
    await calendar.later()
    await keep_one_clock(servers, calm)
    two.kill()
    await asyncio.to_thread(two.start)
    await calendar.later()
    assert await asyncio.to_thread(two.stop) == 0
    two.environment = later
    await asyncio.to_thread(two.start)


async def keep_one_clock(servers: list[Server], table: str) -> None:
    """Both processes tell the same of everybody's time, as soon as both have heard of the same entry."""
    async with httpx.AsyncClient(timeout=60) as http:
        while True:
            paths = [f"{server.url}/api/tables/{table}/state" for server in servers]
            one, other = [(await http.get(path)).json() for path in paths]
            if one["serial"] == other["serial"] and flags_of(one) == flags_of(other):
                return


def flags_of(state: Json) -> list[tuple[bool, int]]:
    """Of each clock whether it runs, and when it falls, or what is left."""
    clocks = state["clocks"]
    return [(seat["runs"], seat["left_ms"] + (clocks["now"] if seat["runs"] else 0)) for seat in clocks["seats"]]


def test_games_go_on_while_processes_of_the_next_version_come(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = environment(write_revisions(tmp_path / "next"))

    async def play(servers: list[Server]) -> None:
        urls = [server.url for server in servers]
        seated = [await table_across(urls, *kind, time=CLOCK) for kind in GAMES]
        seated.append(await table_across(urls, "classic", 2, time=CLOCK))
        games: list[list[Player]] = [
            [Waver(guest, table, n, n) for n, guest in enumerate(guests)] for table, guests in seated[:-1]
        ]
        calm, guests = seated[-1]
        games.append([Player(guest, calm, n, n) for n, guest in enumerate(guests)])
        players = [player for game in games for player in game]
        replacing = replace_one_by_one(servers, later, Calendar(players), calm)
        await asyncio.gather(replacing, *(player.play() for player in players))
        know_waves(monkeypatch.setattr)
        for game in games:
            await audit(postgres, game[0].table, game)
        assert waves_in([on_disk(postgres, table).entries for table, _ in seated]) > 0

    with two_servers(postgres, tmp_path) as servers:
        run(play(servers))
        for server in servers:
            check_log(server)
            assert "damaged" not in server.log_text()
        assert "is led by a newer version" in servers[1].log_text()


def waves_in(journals: Sequence[Sequence[EntryRow]]) -> int:
    return sum(json.loads(row.act)["do"] == "wave" for entries in journals for row in entries)

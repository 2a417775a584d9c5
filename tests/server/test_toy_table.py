"""A game that the server has never heard of sits at its table: two people play it to the end, and it is kept."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.clients import Guest, Player, table_of
from tests.server.running import running, sqlite_url
from tests.toy.known import stones
from thauma.records import LiveGame, parse_record

__all__ = ["stones"]


def test_two_people_play_a_game_that_is_only_named(stones: str, tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), tmp_path, thinkers=0) as server:
        table, guests = asyncio.run(_play(server.url, stones))
        before = asyncio.run(_look(guests[0], table))
        server.stop()
        server.start()
        after = asyncio.run(_look(guests[0], table))
    assert after == before
    status, record = after
    assert status["status"] == "finished"
    assert (status["age"], status["turn"]) == (0, None)
    live = LiveGame.from_record(parse_record(record))
    assert live.is_over
    assert status["outcome"]["winners"] == (live.result or {})["winners"]


async def _play(url: str, game: str) -> tuple[str, list[Guest]]:
    table, guests = await table_of(url, game, people=2)
    diaries = await asyncio.gather(*(Player(guest, table, seat, seed=seat).play() for seat, guest in enumerate(guests)))
    assert diaries[0].outcome == diaries[1].outcome
    assert not diaries[0].refused
    return table, guests


async def _look(guest: Guest, table: str) -> tuple[dict[str, Any], str]:
    seen = await guest.get(f"/tables/{table}")
    answer = await guest.http.get(f"/tables/{table}/record")
    kept = {field: seen[field] for field in ("status", "outcome", "ply", "serial", "age", "turn", "commitment")}
    return kept, answer.text

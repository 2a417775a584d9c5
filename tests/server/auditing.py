"""Three accounts of one game must agree: what its players lived through, what is on disk, what a replay makes of it."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import create_engine

from tests.server.clients import Diary, Guest, Json, Player
from thauma.records import LiveGame, parse_record
from thauma.records.events import Teller
from thauma.server.store.engine import parse_url
from thauma.server.store.loading import load
from thauma.server.store.rows import Stored
from thauma.server.tables.clock import no_downtime
from thauma.server.tables.shelf import table_of
from thauma.server.tables.table import Table

REPLAYED_PLIES = 5  # of each game, that are asked for one by one


def on_disk(database: str, table: str) -> Stored:
    """A table as it stands in the database, whether a server runs on it or not."""
    engine = create_engine(parse_url(database))
    try:
        with engine.connect() as connection:
            stored = load(connection, table)
    finally:
        engine.dispose()
    assert stored is not None, f"the table {table} is not on disk"
    return stored


async def audit(database: str, table: str, players: Sequence[Player]) -> Table:
    """Check a finished game from end to end; the table as its journal makes it."""
    stored = on_disk(database, table)
    for player in players:
        check_diary(stored, player.guest.id, player.diary)
    check_nothing_twice(stored)
    folded = table_of(stored, no_downtime)
    assert folded.status == stored.head.status == "finished"
    replayed = await check_record(players[0].guest, table, folded)
    for player in players:
        check_last_state(replayed, folded, player.seat, player.diary)
    return folded


def check_diary(stored: Stored, person: str, diary: Diary) -> None:
    """What was acknowledged is there as it was sent, under the serial that was told; what is there was sent."""
    entries = {row.id: row for row in stored.entries if row.actor == person and row.id}
    for act_id, ack in diary.answers.items():
        assert act_id in entries, f"the acknowledged act {act_id} is lost"
        assert entries[act_id].serial == ack["serial"]
    for act_id, row in entries.items():
        assert act_id in diary.sent, f"nobody sent the act {act_id}"
        if diary.sent[act_id]["type"] == "move":
            written = json.loads(row.act)["move"]
            sent = {name: value for name, value in diary.sent[act_id]["move"].items() if name != "cost"}
            assert {name: value for name, value in written.items() if name != "cost"} == sent


def check_nothing_twice(stored: Stored) -> None:
    """No act was carried out twice, and no entry is missing between others."""
    times = Counter((row.actor, row.id) for row in stored.entries if row.id)
    assert [act for act, number in times.items() if number > 1] == []
    assert [row.serial for row in stored.entries] == list(range(len(stored.entries)))
    assert stored.head.serial == len(stored.entries) - 1


async def check_record(guest: Guest, table: str, folded: Table) -> LiveGame:
    """The record that the server hands out is the journal's, and replays; so does each of its plies."""
    text = json.dumps(await guest.get(f"/tables/{table}/record"))
    record = parse_record(text)
    live = folded.live
    assert live is not None
    assert record.moves == live.moves
    replayed = LiveGame.from_record(record)
    assert replayed.state.tobytes() == live.state.tobytes()
    step = max(1, len(record.moves) // REPLAYED_PLIES)
    past = LiveGame.at_start_of(record)
    for ply, move in enumerate(record.moves):
        if ply % step == 0:
            shown = await guest.get(f"/tables/{table}/plies/{ply}?seat=0")
            assert shown["view"] == plain(past.game.observe(past.state, 0)), f"ply {ply}"
        past.play(move)
    return replayed


def check_last_state(replayed: LiveGame, folded: Table, seat: int | None, diary: Diary) -> None:
    """The last that a client saw, and all that it was told, is what a replay of the game shows."""
    last = diary.last
    assert last is not None
    assert last["ply"] == replayed.ply
    assert last["serial"] == folded.serial
    assert last["outcome"] == plain(folded.outcome)
    assert last["view"] == plain(replayed.game.observe(replayed.state, seat))
    assert diary.log == plain(Teller(replayed, seat).news())


def plain(value: Any) -> Json | list[Json]:
    """As it looks on the wire."""
    wire: Json | list[Json] = json.loads(msgspec.json.encode(value))
    return wire

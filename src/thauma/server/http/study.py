"""The board for trying things: positions of games that are over and of what else could have been played in them."""

import asyncio
from typing import Any

import msgspec
from litestar import Response, Router, post
from litestar.params import JSONBody

from thauma.players.roster import roster_of
from thauma.records import LiveGame, Record, format_record, parse_record
from thauma.server import messages
from thauma.server.http.answers import REFUSALS, ready_made
from thauma.server.http.door import Admitted, Visit
from thauma.server.live.outgoing import Moment
from thauma.server.refusals import GameOver, UnknownSeat
from thauma.server.tables.unfinished import check_finished, unfinished
from thauma.server.thinking.studies import most_for, step_for


@post("/study/look", opt={"operation": "studies.look"}, status_code=200, responses=REFUSALS)
async def look(visit: Admitted, data: JSONBody[messages.NewLook]) -> Response[messages.Looked]:
    """What would be good in the position at the end of a record. More simulations take longer and may end early while
    bots at tables think; of a game that still runs nobody is told anything."""
    record = _read(data.record)
    wanted = step_for(record.game, data.simulations)
    visit.house.limits.take("studies", visit.client, max(1, wanted // roster_of(record.game).simulations_to_study // 4))
    live = await checked(visit, record, data.table)
    seat = _decider(live, data.seat)
    found = await visit.house.studies.look(
        format_record(record), record.game, seat, wanted, visit.person_id or visit.client
    )
    return ready_made(found[:-1] + b',"most":%d}' % most_for(record.game))


@post("/study/position", opt={"operation": "studies.position"}, status_code=200, responses=REFUSALS)
async def see_position(visit: Admitted, data: JSONBody[messages.NewPosition]) -> Response[messages.StudyPosition]:
    """A moment of a study, with every legal move of everybody who decides there."""
    visit.house.limits.take("positions", visit.client)
    record = _read({**data.record, "moves": list(data.record.get("moves", []))[: data.ply]})
    if data.seat is not None and data.seat >= len(record.players):
        raise UnknownSeat(f"this game has the seats 0 to {len(record.players) - 1}")
    return ready_made(await asyncio.to_thread(_position, record, data.seat))


def _position(record: Record, seat: int | None) -> bytes:
    live = LiveGame.from_record(record)
    state = msgspec.Raw(Moment(live, live.moves).state(seat))
    return msgspec.json.encode({"state": state, "legal": live.legal_moves()})


def _read(record: dict[str, Any]) -> Record:
    """A record up to a moment; what came of the game is no part of that."""
    found = parse_record(msgspec.json.encode({**record, "result": None, "deal": None}))
    found.result, found.deal = None, None
    return found


async def checked(visit: Visit, record: Record, table: str | None) -> LiveGame:
    """Replay a record that advice is asked for. What begins as a finished game of this server did may be looked at,
    whoever plays the same deal anew: it has been opened."""
    running = unfinished(visit.house.tables, record)
    if table is not None and running:
        live = await visit.house.tables.find(table)
        start = await asyncio.to_thread(LiveGame.at_start_of, record)
        past = live.table.live
        if live.table.status == "finished" and past is not None and past.game.name == record.game:
            opened = past.game.start(past.deal)
            if start.game.position(start.state) == past.game.position(opened):
                running = []
    return await asyncio.to_thread(check_finished, record, running)


def _decider(live: LiveGame, seat: int | None) -> int:
    if live.is_over:
        raise GameOver("the game is over here: there is nothing to decide")
    if seat is not None and seat not in live.pending:
        raise UnknownSeat(f"seat {seat} decides nothing here: {', '.join(map(str, live.pending))} would")
    return live.pending[0] if seat is None else seat


study_router = Router(path="/", route_handlers=[look, see_position], tags=["games"])

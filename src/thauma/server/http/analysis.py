"""How good the moves of a finished game were."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody, PathParameter

from thauma.records import format_record, parse_record
from thauma.server import messages
from thauma.server.http.answers import REFUSALS, ready_made
from thauma.server.http.door import Admitted, Visit
from thauma.server.http.study import checked
from thauma.server.refusals import Running, UnknownPly

PlyNumber = Annotated[int, PathParameter(ge=0, le=10_000)]


@get("/tables/{table_id:str}/analysis/{ply:int}", opt={"operation": "studies.see"}, responses=REFUSALS)
async def see_study(visit: Admitted, ply: PlyNumber) -> Response[messages.Judged]:
    """How good the move of a ply was, what would have been better, and what may have followed; after the end."""
    async with visit.table.held() as table:  # an end that is not on disk yet may come to nothing
        if table.status != "finished":
            raise Running("moves can be analysed after the end of the game")
        _check_ply(ply, table.ply)
    visit.house.limits.take("studies", visit.client)
    return await _studied(visit, await asyncio.to_thread(visit.table.record_text), ply, visit.table.id)


@post("/analysis", opt={"operation": "studies.make"}, status_code=200, responses=REFUSALS)
async def make_study(visit: Admitted, data: JSONBody[messages.NewStudy]) -> Response[messages.Judged]:
    """The same for a game that was played elsewhere."""
    visit.house.limits.take("studies", visit.client)
    record = parse_record(msgspec.json.encode(data.record))
    _check_ply(data.ply, len(record.moves))
    record.moves, record.result = record.moves[: data.ply + 1], None
    await checked(visit, record, None)
    return await _studied(visit, format_record(record), data.ply)


async def _studied(visit: Visit, record: str, ply: int, table: str | None = None) -> Response[messages.Judged]:
    return ready_made(await visit.house.studies.of(record, ply, table))


def _check_ply(ply: int, plies: int) -> None:
    if ply >= plies:
        raise UnknownPly(f"this game has the moves 0 to {plies - 1}" if plies else "this game has no move")


analysis_router = Router(path="/", route_handlers=[see_study, make_study], tags=["games"])

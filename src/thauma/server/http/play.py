"""Playing and watching over HTTP, for programs; and the past of a game, for everybody."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from thauma.records import LiveGame, parse_record
from thauma.server import acts, messages
from thauma.server.http.answers import REFUSALS, ready_made
from thauma.server.http.door import Admitted, Visit
from thauma.server.live.acting import act_of
from thauma.server.live.outgoing import Moment
from thauma.server.live.subscriber import Subscriber
from thauma.server.refusals import NotStarted, Refusal, Running, UnknownPly, UnknownSeat

HEARTBEAT_SECONDS = 15.0
NDJSON = "application/x-ndjson"

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=6, description="one of my seats; without it I watch")]
PlyNumber = Annotated[int, PathParameter(ge=0, le=10_000)]


@post("/tables/{table_id:str}/acts", opt={"operation": "acts.send"}, status_code=200, responses=REFUSALS)
async def send_act(visit: Admitted, data: JSONBody[acts.Act]) -> messages.Ack:
    """A move, or another act. It is answered when it is on disk; sent again under the same id, it is answered again."""
    visit.house.limits.take("messages", visit.somebody.id)
    return await act_of(visit.house, visit.table, visit.somebody.id, data)


@get("/tables/{table_id:str}/state", opt={"operation": "states.see"}, responses=REFUSALS)
async def see_state(visit: Admitted, seat: SeatQuery = None) -> Response[messages.AnyState]:
    """All that a seat of mine may know; without a seat, what everybody may."""
    async with visit.table.held():
        _check_seat(visit, seat)
        _check_started(visit)
        return ready_made(visit.table.state(seat))


@get("/tables/{table_id:str}/stream", opt={"operation": "stream.see"}, responses=REFUSALS, media_type=NDJSON)
async def stream_states(visit: Admitted, seat: SeatQuery = None) -> Stream:
    """A line of JSON, the state, now and after every change; and an empty object from time to time. If the seat is not
    mine any more, a last line of type `goodbye` says so."""
    _check_seat(visit, seat, "stream.see_seat")
    return Stream(_states(visit, seat), media_type=NDJSON)


async def _states(visit: Visit, seat: int | None) -> AsyncIterator[bytes]:
    subscriber = Subscriber(visit.person_id if seat is not None else None, only=seat, session=visit.session)
    live = visit.table
    with visit.house.sockets.hold(visit.client), visit.house.conversation():
        live.subscribe(subscriber)
        try:
            while not visit.house.stopping.is_set():
                for message in await live.outgoing(subscriber, states_only=True):
                    yield message + b"\n"
                if subscriber.is_over or live.table.status in ("finished", "aborted"):
                    return
                try:
                    async with asyncio.timeout(HEARTBEAT_SECONDS):
                        await subscriber.wake.wait()
                except TimeoutError:
                    yield b"{}\n"
                subscriber.wake.clear()
        except Refusal as refusal:  # a table that can't be read any more
            yield msgspec.json.encode(messages.Goodbye(refusal.sentence)) + b"\n"
        finally:
            live.unsubscribe(subscriber)


@get("/tables/{table_id:str}/plies/{ply:int}", opt={"operation": "plies.see"}, responses=REFUSALS)
async def see_ply(visit: Admitted, ply: PlyNumber, seat: SeatQuery = None) -> Response[messages.AnyState]:
    """The state at a ply of the past: while the game runs from my own seats, after the end from any."""
    async with visit.table.held() as table:
        if table.status == "finished":
            visit.require("plies.see_seat_after_end")
            _check_exists(visit, seat)
        else:
            _check_seat(visit, seat, "plies.see_seat")
        _check_started(visit)
        if ply > table.ply:
            raise UnknownPly(f"the game has {table.ply} plies so far")
        moment = Moment.at_table(table, ply)
    visit.house.limits.take("studies", visit.client)  # it is replayed from the start
    return ready_made(await asyncio.to_thread(moment.state, seat))


@get("/tables/{table_id:str}/record", opt={"operation": "records.see"}, responses=REFUSALS)
async def see_record(visit: Admitted) -> Response[dict[str, Any]]:
    """The whole game with its deal, after the end."""
    async with visit.table.held() as table:  # an end that is not on disk yet may come to nothing
        if table.status != "finished":
            raise Running("the record holds the whole deal: it can be seen after the end")
    return ready_made((await asyncio.to_thread(visit.table.record_text)).encode())


@post("/positions", opt={"operation": "positions.see"}, status_code=200, responses=REFUSALS)
async def see_position(visit: Admitted, data: JSONBody[messages.NewPosition]) -> Response[messages.AnyState]:
    """A moment of a game that was played elsewhere."""
    visit.house.limits.take("replays", visit.client)
    record = parse_record(msgspec.json.encode(data.record))
    if data.seat is not None and data.seat >= len(record.players):
        raise UnknownSeat(f"this game has the seats 0 to {len(record.players) - 1}")
    if data.ply > len(record.moves):
        raise UnknownPly(f"this game has {len(record.moves)} plies")
    record.moves, record.result = record.moves[: data.ply], None
    past = await asyncio.to_thread(LiveGame.from_record, record)
    return ready_made(await asyncio.to_thread(Moment(past, past.moves).state, data.seat))


def _check_seat(visit: Visit, seat: int | None, operation: str = "states.see_seat") -> None:
    if seat is None:
        return
    visit.require(operation)
    visit.table.table.check_owner(visit.person_id, seat)


def _check_exists(visit: Visit, seat: int | None) -> None:
    if seat is not None and seat >= len(visit.table.table.seats):
        raise UnknownSeat(f"this table has the seats 0 to {len(visit.table.table.seats) - 1}")


def _check_started(visit: Visit) -> None:
    if visit.table.table.live is None:
        raise NotStarted("the game starts when all seats are taken")


play_router = Router(
    path="/",
    route_handlers=[send_act, see_state, stream_states, see_ply, see_record, see_position],
    tags=["play"],
)

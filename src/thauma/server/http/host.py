"""For whoever runs the server: is it alive, is it ready, what does it count."""

import msgspec
from litestar import Response, Router, get

from thauma.server.http.answers import REFUSALS
from thauma.server.http.door import Admitted
from thauma.server.process.house import House
from thauma.server.process.metrics import CONTENT_TYPE
from thauma.server.refusals import NotFound, ServerBusy

LETTERS_OF_AN_ID = 4  # shown of a table's: too few to find it by, for who knows the whole of it may look


class Health(msgspec.Struct, frozen=True):
    status: str
    bots: bool  # whether they think already; before that they wait
    preparing: list[str]  # games that they are still being made ready for, though somebody waits
    compiling: bool  # whether rules or bots are compiled, as once on a new machine: that takes minutes, not seconds
    damaged: list[str]  # tables that were set aside: how their ids begin, which is enough to find them in the log


@get("/health/live", opt={"operation": "health.live"}, responses=REFUSALS)
async def see_alive(visit: Admitted) -> Health:
    """The process answers."""
    return _health("alive", visit.house)


@get("/health/ready", opt={"operation": "health.ready"}, responses=REFUSALS)
async def see_ready(visit: Admitted) -> Health:
    """The database answers and takes what is written, so that moves can be taken."""
    await visit.house.store.dead_processes()
    if (trouble := visit.house.store.trouble) is not None:
        raise ServerBusy(f"{trouble}: no move can be taken; as soon as it is well again, they are")
    return _health("ready", visit.house)


def _health(status: str, house: House) -> Health:
    preparing = sorted(house.thinkers.preparing) if house.thinkers else []
    damaged = sorted(table[:LETTERS_OF_AN_ID] for table in house.tables.damaged)
    return Health(status, house.bots_think, preparing, house.is_compiling, damaged)


@get("/metrics", opt={"operation": "metrics.see"}, media_type="text/plain", include_in_schema=False)
async def see_metrics(visit: Admitted) -> Response[bytes]:
    """Figures for Prometheus, of all processes of this server; unless they have a port of their own."""
    if not visit.house.settings.shows_metrics:
        raise NotFound("there is nothing at this address")
    await visit.house.note_figures()
    return Response(visit.house.metrics.text(), media_type=CONTENT_TYPE)


host_router = Router(path="/", route_handlers=[see_alive, see_ready, see_metrics], tags=["host"])

"""For whoever runs the server: is it alive, is it ready, what does it count."""

import msgspec
from litestar import Response, Router, get

from thauma.server.door import Admitted
from thauma.server.metrics import CONTENT_TYPE
from thauma.server.routes.answers import REFUSALS


class Health(msgspec.Struct, frozen=True):
    status: str
    bots: bool  # whether they think already; before that they wait


@get("/health/live", opt={"operation": "health.live"}, responses=REFUSALS)
async def see_alive(visit: Admitted) -> Health:
    """The process answers."""
    return Health("alive", visit.house.bots_think)


@get("/health/ready", opt={"operation": "health.ready"}, responses=REFUSALS)
async def see_ready(visit: Admitted) -> Health:
    """The database answers too, so that moves can be taken."""
    await visit.house.store.dead_processes()
    return Health("ready", visit.house.bots_think)


@get("/metrics", opt={"operation": "metrics.see"}, media_type="text/plain", include_in_schema=False)
async def see_metrics(visit: Admitted) -> Response[bytes]:
    """Figures for Prometheus."""
    if visit.house.thinkers is not None:
        numbers = visit.house.thinkers.numbers
        visit.house.metrics.bots(numbers.waiting, numbers.thinking)
    return Response(visit.house.metrics.text(), media_type=CONTENT_TYPE)


host_router = Router(path="/", route_handlers=[see_alive, see_ready, see_metrics], tags=["host"])

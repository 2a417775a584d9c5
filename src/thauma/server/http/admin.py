"""For admins: find people, do what has to be done, read what was done. The same as `thauma admin` at the terminal."""

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter

from thauma.server.admin.actions import AdminAction, Done
from thauma.server.admin.finding import PersonForAdmin, find_people
from thauma.server.admin.log import LogRow, read_log
from thauma.server.http.answers import REFUSALS
from thauma.server.http.door import Admitted
from thauma.server.messages import PLAIN

NameOrId = Annotated[str, QueryParameter(min_length=1, max_length=64, pattern=PLAIN)]
Before = Annotated[int | None, QueryParameter(ge=1, lt=1 << 31, description="a number of the log: what came earlier")]


class PeopleForAdmin(msgspec.Struct, frozen=True):
    people: list[PersonForAdmin]


class Log(msgspec.Struct, frozen=True):
    entries: list[LogRow]


@get("/people", opt={"operation": "admin.find"}, responses=REFUSALS)
async def find(visit: Admitted, find: NameOrId) -> PeopleForAdmin:
    """Whoever has that id, guests of just that name, and accounts whose names begin so."""
    now = visit.house.tables.now()
    return PeopleForAdmin(await visit.house.store.read(lambda connection: find_people(connection, find, now)))


@post("/actions", status_code=200, opt={"operation": "admin.act"}, responses=REFUSALS)
async def act(visit: Admitted, data: JSONBody[AdminAction]) -> Done:
    """Do something to a person, a table or the lobby, and log it."""
    return await visit.house.carry_out(data, visit.somebody.id)


@get("/log", opt={"operation": "admin.log"}, responses=REFUSALS)
async def see_log(visit: Admitted, before: Before = None) -> Log:
    """What was done, the latest first."""
    return Log(await visit.house.store.read(lambda connection: read_log(connection, before=before)))


admin_router = Router(path="/admin", route_handlers=[find, act, see_log], tags=["admin"])

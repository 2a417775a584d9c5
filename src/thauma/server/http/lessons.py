"""Games with a coach. A lesson is a table like any other, but no list shows it, and after a while it is forgotten."""

from typing import Annotated

from litestar import Router, post
from litestar.params import JSONBody, PathParameter

from thauma.server import messages
from thauma.server.http.answers import REFUSALS
from thauma.server.http.door import Admitted, Visit
from thauma.server.http.tables import check_lobby_is_open
from thauma.server.refusals import NotFound
from thauma.server.store import queries
from thauma.server.tables import creating, journal
from thauma.server.tables.live_table import LiveTable
from thauma.study import lessons

LessonName = Annotated[str, PathParameter(max_length=32)]
BEGUN_ANEW = "the lesson was begun anew"


@post("/lessons/{lesson:str}", opt={"operation": "lessons.begin"}, status_code=200, responses=REFUSALS)
async def begin_lesson(visit: Admitted, lesson: LessonName, data: JSONBody[messages.NewLesson]) -> messages.TableInfo:
    """Go on with a lesson of mine, or begin it. Each person has one table for each lesson."""
    if lessons.find(lesson) is None:
        raise NotFound(f"there is no such lesson: there are {', '.join(lessons.NAMES)}")
    live = await _left(visit, lesson)
    if live is not None and data.anew:
        await live.act(journal.Remove(BEGUN_ANEW), visit.somebody.id)
    if live is None or data.anew:
        live = await _made(visit, lesson)
    return await live.seen_by(visit.somebody.id)


async def _left(visit: Visit, lesson: str) -> LiveTable | None:
    """The lesson of mine that still runs."""
    person, tables = visit.somebody.id, visit.house.tables
    found = await visit.house.store.read(lambda connection: queries.running_lesson(connection, person, lesson))
    if found is None:
        return None
    live = await tables.find(found)
    await live.freshen()
    return live if live.table.status == "playing" else None


async def _made(visit: Visit, lesson: str) -> LiveTable:
    house, host = visit.house, visit.somebody
    check_lobby_is_open(visit)
    house.limits.take("tables", host.id)
    await house.warming.of(lessons.lesson(lesson).game)
    options, acts = creating.create_lesson(lesson, host, house.tables.now())
    return await house.tables.create(options, acts, host.id)


lessons_router = Router(path="/", route_handlers=[begin_lesson], tags=["lessons"])

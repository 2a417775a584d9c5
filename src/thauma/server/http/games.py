"""Lists: the lobby, my games, finished games, people and their ratings."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from typing import Annotated

from litestar import Response, Router, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter
from litestar.response import Stream
from sqlalchemy import Connection

from thauma.games import names
from thauma.players.roster import levels_of
from thauma.server import messages
from thauma.server.http.answers import REFUSALS
from thauma.server.http.door import Admitted, Visit
from thauma.server.http.play import NDJSON
from thauma.server.people import ratings
from thauma.server.people import rows as people
from thauma.server.people.rows import Person
from thauma.server.refusals import BadRequest, DamagedTable, UnknownPerson
from thauma.server.store import queries
from thauma.server.store.rows import Listed
from thauma.server.tables.clock import DAY
from thauma.server.tables.listing import table_info

MOST_DOWNLOADED = 200  # games in one download; `before` leads to the next
LISTED_FOR = 7 * DAY  # an open table that nobody comes to
MOST_FOUND = 50  # people of one search; a longer beginning finds the others

Text = Annotated[str | None, QueryParameter(max_length=64, pattern=messages.PLAIN)]
NameBeginning = Annotated[str, QueryParameter(min_length=1, max_length=64, pattern=messages.PLAIN)]
By = FromQuery[messages.WonBy | None]
PersonId = Annotated[str, PathParameter(max_length=64, pattern=messages.PLAIN)]


@get("/lobby", opt={"operation": "lobby.see"}, responses=REFUSALS)
async def see_lobby(visit: Admitted) -> messages.Lobby:
    """Listed tables: open ones, unless nobody has come for a week, then running ones."""
    opened_after = visit.house.tables.now() - LISTED_FOR

    def look(connection: Connection) -> tuple[list[Listed], int]:
        return queries.lobby(connection, opened_after=opened_after), queries.running(connection)

    rows, running = await visit.house.store.read(look)
    closed = visit.house.follower.why_closed
    return messages.Lobby(await _infos(visit, rows), visit.house.presence.people, running, closed)


@get("/me/games", opt={"operation": "me.games"}, responses=REFUSALS)
async def see_my_games(visit: Admitted) -> messages.Tables:
    """My tables; those that wait for me first."""
    person = visit.somebody.id
    rows = await visit.house.store.read(lambda connection: queries.my_games(connection, person))
    return messages.Tables(await _infos(visit, rows))


async def search_of(
    visit: Admitted,
    player: Text = None,
    person: Text = None,
    game: FromQuery[messages.GameName | None] = None,
    by: By = None,
    before: Text = None,
) -> queries.Search:
    """What a query looks for."""
    return queries.Search(player=player, person=person, game=game, by=by, before=before, viewer=visit.person_id)


Search = NamedDependency[queries.Search]


@get("/games", opt={"operation": "games.search"}, responses=REFUSALS)
async def search_games(visit: Admitted, search: Search) -> messages.Page:
    """Finished games, the latest first: those that were listed, and mine."""
    page = await _page(visit, search)
    return messages.Page(await _infos(visit, page.tables), page.next)


@get("/games.jsonl", opt={"operation": "games.download"}, responses=REFUSALS, media_type=NDJSON)
async def download_games(visit: Admitted, search: Search) -> Stream:
    """The records of the same games, one a line."""
    page = await _page(visit, search, MOST_DOWNLOADED)
    headers = {"content-disposition": 'attachment; filename="thauma.jsonl"'}
    if page.next is not None:
        headers["x-next"] = page.next
    return Stream(_records(visit, [row.id for row in page.tables]), media_type=NDJSON, headers=headers)


async def _records(visit: Visit, ids: list[str]) -> AsyncIterator[bytes]:
    for table_id in ids:
        while (wait := visit.house.limits.wait("replays", visit.client)) > 0:  # each is replayed
            await asyncio.sleep(wait)
        with suppress(DamagedTable):
            live = await visit.house.tables.find(table_id)
            await live.freshen()  # its end may have been written by another process
            yield (await asyncio.to_thread(live.record_text)).encode() + b"\n"


async def _page(visit: Visit, search: queries.Search, limit: int = 50) -> queries.Page:
    try:
        return await visit.house.store.read(lambda connection: queries.finished_games(connection, search, limit))
    except queries.BadCursor as error:
        raise BadRequest(str(error)) from error


@get("/people/{person_id:str}", opt={"operation": "people.see"}, responses=REFUSALS)
async def see_person(visit: Admitted, person_id: PersonId) -> messages.Profile:
    """Somebody, and how they fare."""
    person = await visit.house.identity.find(person_id)
    if person is None:
        raise UnknownPerson("there is nobody of that id")

    def look(connection: Connection) -> tuple[list[ratings.Standing], int]:
        return ratings.standings_of(connection, person_id), queries.games_of(connection, person_id)

    found, games = await visit.house.store.read(look)
    return messages.Profile(person, _ratings(found), games)


@get("/people", opt={"operation": "people.search"}, responses=REFUSALS)
async def search_people(visit: Admitted, name: NameBeginning) -> messages.People:
    """Accounts whose names begin so, and their ratings."""

    def look(connection: Connection) -> tuple[list[Person], list[ratings.Standing]]:
        found = people.find_named(connection, name, MOST_FOUND)
        return found, ratings.standings_of(connection, *(person.id for person in found))

    found, standings = await visit.house.store.read(look)
    of = {person.id: [row for row in standings if row.person.id == person.id] for person in found}
    return messages.People([messages.Found(person, _ratings(of[person.id])) for person in found])


def _ratings(standings: Iterable[ratings.Standing]) -> list[messages.Rating]:
    return [messages.Rating(row.game, row.rating, row.games) for row in standings]


@get("/ratings/{game:str}", opt={"operation": "ratings.see"}, responses=REFUSALS)
async def see_ratings(visit: Admitted, game: FromPath[messages.GameName]) -> messages.Ranking:
    """The best of a game."""
    rows = await visit.house.store.read(lambda connection: ratings.best(connection, game))
    return messages.Ranking([messages.Ranked(row.person, row.rating, row.games) for row in rows])


@get("/levels", opt={"operation": "levels.see"}, responses=REFUSALS)
async def see_levels() -> Response[dict[str, list[int]]]:
    """By game, the levels that bots play at."""
    return Response({name: list(levels_of(name)) for name in names()})


async def _infos(visit: Visit, rows: list[Listed]) -> list[messages.TableInfo]:
    rated_at: dict[str, dict[str, int]] = {}
    if any(row.rated for row in rows):
        rated_at = await visit.house.store.read(lambda connection: ratings.at_tables(connection, rows))
    return [table_info(row, visit.person_id, visit.house.presence, rated_at.get(row.game, {})) for row in rows]


games_router = Router(
    path="/",
    dependencies={"search": Provide(search_of)},
    route_handlers=[
        see_lobby,
        see_my_games,
        search_games,
        download_games,
        search_people,
        see_person,
        see_ratings,
        see_levels,
    ],
    tags=["games"],
)

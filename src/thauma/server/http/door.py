"""The door: every request and every socket comes through here. Who is it, do they come too often, may they?"""

import asyncio
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from thauma.server.http import cookies
from thauma.server.http.limits import client_of, too_many
from thauma.server.people.identity import Known
from thauma.server.people.permissions import Role, allows, require, roles
from thauma.server.people.rows import Person
from thauma.server.process.house import House
from thauma.server.process.logs import begin_request
from thauma.server.refusals import NotAllowed, TooMany
from thauma.server.tables.live_table import LiveTable

LONGEST_PAUSE = 1.0  # seconds, of a client that asks too much, before it is told so
PLAYED_BY_REQUESTS = frozenset({"acts.send", "states.see"})  # what programs do who have no connection
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

Connection = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


class Visit:
    """Who came, what they are here, and the table they came for."""

    def __init__(self, house: House, client: str, known: Known | None, live: LiveTable | None) -> None:
        self.house = house
        self.client = client  # an address, as limits count it
        self.ban = known.ban if known is not None else None
        self.owner = known.person if known is not None else None  # of data here, though perhaps banned
        self.person = self.owner if self.ban is None else None  # who may do something
        self.is_admin = known is not None and known.is_admin
        self.session = known.session if known is not None else None
        self.by_token = known is not None and known.by == "token"
        self.live = live

    @property
    def roles(self) -> frozenset[Role]:
        person, live = self.person, self.live
        return roles(
            signed_in=self.owner is not None,
            banned=self.ban is not None,
            admin=self.is_admin,
            account=person is not None and person.has_account,
            seated=person is not None and live is not None and live.table.has_place_for(person.id),
            host=person is not None and live is not None and live.table.options.host == person.id,
        )

    def require(self, operation: str) -> None:
        if self.ban is not None and not allows(self.roles, operation):
            raise NotAllowed(self.ban.sentence)
        require(self.roles, operation, by_token=self.by_token)

    def note_presence(self) -> None:
        if self.house.presence.note_request(self.table.id, self.somebody.id):
            self.table.tell_table()

    @property
    def somebody(self) -> Person:
        """The person, where the door lets only people with a name in."""
        assert self.person is not None
        return self.person

    @property
    def table(self) -> LiveTable:
        assert self.live is not None
        return self.live

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id


async def guard(connection: Connection, handler: BaseRouteHandler) -> None:
    """Litestar's guard for requests. Sockets come through `admit` themselves, to hear the reason if they may not."""
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] != "OPTIONS":  # which does nothing
        await admit(connection, handler.opt["operation"])


async def admit(connection: Connection, operation: str) -> Visit:
    """Let somebody in, or refuse."""
    house = house_of(connection)
    connection.state.request_id = begin_request(connection.headers.get("x-request-id"))
    client = await _count(connection)
    _check_origin(connection)
    cookie = cookies.sent(connection.cookies, secure=house.settings.secure)
    known = await house.identity.who(cookie, connection.headers.get("authorization"))
    table_id = connection.path_params.get("table_id")
    live = await house.tables.find(table_id) if table_id is not None else None
    if live is not None:
        await live.freshen()
    visit = Visit(house, client, known, live)
    visit.require(operation)
    if operation in PLAYED_BY_REQUESTS and Role.SEATED in visit.roles:
        visit.note_presence()
    connection.state.visit = visit
    connection.state.new_cookie = known.cookie if known is not None else None
    return visit


async def guard_page(connection: Connection, _handler: BaseRouteHandler) -> None:
    """The same for the files of the page, which are for everybody and many at once."""
    await _count(connection, "files")


async def count_the_rest(connection: Connection) -> None:
    """What is answered without having come through the door (there is no such address or method) counts too."""
    if "client" not in connection.state:
        with suppress(TooMany):  # it is late to refuse, but not to be slow
            await _count(connection)


async def _count(connection: Connection, limit: str = "requests") -> str:
    """Let who comes often wait, and refuse who comes too often, but not at once: a refusal that is asked for a thousand
    times a second costs the others as much as an answer. The client, as limits count it."""
    house = house_of(connection)
    client: str = client_of(
        connection.client.host if connection.client is not None else "",
        ",".join(connection.headers.getall("x-forwarded-for", [])),  # several lines are one list
        house.settings.proxies,
    )
    connection.state.client = client
    wait = house.limits.wait(limit, client)
    pause = wait or house.limits.pause(limit, client)
    if pause > 0:
        await asyncio.sleep(min(pause, LONGEST_PAUSE))
    if wait > 0:
        raise too_many(limit, wait)
    return client


def _check_origin(connection: Connection) -> None:
    """A page of another site may not act in somebody's name."""
    changes = connection.scope["type"] == ScopeType.WEBSOCKET or connection.scope.get("method") not in SAFE_METHODS
    origin = connection.headers.get("origin")
    if not changes or origin is None:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise NotAllowed("this request came from a page of another site; only this server's own page may send it")


async def visit_of(request: Connection) -> Visit:
    """For handlers: whom the door has let in."""
    visit: Visit = request.state.visit
    return visit


Admitted = NamedDependency[Visit]  # what a handler is given under the name `visit`

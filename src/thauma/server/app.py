"""The server's app: routes, and what holds for all of them."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, Schema, SecurityScheme
from litestar.plugins import OpenAPISchemaPlugin
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from litestar.types import Message, Scope
from litestar.typing import FieldDefinition
from msgspec import Meta

from thauma import __version__
from thauma.games import game, names
from thauma.games.errors import ThaumaError
from thauma.games.schema import OF_ITS_GAME
from thauma.server.http import answers
from thauma.server.http.admin import admin_router
from thauma.server.http.analysis import analysis_router
from thauma.server.http.answers import identity_cookie
from thauma.server.http.cookies import name_of
from thauma.server.http.door import count_the_rest, guard, visit_of
from thauma.server.http.games import games_router
from thauma.server.http.host import host_router
from thauma.server.http.lessons import lessons_router
from thauma.server.http.limits import LARGEST_BODY
from thauma.server.http.own_data import own_data_router
from thauma.server.http.page import page_routes
from thauma.server.http.people import people_router
from thauma.server.http.play import play_router
from thauma.server.http.study import study_router
from thauma.server.http.tables import tables_router
from thauma.server.live.socket import live
from thauma.server.process import garbage, logs
from thauma.server.process.house import House
from thauma.server.process.metrics import OTHER
from thauma.server.process.settings import Settings
from thauma.server.process.starting import until_open
from thauma.server.refusals import Refusal

SEE_SCHEMA = {"operation": "schema.see"}
log = structlog.get_logger(__name__)

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def create() -> Litestar:
    """The app with the settings that were handed to this process."""
    settings = Settings.imported()
    logs.set_up(human={"json": False, "text": True}.get(settings.log))
    garbage.search_seldom()
    return make_app(settings, when_warm=garbage.leave_out_what_stays)


def make_app(settings: Settings, page: Path | None = None, when_warm: Callable[[], None] = lambda: None) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            app.state.house = await until_open(lambda: stack.enter_async_context(House.open(settings, when_warm)))
            yield

    return Litestar(
        route_handlers=[
            Router(
                path="/api",
                route_handlers=[
                    people_router,
                    own_data_router,
                    tables_router,
                    lessons_router,
                    play_router,
                    games_router,
                    analysis_router,
                    study_router,
                    admin_router,
                    live,
                ],
                guards=[guard],
            ),
            Router(path="/", route_handlers=[host_router], guards=[guard]),
            *page_routes(page),
        ],
        lifespan=[lifespan],
        dependencies={"visit": Provide(visit_of)},
        exception_handlers={
            Refusal: answers.on_refusal,
            ThaumaError: answers.on_error_of_ours,
            HTTPException: answers.on_http_error,
            RecursionError: answers.on_deep_nesting,
            Exception: answers.on_fault,
        },
        before_send=[finish],
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude=["/stream", "games.jsonl", "/me/data", "^/assets/"]
        ),
        openapi_config=_described(settings),
        plugins=[DescribesMoves()],
        logging_config=None,
    )


async def finish(message: Message, scope: Scope) -> None:
    """Give every answer, refusals too, what it must carry; count it; note it in the log if it is a fault of ours."""
    if message["type"] != "http.response.start":
        return
    await count_the_rest(ASGIConnection(scope))
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    renewed = scope["state"].get("new_cookie")
    if renewed is not None and "set-cookie" not in headers:
        headers.add("set-cookie", identity_cookie(scope["litestar_app"].state.house, renewed).to_header(header=""))
    if (request := scope.get("state", {}).get("request_id")) is not None:
        headers["x-request-id"] = request
    handler = scope.get("route_handler")
    operation = str(handler.opt.get("operation", OTHER)) if handler is not None else OTHER
    house: House = scope["litestar_app"].state.house
    house.metrics.request_answered(operation, message["status"])
    if message["status"] >= 500 and message["status"] != HTTP_503_SERVICE_UNAVAILABLE:  # why it is busy is told once
        log.error("a request was answered with a fault", operation=operation, status=message["status"])


class RenderedOnce(OpenAPIRenderPlugin):
    """A description of the API that is written when somebody first asks for it: that takes a fifth of a second."""

    def __init__(self, plugin: OpenAPIRenderPlugin) -> None:
        super().__init__(path=plugin.paths, media_type=plugin.media_type)
        self._plugin = plugin
        self._text: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._text is None:
            self._text = self._plugin.render(request, openapi_schema)
        return self._text


class DescribesMoves(OpenAPISchemaPlugin):
    """A move travels as it is and the rules read it; what it may be, the schema of each game says."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return any(isinstance(it, Meta) and it.extra == OF_ITS_GAME for it in field_definition.metadata)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:  # noqa: ARG002
        moves = [FieldDefinition.from_annotation(game(name).schema.Move) for name in names()]
        return Schema(any_of=[schema_creator.for_field_definition(move) for move in moves])


def _described(settings: Settings) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Thauma",
        version=__version__,
        description="Tables for 7 Wonders Duel and 7 Wonders: play, watch, look back; for people and programs.",
        openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, guards=[guard], opt=SEE_SCHEMA),
        render_plugins=[RenderedOnce(JsonRenderPlugin()), RenderedOnce(YamlRenderPlugin())],
        components=Components(
            security_schemes={
                "cookie": SecurityScheme(
                    type="apiKey", security_scheme_in="cookie", name=name_of(secure=settings.secure)
                ),
                "token": SecurityScheme(type="http", scheme="bearer"),
            }
        ),
    )

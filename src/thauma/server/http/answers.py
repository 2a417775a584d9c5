"""Answers that many routes give: refusals, cookies, messages that are bytes already."""

from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from thauma.games.errors import ThaumaError
from thauma.games.schema import GameMove
from thauma.server.http.cookies import LIFETIME, name_of
from thauma.server.http.door import house_of
from thauma.server.people.rows import Person
from thauma.server.process.house import House
from thauma.server.refusals import (
    CODES,
    BadRequest,
    Code,
    NotAllowed,
    NotFound,
    NotSignedIn,
    Refusal,
    TooLarge,
    TooMany,
    failed,
    of_error,
)

log = structlog.get_logger(__name__)


class RefusalBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """Nothing was changed: what was wrong and what would be right."""

    code: Code
    sentence: str
    legal: list[GameMove] | None = None


REFUSALS: dict[int, ResponseSpec] = {
    status: ResponseSpec(
        RefusalBody,
        generate_examples=False,
        description="; ".join(f"`{code}`: {told.meaning}" for code, told in CODES.items() if told.status == status),
    )
    for status in sorted({told.status for told in CODES.values()} - {500})
}

NOTHING = ResponseSpec(None, generate_examples=False, description="Done; there is nothing to say")

_OF_STATUS: dict[int, type[Refusal]] = {401: NotSignedIn, 403: NotAllowed, 404: NotFound, 413: TooLarge, 429: TooMany}


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[dict[str, Any]]:
    house_of(request).metrics.refused(refusal.code)
    headers = {"retry-after": str(refusal.retry_after)} if refusal.retry_after is not None else None
    return Response(refusal.body(), status_code=refusal.status, headers=headers, media_type=MediaType.JSON)


def on_error_of_ours(request: Request[Any, Any, Any], error: ThaumaError) -> Response[dict[str, Any]]:
    return on_refusal(request, of_error(error))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 405:
        body = msgspec.json.encode(RefusalBody("bad_request", "this address does not take that method"))
        return Response(body, status_code=405, headers=error.headers, media_type=MediaType.JSON)
    kind = _OF_STATUS.get(error.status_code, BadRequest)
    return on_refusal(request, kind(_sentence(error)))


def on_deep_nesting(request: Request[Any, Any, Any], _error: RecursionError) -> Response[dict[str, Any]]:
    return on_refusal(request, BadRequest("the request can't be read: it is nested too deeply"))


def _sentence(error: HTTPException) -> str:
    if error.status_code == 404:
        return "there is nothing at this address"
    if error.status_code == 413:
        return "the body is too large"
    extra = error.extra if isinstance(error.extra, list) else []
    places = [f"{item.get('key', 'body')}: {item.get('message')}" for item in extra if isinstance(item, dict)]
    return f"the request can't be read: {'; '.join(places) or error.detail}"[:400]


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    log.error("a request failed", operation=request.route_handler.opt.get("operation", ""), exc_info=error)
    return on_refusal(request, failed())


def identity_cookie(house: House, value: str | None) -> Cookie:
    """The cookie that says who somebody is; None takes it away."""
    return Cookie(
        key=name_of(secure=house.settings.secure),
        value=value or "",
        path="/",
        max_age=LIFETIME if value else 0,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )


def signed_in(
    request: Request[Any, Any, Any], person: Person, status: int, session: str | None = None
) -> Response[Person]:
    """Somebody, with the cookie that will tell who they are; of a new session unless they go on with one."""
    house = house_of(request)
    cookie = identity_cookie(house, house.identity.cookie_of(person, session))
    return Response(person, status_code=status, cookies=[cookie])


def ready_made(message: bytes, media_type: str = MediaType.JSON) -> Response[Any]:
    """An answer that is bytes already."""
    return Response(message, media_type=media_type)

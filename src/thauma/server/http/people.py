"""Who somebody is."""

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.params import JSONBody, PathParameter

from thauma.server import messages
from thauma.server.http.answers import NOTHING, REFUSALS, identity_cookie, signed_in
from thauma.server.http.door import Admitted
from thauma.server.people.rows import Person, TokenRow

AnyRequest = Request[Any, Any, Any]
TokenId = Annotated[str, PathParameter(max_length=64, pattern=messages.PLAIN)]


@get("/me", opt={"operation": "me.see"}, responses=REFUSALS)
async def see_me(visit: Admitted) -> messages.Me:
    """Who I am; nobody before I have chosen a name or logged in."""
    return messages.Me(visit.person)


@post("/guests", opt={"operation": "guests.create"}, responses=REFUSALS)
async def come_in(request: AnyRequest, visit: Admitted, data: JSONBody[messages.NewName]) -> Response[Person]:
    """Come in as a guest with a name. A guest who comes in again is renamed."""
    if visit.person is not None:
        return signed_in(request, await visit.house.identity.rename(visit.person, data.name), 201)
    visit.house.limits.take("guests", visit.client)
    return signed_in(request, await visit.house.identity.add_guest(data.name), 201)


@patch("/me", opt={"operation": "me.rename"}, responses=REFUSALS)
async def rename_me(visit: Admitted, data: JSONBody[messages.NewName]) -> Person:
    """Take another name."""
    return await visit.house.identity.rename(visit.somebody, data.name)


@post("/accounts", opt={"operation": "accounts.create"}, responses=REFUSALS)
async def make_account(request: AnyRequest, visit: Admitted, data: JSONBody[messages.Credentials]) -> Response[Person]:
    """Make an account. A guest becomes it and keeps the games."""
    visit.house.limits.take("accounts", visit.client)
    person = await visit.house.identity.add_account(visit.person, data.name, data.password)
    return signed_in(request, person, 201)


@post("/login", status_code=200, opt={"operation": "login"}, responses=REFUSALS)
async def log_in(request: AnyRequest, visit: Admitted, data: JSONBody[messages.Credentials]) -> Response[Person]:
    """Be the account of that name."""
    visit.house.limits.take("logins", visit.client)
    return signed_in(request, await visit.house.identity.log_in(data.name, data.password, visit.client), 200)


@post("/logout", status_code=204, opt={"operation": "logout"}, responses={**REFUSALS, 204: NOTHING})
async def log_out(visit: Admitted) -> Response[None]:
    """Be nobody again on this device."""
    return Response(None, status_code=204, cookies=[identity_cookie(visit.house, None)])


@get("/me/tokens", opt={"operation": "tokens.list"}, responses=REFUSALS)
async def list_tokens(visit: Admitted) -> messages.Tokens:
    """The tokens of my programs; the tokens themselves were shown once."""
    return messages.Tokens([_token(row) for row in await visit.house.identity.list_tokens(visit.somebody)])


@post("/me/tokens", opt={"operation": "tokens.create"}, responses=REFUSALS)
async def make_token(visit: Admitted, data: JSONBody[messages.NewToken]) -> messages.Token:
    """A token with which a program plays in my name. It is shown now and never again."""
    visit.house.limits.take("tokens", visit.somebody.id)
    row, token = await visit.house.identity.add_token(visit.somebody, data.label)
    return _token(row, token)


@delete("/me/tokens/{token_id:str}", opt={"operation": "tokens.revoke"}, responses=REFUSALS)
async def revoke_token(visit: Admitted, token_id: TokenId) -> None:
    """Let a token open nothing any more."""
    await visit.house.identity.revoke_token(visit.somebody, token_id)


def _token(row: TokenRow, token: str | None = None) -> messages.Token:
    return messages.Token(row.id, row.label, row.created_at, row.used_at, token)


people_router = Router(
    path="/",
    route_handlers=[
        see_me,
        come_in,
        rename_me,
        make_account,
        log_in,
        log_out,
        list_tokens,
        make_token,
        revoke_token,
    ],
    tags=["people"],
)

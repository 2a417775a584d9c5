"""Who somebody is."""

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.params import JSONBody, PathParameter

from thauma.server import messages
from thauma.server.http.answers import NOTHING, REFUSALS, identity_cookie, signed_in
from thauma.server.http.door import Admitted, Visit
from thauma.server.people.identity import session_of_token
from thauma.server.people.rows import Person, TokenRow

AnyRequest = Request[Any, Any, Any]
TokenId = Annotated[str, PathParameter(max_length=64, pattern=messages.PLAIN)]


@get("/me", opt={"operation": "me.see"}, responses=REFUSALS)
async def see_me(visit: Admitted) -> messages.Me:
    """Who I am; nobody before I have chosen a name or logged in."""
    return messages.Me(visit.owner, visit.ban, visit.is_admin)


@post("/guests", opt={"operation": "guests.create"}, responses=REFUSALS)
async def come_in(request: AnyRequest, visit: Admitted, data: JSONBody[messages.NewName]) -> Response[Person]:
    """Come in as a guest with a name. A guest who comes in again is renamed."""
    if visit.person is not None:
        return signed_in(request, await visit.house.identity.rename(visit.person, data.name), 201, visit.session)
    visit.house.limits.take("guests", visit.client)
    return signed_in(request, await visit.house.identity.add_guest(data.name), 201)


@patch("/me", opt={"operation": "me.rename"}, responses=REFUSALS)
async def rename_me(visit: Admitted, data: JSONBody[messages.NewName]) -> Person:
    """Take another name."""
    return await visit.house.identity.rename(visit.somebody, data.name)


@post("/accounts", opt={"operation": "accounts.create"}, responses=REFUSALS)
async def make_account(request: AnyRequest, visit: Admitted, data: JSONBody[messages.Credentials]) -> Response[Person]:
    """Make an account. A guest becomes it and keeps the games; the guest's cookies open nothing any more."""
    visit.house.limits.take("accounts", visit.client)
    person = await visit.house.identity.add_account(visit.person, data.name, data.password)
    visit.house.end_sessions(person.id)
    return signed_in(request, person, 201)


@post("/login", status_code=200, opt={"operation": "login"}, responses=REFUSALS)
async def log_in(request: AnyRequest, visit: Admitted, data: JSONBody[messages.Credentials]) -> Response[Person]:
    """Be the account of that name."""
    visit.house.limits.take("logins", visit.client)
    return signed_in(request, await visit.house.identity.log_in(data.name, data.password, visit.client), 200)


@post("/logout", status_code=204, opt={"operation": "logout"}, responses={**REFUSALS, 204: NOTHING})
async def log_out(visit: Admitted) -> Response[None]:
    """Be nobody again on this device: what its cookie opened is closed."""
    if visit.owner is not None and visit.session is not None:
        await visit.house.identity.log_out(visit.owner, visit.session)
        visit.house.end_sessions(visit.owner.id, visit.session)
    return _forgetting(visit)


@post(
    "/logout/everywhere", status_code=204, opt={"operation": "logout.everywhere"}, responses={**REFUSALS, 204: NOTHING}
)
async def log_out_everywhere(visit: Admitted) -> Response[None]:
    """Be nobody again on all devices, this one too. Programs go on: revoke their tokens to stop them."""
    await visit.house.identity.log_out_everywhere(visit.somebody)
    visit.house.end_sessions(visit.somebody.id)
    return _forgetting(visit)


def _forgetting(visit: Visit) -> Response[None]:
    return Response(None, status_code=204, cookies=[identity_cookie(visit.house, None)])


@post("/me/password", status_code=200, opt={"operation": "password.change"}, responses=REFUSALS)
async def change_password(
    request: AnyRequest, visit: Admitted, data: JSONBody[messages.NewPassword]
) -> Response[Person]:
    """Take another password, which needs the old one. All other devices are logged out."""
    visit.house.limits.take("logins", visit.client)
    await visit.house.identity.change_password(visit.somebody, data.old, data.new, visit.client)
    visit.house.end_sessions(visit.somebody.id)
    return signed_in(request, visit.somebody, 200)


@post("/password-reset", status_code=200, opt={"operation": "password.reset"}, responses=REFUSALS)
async def reset_password(request: AnyRequest, visit: Admitted, data: JSONBody[messages.Reset]) -> Response[Person]:
    """Choose a new password with a code that whoever runs the server has made for you. All devices are logged out."""
    visit.house.limits.take("logins", visit.client)
    person = await visit.house.identity.reset_password(data.name, data.code, data.password, visit.client)
    visit.house.end_sessions(person.id)
    return signed_in(request, person, 200)


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
    visit.house.end_sessions(visit.somebody.id, session_of_token(token_id))


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
        log_out_everywhere,
        change_password,
        reset_password,
        list_tokens,
        make_token,
        revoke_token,
    ],
    tags=["people"],
)

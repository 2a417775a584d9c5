"""What belongs to a person: they can take it with them, and they can go."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from thauma.server import messages
from thauma.server.admin.actions import DeletePerson
from thauma.server.http.answers import NOTHING, REFUSALS, identity_cookie
from thauma.server.http.door import Admitted, Visit
from thauma.server.people.own_data import OwnData, own_data
from thauma.server.refusals import DamagedTable

JSON = "application/json"


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to be deleted; an account says its password."""

    password: messages.Password | None = None


@get("/me/data", opt={"operation": "me.data"}, responses=REFUSALS, media_type=JSON)
async def download_my_data(visit: Admitted) -> Stream:
    """All that the server has about me, as one JSON object: my account, tokens, ratings, what was done about me, and
    my games with their records."""
    owner = visit.owner
    assert owner is not None
    visit.house.limits.take("replays", visit.client)
    data, tables = await visit.house.store.read(lambda connection: own_data(connection, owner))
    headers = {"content-disposition": 'attachment; filename="thauma-data.json"'}
    return Stream(_parts(visit, data, tables), media_type=JSON, headers=headers)


async def _parts(visit: Visit, data: OwnData, tables: list[str]) -> AsyncIterator[bytes]:
    yield msgspec.json.encode(data).removesuffix(b"}") + b',"games":['
    for number, table_id in enumerate(tables):
        while (wait := visit.house.limits.wait("replays", visit.client)) > 0:
            await asyncio.sleep(wait)
        yield (b"," if number else b"") + await _game(visit, table_id)
    yield b"]}"


async def _game(visit: Visit, table_id: str) -> bytes:
    try:
        live = await visit.house.tables.find(table_id)
        await live.freshen()
        info = await live.seen_by(visit.owner.id if visit.owner is not None else None)
        record = await asyncio.to_thread(live.record_text) if info.status == "finished" else "null"
    except DamagedTable:
        return msgspec.json.encode({"id": table_id, "damaged": True})
    return msgspec.json.encode({"table": info, "record": msgspec.Raw(record.encode())})


@post("/me/delete", status_code=204, opt={"operation": "me.delete"}, responses={**REFUSALS, 204: NOTHING})
async def delete_me(visit: Admitted, data: JSONBody[Farewell]) -> Response[None]:
    """Be nobody, for good: leave all seats, forget my account and my name in games. An account says its password."""
    owner = visit.owner
    assert owner is not None
    visit.house.limits.take("logins", visit.client)
    await visit.house.identity.check_password(owner, data.password, visit.client)
    await visit.house.carry_out(DeletePerson(person=owner.id, reason="their own wish"), owner.id)
    return Response(None, status_code=204, cookies=[identity_cookie(visit.house, None)])


own_data_router = Router(path="/", route_handlers=[download_my_data, delete_me], tags=["people"])

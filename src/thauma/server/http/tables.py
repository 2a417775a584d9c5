"""Making tables, and who sits where."""

from contextlib import suppress
from typing import Annotated

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from thauma.server import messages
from thauma.server.http.answers import REFUSALS
from thauma.server.http.door import Admitted, Visit
from thauma.server.people.rows import Person
from thauma.server.refusals import LobbyClosed, NotAllowed, Running, SeatTaken, TooMany
from thauma.server.store import AlreadyThere, queries
from thauma.server.tables import creating, journal
from thauma.server.tables.journal import Act
from thauma.server.tables.live_table import LiveTable
from thauma.server.tables.parts import Seat

MOST_LISTED = 8  # open tables of one host in the lobby

SeatOwner = messages.BotSeat | messages.OpenSeat
SeatNumber = Annotated[int, PathParameter(ge=0, le=6)]


@post("/tables", opt={"operation": "tables.create"}, responses=REFUSALS)
async def make_table(visit: Admitted, data: JSONBody[messages.NewTable]) -> messages.TableInfo:
    """Make a table. It starts by itself as soon as no seat is open."""
    host = visit.somebody
    check_lobby_is_open(visit)
    visit.house.limits.take("tables", host.id)
    if data.listed and await visit.house.store.read(lambda c: queries.listed_by(c, host.id)) >= MOST_LISTED:
        raise TooMany(f"you have {MOST_LISTED} open tables in the lobby: close one, or make this one private")
    await visit.house.warming.of(data.game)
    options = creating.create_table(data, host, visit.house.tables.now())
    live = await visit.house.tables.create(options, creating.first_acts(data, host), host.id)
    return await live.seen_by(host.id)


def check_lobby_is_open(visit: Visit) -> None:
    if (why := visit.house.follower.why_closed) is not None:
        raise LobbyClosed(f"No new tables for now: {why or 'the server is being looked after'}. Running games go on.")


@get("/tables/{table_id:str}", opt={"operation": "tables.see"}, responses=REFUSALS)
async def see_table(visit: Admitted) -> messages.TableInfo:
    """A table, for whoever knows its id."""
    return await visit.table.seen_by(visit.person_id)


@delete("/tables/{table_id:str}", status_code=200, opt={"operation": "tables.abort"}, responses=REFUSALS)
async def abort_table(visit: Admitted) -> messages.TableInfo:
    """Give a table up before it has started."""
    return await _done(visit, journal.Abort())


@post("/tables/{table_id:str}/seats/{seat:int}", opt={"operation": "seats.sit"}, status_code=200, responses=REFUSALS)
async def sit_down(visit: Admitted, seat: SeatNumber) -> messages.TableInfo:
    """Take an open seat, or my own seat back from the bot that kept it."""
    live, person = visit.table, visit.somebody
    if live.table.options.rated and not person.has_account:
        raise NotAllowed("rated tables are for accounts: choose a name and a password first")
    if seat in live.table.seats_of(person.id) and live.table.status == "playing":
        return await _done(visit, journal.Return(seat))
    return await _done(visit, journal.Sit(seat, person.id, person.name))


@delete(
    "/tables/{table_id:str}/seats/{seat:int}", status_code=200, opt={"operation": "seats.leave"}, responses=REFUSALS
)
async def stand_up(visit: Admitted, seat: SeatNumber) -> messages.TableInfo:
    """Leave my seat: before the start it is open again, afterwards a bot keeps it for me, if the table has such bots.
    A seat that is only kept for me is open to everybody then."""
    table, person = visit.table.table, visit.somebody.id
    if seat < len(table.seats) and table.seats[seat].kept_for == person:
        return await _done(visit, journal.Release(seat))
    table.check_owner(person, seat)
    if table.status == "open":
        return await _done(visit, journal.StandUp(seat))
    bots = table.options.bots_for_people
    if bots.after_minutes is None:
        raise NotAllowed("at this table no bot plays for a person: stay, or give up")
    return await _done(visit, journal.StandIn(seat, bots.level))


@put("/tables/{table_id:str}/seats/{seat:int}", opt={"operation": "seats.set"}, responses=REFUSALS)
async def set_seat(visit: Admitted, seat: SeatNumber, data: JSONBody[SeatOwner]) -> messages.TableInfo:
    """Put a bot on a seat or open it, which removes whoever sits there (the host, before the start); or hand the seat
    of someone who is away to a bot, which plays at the level that the table has for it."""
    live, person = visit.table, visit.somebody
    if live.table.status == "open":
        if live.table.options.host != person.id:
            raise NotAllowed("before the start only the host can assign seats")
        return await _done(visit, *_new_owner(live, seat, data))
    if isinstance(data, messages.OpenSeat):
        raise Running("a seat is not opened during the game; it can be handed to a bot while its player is away")
    _check_away(visit, live, seat)
    return await _done(visit, journal.StandIn(seat, live.table.options.bots_for_people.level))


def _new_owner(live: LiveTable, seat: int, data: SeatOwner) -> list[Act]:
    acts: list[Act] = []
    owner = live.table.seats[seat] if seat < len(live.table.seats) else Seat()
    if owner.kind != "open":
        if isinstance(data, messages.BotSeat) and owner.person not in (None, live.table.options.host):
            raise SeatTaken(f"somebody sits on seat {seat}: open it first")
        acts.append(journal.StandUp(seat))
    elif owner.kept_for is not None:
        acts.append(journal.Release(seat))
    if isinstance(data, messages.BotSeat):
        acts.append(journal.SeatBot(seat, data.level))
    return acts


def _check_away(visit: Visit, live: LiveTable, seat: int) -> None:
    if seat >= len(live.table.seats):
        return  # the table will say that there is no such seat
    person, presence, options = live.table.seats[seat].person, visit.house.presence, live.table.options
    wait = options.bots_for_people.wait_ms(options.time)
    if wait is None:
        raise NotAllowed("at this table no bot plays for a person")
    left_at = presence.away_since(live.id, person) or presence.began_at  # nobody is gone because the server was
    since = max(left_at, live.table.started_at or 0)
    if presence.is_here(live.id, person) or visit.house.tables.now() - since < wait:
        raise NotAllowed(f"the player of seat {seat} is here, or has not been away for {wait // 60_000} minutes yet")


@post("/tables/{table_id:str}/rematch", opt={"operation": "tables.rematch"}, status_code=200, responses=REFUSALS)
async def ask_for_rematch(visit: Admitted) -> messages.TableInfo:
    """The same table again with everybody one seat further: a seat is kept for each. Whoever asks sits down there; it
    starts when all have."""
    old, person = visit.table, visit.somebody
    if old.table.status != "finished":
        raise Running("a rematch is possible after the end of the game")
    live = await _rematch_of(visit, old, person)
    for seat in creating.seats_in_rematch(old.table, person.id):
        with suppress(SeatTaken, Running):  # by myself, a moment ago or at another process
            await live.act(journal.Sit(seat, person.id, person.name), person.id)
    return await live.seen_by(person.id)


async def _rematch_of(visit: Visit, old: LiveTable, person: Person) -> LiveTable:
    tables = visit.house.tables
    if old.rematch is None:
        check_lobby_is_open(visit)
        wish = creating.rematch_wish(old.table)
        options = creating.create_table(wish, person, tables.now(), rematch_of=old.id)
        try:
            await tables.create(options, creating.first_acts_of_rematch(old.table), person.id)
        except AlreadyThere:  # somebody else asked at the same moment
            await old.freshen()
        else:
            visit.house.tell_rematch(old.id, options.id)
    assert old.rematch is not None
    return await tables.find(old.rematch)


async def _done(visit: Visit, *acts: Act) -> messages.TableInfo:
    for act in acts:
        await visit.table.act(act, visit.somebody.id)
    return await visit.table.seen_by(visit.somebody.id)


tables_router = Router(
    path="/",
    route_handlers=[make_table, see_table, abort_table, sit_down, stand_up, set_seat, ask_for_rematch],
    tags=["tables"],
)

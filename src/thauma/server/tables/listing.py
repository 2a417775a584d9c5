"""A table as lists and its visitors see it: nothing of the deal, nothing of any hand."""

from collections.abc import Mapping

import msgspec

from thauma.games.protocol import Progress
from thauma.server import messages
from thauma.server.live.presence import Presence
from thauma.server.people.ratings import NEWCOMERS_NUMBER
from thauma.server.store.rows import Head, Listed, SeatRow, Terms
from thauma.server.tables.clock import TimeControl
from thauma.server.tables.parts import StandIns
from thauma.server.tables.shelf import fields_of
from thauma.server.tables.table import Table


def head_of(table: Table, now: int, thinker: str | None) -> Head:
    """What the store keeps beside the journal, so that tables can be found without reading it."""
    age, turn = table.game.progress(table.live.state) if table.live is not None else Progress()
    return Head(
        status=table.status,
        serial=table.serial,
        ply=table.ply,
        age=age,
        turn=turn,
        pending=sum(1 << seat for seat in table.deciding),
        deadline=table.clock.deadline(now) if table.status == "playing" else None,
        thinker=thinker if table.deciding_bots else None,
        outcome=msgspec.json.encode(table.outcome) if table.outcome is not None else None,
        started_at=table.started_at,
        ended_at=table.ended_at,
    )


def seat_rows(table: Table) -> list[SeatRow]:
    return [
        SeatRow(
            number,
            seat.kind,
            seat.person,
            seat.name,
            seat.level,
            seat.stand_in,
            seat.kept_for,
            seat.kept_name or None,
        )
        for number, seat in enumerate(table.seats)
    ]


def listed(table: Table, now: int, rematch: str | None) -> Listed:
    """A table in hand as a list from the store would have it."""
    return Listed(
        **fields_of(table.options, Terms),
        rematch=rematch,
        head=head_of(table, now, None),
        seat_rows=tuple(seat_rows(table)),
    )


def table_info(
    row: Listed,
    viewer: str | None,
    presence: Presence,
    rated_at: Mapping[str, int],
    salt: bytes | None = None,
    seal: str | None = None,
) -> messages.TableInfo:
    """What a viewer is told of a table. `rated_at`: the ratings in its game of those who have one, by person. Lists
    tell neither the salt nor the seal."""
    head = row.head
    seated = {seat.person for seat in row.seat_rows}
    return messages.TableInfo(
        id=row.id,
        game=row.game,
        rules=msgspec.json.decode(row.rules),
        time=msgspec.json.decode(row.time, type=TimeControl),
        listed=row.listed,
        rated=row.rated,
        status=head.status,  # type: ignore[arg-type]
        host=row.host,
        created_at=row.created_at,
        started_at=head.started_at,
        ended_at=head.ended_at,
        seats=[_seat(row, seat, presence, rated_at) for seat in row.seat_rows],
        serial=head.serial,
        ply=head.ply,
        pending=[seat for seat in range(row.seats) if head.pending >> seat & 1],
        age=head.age,
        turn=head.turn,
        commitment=row.commitment,
        seal=seal,
        opened=messages.Opened(salt.hex()) if salt is not None else None,
        outcome=msgspec.json.decode(head.outcome, type=messages.OutcomeInfo) if head.outcome is not None else None,
        rematch=row.rematch,
        stand_ins=msgspec.json.decode(row.stand_ins, type=StandIns) if row.stand_ins is not None else StandIns(),
        lesson=row.lesson,
        spectators=len(presence.people_here(row.id) - seated),
        you=messages.You(_seats_of(row, viewer), viewer is not None and viewer == row.host),
    )


def _seat(table: Listed, row: SeatRow, presence: Presence, rated_at: Mapping[str, int]) -> messages.SeatInfo:
    is_rated = table.rated and row.person is not None
    return messages.SeatInfo(
        seat=row.seat,
        kind=row.kind,  # type: ignore[arg-type]
        person=row.person,
        name=row.name,
        level=row.level,
        here=presence.is_here(table.id, row.person),
        away_since=presence.away_since(table.id, row.person),
        stand_in=row.stand_in,
        kept_for=messages.KeptFor(row.kept_for, row.kept_name or "") if row.kept_for is not None else None,
        rating=rated_at.get(str(row.person), NEWCOMERS_NUMBER) if is_rated else None,
    )


def _seats_of(row: Listed, viewer: str | None) -> list[int]:
    return [seat.seat for seat in row.seat_rows if viewer is not None and seat.person == viewer]

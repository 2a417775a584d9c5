"""What clients send becomes an entry of the journal, if the seat is theirs."""

import time

from thauma.server import messages
from thauma.server.live.subscriber import Subscriber
from thauma.server.process.house import House
from thauma.server.refusals import NotAllowed
from thauma.server.tables.live_table import LiveTable
from thauma.server.tables.table import Table


async def act_of(
    house: House, live: LiveTable, person: str | None, act: messages.Sent, subscriber: Subscriber | None = None
) -> messages.Ack:
    """Carry out what somebody sent; a Refusal if it can't be."""
    began = time.perf_counter()
    if act.seen > live.table.serial:  # they saw it at another process
        await live.catch_up(act.seen)
    check_seat(live.table, person, act.seat)
    assert person is not None
    ack = await live.act(act.act, person, act.id, act.seen, subscriber)
    house.metrics.move_acknowledged(live.table.options.game, time.perf_counter() - began)
    return ack


def check_seat(table: Table, person: str | None, seat: int) -> None:
    if seat not in table.seats_of(person):
        raise NotAllowed(f"seat {seat} is not yours")
    if table.seats[seat].stand_in is not None:
        raise NotAllowed("a bot plays on your seat: take it back first")

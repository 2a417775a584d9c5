"""What clients send becomes an entry of the journal, if the seat is theirs: the table looks, see LiveTable.act."""

import time

from thauma.server import messages
from thauma.server.acts import Sent
from thauma.server.live.subscriber import Subscriber
from thauma.server.process.house import House
from thauma.server.refusals import NotAllowed
from thauma.server.tables.live_table import LiveTable


async def act_of(
    house: House, live: LiveTable, person: str | None, act: Sent, subscriber: Subscriber | None = None
) -> messages.Ack:
    """Carry out what somebody sent; a Refusal if it can't be."""
    began = time.perf_counter()
    if act.seen > live.table.serial:  # they saw it at another process
        await live.catch_up(act.seen)
    if person is None:
        raise NotAllowed(f"seat {act.seat} is not yours")
    ack = await live.act(act.act, person, act.id, act.seen, subscriber)
    house.metrics.move_acknowledged(live.table.options.game, time.perf_counter() - began)
    return ack

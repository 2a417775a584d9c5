"""Which processes live, and when none did: clocks leave those times out."""

from sqlalchemy import Connection, delete, func, insert, select, update

from thauma.server.store.dialects import insert_unless_there
from thauma.server.store.schema import outages, processes

BEAT_SECONDS = 1.0
OUTAGE_AFTER = 3_000  # without a pulse of any process, in milliseconds
DEAD_AFTER = 5_000
FORGOTTEN_AFTER = 24 * 3_600_000

Outage = tuple[int, int]  # begins, ends


def beat(connection: Connection, process: str, now: int) -> Outage | None:
    """Renew a process's pulse. If no process had one for too long before, write that as an outage and return it."""
    latest = connection.execute(select(func.max(processes.c.pulse))).scalar()
    gap = None
    if latest is not None and now - latest > OUTAGE_AFTER and _write_outage(connection, latest, now):
        gap = (latest, now)
    renewed = update(processes).where(processes.c.id == process).values(pulse=now)
    if connection.execute(renewed).rowcount == 0:
        connection.execute(insert(processes).values(id=process, started_at=now, pulse=now))
        connection.execute(delete(processes).where(processes.c.pulse < now - FORGOTTEN_AFTER))
    return gap


def forget_others(connection: Connection, process: str) -> None:
    """All others are known to be gone: nobody needs to wait until their silence is long enough."""
    connection.execute(delete(processes).where(processes.c.id != process))


def outages_since(connection: Connection, begins: int = -1) -> list[Outage]:
    """The outages that began after this one, in order."""
    wanted = select(outages.c.begins, outages.c.ends).where(outages.c.begins > begins).order_by(outages.c.begins)
    return [(row.begins, row.ends) for row in connection.execute(wanted)]


def living_processes(connection: Connection, now: int) -> list[str]:
    """Those whose pulse is not older than `DEAD_AFTER`."""
    return list(connection.scalars(select(processes.c.id).where(processes.c.pulse >= now - DEAD_AFTER)))


def dead_processes(connection: Connection, now: int) -> list[str]:
    """Those that were there within a day and have no pulse any more."""
    return list(connection.scalars(select(processes.c.id).where(processes.c.pulse < now - DEAD_AFTER)))


def _write_outage(connection: Connection, begins: int, ends: int) -> bool:
    """Whether this process was the first to write it."""
    return insert_unless_there(connection, outages, {"begins": begins, "ends": ends})

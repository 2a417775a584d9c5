"""The answers to the latest acts at a table, for those who send one again. Older ones are looked up on disk."""

from collections import OrderedDict
from collections.abc import Iterable, Sequence

from thauma.server.messages import Ack
from thauma.server.store.rows import EntryRow

MOST = 8


class Remembered:
    """Made from the end of a journal; `add` keeps it at that end."""

    def __init__(self, rows: Sequence[EntryRow], last: int, ply: int) -> None:
        latest = rows[-MOST:]
        self._since = latest[0].serial if latest else last + 1  # the entry from which on nothing is missing
        self._acks: OrderedDict[tuple[str, str], Ack] = OrderedDict()
        self.add_rows(latest, ply)

    def add_rows(self, rows: Iterable[EntryRow], ply: int) -> None:
        for row in rows:
            self.add(row.actor, Ack(row.id, row.serial, ply))

    def add(self, actor: str, ack: Ack) -> None:
        if ack.id:
            self._acks[actor, ack.id] = ack
            if len(self._acks) > MOST:
                self._since = self._acks.popitem(last=False)[1].serial + 1

    def find(self, actor: str, act_id: str) -> Ack | None:
        return self._acks.get((actor, act_id))

    def has_all_after(self, serial: int) -> bool:
        """Whether an act that came after this entry would be found here."""
        return serial + 1 >= self._since

"""What was found out about moves of finished games, kept for the next who asks."""

from collections import OrderedDict
from hashlib import sha256

from thauma.server.refusals import ServerBusy
from thauma.server.thinking import Study, Thinkers

REMEMBERED = 20_000  # moves: some tens of megabytes


class Studies:
    def __init__(self, thinkers: Thinkers | None, remembered: int = REMEMBERED) -> None:
        self._thinkers = thinkers
        self._remembered = remembered
        self._known: OrderedDict[tuple[bytes, int], bytes] = OrderedDict()

    async def of(self, record: str, ply: int) -> bytes:
        """How good the move of a ply was, as JSON."""
        key = sha256(record.encode()).digest(), ply
        found = self._known.get(key)
        if found is None:
            found = await self._find(Study(record, ply))
            self._known[key] = found
            if len(self._known) > self._remembered:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return found

    async def _find(self, study: Study) -> bytes:
        if self._thinkers is None:
            raise ServerBusy("this server process has no workers that could analyse: try again")
        return await self._thinkers.study(study)

"""The bots at a table. Of all processes that have it in hand, one thinks for them: its thinker."""

import asyncio
from typing import TYPE_CHECKING

import structlog

from thauma.games.errors import Move, ThaumaError
from thauma.server.refusals import Refusal
from thauma.server.tables import journal
from thauma.study.lessons import answer

if TYPE_CHECKING:
    from thauma.server.tables.live_table import LiveTable
    from thauma.server.tables.registry import Tables

SECONDS_BEFORE_ASKING_AGAIN = 2.0  # a bot that could not think

log = structlog.get_logger(__name__)


class Bots:
    """Asks the bots that are to move, if that is for this process to do, and plays what they choose."""

    def __init__(self, live: "LiveTable", tables: "Tables") -> None:
        self._thinker: str | None = None
        self._last_thinker = ""
        self._live = live
        self._tables = tables
        self._consulted: dict[int, int] = {}  # pending seat -> the position that its bot thinks about

    def __bool__(self) -> bool:
        """Whether any of them thinks here."""
        return bool(self._consulted)

    @property
    def thinker(self) -> str | None:
        """The process that thinks, as far as is known; none if no bot is to move."""
        return self._thinker

    @thinker.setter
    def thinker(self, process: str | None) -> None:
        self._thinker, self._last_thinker = process, process or self._last_thinker

    def thinker_since(self, position: int) -> str:
        """Who is to think after an entry of ours: whoever does already, if the position is the same; else this process;
        or, if nobody thinks here, who did before: if that one is dead by now, another takes its place."""
        if self.thinker and position == self._live.table.position_serial:
            return self.thinker
        return self._tables.thinker or self._last_thinker

    def think_here(self) -> None:
        """This process is the thinker from now on."""
        self.thinker = self._tables.store.process
        self.consult()

    def consult(self) -> None:
        """Let those that are to move think, each once about a position."""
        if self._tables.think is None or self.thinker != self._tables.store.process or self._tables.is_closing:
            return
        position = self._live.table.position_serial
        for seat, level in self._live.table.deciding_bots:
            if self._consulted.get(seat) != position:
                self._consulted[seat] = position
                self._tables.in_background(self._consult(seat, level, position))

    async def _consult(self, seat: int, level: int, position: int) -> None:
        try:
            await self._think(seat, level, position)
        except ThaumaError as error:
            await self._pause_after(error, level)
        finally:
            if self._consulted.get(seat) == position:
                del self._consulted[seat]
        self.consult()

    async def _think(self, seat: int, level: int, position: int) -> None:
        assert self._tables.think is not None
        assert self._live.table.live is not None
        game, state = self._live.table.live.game, self._live.table.live.state
        player = dict(game.decisions(state))[seat]
        move = self._taught(seat)
        if move is None:
            action = await self._tables.think(game.name, game.to_bytes(state), seat, level)
            move = game.decode(state, seat, action)
        if position == self._live.table.position_serial:
            await self._live.act(journal.Move(player, move), journal.BOT, f"{position}.{seat}", position)

    def _taught(self, seat: int) -> Move | None:
        """What the lesson says, if the table is one and the game has not strayed from it."""
        table = self._live.table
        return answer(table.lesson, table.live.moves, seat) if table.lesson and table.live else None

    async def _pause_after(self, error: ThaumaError, level: int) -> None:
        """Somebody was faster, or the bot could not think: if it is still its turn, it is asked again."""
        if self._tables.is_closing:
            return
        if not isinstance(error, Refusal):
            log.warning("a bot could not think", table=self._live.id, level=level, why=error.code)
        await asyncio.sleep(SECONDS_BEFORE_ASKING_AGAIN)

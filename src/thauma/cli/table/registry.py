"""Which games have a table in the terminal. Whoever adds one names it here."""

from importlib import import_module
from typing import Any

from thauma.cli.table.base import TerminalTable
from thauma.games.errors import ThaumaError
from thauma.language import Speaker

TABLES = {"duel": "thauma.cli.table.duel", "classic": "thauma.cli.table.classic"}  # game -> its room


class NoTable(ThaumaError):
    code = "no_table"


def terminal_table(game: str, seat: int, speaker: Speaker) -> TerminalTable[Any]:
    """The table of a game for one seat and one language."""
    if game not in TABLES:
        raise NoTable(f"{game} has no terminal table yet")
    found: TerminalTable[Any] = import_module(TABLES[game]).table(seat, speaker)
    return found

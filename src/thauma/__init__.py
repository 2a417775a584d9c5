"""Thauma: the open home of 7 Wonders Duel and 7 Wonders.

The front door: a game to play on, from a fresh deal, a position or a file::

    import thauma

    game = thauma.Duel(seed=7)
    game.play(game.legal_moves()[0])
    print(game.pending, game.result)

Nothing is loaded before it is asked for; each is a `thauma.records.LiveGame`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from os import PathLike

    from thauma.records import LiveGame

__version__ = "0.2.0"

__all__ = ["Classic", "Duel", "from_position", "load"]


def Duel(  # noqa: N802 - it makes one
    seed: int = 0, players: Sequence[str] = ("seat 0", "seat 1"), rules: Mapping[str, str] | None = None
) -> LiveGame:
    """A freshly dealt game of 7 Wonders Duel; the same seed deals the same cards."""
    from thauma.records import LiveGame

    return LiveGame.new("duel", list(players), rules, seed)


def Classic(  # noqa: N802 - it makes one
    seats: int = 3, seed: int = 0, players: Sequence[str] | None = None, rules: Mapping[str, str] | None = None
) -> LiveGame:
    """A freshly dealt game of 7 Wonders for two (with the Free City) to seven."""
    from thauma.records import LiveGame

    return LiveGame.new("classic", list(players or [f"seat {seat}" for seat in range(seats)]), rules, seed)


def from_position(text: str, players: Sequence[str] | None = None, seed: int = 0) -> LiveGame:
    """A game that goes on from a position; what the position leaves open, and what comes after, the seed deals."""
    from thauma.records import LiveGame

    return LiveGame.from_position(text, list(players) if players else None, seed)


def load(file: str | PathLike[str]) -> Iterator[LiveGame]:
    """Every game of a file of records, played to where it ends; RecordError at the first that can't be."""
    from thauma.records import LiveGame, RecordError, read_records

    with open(file, "rb") as lines:
        for place, record in read_records(lines, str(file)):
            if isinstance(record, RecordError):
                raise record
            yield LiveGame.from_record(record, place)

"""Positions of games that run: nobody gets advice on them, as whatever record they are brought along."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from thauma.games import game
from thauma.games.protocol import Game, Progress, State
from thauma.records import LiveGame, Record
from thauma.server.refusals import Running
from thauma.server.tables.registry import Tables

HIDDEN = "hands"  # of a position: what only its own seat knows


class Unfinished(NamedTuple):
    """A running game as it stands; taken on the event loop, looked at anywhere."""

    game: str
    seats: int
    state: bytes


def unfinished(tables: Tables, record: Record) -> list[Unfinished]:
    """The running games, of those in hand, that a record could have been taken from."""
    found = (live.table for live in tables if live.table.status == "playing")
    alike = (one for one in found if one.game.name == record.game and len(one.seats) == len(record.players))
    return [
        Unfinished(one.game.name, len(one.seats), one.game.to_bytes(one.live.state))
        for one in alike
        if one.live is not None
    ]


def check_finished(record: Record, running: Iterable[Unfinished]) -> LiveGame:
    """Replay a record; `Running` if it comes through a position that somebody at a table decides in now.

    What counts is what a player there can see: everything on the table and the own hand, never the rest of the deal.
    """
    of = game(record.game)
    states = [of.from_bytes(one.state) for one in running]
    when = {of.progress(state) for state in states}
    known = {sight for state in states for sight in _sights(of, state, len(record.players))}
    live = LiveGame.at_start_of(record)
    _check(live, when, known)
    for _ in live.replay(record):
        _check(live, when, known)
    return live


def _check(live: LiveGame, when: set[Progress], known: set[bytes]) -> None:
    if live.game.progress(live.state) in when and not known.isdisjoint(
        _sights(live.game, live.state, len(live.players))
    ):
        raise Running("this position is on a table of this server: it can be studied when that game is over")


def _sights(of: Game, state: State, seats: int) -> Iterator[bytes]:
    """What each seat knows of a position, whatever the others have chosen meanwhile."""
    position = of.position(state)
    hands = position.pop(HIDDEN, None)
    for seat in range(seats if hands else 1):
        yield msgspec.json.encode([position, hands[seat] if hands else None])

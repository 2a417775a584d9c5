"""What became of a game, as the standing needs it: read from its line in the ledger, wherever it was played."""

from dataclasses import dataclass, replace
from functools import cached_property

import msgspec

FORFEIT = "forfeit"  # the kind of victory when somebody couldn't go on


class NoArenaLine(ValueError):
    """A line that no arena has written."""


@dataclass(frozen=True)
class Outcome:
    """A game that is over: who sat where, who won, and how."""

    number: int
    players: tuple[str, ...]
    winners: tuple[int, ...]  # seats; several share the victory
    by: str
    points: tuple[int, ...] | None  # totals by seat; none if somebody gave up
    forfeit: str | None = None  # why
    luck: tuple[float, ...] | None = None  # by seat: chances to win that came by chance; none if nobody measured it

    def share(self, seat: int) -> float:
        """The part of the victory that a seat has: the winners share one evenly."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    @cached_property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, 1 for the best; equals have the same. Behind the winners, points decide."""
        points = self.points or (0,) * len(self.players)
        merits = [(seat in self.winners, points[seat] if seat not in self.winners else 0) for seat in self.seats]
        return tuple(1 + sum(other > merit for other in merits) for merit in merits)

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def forfeiter(self) -> int | None:
        """The seat that gave up: everybody else has won."""
        return None if self.forfeit is None else next(seat for seat in self.seats if seat not in self.winners)


class _Stamp(msgspec.Struct):
    plan: str
    game: int
    luck: list[float] | None = None


class _Forfeit(msgspec.Struct):
    seat: int
    reason: str


class _Sheet(msgspec.Struct):
    total: int


class _Result(msgspec.Struct):
    winners: list[int]
    by: str
    scores: list[_Sheet]


class _Line(msgspec.Struct):
    arena: _Stamp
    players: list[str]
    result: _Result | None = None
    forfeit: _Forfeit | None = None


_decoder = msgspec.json.Decoder(_Line)


def read_outcome(line: str | bytes) -> tuple[str, Outcome]:
    """The fingerprint of a line's plan, and what became of its game; NoArenaLine if it isn't such a line."""
    try:
        read = _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NoArenaLine(str(error)) from error
    players = tuple(read.players)
    if read.forfeit is not None:
        rest = tuple(seat for seat in range(len(players)) if seat != read.forfeit.seat)
        outcome = Outcome(read.arena.game, players, rest, FORFEIT, None, read.forfeit.reason)
    elif read.result is not None:
        totals = tuple(sheet.total for sheet in read.result.scores[: len(players)])
        outcome = Outcome(read.arena.game, players, tuple(read.result.winners), read.result.by, totals)
    else:
        raise NoArenaLine("the game is neither over nor given up")
    luck = None if read.arena.luck is None else tuple(read.arena.luck)
    return read.arena.plan, replace(outcome, luck=luck)

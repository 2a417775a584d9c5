"""The report on many games, as plain values ready for JSON."""

from collections.abc import Iterable

from thauma.games import NAMES
from thauma.games.protocol import Json
from thauma.lab.registry import statistics_of
from thauma.lab.statistics.chunks import Chunk
from thauma.lab.statistics.figures import histogram, points, share
from thauma.lab.statistics.tally import Tally, count

FORMAT = "thauma-statistics/1"


class Count:
    """What was counted so far: a tally for each game and number of seats."""

    def __init__(self) -> None:
        self.tallies: dict[tuple[str, int], Tally] = {}
        self.left_out = 0  # games that are not over

    def add(self, tally: Tally | None, left_out: int) -> None:
        self.left_out += left_out
        if tally is not None:
            kind = tally.game, tally.seats
            self.tallies[kind] = self.tallies[kind] + tally if kind in self.tallies else tally

    def report(self) -> Json:
        """What the games show: a section for each game and number of seats."""
        kinds = sorted(self.tallies, key=lambda kind: (NAMES.index(kind[0]), kind[1]))
        sections = [_section(self.tallies[kind]) for kind in kinds]
        games = sum(section["games"] for section in sections)
        return {"format": FORMAT, "games": games, "left_out": self.left_out, "sections": sections}


def count_all(chunks: Iterable[Chunk]) -> Count:
    counted = Count()
    for chunk in chunks:
        counted.add(*count_chunk(chunk))
    return counted


def count_chunk(chunk: Chunk) -> tuple[Tally | None, int]:
    """What was counted in a chunk, and how many games that came with it are not over."""
    return count(chunk) if len(chunk) else None, chunk.left_out


def _section(tally: Tally) -> Json:
    own = statistics_of(tally.game)
    return {
        "game": tally.game,
        "seats": tally.seats,
        "games": tally.games,
        "players": {name: share(*counted) for name, counted in sorted(tally.players.items())},
        "seats_won": [share(tally.games, won) for won in tally["won"]],
        "shared": int(tally["shared"]),
        "plies": histogram(tally["plies"]),
        "points": points(tally["points"], own.LINES),
        **own.findings(tally),
    }

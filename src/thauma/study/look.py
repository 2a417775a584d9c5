"""A position that somebody looks at: every move that was thought about, what it is worth, and what may follow."""

from dataclasses import dataclass

from thauma.games.errors import Move
from thauma.games.protocol import Json
from thauma.kernel.rng import seeded
from thauma.players.thinking import Budget, Stop, Thinker
from thauma.records import LiveGame
from thauma.study.analysis import Analyst, Sight
from thauma.study.decision import Option, outcome

FAIR_SHARE = 1 / 400  # of the budget, for each outcome of a move that the search hardly tried
LEAST_SIMULATIONS = 16  # for such an outcome, however short the search was


@dataclass(frozen=True)
class Look:
    """What a search found; every chance to win is that of the player who decides."""

    seat: int
    player: int  # the seat, or for the Free City its holder
    chance: float  # with the best move
    lines: tuple[Option, ...]  # the best first
    depth: int  # how many moves ahead the best line was followed
    simulations: int
    seconds: float
    exact: bool  # solved to the end instead of searched

    def as_json(self) -> Json:
        return {
            "seat": self.seat,
            "player": self.player,
            "chance": round(self.chance, 4),
            "lines": [line.as_json() for line in self.lines],
            "depth": self.depth,
            "simulations": self.simulations,
            "seconds": round(self.seconds, 3),
            "exact": self.exact,
        }


def look(live: LiveGame, seat: int, thinker: Thinker, budget: Budget, stop: Stop | None = None) -> Look:
    """Think about a decision of a seat, with what the seat knows; a stopped search tells what it has found."""
    players = dict(live.game.decisions(live.state))
    report = thinker.think(live.state, seat, budget, seeded(live.ply), stop)
    sight = Sight(live.state, seat, players[seat], frozenset(players.values()), report)
    analyst = Analyst(live.game, thinker, Budget(max(1, report.simulations)), len(live.players))
    best, *others = (found.action for found in report.moves)
    lines = [_line(live, sight, action, _chance(analyst, sight, action, live.ply)) for action in others]
    return Look(
        seat=seat,
        player=sight.player,
        chance=sight.chance,
        lines=(_line(live, sight, best, sight.chance), *sorted(lines, key=lambda line: -line.chance)),
        depth=len(report.variation),
        simulations=report.simulations,
        seconds=report.seconds,
        exact=report.exact,
    )


def _chance(analyst: Analyst, sight: Sight, action: int, ply: int) -> float:
    """What a move beside the best is worth. A short look does not overturn the long search that passed it over."""
    share = max(FAIR_SHARE, LEAST_SIMULATIONS / max(1, sight.report.simulations))
    return min(analyst.chance_of(sight, action, ply, share), sight.chance)


def _line(live: LiveGame, sight: Sight, action: int, chance: float) -> Option:
    report = sight.report
    moves = report.variation if action == report.best else ((sight.seat, action),)
    move: Move = live.game.decode(live.state, sight.seat, action)
    return Option(move, chance, *outcome(live.game, sight, moves))

"""The test that each generation's net has to pass: against the best before it, and against players of other styles.

Self-play alone forgets: a net that never meets a lover of science no longer sees one coming. So every generation also
meets rivals that play otherwise; what it scores against them is kept, and a net that clearly loses to its predecessor
teaches nobody.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from thauma.arena import Plan as Arena
from thauma.arena import run
from thauma.lab.registry import teacher_of


@dataclass(frozen=True)
class Exam:
    """What a game's nets are tested with. `{net}` and `{best}` stand for files."""

    candidate: str  # the player that carries a net
    champion: str  # the same with the best net so far
    rivals: tuple[str, ...]
    seats: int
    games: int  # against the champion
    rival_games: int  # against each rival


@dataclass(frozen=True)
class Gate:
    game: str
    seed: int
    workers: int | None = None
    on: str | None = None

    @property
    def exam(self) -> Exam:
        exam: Exam = teacher_of(self.game).EXAM
        return exam

    def try_net(self, net: Path, best: Path | None) -> dict[str, Any]:
        """What a net scores, and whether it passed: there was none before, or it isn't clearly weaker."""
        figures: dict[str, Any] = {"rivals": {}}
        candidate = self.exam.candidate.format(net=net)
        if best is not None:
            champion = self.exam.champion.format(best=best)
            figures["against_best"] = self._score(candidate, champion, self.exam.games)
        for rival in self.exam.rivals:
            opponent = rival.format(net=net, best=best or net)
            figures["rivals"][rival.partition("@")[0]] = self._score(candidate, opponent, self.exam.rival_games)
        figures["passed"] = best is None or figures["against_best"]["interval"][1] >= 1 / self.exam.seats
        return figures

    def _score(self, candidate: str, opponent: str, games: int) -> dict[str, Any]:
        players = (candidate, *(opponent,) * (self.exam.seats - 1))
        arena = Arena(self.game, players, self.exam.seats, seed=self.seed)
        results = run(arena, games, workers=self.workers, on=self.on)
        mine = next(player for player in results.players if player.name == candidate)
        return {
            "games": results.games,
            "score": round(mine.score, 4),
            "interval": [round(end, 4) for end in mine.interval],
            "kinds": dict(mine.kinds),
        }

"""The test that each generation's net has to pass: against the best before it, and against players of other styles.

Self-play alone forgets: a net that never meets a lover of science no longer sees one coming. So every generation also
meets rivals that play otherwise, and a net that one of them exploits has not passed. Against its predecessor it has to
gain something: at a table for two, a sequential test stops as soon as the games say which is likelier, that it gained
nothing or `GAIN`.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from thauma.arena import Plan as Arena
from thauma.arena import run
from thauma.arena.sprt import Sprt
from thauma.arena.standing import Results
from thauma.lab.registry import teacher_of

GAIN = 20.0  # Elo that a test against the predecessor should see


@dataclass(frozen=True)
class Exam:
    """What a game's nets are tested with. `{net}` and `{best}` stand for files."""

    candidate: str  # the player that carries a net
    champion: str  # the same with the best net so far
    rivals: tuple[str, ...]
    seats: int
    games: int  # against the champion
    rival_games: int  # against each rival
    styles: tuple[str, ...] = ()  # those rivals that none may be exploited by
    most_for_style: float = 1.0  # the share of the victories beyond which one exploits


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
        """What a net scores, and whether it passed: it gained something, or is the first, and no style exploits it."""
        figures: dict[str, Any] = {"rivals": {}}
        candidate = self.exam.candidate.format(net=net)
        if best is not None:
            champion = self.exam.champion.format(best=best)
            figures["against_best"] = self._score(candidate, champion, self.exam.games, self.exam.seats == 2)
        for rival in self.exam.rivals:
            opponent = rival.format(net=net, best=best or net)
            figures["rivals"][rival.partition("@")[0]] = self._score(candidate, opponent, self.exam.rival_games)
        figures["passed"] = self._gained(figures.get("against_best")) and not self._exploited(figures["rivals"])
        return figures

    def _gained(self, against_best: dict[str, Any] | None) -> bool:
        """More than an even share; at a table for two, GAIN has to be likelier than nothing."""
        if against_best is None:
            return True
        return bool(against_best["score"] > 1 / self.exam.seats and against_best.get("llr", 1.0) > 0)

    def _exploited(self, rivals: dict[str, Any]) -> bool:
        """Whether some style clearly takes more than it may."""
        least = 1 - self.exam.most_for_style
        return any(rivals[style]["interval"][1] < least for style in self.exam.styles)

    def _score(self, candidate: str, opponent: str, games: int, sequential: bool = False) -> dict[str, Any]:
        players = (candidate, *(opponent,) * (self.exam.seats - 1))
        arena = Arena(self.game, players, self.exam.seats, seed=self.seed)
        test = Sprt(0.0, GAIN) if sequential else None
        return self._figures(candidate, run(arena, games, workers=self.workers, on=self.on, sprt=test))

    def _figures(self, candidate: str, results: Results) -> dict[str, Any]:
        mine = next(player for player in results.players if player.name == candidate)
        test = {} if results.sprt is None else {"llr": round(results.sprt.llr, 2)}
        return {
            **test,
            "games": results.games,
            "score": round(mine.score, 4),
            "interval": [round(end, 4) for end in mine.interval],
            "kinds": dict(mine.kinds),
        }

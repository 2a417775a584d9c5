"""Skill: the mean loss per real decision, and which level of our bots loses as much."""

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import files

from thauma.arena.interval import Z
from thauma.arena.selfplay import SelfPlay
from thauma.games import game
from thauma.games.protocol import Json
from thauma.players.roster import bot_of_level, levels_of
from thauma.players.thinking import Budget, Thinker
from thauma.study.analysis import MoveAnalysis, analyse

FEWEST = 8  # decisions: from fewer nothing is said
TABLE = "skill.json"  # made by `thauma skill`


@dataclass(frozen=True)
class Skill:
    """How well a player decided. A level is None if the decisions are too few, or the game has no table."""

    player: int
    decisions: int  # with more than one legal move
    loss: float | None  # the mean, of the chance to win
    interval: tuple[float, float] | None  # 95 %
    level: int | None
    levels: tuple[int, int] | None  # what the interval allows

    def as_json(self) -> Json:
        return {
            "player": self.player,
            "decisions": self.decisions,
            "loss": None if self.loss is None else round(self.loss, 5),
            "interval": None if self.interval is None else [round(end, 5) for end in self.interval],
            "level": self.level,
            "levels": None if self.levels is None else list(self.levels),
        }


def skill_of(name: str, moves: Iterable[MoveAnalysis], player: int) -> Skill:
    """A player's skill in one game or several, from the analysis of its moves."""
    losses = [move.loss for move in moves if move.player == player and move.choices > 1]
    if len(losses) < FEWEST:
        return Skill(player, len(losses), None, None, None, None)
    mean, half = _mean_and_half(losses)
    interval = (max(0.0, mean - half), mean + half)
    table = read_table().get(name)
    if not table:
        return Skill(player, len(losses), mean, interval, None, None)
    worst, best = _level(table, interval[1]), _level(table, interval[0])
    return Skill(player, len(losses), mean, interval, _level(table, mean), (worst, best))


def _mean_and_half(losses: Sequence[float]) -> tuple[float, float]:
    number = len(losses)
    mean = sum(losses) / number
    variance = sum((loss - mean) ** 2 for loss in losses) / (number - 1)
    return mean, Z * math.sqrt(variance / number)


def read_table() -> dict[str, list[float]]:
    """By game: the mean loss per real decision of each level, the lowest first; never rising."""
    table: dict[str, list[float]] = json.loads((files("thauma.study") / TABLE).read_text())["loss"]
    return table


def _level(table: Sequence[float], loss: float) -> int:
    """The level whose loss is nearest."""
    return 1 + min(range(len(table)), key=lambda i: (abs(table[i] - loss), i))


def calibrate(name: str, seats: int, games: int, thinker: Thinker, budget: Budget) -> list[float]:
    """The mean loss of each level, from games of the level with itself; neighbours out of order share theirs."""
    return never_rising([_loss_of_level(name, seats, level, games, thinker, budget) for level in levels_of(name)])


def _loss_of_level(name: str, seats: int, level: int, games: int, thinker: Thinker, budget: Budget) -> float:
    plan = SelfPlay(game(name).name, (bot_of_level(name, level),) * seats, 100 + level)
    seated = plan.seated()
    losses = [
        move.loss
        for number in range(games)
        for move in analyse(plan.play(number, seated).record(), thinker, budget)
        if move.choices > 1
    ]
    return sum(losses) / len(losses)


def never_rising(values: Sequence[float]) -> list[float]:
    """The nearest sequence that never rises: neighbours that would are pooled.

    >>> never_rising([4.0, 2.0, 3.0, 1.0])
    [4.0, 2.5, 2.5, 1.0]
    """
    pools: list[list[float]] = []
    for value in values:
        pools.append([value])
        while len(pools) > 1 and sum(pools[-2]) / len(pools[-2]) < sum(pools[-1]) / len(pools[-1]):
            pools[-2:] = [pools[-2] + pools[-1]]
    return [sum(pool) / len(pool) for pool in pools for _ in pool]

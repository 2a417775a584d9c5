"""Ratings from games: Elo by the model of Bradley and Terry, and OpenSkill."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from thauma.arena.interval import Floats, Z
from thauma.arena.outcome import Outcome

PER_NATURAL_UNIT = 400 / math.log(10)  # points of Elo for a factor e in the odds
MOST_STEPS = 100
CLOSE_ENOUGH = 1e-10


def expected_score(elo: float) -> float:
    """The share of victories of someone who is that much stronger.

    >>> round(expected_score(400), 3)
    0.909
    """
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """How much stronger someone with that share of the victories is; infinitely at 1.

    >>> round(elo_of(0.75))
    191
    """
    if score <= 0:
        return -math.inf
    return math.inf if score >= 1 else PER_NATURAL_UNIT * math.log(score / (1 - score))


@dataclass(frozen=True)
class Elo:
    """Elo points above the player who was named last, and the 95 % interval."""

    points: float
    low: float
    high: float


def bradley_terry(wins: Floats) -> list[Elo]:
    """Elo of each player by maximum likelihood; the last one's is 0.

    `wins[d, i, j]` is how often player i finished before player j with deal d; a tie is half for each. Intervals hold
    whatever the results of one deal have to do with each other, because deals, not games, are taken as independent.

    Where somebody has won all or lost all there is no maximum. Then a tie is added for each two who met, and intervals
    are those of independent games: deals that all ended alike have no spread to measure.
    """
    total = wins.sum(axis=0)
    bounded = _is_connected(total > 0)
    if not bounded:
        total = total + 0.5 * (total + total.T > 0)
    strengths = _most_likely(total)
    spread = PER_NATURAL_UNIT * _spread(total, strengths, wins if bounded else None)
    points = PER_NATURAL_UNIT * strengths
    return [Elo(float(p), float(p - Z * s), float(p + Z * s)) for p, s in zip(points, spread, strict=True)]


def _is_connected(beat: NDArray[np.bool_]) -> bool:
    """Whether everybody has beaten everybody, at least by way of others."""
    reached = beat | np.eye(len(beat), dtype=bool)
    for _ in range(len(beat)):
        reached = reached @ reached
    return bool(reached.all())


def _most_likely(wins: Floats) -> Floats:
    """Strengths in natural units, by Newton's method with the last player's held at 0."""
    strengths = np.zeros(len(wins))
    if len(wins) == 1:
        return strengths
    for _ in range(MOST_STEPS):
        slope, curvature = _slope(wins, strengths), _curvature(wins, strengths)
        step = np.linalg.lstsq(curvature[:-1, :-1], slope[:-1], rcond=None)[0]
        step *= min(1, 1 / max(np.abs(step).max(), 1e-300))  # a long step may overshoot
        strengths[:-1] += step
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    return strengths


def _chances(strengths: Floats) -> Floats:
    """How likely each is to finish before each other."""
    return np.asarray(1 / (1 + np.exp(strengths[None, :] - strengths[:, None])))


def _slope(wins: Floats, strengths: Floats) -> Floats:
    """How many more often each finished first than the strengths say; by deal, if the wins are by deal."""
    games = wins + np.swapaxes(wins, -1, -2)
    return np.asarray((wins - games * _chances(strengths)).sum(axis=-1))


def _curvature(wins: Floats, strengths: Floats) -> Floats:
    chances = _chances(strengths)
    weights = (wins + wins.T) * chances * chances.T
    return np.asarray(np.diag(weights.sum(axis=1)) - weights)


def _spread(total: Floats, strengths: Floats, wins: Floats | None) -> Floats:
    """The standard error of each strength against the last: from how much the deals differ, if they are given."""
    variance = np.linalg.pinv(_curvature(total, strengths)[:-1, :-1])
    if wins is not None:
        slopes = _slope(wins, strengths)[:, :-1]
        variance = variance @ (slopes.T @ slopes) @ variance * (len(wins) / max(1, len(wins) - 1))
    return np.append(np.sqrt(np.maximum(np.diag(variance), 0)), 0.0)


@dataclass(frozen=True)
class Skill:
    """An OpenSkill rating; `ordinal` is a strength that is exceeded almost for sure."""

    mu: float
    sigma: float
    ordinal: float


def openskill(names: Sequence[str], outcomes: Iterable[Outcome]) -> list[Skill]:
    """The ratings after all games, in the order in which they are given (Plackett and Luce)."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for outcome in outcomes:
        teams = [[ratings[name]] for name in outcome.players]
        rated = model.rate(teams, ranks=[float(place) for place in outcome.places])
        for name in set(outcome.players):
            own = [team[0] for team, seated in zip(rated, outcome.players, strict=True) if seated == name]
            mu, sigma = (sum(getattr(one, part) for one in own) / len(own) for part in ("mu", "sigma"))
            ratings[name] = model.create_rating([mu, sigma], name=name)
    return [Skill(rating.mu, rating.sigma, rating.ordinal()) for rating in ratings.values()]

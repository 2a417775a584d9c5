"""What the games of a plan say: scores with their intervals, ratings, kinds of victory, who met whom."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations, permutations
from typing import NamedTuple

import numpy as np

from thauma.arena.interval import Floats, luck_weights, score_interval
from thauma.arena.outcome import Outcome
from thauma.arena.plan import Plan
from thauma.arena.ratings import Elo, Skill, bradley_terry, elo_of, openskill
from thauma.arena.sprt import Sprt
from thauma.games.protocol import Json


@dataclass(frozen=True)
class Adjusted:
    """A score without what chance brought: the same expectation, and less spread."""

    score: float
    interval: tuple[float, float]
    luck: float  # the mean of what was subtracted

    def as_json(self) -> Json:
        return {"score": self.score, "interval": list(self.interval), "luck": self.luck}


@dataclass(frozen=True)
class PlayerResult:
    """How one player did. Who sits at several seats of a table plays a game at each of them."""

    name: str
    games: int
    wins: int  # alone
    shared: int  # victories with others
    score: float  # the share of the victories: winners of a game share one evenly
    interval: tuple[float, float]
    elo: Elo
    skill: Skill
    kinds: Counter[str]  # of its victories
    forfeits: int
    place: float  # the mean; 1 is the best
    points: float | None  # the mean; none if no game was played to its end
    adjusted: Adjusted | None = None  # none if luck wasn't measured

    def as_json(self) -> Json:
        rating = {**asdict(self.skill), "elo": _finite(self.elo.points), "elo_interval": _ends(self.elo)}
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "shared": self.shared,
            "score": self.score,
            "interval": list(self.interval),
            "adjusted": None if self.adjusted is None else self.adjusted.as_json(),
            "rating": rating,
            "kinds": dict(self.kinds),
            "forfeits": self.forfeits,
            "place": self.place,
            "points": self.points,
        }


@dataclass(frozen=True)
class Pairing:
    """How two players did against each other: who of them finished before the other."""

    players: tuple[str, str]
    games: int
    wins: tuple[int, int]
    shared: int
    score: float  # of the first
    interval: tuple[float, float]

    @property
    def elo(self) -> Elo:
        """How much stronger the first is."""
        return Elo(elo_of(self.score), *map(elo_of, self.interval))

    def as_json(self) -> Json:
        return {
            "players": list(self.players),
            "games": self.games,
            "wins": list(self.wins),
            "shared": self.shared,
            "score": self.score,
            "interval": list(self.interval),
            "elo": _finite(self.elo.points),
            "elo_interval": _ends(self.elo),
        }


@dataclass(frozen=True)
class Results:
    """All that an arena has found out."""

    plan: Plan
    outcomes: tuple[Outcome, ...]  # in the order of their numbers
    players: tuple[PlayerResult, ...]
    pairings: tuple[Pairing, ...]
    sprt: Sprt | None = None

    @property
    def games(self) -> int:
        return len(self.outcomes)

    @property
    def deals(self) -> int:
        return len({self.plan.deal_of(outcome.number) for outcome in self.outcomes})

    @property
    def kinds(self) -> Counter[str]:
        """How the games were won."""
        return Counter(outcome.by for outcome in self.outcomes)

    @property
    def forfeits(self) -> list[Json]:
        """The games that somebody gave up, and why."""
        return [
            {"game": outcome.number, "player": outcome.players[seat], "seat": seat, "reason": outcome.forfeit}
            for outcome in self.outcomes
            if (seat := outcome.forfeiter) is not None
        ]

    def as_json(self) -> Json:
        tested = {} if self.sprt is None else {"sprt": self.sprt.as_json()}
        return {
            "games": self.games,
            "deals": self.deals,
            "game": self.plan.game,
            "seats": self.plan.seats,
            "seed": self.plan.seed,
            "seconds": self.plan.seconds,
            "players": [player.as_json() for player in self.players],
            "pairings": [pairing.as_json() for pairing in self.pairings],
            "kinds": dict(self.kinds),
            "forfeits": self.forfeits,
            **tested,
        }


def results(plan: Plan, outcomes: Sequence[Outcome], sprt: Sprt | None = None) -> Results:
    """Evaluate games in the order of their numbers."""
    met = _meetings(plan, outcomes)
    pairings = tuple(_pairing(plan.names, met, *pair) for pair in combinations(range(len(plan.names)), 2))
    elos = bradley_terry(met.shares)
    if len(pairings) == 1:  # the interval of the score is honest near 0 and 1 too
        elos[0] = replace(pairings[0].elo, points=elos[0].points)
    skills = openskill(plan.names, outcomes)
    players = tuple(
        _player(plan, name, outcomes, elo, skill) for name, elo, skill in zip(plan.names, elos, skills, strict=True)
    )
    return Results(plan, tuple(outcomes), players, pairings, sprt)


def _player(plan: Plan, name: str, outcomes: Sequence[Outcome], elo: Elo, skill: Skill) -> PlayerResult:
    seated = [(outcome, seat) for outcome in outcomes for seat in outcome.seats if outcome.players[seat] == name]
    won = [outcome for outcome, seat in seated if seat in outcome.winners]
    alone = sum(len(outcome.winners) == 1 for outcome in won)
    score, low, high = score_interval(*_by_deal(plan, outcomes, name))
    points = [outcome.points[seat] for outcome, seat in seated if outcome.points is not None]
    return PlayerResult(
        name=name,
        games=len(seated),
        wins=alone,
        shared=len(won) - alone,
        score=score,
        interval=(low, high),
        elo=elo,
        skill=skill,
        kinds=Counter(outcome.by for outcome in won),
        forfeits=sum(seat == outcome.forfeiter for outcome, seat in seated),
        place=sum(outcome.places[seat] for outcome, seat in seated) / max(1, len(seated)),
        points=sum(points) / len(points) if points else None,
        adjusted=_adjusted(plan, outcomes, name),
    )


def _adjusted(plan: Plan, outcomes: Sequence[Outcome], name: str) -> Adjusted | None:
    if not outcomes or any(outcome.luck is None for outcome in outcomes):
        return None
    shares, games = _by_deal(plan, outcomes, name)
    luck = _luck_by_deal(plan, outcomes, name)
    luck *= luck_weights(shares, luck)
    score, low, high = score_interval(shares - luck, games)
    return Adjusted(score, (low, high), float(luck.sum()) / max(1.0, float(games.sum())))


def _number_of_deals(plan: Plan, outcomes: Sequence[Outcome]) -> int:
    return 1 + max((plan.deal_of(outcome.number) for outcome in outcomes), default=0)


def _by_deal(plan: Plan, outcomes: Sequence[Outcome], name: str) -> tuple[Floats, Floats]:
    """The victories that a player won with each deal, and the games that it played."""
    shares, games = np.zeros((2, _number_of_deals(plan, outcomes)))
    for outcome in outcomes:
        deal = plan.deal_of(outcome.number)
        for seat in outcome.seats:
            if outcome.players[seat] == name:
                shares[deal] += outcome.share(seat)
                games[deal] += 1
    return shares, games


def _luck_by_deal(plan: Plan, outcomes: Sequence[Outcome], name: str) -> Floats:
    """What chance brought a player with each deal."""
    luck = np.zeros(_number_of_deals(plan, outcomes))
    for outcome in outcomes:
        for seat, brought in enumerate(outcome.luck or ()):
            if outcome.players[seat] == name:
                luck[plan.deal_of(outcome.number)] += brought
    return luck


class _Meetings(NamedTuple):
    """How two players who met finished: `[d, i, j]` for players i and j with deal d."""

    first: Floats  # how often i finished before j
    tied: Floats

    @property
    def shares(self) -> Floats:
        return self.first + self.tied / 2


def _meetings(plan: Plan, outcomes: Sequence[Outcome]) -> _Meetings:
    first, tied = np.zeros((2, _number_of_deals(plan, outcomes), len(plan.names), len(plan.names)))
    number = {name: index for index, name in enumerate(plan.names)}
    for outcome in outcomes:
        deal, places = plan.deal_of(outcome.number), outcome.places
        players = [number[name] for name in outcome.players]
        for one, other in permutations(outcome.seats, 2):
            if players[one] != players[other] and places[one] <= places[other]:
                counted = first if places[one] < places[other] else tied
                counted[deal, players[one], players[other]] += 1
    return _Meetings(first, tied)


def _pairing(names: Sequence[str], met: _Meetings, one: int, other: int) -> Pairing:
    ours, theirs = met.shares[:, one, other], met.shares[:, other, one]
    score, low, high = score_interval(ours, ours + theirs)
    wins = (int(met.first[:, one, other].sum()), int(met.first[:, other, one].sum()))
    tied = int(met.tied[:, one, other].sum())
    return Pairing((names[one], names[other]), sum(wins) + tied, wins, tied, score, (low, high))


def _finite(value: float) -> float | None:
    """JSON knows no infinity."""
    return value if math.isfinite(value) else None


def _ends(elo: Elo) -> list[float | None]:
    return [_finite(elo.low), _finite(elo.high)]

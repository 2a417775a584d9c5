"""Luck and skill of one game: what mistakes changed, what turned up, and that all of it adds up to the result.

Luck is what LuckMeter measures, event by event; mistakes are the losses of the analysis. What neither of them has seen
(a plan that worked though the search did not believe in it) is told as such instead of being hidden in one of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from thauma.arena.luck import OPENING, ChanceEvent, LuckMeter
from thauma.games import game
from thauma.games.protocol import Json, State
from thauma.kernel.rng import below, seeded
from thauma.records import LiveGame, Record
from thauma.study.analysis import MoveAnalysis

Chances = NDArray[np.float64]  # by position and player

SIMULATIONS = 300  # of the search that judges a position or an outcome
MOST_OUTCOMES = 600  # all pairs of cards that can turn up together are fewer
SAMPLES = 64  # independent layouts of a new age, or openings
DRAWS = 2000  # of a whole game's luck, to say how rare it is
DIGITS = 4
NAMED = 5  # events of the best and of the worst luck
SMALLEST = 0.005  # luck that is worth a name


@dataclass(frozen=True)
class LuckyEvent:
    """A chance event by name, with the luck of each player in it."""

    ply: int  # of the move that led to it; -1 is the opening deal
    kind: str
    ids: tuple[str, ...]  # what turned up
    outcomes: int
    exact: bool
    worse: tuple[int, ...]  # by player: how many outcomes were worse for him than what came
    luck: tuple[float, ...]

    def as_json(self) -> Json:
        return {
            "ply": self.ply,
            "kind": self.kind,
            "ids": list(self.ids),
            "outcomes": self.outcomes,
            "exact": self.exact,
            "worse": list(self.worse),
            "luck": [round(luck, DIGITS) for luck in self.luck],
        }


@dataclass(frozen=True)
class Account:
    """One player's game: start + theirs - own + unseen = average, and average + luck = result; to the last digit."""

    player: int
    start: float  # an even share; the chance to win where a position was set up
    theirs: float  # what the others' mistakes gave him: what each lost, in equal parts to all others
    own: float  # what his own mistakes lost
    unseen: float  # what the search had not seen coming, for or against him
    average: float  # with average cards
    luck: float
    result: float  # 1 won, 0 lost, shared victories shared; the chance to win if the record ends before
    rarity: float  # the part of games like this one with as much luck, or more, in this direction

    def as_json(self) -> Json:
        return {
            "player": self.player,
            "start": self.start,
            "theirs": self.theirs,
            "own": self.own,
            "unseen": self.unseen,
            "average": self.average,
            "luck": self.luck,
            "result": self.result,
            "rarity": round(self.rarity, DIGITS),
        }


@dataclass(frozen=True)
class GameLuck:
    over: bool
    accounts: tuple[Account, ...]  # by player
    events: tuple[LuckyEvent, ...]  # in order

    def named(self, player: int, good: bool) -> list[LuckyEvent]:
        """The best or the worst luck of a player, the greatest first."""
        sign = 1 if good else -1
        worth = [event for event in self.events if sign * event.luck[player] >= SMALLEST]
        return sorted(worth, key=lambda event: -sign * event.luck[player])[:NAMED]

    def as_json(self) -> Json:
        return {
            "over": self.over,
            "accounts": [account.as_json() for account in self.accounts],
            "events": [event.as_json() for event in self.events],
        }


class _Walk(NamedTuple):
    """A game from its first to its last position."""

    start: State
    end: State
    named: list[tuple[str, ...]]  # what turned up after each move; first what lay there at the beginning
    over: bool


def study_meter(name: str, simulations: int = SIMULATIONS) -> LuckMeter:
    """A judge for `game_luck`; it can be used for many games."""
    return LuckMeter(game(name), simulations, MOST_OUTCOMES, SAMPLES)


def game_luck(record: Record, meter: LuckMeter, moves: Sequence[MoveAnalysis]) -> GameLuck:
    """The luck of everybody in a game, beside what the analysis of its moves found."""
    walk = _walk(record)
    events = list(meter.events(record))
    ends: Chances = meter.judge.chances(np.array([walk.start, walk.end], walk.start.dtype))
    accounts = tuple(_account(player, events, ends, moves) for player in range(len(record.players)))
    return GameLuck(walk.over, accounts, tuple(_lucky(event, walk) for event in events))


def _walk(record: Record) -> _Walk:
    live = LiveGame.at_start_of(record)
    tell, start = live.game.events, live.game.copy(live.state)
    named = [_ids(tell.tell_opening(live.state, None)) if record.position is None else ()]
    for move in record.moves:
        before = live.game.copy(live.state)
        live.play(move)
        settled = tell.is_settled(before) and tell.is_settled(live.state)
        named.append(_ids(tell.tell(before, [move], live.state, [None])[None][1:] if settled else []))
    return _Walk(start, live.state, named, live.is_over)


def _ids(told: Sequence[Json]) -> tuple[str, ...]:
    """Cards that turned up and wonders laid out; a new age is named by its kind alone."""
    found: list[str] = []
    for event in told:
        found += [event["card"]] if event["type"] == "reveal" else event.get("offer", [])
    return tuple(found)


def _lucky(event: ChanceEvent, walk: _Walk) -> LuckyEvent:
    worse = (event.outcomes < event.after - 1e-9).sum(axis=0)
    return LuckyEvent(
        event.ply,
        event.kind,
        walk.named[event.ply + 1],
        len(event.outcomes),
        event.exact,
        tuple(map(int, worse)),
        tuple(map(float, event.luck)),
    )


def _account(player: int, events: Sequence[ChanceEvent], ends: Chances, moves: Sequence[MoveAnalysis]) -> Account:
    """What a seat promises before the opening is dealt counts as luck, too: seats are drawn by lot.

    A game whose opening nobody dealt (a position that was set up, chosen boards) starts with what that is worth.
    """
    players = ends.shape[1]
    opening = next((event.mean for event in events if event.ply == OPENING), None)
    start = round(float(ends[0][player]) if opening is None else 1 / players, DIGITS)
    result, seat = round(float(ends[1][player]), DIGITS), 0.0 if opening is None else float(opening[player]) - start
    luck = round(sum(float(event.luck[player]) for event in events) + seat, DIGITS)
    own = round(sum(move.loss for move in moves if move.player == player), DIGITS)
    theirs = round(sum(move.loss for move in moves if move.player != player) / (players - 1), DIGITS)
    average = round(result - luck, DIGITS)
    unseen = round(average - start - theirs + own, DIGITS)
    return Account(player, start, theirs, own, unseen, average, luck, result, _rarity(player, events))


def _rarity(player: int, events: Sequence[ChanceEvent]) -> float:
    """How often chance, event by event, would have been as kind or as unkind to a player, or more."""
    rng, drawn = seeded(DRAWS), np.zeros(DRAWS)
    for event in events:
        worths = event.outcomes[:, player] - event.mean[player]
        drawn += worths[[below(rng, len(worths)) for _ in range(DRAWS)]]
    came = sum(float(event.luck[player]) for event in events)
    return float((drawn >= came).mean() if came > 0 else (drawn <= came).mean())

"""Training: one's own mistakes as exercises that return after days, the deal of the day, and a coach in three steps.

Pure functions: what day it is, and what is secret, comes from outside.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import IntEnum
from itertools import islice

from thauma.games.errors import BadOption, Move
from thauma.games.protocol import Game, Json, State
from thauma.kernel.rng import seeded
from thauma.players.thinking import Report
from thauma.records import LiveGame, Record, write_position
from thauma.study.analysis import LEAST_LOSS, Mark, MoveAnalysis
from thauma.study.positions import Answer

TOLERANCE = 0.02  # of the chance to win: a move that loses no more solves an exercise

# -- one's own mistakes


@dataclass(frozen=True)
class Exercise:
    """A decision that lost something, to be made again."""

    position: str  # as the player knew it
    seat: int
    ply: int
    best: Move
    played: Move
    loss: float

    def question(self) -> Json:
        """What may be shown before an answer is given."""
        return {"position": self.position, "seat": self.seat, "ply": self.ply}


def exercises(
    record: Record, moves: Iterable[MoveAnalysis], player: int, least: float = LEAST_LOSS[Mark.INACCURACY]
) -> Iterator[Exercise]:
    """The decisions of a player in an analysed game that lost at least so much, in order."""
    live = LiveGame.at_start_of(record)
    replay = live.replay(record)
    for judged in moves:
        for _ in islice(replay, judged.ply - live.ply):
            pass
        if judged.player == player and judged.loss >= least:
            text = write_position(live.game, live.state, player)
            yield Exercise(text, judged.move["seat"], judged.ply, judged.best, judged.move, judged.loss)


@dataclass(frozen=True)
class Verdict:
    solved: bool
    loss: float
    best: Move


def judge(answer: Answer, move: Move, tolerance: float = TOLERANCE) -> Verdict:
    """A solution in the light of what the engine says: any move within the tolerance counts."""
    best = max(answer.options, key=lambda option: option.chance)
    chance = next((option.chance for option in answer.options if option.move == move), None)
    if chance is None:
        raise BadOption("that is no legal move of this exercise")
    loss = best.chance - chance
    return Verdict(loss <= tolerance, loss, best.move)


DAYS = (1, 3, 7, 16, 35, 90)  # by box: the days until an exercise returns


@dataclass(frozen=True)
class Schedule:
    """Where an exercise lies among Leitner's boxes, and when it returns."""

    box: int
    due: date

    @classmethod
    def first(cls, today: date) -> "Schedule":
        """A new exercise returns at once."""
        return cls(0, today)


def review(schedule: Schedule, solved: bool, today: date) -> Schedule:
    """After a try: solved, it moves on one box and waits longer; missed, it goes back to the first."""
    box = min(schedule.box + 1, len(DAYS)) if solved else 0
    return Schedule(box, today + timedelta(days=DAYS[max(0, box - 1)]))


def due(schedules: Iterable[Schedule], today: date) -> int:
    """How many exercises have returned."""
    return sum(schedule.due <= today for schedule in schedules)


# -- the deal of the day


def seed_of_the_day(game: str, day: date, secret: bytes) -> int:
    """The seed of the deal that everybody plays on a day: without the secret nobody can tell it beforehand."""
    if len(secret) < 16:
        raise BadOption("the secret of the deals has at least 16 bytes")
    digest = hmac.new(secret, f"thauma deal of the day/{game}/{day.isoformat()}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:6], "big")


def percentile(own: float, others: Sequence[float]) -> float | None:
    """The share of the others who did worse, those who did the same counting half; None without others."""
    if not others:
        return None
    return 100 * sum(1.0 if other < own else 0.5 if other == own else 0.0 for other in others) / len(others)


# -- the coach


class Step(IntEnum):
    """How much a coach gives away: what kind of move, with which card, the line."""

    KIND = 1
    CARD = 2
    LINE = 3


LONGEST_LINE = 5


def advise(game: Game, state: State, seat: int, report: Report, step: Step) -> Json:
    """What a coach says of a decision: nothing that a later step would give away."""
    move = game.decode(state, seat, report.best)
    told: Json = {"step": int(step), "do": move["do"]}
    if step >= Step.CARD:
        told |= {field: value for field, value in move.items() if field in ("card", "wonder", "token", "starter")}
    if step >= Step.LINE:
        told |= {"line": _line(game, state, seat, report), "chance": round(report.moves[0].win_chance, 4)}
    return told


def _line(game: Game, state: State, seat: int, report: Report) -> list[Move]:
    """The line as moves, as long as it can be said without knowing what turns up."""
    rng = seeded(seat)
    believed = game.sample(state, seat, rng)
    moves: list[Move] = []
    for who, action in report.variation[:LONGEST_LINE] or ((seat, report.best),):
        if action not in {choice.action for choice in game.legal(believed, who)}:
            break
        moves.append(game.decode(believed, who, action))
        game.play(believed, who, action, rng)
    return moves

"""Games with a coach: a fixed deal, what was played before, and task by task what the learner does, and the answers.

A lesson is data, `<name>.toml` beside this file; nothing in it is a rule. Whoever strays from it plays on by the rules,
and is back in it as soon as what was played fits again. Fit is judged seat by seat, for where seats choose together it
does not matter who was first.

The words of a task are the messages `lesson-<name>-<task>`; where it points to are names of places at the table.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec

from thauma.games.errors import Move

NAMES = ("duel", "classic")  # in the order in which they are offered


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the learner, and what the others do until the next."""

    id: str
    move: dict[str, Any]
    step: str = ""  # several tasks may be one step to the learner; else each is one
    spots: tuple[str, ...] = ()  # what is lit beside what is to be taken; without any, all is
    lines: tuple[str, ...] = ()  # of these, what leads to it: the causes of its price
    answers: tuple[dict[str, Any], ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with a coach. The learner has seat 0, bots have the others."""

    game: str
    seats: int
    level: int  # of the bots, when the lesson has no answer for them
    setup: dict[str, Any]
    tasks: tuple[Task, ...]
    rules: dict[str, Any] = {}
    opening: tuple[dict[str, Any], ...] = ()  # played before the learner comes

    @property
    def script(self) -> list[Move]:
        """All moves of the lesson as it is meant."""
        return [*self.opening, *(move for task in self.tasks for move in (task.move, *task.answers))]


class Progress(NamedTuple):
    """Where somebody is: the task that is due (as many as there are: none any more), and whether they have strayed."""

    task: int
    strayed: bool


@cache
def lesson(name: str) -> Lesson:
    """A lesson by its name; KeyError if there is none."""
    if name not in NAMES:
        raise KeyError(name)
    return msgspec.toml.decode(files(__package__).joinpath(f"{name}.toml").read_bytes(), type=Lesson)


def find(name: str | None) -> Lesson | None:
    """The same; nothing if there is none of that name, as when a later version no longer has it."""
    return lesson(name) if name in NAMES else None


def progress(lesson: Lesson, played: Sequence[Move]) -> Progress:
    """Where a game stands in a lesson. Of one that strayed, the task is the one that it strayed from."""
    seats = range(lesson.seats + 1)  # the last may be a seat of nobody
    rest = {seat: _fitting(lesson.script, played, seat) for seat in seats}
    due = {seat: min(len(_of(lesson.script, seat)), len(_of(played, seat))) for seat in seats}  # after the end all fits
    strayed = len(played) < len(lesson.opening) or any(rest[seat] < due[seat] for seat in seats)
    for move in lesson.opening:
        rest[move["seat"]] -= 1
    done = 0
    for task in lesson.tasks:
        rest[task.move["seat"]] -= 1
        if rest[task.move["seat"]] < 0:
            break
        done += 1
    return Progress(done, strayed)


def answer(lesson: Lesson, played: Sequence[Move], seat: int) -> Move | None:
    """What the lesson lets a seat do next; nothing if the game has strayed from it, or the lesson is over."""
    mine, done = _of(lesson.script, seat), len(_of(played, seat))
    return mine[done] if not progress(lesson, played).strayed and done < len(mine) else None


def _of(moves: Iterable[Move], seat: int) -> list[Move]:
    return [move for move in moves if move["seat"] == seat]


def _fitting(meant: Sequence[Move], played: Sequence[Move], seat: int) -> int:
    """How many moves of a seat are as they were meant, from its first one on."""
    pairs = zip(_of(meant, seat), _of(played, seat), strict=False)
    return len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))

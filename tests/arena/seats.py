"""Players and plans that misbehave, for the tests of the arena."""

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from thauma.arena.plan import Plan
from thauma.games.protocol import Deal, Game, State
from thauma.kernel.rng import Rng
from thauma.players import Forfeit, Player, player
from thauma.players.random import Random
from thauma.records import LiveGame


class Diarist(Random):
    """Plays at random and writes down what it is told."""

    name = "diarist"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.diary: list[tuple[str, int]] = []

    def sit_down(self, live: LiveGame, seat: int) -> None:
        self.diary.append((f"sat down at {seat}", live.ply))

    def get_up(self, live: LiveGame) -> None:
        self.diary.append(("got up", live.ply))


class Quitter(Diarist):
    """Gives up when it is to move."""

    name = "quitter"

    def choose(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002
        raise Forfeit("the program has ended")


class Absentee(Diarist):
    """Doesn't even sit down."""

    name = "absentee"

    def sit_down(self, live: LiveGame, seat: int) -> None:
        super().sit_down(live, seat)
        raise Forfeit("the program did not start")


class Broken(Diarist):
    """Has a bug."""

    name = "broken"

    def choose(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002
        raise ZeroDivisionError("a bug")


KINDS = {kind.name: kind for kind in (Diarist, Quitter, Absentee, Broken)}


def invite(monkeypatch: pytest.MonkeyPatch) -> list[Diarist]:
    """Let the arena know these players; the list grows by each that is made at a table."""
    made: list[Diarist] = []

    def find(name: str, game: Game, seconds: float | None = None) -> Player:
        if name not in KINDS:
            return player(name, game, seconds)
        made.append(KINDS[name](game))
        return made[-1]

    monkeypatch.setattr("thauma.arena.match.player", find)
    monkeypatch.setattr("thauma.arena.plan.player", lambda *_: None)
    return made


@dataclass(frozen=True)
class DeadlyPlan(Plan):
    """A plan whose deal number 2 kills who plays it: as often as `graves` can be dug."""

    graves: tuple[str, ...] = ()

    def deal(self, game: Game, number: int) -> Deal:
        if number == 2:
            for grave in map(Path, self.graves):
                if not grave.exists():
                    grave.touch()
                    os.kill(os.getpid(), signal.SIGKILL)
        return super().deal(game, number)


@dataclass(frozen=True)
class PatientPlan(Plan):
    """A plan whose deal number 10 waits for a sign, so that whoever plays it is there until then."""

    sign: str = ""

    def deal(self, game: Game, number: int) -> Deal:
        while number == 10 and not Path(self.sign).exists():
            time.sleep(0.01)
        return super().deal(game, number)


class UnportableError(Exception):
    """An error that can't be sent to another process."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(f"{first} and {second}")


@dataclass(frozen=True)
class FailingPlan(Plan):
    """A plan whose deal number 1 raises an error."""

    portable: bool = True

    def deal(self, game: Game, number: int) -> Deal:
        if number == 1:
            raise ZeroDivisionError("a bug") if self.portable else UnportableError("this", "that")
        return super().deal(game, number)

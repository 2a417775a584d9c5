"""Players that misbehave, for the tests of thinking: what each level does is told by the folder that they share."""

import os
import signal
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from thauma.games.protocol import Game, State
from thauma.kernel.rng import Rng, next_word, seeded
from thauma.players import Player
from thauma.players.random import Random

FINE, MORTAL, BROKEN, CHEATING, PATIENT = range(1, 6)  # the levels
GRAVES, BEDS, DIARY, SIGN = "graves", "beds", "diary", "sign"


@dataclass(frozen=True)
class Troupe:
    """Makes the players of each level; those who die, or sleep, do so as many times."""

    folder: Path
    times: int = 100

    def __call__(self, name: str, game: Game) -> Player:
        kinds = {MORTAL: Mortal, BROKEN: Broken, CHEATING: Cheating, PATIENT: Patient}
        _, _, level = name.partition(":")
        return kinds.get(int(level or 0), Member)(game, self)


@dataclass(frozen=True)
class SleepyTroupe(Troupe):
    """Everybody sleeps, so many times, once the sign is given."""

    def __call__(self, name: str, game: Game) -> Player:  # noqa: ARG002
        return Sleepy(game, self)


@dataclass(frozen=True)
class LateTroupe(Troupe):
    """Harmless players; what is compiled of them isn't ready before the sign is given."""

    late: tuple[str, ...] = ("duel", "classic")

    def __call__(self, name: str, game: Game) -> Player:  # noqa: ARG002
        if game.name in self.late and not is_asked():
            wait_for(self.folder / SIGN)
        return Member(game, self)


@dataclass(frozen=True)
class MortalOnArrival(Troupe):
    """Harmless players, but so many workers die before they are there."""

    def __reduce__(self) -> tuple[Any, ...]:
        return arrive_or_die, (self.folder, self.times)


def arrive_or_die(folder: Path, times: int) -> Troupe:
    if take_one_of(folder / GRAVES, times):
        os.kill(os.getpid(), signal.SIGKILL)
    return Troupe(folder)


@dataclass(frozen=True)
class NeverArriving(Troupe):
    """Workers who get these never get ready."""

    def __reduce__(self) -> tuple[Any, ...]:
        return time.sleep, (3600,)


class Member(Random):
    def __init__(self, game: Game, troupe: Troupe) -> None:
        super().__init__(game)
        self.troupe, self.folder = troupe, troupe.folder


class Mortal(Member):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        if take_one_of(self.folder / GRAVES, self.troupe.times):
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(state, seat, rng)


class Sleepy(Member):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        while is_asked() and (self.folder / SIGN).exists() and take_one_of(self.folder / BEDS, self.troupe.times):
            time.sleep(3600)
        return super().choose(state, seat, rng)


class Broken(Member):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        raise ZeroDivisionError(f"a bug: {secret(state)} at {seat} and {rng}")


class Cheating(Member):
    def choose(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002
        return self.game.actions


class Patient(Member):
    """Writes into the diary when it begins, with its process, and when it ends; between that it waits for the sign."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        thought = next_word(rng)
        self.write(f"begin {thought} {os.getpid()}")
        wait_for(self.folder / SIGN)
        self.write(f"end {thought}")
        return super().choose(state, seat, rng)

    def write(self, line: str) -> None:
        with (self.folder / DIARY).open("a") as diary:
            diary.write(f"{line}\n")


def is_asked() -> bool:
    """Whether somebody waits for this player; else it is only being made ready."""
    return threading.current_thread() is threading.main_thread()


def secret(state: State) -> str:
    """What must not be told."""
    return str(state.tobytes().hex())


def thought_of(seed: int) -> int:
    """How a thought with that seed is called in the diary."""
    return int(next_word(seeded(seed)))


def diary(folder: Path) -> list[list[str]]:
    path = folder / DIARY
    return [line.split() for line in path.read_text().splitlines()] if path.exists() else []


def wait_for(sign: Path) -> None:
    while not sign.exists():
        time.sleep(0.01)


def take_one_of(folder: Path, number: int) -> bool:
    """Take the first that is free of so many places; false if all are taken."""
    folder.mkdir(exist_ok=True)
    for place in range(number):
        try:
            (folder / str(place)).touch(exist_ok=False)
        except FileExistsError:
            continue
        return True
    return False


def hopeless(name: str, game: Game) -> Player:  # noqa: ARG001
    """Nobody of these can choose, not even the simplest."""
    return Broken(game, Troupe(Path()))

"""What the lab has for each game: a recorder, statistics, and a teacher of nets."""

from functools import cache
from importlib import import_module
from typing import Any

from thauma.lab.recorder import Recorder


@cache
def recorder_of(game: str) -> Recorder:
    kernels = import_module(f"thauma.games.{game}.kernels")
    greedy = import_module(f"thauma.players.greedy.{game}")
    return Recorder(game, kernels.loop, greedy, import_module(f"thauma.lab.recorder.{game}"))


def statistics_of(game: str) -> Any:
    """What is counted and told of a game: `count`, `findings`, `columns` and the rest of its module."""
    return import_module(f"thauma.lab.statistics.{game}")


def teacher_of(game: str) -> Any:
    """How a game's nets are taught: `PLAN`, `EXAM`, `INPUTS`, `ROWS` and `play_games`."""
    return import_module(f"thauma.lab.teaching.{game}")

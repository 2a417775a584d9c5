"""Duel, recorded (see recorder/__init__.py for what a game's folder offers)."""

from thauma.games.duel.kernels import DEAL_DTYPE
from thauma.lab.recorder.duel.encoding import encode_games, rows_of
from thauma.lab.recorder.duel.facts import FACTS_DTYPE
from thauma.lab.recorder.duel.playing import MOVE_DTYPE, record_games, replay_games, seat_and_action

__all__ = [
    "DEAL_DTYPE",
    "FACTS_DTYPE",
    "MOVE_DTYPE",
    "encode_games",
    "record_games",
    "replay_games",
    "rows_of",
    "seat_and_action",
]

"""Complete games by the hundred thousand: played, kept, replayed and turned back into records, in compiled calls.

A game's module here says what is noted of a game that is over (`FACTS_DTYPE`), and how its moves are kept
(`MOVE_DTYPE`) and read from records; all the rest is in recorder.py.
"""

from thauma.lab.recorder.games import FINE, NOT_OVER, Games, Seed
from thauma.lab.recorder.recorder import Recorder

__all__ = ["FINE", "NOT_OVER", "Games", "Recorder", "Seed"]

"""Many games of Duel in one call (see games/batch.py).

>>> games = Batch(games=4, seed=1)
>>> games.masks.shape
(4, 240)
>>> actions = games.masks.argmax(axis=1)  # the first legal action of each game
>>> finished = games.step(actions)
>>> int(finished.sum())
0
"""

from typing import Any, ClassVar

from thauma.games.batch import GameBatch, kernels_of
from thauma.games.duel import loop


class Batch(GameBatch):
    """Games of Duel side by side."""

    loop: ClassVar[Any] = loop
    kernels: ClassVar[Any] = kernels_of("duel", loop)

"""Many games of classic in one call (see games/batch.py).

>>> games = Batch(games=4, seed=1, seats=3)
>>> games.movers.tolist()
[0, 0, 0, 0]
>>> actions = games.masks.argmax(axis=1)  # the first legal action of each game
>>> finished = games.step(actions)
>>> games.movers.tolist(), int(finished.sum())
([1, 1, 1, 1], 0)
"""

from typing import Any, ClassVar

from thauma.games.batch import GameBatch, kernels_of
from thauma.games.classic import loop


class Batch(GameBatch):
    """Games of classic side by side, for three unless another number is asked for."""

    loop: ClassVar[Any] = loop
    kernels: ClassVar[Any] = kernels_of("classic", loop)

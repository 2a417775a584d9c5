"""What OpenSpiel calls an observer: a tensor in named pieces, and a string, of what a player sees or has seen."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from thauma.envs.fields import ADDED, Layout

Pieces = dict[str, NDArray[np.float32]]
Shape = tuple[int, ...]


class Observer:
    """Made for one kind of observation; `state.write` fills the tensor and `state.spell` makes the string.

    A player's view has the fields of the layout as its pieces; with perfect recall, what the player has seen so far
    stands behind them. What sets add to either comes after all that the base has, so that they shift no number of it.
    Views of the public or of private things alone are strings.
    """

    def __init__(self, kind: Any, params: Any, layout: Layout, recalled: Sequence[tuple[str, Shape]]) -> None:
        if params:
            raise ValueError(f"these observations take no parameters, not {params}")
        self.kind = kind
        self.dict: Pieces = {}
        self.tensor: NDArray[np.float32] | None = None
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            self._seen = {field.name: layout.where(field.name) for field in layout.fields}
            seen = [(field.name, (field.size,)) for field in layout.fields]
            pieces = [*seen, *recalled] if kind.perfect_recall else seen
            self._make(sorted(pieces, key=lambda piece: piece[0].endswith(ADDED)))

    def _make(self, pieces: Sequence[tuple[str, Shape]]) -> None:
        ends = np.cumsum([0, *(int(np.prod(shape)) for _, shape in pieces)])
        self.tensor = np.zeros(int(ends[-1]), np.float32)
        for (name, shape), start, end in zip(pieces, ends[:-1], ends[1:], strict=True):
            self.dict[name] = self.tensor[start:end].reshape(shape)

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        observed = state.see(player)
        for name, where in self._seen.items():
            self.dict[name][:] = observed[where]
        if self.kind.perfect_recall:
            state.recall(player, self.dict)

    def string_from(self, state: Any, player: int) -> str:
        """Empty where there is nothing to say."""
        spell: Callable[[int], str] = state.spell_recalled if self.kind.perfect_recall else state.spell_seen
        if not self.kind.public_info:
            spell = state.spell_private
        elif self.kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            spell = state.spell_public
        return spell(player)


def make_observer(game: Any, kind: Any, params: Any) -> Observer:
    return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False), params, game.layout, game.recalled)

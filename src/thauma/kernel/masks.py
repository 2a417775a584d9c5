"""Masks of legal actions, a row for each of many games."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.kernel.compiler import ArrayOf, kernel
from thauma.kernel.rng import Rng, below

Masks: TypeAlias = Annotated[NDArray[np.bool_], ArrayOf(np.bool_, 2)]
Actions: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64)]


def check_actions(masks: Masks, chosen: Actions) -> Actions:
    """The actions as an array that kernels take; a ValueError unless there is a legal one for each game."""
    chosen = np.ascontiguousarray(chosen, np.int64)
    if chosen.shape != masks.shape[:1]:
        raise ValueError(f"{len(masks)} games need as many actions, not an array of shape {chosen.shape}")
    illegal = first_illegal(masks, chosen)
    if illegal >= 0:
        raise ValueError(f"action {chosen[illegal]} is not legal in game {illegal}")
    return chosen


@kernel
def first_illegal(masks: Masks, chosen: Actions) -> int:
    """The first game whose action its mask doesn't allow; -1 if there is none."""
    for game in range(len(chosen)):
        if not 0 <= chosen[game] < masks.shape[1] or not masks[game, chosen[game]]:
            return game
    return -1


def random_actions(masks: Masks, rng: Rng) -> Actions:
    """A uniformly random legal action for each game."""
    chosen = np.zeros(len(masks), np.int64)
    choose_all(masks, chosen, rng)
    return chosen


@kernel
def choose_all(masks: Masks, chosen: Actions, rng: Rng) -> None:
    """The k-th action that the mask allows, k being random."""
    for game in range(len(chosen)):
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[game, action]
        k = below(rng, legal)
        for action in range(masks.shape[1]):
            if masks[game, action]:
                if k == 0:
                    chosen[game] = action
                    break
                k -= 1

"""Positions of random games, for tests of what must always hold. Made once per run, the same on every run."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tests.games.duel.positions import GAME
from tests.modes import games
from thauma.games.duel.layout import STATE_DTYPE, Phase
from thauma.kernel.rng import below, seeded

MOST_PLIES = 140
GAMES = games(compiled=300, plain=12)
RULES: tuple[dict[str, str], ...] = (
    {},
    {"wonders": "first_game"},
    {"centred_pawn": "last_player_chooses"},
)


class Played(NamedTuple):
    """A game from beginning to end."""

    deal: Any
    states: Any  # an array: the position before each decision, and the last one
    actions: list[int]


@cache
def played_games() -> tuple[Played, ...]:
    return tuple(play_at_random(seed, RULES[seed % len(RULES)]) for seed in range(GAMES))


def play_at_random(seed: int, rules: dict[str, str]) -> Played:
    rng = seeded(seed, stream=7)
    deal = GAME.deal(rng, 2, rules)
    state = GAME.start(deal)
    states: Any = np.zeros(MOST_PLIES, STATE_DTYPE)
    actions: list[int] = []
    while not GAME.is_over(state):
        states[len(actions)] = state
        legal = GAME.legal(state, int(state.mover))
        actions.append(legal[below(rng, len(legal))].action)
        GAME.play(state, int(state.mover), actions[-1], deal)
    states[len(actions)] = state
    return Played(deal, states[: len(actions) + 1], actions)


@cache
def all_states() -> Any:
    """Every position of every game, in one array."""
    return np.concatenate([played.states for played in played_games()])


def every(step: int) -> Iterator[Any]:
    """One position in `step`."""
    for number in range(0, len(all_states()), step):
        yield all_states()[number]


def positions_of_each_phase(number: int) -> list[Any]:
    """Some positions for every kind of decision, from different games where there are enough."""
    found = []
    for phase in range(Phase.OFFER_WONDERS):
        at = np.flatnonzero(all_states()["phase"] == phase)
        found += [all_states()[i] for i in at[:: max(1, len(at) // number)][:number]]
    return found

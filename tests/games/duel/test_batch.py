"""Many games in one call play as one game does."""

import numpy as np
import pytest

from tests.games.duel.positions import GAME
from tests.modes import games
from thauma.games.duel import actions
from thauma.games.duel.batch import Batch
from thauma.games.duel.layout import Phase
from thauma.kernel.rng import seeded

GAMES = games(compiled=40, plain=3)
STEPS = games(compiled=200, plain=100)


def check_masks(batch: Batch) -> None:
    for number, state in enumerate(batch.states):
        listed = sorted(choice.action for choice in GAME.legal(state, int(state.mover)))
        assert np.flatnonzero(batch.masks[number]).tolist() == listed
        assert batch.movers[number] == state.mover


def test_masks_show_what_is_legal() -> None:
    batch = Batch(GAMES, seed=3)
    for step in range(STEPS):
        if step % 10 == 0:
            check_masks(batch)
        batch.step(batch.random_actions())


def test_a_step_is_what_playing_the_action_is() -> None:
    batch = Batch(GAMES, seed=4)
    for _ in range(STEPS):
        alone = batch.states.copy()
        chosen = batch.random_actions()
        for state, deal, action in zip(alone, batch.deals, chosen, strict=True):
            GAME.play(state, int(state.mover), int(action), deal)
        finished = batch.step(chosen)
        assert finished.tolist() == [bool(state.phase == Phase.OVER) for state in alone]
        for number, over in enumerate(finished):
            after = batch.results[number] if over else batch.states[number]
            assert after.tobytes() == alone[number].tobytes()


def test_a_finished_game_begins_anew() -> None:
    batch = Batch(GAMES, seed=5)
    ended = 0
    for _ in range(STEPS):
        finished = batch.step(batch.random_actions())
        ended += int(finished.sum())
        assert (batch.states["phase"] != Phase.OVER).all()
        assert (batch.states["picks"][finished] == 0).all()
    assert ended >= GAMES


def test_the_same_seed_gives_the_same_games() -> None:
    first, second, other = Batch(3, seed=6), Batch(3, seed=6), Batch(3, seed=7)
    for batch in (first, second, other):
        for _ in range(30):
            batch.step(batch.random_actions())
    assert first.states.tobytes() == second.states.tobytes()
    assert first.states.tobytes() != other.states.tobytes()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    batch = Batch(3, seed=1)
    before = batch.states.tobytes()
    good = batch.random_actions()
    for wrong in (-1, actions.ACTIONS, actions.BUILD):
        chosen = good.copy()
        chosen[1] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 1"):
            batch.step(chosen)
    with pytest.raises(ValueError, match="3 games need as many actions"):
        batch.step(good[:2])
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("listing", [True, False])
def test_random_games_have_a_sensible_length(listing: bool) -> None:
    number = games(compiled=300, plain=5)
    decisions, _ = Batch.play_at_random(number, seeded(1), listing)
    assert 8 + 15 <= decisions / number <= 8 + 60 + 12

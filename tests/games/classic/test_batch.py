"""Games side by side agree with games one by one; deals are what they should be."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.modes import COMPILED, games, table_sizes
from thauma.games.classic import hands, setup
from thauma.games.classic.actions import ACTIONS
from thauma.games.classic.batch import Batch
from thauma.games.classic.game import GAME
from thauma.games.classic.layout import Phase
from thauma.games.classic.tables import GUILD
from thauma.kernel.rng import below, seeded


@pytest.mark.parametrize("players", [2, 3, 7])
def test_a_batch_plays_the_same_as_the_game(players: int) -> None:
    batch = Batch(games=3, seats=players, seed=5)
    alone = [GAME.start(deal) for deal in batch.deals]
    deals = batch.deals.copy()
    over: set[int] = set()
    for _ in range(200 if COMPILED else 12):
        chosen = batch.random_actions()
        for i, action in enumerate(chosen):
            if i not in over:
                mover = GAME.pending(alone[i])[0]
                assert mover == batch.movers[i]
                assert {int(a) for a in np.flatnonzero(batch.masks[i])} == {
                    c.action for c in GAME.legal(alone[i], mover)
                }
                GAME.play(alone[i], mover, int(action), deals[i])
        finished = batch.step(chosen)
        for i in range(3):
            if i not in over:
                assert bool(finished[i]) == GAME.is_over(alone[i])
                assert (batch.results if finished[i] else batch.states)[i].tobytes() == alone[i].tobytes()
            if finished[i]:
                over.add(i)
    assert over == ({0, 1, 2} if COMPILED else set())


def test_a_finished_game_is_dealt_anew() -> None:
    batch = Batch(games=1, seats=3, seed=1)
    first = batch.deals["hands"].copy()
    while not batch.step(batch.random_actions()).all():
        pass
    assert (batch.deals["hands"] != first).any()
    assert (batch.results["phase"] == Phase.OVER).all()
    assert (batch.states["phase"] == Phase.TURN).all()


def test_a_batch_refuses_what_is_not_legal_and_stays_as_it_was() -> None:
    batch = Batch(games=2, seats=3, seed=1)
    before = batch.states.tobytes()
    legal = batch.random_actions()
    for wrong in (-1, ACTIONS, int(np.flatnonzero(~batch.masks[1])[0])):
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 1"):
            batch.step(np.array([legal[0], wrong]))
    with pytest.raises(ValueError, match="2 games need as many actions"):
        batch.step(legal[:1])
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("listing", [True, False])
@pytest.mark.parametrize("players", table_sizes(2, 7))
def test_whole_random_games(players: int, listing: bool) -> None:
    number = games(compiled=200, plain=1)
    decisions, points = Batch.play_at_random(number, seeded(players), listing, players)
    cities = max(players, 3)
    assert 18 * cities * number <= decisions <= (18 * cities + 3 + 3) * number
    assert (points[:, :cities] > -10).all()
    assert (points[:, cities:] == 0).all()
    assert points[:, :players].max() > 20


def test_the_same_seed_plays_the_same_games() -> None:
    number = games(compiled=20, plain=1)
    first, again, other = (Batch.play_at_random(number, seeded(seed), True, 3)[1] for seed in (1, 1, 2))
    assert (first == again).all()
    assert (first != other).any()


def test_an_age_dealt_by_chance_is_a_deck_with_random_guilds() -> None:
    rng = seeded(9)
    guilds: Counter[int] = Counter()
    for _ in range(games(compiled=400, plain=400)):
        state = blank(players=4, age=2)
        hands.deal_hands_at_random(state, setup.blank_pile(), rng)
        dealt = [int(card) for card in state.dealt[2, :4].ravel()]
        chosen = [card for card in dealt if GUILD[card]]
        assert len(set(chosen)) == len(chosen) == 6
        guilds.update(chosen)
    assert len(guilds) == 10
    assert max(guilds.values()) < 1.6 * min(guilds.values())


def blank(players: int, age: int) -> Any:
    deal = GAME.deal(seeded(0), players, {})
    state = GAME.start(deal)
    state.age, state.phase = age, Phase.DEAL
    return state


def test_a_game_can_be_played_on_by_chance() -> None:
    """Fate may be a random generator: the next ages are dealt when they begin."""
    rng = seeded(11)
    state = GAME.start(GAME.deal(rng, 5, {}))
    while not GAME.is_over(state):
        seat = GAME.pending(state)[0]
        legal = GAME.legal(state, seat)
        GAME.play(state, seat, legal[below(rng, len(legal))].action, rng)
    result = GAME.result(state)
    assert result is not None
    assert len(result["scores"]) == 5

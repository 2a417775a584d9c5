"""What a city can still reach is never less than what it does reach, and close to it near the end."""

from fractions import Fraction

import numpy as np
import pytest

from tests.modes import COMPILED
from tests.modes import games as number_of
from tests.players.endgame.brute_force import value_of_each_move
from tests.players.endgame.endings import endings
from thauma.games.duel.layout import Phase
from thauma.players.endgame.duel.bounds import NO_BOUND, most_points_ahead
from thauma.players.endgame.duel.layout import HUNT_DTYPE


@pytest.mark.parametrize("who", ["random", "greedy"])
@pytest.mark.parametrize("cards", [1, 2, 3, 4] if COMPILED else [1, 2])
def test_no_city_comes_further_than_its_bound(who: str, cards: int) -> None:
    hunt = np.zeros(1, HUNT_DTYPE)[0]
    bounded = turns = 0
    for state in endings(who, cards, number_of(compiled=100, plain=3), seed=50 + cards):
        if state.phase != Phase.TURN:
            continue
        turns += 1
        values = value_of_each_move(state).values()
        outcome, margin, _ = max(values) if state.mover == 0 else min(values)
        for seat, sign in ((0, 1), (1, -1)):
            most = most_points_ahead(state, seat, hunt)
            if most < NO_BOUND:
                bounded += 1
                assert (sign * outcome, sign * margin) <= (Fraction(1 if most >= 0 else -1), Fraction(most))
    assert bounded >= 1.4 * turns  # of two for each turn

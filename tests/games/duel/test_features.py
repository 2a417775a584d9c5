"""The numbers that a network sees."""

import numpy as np

from tests.games.duel.corpus import every
from tests.games.duel.positions import GAME, Table, lay_table, new_table
from tests.modes import games
from thauma.games.duel.tables import WONDER_IDS


def test_features_have_one_length_and_stay_small() -> None:
    lengths = set()
    for state in every(games(compiled=97, plain=9)):
        for seat in (0, 1):
            described = GAME.features(state, seat)
            lengths.add(described.shape)
            assert described.dtype == np.float32
            assert np.isfinite(described).all()
            assert abs(described).max() <= 5
    assert len(lengths) == 1


def test_features_show_the_own_things_first() -> None:
    mine = lay_table(cities=[["palace", "sawmill"], ["press"]], coins=(3, 9), pawn=2, mover=0)
    theirs = lay_table(cities=[["press"], ["palace", "sawmill"]], coins=(9, 3), pawn=-2, mover=1)
    for table in (mine, theirs):  # the wonders of the two seats differ, so leave them out of the comparison
        table.state.cities["wonders"] = [0, 1, 2, 3]
    assert (GAME.features(mine.state, 0) == GAME.features(theirs.state, 1)).all()
    assert (GAME.features(mine.state, 0) != GAME.features(mine.state, 1)).any()


def drafting(first: str) -> Table:
    """A draft in which seat 0 has picked this wonder first."""
    for seed in range(100):
        table = new_table(seed)
        if first in table.legal("draft"):
            table.play("draft", first)
            return table
    raise AssertionError(first)


def test_every_drafted_wonder_changes_the_features() -> None:
    """Of two positions that differ only in the wonder drafted, a network can tell which is which."""
    for wonder in WONDER_IDS:
        table = drafting(wonder)
        with_it = GAME.features(table.state, 0)
        table.state.cities[0].wonders_open = 0
        without = GAME.features(table.state, 0)
        changed = np.flatnonzero(with_it != without)
        assert len(changed) == 2, wonder  # the number of wonders, and this wonder

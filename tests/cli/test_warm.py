"""`thauma warm` compiles whatever somebody would otherwise wait for."""

from unittest.mock import patch

from thauma.cli.warm import warm_players
from thauma.players import endgame


def test_the_solver_of_endings_is_used_while_warming() -> None:
    with patch.object(endgame, "solve", wraps=endgame.solve) as solve:
        warm_players("duel")
    assert solve.called

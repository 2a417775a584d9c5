"""`thauma warm` compiles whatever somebody would otherwise wait for."""

from unittest.mock import patch

import pytest

from tests.toy.known import stones
from thauma.cli.bench import run_bench
from thauma.cli.warm import run_warm, warm_players
from thauma.games.errors import BadOption
from thauma.kernel import cache
from thauma.players import endgame

__all__ = ["stones"]


def test_the_solver_of_endings_is_used_while_warming() -> None:
    with patch.object(endgame, "solve", wraps=endgame.solve) as solve:
        warm_players("duel")
    assert solve.called


def test_a_game_from_elsewhere_is_warmed_too(stones: str, capsys: pytest.CaptureFixture[str]) -> None:
    with patch.object(cache, "forget_stale", return_value=0):
        run_warm([stones])
    told = capsys.readouterr().out
    assert "stones: the rules are ready" in told
    assert "stones: the players are ready" in told


def test_a_game_without_batches_is_not_measured(stones: str) -> None:
    with pytest.raises(BadOption, match="stones can't be played in batches"):
        run_bench(stones, None, json=False)

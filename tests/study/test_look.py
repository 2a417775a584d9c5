"""A position that somebody looks at: every move is worth what was found out about it, not what nobody looked at."""

from pathlib import Path

import pytest

from tests.study.thinkers import Ladder
from thauma.arena.selfplay import SelfPlay
from thauma.games import game
from thauma.players.search import best_thinker
from thauma.players.thinking import Budget
from thauma.records import LiveGame, parse_record
from thauma.study.look import LEAST_SIMULATIONS, Look, look

GOLDEN = Path(__file__).parents[1] / "golden" / "duel"
BUDGET = Budget(simulations=2000)


def at_ply(name: str, ply: int) -> LiveGame:
    record = SelfPlay(name, ("random",) * (2 if name == "duel" else 3), seed=6).play(0).record()
    live = LiveGame.at_start_of(record)
    for move in record.moves[:ply]:
        live.play(move)
    return live


@pytest.mark.parametrize("name", ["duel", "classic"])
def test_a_move_that_the_search_passed_over_is_looked_at_by_itself(name: str) -> None:
    live = at_ply(name, 12)
    seat, narrow, wide = live.pending[0], Ladder(name, narrow=True), Ladder(name)
    assert len(look(live, seat, wide, BUDGET).lines) > 1
    assert len(wide.asked) == 1
    look(live, seat, narrow, BUDGET)
    assert len(narrow.asked) > 1
    assert all(budget.simulations is not None for _, budget in narrow.asked)
    assert min(budget.simulations or 0 for _, budget in narrow.asked) >= LEAST_SIMULATIONS


@pytest.mark.parametrize("name", ["duel", "classic"])
def test_no_move_is_above_the_best(name: str) -> None:
    live = at_ply(name, 9)
    found = look(live, live.pending[0], best_thinker(game(name)), Budget(simulations=200))
    chances = [line.chance for line in found.lines]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == found.chance


def test_spending_all_coins_is_seen_to_lose_though_the_search_never_tried_it() -> None:
    """In a golden game somebody pays all eleven coins for a wonder that others build for less."""
    record = parse_record(sorted(GOLDEN.glob("*.record.json"))[0].read_bytes())
    live = LiveGame.at_start_of(record)
    for move in record.moves[:12]:
        live.play(move)
    found: Look = look(live, 0, best_thinker(game("duel")), BUDGET)
    played = next(line for line in found.lines if line.move.items() <= record.moves[12].items())
    assert found.chance - played.chance > 0.2

"""A player who thinks about every move."""

from typing import Any

from tests.games.duel.positions import GAME, lay_table, new_table
from tests.players.network.nets import random_net
from thauma.kernel.rng import seeded
from thauma.players import Player
from thauma.players.search import Searcher, thinker
from thauma.players.search.duel import DuelThinker
from thauma.players.thinking import Budget, MoveReport, Report


class Recorder:
    """A thinker that notes what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def think(self, state: Any, seat: int, budget: Budget, rng: Any, stop: Any = None) -> Report:
        self.asked.append((state, seat, budget, rng, stop))
        return Report((MoveReport(17, 3, 0.5, 0.5), MoveReport(4, 1, 0.9, 0.5)), 0.5, (), 4, 0.1)


def test_the_best_move_of_the_report_is_played() -> None:
    recorder, budget, rng, state = Recorder(), Budget(simulations=5), seeded(1), lay_table(age=2).state
    player: Player = Searcher("me", GAME, recorder, budget)
    assert player.name == "me"
    assert player.choose(state, 0, rng) == 17
    assert recorder.asked == [(state, 0, budget, rng, None)]


def test_a_forced_move_needs_no_thought() -> None:
    table = new_table()
    while len(table.legal("draft")) > 1:
        table.play("draft", sorted(table.legal("draft"))[0])
    recorder = Recorder()
    action = Searcher("me", GAME, recorder, Budget(simulations=5)).choose(table.state, table.mover, seeded(1))
    assert [action] == [choice.action for choice in GAME.legal(table.state, table.mover)]
    assert not recorder.asked


def test_each_game_has_its_search() -> None:
    net = random_net()
    found = thinker(GAME, net, threads=2)
    assert isinstance(found, DuelThinker)
    assert found._threads[1].evaluator.net is net
    assert thinker(GAME, None).think(lay_table().state, 0, Budget(simulations=3), seeded(1)).simulations == 3

"""One step ahead by the net."""

from typing import Any

import numpy as np

from tests.games.duel.corpus import positions_of_each_phase
from tests.games.duel.positions import GAME, lay_table
from tests.modes import games
from tests.players.network.nets import random_net
from tests.players.search.wins import wins_in_one
from thauma.games.duel.chance import is_chance
from thauma.games.duel.layout import STATE_DTYPE
from thauma.games.duel.turn import decide
from thauma.kernel.rng import seeded
from thauma.players.evaluation import Kind
from thauma.players.evaluation.duel import judge, make_evaluator
from thauma.players.search.duel.one_step import OneStep


def chooser() -> OneStep:
    return OneStep("net", random_net())


def legal(state: Any) -> list[int]:
    return [choice.action for choice in GAME.legal(state, int(state.mover))]


def test_every_choice_is_legal_through_whole_games() -> None:
    player = chooser()
    for seed in range(games(compiled=10, plain=1)):
        deal = GAME.deal(seeded(seed), 2, {})
        state = GAME.start(deal)
        while not GAME.is_over(state):
            mover = int(state.mover)
            action = player.choose(state, mover, seeded(seed, stream=2))
            assert action in legal(state)
            GAME.play(state, mover, action, deal)


def test_the_same_seed_chooses_the_same_and_leaves_the_position_alone() -> None:
    player = chooser()
    for state in positions_of_each_phase(games(compiled=5, plain=1)):
        before = state.tobytes()
        chosen = {player.choose(state, int(state.mover), seeded(3)) for _ in range(3)}
        assert len(chosen) == 1
        assert chosen == {chooser().choose(state, int(state.mover), seeded(3))}
        assert state.tobytes() == before


def test_a_win_in_one_is_taken() -> None:
    for state, winning in wins_in_one(games(compiled=12, plain=2)):
        assert chooser().choose(state, int(state.mover), seeded(1)) in winning


def test_the_position_that_the_net_likes_best_is_sought() -> None:
    """Where chance has no say, it is the move after which the net sees the mover best off."""
    net = random_net(spread=0.6)
    player, thinker = OneStep("net", net), make_evaluator(Kind.NET, net)
    for mover in (0, 1):
        for coins in range(0, 20, games(compiled=1, plain=7)):
            table = lay_table(age=3, left=2, mover=mover, coins=(coins, coins))
            actions = legal(table.state)
            after = np.zeros(len(actions), STATE_DTYPE)
            for number, action in enumerate(actions):
                after[number] = table.state
                decide(after[number], action)
                assert not is_chance(after[number])
            values, _ = judge(thinker, after, seeded(1))
            best = actions[int(np.argmax(values if mover == 0 else -values))]
            assert player.choose(table.state, mover, seeded(1)) == best

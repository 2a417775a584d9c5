"""One decision looked at by itself says the same as the analysis of the whole game, and tells what moves bring."""

import pytest

from thauma.arena.selfplay import SelfPlay
from thauma.games import game
from thauma.players.search import best_thinker
from thauma.players.thinking import Budget
from thauma.records import LiveGame, Record
from thauma.study.analysis import analyse
from thauma.study.decision import OPTIONS, Study, study

BUDGET = Budget(simulations=60)
TABLES = {"duel": ("greedy", "random"), "classic": ("greedy", "random", "random")}


def played(name: str) -> Record:
    return SelfPlay(name, TABLES[name], seed=4).play(0).record()


def studied(record: Record, ply: int) -> Study:
    return study(record, ply, best_thinker(game(record.game)), BUDGET)


@pytest.mark.parametrize("name", ["duel", "classic"])
def test_a_decision_by_itself_is_judged_as_in_the_whole_game(name: str) -> None:
    record = played(name)
    whole = list(analyse(record, best_thinker(game(name)), BUDGET))
    for ply in range(0, len(record.moves), 7):
        found = studied(record, ply).judged
        assert (found.move, found.best, found.before, found.played) == (
            whole[ply].move,
            whole[ply].best,
            whole[ply].before,
            whole[ply].played,
        )


@pytest.mark.parametrize("name", ["duel", "classic"])
def test_options_are_legal_the_best_first_and_hold_the_one_that_was_played(name: str) -> None:
    record = played(name)
    for ply in range(0, len(record.moves), 11):
        found = studied(record, ply)
        live = LiveGame.at_start_of(record)
        for move in record.moves[:ply]:
            live.play(move)
        legal = [
            {key: value for key, value in move.items() if key != "cost"}
            for move in live.game.legal_moves(live.state, record.moves[ply]["seat"])
        ]
        moves = [option.move for option in found.options]
        assert all(move in legal for move in moves)
        assert found.judged.move in moves
        assert len(moves) <= OPTIONS + 1
        chances = [option.chance for option in found.options]
        assert chances == sorted(chances, reverse=True)


def test_what_a_move_of_duel_brings_is_what_it_brought() -> None:
    """Coins, points and the pawn don't depend on what turns up, so the next position must show them."""
    record = played("duel")
    live = LiveGame.at_start_of(record)
    looked_at = 0
    for ply, move in enumerate(record.moves):
        before = live.game.position(live.state)
        live.play(move)
        if ply % 5 == 0:
            after = live.game.position(live.state)
            (option,) = (option for option in studied(record, ply).options if option.move == move)
            mine, then = before["cities"][move["seat"]], after["cities"][move["seat"]]
            assert option.brings.get("coins", 0) == then["coins"] - mine["coins"]
            assert option.brings.get("points", 0) == then["score"]["total"] - mine["score"]["total"]
            looked_at += 1
    assert looked_at > 10


def test_lines_go_on_with_moves_of_both() -> None:
    record = played("duel")
    lines = [studied(record, ply).options for ply in range(8, len(record.moves), 9)]
    followed = [option.then for options in lines for option in options if option.then]
    assert followed
    assert all({"seat", "do"} <= set(move) for line in followed for move in line)


def test_a_choice_of_classic_brings_nothing_before_all_have_chosen() -> None:
    record = played("classic")
    assert all(option.brings == {} for option in studied(record, 0).options)

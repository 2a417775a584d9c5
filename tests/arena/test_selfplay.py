"""Self-play: the same seed gives the same games, however the work is split."""

import pytest

from thauma.arena.selfplay import GAMES_PER_TASK, SelfPlay, play_all
from thauma.games.errors import BadOption
from thauma.players import UnknownPlayer
from thauma.records import LiveGame, parse_record

PLAN = SelfPlay("duel", ("random", "greedy"), seed=9)


def lines(plan: SelfPlay, games: int, workers: int) -> list[str]:
    return [line for some in play_all(plan, games, workers) for line in some]


def test_every_record_replays_to_its_result() -> None:
    for line in lines(PLAN, 5, workers=1):
        record = parse_record(line)
        assert record.result is not None
        assert LiveGame.from_record(record).result == record.result


def test_workers_change_nothing_but_the_time() -> None:
    games = GAMES_PER_TASK + 3
    assert lines(PLAN, games, workers=2) == lines(PLAN, games, workers=1)


def test_games_of_a_seed_differ_and_another_seed_differs() -> None:
    first, second = lines(PLAN, 2, workers=1)
    assert first != second
    assert lines(SelfPlay("duel", ("random", "greedy"), seed=10), 1, workers=1) != [first]


def test_a_plan_that_cannot_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownPlayer):
        SelfPlay("duel", ("random", "nobody"), seed=0).check()
    with pytest.raises(BadOption):
        SelfPlay("duel", ("random",) * 3, seed=0).check()
    with pytest.raises(BadOption):
        SelfPlay("duel", ("random",) * 2, seed=0, rules={"wonders": "all"}).check()

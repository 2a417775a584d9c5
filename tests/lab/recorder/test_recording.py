"""Games recorded in bulk are the very games that players play one by one, in every run mode."""

from typing import Any

import numpy as np
import pytest

from tests.modes import games
from thauma.arena.selfplay import SelfPlay
from thauma.games import game
from thauma.kernel.rng import seeded
from thauma.lab.recorder import FINE, NOT_OVER, Games, Recorder, Seed
from thauma.lab.registry import recorder_of
from thauma.records import LiveGame, Record

SEED = (7 << 32) + 5  # both words count
BOARDS = tuple({"wonder": wonder, "side": "B"} for wonder in ("halikarnassos", "olympia", "babylon"))
PLANS = [
    SelfPlay("duel", ("random", "random"), SEED),
    SelfPlay("duel", ("greedy", "random"), SEED, {"wonders": "first_game"}),
    SelfPlay("duel", ("greedy", "greedy"), SEED, {"centred_pawn": "last_player_chooses"}),
    SelfPlay("classic", ("random", "greedy"), SEED),
    SelfPlay("classic", ("random",) * 3, SEED, {"boards": "chosen"}, BOARDS),
    SelfPlay("classic", ("random", "greedy", *("random",) * 5), SEED, {"boards": "A"}),
]


def name_of(plan: SelfPlay) -> str:
    return f"{plan.game}-{len(plan.players)}-{'-'.join(plan.rules)}"


def recorded(plan: SelfPlay, numbers: range) -> tuple[Games, Recorder]:
    recorder = recorder_of(plan.game)
    greedy = sum(1 << seat for seat, name in enumerate(plan.players) if name == "greedy")
    template = plan.deal(game(plan.game), seeded(0))
    return recorder.record_games(greedy, Seed.of(plan.seed), numbers, template), recorder


def played(plan: SelfPlay, numbers: range) -> list[LiveGame]:
    seated = plan.seated()
    return [plan.play(number, seated) for number in numbers]


def rows_of(recorder: Recorder, records: list[Record]) -> tuple[Any, Any]:
    rows = [recorder.rows_of(record.moves) for record in records]
    return np.array([row for of_game in rows for row in of_game], np.int16), np.cumsum([len(one) for one in rows])


@pytest.mark.parametrize("plan", PLANS, ids=name_of)
def test_recorded_games_are_those_of_self_play_and_go_back_to_their_records(plan: SelfPlay) -> None:
    numbers = range(3, 3 + games(compiled=6, plain=1))
    found, recorder = recorded(plan, numbers)
    for number, live in enumerate(played(plan, numbers)):
        assert found.deals[number].tobytes() == live.deal.tobytes()
        again = LiveGame(live.game, live.players, plan.rules, found.deals[number])
        for move in found.moves_of(number):
            again.play_action(*recorder.seat_and_action(again.state, move))
        assert again.record() == live.record()


@pytest.mark.parametrize("plan", PLANS, ids=name_of)
def test_a_replay_finds_the_same_facts(plan: SelfPlay) -> None:
    found, recorder = recorded(plan, range(games(compiled=200, plain=2)))
    facts, verdicts = recorder.replay_games(found.deals, found.moves, found.ends)
    assert (verdicts == FINE).all()
    assert facts.tobytes() == found.facts.tobytes()


@pytest.mark.parametrize("plan", PLANS, ids=name_of)
def test_the_facts_are_those_of_the_result(plan: SelfPlay) -> None:
    numbers = range(games(compiled=6, plain=1))
    found, _ = recorded(plan, numbers)
    for facts, live in zip(found.facts, played(plan, numbers), strict=True):
        result = live.result
        assert result is not None
        assert [seat for seat in range(len(plan.players)) if int(facts["winners"]) >> seat & 1] == result["winners"]
        sheets = [list(sheet.values())[:-1] for sheet in result["scores"]]
        assert facts["points"][: len(sheets)].tolist() == sheets
        assert facts["plies"] == live.ply


@pytest.mark.parametrize("plan", PLANS, ids=name_of)
def test_records_become_the_moves_that_were_recorded(plan: SelfPlay) -> None:
    numbers = range(games(compiled=6, plain=1))
    found, recorder = recorded(plan, numbers)
    rows, ends = rows_of(recorder, [live.record() for live in played(plan, numbers)])
    moves, verdicts = recorder.encode_games(found.deals, rows, ends)
    assert (verdicts == FINE).all()
    assert moves.tolist() == found.moves.tolist()


@pytest.mark.parametrize("plan", [PLANS[0], PLANS[3]], ids=name_of)
def test_every_move_that_is_changed_is_found_out(plan: SelfPlay) -> None:
    """Whose move it is, what it does and with what: each is checked against the position."""
    found, recorder = recorded(plan, range(1))
    rows, ends = rows_of(recorder, [played(plan, range(1))[0].record()])
    for ply in range(0, len(rows), games(compiled=5, plain=25)):
        changed = rows.copy()
        changed[ply, 0] = 1 - changed[ply, 0] if changed[ply, 0] < 2 else 0
        assert recorder.encode_games(found.deals, changed, ends)[1][0] == ply
        moves = found.moves.copy()
        moves[ply] = np.iinfo(moves.dtype).max
        assert recorder.replay_games(found.deals, moves, found.ends)[1][0] == ply


@pytest.mark.parametrize("plan", [PLANS[0], PLANS[3]], ids=name_of)
def test_a_game_that_was_broken_off_is_not_over(plan: SelfPlay) -> None:
    found, recorder = recorded(plan, range(1))
    _, verdicts = recorder.replay_games(found.deals, found.moves[:-3].copy(), found.ends - 3)
    assert verdicts.tolist() == [NOT_OVER]


def test_a_move_for_the_free_city_by_the_wrong_player_is_found_out() -> None:
    plan = PLANS[3]
    found, recorder = recorded(plan, range(1))
    rows, ends = rows_of(recorder, [played(plan, range(1))[0].record()])
    by_holder = int(np.argmax(rows[:, 5] >= 0))
    rows[by_holder, 5] = 1 - rows[by_holder, 5]
    assert recorder.encode_games(found.deals, rows, ends)[1].tolist() == [by_holder]


def test_some_of_the_games_can_be_kept() -> None:
    found, _ = recorded(PLANS[0], range(4))
    kept = found.only(np.array([False, True, False, True]))
    assert len(kept) == 2
    assert kept.deals[1].tobytes() == found.deals[3].tobytes()
    assert [kept.moves_of(number).tolist() for number in (0, 1)] == [found.moves_of(n).tolist() for n in (1, 3)]

"""Luck and skill of a game: the sums, the names, and how sure they are."""

from dataclasses import replace
from typing import Any

import pytest

from tests.study.thinkers import Ladder
from thauma.arena.selfplay import SelfPlay
from thauma.kernel.rng import below, seeded
from thauma.players.thinking import Budget
from thauma.records import LiveGame, Record
from thauma.records.positions import write_position
from thauma.study import skill as skills
from thauma.study.analysis import MoveAnalysis, analyse
from thauma.study.luck import GameLuck, game_luck, study_meter
from thauma.study.skill import FEWEST, never_rising, read_table, skill_of

BUDGET = Budget(simulations=16)


def record_of(name: str, seats: int, number: int = 0) -> Record:
    return SelfPlay(name, ("greedy",) * seats, 5).play(number).record()


def luck_of(record: Record) -> GameLuck:
    meter = study_meter(record.game, 1)
    return game_luck(record, meter, list(analyse(record, Ladder(record.game), BUDGET)))


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("classic", 3), ("classic", 2)])
def test_start_mistakes_and_luck_add_up_to_the_result(name: str, seats: int) -> None:
    record = record_of(name, seats)
    found = luck_of(record)
    assert found.over
    assert record.result is not None
    for account in found.accounts:
        won = account.player in record.result["winners"]
        assert account.result == (round(1 / len(record.result["winners"]), 4) if won else 0)
        assert account.start == round(1 / seats, 4)
        total = account.start + account.theirs - account.own + account.unseen
        assert round(total, 4) == account.average
        assert round(account.average + account.luck, 4) == account.result
        assert 0 <= account.rarity <= 1


def test_the_luck_of_one_is_the_misfortune_of_the_other() -> None:
    first, second = luck_of(record_of("duel", 2)).accounts
    assert first.luck == pytest.approx(-second.luck, abs=2e-4)
    assert first.rarity == pytest.approx(second.rarity)
    assert (first.own, first.theirs) == (second.theirs, second.own)


def test_events_are_named_by_what_turned_up() -> None:
    record = record_of("duel", 2)
    found = luck_of(record)
    laid = (
        {card for age in record.setup["ages"] for card in age} if isinstance(record.setup.get("ages"), list) else None
    )
    reveals = [event for event in found.events if event.kind == "reveal"]
    assert all(1 <= len(event.ids) <= 2 for event in reveals)
    assert len({event.ids for event in reveals}) == len(reveals)
    if laid is not None:
        assert {card for event in reveals for card in event.ids} <= laid
    best, worst = found.named(0, good=True), found.named(0, good=False)
    assert [event.luck[0] for event in best] == sorted((event.luck[0] for event in best), reverse=True)
    assert all(event.luck[0] < 0 for event in worst)
    assert not {id(event) for event in best} & {id(event) for event in worst}


def test_a_game_that_was_broken_off_has_a_chance_for_a_result() -> None:
    record = record_of("duel", 2)
    record.moves, record.result = record.moves[:30], None
    found = luck_of(record)
    assert not found.over
    assert found.accounts[0].result + found.accounts[1].result == pytest.approx(1, abs=2e-4)
    assert 0 < found.accounts[0].result < 1


def test_a_position_that_was_set_up_starts_with_what_it_is_worth() -> None:
    live = LiveGame.from_record(record_of("duel", 2))
    live.take_back(30)
    text = write_position(live.game, live.state)
    later = LiveGame.from_position(text)
    rng = seeded(3)
    while not later.is_over:
        seat = later.pending[0]
        actions = [choice.action for choice in later.game.legal(later.state, seat)]
        later.play_action(seat, actions[below(rng, len(actions))])
    found = luck_of(later.record())
    assert found.events[0].ply >= 0
    first, second = found.accounts
    assert first.start + second.start == pytest.approx(1, abs=2e-4)
    assert 0 < first.start < 1
    assert round(first.average + first.luck, 4) == first.result


def made(loss: float, choices: int = 5) -> MoveAnalysis:
    return MoveAnalysis(0, 0, {}, {}, choices, 0.9, 0.9 - loss, None, 100, False)


def test_a_level_is_named_by_the_loss_per_real_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skills, "read_table", lambda: {"duel": [0.08, 0.06, 0.05, 0.04, 0.03, 0.02, 0.01, 0.005]})
    forced = [made(0.0, choices=1)] * 50
    found = skill_of("duel", [*forced, *[made(0.021), made(0.019)] * 10], 0)
    assert (found.decisions, found.level) == (20, 6)
    assert found.loss == pytest.approx(0.02)
    assert found.interval is not None
    assert found.levels == (6, 6)
    wide = skill_of("duel", [made(0.0), made(0.06)] * 6, 0)
    assert wide.level == 5
    assert wide.levels is not None
    assert wide.levels[0] < 5 < wide.levels[1]


def test_few_decisions_say_nothing() -> None:
    found = skill_of("duel", [made(0.1)] * (FEWEST - 1), 0)
    assert (found.loss, found.level, found.levels) == (None, None, None)
    assert skill_of("duel", [made(0.1)] * FEWEST, 0).loss == pytest.approx(0.1)
    assert skill_of("duel", [replace(made(0.1), player=1)] * FEWEST, 0).decisions == 0


def test_the_table_has_eight_levels_that_lose_less_and_less() -> None:
    table: dict[str, Any] = read_table()
    assert "duel" in table
    for losses in table.values():
        assert len(losses) == 8
        assert losses == never_rising(losses)
        assert losses[0] > 2 * losses[-1]

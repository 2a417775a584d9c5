"""Luck is zero on average, whoever plays and however wrong the judge is; so results without it mean the same."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.modes import few_and_many
from thauma.arena import Ledger, Plan, run
from thauma.arena.interval import score_interval
from thauma.arena.luck import OPENING, LuckMeter
from thauma.arena.outcome import Outcome
from thauma.arena.selfplay import SelfPlay
from thauma.arena.standing import results
from thauma.games import game
from thauma.records import Record

PLAN = Plan("duel", ("greedy", "random"), seats=2, seed=4, luck=1)


def game_of(name: str, seats: int, number: int, player: str = "greedy") -> Record:
    return SelfPlay(name, (player,) * seats, 11).play(number).record()


class Fool:
    """Judges by something that has nothing to do with the game."""

    def __init__(self, players: int) -> None:
        self.players = players

    def chances(self, states: NDArray[Any]) -> NDArray[np.float64]:
        odd = np.array([crc32(state.tobytes()) % 100 for state in states], np.float64) / 100
        return np.stack([odd] * self.players, axis=1)


def is_zero_on_average(lucks: NDArray[np.float64]) -> bool:
    """Within four standard errors, which one in fifteen thousand fair samples would leave."""
    return bool(abs(lucks.mean()) < 4 * lucks.std(ddof=1) / np.sqrt(len(lucks)))


@pytest.mark.parametrize("games", few_and_many(40, 1000))
@pytest.mark.parametrize("wrong", [False, True], ids=["judge", "fool"])
@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("classic", 3)])
def test_luck_is_zero_on_average_even_if_the_judge_is_wrong(name: str, seats: int, wrong: bool, games: int) -> None:
    meter = LuckMeter(game(name), 1, most=30, samples=8)
    if wrong:
        meter.judge = Fool(seats)
    found = [list(meter.events(game_of(name, seats, number))) for number in range(games)]
    lucks = np.array([sum(event.luck[0] for event in events) for events in found])
    assert lucks.std() > 0.01
    assert is_zero_on_average(lucks)
    for kind in {event.kind for events in found for event in events}:
        assert is_zero_on_average(
            np.array([sum(event.luck[0] for event in events if event.kind == kind) for events in found])
        )


def test_every_event_of_a_duel_is_there_with_all_its_outcomes() -> None:
    meter = LuckMeter(game("duel"), 1, most=600, samples=64)
    events = list(meter.events(game_of("duel", 2, 3)))
    kinds = [event.kind for event in events]
    assert (events[0].ply, kinds[0], len(events[0].outcomes)) == (OPENING, "deal", 64)
    assert kinds.count("wonders") == 1
    assert kinds.count("age") == 3
    assert {len(event.outcomes) for event in events if event.kind == "age"} == {64}
    assert {len(event.outcomes) for event in events if event.kind == "wonders"} == {70}  # 4 of 8
    reveals = [event for event in events if event.kind == "reveal"]
    assert len(reveals) > 15
    assert all(event.exact for event in reveals)
    for event in reveals:  # what came is one of the outcomes, and worth the same among them
        assert np.isclose(event.outcomes[:, 0], event.after[0], atol=0).any()
        assert np.allclose(event.after.sum(), 1)
    # a card of twenty-three, of which some have been seen; or a pair of such cards
    assert max(len(event.outcomes) for event in reveals) > 23 > min(len(event.outcomes) for event in reveals)


def test_the_draws_of_the_great_library_are_all_judged() -> None:
    meter, found = LuckMeter(game("duel"), 0, most=600), set()
    for number in range(30):
        events = meter.events(game_of("duel", 2, number), opening=False)
        found |= {len(event.outcomes) for event in events if event.kind == "tokens"}
    assert found == {10}  # 3 of 5


def test_an_arena_tells_what_is_left_without_luck(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Ledger(path, PLAN) as ledger:
        found = run(PLAN, 6, ledger=ledger)
    first, second = (player.as_json()["adjusted"] for player in found.players)
    assert first["score"] + second["score"] == pytest.approx(1)
    assert first["score"] == pytest.approx(min(1.0, found.players[0].score - first["luck"]))
    assert first["interval"][0] <= first["score"] <= first["interval"][1]
    stamps = [json.loads(line)["arena"] for line in path.read_text().splitlines()]
    assert [tuple(stamp["luck"]) for stamp in stamps] == [outcome.luck for outcome in found.outcomes]


def test_luck_is_measured_afterwards_where_a_file_lacks_it(tmp_path: Path) -> None:
    path, without = tmp_path / "games.jsonl", replace(PLAN, luck=0)
    with Ledger(path, without) as ledger:
        assert run(without, 4, ledger=ledger).players[0].adjusted is None
    with Ledger(path, PLAN) as ledger:
        assert run(PLAN, 4, ledger=ledger).as_json() == run(PLAN, 4).as_json()


@pytest.mark.verify
@pytest.mark.parametrize("on", ["processes", "ray"])
def test_luck_is_the_same_wherever_a_game_is_played(on: str) -> None:
    here = run(PLAN, 8)
    there = run(PLAN, 8, workers=2, on="ray" if on == "ray" else None)
    assert there.as_json() == here.as_json()


@pytest.mark.parametrize("games", few_and_many(30, 400))
def test_results_without_luck_mean_the_same(games: int) -> None:
    """The difference to the plain score is luck alone, which is zero on average."""
    found = run(Plan("duel", ("greedy", "greedy"), seats=2, seed=8, luck=1), games)
    lucks = np.array([outcome.luck[0] for outcome in found.outcomes if outcome.luck is not None])
    assert len(lucks) == found.games
    assert is_zero_on_average(lucks)


def test_intervals_without_luck_contain_the_truth_and_are_narrower() -> None:
    """Games whose results are mostly luck that was measured: 95 intervals in 100 contain the score."""
    dice, truth = np.random.default_rng(3), 0.6
    contained, narrower = 0, []
    for _ in range(300):
        luck = dice.uniform(-0.35, 0.35, (100, 2))
        shares = (dice.random((100, 2)) < truth + luck).astype(float)
        games = np.full(100, 2.0)
        _, low, high = score_interval((shares - luck).sum(axis=1), games)
        plain = score_interval(shares.sum(axis=1), games)
        contained += low <= truth <= high
        narrower.append((plain[2] - plain[1]) / (high - low))
    assert 0.92 <= contained / 300 <= 0.99
    assert np.mean(narrower) > 1.05


def test_nobody_is_adjusted_if_the_luck_of_a_game_is_unknown() -> None:
    outcomes = [Outcome(number, PLAN.seating(number), (0,), "points", (60, 50)) for number in range(2)]
    measured = replace(outcomes[0], luck=(0.1, -0.1))
    assert results(PLAN, [measured, outcomes[1]]).players[0].adjusted is None

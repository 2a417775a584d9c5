"""Budgets: how they are written, and how they are kept."""

from itertools import pairwise

import pytest

from thauma.players import thinking
from thauma.players.thinking import FIRST_CHUNK, BadBudget, Budget, MoveReport, Report, run_within


class Clock:
    """Stands still but for what each simulation takes."""

    def __init__(self, seconds_per_simulation: float) -> None:
        self.now = 100.0
        self.seconds_per_simulation = seconds_per_simulation
        self.chunks: list[int] = []

    def perf_counter(self) -> float:
        return self.now

    def simulate(self, simulations: int) -> None:
        assert simulations >= 1
        self.chunks.append(simulations)
        self.now += simulations * self.seconds_per_simulation


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock(0.001)
    monkeypatch.setattr(thinking, "time", made)
    return made


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1", Budget(simulations=1)),
        ("2000", Budget(simulations=2000)),
        ("9999999999", Budget(simulations=9_999_999_999)),
        ("50ms", Budget(seconds=0.05)),
        ("1.5s", Budget(seconds=1.5)),
        ("1s", Budget(seconds=1.0)),
        ("0.5ms", Budget(seconds=0.0005)),
        ("010s", Budget(seconds=10.0)),
        ("999999s", Budget(seconds=999_999.0)),
    ],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "0", "-5", "+5", "05", "1e3", "1.5", "abc", "5 ", " 5", "5\n", "1_000", "10000000000", "٣", "5٣"),
        *(
            "0s",
            "0ms",
            "0.0s",
            "-1s",
            "1 s",
            "s",
            "ms",
            ".5s",
            "1.s",
            "1m",
            "1h",
            "1S",
            "nans",
            "infs",
            "1s2",
            "1000000s",
        ),
    ],
)
def test_other_texts_are_refused_with_an_example_of_what_is_right(text: str) -> None:
    with pytest.raises(BadBudget) as caught:
        Budget.parse(text)
    assert str(caught.value) == f"{text!r} is no budget: write simulations as 2000, or time as 50ms or 1.5s"


def test_time_for_a_move_takes_the_place_of_the_own_budget() -> None:
    assert Budget(simulations=5).within(None) == Budget(simulations=5)
    assert Budget(simulations=5).within(0.5) == Budget(seconds=0.5)
    assert Budget(seconds=9.0).within(0.5) == Budget(seconds=0.5)


@pytest.mark.parametrize("number", [1, 2, FIRST_CHUNK - 1, FIRST_CHUNK, FIRST_CHUNK + 1, 777, 12_345])
def test_simulations_are_counted_exactly(clock: Clock, number: int) -> None:
    done, seconds = run_within(Budget(simulations=number), clock.simulate)
    assert done == sum(clock.chunks) == number
    assert seconds == pytest.approx(number * 0.001)


def test_nothing_is_simulated_for_a_budget_of_nothing(clock: Clock) -> None:
    assert run_within(Budget(simulations=0), clock.simulate) == (0, 0.0)
    assert not clock.chunks


@pytest.mark.parametrize("seconds", [0.0001, 0.03, 0.1, 1.0, 20.0])
def test_time_is_kept_to_within_a_look_at_the_clock(clock: Clock, seconds: float) -> None:
    done, elapsed = run_within(Budget(seconds=seconds), clock.simulate)
    assert done == sum(clock.chunks)
    assert elapsed == pytest.approx(done * 0.001)
    assert elapsed >= min(seconds, FIRST_CHUNK * 0.001)
    assert elapsed <= max(seconds + 0.1, FIRST_CHUNK * 0.001)


def test_whichever_is_used_up_first_ends_it(clock: Clock) -> None:
    assert run_within(Budget(simulations=500, seconds=60.0), clock.simulate)[0] == 500
    done, elapsed = run_within(Budget(simulations=1_000_000, seconds=1.0), clock.simulate)
    assert done < 1_000_000
    assert elapsed == pytest.approx(1.0, abs=0.1)


def test_one_who_may_stop_it_is_asked_often(clock: Clock) -> None:
    """At least every tenth of a second, once the speed is known."""
    asked: list[float] = []

    def stop() -> bool:
        asked.append(clock.now)
        return len(asked) == 30

    done, _ = run_within(Budget(), clock.simulate, stop)
    assert len(asked) == 30
    assert done == sum(clock.chunks)
    assert max(later - earlier for earlier, later in pairwise(asked)) <= 0.1 + 1e-9


def test_a_fast_search_is_not_held_up_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = Clock(1e-6)
    monkeypatch.setattr(thinking, "time", fast)
    done, _ = run_within(Budget(seconds=1.0), fast.simulate)
    assert done >= 900_000
    assert len(fast.chunks) <= 30


def test_a_clock_that_stands_still_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    still = Clock(0.0)
    monkeypatch.setattr(thinking, "time", still)
    assert run_within(Budget(simulations=1000), still.simulate) == (1000, 0.0)


def test_the_first_move_of_a_report_is_the_best() -> None:
    report = Report((MoveReport(5, 10, 0.6, 0.2), MoveReport(3, 2, 0.7, 0.8)), 0.6, ((0, 5),), 12, 0.1)
    assert report.best == 5

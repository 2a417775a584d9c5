"""Time is kept on the server, and time in which there was no server is nobody's."""

from hypothesis import given
from hypothesis import strategies as st

from thauma.server.tables.clock import DAY, Bank, Clock, Days, NoClock


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    clock = Clock(NoClock(), 2)
    clock.switch(0, [0])
    assert (clock.fallen(10**12), clock.deadline(5), clock.runs(0)) == ([], None, False)


def test_a_bank_runs_for_who_must_decide_and_is_paid_after_the_turn() -> None:
    clock = Clock(Bank(60, 5), 2)
    clock.switch(0, [0])
    assert clock.deadline(10_000) == 60_000
    clock.switch(10_000, [1], paid=[0])
    assert (clock.left(0, 99_000), clock.left(1, 12_000)) == (55_000, 58_000)


def test_who_stops_without_having_ended_a_turn_gets_nothing() -> None:
    clock = Clock(Bank(60, 5), 2)
    clock.switch(0, [0])
    clock.switch(10_000, [])
    clock.switch(20_000, [0])
    assert clock.left(0, 20_000) == 50_000


def test_several_clocks_run_at_once_and_the_first_to_fall_is_the_deadline() -> None:
    clock = Clock(Bank(60), 3)
    clock.switch(0, [0, 1, 2])
    clock.switch(50_000, [1, 2])
    clock.switch(55_000, [0, 2])
    assert clock.deadline(55_000) == 60_000
    assert clock.fallen(59_999) == []
    assert clock.fallen(60_000) == [2]


def test_days_begin_anew_with_each_turn() -> None:
    clock = Clock(Days(2), 2)
    clock.switch(0, [0])
    clock.switch(DAY, [1], paid=[0])
    clock.switch(2 * DAY, [0], paid=[1])
    assert clock.left(0, 2 * DAY) == 2 * DAY


def test_time_without_a_server_is_not_counted() -> None:
    outages = [(20_000, 80_000)]
    clock = Clock(Bank(60), 2, lambda begin, end: sum(max(0, min(end, b) - max(begin, a)) for a, b in outages))
    clock.switch(0, [0])
    assert clock.left(0, 80_000) == 40_000
    assert clock.fallen(119_999) == []
    assert clock.fallen(120_000) == [0]
    assert clock.deadline(80_000) == 120_000


@given(st.lists(st.tuples(st.integers(0, 50_000), st.integers(0, 1)), max_size=30))
def test_what_is_used_is_what_is_missing(turns: list[tuple[int, int]]) -> None:
    clock, now, used = Clock(Bank(3600), 2), 0, [0, 0]
    clock.switch(0, [0])
    running = 0
    for wait, who in turns:
        now += wait
        used[running] += wait
        clock.switch(now, [who])
        running = who
    assert [clock.left(seat, now) for seat in (0, 1)] == [max(0, 3_600_000 - ms) for ms in used]

"""Limits: what a client may ask for, whose it is, and that strangers can't make the server remember without end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thauma.server.http.limits import LIMITS, Buckets, Limit, Limits, Places, client_of
from thauma.server.http.throttle import Throttle
from thauma.server.refusals import ServerBusy, TooMany


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def granted(buckets: Buckets, client: str, asks: int) -> int:
    return sum(buckets.take(client) == 0 for _ in range(asks))


def test_a_burst_is_granted_and_then_so_many_a_second() -> None:
    clock = Clock()
    buckets = Buckets(Limit(rate=2, burst=5), clock)
    assert granted(buckets, "ann", 20) == 5
    clock.now += 1.5
    assert granted(buckets, "ann", 20) == 3
    clock.now += 3600
    assert granted(buckets, "ann", 20) == 5


def test_a_refused_ask_says_when_it_would_be_granted_and_costs_nothing() -> None:
    clock = Clock()
    buckets = Buckets(Limit(rate=0.5, burst=1), clock)
    buckets.take("ann")
    assert [buckets.take("ann") for _ in range(9)] == [2.0] * 9
    clock.now += 2
    assert buckets.take("ann") == 0


def test_a_flooding_client_harms_nobody_else() -> None:
    limits = Limits(Clock())
    for _ in range(int(LIMITS["requests"].burst)):
        limits.take("requests", "flood")
    with pytest.raises(TooMany):
        limits.take("requests", "flood")
    for number in range(100):
        limits.take("requests", f"quiet {number}")


def test_a_client_that_comes_often_is_slowed_down_before_it_is_refused() -> None:
    buckets = Buckets(Limit(rate=50, burst=4), Clock())
    pauses = []
    while buckets.take("ann") == 0:
        pauses.append(buckets.pause("ann"))
    assert pauses == pytest.approx([0.02, 0.02, 0.03, 0.04])
    assert buckets.pause("bo") == 0


def test_a_client_that_comes_now_and_then_is_not_slowed_down() -> None:
    clock = Clock()
    buckets = Buckets(Limit(rate=50, burst=200), clock)
    for _ in range(100):
        assert (buckets.take("ann"), buckets.pause("ann")) == (0, 0)
        clock.now += 0.02


def test_whoever_waits_for_each_answer_is_never_refused() -> None:
    clock = Clock()
    buckets = Buckets(Limit(rate=50, burst=200), clock)
    for _ in range(2000):
        assert buckets.take("ann") == 0
        clock.now += buckets.pause("ann")
    assert buckets.pause("ann") == pytest.approx(1 / 50, rel=0.05)


def grown_apart(houses: list[Limits], name: str, asks: int) -> int:
    """How many a client is granted that asks every house in turn, while they tell each other what they grant."""
    total = 0
    for number in range(asks):
        total += houses[number % len(houses)].wait(name, "ann") == 0
        for house in houses:
            reports = house.take_reports()
            for other in houses:
                if other is not house:
                    other.hear(reports)
    return total


@pytest.mark.parametrize("name", [name for name, limit in LIMITS.items() if limit.rate < 1])
def test_what_may_be_had_seldom_is_had_no_more_at_many_processes(name: str) -> None:
    clock = Clock()
    assert grown_apart([Limits(clock) for _ in range(4)], name, 400) == LIMITS[name].burst


@pytest.mark.parametrize("name", [name for name, limit in LIMITS.items() if limit.rate >= 1])
def test_at_many_processes_a_client_has_a_little_more_at_once(name: str) -> None:
    burst, clock = LIMITS[name].burst, Clock()
    assert burst <= grown_apart([Limits(clock) for _ in range(4)], name, 4000) <= burst * (1 + 3 / 8) + 3


def test_what_was_granted_at_once_at_many_processes_is_paid_back() -> None:
    clock, limit = Clock(), Limit(1, 10)
    houses = [Limits(clock, {"guests": limit}) for _ in range(2)]
    assert sum(house.wait("guests", "ann") == 0 for house in houses for _ in range(20)) == 20
    reports = [house.take_reports() for house in houses]
    for house, told in zip(houses, reversed(reports), strict=True):
        house.hear(told)
    clock.now += 10
    assert houses[0].wait("guests", "ann") > 0
    clock.now += 1
    assert houses[0].wait("guests", "ann") == 0


def test_processes_tell_nothing_of_visitors_who_come_now_and_then() -> None:
    limits = Limits(Clock())
    for number in range(1000):
        limits.take("requests", f"visitor {number}")
    assert limits.take_reports() == []


def test_a_limit_of_another_version_is_not_heard() -> None:
    limits = Limits(Clock())
    limits.hear([("dances", "ann", 5)])
    assert limits.take_reports() == []


def test_limits_of_different_names_are_counted_apart() -> None:
    limits = Limits(Clock(), {"requests": Limit(1, 1), "guests": Limit(1, 1)})
    limits.take("requests", "ann")
    limits.take("guests", "ann")
    with pytest.raises(TooMany) as refused:
        limits.take("guests", "ann")
    assert (refused.value.retry_after, refused.value.status) == (1, 429)
    assert "guests" in refused.value.sentence


def test_strangers_can_not_fill_the_memory() -> None:
    buckets = Buckets(Limit(1, 1), Clock(), remembered=50)
    for number in range(10_000):
        buckets.take(f"client {number}")
    assert len(buckets) == 50


def test_who_keeps_coming_is_not_forgotten_among_many_others() -> None:
    buckets = Buckets(Limit(0.001, 5), Clock(), remembered=50)
    taken = 0
    for number in range(1000):
        buckets.take(f"other {number}")
        taken += buckets.take("flood") == 0
    assert taken == 5


@given(st.floats(0.01, 100), st.integers(1, 50), st.lists(st.tuples(st.floats(0, 10), st.integers(0, 30)), max_size=20))
def test_never_more_than_the_burst_and_what_time_has_refilled(
    rate: float, burst: int, asks: list[tuple[float, int]]
) -> None:
    clock = Clock()
    buckets = Buckets(Limit(rate, burst), clock)
    total = 0
    for wait, number in asks:
        clock.now += wait
        total += granted(buckets, "ann", number)
    assert total <= burst + (clock.now - 1000) * rate + 1e-6


@given(st.floats(0.01, 100), st.integers(1, 50), st.integers(0, 100))
def test_whoever_waits_as_long_as_told_is_granted(rate: float, burst: int, asks: int) -> None:
    clock = Clock()
    buckets = Buckets(Limit(rate, burst), clock)
    granted(buckets, "ann", asks)
    clock.now += buckets.take("ann") + 1e-6
    assert buckets.take("ann") == 0 or asks < burst


def test_every_limit_lets_a_person_in_at_all() -> None:
    assert all(limit.burst >= 1 and limit.rate > 0 for limit in LIMITS.values())


def test_a_client_has_so_many_places_and_gets_them_back() -> None:
    places = Places("sockets", each=1, in_all=10)
    with places.hold("ann"):
        with pytest.raises(TooMany, match="close one first"), places.hold("ann"):
            pass
        with places.hold("bo"):
            assert places.taken == 2
    assert places.taken == 0
    with places.hold("ann"):
        assert places.taken == 1


def test_the_house_has_so_many_places() -> None:
    places = Places("sockets", each=5, in_all=1)
    with places.hold("ann"), pytest.raises(ServerBusy), places.hold("bo"):
        pass
    assert places.taken == 0


def test_a_place_is_given_back_after_a_failure() -> None:
    places = Places(each=1)
    with pytest.raises(ZeroDivisionError), places.hold("ann"):
        raise ZeroDivisionError
    with places.hold("ann"):
        assert places.taken == 1


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "client"),
    [
        ("192.0.2.1", None, 0, "192.0.2.1"),
        ("192.0.2.1", "6.6.6.6", 0, "192.0.2.1"),  # no proxy is trusted, so the header is anybody's word
        ("10.0.0.1", "192.0.2.1", 1, "192.0.2.1"),
        ("10.0.0.1", "6.6.6.6, 192.0.2.1", 1, "192.0.2.1"),  # the client wrote the first itself
        ("10.0.0.1", "6.6.6.6, 192.0.2.1, 10.0.0.2", 2, "192.0.2.1"),
        ("10.0.0.1", "192.0.2.1", 3, "192.0.2.1"),
        ("10.0.0.1", None, 1, "10.0.0.1"),
        ("10.0.0.1", "rubbish", 1, "10.0.0.1"),
        ("10.0.0.1", "192.0.2.1:4711", 1, "192.0.2.1"),
        ("10.0.0.1", "[2001:db8::1]:4711", 1, "2001:db8::/64"),
        ("2001:db8:1:2:aaaa::1", None, 0, "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", None, 0, "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", None, 0, "192.0.2.1"),
        ("", None, 0, "local"),
    ],
)
def test_who_counts_as_one_client(peer: str, forwarded: str | None, proxies: int, client: str) -> None:
    assert client_of(peer, forwarded, proxies) == client


@given(st.text(), st.text(), st.integers(0, 3))
def test_any_header_gives_a_short_key(peer: str, forwarded: str, proxies: int) -> None:
    assert 0 < len(client_of(peer, forwarded, proxies)) <= 45


def failed(throttle: Throttle, key: str) -> bool:
    """Whether a try was let through (and failed)."""
    try:
        throttle.begin(key)
    except TooMany:
        return False
    return True


def test_each_failure_beyond_the_free_ones_doubles_the_wait() -> None:
    clock = Clock()
    throttle = Throttle(free=3, longest=60, clock=clock)
    assert [failed(throttle, "ann") for _ in range(4)] == [True, True, True, False]
    waits = []
    for _ in range(9):
        waits.append(throttle.wait("ann"))
        clock.now += waits[-1]
        assert failed(throttle, "ann")
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60, 60]


def test_a_throttled_key_does_not_hold_up_another() -> None:
    throttle = Throttle(free=1, longest=60, clock=Clock())
    assert [failed(throttle, "ann"), failed(throttle, "ann"), failed(throttle, "bo")] == [True, False, True]


def test_a_success_is_no_failure() -> None:
    throttle = Throttle(free=2, longest=60, clock=Clock())
    for _ in range(20):
        throttle.begin("ann")
        throttle.take_back("ann")
    assert len(throttle) == 0


def test_failures_of_long_ago_are_forgotten() -> None:
    clock = Clock()
    throttle = Throttle(free=3, longest=60, clock=clock)
    for _ in range(3):
        failed(throttle, "ann")
    clock.now += 121
    assert [failed(throttle, "ann") for _ in range(3)] == [True, True, True]


def test_guessing_under_ever_new_names_does_not_fill_the_memory() -> None:
    throttle = Throttle(free=1, longest=60, clock=Clock(), remembered=10)
    for number in range(1000):
        failed(throttle, f"name {number}")
    assert len(throttle) == 10

"""The sequential test: it decides rightly, and about as seldom wrongly as it was asked to."""

import math

import pytest

from thauma.arena.ratings import expected_score
from thauma.arena.sprt import Sprt
from thauma.games.errors import BadOption
from thauma.kernel.rng import Rng, next_word, seeded


def shown(*shares: float) -> Sprt:
    test = Sprt(0, 50)
    for share in shares:
        test.see(share)
    return test


def run_with_truth(elo: float, rng: Rng) -> str:
    """Deals whose two games are independent, until it is decided."""
    test, limit = Sprt(0, 100), expected_score(elo) * 2**32
    while test.accepted is None:
        test.see(((next_word(rng) < limit) + (next_word(rng) < limit)) / 2)
    return test.accepted


def test_without_a_deal_nothing_is_likelier() -> None:
    assert Sprt(0, 10).llr == 0
    assert Sprt(0, 10).accepted is None


def test_deals_won_or_lost_entirely_are_those_of_the_simple_test() -> None:
    chance0, chance1 = expected_score(0), expected_score(50)
    expected = 30 * math.log(chance1 / chance0) + 20 * math.log((1 - chance1) / (1 - chance0))
    assert shown(*[1.0] * 30, *[0.0] * 20).llr == pytest.approx(expected, abs=1e-3)


def test_one_side_mirrors_the_other() -> None:
    shares = [1.0, 0.5, 0.75, 0.5, 0.0, 1.0, 0.5]
    ours, theirs = Sprt(-10, 30), Sprt(-30, 10)
    for share in shares:
        ours.see(share)
        theirs.see(1 - share)
    assert ours.llr == pytest.approx(-theirs.llr, abs=1e-6)


def test_the_order_of_deals_does_not_matter_and_more_victories_say_more() -> None:
    assert shown(1.0, 0.5, 0.0).llr == pytest.approx(shown(0.0, 1.0, 0.5).llr)
    assert shown(1.0, 1.0, 0.5).llr > shown(1.0, 0.5, 0.5).llr > shown(0.5, 0.5, 0.5).llr


def test_split_deals_alone_decide_for_equality() -> None:
    test = Sprt(0, 50)
    for _ in range(1000):
        test.see(0.5)
    assert test.accepted == "elo0"


@pytest.mark.parametrize(("truth", "right"), [(0, "elo0"), (100, "elo1"), (-60, "elo0"), (160, "elo1")])
def test_wrong_decisions_are_rare(truth: float, right: str) -> None:
    rng = seeded(3)
    decisions = [run_with_truth(truth, rng) for _ in range(60)]
    assert decisions.count(right) >= 54


def test_it_is_read_from_the_command_line() -> None:
    assert (Sprt.parse("-5,10").elo0, Sprt.parse("-5,10").elo1) == (-5, 10)
    for text in ("5", "a,b", "10,0", "0,0", "0,1,2", "0,inf", ""):
        with pytest.raises(BadOption, match="0,20"):
            Sprt.parse(text)

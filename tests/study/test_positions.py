"""What the engine says of a position, and what it says that it assumed."""

import pytest

from tests.study.thinkers import Ladder
from thauma.games.errors import BadPosition
from thauma.players.thinking import Budget
from thauma.records import LiveGame, read_position, write_position
from thauma.study.positions import DEALS, ask

BUDGET = Budget(simulations=80)
START = "duel1/1.0.draft=CirGreGraTem/0,2.5,2.5/7,,,/7,,,/AgrMatPhiTheUrb///"


def test_in_duel_one_search_is_asked_and_averages_by_itself() -> None:
    live = LiveGame.from_position(START)
    while not live.state["present"]:
        live.play(live.legal_moves()[0])
    thinker = Ladder("duel")
    answer = ask(write_position(live.game, live.state), thinker, BUDGET)
    assert (answer.deals, len(thinker.asked)) == (1, 1)
    assert answer.assumed == "8 unknown cards averaged"
    assert answer.options[0].chance == max(option.chance for option in answer.options)
    assert answer.as_json()["unknown"] == 8


def test_in_classic_unknown_hands_are_dealt_several_times() -> None:
    live = LiveGame.new("classic", ["a", "b", "c"], seed=2)
    text = write_position(live.game, live.state, 1)
    thinker = Ladder("classic")
    answer = ask(text, thinker, BUDGET, seat=1)
    assert [budget.simulations for _, budget in thinker.asked] == [BUDGET.simulations // DEALS] * DEALS  # type: ignore[operator]
    assert answer.assumed == f"14 unknown cards averaged over {DEALS} deals"
    assert {option.move["seat"] for option in answer.options} == {1}


def test_a_seat_whose_hand_is_unknown_or_that_decides_nothing_can_not_be_asked() -> None:
    live = LiveGame.new("classic", ["a", "b", "c"], seed=2)
    text = write_position(live.game, live.state, 1)
    with pytest.raises(BadPosition, match="not known"):
        ask(text, Ladder("classic"), BUDGET, seat=0)
    with pytest.raises(BadPosition, match="nothing to decide"):
        ask(START, Ladder("duel"), BUDGET, seat=1)


def test_nothing_is_assumed_where_everything_lies_open() -> None:
    assert read_position(START).unknown == 0
    assert ask(START, Ladder("duel"), BUDGET).assumed == ""

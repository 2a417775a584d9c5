"""What moves when coins change hands; and that nothing does for whoever wants little motion."""

import copy
from typing import Any

import pytest

from tests.page.conftest import Invite
from tests.page.staged import Stage
from tests.page.visitor import Visitor

COUNT = """() => {
  window.flown = {};
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const one of addedNodes)
        if (one.matches?.("svg.flying")) {
          const name = one.querySelector("use").getAttribute("href");
          window.flown[name] = (window.flown[name] ?? 0) + 1;
        }
  }).observe(document.querySelector("[data-testid=table]"), { childList: true });
}"""
LANDED = "() => !document.querySelector('svg.flying') && Object.keys(window.flown).length > 0"
Json = dict[str, Any]


def at_table(invite: Invite, name: str, motion: str = "no-preference") -> tuple[Visitor, Stage]:
    visitor = invite(reduced_motion=motion)
    stage = Stage(visitor, name)
    stage.enter()
    visitor.page.evaluate(COUNT)
    return visitor, stage


def flown(visitor: Visitor) -> dict[str, int]:
    """How many of what has flown, once all have landed."""
    visitor.page.wait_for_function(LANDED)
    found: dict[str, int] = visitor.page.evaluate("() => window.flown")
    return found


def later(stage: Stage) -> Json:
    """The next position, as far as nothing has happened yet."""
    state = copy.deepcopy(stage.states[stage.shown])
    state["serial"] += 1
    state["news"] = []
    return state


@pytest.mark.parametrize(("coins", "seen"), [(-2, 2), (3, 3), (9, 6)])
def test_coins_fly_at_most_six_at_a_time(invite: Invite, coins: int, seen: int) -> None:
    visitor, stage = at_table(invite, "duel-age2")
    state = later(stage)
    state["view"]["cities"][0]["coins"] += coins
    stage.say(state)
    assert flown(visitor) == {"#coin": seen}


def test_the_coins_that_a_military_token_costs_leave_with_it(invite: Invite) -> None:
    visitor, stage = at_table(invite, "duel-age1")
    state = later(stage)
    view = state["view"]
    lost = view["loot"][1].pop(0)
    view["pawn"] = lost["distance"] if view["pawn"] >= 0 else view["pawn"]
    view["cities"][1]["coins"] -= lost["coins"]
    stage.say(state)
    assert flown(visitor) == {"#coin": lost["coins"], "#loot": 1}


def test_coins_are_seen_at_the_end_of_a_turn_of_classic(invite: Invite) -> None:
    visitor, stage = at_table(invite, "classic-conflicts")
    stage.next()
    assert flown(visitor)["#coin"] > 0


def test_who_wants_little_motion_sees_no_coin_fly(invite: Invite) -> None:
    visitor, stage = at_table(invite, "duel-age2", "reduce")
    state = later(stage)
    state["view"]["cities"][0]["coins"] += 3
    stage.say(state)
    visitor.page.locator('[data-seat="0"] .coins', has_text=str(state["view"]["cities"][0]["coins"])).wait_for()
    assert visitor.page.evaluate("() => window.flown") == {}

"""Prices and reasons are the server's: what the page shows of them is what it was told, also to whoever comes later."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.page.staged import Stage
from tests.page.visitor import Visitor

Json = dict[str, Any]


def moves_of(stage: Stage) -> list[Json]:
    """What was told of moves until the position that is shown."""
    states = stage.states[: stage.shown + 1]
    return [event for state in states for event in state["news"] if event["type"] == "move"]


def signed(coins: int) -> str:
    return f"+{coins}" if coins > 0 else f"−{-coins}" if coins else "0"


def test_the_log_of_duel_has_every_price_also_after_a_reload(visitor: Visitor) -> None:
    stage = Stage(visitor, "duel-age2")
    stage.enter()
    stage.next()
    stage.states[0] = {**stage.states[1], "news": [*stage.states[0]["news"], *stage.states[1]["news"]]}
    stage.shown = 0
    stage.enter()
    told = [event for event in moves_of(stage) if "coins" in event]
    expected = ["free" if event.get("chain") else signed(event["coins"]) for event in told]
    assert visitor.page.locator(".log em").all_inner_texts() == expected[-len(visitor.page.locator(".log em").all()) :]
    assert len(expected) > 20


def test_the_turns_of_classic_say_what_was_paid_and_to_whom(visitor: Visitor) -> None:
    stage = Stage(visitor, "classic-5")
    stage.enter()
    visitor.page.get_by_role("button", name="All turns").click()
    lines = visitor.page.locator('[data-testid="moves"] li')
    paid = [event for event in moves_of(stage) if event["coins"] < 0]
    expect(lines.locator("em:not(.fr)")).to_have_count(len(paid))
    to_neighbours = [share for event in paid for share in event["paid"] if share["seat"] is not None]
    expect(lines.locator("small")).to_have_count(len(to_neighbours))


def test_a_card_that_is_too_dear_says_how_many_coins_are_short(visitor: Visitor) -> None:
    stage = Stage(visitor, "classic-conflicts")
    stage.enter()
    ((card, why),) = stage.states[0]["view"]["bills"][0]["why_not"].items()
    assert why["why"] == "coins"
    shown = visitor.page.locator(f'[data-testid="hand"] [data-card="{card}"]')
    expect(shown.locator(".tag.dear")).to_have_text(str(why["cost"]))
    shown.click()
    expect(visitor.page.locator('[data-act="build"] .an')).to_have_text(f"{why['short']} coins short")
    expect(visitor.page.locator('[data-act="build"]')).to_be_disabled()


def test_a_card_that_needs_what_nobody_sells_says_what(visitor: Visitor) -> None:
    stage = Stage(visitor, "classic-3")
    stage.enter()
    ((card, why),) = stage.states[0]["view"]["bills"][0]["why_not"].items()
    ((resource, units),) = why["missing"].items()
    shown = visitor.page.locator(f'[data-testid="hand"] [data-card="{card}"]')
    expect(shown).to_have_accessible_name(re.compile(f"Nobody sells: {units} .*{resource}"))


def test_the_picture_of_the_conflicts_has_the_tokens_that_were_told(visitor: Visitor) -> None:
    stage = Stage(visitor, "classic-conflicts")
    stage.enter()
    stage.next()
    (told,) = [event for event in stage.states[1]["news"] if event["type"] == "conflicts"]
    medals = visitor.page.locator('[data-testid="conflicts"] .coin')
    expected = sorted(signed(token) for city in told["tokens"] for token in city.values() if token)
    assert sorted(medals.all_inner_texts()) == expected
    shields = [str(number) for number in told["shields"]]
    assert visitor.page.locator('[data-testid="conflicts"] .force b').all_inner_texts() == shields


def test_an_extra_turn_is_told_as_one(visitor: Visitor) -> None:
    stage = Stage(visitor, "duel-age2")
    stage.enter()
    expect(visitor.page.locator(".pill", has_text="Your turn")).to_be_visible()
    last = moves_of(stage)[-1]
    last |= {"again": True, "seat": stage.states[0]["view"]["pending"][0]}
    stage.enter()
    expect(visitor.page.locator(".pill", has_text="Your extra turn")).to_be_visible()

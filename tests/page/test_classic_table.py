"""The classic table is composed around the hand: large, named, and not live while something is shown."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Invite
from tests.page.staged import Stage
from tests.page.visitor import PHONE, Visitor

HAND = '[data-testid="hand"] button.card'
OPEN = '[data-testid="hand"] .avail:not(.cant)'


def boxes(visitor: Visitor, selector: str) -> list[dict[str, float]]:
    """Where things are on the screen."""
    found: list[dict[str, float]] = visitor.page.locator(selector).evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    return found


def test_cards_in_hand_are_the_largest_thing_on_a_desk(visitor: Visitor) -> None:
    Stage(visitor, "classic-start").enter()
    cards = boxes(visitor, HAND)
    assert len(cards) == 7
    assert all(card["width"] >= 140 for card in cards)
    assert visitor.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") == 0
    expect(visitor.page.locator(HAND).first.locator(".ln")).not_to_be_empty()


def test_all_seven_cards_stand_with_their_names_on_a_phone(invite: Invite) -> None:
    visitor = invite(viewport=PHONE)
    Stage(visitor, "classic-start").enter()
    cards, names = boxes(visitor, HAND), boxes(visitor, f"{HAND} .name")
    sheet = boxes(visitor, ".sheet")[0]
    assert len(cards) == len(names) == 7
    assert all(card["width"] >= 80 and card["right"] <= PHONE["width"] for card in cards)
    assert all(card["bottom"] <= sheet["top"] for card in cards)
    assert len({card["top"] for card in cards}) == 2
    expect(visitor.page.locator('[data-pile="goes"]')).to_be_visible()


@pytest.mark.parametrize("name", ["classic-5", "classic-7"])
def test_the_chosen_card_stays_above_the_sheet_of_a_phone(invite: Invite, name: str) -> None:
    visitor = invite(viewport=PHONE)
    Stage(visitor, name).enter()
    visitor.page.locator(OPEN).first.click()
    expect(visitor.page.get_by_test_id("dock")).to_be_visible()
    assert boxes(visitor, f"{HAND}.sel")[0]["bottom"] <= boxes(visitor, ".sheet")[0]["top"]


def test_the_dock_keeps_the_words_of_the_card_beside_those_of_the_stage(visitor: Visitor) -> None:
    Stage(visitor, "classic-5").enter()
    visitor.page.locator(OPEN).first.click()
    words = visitor.page.get_by_test_id("dock").locator(".words")
    before = words.inner_text()
    stage = visitor.page.locator('[data-act="stage"]:enabled')
    stage.hover()
    expect(stage).to_have_class(re.compile("pri"))
    assert words.inner_text() == before
    expect(stage.locator(".an")).not_to_be_empty()


def test_a_chain_is_named_at_both_ends_with_its_own_sign(visitor: Visitor) -> None:
    Stage(visitor, "classic-start").enter()
    card = visitor.page.locator('[data-testid="hand"] [data-card="apothecary"]')
    expect(card.locator('use[href="#chain-horseshoe"]')).to_have_count(1)
    expect(card.locator(".ln")).to_have_text("opens Stables, Dispensary")
    card.click()
    expect(visitor.page.get_by_test_id("dock")).to_contain_text("Makes Stables and Dispensary free in age II.")


def test_number_keys_pick_a_card(visitor: Visitor) -> None:
    Stage(visitor, "classic-start").enter()
    visitor.page.keyboard.press("3")
    expect(visitor.page.locator(HAND).nth(2)).to_have_attribute("aria-pressed", "true")
    visitor.page.keyboard.press("1")
    expect(visitor.page.locator(HAND).nth(0)).to_have_attribute("aria-pressed", "true")


def test_a_hand_under_the_conflicts_is_not_live(visitor: Visitor) -> None:
    stage = Stage(visitor, "classic-conflicts")
    stage.enter()
    stage.next()
    expect(visitor.page.get_by_test_id("conflicts").get_by_role("button")).to_be_focused()
    visitor.page.keyboard.press("1")
    expect(visitor.page.locator(f"{HAND}.sel")).to_have_count(0)
    assert visitor.page.locator("main").evaluate("(main) => main.inert")
    assert visitor.axe() == []
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_test_id("conflicts")).to_have_count(0)


def test_the_table_turns_to_the_free_city_while_i_decide_for_it(visitor: Visitor) -> None:
    Stage(visitor, "classic-free-city-leads").enter()
    expect(visitor.page.get_by_test_id("ribbon")).to_contain_text("You decide for the Free City")
    expect(visitor.page.locator(".stage .mine")).to_contain_text("Free City")
    expect(visitor.page.locator(".at-left")).to_contain_text(re.compile("It pays"))
    assert visitor.axe() == []

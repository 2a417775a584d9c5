"""The reference: everything in both boxes can be found, and has an address of its own."""

from playwright.sync_api import expect

from tests.page.visitor import Visitor


def test_cards_are_found_by_a_part_of_their_name(visitor: Visitor) -> None:
    visitor.go("/cards")
    everything = visitor.page.locator("[data-card]").count()
    assert everything > 80  # 73 cards, 12 wonders, 10 tokens
    visitor.page.get_by_role("searchbox").fill("librar")
    expect(visitor.page.locator('[data-card="great_library"]')).to_be_visible()
    assert visitor.page.locator("[data-card]").count() < 10


def test_a_card_has_an_address_and_its_chain_leads_on(visitor: Visitor) -> None:
    visitor.go("/cards/duel/library")
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("link").first.click()
    expect(visitor.page.get_by_role("dialog", name="Scriptorium")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def test_the_rules_lead_to_the_cards(visitor: Visitor) -> None:
    visitor.go("/rules")
    visitor.page.locator("a.thing").first.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()

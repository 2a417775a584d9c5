"""A game can be followed by ear, and the reveal of a turn by eye."""

from playwright.sync_api import expect

from tests.page.conftest import Invite
from tests.page.staged import Stage
from tests.page.visitor import Visitor


def test_a_screen_reader_says_what_happened_in_duel_and_whose_turn_it_is(visitor: Visitor) -> None:
    stage = Stage(visitor, "duel-waiting")
    stage.enter()
    stage.next()
    move = stage.states[1]["news"][0]["move"]
    visitor.hears(stage.table["seats"][move["seat"]]["name"])
    while 0 not in stage.states[stage.shown]["view"]["pending"]:
        stage.next()
    visitor.hears("Your turn", loud=True)


def test_a_screen_reader_says_what_all_have_played_in_classic(visitor: Visitor) -> None:
    stage = Stage(visitor, "classic-conflicts")
    stage.enter()
    stage.next()
    for seat in stage.table["seats"][1:3]:
        visitor.hears(seat["name"])


def test_every_card_of_the_structure_says_what_it_is_and_costs(visitor: Visitor) -> None:
    Stage(visitor, "duel-age2").enter()
    cards = visitor.page.locator(".struct button").all()
    names = [card.get_attribute("aria-label") or card.inner_text() for card in cards]
    backs = visitor.page.locator(".struct [role=img]").all()
    assert len(names) > 3
    assert all("You pay" in name for name in names)
    assert all(back.get_attribute("aria-label") for back in backs)


def test_a_turn_of_classic_is_revealed_and_a_key_skips_it(invite: Invite) -> None:
    visitor = invite(reduced_motion="no-preference")
    stage = Stage(visitor, "classic-conflicts")
    stage.enter()
    stage.next()
    expect(visitor.page.locator(".reveal")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".reveal")).to_have_count(0)
    expect(visitor.page.get_by_test_id("conflicts")).to_be_visible()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_test_id("conflicts")).to_have_count(0)

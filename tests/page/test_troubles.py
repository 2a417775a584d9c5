"""What can go wrong at a table has a sentence and a way on."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Invite
from tests.page.staged import Stage
from tests.page.visitor import Visitor

NO = {"code": "illegal_move", "sentence": "That card is not there."}
NOT_ALLOWED = "The rules don't allow that now."


def choose_and_discard(page: Page, card: str) -> None:
    page.locator(card).first.click()
    page.locator('button[data-act="discard"]').click()


@pytest.mark.parametrize(
    ("name", "card", "shown"),
    [
        ("duel-age2", ".struct .avail", ".struct .avail"),
        ("classic-5", '[data-testid="hand"] .avail', '[data-testid="hand"] .avail:not(.done)'),
    ],
)
def test_a_move_shows_at_once_and_comes_back_with_a_reason_when_refused(
    visitor: Visitor, name: str, card: str, shown: str
) -> None:
    stage = Stage(visitor, name)
    stage.is_silent = True
    stage.enter()
    before = visitor.page.locator(shown).count()
    choose_and_discard(visitor.page, card)
    expect(visitor.page.get_by_test_id("table")).to_have_attribute("data-turn", "theirs")  # nobody has answered yet
    stage.wait_for_acts(1)

    stage.refusal = NO
    stage.answer(stage.acts[0])
    expect(visitor.page.get_by_role("alert").filter(has_text=NOT_ALLOWED)).to_be_visible()
    visitor.hears(NOT_ALLOWED)
    expect(visitor.page.get_by_test_id("table")).to_have_attribute("data-turn", "mine")
    assert visitor.page.locator(shown).count() == before


@pytest.mark.parametrize(
    ("name", "card"), [("duel-age2", ".struct .avail"), ("classic-5", '[data-testid="hand"] .avail')]
)
def test_a_move_on_its_way_outlives_a_lost_connection(visitor: Visitor, name: str, card: str) -> None:
    stage = Stage(visitor, name)
    stage.is_silent = True
    stage.enter()
    choose_and_discard(visitor.page, card)
    stage.wait_for_acts(1)
    stage.hang_up()
    visitor.hears("Connection lost. Your move is kept.", loud=True)
    expect(visitor.page.get_by_text("Connecting …").first).to_be_visible()

    expect(visitor.page.get_by_text("Connecting …")).to_have_count(0)
    stage.wait_for_acts(2)
    assert stage.acts[0]["id"] == stage.acts[1]["id"]


def test_a_stale_link_says_so_and_leads_home(visitor: Visitor) -> None:
    visitor.forgive("status of 404")
    visitor.go("/table/nothing-here")
    expect(visitor.page.get_by_role("heading", name="This table is gone")).to_be_visible()
    expect(visitor.page.get_by_text("There is no such table.")).to_be_visible()
    visitor.page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(visitor.page.get_by_test_id("play-duel")).to_be_visible()


def test_a_seat_that_was_taken_meanwhile_says_so(invite: Invite) -> None:
    host, quick, slow = invite(), invite(), invite()
    host.go("/?make=duel")
    host.page.get_by_test_id("make-table").click()
    link = host.page.get_by_test_id("link").input_value()
    slow.page.route_web_socket(re.compile("/live"), lambda _: None)  # the news never comes
    slow.forgive("status of 4")
    for guest in (slow, quick):
        guest.page.goto(link)
        guest.page.get_by_test_id("sit").wait_for()
    quick.page.get_by_test_id("sit").click()
    quick.page.get_by_test_id("table").wait_for()
    slow.page.get_by_test_id("sit").click()
    expect(slow.page.locator(".toast.bad")).to_have_text(re.compile("seat is taken|table is full|before the game"))


def test_a_name_that_is_taken_says_so(invite: Invite) -> None:
    first, second = invite(), invite()
    second.forgive("status of 409")
    for visitor in (first, second):
        visitor.go("/account")
        form = visitor.page.locator("form.panel").first
        form.locator("input").nth(0).fill("Kallisto")
        form.locator("input").nth(1).fill("a long password")
        form.locator("button").click()
        if visitor is first:
            expect(visitor.page.get_by_text("Kallisto").first).to_be_visible()
    expect(second.page.get_by_role("alert").filter(has_text="That name is taken.")).to_be_visible()


def test_a_code_that_is_none_says_what_one_looks_like(visitor: Visitor) -> None:
    visitor.go("/?join")
    visitor.page.locator("#code").fill("???")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("alert").filter(has_text="A code looks like")).to_be_visible()

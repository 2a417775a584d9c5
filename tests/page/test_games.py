"""Whole games on the page, against bots of level 1: by mouse, by keyboard alone, on a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.page import classic, duel
from tests.page.conftest import Invite
from tests.page.visitor import PATIENCE, PHONE, Visitor

PAUSE = 20  # ms between two looks


def make_table(visitor: Visitor, game: str, seats: int, bots: str = "bot") -> None:
    """Fill in the form as a person would, with bots of level 1 on the other seats."""
    visitor.go("/?make=classic" if game != "duel" else "/?make=duel")
    page = visitor.page
    if game == "free":
        visitor.choose("game", 2)
    elif game == "classic":
        visitor.choose("count", seats - 3)
    for seat in range(1, seats):
        visitor.choose(f"seat-{seat}", {"me": 0, "open": 1, "bot": 2}[bots])
    for strength in page.locator(".seats select").all():
        strength.select_option("1")
    page.get_by_test_id("make-table").click()


def assert_ended(visitor: Visitor) -> None:
    page = visitor.page
    expect(page.locator("h1.title")).to_be_visible()
    expect(page.locator('table:has(caption), [data-testid="score"]').first).to_be_visible()
    expect(page.locator('[data-act="rematch"]')).to_be_visible()
    for name in ("Study", "Replay"):
        expect(page.get_by_role("link", name=name)).to_be_visible()


def test_a_game_of_duel_starts_with_one_click_and_is_played_to_the_end_by_mouse(visitor: Visitor) -> None:
    visitor.go()
    visitor.choose("level", 0)
    visitor.page.get_by_test_id("play-duel").click()
    assert duel.play_by_mouse(visitor) == "over"
    assert_ended(visitor)


def test_a_game_of_duel_is_played_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.go()
    visitor.tab_to('input[name="level"]')
    for _ in range(2):
        visitor.page.keyboard.press("ArrowLeft")
    visitor.tab_to('[data-testid="play-duel"]')
    visitor.page.keyboard.press("Enter")
    assert duel.play_by_keyboard(visitor) == "over"
    assert_ended(visitor)


SEVEN = pytest.param("classic", 7, marks=pytest.mark.verify)


@pytest.mark.parametrize(("game", "seats"), [("classic", 3), SEVEN, ("free", 2)])
def test_a_game_of_classic_is_played_by_mouse(visitor: Visitor, game: str, seats: int) -> None:
    make_table(visitor, game, seats)
    assert classic.play_by_mouse(visitor) == "over"
    assert_ended(visitor)


def test_a_game_of_classic_is_played_by_keyboard_alone(visitor: Visitor) -> None:
    make_table(visitor, "classic", 3)
    assert classic.play_by_keyboard(visitor) == "over"
    assert_ended(visitor)


def on_a_phone(invite: Invite) -> Visitor:
    return invite(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


def test_classic_can_be_played_on_a_phone(invite: Invite) -> None:
    visitor = on_a_phone(invite)
    make_table(visitor, "classic", 4)
    assert classic.play_by_mouse(visitor, decisions=9) != "over"


def test_a_desk_and_a_phone_play_each_other_through_a_link_and_one_reloads(invite: Invite) -> None:
    host, guest = invite(), on_a_phone(invite)
    make_table(host, "duel", 2, "open")
    guest.page.goto(host.page.get_by_test_id("link").input_value())
    guest.page.get_by_test_id("sit").tap()
    decisions = 0
    while mover := whose_turn(host, guest):
        duel.decide_by_mouse(mover.page, duel.phase(mover.page))
        decisions += 1
        if decisions == 12:
            host.page.reload()
    for visitor in (host, guest):
        assert_ended(visitor)
        expect(visitor.page.locator("h1.title")).to_have_text(re.compile(r"\w+"))


def whose_turn(*visitors: Visitor) -> Visitor | None:
    """Who must decide; nobody once the game is over."""
    for _ in range(PATIENCE // PAUSE):
        for visitor in visitors:
            if visitor.page.locator('[data-testid="table"][data-turn="mine"]').count():
                return visitor
        if visitors[0].page.locator('[data-phase="over"]').count():
            return None
        visitors[0].page.wait_for_timeout(PAUSE)
    raise AssertionError("nobody has to decide, and the game is not over")

"""A tablet: the sides of the table are strips that open to a sheet, and everything is within reach of a finger."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Invite
from tests.page.staged import Stage
from tests.page.visitor import TABLET, Visitor


@pytest.fixture
def visitor(invite: Invite) -> Visitor:
    return invite(viewport=TABLET, has_touch=True)


def test_a_card_of_duel_is_built_by_two_taps(visitor: Visitor) -> None:
    stage = Stage(visitor, "duel-age2")
    stage.enter()
    visitor.page.locator(".struct .avail").first.tap()
    visitor.page.locator('button[data-act="discard"]').tap()
    stage.wait_for_acts(1)
    assert stage.acts[0]["move"]["do"] == "discard"


def test_a_strip_opens_the_city_behind_it(visitor: Visitor) -> None:
    Stage(visitor, "duel-age2").enter()
    for seat in (1, 0):
        visitor.page.locator(f'.strip[data-seat="{seat}"]').tap()
        expect(visitor.page.locator(".sheet .city")).to_be_visible()
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator(".sheet")).to_have_count(0)


def test_a_card_of_classic_is_played_by_two_taps(visitor: Visitor) -> None:
    stage = Stage(visitor, "classic-5")
    stage.enter()
    visitor.page.locator('[data-testid="hand"] .avail').first.tap()
    visitor.page.locator('[data-act="discard"]').tap()
    stage.wait_for_acts(1)
    assert stage.acts[0]["move"]["do"] == "discard"

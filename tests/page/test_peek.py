"""Point at a thing of the table, and it speaks: with the pointer, the keyboard or a finger."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Invite
from tests.page.staged import Stage
from tests.page.visitor import PHONE, Visitor


@pytest.mark.parametrize(
    ("name", "thing", "words"),
    [
        ("duel-age2", ".struct [data-slot] >> nth=0", "Who could pay"),
        ("duel-age2", ".tk[data-token] >> nth=0", "Whoever has a pair"),
        ("duel-age2", ".log li[data-wonder] >> nth=-1", "The "),
        ("classic-5", '[data-testid="hand"] [data-card="library"]', "Free with Scriptorium."),
        ("classic-5", ".mine .sg >> nth=1", "Stage 2"),
        ("classic-5", ".mine .city [data-card] >> nth=0", ""),
    ],
)
def test_whatever_the_pointer_rests_on_speaks(visitor: Visitor, name: str, thing: str, words: str) -> None:
    Stage(visitor, name).enter()
    visitor.page.locator(thing).hover()
    peek = visitor.page.get_by_test_id("peek")
    expect(peek).to_contain_text(words)
    visitor.page.mouse.move(720, 5)
    expect(peek).to_have_count(0)


def test_a_token_says_to_a_tap_what_it_does(invite: Invite) -> None:
    visitor = invite(viewport=PHONE, has_touch=True)
    Stage(visitor, "duel-age2").enter()
    visitor.page.locator(".tk[data-token]").first.tap()
    peek = visitor.page.get_by_test_id("peek")
    expect(peek).to_be_visible()
    box = peek.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert visitor.axe() == []
    visitor.page.locator(".pbar").tap()
    expect(peek).to_have_count(0)


def test_the_key_i_asks_what_has_the_focus(visitor: Visitor) -> None:
    Stage(visitor, "classic-5").enter()
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("i")
    expect(visitor.page.get_by_test_id("peek")).to_be_visible()
    visitor.page.keyboard.press("ArrowRight")

"""What people stumbled over: each of these was wrong once."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.page.conftest import Invite
from tests.page.staged import Stage
from tests.page.visitor import DESKTOP, PHONE, TABLET, Visitor

CONTRAST = ["color-contrast"]
CARD = ".struct .avail"
OVERFLOWING = """() => [...document.querySelectorAll('.st .win, .sg .sf, .sg .scost')]
  .filter((box) => box.checkVisibility())
  .filter((box) => {
    const room = (box.closest('.sg') ?? box).getBoundingClientRect();
    return [...box.children].some((sign) => {
      const rect = sign.getBoundingClientRect();
      return rect.width && (rect.left < room.left - 1 || rect.right > room.right + 1);
    });
  })
  .map((box) => box.closest('[data-card], [data-stage]')?.outerHTML.slice(0, 120) ?? box.className)"""

IS_WHOLE = "(tab) => [...tab.querySelectorAll('span')].every((one) => one.scrollWidth <= one.clientWidth)"


def test_what_a_discard_brings_can_be_read_on_the_main_button(visitor: Visitor) -> None:
    stage = Stage(visitor, "duel-age2")
    view = stage.states[0]["view"]
    view["legal"] = [move for move in view["legal"] if move["do"] == "discard"]
    stage.enter()
    visitor.page.locator(CARD).first.click()
    expect(visitor.page.locator('.act.pri[data-act="discard"]')).to_be_visible()
    assert visitor.axe(CONTRAST) == []


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
@pytest.mark.parametrize("name", ["duel-age1", "duel-age2", "duel-age3"])
def test_a_table_of_duel_does_not_scroll_into_nothing(invite: Invite, name: str, size: ViewportSize) -> None:
    visitor = invite(viewport=size)
    Stage(visitor, name).enter()
    assert visitor.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_signs_stay_inside_their_storey_and_their_stage(invite: Invite, size: ViewportSize) -> None:
    visitor = invite(viewport=size)
    stage = Stage(visitor, "classic-7")
    for city in stage.states[0]["view"]["cities"]:
        city |= {"wonder": "gizah", "side": "B", "stages": 0, "stages_of_board": 4}
        city["buildings"] = ["laboratory", "caravansery", "forum", "vineyard", "west_trading_post", "ore_vein"]
    stage.enter()
    assert visitor.page.evaluate(OVERFLOWING) == []


def test_signs_stay_inside_their_storey_in_duel_too(visitor: Visitor) -> None:
    stage = Stage(visitor, "duel-age3")
    for city in stage.states[0]["view"]["cities"]:
        city["buildings"] = ["laboratory", "school", "library", "dispensary", "forum", "caravansery", "brewery"]
    stage.enter()
    assert visitor.page.evaluate(OVERFLOWING) == []


def test_nothing_is_said_of_open_cards_when_none_lies_open(visitor: Visitor) -> None:
    stage = Stage(visitor, "duel-age2")
    for laid in stage.states[0]["view"]["structure"]:
        laid["available"] = False
    stage.enter()
    expect(visitor.page.get_by_test_id("rest")).not_to_contain_text("open")


def test_a_card_can_not_be_chosen_while_something_else_is_asked(visitor: Visitor) -> None:
    Stage(visitor, "duel-starter").enter()
    visitor.page.locator(".struct [data-slot]").last.click(force=True)
    expect(visitor.page.locator(".struct .sel")).to_have_count(0)
    visitor.page.locator(".choice .option").first.click()
    expect(visitor.page.locator('[data-act="confirm"]')).to_be_enabled()


def test_a_wonder_that_leaves_the_game_is_seen_and_said(visitor: Visitor) -> None:
    stage = Stage(visitor, "duel-age3")
    view = stage.states[0]["view"]
    owner = next(seat for seat, city in enumerate(view["cities"]) if city["wonders"])
    leaving = view["cities"][owner]["wonders"].pop()
    del view["cities"][owner]["wonder_bills"][leaving]
    built = [event for event in stage.states[0]["news"] if event.get("move", {}).get("do") == "wonder"]
    built[-1]["leaves"] = leaving
    stage.enter()
    plate = visitor.page.locator(f'.wonder[data-wonder="{leaving}"]')
    expect(plate).to_contain_text("Out of the game")
    expect(visitor.page.locator(".log")).to_contain_text("leaves the game")


def test_names_on_the_tabs_of_a_phone_are_whole(invite: Invite) -> None:
    visitor = invite(viewport=PHONE)
    stage = Stage(visitor, "duel-age2")
    stage.table["seats"][1] |= {"kind": "bot", "name": "", "level": 4}
    stage.enter()
    visitor.page.locator(".strip-open").first.click()
    for tab in visitor.page.get_by_role("tab").all():
        assert tab.evaluate(IS_WHOLE)


def test_whoever_waits_after_a_restart_is_not_told_of_a_new_machine(visitor: Visitor) -> None:
    stage = Stage(visitor, "duel-waiting")
    stage.table["seats"][1] |= {"kind": "bot", "name": "", "level": 3}
    stage.bots_think = stage.compiles = False
    stage.enter()
    told = visitor.page.get_by_test_id("preparing")
    expect(told).to_be_visible()
    expect(told).not_to_contain_text("new machine")


@pytest.mark.parametrize("path", ["/nowhere", "/table/nothing-here"])
def test_a_page_that_is_not_there_still_has_the_line_at_the_top(visitor: Visitor, path: str) -> None:
    visitor.forgive("status of 404")
    visitor.go(path)
    expect(visitor.page.get_by_role("link", name="To the lobby").last).to_be_visible()
    expect(visitor.page.get_by_role("banner").get_by_role("link", name=re.compile("Cards"))).to_be_visible()


def test_a_guest_without_a_name_is_called_so_in_every_language(visitor: Visitor) -> None:
    stage = Stage(visitor, "duel-age2")
    stage.table["seats"][1] |= {"name": "Vendég 512"}
    stage.enter()
    expect(visitor.page.locator(".side.right")).to_contain_text("Guest 512")
    visitor.speaks("fi")
    expect(visitor.page.locator(".side.right")).to_contain_text("Vieras 512")


def test_cards_and_rules_are_looked_up_without_leaving_the_game(visitor: Visitor) -> None:
    Stage(visitor, "duel-age2").enter()
    visitor.page.locator(CARD).first.click()
    chosen = visitor.page.locator(".struct .sel").get_attribute("data-card")
    visitor.page.get_by_role("button", name="Cards and rules").click()
    book = visitor.page.get_by_test_id("book")
    expect(book.get_by_text("lies open").first).to_be_visible()
    assert visitor.axe() == []
    book.get_by_role("tab", name="Rules").click()
    expect(book.get_by_role("heading", level=3).first).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    expect(visitor.page.locator(".struct .sel")).to_have_attribute("data-card", chosen or "")
    assert visitor.page.url.endswith("/table/staged")

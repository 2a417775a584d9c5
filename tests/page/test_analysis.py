"""After a game: chances, better moves and slips, on any screen, by mouse and for a screen reader."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Invite
from tests.page.looks import faults
from tests.page.test_replay import GOLDEN, MOVES, finished_game
from tests.page.visitor import PHONE, Visitor
from tests.server.running import Server

A_MINUTE = 60_000  # bots may still be compiled


def open_analysis(visitor: Visitor, server: Server, name: str, stop: int) -> None:
    """Of a game that was played here, or, for classic, of a record from elsewhere."""
    if name == "duel":
        visitor.go(f"/game/{finished_game(server)}")
    else:
        visitor.go("/game")
        visitor.page.locator("#record").fill(sorted((GOLDEN / name).glob("*.record.json"))[0].read_text("utf-8"))
        visitor.page.locator("form .btn.pri").click()
    visitor.page.get_by_test_id("slider").fill(str(stop))
    visitor.page.get_by_test_id("analyse").click()
    expect(visitor.page.get_by_test_id("options").locator("li").first).to_be_visible(timeout=3 * A_MINUTE)


@pytest.mark.parametrize("name", ["duel", "classic"])
def test_the_lamp_shows_the_best_moves_and_the_one_that_was_played(visitor: Visitor, server: Server, name: str) -> None:
    open_analysis(visitor, server, name, 4)
    options = visitor.page.get_by_test_id("options").locator("li")
    assert 1 <= options.count() <= 5
    expect(options.filter(has_text="played")).to_have_count(1)
    for share in options.locator(".worth").all_inner_texts():
        assert 0 <= int(share.removesuffix("%")) <= 100


def test_the_whole_game_is_looked_at_and_the_curve_leads_into_it(visitor: Visitor, server: Server) -> None:
    open_analysis(visitor, server, "duel", 0)
    page = visitor.page
    expect(page.locator(".analysis header [role=status]")).to_be_empty(timeout=3 * A_MINUTE)
    expect(page.get_by_test_id("curve")).to_have_attribute("aria-label", re.compile(r"Win chance: .*: \d+ %(, \d+ %)+"))
    box = page.get_by_test_id("curve").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_test_id("slider")).to_have_value(str(MOVES // 2))
    page.get_by_role("button", name="Close the analysis").click()
    expect(page.get_by_test_id("analysis")).to_have_count(0)


@pytest.mark.verify
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", ["duel", "classic"])
def test_it_is_open_to_all_on_a_phone(invite: Invite, server: Server, name: str, theme: str) -> None:
    visitor = invite(viewport=PHONE, color_scheme=theme)
    open_analysis(visitor, server, name, 3)
    visitor.settle()
    assert visitor.axe() == []
    assert faults(visitor) == []


def test_a_server_that_can_not_think_is_asked_again(visitor: Visitor, server: Server) -> None:
    visitor.forgive("503")
    game, page = finished_game(server), visitor.page
    refusal = {"code": "server_busy", "sentence": "nobody thinks here"}
    page.route("**/analysis/**", lambda route: route.fulfill(status=503, json=refusal))
    visitor.go(f"/game/{game}?ply=2")
    page.get_by_test_id("analyse").click()
    expect(page.get_by_role("alert")).to_contain_text("busy")
    page.unroute("**/analysis/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_test_id("options").locator("li").first).to_be_visible(timeout=3 * A_MINUTE)

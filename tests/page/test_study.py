"""After a game: the board for trying things, by mouse and keys, on any screen, and for a screen reader."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Invite
from tests.page.looks import faults
from tests.page.test_replay import GOLDEN, MOVES, finished_game
from tests.page.visitor import PHONE, Visitor
from tests.server.running import Server

A_MINUTE = 60_000  # bots may still be compiled


def open_study(visitor: Visitor, server: Server, name: str, stop: int) -> Page:
    """Of a game that was played here, or, for classic, of a record from elsewhere."""
    if name == "duel":
        visitor.go(f"/game/{finished_game(server)}")
    else:
        visitor.go("/game")
        visitor.page.locator("#record").fill(sorted((GOLDEN / name).glob("*.record.json"))[0].read_text("utf-8"))
        visitor.page.locator("form .btn.pri").click()
    visitor.page.get_by_test_id("slider").fill(str(stop))
    expect(chances(visitor.page).first).to_be_visible(timeout=3 * A_MINUTE)
    return visitor.page


def chances(page: Page) -> Locator:
    return page.get_by_test_id("options").locator(".worth")


@pytest.mark.parametrize("name", ["duel", "classic"])
def test_the_dock_shows_the_best_moves_and_the_one_that_was_played(visitor: Visitor, server: Server, name: str) -> None:
    page = open_study(visitor, server, name, 4)
    lines = page.get_by_test_id("options").locator("li")
    assert 1 <= lines.count() <= 3
    expect(lines.filter(has_text="played")).to_have_count(1)
    for share in chances(page).all_inner_texts():
        assert re.fullmatch(r"\d+ %|(under|over) \d+ %", share)


def test_cards_carry_their_chances_and_nothing_covers_a_city(visitor: Visitor, server: Server) -> None:
    page = open_study(visitor, server, "duel", 9)
    expect(page.locator(".card.best .bp.best")).to_have_count(1)
    expect(page.locator(".card.best")).to_contain_text("Suggested")
    dock = page.get_by_test_id("analysis").bounding_box()
    assert dock is not None
    for seat in range(2):
        box = page.locator(f".who-h[data-seat='{seat}']").bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= dock["x"] or dock["x"] + dock["width"] <= box["x"]


def test_a_move_becomes_a_branch_that_can_be_left_and_deleted(visitor: Visitor, server: Server) -> None:
    page = open_study(visitor, server, "duel", 9)
    lines = page.get_by_test_id("options").locator("li")
    lines.filter(has_not_text="played").first.locator("button").click()
    branch = page.get_by_test_id("moves").locator(".var")
    expect(branch.locator("[aria-current=step]")).to_have_count(1)
    expect(page.get_by_role("heading", name="Study").locator("..")).to_contain_text("before card 11")
    expect(chances(page).first).to_be_visible(timeout=A_MINUTE)
    page.keyboard.press("1")  # goes on in the branch
    expect(branch.locator(".in")).to_have_count(2)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("slider")).to_have_value("9")
    branch.get_by_role("button", name="Delete").click()
    expect(branch).to_have_count(0)


def test_a_branch_stays_with_its_game_and_travels_as_a_link(invite: Invite, server: Server) -> None:
    visitor = invite(permissions=["clipboard-read", "clipboard-write"])
    page = open_study(visitor, server, "duel", 9)
    page.get_by_test_id("options").locator("li").filter(has_not_text="played").first.locator("button").click()
    branch = page.get_by_test_id("moves").locator(".var")
    expect(branch.locator("[aria-current=step]")).to_have_count(1)
    tried = branch.locator(".in").text_content() or ""
    page.get_by_role("button", name="Share").last.click()
    page.get_by_role("button", name="Copy the link").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"ply=9&line=\d+$", link)
    page.reload()
    expect(branch.locator(".in")).to_have_text(tried)


def test_keys_walk_between_branches_and_pause_the_engine(visitor: Visitor, server: Server) -> None:
    page = open_study(visitor, server, "duel", 9)
    page.get_by_test_id("options").locator("li").filter(has_not_text="played").first.locator("button").click()
    expect(page.get_by_test_id("moves").locator(".var [aria-current=step]")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("moves").locator(".mvx[aria-current=step]")).to_have_count(1)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    expect(page.get_by_test_id("pause")).to_have_attribute("aria-pressed", "true")


def test_the_curve_is_a_slider_that_names_the_move(visitor: Visitor, server: Server) -> None:
    page = open_study(visitor, server, "duel", 0)
    slider = page.get_by_test_id("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"card 0 of \d+\. .+\. \d+ %"), timeout=A_MINUTE)
    box = page.get_by_test_id("curve").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(slider).to_have_value(str(MOVES // 2))


def test_at_the_end_it_says_who_has_won(visitor: Visitor, server: Server) -> None:
    page = open_study(visitor, server, "duel", 0)
    page.keyboard.press("End")
    expect(page.get_by_test_id("table")).to_have_attribute("data-phase", "over")
    expect(page.locator(".result")).to_contain_text("Ariadne")


@pytest.mark.verify
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["phone", "desk"])
@pytest.mark.parametrize("name", ["duel", "classic"])
def test_it_is_open_to_all(invite: Invite, server: Server, name: str, screen: str, theme: str) -> None:
    visitor = invite(color_scheme=theme, **({"viewport": PHONE} if screen == "phone" else {}))
    open_study(visitor, server, name, 3 if name == "classic" else 9)
    visitor.settle()
    assert visitor.axe() == []
    assert faults(visitor) == []


def test_a_server_that_can_not_think_is_asked_again(visitor: Visitor, server: Server) -> None:
    visitor.forgive("503")
    game, page = finished_game(server), visitor.page
    refusal = {"code": "server_busy", "sentence": "nobody thinks here"}
    for address in ("**/analysis/**", "**/study/look"):
        page.route(address, lambda route: route.fulfill(status=503, json=refusal))
    visitor.go(f"/game/{game}?ply=9")
    expect(page.get_by_test_id("analysis").get_by_role("alert")).to_contain_text("busy")
    for address in ("**/analysis/**", "**/study/look"):
        page.unroute(address)
    page.get_by_role("button", name="Try again").click()
    expect(chances(page).first).to_be_visible(timeout=3 * A_MINUTE)

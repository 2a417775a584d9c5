"""A game of the past: slider, keys, autoplay, a link to a position, a record from elsewhere."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.page.visitor import Visitor
from tests.server.running import Server

MOVES = 12
GOLDEN = Path(__file__).parents[1] / "golden"


def finished_game(server: Server, game: str = "duel") -> str:
    """A hot-seat game of some moves and a resignation; its id."""
    with httpx.Client(base_url=f"{server.url}/api", timeout=60) as http:
        http.post("/guests", json={"name": "Ariadne"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "me"}]
        table: str = http.post("/tables", json={"game": game, "seats": seats}).raise_for_status().json()["id"]
        for number in range(MOVES):
            act(http, table, number)
        resign = {"type": "resign", "id": "end", "seat": 0, "seen": state(http, table, 0)["serial"]}
        http.post(f"/tables/{table}/acts", json=resign).raise_for_status()
    return table


def state(http: httpx.Client, table: str, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = http.get(f"/tables/{table}/state", params={"seat": seat}).raise_for_status().json()
    return told


def act(http: httpx.Client, table: str, number: int) -> None:
    now = state(http, table, 0)
    mover = now["view"]["pending"][0]
    now = state(http, table, mover)
    move = {"type": "move", "id": str(number), "seat": mover, "seen": now["serial"], "move": now["view"]["legal"][0]}
    http.post(f"/tables/{table}/acts", json=move).raise_for_status()


@pytest.fixture
def game(server: Server) -> str:
    return finished_game(server)


def test_keys_and_slider_walk_through_a_game(visitor: Visitor, game: str) -> None:
    visitor.go(f"/game/{game}")
    page = visitor.page
    expect(page.get_by_test_id("slider")).to_have_value("0")
    for key, place in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", MOVES), ("Home", 0)):
        page.keyboard.press(key)
        expect(page.get_by_test_id("slider")).to_have_value(str(place))
        expect(page).to_have_url(re.compile(f"ply={place}"))
    page.get_by_test_id("slider").fill("9")
    expect(page).to_have_url(re.compile("ply=9"))
    expect(page.get_by_test_id("table")).to_have_attribute("data-phase", "turn")


def test_a_game_plays_by_itself(visitor: Visitor, game: str) -> None:
    visitor.go(f"/game/{game}?ply={MOVES - 2}")
    visitor.page.get_by_test_id("autoplay").click()
    expect(visitor.page.get_by_test_id("slider")).to_have_value(str(MOVES))
    expect(visitor.page.get_by_test_id("table")).to_have_attribute("data-phase", "over")


def test_a_link_to_a_position_opens_there(visitor: Visitor, game: str) -> None:
    visitor.go(f"/game/{game}?ply=10")
    expect(visitor.page.get_by_test_id("slider")).to_have_value("10")


@pytest.mark.parametrize("game_name", ["duel", "classic"])
def test_a_record_from_elsewhere_is_replayed(visitor: Visitor, game_name: str) -> None:
    record = next(iter(sorted((GOLDEN / game_name).glob("*.record.json"))), None)
    assert record is not None
    visitor.go("/game")
    visitor.page.locator("#record").fill(record.read_text(encoding="utf-8"))
    visitor.page.locator("form .btn.pri").click()
    visitor.page.get_by_test_id("table").wait_for()
    visitor.page.keyboard.press("End")
    expect(visitor.page.get_by_test_id("table")).to_have_attribute("data-phase", "over")


def test_a_record_that_is_none_says_so(visitor: Visitor) -> None:
    visitor.forgive("status of 4")
    visitor.go("/game")
    visitor.page.locator("#record").fill("not a record")
    visitor.page.locator("form .btn.pri").click()
    expect(visitor.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()

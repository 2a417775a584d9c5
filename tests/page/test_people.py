"""Players: the ranking, one person's games and ratings, and the ways there."""

import re

import httpx
from playwright.sync_api import expect

from tests.page.conftest import Invite
from tests.page.visitor import Visitor

PASSWORD = "correct horse battery"


def become_account(visitor: Visitor, name: str) -> str:
    """Make an account in this browser; its id."""
    answer = visitor.context.request.post(f"{visitor.url}/api/accounts", data={"name": name, "password": PASSWORD})
    assert answer.status == 201, answer.text()
    person: str = answer.json()["id"]
    return person


def sit_down_rated(winner: Visitor, loser: Visitor) -> str:
    """A rated table of Duel with both; where it is."""
    wish = {
        "game": "duel",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "rated": True,
        "time": {"kind": "days", "days": 1},
    }
    made = winner.context.request.post(f"{winner.url}/api/tables", data=wish).json()
    path = f"/table/{made['id']}"
    winner.go(path)
    expect(winner.page.locator('[data-seat="0"] .p-rating')).to_have_text("1000")
    loser.go(path)
    loser.page.get_by_test_id("sit").click()
    for visitor in (winner, loser):
        visitor.page.get_by_test_id("table").wait_for()
    return path


def test_a_rated_game_moves_both_up_and_down_the_ranking(invite: Invite) -> None:
    winner, loser, stranger = invite(), invite(), invite()
    first, second = become_account(winner, "Aino Rated"), become_account(loser, "Bruno Rated")
    sit_down_rated(winner, loser)
    loser.page.get_by_label("Menu").click()
    loser.page.locator('[data-act="ask-resign"]').click()
    loser.page.locator('[data-act="resign"]').click()
    standings = winner.page.locator(".standings")
    expect(standings.locator(".up")).to_have_text(re.compile(r"^\+\d+$"))
    expect(standings.locator(".by:not(.up)")).to_have_text(re.compile(r"^−\d+$"))

    stranger.go("/people")
    rows = stranger.page.locator("section:has(#best-duel) [data-person]")
    ids = [row.get_attribute("data-person") for row in rows.all()]
    assert ids.index(first) < ids.index(second)
    expect(stranger.page.locator("section:has(#best-classic) .p-empty")).to_contain_text("Nobody has a rating")

    standings.get_by_text("Bruno Rated").click()
    winner.page.wait_for_url(f"**/people/{second}")
    expect(winner.page.get_by_role("heading", level=1)).to_have_text("Bruno Rated")
    rating = httpx.get(f"{winner.url}/api/people/{second}").json()["ratings"][0]["rating"]
    expect(winner.page.locator('[data-game="duel"]')).to_contain_text(str(rating))
    winner.page.get_by_role("link", name="Aino Rated", exact=True).click()
    winner.page.wait_for_url(f"**/people/{first}")
    expect(winner.page.get_by_text("won", exact=True)).to_have_count(1)
    winner.page.get_by_role("link", name=re.compile("Duel · Aino Rated wins")).click()
    winner.page.wait_for_url("**/game/*")


def test_somebody_is_found_by_the_beginning_of_their_name(invite: Invite) -> None:
    visitor = invite()
    person = become_account(visitor, "Ülle Find Me")
    visitor.go("/")
    visitor.page.get_by_role("link", name="Players").click()
    visitor.page.get_by_role("searchbox").fill("ülle f")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("[data-person]")).to_have_count(1)
    assert "name=" in visitor.page.url
    visitor.page.locator("[data-person]").click()
    visitor.page.wait_for_url(f"**/people/{person}")
    expect(visitor.page.locator('[data-game="duel"]')).to_contain_text("not rated yet")
    expect(visitor.page.get_by_role("main").get_by_role("link", name="Name and account")).to_be_visible()


def test_a_name_that_nobody_has_leads_back_to_the_ranking(visitor: Visitor) -> None:
    visitor.go("/people?name=xyzzy")
    expect(visitor.page.get_by_text("No account has a name that begins so")).to_be_visible()
    visitor.page.get_by_role("link", name="To the ranking").click()
    expect(visitor.page.get_by_role("heading", level=2)).to_have_count(2)


def test_a_person_who_is_not_there_has_a_sentence_and_a_way_on(visitor: Visitor) -> None:
    visitor.forgive("status of 404")
    visitor.go("/people/nobody")
    expect(visitor.page.get_by_role("alert")).to_contain_text("There is nobody")
    visitor.page.get_by_role("link", name="To the ranking").click()
    visitor.page.wait_for_url("**/people")

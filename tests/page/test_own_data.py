"""What somebody has at the server: taken along, deleted, opened again by a code; and a seat that is declined."""

import re

import httpx
from playwright.sync_api import expect

from tests.page.conftest import Invite
from tests.page.test_people import PASSWORD, become_account
from tests.page.visitor import Visitor


def test_an_account_takes_its_data_along_and_goes(visitor: Visitor) -> None:
    person = become_account(visitor, "Lea Leaving")
    visitor.go("/account")
    with visitor.page.expect_download() as downloading:
        visitor.page.get_by_role("link", name="Download my data").click()
    assert "Lea Leaving" in downloading.value.path().read_text()
    visitor.page.locator('[data-act="ask-delete"]').click()
    dialog = visitor.page.get_by_role("dialog", name="Delete me")
    dialog.get_by_label("Password").fill(PASSWORD)
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_text("You have no name yet")).to_be_visible()
    assert httpx.get(f"{visitor.url}/api/people/{person}", timeout=60).status_code == 404


def test_whoever_changes_their_mind_stays(visitor: Visitor) -> None:
    become_account(visitor, "Stig Staying")
    visitor.go("/account")
    visitor.page.locator('[data-act="ask-delete"]').click()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    expect(visitor.page.get_by_text("Signed in as Stig Staying")).to_be_visible()


def test_the_form_for_a_code_says_when_it_is_wrong(visitor: Visitor) -> None:
    visitor.forgive(r"403")
    visitor.go("/account")
    form = visitor.page.get_by_role("form", name="Forgotten your password?")
    form.get_by_label("Name").fill("Nobody Known")
    form.get_by_label("Code").fill("0000-0000")
    form.get_by_label("New password").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(form.get_by_role("alert")).not_to_be_empty()


def test_a_table_says_whether_a_bot_may_stand_in_and_a_kept_seat_is_declined(invite: Invite) -> None:
    host, other = invite(), invite()
    become_account(host, "Hanna Wish"), become_account(other, "Otto Wish")
    host.go("/?make=duel")
    host.page.get_by_test_id("absence").select_option(label="no bot plays for them")
    host.page.get_by_test_id("make-table").click()
    host.page.wait_for_url("**/table/*")
    table = host.page.url.rpartition("/")[2]
    api = f"{host.url}/api/tables"
    seen = httpx.get(f"{api}/{table}", timeout=60).json()
    assert seen["stand_ins"]["after_minutes"] is None
    free = next(seat["seat"] for seat in seen["seats"] if seat["kind"] == "open")
    assert other.context.request.post(f"{api}/{table}/seats/{free}").ok
    serial = httpx.get(f"{api}/{table}", timeout=60).json()["serial"]
    act = {"type": "resign", "id": "over", "seat": free, "seen": serial}
    assert other.context.request.post(f"{api}/{table}/acts", data=act).ok
    rematch = host.context.request.post(f"{api}/{table}/rematch").json()["id"]
    other.go(f"/table/{rematch}")
    other.page.get_by_test_id("decline").click()
    expect(other.page.get_by_test_id("decline")).to_have_count(0)
    expect(other.page.get_by_text(re.compile("kept for"))).to_have_count(0)

"""A browser that can't run the page says so, in every language of ours, instead of staying empty."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Invite
from thauma.language import LANGUAGES

pytestmark = pytest.mark.verify
WAIT_IS_OVER = "() => document.getAnimations().forEach((one) => one.finish())"


def test_a_browser_without_scripts_says_so(invite: Invite) -> None:
    visitor = invite(java_script_enabled=False)
    visitor.page.goto(visitor.url)
    visitor.page.evaluate(WAIT_IS_OVER)
    expect(visitor.page.get_by_text("It needs a browser of the last few years with JavaScript")).to_be_visible()


@pytest.mark.parametrize("script", ["this is no script that I know {", None], ids=["too old", "connection lost"])
def test_a_browser_on_which_the_page_does_not_start_says_so_in_all_languages(
    invite: Invite, script: str | None
) -> None:
    visitor = invite()
    visitor.forgive("SyntaxError|Unexpected|ERR_FAILED|Failed to load")
    visitor.page.route(
        re.compile(r"\.js$"),
        lambda route: route.abort() if script is None else route.fulfill(body=script, content_type="text/javascript"),
    )
    visitor.page.goto(visitor.url)
    expect(visitor.page.get_by_text("Thauma does not start.")).to_be_hidden()
    visitor.page.evaluate(WAIT_IS_OVER)
    expect(visitor.page.get_by_text("Thauma does not start.")).to_be_visible()
    expect(visitor.page.locator(".late p")).to_have_count(len(LANGUAGES))


def test_a_browser_on_which_the_page_starts_never_says_so(invite: Invite) -> None:
    visitor = invite()
    visitor.go()
    visitor.page.evaluate(WAIT_IS_OVER)
    expect(visitor.page.get_by_text("Thauma does not start.")).to_be_hidden()

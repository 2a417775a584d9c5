"""The page speaks the language of the browser; what it looks like in each is seen in test_states.py."""

import pytest

from tests.page.conftest import Invite
from thauma.language import LANGUAGES


@pytest.mark.verify
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(invite: Invite, language: str) -> None:
    visitor = invite(locale=language)
    visitor.go()
    assert visitor.page.locator("html").get_attribute("lang") == language


def test_a_language_that_is_chosen_in_one_tab_is_spoken_in_the_others(invite: Invite) -> None:
    visitor = invite()
    visitor.go("/rules")
    other = visitor.context.new_page()
    other.goto(visitor.url + "/settings")
    other.get_by_role("button", name="Suomi").last.click()
    visitor.page.wait_for_function("() => document.documentElement.lang === 'fi'")

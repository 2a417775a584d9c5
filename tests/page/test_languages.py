"""All six languages on every page: no text is cut off, leaves its place or lies over another."""

import pytest

from tests.page.conftest import Invite
from tests.page.looks import faults
from tests.page.places import SPOKEN
from tests.page.visitor import DESKTOP, PHONE
from thauma.language import LANGUAGES

pytestmark = pytest.mark.xdist_group("page-languages")

OTHERS = [language for language in LANGUAGES if language != "en"]  # English is looked at in test_states.py


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_can_be_read_in_every_language(invite: Invite, language: str) -> None:
    wrong = []
    for name, place in SPOKEN.items():
        visitor = invite()
        visitor.keep(language=language)
        visitor.forgive(r"status of 40[14]")
        place.go(visitor)
        for size in (DESKTOP, PHONE):
            visitor.sees_it_on(size)
            wrong += [f"{name}, {size['width']}: {fault}" for fault in faults(visitor)]
        visitor.close()
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(invite: Invite, language: str) -> None:
    visitor = invite(locale=language)
    visitor.go()
    assert visitor.page.locator("html").get_attribute("lang") == language

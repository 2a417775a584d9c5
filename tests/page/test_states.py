"""Every page and state: on a desk, a tablet and a phone, by day and by night, in all six languages.

That is for `make verify`; `make test` looks at the main ones in English, on a desk and a phone.

Open to all (axe), legible (nothing cut off, nothing over something else), without a complaint in the console. With
THAUMA_PICTURES set, each is also kept as a picture in build/pictures (`make pictures`).
"""

import os
from collections.abc import Iterable

import pytest
from playwright.sync_api import ViewportSize

from tests.page.looks import faults
from tests.page.places import PICTURES, PLACES
from tests.page.visitor import DESKTOP, PHONE, TABLET, Visitor
from thauma.language import LANGUAGES

SIZES = {"desk": DESKTOP, "tablet": TABLET, "phone": PHONE}
ALL, COLOURS = (), ("color-contrast",)  # of axe's rules, by theme: only these look at colours
ASKED: dict[str, dict[str, Iterable[str]]] = {
    "desk": {"light": ALL, "dark": COLOURS},
    "tablet": {},  # it shows what a phone shows, but larger
    "phone": {"dark": ALL},
}
MAIN = ("lobby", "room", "people", "pad", "cards-duel", "duel-draft", "duel-age2-card", "classic-5-card", "classic-end")
TAKES_PICTURES = bool(os.environ.get("THAUMA_PICTURES"))


@pytest.mark.parametrize("name", MAIN)
def test_the_main_pages_can_be_seen_read_and_used_by_everybody(looker: Visitor, name: str) -> None:
    looker.forgive(r"status of 40[14]")
    PLACES[name](looker)
    wrong = []
    for screen, theme in ((DESKTOP, "light"), (PHONE, "dark")):
        looker.sees_it_on(screen)
        wrong += [f"{theme}: {fault}" for fault in [*unusable(looker, theme, ALL), *faults(looker)]]
    assert not wrong, "\n".join(wrong)


@pytest.mark.verify
@pytest.mark.parametrize("name", PLACES)
def test_everything_can_be_seen_read_and_used_by_everybody(looker: Visitor, name: str) -> None:
    looker.forgive(r"status of 40[14]")  # the browser's own words for an answer like “you are nobody yet”
    PLACES[name](looker)
    wrong = [f"{size}, {fault}" for size, screen in SIZES.items() for fault in wrong_on(looker, screen, name, size)]
    assert not wrong, "\n".join(wrong)


def wrong_on(looker: Visitor, screen: ViewportSize, name: str, size: str) -> list[str]:
    """What can't be seen, read or used on a screen."""
    looker.sees_it_on(screen)
    wrong = [f"{theme}: {fault}" for theme, rules in ASKED[size].items() for fault in unusable(looker, theme, rules)]
    if TAKES_PICTURES and ASKED[size]:
        picture(looker, f"{name}-{size}")
    for language in LANGUAGES if ASKED[size] else ("en",):
        looker.speaks(language)
        wrong += [f"{language}: {fault}" for fault in faults(looker)]
    looker.speaks("en")
    return wrong


def unusable(looker: Visitor, theme: str, rules: Iterable[str]) -> list[str]:
    """What some people can't see or use."""
    looker.turn(theme)
    return looker.axe(rules)


def picture(looker: Visitor, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for theme in ("light", "dark"):
        looker.turn(theme)
        looker.page.screenshot(path=PICTURES / f"{name}-{theme}.png", animations="disabled")

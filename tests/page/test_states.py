"""Every page and state, on a desk and on a phone, by day and by night: open to all, legible, without a complaint.

With THAUMA_PICTURES set, each is also kept as a picture in build/pictures (`make pictures`).
"""

import os

import pytest

from tests.page.looks import faults
from tests.page.places import PICTURES, PLACES
from tests.page.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.xdist_group("page-states")

SIZES = {"desk": DESKTOP, "phone": PHONE}
TAKES_PICTURES = bool(os.environ.get("THAUMA_PICTURES"))


def picture(visitor: Visitor, name: str, theme: str, size: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=PICTURES / f"{name}-{theme}-{size}.png", animations="disabled")


@pytest.mark.parametrize("name", PLACES)
def test_everything_can_be_seen_and_used_by_everybody(visitor: Visitor, name: str) -> None:
    visitor.forgive(r"status of 40[14]")  # the browser's own words for an answer like “you are nobody yet”
    PLACES[name].go(visitor)
    wrong = []
    for size, screen in SIZES.items():
        visitor.sees_it_on(screen)
        wrong += [f"{size}: {fault}" for fault in faults(visitor)]
        for theme in ("light", "dark"):
            visitor.turn(theme)
            rules = () if theme == "light" else ("color-contrast",)  # the other rules don't look at colours
            wrong += [f"{size}, {theme}: {fault}" for fault in visitor.axe(rules)]
            if TAKES_PICTURES:
                picture(visitor, name, theme, size)
    assert not wrong, "\n".join(wrong)

"""Settings hold at once, everywhere, and after a reload."""

import pytest
from playwright.sync_api import expect

from tests.page.visitor import Visitor


@pytest.mark.parametrize(
    ("name", "place", "attribute", "value"),
    [
        ("theme", 1, "data-theme", "light"),
        ("theme", 2, "data-theme", "dark"),
        ("motion", 1, "data-motion", "less"),
        ("palette", 1, "data-palette", "safe"),
    ],
)
def test_a_setting_holds_at_once_and_is_kept(
    visitor: Visitor, name: str, place: int, attribute: str, value: str
) -> None:
    visitor.go("/settings")
    visitor.choose(name, place)
    expect(visitor.page.locator("html")).to_have_attribute(attribute, value)
    visitor.go("/pad")
    expect(visitor.page.locator("html")).to_have_attribute(attribute, value)


def test_another_language_is_spoken_at_once(visitor: Visitor) -> None:
    visitor.go("/settings")
    visitor.page.get_by_role("button", name="Suomi").last.click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "fi")
    expect(visitor.page.get_by_role("heading", level=1)).not_to_have_text("Settings")


def test_larger_cards_are_larger(visitor: Visitor) -> None:
    visitor.go("/settings")
    widths = []
    for place in range(3):
        visitor.choose("size", place)
        widths.append(visitor.page.locator(".sample .card").first.evaluate("(card) => card.offsetWidth"))
    assert widths == sorted(widths)
    assert widths[0] < widths[2]

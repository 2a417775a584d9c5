"""Whoever walks from a table to other pages finds them as they are: no style of a table stays behind."""

import pytest
from playwright.sync_api import Page

from tests.page.staged import Stage
from tests.page.visitor import Visitor

PAGES = ["/", "/pad", "/cards", "/rules"]
PLACES = """() => [...document.querySelectorAll('main *, header *')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return `${one.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
})"""


def layout(visitor: Visitor) -> list[str]:
    """Where everything stands, once all letters and drawings are there."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.settle()
    found: list[str] = visitor.page.evaluate(PLACES)
    return found


def walk(page: Page, path: str) -> None:
    page.locator(f'header a[href="{path}"]').first.click()
    page.wait_for_url(f"**{path}")


@pytest.mark.parametrize("name", ["duel-age2", "classic-5"])
def test_pages_look_the_same_after_a_table(visitor: Visitor, name: str) -> None:
    stage = Stage(visitor, name)
    visitor.forgive("status of 401")  # whom the stage knows is nobody to the server
    before = {}
    for path in PAGES:
        visitor.go(path)
        before[path] = layout(visitor)
    stage.enter()
    for path in PAGES:
        walk(visitor.page, path)
        visitor.page.evaluate("() => scrollTo(0, 0)")
        assert layout(visitor) == before[path], path

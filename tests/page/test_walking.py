"""Whoever walks from a table to other pages finds them as they are: no style of a table stays behind."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.staged import Stage
from tests.page.visitor import Visitor

PAGES = ["/", "/people", "/pad", "/cards", "/rules"]
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


def layout_like(visitor: Visitor, wanted: list[str]) -> list[str]:
    """The same as soon as it is as wanted, or after a long while: what the server tells may come later."""
    for _ in range(2400):
        if (found := layout(visitor)) == wanted:
            break
        visitor.page.wait_for_timeout(50)  # lets the browser go on
    return found


def walk(page: Page, path: str) -> None:
    page.locator(f'header a[href="{path}"]').first.click()
    page.wait_for_url(f"**{path}")


@pytest.mark.verify
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
        assert layout_like(visitor, before[path]) == before[path], path


def test_a_page_follows_its_part_of_the_address(visitor: Visitor) -> None:
    visitor.go("/watch")
    lists = visitor.page.get_by_role("navigation", name="Lists")
    lists.get_by_role("link", name="Finished").click()
    expect(visitor.page.get_by_role("search")).to_be_visible()
    lists.get_by_role("link", name="Mine").click()
    expect(visitor.page.get_by_text("You have no games yet")).to_be_visible()
    visitor.page.go_back()
    expect(visitor.page.get_by_role("search")).to_be_visible()

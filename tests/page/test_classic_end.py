"""The end of classic: points as towers, as a plain table, and how they grew."""

from playwright.sync_api import expect

from tests.page.staged import Stage
from tests.page.visitor import Visitor


def test_towers_are_as_high_as_the_points_and_stand_in_order(visitor: Visitor) -> None:
    stage = Stage(visitor, "classic-end")
    stage.enter()
    towers = visitor.page.get_by_test_id("score")
    totals = [city["score"]["total"] for city in stage.states[0]["view"]["cities"]]
    shown = [int(text) for text in towers.locator(".sum b").all_inner_texts()]
    assert shown == sorted(totals, reverse=True)
    heights = towers.locator(".stack").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    for city, height in zip(
        sorted(stage.states[0]["view"]["cities"], key=lambda city: -city["score"]["total"]), heights, strict=True
    ):
        above = city["score"]["total"] - min(0, city["score"]["military"])
        assert abs(height / heights[0] - above / (shown[0] - 0)) < 0.2
    expect(visitor.page.get_by_test_id("awards").locator("li").first).to_be_visible()


def test_the_points_of_the_end_are_there_as_a_plain_table_too(visitor: Visitor) -> None:
    Stage(visitor, "classic-end").enter()
    visitor.page.locator('[data-act="as-table"]').click()
    expect(visitor.page.get_by_test_id("score")).to_have_count(0)
    expect(visitor.page.locator("table tbody tr").first).to_be_visible()
    assert visitor.axe() == []

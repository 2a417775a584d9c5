"""The score pad: a game at a real table is counted, kept on the device and taken along."""

from playwright.sync_api import expect

from tests.page.visitor import Visitor

DUEL = ["military", "civilian", "science", "commerce", "guilds", "wonders", "progress", "treasury"]


def name_players(visitor: Visitor, *names: str) -> None:
    for place, name in enumerate(names):
        visitor.page.locator("ol input").nth(place).fill(name)


def count(visitor: Visitor, line: int, *numbers: int) -> None:
    """Fill in the numbers of one category, the lines counted from 1."""
    visitor.page.locator(f"tbody tr:nth-child({line}) .pick").click()
    for place, number in enumerate(numbers):
        visitor.page.locator('.panel input[type="number"]').nth(place).fill(str(number))


def totals(visitor: Visitor) -> list[str]:
    return [cell.strip().split()[0] for cell in visitor.page.locator("tfoot td").all_inner_texts()]


def test_a_game_of_duel_is_counted_and_kept(visitor: Visitor) -> None:
    visitor.go("/pad")
    name_players(visitor, "Ilmar", "Mari")
    lines = visitor.page.locator("tbody .lab").all_inner_texts()
    count(visitor, lines.index("Civic") + 1 if "Civic" in lines else 2, 12, 9)
    assert totals(visitor) == ["12", "9"]
    expect(visitor.page.get_by_role("status").filter(has_text="Ilmar")).to_be_visible()
    visitor.page.reload()
    visitor.settle()
    assert totals(visitor) == ["12", "9"]
    expect(visitor.page.locator("thead").get_by_text("Ilmar")).to_be_visible()


def test_science_of_classic_is_computed_and_the_sheet_is_exported(visitor: Visitor) -> None:
    visitor.go("/pad")
    visitor.choose("pad-game", 1)
    name_players(visitor, "Lotte", "Pekka", "Zsófia")
    signs = [row.count() for row in visitor.page.locator("tbody tr").all()]
    for line in range(1, len(signs) + 1):
        visitor.page.locator(f"tbody tr:nth-child({line}) .pick").click()
        if visitor.page.locator(".several").count() and not visitor.page.locator(".token.lost").count():
            break
    for place in range(3):  # one of each symbol: 3 × 1² and 7 for the set
        visitor.page.locator('.panel li:first-child input[type="number"]').nth(place).fill("1")
    assert totals(visitor)[0] == "10"
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="CSV").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert "Lotte,Pekka,Zsófia" in text
    assert text.splitlines()[-1].endswith("10,0,0")

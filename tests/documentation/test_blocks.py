"""Every code block of the documentation is run: Python, commands, JSON."""

import re
from pathlib import Path

import pytest

from tests.documentation.blocks import PAGES, ROOT, blocks_of, furnish, run

WITH_BLOCKS = [page for page in PAGES if blocks_of(page)]
SHORT = [page for page in WITH_BLOCKS if all(block.language != "sh" for block in blocks_of(page))]


@pytest.mark.parametrize(
    "page",
    [pytest.param(page, marks=[] if page in SHORT else pytest.mark.verify) for page in WITH_BLOCKS],
    ids=lambda page: str(page.relative_to(ROOT)),
)
def test_every_block_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    furnish(tmp_path)
    run_all(page, tmp_path)


def run_all(page: Path, folder: Path) -> None:
    names: dict[str, object] = {"__name__": "__page__"}
    for block in blocks_of(page):
        run(block, folder, names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_block_is_overlooked(page: Path) -> None:
    fences = re.findall(r"^```", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(fences) == 2 * len(blocks_of(page))


@pytest.mark.parametrize(
    "text",
    [
        "```python\nassert False\n```\n",
        "```sh\nfalse | true\n```\n",
        "```json\n{oops\n```\n",
        "```\nno language\n```\n",
        "<!-- run by: tests/nowhere.py -->\n```sh\ntrue\n```\n",
        "<!-- before: false -->\n```sh\ntrue\n```\n",
        "<!-- smaller: 100 => 1 -->\n```sh\ntrue\n```\n",
    ],
)
def test_a_block_that_does_not_hold_is_noticed(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the test above would prove nothing."""
    monkeypatch.setattr("tests.documentation.blocks.ROOT", tmp_path)
    page = tmp_path / "page.md"
    page.write_text(text)
    with pytest.raises((AssertionError, ValueError)):
        run_all(page, tmp_path)


def test_a_block_that_holds_is_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.documentation.blocks.ROOT", tmp_path)
    page = tmp_path / "page.md"
    page.write_text("<!-- smaller: 100 => 1 -->\n```sh\necho 100 > here\n```\n")
    run_all(page, tmp_path)
    assert (tmp_path / "here").read_text() == "1\n"

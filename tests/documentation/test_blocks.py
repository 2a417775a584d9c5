"""Every code block of the documentation is run: Python, commands, JSON."""

import re
from pathlib import Path

import pytest

from tests.documentation.blocks import PAGES, ROOT, blocks_of, furnish, run

WITH_BLOCKS = [page for page in PAGES if blocks_of(page)]


@pytest.mark.parametrize("page", WITH_BLOCKS, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_block_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    furnish(tmp_path)
    names: dict[str, object] = {"__name__": "__page__"}
    for block in blocks_of(page):
        run(block, tmp_path, names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_block_is_overlooked(page: Path) -> None:
    fences = re.findall(r"^```", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(fences) == 2 * len(blocks_of(page))

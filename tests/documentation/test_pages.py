"""What the documentation shows is true: its Python is run, its doctests too, its links lead somewhere."""

import doctest
import json
import os
import pkgutil
import re
import subprocess
from importlib import import_module
from pathlib import Path

import pytest

import thauma
from tests.documentation.blocks import PAGES, ROOT
from thauma.records import LiveGame, parse_record

MODULES = sorted(
    module.name for module in pkgutil.walk_packages(thauma.__path__, "thauma.") if not module.name.endswith("__main__")
)


def test_the_examples_of_the_readme_play_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    result, coins = capsys.readouterr().out.splitlines()
    assert "winners" in result
    assert float(coins) > 0


@pytest.mark.parametrize("module", MODULES)
def test_doctests(module: str) -> None:
    failed, _ = doctest.testmod(import_module(module))
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text())
    local = [target for target in targets if "://" not in target]
    assert [target for target in local if not (page.parent / target).exists()] == []


def test_the_worked_example_of_a_record_leads_to_its_position() -> None:
    example = (ROOT / "docs/records.md").read_text().split("## A worked example")[1]
    record, position = re.findall(r"```json\n(.*?)```", example, re.DOTALL)
    assert LiveGame.from_record(parse_record(record)).trace_line() == json.loads(position)


def test_every_rules_question_names_a_test_that_exists() -> None:
    """An answer without its test would be an opinion."""
    named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", (ROOT / "docs/rules-questions.md").read_text())
    assert len(named) >= 40
    missing = [
        f"{path}::{test}" for path, test in named if f"def {test}(" not in (ROOT / path).read_text(encoding="utf-8")
    ]
    assert missing == []


def test_make_play_serves_and_opens_the_page() -> None:
    """Only what it would do: the tests of the server start one."""
    by_hand = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    make = ["make", "--dry-run", "play"]
    steps = subprocess.run(make, cwd=ROOT, env=by_hand, capture_output=True, text=True, check=True).stdout
    assert "thauma serve --open" in steps.splitlines()[-1]

"""docs/environments.md says what the code does: its tables are made from the code, its Python runs."""

import re

import pytest

from tests.envs.pins import PAGE, filled
from tests.modes import COMPILED


def test_the_tables_of_the_page_are_those_of_the_code() -> None:
    page = PAGE.read_text()
    assert page == filled(page)


@pytest.mark.skipif(not COMPILED, reason="whole games")
def test_the_examples_of_the_page_run() -> None:
    names: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        exec(compile(block, PAGE.name, "exec"), names)
    assert names["terminated"] is True

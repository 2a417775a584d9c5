"""The one line that names the toy game, for tests."""

import pytest

from thauma.games import VARIABLE, register


@pytest.fixture
def stones(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of the toy game, which is known here and in processes that are started here."""
    monkeypatch.setenv(VARIABLE, "")
    register("stones", "tests.toy")
    return "stones"

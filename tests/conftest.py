"""Helpers are imported by their full name (`tests.games.duel.positions`), however pytest was started."""

import sys
from pathlib import Path

import pytest

ROOT = str(Path(__file__).resolve().parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

LONGEST = {"test_many", "test_killing", "test_bad_network", "test_games"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that in the end no worker goes on alone with one of them."""
    items.sort(key=lambda item: item.path.stem not in LONGEST)

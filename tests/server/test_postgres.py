"""The private PostgreSQL of the tests."""

from pathlib import Path

import pytest

from tests.server import postgres


def test_without_postgresql_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(postgres, "PACKAGES", tmp_path)
    with pytest.raises(postgres.PostgresIsMissing, match="apt install postgresql"), postgres.running_cluster():
        pass

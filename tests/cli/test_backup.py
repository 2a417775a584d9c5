"""`thauma backup` and `thauma restore` as a host types them."""

import asyncio
import sys
from pathlib import Path

import pytest

from thauma.cli.main import main
from thauma.server.store import Store


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with nothing in it."""

    async def make(url: str) -> None:
        await (await Store.open(url)).close()

    url = f"sqlite:///{tmp_path / 'games.db'}"
    asyncio.run(make(url))
    return url


def run(monkeypatch: pytest.MonkeyPatch, *words: object) -> int:
    """The exit code of a command."""
    monkeypatch.setattr(sys, "argv", ["thauma", *map(str, words)])
    with pytest.raises(SystemExit) as leaving:
        main()
    return int(leaving.value.code or 0)


def test_a_backup_is_made_and_restored(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, database: str
) -> None:
    copy = tmp_path / "copy.db"
    assert run(monkeypatch, "backup", copy, "--database", database) == 0
    assert "bytes, checked" in capsys.readouterr().out
    monkeypatch.setenv("THAUMA_DATABASE", f"sqlite:///{tmp_path / 'new' / 'place.db'}")
    assert run(monkeypatch, "restore", copy) == 0
    assert "restored from" in capsys.readouterr().out
    assert (tmp_path / "new" / "place.db").exists()


def test_a_refusal_is_one_sentence_and_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, database: str
) -> None:
    copy = tmp_path / "copy.db"
    copy.touch()
    assert run(monkeypatch, "backup", copy, "--database", database) == 2
    assert "use --force" in capsys.readouterr().err
    assert run(monkeypatch, "backup", copy, "--force", "--database", database) == 0
    assert run(monkeypatch, "backup", tmp_path / "x.db", "--database", "postgresql://here/games") == 2
    assert "pg_dump" in capsys.readouterr().err

"""Programs of two versions on one database: what the older one can follow it follows, the rest it refuses."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from tests.server.next_version import NEXT, REVISION, ROOT, write_revisions
from tests.server.store.samples import append, create, opened, serials
from thauma.server.store import CannotOpen, migrations
from thauma.server.store.engine import open_database
from thauma.server.tables import journal

# Since which version of the database there is which kind of entry. A new kind needs a new version: see migrations/.
SINCE = {
    "0001": "sit stand_up seat_bot abort move withdraw ask_undo answer resign flag stand_in return",
    "0002": "keep release",
    "0003": "remove",
}
BREAKS = '\n    op.drop_column("tables", "stand_ins")\n'
HANGS = '\n    op.create_table("half", sa.Column("way", sa.Integer))\n    print("half way", flush=True)\n    input()\n'


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """The revisions of the next version."""
    return write_revisions(tmp_path / "next")


def version_of(database: str) -> tuple[str | None, str | None]:
    found = open_database(database)
    with found.reading.connect() as connection:
        version = migrations.version(connection), migrations.compatible_from(connection)
    found.close()
    return version


def test_a_version_goes_on_with_the_database_of_the_next(
    database: str, later: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go_on(serial: int) -> None:
        async with opened(database) as store:
            assert await append(store, "t1", serial)
            assert await serials(store, "t1") == list(range(serial + 1))

    async def begin() -> None:
        async with opened(database) as store:
            await create(store)

    asyncio.run(begin())
    asyncio.run(go_on(0))
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "FOLDER", later)
        asyncio.run(go_on(1))
    asyncio.run(go_on(2))
    assert version_of(database) == (REVISION, migrations.newest())
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "FOLDER", later)
        asyncio.run(go_on(3))


def test_what_it_can_not_follow_is_refused_and_left_alone(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_database(database).close()
    with monkeypatch.context() as patch:
        later = write_revisions(tmp_path / "next", compatible_from=REVISION, body=BREAKS)
        patch.setattr(migrations, "FOLDER", later)
        open_database(database).close()
    sentence = rf"newer Thauma: its version is {REVISION}, .* up to {migrations.newest()};"
    for _ in range(2):  # and it is not left locked
        with pytest.raises(CannotOpen, match=sentence):
            open_database(database)


def test_a_change_that_living_processes_can_not_follow_waits_for_their_end(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    living, before = open_database(postgres), migrations.newest()
    with living.writing.begin() as connection:
        connection.execute(text("SELECT 1"))
    monkeypatch.setattr(migrations, "FOLDER", write_revisions(tmp_path / "next", compatible_from=REVISION, body=BREAKS))
    with pytest.raises(CannotOpen, match=f"older Thauma .version {before} .* stop them first"):
        open_database(postgres)
    with living.writing.begin() as connection:
        assert migrations.version(connection) == before
        connection.execute(text("SELECT stand_ins FROM tables"))
    living.close()
    assert version_of(postgres) == (REVISION, REVISION)


def test_a_database_from_before_that_was_noted_is_noted_when_it_is_opened(database: str) -> None:
    found = open_database(database)
    with found.writing.begin() as connection:
        connection.execute(text(f"ALTER TABLE {migrations.VERSIONS} DROP COLUMN {migrations.COMPATIBLE_FROM}"))
    found.close()
    assert version_of(database)[1] is not None


def test_a_kill_within_a_migration_leaves_the_database_as_it_was(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_database(database).close()
    half = write_revisions(tmp_path / "half", body=HANGS)
    for _ in range(2):
        killed_half_way(database, half)
        assert version_of(database)[0] == migrations.newest()
    monkeypatch.setattr(migrations, "FOLDER", write_revisions(tmp_path / "whole"))
    assert version_of(database)[0] == REVISION


def killed_half_way(database: str, revisions: Path) -> None:
    """Let a process begin to migrate, and kill it in the middle."""
    program = "import sys; from thauma.server.store import migrations; from pathlib import Path; "
    program += f"migrations.FOLDER = Path({str(revisions)!r}); "
    program += "from thauma.server.store.engine import open_database; open_database(sys.argv[1])"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    environment.pop(NEXT, None)
    with subprocess.Popen(
        [sys.executable, "-c", program, database],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "half way\n"
        process.kill()


# -- the revisions that there are


def shape(connection: Connection) -> dict[tuple[str, str], tuple[str, bool, bool]]:
    """All columns: of which type, whether they may be absent, and whether they have a default."""
    inspector = inspect(connection)
    return {
        (table, column["name"]): (str(column["type"]), bool(column["nullable"]), column["default"] is not None)
        for table in inspector.get_table_names()
        for column in inspector.get_columns(table)
    }


def shapes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[tuple[str, str], tuple[str, bool, bool]]]:
    """The columns after each revision."""
    found, folder = {}, tmp_path / "some"
    folder.mkdir()
    revisions = {file.name[1:5]: file for file in sorted(migrations.FOLDER.glob("v*.py"))}
    for number, file in revisions.items():
        (folder / file.name).write_text(file.read_text())
        with monkeypatch.context() as patch:
            patch.setattr(migrations, "FOLDER", folder)
            opened_database = open_database(f"sqlite:///{tmp_path / 'shapes.db'}")
        with opened_database.reading.connect() as connection:
            found[number] = shape(connection)
        opened_database.close()
    return found


def test_revisions_that_older_programs_bear_only_add(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripts = ScriptDirectory(str(migrations.FOLDER), version_locations=[str(migrations.FOLDER)])
    borne = {
        script.revision: getattr(script.module, "compatible_from", script.revision)
        for script in scripts.walk_revisions()
    }
    assert all(oldest <= number for number, oldest in borne.items())
    assert sorted(borne.values()) == [borne[number] for number in sorted(borne)], "what is forbidden stays forbidden"
    after = shapes(tmp_path, monkeypatch)
    for number, oldest in borne.items():
        for before in (other for other in after if oldest <= other < number):
            check_only_adds(after[before], after[number])


def check_only_adds(
    before: dict[tuple[str, str], tuple[str, bool, bool]], after: dict[tuple[str, str], tuple[str, bool, bool]]
) -> None:
    assert {place: after.get(place) for place in before} == before
    tables = {table for table, _ in before}
    for (table, column), (_, may_be_absent, has_default) in after.items():
        if table in tables and (table, column) not in before:
            assert may_be_absent or has_default, f"older programs don't write {table}.{column}"


def test_a_new_kind_of_entry_comes_with_a_revision() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(journal.Act)}
    assert {kind for kinds_then in SINCE.values() for kind in kinds_then.split()} == kinds
    assert set(SINCE) <= set(migrations.revisions())

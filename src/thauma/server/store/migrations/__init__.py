"""Brings a database to the present schema. Alembic runs in this process: a host needs no configuration file.

Each revision is a module beside this one, named after its number. It is written by hand, never changed once released,
and imports nothing of ours: it must do tomorrow what it does today.

Processes of two versions may share a database while a host upgrades them one by one. A revision says by
`compatible_from` which is the oldest whose programs can go on with the database after it; without that, only its own
can. So a revision that others are to bear only adds: tables, and columns that may be absent or have a default. It
counts for all that two programs share, not only for the schema: a new kind of entry in the journal, of time control or
of cookie needs a revision too (an empty one will do), for by it an older program knows why it can't read something.

A database that is up to date, as after a crash, is opened without Alembic: loading it takes a moment.
"""

import threading
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text

from thauma.server.store.errors import CannotOpen

FOLDER = Path(__file__).resolve().parent
VERSIONS = "alembic_version"  # the table of one row: Alembic's column and ours
COMPATIBLE_FROM = "compatible_from"
_one_at_a_time = threading.Lock()  # `alembic.op` is one for the whole process


def migrate(connection: Connection) -> None:
    """Do what is missing, in the transaction that the connection is in. What a later version of this program did is
    left as it is."""
    refuse_incompatible(connection)
    if not is_newer(connection) and (version(connection) != newest() or compatible_from(connection) is None):
        _upgrade(connection)


def refuse_incompatible(connection: Connection) -> None:
    """Raise `CannotOpen` if a later version of this program has migrated the database to what this one can't use."""
    if is_newer(connection) and (compatible_from(connection) or "later") > newest():
        raise CannotOpen(
            f"the database was written by a newer Thauma: its version is {version(connection)}, this program knows "
            f"versions up to {newest()}; install the newer Thauma, or restore a backup from before"
        )


def is_newer(connection: Connection) -> bool:
    """Whether a later version of this program has migrated the database: there may be rows that this one can't read."""
    present = version(connection)
    return present is not None and present not in revisions()


def version(connection: Connection) -> str | None:
    """The version of the database's tables; None if there are none yet."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    return connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()


def compatible_from(connection: Connection) -> str | None:
    """The oldest version whose programs can use the database; None if it was written before that was noted."""
    if not _notes_compatibility(connection):
        return None
    return connection.execute(text(f"SELECT {COMPATIBLE_FROM} FROM {VERSIONS}")).scalar()


def _notes_compatibility(connection: Connection) -> bool:
    return COMPATIBLE_FROM in {column["name"] for column in inspect(connection).get_columns(VERSIONS)}


def newest() -> str:
    """The version that this program works with."""
    return revisions()[-1]


def revisions() -> list[str]:
    """All versions that there have been, the first one first."""
    return sorted(file.name[1:5] for file in FOLDER.glob("v[0-9][0-9][0-9][0-9]_*.py"))


def _upgrade(connection: Connection) -> None:
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(FOLDER), version_locations=[str(FOLDER)])

    def missing(present: Any, _context: object) -> Any:
        return scripts._upgrade_revs("head", present)

    with _one_at_a_time, EnvironmentContext(Config(), scripts, fn=missing, destination_rev="head") as environment:
        environment.configure(connection=connection)
        environment.run_migrations()
    head = scripts.get_revision("head")
    assert head is not None
    _note_compatible_from(connection, getattr(head.module, COMPATIBLE_FROM, head.revision))


def _note_compatible_from(connection: Connection, oldest: str) -> None:
    if not _notes_compatibility(connection):
        connection.execute(text(f"ALTER TABLE {VERSIONS} ADD COLUMN {COMPATIBLE_FROM} VARCHAR(32)"))
    connection.execute(text(f"UPDATE {VERSIONS} SET {COMPATIBLE_FROM} = :oldest"), {"oldest": oldest})

"""Brings a database to the present schema. Alembic runs in this process: a host needs no configuration file.

Each revision is a module beside this one, named after its number. It is written by hand, never changed once released,
and imports nothing of ours: it must do tomorrow what it does today.

A database that is up to date, as after a crash, is opened without Alembic: loading it takes a moment.
"""

import threading
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text

from thauma.server.store.errors import CannotOpen

FOLDER = Path(__file__).resolve().parent
_one_at_a_time = threading.Lock()  # `alembic.op` is one for the whole process


def migrate(connection: Connection) -> None:
    """Do what is missing, in the transaction that the connection is in."""
    refuse_newer(connection)
    if version(connection) != newest():
        _upgrade(connection)


def refuse_newer(connection: Connection) -> None:
    """Raise `CannotOpen` if a later version of this program has migrated the database."""
    present = version(connection)
    if present is not None and present not in revisions():
        raise CannotOpen(
            f"the database was written by a newer Thauma: its version is {present}, this program knows versions up to "
            f"{newest()}; install the newer Thauma, or restore a backup from before"
        )


def version(connection: Connection) -> str | None:
    """The version of the database's tables; None if there are none yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


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

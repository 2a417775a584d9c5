"""Brings a database to the present schema. Alembic runs in this process: a host needs no configuration file.

Each revision is a module beside this one, named after its number. It is written by hand, never changed once released,
and imports nothing of ours: it must do tomorrow what it does today.
"""

import threading
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection

from thauma.server.store.errors import CannotOpen

FOLDER = str(Path(__file__).resolve().parent)
_one_at_a_time = threading.Lock()  # `alembic.op` is one for the whole process


def migrate(connection: Connection) -> None:
    """Do what is missing, in the transaction that the connection is in."""
    scripts = _scripts()
    refuse_newer(connection)

    def missing(present: Any, _context: object) -> Any:
        return scripts._upgrade_revs("head", present)

    with _one_at_a_time, EnvironmentContext(Config(), scripts, fn=missing, destination_rev="head") as environment:
        environment.configure(connection=connection)
        environment.run_migrations()


def refuse_newer(connection: Connection) -> None:
    """Raise `CannotOpen` if a later version of this program has migrated the database."""
    present = version(connection)
    try:
        _scripts().get_revision(present or "base")
    except CommandError as error:
        raise CannotOpen(
            f"the database was written by a newer Thauma: its version is {present}, this program knows versions up to "
            f"{newest()}; install the newer Thauma, or restore a backup from before"
        ) from error


def version(connection: Connection) -> str | None:
    """The version of the database's tables; None if there are none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The version that this program works with."""
    return str(_scripts().get_current_head())


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(FOLDER, version_locations=[FOLDER])

"""A version of Thauma that is to come: the present one with a revision of the database more, and with a new kind of
entry in journals, which it writes in the place of an undo request.

A server of that version is started with `environment`: it names the folder of its revisions, and a sitecustomize.py
makes every process of that server this version.
"""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from thauma.server.store import migrations
from thauma.server.tables import journal, table
from thauma.server.tables.live_table import LiveTable

ROOT = Path(__file__).resolve().parents[2]
NEXT = "THAUMA_TEST_NEXT"
REVISION = "9000"
ADDITIONS = """
    op.add_column("tables", sa.Column("colour", sa.String))
    op.add_column("people", sa.Column("shoes", sa.Integer, nullable=False, server_default="2"))
    op.create_table("weather", sa.Column("day", sa.Integer, primary_key=True))
"""


class Wave(journal._OfSeat, frozen=True, tag="wave"):
    """Somebody waves. Nothing else happens."""


def write_revisions(folder: Path, *, compatible_from: str | None = None, body: str = ADDITIONS) -> Path:
    """The revisions of the next version, in a new folder; the last can be followed by programs of this version."""
    folder.mkdir()
    for file in migrations.FOLDER.glob("v*.py"):
        shutil.copy(file, folder)
    head = f'revision = "{REVISION}"\ndown_revision = "{migrations.newest()}"\n'
    oldest = compatible_from or migrations.newest()
    text = f'import sqlalchemy as sa\nfrom alembic import op\n\n{head}compatible_from = "{oldest}"\n'
    (folder / f"v{REVISION}_next.py").write_text(f"{text}\n\ndef upgrade():{body}")
    return folder


def environment(folder: Path) -> dict[str, str]:
    """For a server of the next version."""
    (site := folder.with_name("site")).mkdir()
    (site / "sitecustomize.py").write_text("from tests.server import next_version\n\nnext_version.come()\n")
    return {NEXT: str(folder), "PYTHONPATH": os.pathsep.join([str(site), str(ROOT)])}


def come() -> None:
    """Be the next version from now on, in this process."""
    migrations.FOLDER = Path(os.environ[NEXT])
    LiveTable._store = _waving(LiveTable._store)  # type: ignore[method-assign]
    know_waves(setattr)


def know_waves(patch: Callable[[object, str, Any], None]) -> None:
    """Be able to read journals of the next version."""
    patch(journal, "_decoder", msgspec.json.Decoder(journal.Act | Wave))
    patch(table, "_RULES", {**table._RULES, Wave: lambda *_: None})


def _waving(store: Callable[..., Any]) -> Callable[..., Any]:
    """What carries out and stores acts, but for undo requests: these become waves."""

    def carry_out(live: LiveTable, act: journal.Act, *of_client: Any) -> Any:
        return store(live, Wave(act.seat) if isinstance(act, journal.AskUndo) else act, *of_client)

    return carry_out

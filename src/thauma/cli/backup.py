"""`thauma backup` and `thauma restore`: copies of the server's SQLite database."""

from pathlib import Path

from thauma.cli.output import Advance, progress_bar
from thauma.server.store import default_url
from thauma.server.store.backup import Progress, back_up, restore

HUNDREDTHS = 100


def run_backup(file: Path, database: str | None, force: bool) -> None:
    with progress_bar(HUNDREDTHS, "hundredths of the database") as advance:
        back_up(database or default_url(), file, force=force, progress=_in_hundredths(advance))
    print(f"{file}: {file.stat().st_size:,} bytes, checked")


def run_restore(file: Path, database: str | None, force: bool) -> None:
    address = database or default_url()
    with progress_bar(HUNDREDTHS, "hundredths of the backup") as advance:
        restore(file, address, force=force, progress=_in_hundredths(advance))
    print(f"{address}: restored from {file}, checked and up to date")


def _in_hundredths(advance: Advance) -> Progress:
    told = 0

    def tell(done: int, total: int) -> None:
        nonlocal told
        now = HUNDREDTHS * done // max(total, 1)
        if now > told:  # a copy that had to begin anew is not counted twice
            advance(now - told)
            told = now

    return tell

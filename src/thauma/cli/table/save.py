"""Saves the record of a game: whole or not at all, and never over another file."""

import os
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from thauma.cli.files import replacing
from thauma.games.errors import ThaumaError
from thauma.records import Record, format_record


class NotSaved(ThaumaError):
    code = "not_saved"


def save_record(record: Record, out: Path | None, now: datetime | None = None) -> Path:
    """Write the record to a name of its own and return that name."""
    wanted = out or Path(f"thauma-{record.game}-{(now or datetime.now()):%Y%m%d-%H%M%S}.jsonl")
    try:
        place = _reserve(wanted)
        try:
            with replacing(place) as file:
                file.write(format_record(record) + "\n")
        except OSError:
            place.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise NotSaved(f"the record can't be saved as {wanted}: {error.strerror or error}") from error
    return place


def check_place(out: Path | None) -> None:
    """Refuse a place where no record could be saved, before a game is played for it."""
    wanted = out or Path("record")
    why = None
    if not wanted.parent.is_dir():
        why = f"there is no folder {wanted.parent}"
    elif wanted.is_dir():
        why = "that is a folder; name a file in it"
    elif not os.access(wanted.parent, os.W_OK):
        why = f"the folder {wanted.parent} can't be written to"
    if why:
        raise NotSaved(f"the record can't be saved as {wanted}: {why}")


def _reserve(wanted: Path) -> Path:
    """A free name, taken by an empty file: what replaces that file replaces nobody's."""
    for number in count(1):
        place = wanted if number == 1 else wanted.with_stem(f"{wanted.stem}-{number}")
        with suppress(FileExistsError):
            place.touch(exist_ok=False)
            break
    return place

"""Saves the record of a game: whole or not at all, and never over another file."""

import os
from datetime import datetime
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
        return _write(wanted, format_record(record) + "\n")
    except OSError as error:
        raise NotSaved(f"the record can't be saved as {wanted}: {error.strerror or error}") from error


def check_place(out: Path | None) -> None:
    """Refuse a place where no record could be saved, before a game is played for it."""
    wanted = out or Path("record")
    if not wanted.parent.is_dir():
        raise NotSaved(f"the record can't be saved as {wanted}: there is no folder {wanted.parent}")
    if wanted.is_dir():
        raise NotSaved(f"the record can't be saved as {wanted}: that is a folder; name a file in it")
    if not os.access(wanted.parent, os.W_OK):
        raise NotSaved(f"the record can't be saved as {wanted}: the folder {wanted.parent} can't be written to")


def _write(wanted: Path, text: str) -> Path:
    place = _reserve(wanted)
    try:
        with replacing(place) as file:
            file.write(text)
    except OSError:
        place.unlink(missing_ok=True)
        raise
    return place


def _reserve(wanted: Path) -> Path:
    """A free name, taken by an empty file: what replaces that file replaces nobody's."""
    number = 1
    place = wanted
    while True:
        try:
            place.touch(exist_ok=False)
        except FileExistsError:
            number += 1
            place = wanted.with_stem(f"{wanted.stem}-{number}")
        else:
            return place

"""Files that are whole or not there: written beside their place and moved into it at the end.

What takes hours grows in a file of its own meanwhile, so that nothing of it is lost.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO


@contextmanager
def replacing(path: Path) -> Iterator[TextIO]:
    """A text file to write; it takes its place when the block ends well, and leaves no trace when it doesn't."""
    with replacing_path(path) as beside, beside.open("w", encoding="utf-8") as file:
        yield file


@contextmanager
def replacing_path(path: Path) -> Iterator[Path]:
    """The same for whoever wants to open the file himself: where it is written until the block ends."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    beside.touch()  # whether it can be written at all is better known before the work than after it
    try:
        yield beside
        with beside.open("rb") as written:
            os.fsync(written.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


@contextmanager
def growing(path: Path) -> Iterator[TextIO]:
    """A text file for long work: what is written stays in FILE.part, however the block ends, and takes its place when
    the block ends well."""
    part = unfinished(path)
    with part.open("w", encoding="utf-8", buffering=1) as file:
        yield file
        os.fsync(file.fileno())
    part.replace(path)


def unfinished(path: Path) -> Path:
    """Where a file grows."""
    return path.with_name(f"{path.name}.part")

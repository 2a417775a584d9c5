"""A disk that is really full: a small file system of its own."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

MIB = 1 << 20


class Disk:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextmanager
    def full(self) -> Iterator[None]:
        """For the time of the block there is no room on it."""
        ballast = self.folder / "ballast"
        with ballast.open("wb", buffering=0) as file:
            for size in (MIB, 1 << 12, 1):
                try:
                    while True:
                        file.write(os.urandom(1) * size)
                except OSError:  # what is left is less than that
                    continue
        try:
            yield
        finally:
            ballast.unlink()


@contextmanager
def small_disk(folder: Path, mebibytes: int) -> Iterator[Disk]:
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={mebibytes}m,mode=0777", "tmpfs", str(folder)]
    done = subprocess.run(mount, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"to mount a small file system takes a right that is not here: {done.stderr}")
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)

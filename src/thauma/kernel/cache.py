"""Where compiled kernels are kept between runs.

Numba's own cache does not notice a change in another file: neither a changed table nor a changed callee. So the
folder's name is a hash of every source and data file that a kernel can depend on: an edit anywhere starts a fresh one.
"""

import hashlib
import os
import shutil
import tempfile
from functools import cache
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
ROOMS_WITH_KERNELS = ("catalog", "kernel", "games", "players")
PREFIX = "kernels-"


@cache
def folder() -> Path:
    """The folder of the present sources; created when a kernel is first stored."""
    return _home() / f"{PREFIX}{fingerprint()}"


@cache
def fingerprint() -> str:
    """A short hash of all that decides what the compiled kernels are."""
    digest = hashlib.sha256()
    for setting in (version("numba"), version("numpy"), os.environ.get("NUMBA_BOUNDSCHECK", "")):
        digest.update(f"{setting}\n".encode())
    for room in ROOMS_WITH_KERNELS:
        for path in sorted((PACKAGE / room).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(f"{path.relative_to(PACKAGE)}\n".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def is_cold() -> bool:
    """Whether nothing has been compiled for the present sources yet."""
    return not folder().exists()


def forget_stale() -> int:
    """Remove the folders of other sources; return how many there were."""
    stale = [path for path in _home().glob(f"{PREFIX}*") if path != folder()]
    for path in stale:
        shutil.rmtree(path, ignore_errors=True)
    return len(stale)


def _home() -> Path:
    configured = os.environ.get("THAUMA_CACHE_DIR")
    if configured:
        return Path(configured)
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    home = base / "thauma"
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.gettempdir()) / f"thauma-{os.getuid()}"
    return home if os.access(home, os.W_OK) else Path(tempfile.gettempdir()) / f"thauma-{os.getuid()}"

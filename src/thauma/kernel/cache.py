"""Where compiled kernels are kept between runs.

Numba's own cache does not notice a change in another file: neither a changed table nor a changed callee. So the
folder's name is a hash of every source and data file that a kernel can depend on: an edit anywhere starts a fresh one.
Games don't depend on each other, so each has a folder of its own.
"""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
ROOMS_WITH_KERNELS = ("catalog", "kernel", "games", "players")
PREFIX = "kernels-"


@cache
def folder(module: str) -> Path:
    """The folder for a module's kernels, given the present sources; created when the first is stored."""
    game = game_of(module)
    return _home() / f"{PREFIX}{game}-{fingerprint(game)}"


def game_of(module: str) -> str:
    """The game that a module belongs to; `shared` if it serves all of them."""
    games = {path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()}
    return next((part for part in module.split(".") if part in games), "shared")


@cache
def fingerprint(game: str) -> str:
    """A short hash of all that decides what a game's compiled kernels are."""
    digest = hashlib.sha256()
    for setting in (version("numba"), version("numpy"), os.environ.get("NUMBA_BOUNDSCHECK", "")):
        digest.update(f"{setting}\n".encode())
    for path in _sources(game):
        digest.update(f"{path.relative_to(PACKAGE)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _sources(game: str) -> Iterator[Path]:
    for room in ROOMS_WITH_KERNELS:
        for path in sorted((PACKAGE / room).rglob("*")):
            parts = path.relative_to(PACKAGE).with_suffix("").parts
            decides = path.suffix in (".py", ".toml") and "names" not in parts
            if decides and game_of(".".join(parts)) in (game, "shared"):
                yield path


def is_cold(module: str) -> bool:
    """Whether nothing has been compiled for the present sources yet."""
    return not folder(module).exists()


def forget_stale() -> int:
    """Remove the folders of other sources; return how many there were."""
    present = {folder(name) for name in ("shared", *(p.name for p in (PACKAGE / "games").iterdir() if p.is_dir()))}
    stale = [path for path in _home().glob(f"{PREFIX}*") if path not in present]
    for path in stale:
        shutil.rmtree(path, ignore_errors=True)
    return len(stale)


def _home() -> Path:
    """Where the folders are: THAUMA_CACHE_DIR, the user's cache, or, if that can't be written, a temporary place."""
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

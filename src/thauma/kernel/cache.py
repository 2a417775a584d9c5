"""Where compiled kernels are kept between runs.

Numba's own cache does not notice a change in another file: neither a changed table nor a changed callee. So the
folder's name is a hash of every source and data file that a kernel can depend on: an edit anywhere starts a fresh one.
Games don't depend on each other, nor rules on players, so each room and game has a folder of its own. Where the sources
lie doesn't matter: every copy of them, on any machine with the same processor, takes what one has compiled.
"""

import fcntl
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator

from thauma.kernel import processor

PACKAGE = Path(__file__).resolve().parent.parent
ROOMS_WITH_KERNELS = ("catalog", "kernel", "games", "players", "lab", "envs")  # each depends on those before it
WITHOUT_KERNELS = {"names", "statistics", "positions"}  # parts of these rooms that decide nothing
PREFIX = "kernels-"
SHARED = "shared"  # instead of a game: what serves all of them


@cache
def folder(module: str) -> Path:
    """The folder for a module's kernels, given the present sources; created when the first is stored."""
    return _folder(room_of(module), game_of(module))


def _folder(room: str, game: str) -> Path:
    return _home() / f"{PREFIX}{room}-{game}-{fingerprint(room, game)}"


def room_of(module: str) -> str:
    """The room that a module stands in: the part of its name after `thauma`; the last if it isn't one of ours."""
    parts = module.split(".")
    return next((part for part in parts[1:2] if part in ROOMS_WITH_KERNELS), ROOMS_WITH_KERNELS[-1])


def game_of(module: str) -> str:
    """The game that a module belongs to; `shared` if it serves all of them."""
    return next((part for part in module.split(".") if part in _games(PACKAGE)), SHARED)


@cache
def _games(package: Path) -> list[str]:
    return [path.name for path in (package / "games").iterdir() if path.is_dir()]


@cache
def fingerprint(room: str, game: str) -> str:
    """A short hash of all that decides what the compiled kernels of a room and game are."""
    digest = hashlib.sha256()
    for setting in (version("numba"), version("numpy"), os.environ.get("NUMBA_BOUNDSCHECK", "")):
        digest.update(f"{setting}\n".encode())
    for path in _sources(room, game):
        digest.update(f"{path.relative_to(PACKAGE)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _sources(room: str, game: str) -> Iterator[Path]:
    for below in ROOMS_WITH_KERNELS[: ROOMS_WITH_KERNELS.index(room) + 1]:
        for path in sorted((PACKAGE / below).rglob("*")):
            parts = path.relative_to(PACKAGE).with_suffix("").parts
            decides = path.suffix in (".py", ".toml") and WITHOUT_KERNELS.isdisjoint(parts)
            if decides and game_of(".".join(parts)) in (game, SHARED):
                yield path


def is_cold(module: str) -> bool:
    """Whether nothing has been compiled for the present sources yet."""
    return not folder(module).exists()


def is_ready(room: str, game: str) -> bool:
    """Whether all kernels of a game that a room uses are known to be compiled, for a processor like this one."""
    return _mark(room, game).exists()


@contextmanager
def making_ready(room: str, game: str) -> Iterator[None]:
    """While the block compiles them, no other process does: those that want to wait here, and then find them."""
    mark = _mark(room, game)
    try:
        mark.parent.mkdir(parents=True, exist_ok=True)
        lock = (mark.parent / "lock").open("w")
    except OSError:  # nothing can be kept there, so whoever needs something compiles it for itself
        yield
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
        with suppress(OSError):
            mark.touch()


def _mark(room: str, game: str) -> Path:
    return _folder(room, game) / f"ready-{processor.tag()}"


def forget_stale() -> int:
    """Remove the folders of other sources; return how many there were."""
    present = {_folder(room, game) for room in ROOMS_WITH_KERNELS for game in (SHARED, *_games(PACKAGE))}
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


class _Place(UserProvidedCacheLocator):  # type: ignore[misc]
    """Where a kernel is kept: below the folder of its module, by the name of its source instead of its whole path."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file, self._lineno = file, function.__code__.co_firstlineno
        self._cache_path = str(folder(_kept_with[function]) / self.get_suitable_cache_subpath(file))

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> "_Place":
        return cls(function, file)

    @classmethod
    def get_suitable_cache_subpath(cls, file: str) -> str:
        path = Path(file).resolve()
        if path.is_relative_to(PACKAGE):
            return ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        elsewhere: str = super().get_suitable_cache_subpath(file)
        return elsewhere


class _Kept(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Place,)


class KernelCache(FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function, kept with the kernels of a module."""

    _impl_class = _Kept

    def __init__(self, function: Callable[..., Any], module: str) -> None:
        _kept_with[function] = module
        super().__init__(function)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        with suppress(OSError):  # a folder that can't be written, or a full disk: it is compiled again next time
            super().save_overload(signature, compiled)


_kept_with: dict[Callable[..., Any], str] = {}

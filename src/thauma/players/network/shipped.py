"""The nets that come with the package."""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from thauma.players.network.file import NetError, read_net
from thauma.players.network.layers import Net
from thauma.players.roster import module_for, roster_of


def load_net(game: str, path: Path | None = None) -> Net:
    """The net in a file, or the best one that comes with the package."""
    return load_net_and_story(game, path)[0]


def load_net_and_story(game: str, path: Path | None = None) -> tuple[Net, dict[str, Any]]:
    """A net and what its file says about it."""
    roster_of(game)
    if path is None:
        return _read_shipped(game)
    return _read(game, path, path.stat().st_mtime_ns if path.exists() else 0)


def shipped_file(game: str) -> bytes:
    """The file of the net that comes with the package."""
    return (files("thauma.players") / "nets" / f"{game}.npz").read_bytes()


@cache
def _read_shipped(game: str) -> tuple[Net, dict[str, Any]]:
    with as_file(files("thauma.players") / "nets" / f"{game}.npz") as shipped:
        if not shipped.exists():
            raise NetError(f"this installation has no net for {game}; make one with: thauma train {game}")
        return _read(game, shipped, 0)


@cache
def _read(game: str, path: Path, _written: int) -> tuple[Net, dict[str, Any]]:
    """A file is read again when it was written again."""
    sizes = module_for(game, "network")
    return read_net(path, game, sizes.INPUTS, sizes.ROWS, sizes.OLDER_INPUTS)

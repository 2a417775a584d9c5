"""The nets that come with the package."""

from functools import cache
from importlib import import_module
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from thauma.players.network.file import NetError, read_net
from thauma.players.network.layers import Net


def load_net(game: str, path: Path | None = None) -> Net:
    """The net in a file, or the best one that comes with the package."""
    return load_net_and_story(game, path)[0]


@cache
def load_net_and_story(game: str, path: Path | None = None) -> tuple[Net, dict[str, Any]]:
    """A net and what its file says about it."""
    sizes = import_module(f"thauma.players.network.{game}")
    if path is not None:
        return read_net(path, game, sizes.INPUTS, sizes.ROWS)
    with as_file(files("thauma.players") / "nets" / f"{game}.npz") as shipped:
        if not shipped.exists():
            raise NetError(f"this installation has no net for {game}; make one with: thauma train {game}")
        return read_net(shipped, game, sizes.INPUTS, sizes.ROWS)

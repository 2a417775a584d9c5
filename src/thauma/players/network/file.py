"""A net as a file: a NumPy .npz archive of plain arrays, no pickle.

The arrays are the fields of `Net` as 16-bit floats, and `about`: a JSON text that says for which game the net is and
how it was made. `docs/nets.md` describes the format.
"""

import json
import zlib
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from thauma.games.errors import ThaumaError
from thauma.players.network.layers import LANES, Net

FORMAT = 1


class NetError(ThaumaError):
    code = "bad_net"


def write_net(path: Path, net: Net, about: dict[str, Any]) -> None:
    """Write a net; `about` must name its `game`."""
    text = json.dumps({"format": FORMAT, **about}, sort_keys=True)
    arrays = {name: array.astype(np.float16) for name, array in net._asdict().items()}
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, about=np.frombuffer(text.encode(), np.uint8), **arrays)


def read_net(
    path: Path, game: str, inputs: int, rows: int, older_inputs: tuple[int, ...] = ()
) -> tuple[Net, dict[str, Any]]:
    """The net in a file and what is said about it; NetError unless it fits a game of so many inputs and policy rows.

    Inputs are only ever added at the end. A net from before, with as many as there were then, does without the new.
    """
    try:
        # NumPy leaves a file open that it can't read, so it is opened here.
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            about = dict(json.loads(archive["about"].tobytes()))
            net = Net(*(np.ascontiguousarray(archive[name], np.float32) for name in Net._fields))
    except FileNotFoundError:
        raise NetError(f"{path}: there is no such file") from None
    except (OSError, TypeError, ValueError, KeyError, EOFError, BadZipFile, zlib.error) as error:
        raise NetError(f"{path} is no net of ours: {error}") from None
    if about.get("format") != FORMAT or about.get("game") != game:
        raise NetError(f"{path} is a net for {about.get('game')!r} in format {about.get('format')}, not for {game}")
    if len(net.embedding) in older_inputs and net.embedding.ndim == 2:
        net = net._replace(embedding=np.pad(net.embedding, ((0, inputs - len(net.embedding)), (0, 0))))
    _check_shapes(path, net, inputs, rows)
    _check_numbers(path, net)
    return net, about


def _check_shapes(path: Path, net: Net, inputs: int, rows: int) -> None:
    first, second, values = net.embedding_bias.size, net.middle_bias.size, net.value_bias.size
    expected = {
        "embedding": (inputs, first),
        "embedding_bias": (first,),
        "middle": (first, second),
        "middle_bias": (second,),
        "value": (values, second),
        "value_bias": (values,),
        "policy": (rows, second),
        "policy_bias": (rows,),
    }
    for name, shape in expected.items():
        if getattr(net, name).shape != shape:
            found = " x ".join(map(str, getattr(net, name).shape))
            raise NetError(f"{path} does not fit: {name} is {found}, not {' x '.join(map(str, shape))}")
    if second % LANES or not second:
        raise NetError(f"{path} does not fit: its second layer has {second} units, not a multiple of {LANES}")
    if not values:
        raise NetError(f"{path} does not fit: it has no value output")


def _check_numbers(path: Path, net: Net) -> None:
    for name, array in net._asdict().items():
        if not np.isfinite(array).all():
            raise NetError(f"{path} is spoilt: {name} holds something that is no finite number")

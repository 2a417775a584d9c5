"""A net as a file: what is written is read again, and whatever else is in a file is refused in one sentence."""

import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.players.network.nets import random_net
from thauma.players.network import Net, NetError, read_net, write_net

INPUTS, ROWS = 30, 12
ABOUT = {"game": "duel", "generation": 3}

Arrays = dict[str, Any]


def small_net(second: int = 8, inputs: int = INPUTS, rows: int = ROWS) -> Net:
    return random_net(inputs, rows, first=5, second=second)


def written(path: Path, net: Net | None = None, about: dict[str, Any] | None = None) -> Path:
    write_net(path, net or small_net(), about or ABOUT)
    return path


def write_arrays(path: Path, change: Callable[[Arrays], object], compressed: bool = True) -> Path:
    """A file of ours with something changed in it."""
    with np.load(written(path)) as archive:
        arrays = {name: archive[name] for name in archive.files}
    change(arrays)
    with path.open("wb") as file:
        (np.savez_compressed if compressed else np.savez)(file, **arrays)
    return path


def refusal(path: Path) -> str:
    """The sentence with which a file is refused; it names the file and is no more than a line."""
    with pytest.raises(NetError) as caught:
        read_net(path, "duel", INPUTS, ROWS)
    sentence = str(caught.value)
    assert str(path) in sentence
    assert "\n" not in sentence
    return sentence


def text(value: Any) -> Any:
    return np.frombuffer(json.dumps(value).encode(), np.uint8)


def test_a_net_comes_back_as_16_bits_can_hold_it(tmp_path: Path) -> None:
    net = small_net()
    read, about = read_net(written(tmp_path / "net.npz", net), "duel", INPUTS, ROWS)
    for name, array in read._asdict().items():
        assert array.dtype == np.float32
        assert array.flags.c_contiguous
        assert (array == getattr(net, name).astype(np.float16)).all()
    assert about == {"format": 1, **ABOUT}


def test_a_net_that_was_read_is_written_without_loss(tmp_path: Path) -> None:
    first, about = read_net(written(tmp_path / "net.npz"), "duel", INPUTS, ROWS)
    again, _ = read_net(written(tmp_path / "copy.npz", first, about), "duel", INPUTS, ROWS)
    for one, other in zip(first, again, strict=True):
        assert (one == other).all()


def test_nothing_in_the_file_is_pickled(tmp_path: Path) -> None:
    with np.load(written(tmp_path / "net.npz"), allow_pickle=False) as archive:
        assert {*archive.files} == {*Net._fields, "about"}
        assert {archive[name].dtype.name for name in archive.files} == {"float16", "uint8"}


def test_the_same_net_makes_the_same_file(tmp_path: Path) -> None:
    assert written(tmp_path / "one.npz").read_bytes() == written(tmp_path / "two.npz").read_bytes()


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert "there is no such file" in refusal(tmp_path / "nowhere.npz")


def test_a_net_of_another_game_or_format_is_refused(tmp_path: Path) -> None:
    of_classic = written(tmp_path / "classic.npz", about={"game": "classic"})
    assert "is a net for 'classic' in format 1, not for duel" in refusal(of_classic)
    newer = written(tmp_path / "newer.npz", about={"game": "duel", "format": 2})
    assert "in format 2" in refusal(newer)
    nameless = written(tmp_path / "nameless.npz", about={"seed": 1})
    assert "is a net for None" in refusal(nameless)


@pytest.mark.parametrize(
    ("net", "what"),
    [
        (small_net(inputs=INPUTS + 1), "embedding is 31 x 5, not 30 x 5"),
        (small_net(rows=ROWS - 1), "policy is 11 x 8, not 12 x 8"),
        (small_net()._replace(embedding_bias=np.zeros(4, np.float32)), "embedding is 30 x 5, not 30 x 4"),
        (small_net()._replace(middle_bias=np.zeros(9, np.float32)), "middle is 5 x 8, not 5 x 9"),
        (small_net()._replace(policy_bias=np.zeros(ROWS + 2, np.float32)), "policy_bias is 14, not 12"),
        (small_net()._replace(value=np.zeros((2, 8), np.float32)), "value is 2 x 8, not 1 x 8"),
        (small_net(second=12), "second layer has 12 units, not a multiple of 8"),
        (small_net(second=0), "second layer has 0 units"),
        (small_net()._replace(middle=np.zeros(5, np.float32)), "middle is 5, not 5 x 8"),
        (small_net()._replace(value_bias=np.zeros((1, 1), np.float32)), "value_bias is 1 x 1, not 1"),
        (random_net(INPUTS, ROWS, values=0), "it has no value output"),
    ],
)
def test_shapes_that_do_not_fit_are_named(tmp_path: Path, net: Net, what: str) -> None:
    assert what in refusal(written(tmp_path / "net.npz", net))


@pytest.mark.parametrize("weight", [np.nan, np.inf, -np.inf])
def test_weights_that_are_no_numbers_are_refused(tmp_path: Path, weight: float) -> None:
    net = small_net()
    net.middle[2, 3] = weight
    assert "middle holds something that is no finite number" in refusal(written(tmp_path / "net.npz", net))


@pytest.mark.parametrize("share", [0.0, 0.01, 0.3, 0.7, 0.99])
def test_a_file_that_was_cut_off_is_refused(tmp_path: Path, share: float) -> None:
    path = written(tmp_path / "net.npz")
    content = path.read_bytes()
    path.write_bytes(content[: int(share * len(content))])
    assert "is no net of ours" in refusal(path)


def test_damaged_bytes_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "net.npz")
    content = bytearray(path.read_bytes())
    middle = content.index(b"middle.npy") + 60  # within the packed array
    content[middle : middle + 40] = bytes(40)
    path.write_bytes(content)
    assert "is no net of ours" in refusal(path)


def test_a_file_that_is_no_archive_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.write_text("weights, lots of them\n")
    assert "is no net of ours" in refusal(path)
    with path.open("wb") as file:
        np.save(file, np.zeros(3))
    assert "is no net of ours" in refusal(path)
    path.write_bytes(pickle.dumps({"embedding": 1}))
    assert "is no net of ours" in refusal(path)
    path.unlink()
    path.mkdir()
    assert "is no net of ours" in refusal(path)


def test_an_archive_of_other_things_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    for name in ("about", "middle"):
        write_arrays(path, lambda arrays, name=name: arrays.pop(name))  # type: ignore[misc]
        assert name in refusal(path)
    write_arrays(path, lambda arrays: arrays.update(about=np.frombuffer(b"{not JSON", np.uint8)))
    assert "is no net of ours" in refusal(path)
    write_arrays(path, lambda arrays: arrays.update(about=text([1, 2])))
    assert "is no net of ours" in refusal(path)
    write_arrays(path, lambda arrays: arrays.update(middle=np.array(["seven", "wonders"])))
    assert "is no net of ours" in refusal(path)


def test_pickled_arrays_are_never_loaded(tmp_path: Path) -> None:
    class Trap:
        def __reduce__(self) -> tuple[Any, ...]:
            return Path.write_text, (tmp_path / "sprung", "")

    path = write_arrays(tmp_path / "net.npz", lambda arrays: arrays.update(middle=np.array([Trap()], object)))
    assert "is no net of ours" in refusal(path)
    assert not (tmp_path / "sprung").exists()

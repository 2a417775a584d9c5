"""Nets by game and file."""

import os
from pathlib import Path

import numpy as np
import pytest

from tests.players.network.nets import random_net
from thauma.players.network import NetError, shipped, write_net
from thauma.players.network.duel import INPUTS, OLDER_INPUTS
from thauma.players.network.shipped import load_net, load_net_and_story, shipped_file


def test_a_net_is_loaded_with_its_story(tmp_path: Path) -> None:
    write_net(tmp_path / "net.npz", random_net(), {"game": "duel", "seed": 7})
    net, story = load_net_and_story("duel", tmp_path / "net.npz")
    assert story["seed"] == 7
    assert load_net("duel", tmp_path / "net.npz") is net


def test_a_file_that_was_written_again_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    for number in (1, 2):
        write_net(path, random_net(seed=number), {"game": "duel", "seed": number})
        os.utime(path, (number, number))
        assert load_net_and_story("duel", path)[1]["seed"] == number
        assert load_net("duel", path) is load_net("duel", path)


def test_a_net_that_is_too_small_for_the_game_is_refused(tmp_path: Path) -> None:
    write_net(tmp_path / "net.npz", random_net(inputs=10), {"game": "duel"})
    with pytest.raises(NetError, match="embedding is 10 x 16"):
        load_net("duel", tmp_path / "net.npz")


def test_a_net_of_before_does_without_the_inputs_that_were_added(tmp_path: Path) -> None:
    before = random_net(inputs=OLDER_INPUTS[0])
    write_net(tmp_path / "net.npz", before, {"game": "duel"})
    net = load_net("duel", tmp_path / "net.npz")
    assert len(net.embedding) == INPUTS > OLDER_INPUTS[0]
    assert (net.embedding[: OLDER_INPUTS[0]] == before.embedding.astype(np.float16)).all()
    assert not net.embedding[OLDER_INPUTS[0] :].any()


def test_the_nets_of_the_package_are_small() -> None:
    assert sum(len(shipped_file(game)) for game in ("duel", "classic")) < 2e6


def test_an_installation_without_a_net_says_how_to_make_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "files", lambda _package: tmp_path)
    shipped._read_shipped.cache_clear()
    with pytest.raises(NetError, match="no net for duel; make one with: thauma train duel"):
        load_net("duel")
    shipped._read_shipped.cache_clear()

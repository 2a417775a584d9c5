"""The same games on a Ray cluster, here a small one on this machine."""

import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arena.seats import DeadlyPlan, FailingPlan
from thauma.arena import Plan, Sprt, run
from thauma.arena.on_ray import RayMissing
from thauma.arena.processes import ATTEMPTS, GameLost

ray = pytest.importorskip("ray")

pytestmark = [pytest.mark.verify, pytest.mark.xdist_group("ray")]  # one cluster for all of them
NAMES = ("greedy", "random")
PLAN = Plan("duel", NAMES, seats=2, seed=4)


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.CRITICAL)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_a_cluster_plays_the_same_games() -> None:
    assert run(PLAN, 10, on="ray").as_json() == run(PLAN, 10).as_json()
    assert run(PLAN, 10, on="ray", workers=1).as_json() == run(PLAN, 10).as_json()


@pytest.mark.usefixtures("cluster")
def test_a_game_whose_worker_is_lost_is_played_again(tmp_path: Path) -> None:
    plan = DeadlyPlan("duel", NAMES, seats=2, seed=4, graves=(str(tmp_path / "grave"),))
    assert run(plan, 10, on="ray").as_json() == run(PLAN, 10).as_json()
    assert (tmp_path / "grave").exists()


@pytest.mark.usefixtures("cluster")
def test_but_not_for_ever(tmp_path: Path) -> None:
    graves = tuple(str(tmp_path / f"grave{number}") for number in range(20))
    with pytest.raises(GameLost, match=r"game [45] was given up"):
        run(DeadlyPlan("duel", NAMES, seats=2, graves=graves), 6, on="ray", workers=1)
    assert len(list(tmp_path.iterdir())) == ATTEMPTS


@pytest.mark.usefixtures("cluster")
def test_an_error_on_a_cluster_is_not_hidden() -> None:
    with pytest.raises(ZeroDivisionError, match="a bug"):
        run(FailingPlan("duel", NAMES, seats=2), 8, on="ray")


@pytest.mark.usefixtures("cluster")
def test_a_sequential_test_stops_at_the_same_game() -> None:
    test = Sprt(0, 200)
    assert run(PLAN, 400, on="ray", sprt=test).as_json() == run(PLAN, 400, sprt=test).as_json()


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RayMissing, match=r"pip install 'thauma\[ray\]'"):
        run(PLAN, 2, on="ray")

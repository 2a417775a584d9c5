"""The baselines of docs/baselines.md learn: a few seconds of each must beat chance, from where it began."""

import sys
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.modes import COMPILED

pytestmark = [pytest.mark.verify, pytest.mark.skipif(not COMPILED, reason="thousands of games")]

A_DAY = 86_400.0


@pytest.fixture
def example(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parents[2] / "examples"))
    yield import_module(request.param)
    sys.modules.pop(request.param)


@pytest.mark.parametrize("example", ["policy_gradient"], indirect=True)
def test_the_policy_gradient_learns_to_beat_chance(example: Any) -> None:
    torch = pytest.importorskip("torch")
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        torch.manual_seed(1)
        net = example.Net(width=64)
        before = [parameter.detach().clone() for parameter in net.parameters()]
        for progress in islice(example.learn(net, "random", seed=1, seconds=A_DAY), 15):
            assert progress.steps % (example.GAMES * example.STEPS) == 0
        assert all((parameter != old).any() for parameter, old in zip(net.parameters(), before, strict=True))
        assert example.win_rate(net, "random", games=400, seed=1) > 0.7
    finally:
        torch.set_num_threads(threads)


@pytest.mark.parametrize("example", ["card_values"], indirect=True)
def test_evolution_finds_better_values_than_none(example: Any) -> None:
    *_, (_, values) = islice(example.evolve("random", seed=1, seconds=A_DAY), 10)
    first = example.win_rate(np.zeros(example.SIZE), "random", games=400, seed=1)
    assert example.win_rate(values, "random", games=400, seed=1) > first + 0.05

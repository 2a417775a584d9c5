"""The test of a net: it has to gain something, and no style may exploit it."""

from pathlib import Path
from typing import Any

import pytest

from thauma.lab.gate import Exam, Gate
from thauma.lab.teaching import classic, duel
from thauma.players.network import write_net
from thauma.players.network.shipped import load_net

EXAM = Exam(
    "search:2@{net}", "search:3@{best}", ("greedy", "war:2@{best}"), 2, games=4, rival_games=2, styles=("war:2",)
)


def scored(score: float, high: float = 1.0, **more: float) -> dict[str, Any]:
    return {"score": score, "interval": [0.0, high], **more}


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    monkeypatch.setattr(duel, "EXAM", EXAM)
    return Gate("duel", seed=1)


@pytest.mark.parametrize(
    ("against_best", "gained"),
    [(None, True), (scored(0.53, llr=1.2), True), (scored(0.51, llr=-0.4), False), (scored(0.5, llr=0.1), False)],
)
def test_a_net_passes_that_gained_something(gate: Gate, against_best: dict[str, Any] | None, gained: bool) -> None:
    assert gate._gained(against_best) is gained


def test_at_a_larger_table_more_than_an_even_share_is_a_gain() -> None:
    gate = Gate("classic", seed=1)
    assert classic.EXAM.seats == 3
    assert gate._gained(scored(0.36))
    assert not gate._gained(scored(0.31))


@pytest.mark.parametrize(("most", "high", "exploited"), [(0.25, 0.7, True), (0.25, 0.8, False), (0.5, 0.6, False)])
def test_a_net_fails_that_a_style_exploits(
    gate: Gate, monkeypatch: pytest.MonkeyPatch, most: float, high: float, exploited: bool
) -> None:
    """If it is sure; other rivals may take what they can."""
    monkeypatch.setattr(duel, "EXAM", Exam(*("", "", ()), 2, 4, 2, styles=("war:2",), most_for_style=most))
    assert gate._exploited({"war:2": scored(high - 0.1, high), "greedy": scored(0.0, 0.1)}) is exploited


def test_the_figures_say_what_was_played(gate: Gate, tmp_path: Path) -> None:
    net = tmp_path / "net.npz"
    write_net(net, load_net("duel"), {"game": "duel"})
    figures = gate.try_net(net, net)
    assert {*figures} == {"against_best", "rivals", "passed"}
    assert figures["against_best"]["games"] == 4
    assert isinstance(figures["against_best"]["llr"], float)
    assert {*figures["rivals"]} == {"greedy", "war:2"}
    assert all("llr" not in found for found in figures["rivals"].values())
    first = gate.try_net(net, None)
    assert "against_best" not in first


def test_every_style_of_the_tests_is_a_rival() -> None:
    for exam in (duel.EXAM, classic.EXAM):
        assert {*exam.styles} <= {rival.partition("@")[0] for rival in exam.rivals}

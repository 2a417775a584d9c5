"""Levels: legal, repeatable, weak in human ways, and each there for both games."""

from typing import Any

import pytest

from tests.modes import games as number_of
from thauma.games import NAMES, game
from thauma.games.duel.layout import Phase
from thauma.kernel.rng import seeded
from thauma.players import UnknownPlayer, player
from thauma.players.evaluation import Kind
from thauma.players.levels import Between
from thauma.players.levels import classic as classic_levels
from thauma.players.levels import duel as duel_levels
from thauma.players.roster import LEVELS

QUICK = 6  # the levels up to this think for milliseconds


def seats_of(name: str) -> int:
    return 2 if name == "duel" else 3


def course(name: str, levels: tuple[int, ...], seed: int, decisions: int) -> list[int]:
    """The first actions of a game among levels; an illegal one would be refused by `play`."""
    found = game(name)
    deal = found.deal(seeded(seed), len(levels), {})
    state, rng = found.start(deal), seeded(seed, 1)
    seated = [player(f"level:{level}", found) for level in levels]
    actions: list[int] = []
    while not found.is_over(state) and len(actions) < decisions:
        seat = found.pending(state)[0]
        actions.append(seated[dict(found.decisions(state))[seat]].choose(state, seat, rng))
        found.play(state, seat, actions[-1], deal)
    return actions


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", LEVELS[:QUICK])
def test_a_level_plays_legal_moves_and_the_same_ones_again(name: str, level: int) -> None:
    decisions = number_of(compiled=200, plain=3)
    levels = (level,) * seats_of(name)
    assert course(name, levels, level, decisions) == course(name, levels, level, decisions)


@pytest.mark.parametrize("name", NAMES)
def test_the_highest_level_chooses(name: str) -> None:
    found = game(name)
    state = found.start(found.deal(seeded(3), seats_of(name), {}))
    seat = found.pending(state)[0]
    chosen = player("level:8", found, seconds=0.01).choose(state, seat, seeded(0))
    assert chosen in [choice.action for choice in found.legal(state, seat)]


@pytest.mark.parametrize("spec", [duel_levels.LEVEL_SPECS, classic_levels.LEVEL_SPECS])
def test_each_level_sees_no_less_than_the_one_below(spec: dict[int, Any]) -> None:
    assert list(spec) == list(LEVELS)
    for below, above in zip(spec.values(), list(spec.values())[1:], strict=False):
        assert (above.kind, -above.overlooked) >= (below.kind, -below.overlooked) or above.kind > below.kind
    assert spec[LEVELS[-1]].kind == Kind.NET
    assert spec[LEVELS[-1]].overlooked == 0


@pytest.mark.parametrize("text", ["0", "9", "", "two", "8.5", "0.5", "1.", "3.0", "4.50", "1.125", "01"])
def test_other_levels_are_refused(text: str) -> None:
    with pytest.raises(UnknownPlayer, match=r"there is no level .*; there are 1 \(the easiest\) to 8"):
        player(f"level:{text}", game("duel"))


class Always:
    """Somebody who always does the same."""

    name = "always"

    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, _state: Any, _seat: int, _rng: Any) -> int:
        return self.action


@pytest.mark.parametrize("fraction", [0.25, 0.5, 0.9])
def test_between_two_levels_the_upper_one_moves_as_often_as_the_fraction_says(fraction: float) -> None:
    between, rng = Between("level:4.x", Always(0), Always(1), fraction), seeded(1)
    chosen = [between.choose(None, 0, rng) for _ in range(2000)]
    assert sum(chosen) / len(chosen) == pytest.approx(fraction, abs=0.04)


@pytest.mark.parametrize("name", NAMES)
def test_a_strength_between_levels_can_be_asked_for(name: str) -> None:
    asked = player("level:2.5", game(name))
    assert isinstance(asked, Between)
    assert [asked.lower.name, asked.upper.name, asked.fraction] == ["level:2", "level:3", 0.5]


def test_a_favourite_plan_stays_the_same_through_a_game() -> None:
    found = game("duel")
    plans: set[Any] = set()
    for seed in range(number_of(compiled=12, plain=2)):
        deal = found.deal(seeded(seed), 2, {})
        state, rng = found.start(deal), seeded(seed, 1)
        seen = set()
        anyone = player("random", found)
        while not found.is_over(state):
            if state.phase != Phase.DRAFT:
                seen.add(duel_levels.favourite_plan(state, 0))
            seat = found.pending(state)[0]
            found.play(state, seat, anyone.choose(state, seat, rng), deal)
        assert len(seen) == 1
        plans |= seen
    assert len(plans) > 1 or number_of(1, 0) == 0

"""Samples: positions of different lengths side by side, joined, kept in files, and what they turned out to be worth."""

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from thauma.lab.samples import BadSamples, Samples


def samples_of(*games: list[list[int]]) -> Samples:
    """Games by the legal actions of their positions; the rest follows from these."""
    positions = [actions for game in games for actions in game]
    players = [number % 2 for game in games for number in range(len(game))]
    return Samples(
        states=np.array([[len(actions), sum(actions)] for actions in positions], np.uint8).reshape(-1, 2),
        seats=np.array(players, np.int8),
        players=np.array(players, np.int8),
        biased=np.array([actions[0] % 2 for actions in positions], np.int8),
        actions=np.array([action for actions in positions for action in actions], np.int16),
        shares=np.array([1 / len(actions) for actions in positions for _ in actions], np.float32),
        starts=np.cumsum([0, *(len(actions) for actions in positions)]),
        outcomes=np.array([[len(actions) % 3 - 1] for actions in positions], np.float32).reshape(-1, 1),
        roots=np.array([[len(actions) / 16] for actions in positions], np.float32).reshape(-1, 1),
        games=np.cumsum([0, *(len(game) for game in games)]),
    )


FIRST = samples_of([[1, 5], [2, 6, 5, 3]], [[7]])
SECOND = samples_of([[9, 3, 2]])
NOTHING = samples_of()


def position(samples: Samples, number: int) -> list[Any]:
    """All that is kept of one position."""
    actions = slice(samples.starts[number], samples.starts[number + 1])
    by_position = (samples.states, samples.seats, samples.players, samples.biased, samples.outcomes, samples.roots)
    return [
        samples.actions[actions].tolist(),
        samples.shares[actions].tolist(),
        *(column[number].tolist() for column in by_position),
    ]


def positions(samples: Samples) -> list[list[Any]]:
    return [position(samples, number) for number in range(len(samples))]


def lengths_of_games(samples: Samples) -> list[int]:
    lengths: list[int] = np.diff(samples.games).tolist()
    return lengths


def kept(samples: Samples, folder: Path) -> Samples:
    path = folder / "samples.npz"
    path.write_bytes(samples.to_bytes())
    return Samples.load(path)


def test_samples_know_how_many_positions_they_hold() -> None:
    assert [len(samples) for samples in (FIRST, SECOND, NOTHING)] == [3, 1, 0]


@pytest.mark.parametrize(
    "parts", [[FIRST], [FIRST, SECOND], [SECOND, FIRST, SECOND], [NOTHING, FIRST, NOTHING, SECOND], [NOTHING]]
)
def test_joined_samples_hold_the_positions_of_all_in_order(parts: list[Samples]) -> None:
    joined = Samples.joined(parts)
    assert positions(joined) == [one for part in parts for one in positions(part)]
    assert lengths_of_games(joined) == [length for part in parts for length in lengths_of_games(part)]
    assert len(joined.starts) == len(joined) + 1
    assert joined.starts[-1] == len(joined.actions) == len(joined.shares)


def test_joining_leaves_the_parts_alone() -> None:
    before = positions(FIRST)
    Samples.joined([FIRST, SECOND])
    assert positions(FIRST) == before


def test_joining_keeps_the_types() -> None:
    joined = Samples.joined([FIRST, SECOND])
    for field in fields(Samples):
        assert getattr(joined, field.name).dtype == getattr(FIRST, field.name).dtype


def test_samples_come_back_from_a_file(tmp_path: Path) -> None:
    joined = Samples.joined([FIRST, SECOND])
    again = kept(joined, tmp_path)
    for field in fields(Samples):
        assert getattr(again, field.name).dtype == getattr(joined, field.name).dtype
    assert again.states.tolist() == joined.states.tolist()
    assert again.games.tolist() == joined.games.tolist()
    assert again.outcomes.shape == joined.outcomes.shape
    for one, other in zip(positions(again), positions(joined), strict=True):
        for kept_numbers, numbers in zip(one, other, strict=True):
            assert kept_numbers == pytest.approx(numbers, rel=1e-3)


def test_only_the_fourth_digit_is_lost(tmp_path: Path) -> None:
    shares = np.array([0.1, 0.9, 0.0003], np.float32)
    again = kept(replace(SECOND, shares=shares), tmp_path)
    assert again.shares == pytest.approx(shares, rel=5e-4)
    assert (again.shares == shares.astype(np.float16)).all()


def test_a_file_that_was_read_makes_the_same_file(tmp_path: Path) -> None:
    first = kept(Samples.joined([FIRST, SECOND]), tmp_path)
    assert first.to_bytes() == kept(first, tmp_path).to_bytes()


def test_nothing_in_the_file_is_pickled(tmp_path: Path) -> None:
    (tmp_path / "samples.npz").write_bytes(FIRST.to_bytes())
    with np.load(tmp_path / "samples.npz", allow_pickle=False) as archive:
        assert {*archive.files} == {field.name for field in fields(Samples)}
        assert {archive[name].dtype.name for name in archive.files} == {"uint8", "int8", "int16", "int64", "float16"}


def test_a_file_of_before_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "samples.npz", indices=np.zeros(3))
    with pytest.raises(BadSamples, match=r"samples\.npz is of an older version: it has no actions; play these games"):
        Samples.load(tmp_path / "samples.npz")


def game_of(players: list[int], roots: list[float], ends: list[float], fans: tuple[int, ...] = ()) -> Samples:
    """One game: who decided, what the search expected, how it ended for each player, and which players are fans."""
    number = len(players)
    return Samples(
        states=np.zeros((number, 1), np.uint8),
        seats=np.array(players, np.int8),
        players=np.array(players, np.int8),
        biased=np.array([player in fans for player in players], np.int8),
        actions=np.zeros(number, np.int16),
        shares=np.ones(number, np.float32),
        starts=np.arange(number + 1),
        outcomes=np.array([[ends[player]] for player in players], np.float32),
        roots=np.array(roots, np.float32)[:, None],
        games=np.array([0, number]),
    )


def targets(samples: Samples, carried: float) -> Any:
    return pytest.approx(samples.targets(carried)[:, 0].tolist())


def test_what_came_later_is_carried_back_with_the_sign_of_the_seat() -> None:
    game = game_of([0, 1, 1, 0], [0.2, -0.4, 0.0, 0.8], ends=[1.0, -1.0])
    last = 0.5 * 1.0 + 0.5 * 0.8
    third = 0.5 * -last
    second = 0.5 * third + 0.5 * -0.4
    assert targets(game, 0.5) == [0.5 * -second + 0.5 * 0.2, second, third, last]


def test_carrying_all_leaves_the_outcome_and_carrying_nothing_what_was_expected() -> None:
    game = game_of([1, 0, 1, 0], [0.3, 0.2, 0.1, 0.0], ends=[-1.0, 1.0])
    assert targets(game, 1.0) == [1.0, -1.0, 1.0, -1.0]
    assert targets(game, 0.0) == [0.3, 0.2, 0.1, 0.0]


def test_a_fan_passes_on_what_came_later() -> None:
    game = game_of([0, 1, 0, 1], [0.2, 0.9, 0.6, 0.9], ends=[1.0, -1.0], fans=(1,))
    third = 0.75 * 1.0 + 0.25 * 0.6
    assert targets(game, 0.75) == [0.75 * third + 0.25 * 0.2, -third, third, -1.0]


def test_among_three_each_learns_from_its_own_decisions() -> None:
    game = game_of([0, 1, 2, 0, 1, 2], [0.0, 0.2, 0.4, 0.6, 0.8, 1.0], ends=[1.0, -1.0, -1.0])
    later = [0.5 * end + 0.5 * root for end, root in zip([1, -1, -1], [0.6, 0.8, 1.0], strict=True)]
    assert targets(game, 0.5) == [*(0.5 * g + 0.5 * r for g, r in zip(later, [0.0, 0.2, 0.4], strict=True)), *later]


def test_nothing_is_carried_from_one_game_into_another() -> None:
    one, other = game_of([0, 1], [0.1, 0.2], [1.0, -1.0]), game_of([1], [0.3], [1.0, -1.0])
    together = Samples.joined([one, other, one]).targets(0.8)
    assert together.tolist() == [*one.targets(0.8).tolist(), *other.targets(0.8).tolist(), *one.targets(0.8).tolist()]


@pytest.mark.parametrize("name", ["shares", "outcomes", "roots"])
def test_samples_that_are_no_numbers_are_refused(name: str) -> None:
    spoilt = Samples.joined([FIRST, SECOND])
    getattr(spoilt, name)[1] = np.nan
    with pytest.raises(BadSamples, match=f"the {name} of some samples are no numbers; delete these samples and play"):
        spoilt.check()

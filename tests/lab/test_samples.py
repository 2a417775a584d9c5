"""Samples: positions of different lengths side by side, joined, kept in files and found again."""

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from thauma.lab.samples import Samples


def samples_of(*positions: tuple[list[int], list[int]]) -> Samples:
    """Positions by their inputs and rows; the rest follows from these."""
    indices = [index for inputs, _ in positions for index in inputs]
    rows = [row for _, own_rows in positions for row in own_rows]
    return Samples(
        np.array(indices, np.int32),
        np.array([index / 8 for index in indices], np.float32),
        np.cumsum([0, *(len(inputs) for inputs, _ in positions)]),
        np.array(rows, np.int32),
        np.array([row + 1 if row % 2 else -1 for row in rows], np.int32),
        np.array([1 / len(own_rows) for _, own_rows in positions for _ in own_rows], np.float32),
        np.cumsum([0, *(len(own_rows) for _, own_rows in positions)]),
        np.array([[len(inputs) % 3 - 1] for inputs, _ in positions], np.float32).reshape(-1, 1),
        np.array([[len(own_rows) / 16] for _, own_rows in positions], np.float32).reshape(-1, 1),
    )


FIRST = samples_of(([3, 1, 4], [1, 5]), ([9], [2, 6, 5, 3]))
SECOND = samples_of(([5, 8, 9, 7], [9, 3, 2]))
NOTHING = samples_of()


def position(samples: Samples, number: int) -> list[Any]:
    """All that is kept of one position."""
    inputs = slice(samples.starts[number], samples.starts[number + 1])
    rows = slice(samples.row_starts[number], samples.row_starts[number + 1])
    return [
        samples.indices[inputs].tolist(),
        samples.amounts[inputs].tolist(),
        samples.rows[rows].tolist(),
        samples.second_rows[rows].tolist(),
        samples.shares[rows].tolist(),
        samples.outcomes[number].tolist(),
        samples.roots[number].tolist(),
    ]


def positions(samples: Samples) -> list[list[Any]]:
    return [position(samples, number) for number in range(len(samples))]


def kept(samples: Samples, folder: Path) -> Samples:
    path = folder / "samples.npz"
    path.write_bytes(samples.to_bytes())
    return Samples.load(path)


def test_samples_know_how_many_positions_they_hold() -> None:
    assert [len(samples) for samples in (FIRST, SECOND, NOTHING)] == [2, 1, 0]


@pytest.mark.parametrize(
    "parts", [[FIRST], [FIRST, SECOND], [SECOND, FIRST, SECOND], [NOTHING, FIRST, NOTHING, SECOND], [NOTHING]]
)
def test_joined_samples_hold_the_positions_of_all_in_order(parts: list[Samples]) -> None:
    joined = Samples.joined(parts)
    assert positions(joined) == [one for part in parts for one in positions(part)]
    assert len(joined.starts) == len(joined.row_starts) == len(joined) + 1
    assert joined.starts[-1] == len(joined.indices) == len(joined.amounts)
    assert joined.row_starts[-1] == len(joined.rows) == len(joined.shares)


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
    assert again.indices.tolist() == joined.indices.tolist()
    assert again.starts.tolist() == joined.starts.tolist()
    assert again.outcomes.shape == joined.outcomes.shape
    for one, other in zip(positions(again), positions(joined), strict=True):
        for kept_numbers, numbers in zip(one, other, strict=True):
            assert kept_numbers == pytest.approx(numbers, rel=1e-3)


def test_only_the_fourth_digit_is_lost(tmp_path: Path) -> None:
    amounts = np.array([0.1, -1.7, 6.9, 0.0003], np.float32)
    again = kept(replace(SECOND, amounts=amounts), tmp_path)
    assert again.amounts == pytest.approx(amounts, rel=5e-4)
    assert (again.amounts == amounts.astype(np.float16)).all()


def test_a_file_that_was_read_makes_the_same_file(tmp_path: Path) -> None:
    first = kept(Samples.joined([FIRST, SECOND]), tmp_path)
    assert first.to_bytes() == kept(first, tmp_path).to_bytes()


def test_nothing_in_the_file_is_pickled(tmp_path: Path) -> None:
    (tmp_path / "samples.npz").write_bytes(FIRST.to_bytes())
    with np.load(tmp_path / "samples.npz", allow_pickle=False) as archive:
        assert {*archive.files} == {field.name for field in fields(Samples)}
        assert {archive[name].dtype.name for name in archive.files} == {"int16", "int64", "float16"}

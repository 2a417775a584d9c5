"""A record read at once says what it says field by field."""

from typing import Any

import numpy as np
import pytest

from thauma.games.classic import layout as classic
from thauma.games.duel import layout as duel
from thauma.games.plain import reader

POINT = np.dtype((np.record, [("x", np.int8), ("y", np.int16)]))
THING = np.dtype(
    (
        np.record,
        [
            ("wide", np.int64),
            ("line", np.int16, (3,)),
            ("short", np.int8, (1,)),
            ("grid", np.int8, (2, 3)),
            ("flat", np.int8, (1, 2)),
            ("cube", np.int32, (2, 3, 2)),
            ("point", POINT),
            ("points", POINT, (2,)),
            ("last", np.int8),
        ],
    )
)
LAYOUTS = [THING, duel.STATE_DTYPE, duel.DEAL_DTYPE, classic.STATE_DTYPE, classic.DEAL_DTYPE, classic.WORKSPACE_DTYPE]


def filled(dtype: np.dtype[Any], seed: int) -> Any:
    """A record of random bytes."""
    drawn = np.random.default_rng(seed).integers(0, 256, dtype.itemsize, np.uint8)
    return np.frombuffer(drawn.tobytes(), dtype).copy()[0]


def assert_says_the_same(plain: Any, value: Any) -> None:
    if isinstance(value, np.void):
        assert plain._fields == value.dtype.names
        for name in plain._fields:
            assert_says_the_same(getattr(plain, name), value[name])
    elif isinstance(value, np.ndarray):
        assert type(plain) is tuple
        assert len(plain) == len(value)
        for part, element in zip(plain, value, strict=True):
            assert_says_the_same(part, element)
    else:
        assert type(plain) is int
        assert plain == value


@pytest.mark.parametrize("dtype", LAYOUTS)
def test_a_reader_says_what_the_fields_say(dtype: np.dtype[Any]) -> None:
    for seed in range(5):
        record = filled(dtype, seed)
        assert_says_the_same(reader(dtype)(record), record)


def test_what_was_read_stays_when_the_record_changes() -> None:
    record = filled(THING, 1)
    before = reader(THING)(record)
    kept = (before.wide, before.grid, before.point.x)
    record.wide, record.grid[:], record.point.x = 7, 0, 7
    assert (before.wide, before.grid, before.point.x) == kept
    assert reader(THING)(record).wide == 7

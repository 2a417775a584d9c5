"""Records with fields that the type checker knows, and widths that follow from what they hold."""

from pathlib import Path
from typing import Annotated

import numpy as np
import pytest
from mypy import api
from numpy.typing import NDArray

from thauma.catalog.effects import CatalogError
from thauma.kernel.records import Fields, Int8, Int64, RecordArray, blank, check_fits, dtype_of, set_dtype

ROOT = Path(__file__).parents[2]


class Part(Fields):
    coins: Int8
    price: Annotated[NDArray[np.int16], (2, 3)]


class Whole(Fields):
    parts: Annotated[RecordArray[Part], (2,)]
    tokens: Annotated[int, set_dtype("tokens", 16, np.int16)]
    key: Int64


def test_a_class_says_what_stands_where() -> None:
    part = np.dtype((np.record, [("coins", np.int8), ("price", np.int16, (2, 3))]))
    whole = np.dtype((np.record, [("parts", part, (2,)), ("tokens", np.int32), ("key", np.int64)]))
    assert dtype_of(Part) == part
    assert dtype_of(Whole) == whole
    assert dtype_of(Whole).fields == whole.fields


def test_a_blank_record_has_the_fields() -> None:
    record = blank(Whole)
    record.parts[1].price[1, 2] += 7
    assert (record.parts[1].price[1, 2], record.parts[0].coins, record.key) == (7, 0, 0)


@pytest.mark.parametrize(
    ("size", "width"), [(7, np.int8), (8, np.int16), (15, np.int16), (16, np.int32), (31, np.int32), (63, np.int64)]
)
def test_a_set_is_as_wide_as_it_must_be_and_leaves_the_sign_alone(size: int, width: type) -> None:
    assert set_dtype("things", size) is width
    assert np.array([(1 << size) - 1], set_dtype("things", size))[0] > 0


def test_what_does_not_fit_is_refused_with_a_sentence() -> None:
    with pytest.raises(CatalogError, match="64 wonders are too many: a set of them holds 63"):
        set_dtype("wonders", 64)
    check_fits("cards", 128, 128)
    with pytest.raises(CatalogError, match="129 cards are too many: there is room for 128"):
        check_fits("cards", 129, 128)


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_a_misspelt_field_is_found_by_the_type_checker(game: str, tmp_path: Path) -> None:
    kernels = tmp_path / "kernels_with_a_slip.py"
    kernels.write_text(f"""
from thauma.games.{game}.layout import State, States
from thauma.games.{game}.tables import ITEMS
def right(state: State, states: States) -> int:
    return state.age + states[0].age + state.cities[0].coins + ITEMS[0].shields
def wrong(state: State, states: States) -> None:
    print(state.aeg, states[0].trun, state.cities[0].cions, ITEMS[0].sheilds)
""")
    told, _, code = api.run(["--config-file", str(ROOT / "pyproject.toml"), str(kernels)])
    assert code == 1
    assert 'has no attribute "aeg"' in told
    assert 'has no attribute "trun"' in told
    assert 'has no attribute "cions"' in told
    assert 'has no attribute "sheilds"' in told
    assert told.count("error:") == 4, told

"""A template is one source of kernels for several games, each with its own types."""

from types import ModuleType
from typing import Annotated, Any, TypeAlias

import numpy as np
import pytest
from numpy.typing import NDArray

from thauma.kernel import ArrayOf, Of, instantiate, kernel, template

Numbers: TypeAlias = Annotated[NDArray[Any], Of("rules.Numbers")]
rules: Any = None


@template
def total(numbers: Numbers) -> int:
    together = 0
    for i in range(len(numbers)):
        together += doubled(numbers, i)
    return together


@template
def doubled(numbers: Numbers, i: int) -> int:
    product: int = rules.FACTOR * rules.pick(numbers, i)
    return product


def rules_for(dtype: Any, factor: int) -> ModuleType:
    numbers = Annotated[NDArray[Any], ArrayOf(dtype)]

    def pick(numbers: numbers, i: int) -> int:
        picked: int = numbers[i]
        return picked

    made: Any = ModuleType("rules")
    made.Numbers, made.FACTOR, made.pick = numbers, factor, kernel(pick)
    module: ModuleType = made
    return module


def test_each_game_gets_kernels_of_its_own() -> None:
    small = instantiate(__name__, "small", rules=rules_for(np.int8, 1))
    large = instantiate(__name__, "large", rules=rules_for(np.int64, 10))
    assert small.total(np.array([1, 2, 3], np.int8)) == 6
    assert large.total(np.array([1, 2, 1 << 40])) == 10 * (3 + (1 << 40))


def test_a_template_alone_is_of_no_game() -> None:
    with pytest.raises(AttributeError):
        total(np.array([1], np.int8))

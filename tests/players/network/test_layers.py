"""The layers in the kernel do what the textbook says, whatever their widths and however many inputs there are."""

import numpy as np
import pytest

from tests.players.network.nets import random_floats, random_net, textbook
from thauma.kernel import kernel
from thauma.kernel.rng import seeded
from thauma.players.network import Floats, Inputs, Net, blank_inputs
from thauma.players.network.layers import logit_of, propagate, put, value_of

INPUTS, ROWS, VALUES = 40, 11, 3
WIDTHS = ((1, 8), (7, 8), (64, 32), (50, 16))  # the second is a multiple of LANES
NUMBERS = (0, 1, 2, 3, 4, 5, 7, 8, 9, 40)


@kernel
def read_outputs(net: Net, inputs: Inputs, values: Floats, logits: Floats) -> None:
    propagate(net, inputs)
    for output in range(len(values)):
        values[output] = value_of(net, inputs, output)
    for row in range(len(logits)):
        logits[row] = logit_of(net, inputs, row)


def outputs(net: Net, dense: Floats, most: int = INPUTS) -> tuple[Floats, Floats]:
    """Values and logits by the kernels; only what isn't zero is put in."""
    inputs = blank_inputs(net, most)
    for index in np.flatnonzero(dense).tolist():
        put(inputs, index, dense[index])
    values, logits = np.zeros(len(net.value), np.float32), np.zeros(len(net.policy), np.float32)
    read_outputs(net, inputs, values, logits)
    return values, logits


def some_inputs(number: int, seed: int) -> Floats:
    """So many inputs that aren't zero, at places that depend on the seed."""
    dense = np.zeros(INPUTS, np.float32)
    places = np.argsort(random_floats((INPUTS,), seeded(seed)))[:number]
    dense[places] = 2 * random_floats((number,), seeded(seed, stream=1)) + 0.001
    assert np.count_nonzero(dense) == number
    return dense


@pytest.mark.parametrize(("first", "second"), WIDTHS)
@pytest.mark.parametrize("number", NUMBERS)
def test_values_and_logits_are_those_of_the_textbook(first: int, second: int, number: int) -> None:
    net = random_net(INPUTS, ROWS, first, second, VALUES, seed=first + number, spread=1.0)
    dense = some_inputs(number, seed=second + number)
    values, logits = outputs(net, dense)
    expected_values, expected_logits = textbook(net, dense)
    assert values == pytest.approx(expected_values, abs=1e-5)
    assert logits == pytest.approx(expected_logits, rel=1e-4, abs=1e-4)


def test_outputs_differ_between_positions() -> None:
    """The comparison above would also hold if every unit of the random nets slept."""
    net = random_net(INPUTS, ROWS, 64, 32, VALUES, spread=1.0)
    seen = {tuple(outputs(net, some_inputs(9, seed))[0]) for seed in range(20)}
    assert len(seen) == 20


def test_a_first_layer_may_be_wider_than_a_position_has_inputs() -> None:
    net = random_net(INPUTS, ROWS, first=64, second=8, spread=1.0)
    net.embedding_bias[:] = 1.0  # every unit of the first layer is awake, and needs a place of its own
    dense = np.zeros(INPUTS, np.float32)
    dense[3] = 0.5
    values, logits = outputs(net, dense, most=2)
    assert values == pytest.approx(textbook(net, dense)[0], abs=1e-5)
    assert logits == pytest.approx(textbook(net, dense)[1], rel=1e-4, abs=1e-4)


def test_sleeping_units_count_for_nothing() -> None:
    net = random_net(INPUTS, ROWS, first=8, second=8)
    net.embedding_bias[:] = -100.0
    net.middle_bias[:] = -100.0
    values, logits = outputs(net, some_inputs(5, seed=1))
    assert values == pytest.approx(net.value_bias / (1 + abs(net.value_bias)))
    assert (logits == net.policy_bias).all()


def test_a_position_leaves_no_trace_in_the_next() -> None:
    net = random_net(INPUTS, ROWS, 16, 8, VALUES, spread=1.0)
    inputs = blank_inputs(net, INPUTS)
    values, logits = np.zeros(VALUES, np.float32), np.zeros(ROWS, np.float32)
    for seed in range(5):
        dense = some_inputs(5 + seed, seed)
        inputs.number[0] = 0
        for index in np.flatnonzero(dense).tolist():
            put(inputs, index, dense[index])
        read_outputs(net, inputs, values, logits)
        fresh_values, fresh_logits = outputs(net, dense)
        assert (values == fresh_values).all()
        assert (logits == fresh_logits).all()


@pytest.mark.parametrize("size", [0.0, 1.0, -1.0, 1e6, -1e6])
def test_values_stay_between_minus_one_and_one(size: float) -> None:
    net = random_net(INPUTS, ROWS, first=8, second=8)
    net.value[:] = 0
    net.value_bias[:] = size
    value = outputs(net, some_inputs(3, seed=2))[0][0]
    assert -1 <= value <= 1
    assert np.sign(value) == np.sign(size)

"""The layers of a net as arrays, and how a position passes through them.

Only the inputs that aren't zero and only the policy rows of legal actions are looked at. Every sum is taken in an order
that doesn't depend on the machine, so that a search gives the same move everywhere.
"""

from typing import Annotated, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.kernel import ArrayOf, inlined, kernel

Floats: TypeAlias = Annotated[NDArray[np.float32], ArrayOf(np.float32)]
Floats2: TypeAlias = Annotated[NDArray[np.float32], ArrayOf(np.float32, 2)]
Int32s: TypeAlias = Annotated[NDArray[np.int32], ArrayOf(np.int32)]

LANES = 8  # sums that run side by side; the width of the second layer is a multiple of it


class Net(NamedTuple):
    """The weights. A row of `embedding` belongs to an input, a row of `value` and `policy` to an output."""

    embedding: Floats2  # inputs x first
    embedding_bias: Floats
    middle: Floats2  # first x second
    middle_bias: Floats
    value: Floats2  # values x second
    value_bias: Floats
    policy: Floats2  # rows x second
    policy_bias: Floats


class Inputs(NamedTuple):
    """The inputs of a position that aren't zero, and room for what the layers make of them."""

    number: Int32s  # one: how many inputs there are
    indices: Int32s
    amount: Floats
    first: Floats
    second: Floats


def zero_net(inputs: int, values: int, rows: int, first: int, second: int) -> Net:
    """A net of that size in which every weight is 0."""
    shapes = ((inputs, first), first, (first, second), second, (values, second), values, (rows, second), rows)
    return Net(*(np.zeros(shape, np.float32) for shape in shapes))


def blank_inputs(net: Net, most: int) -> Inputs:
    """Room for at most so many inputs that aren't zero."""
    first, second = net.middle.shape
    most = max(most, first)  # what the first layer passes on takes the place of the inputs
    return Inputs(
        np.zeros(1, np.int32),
        np.zeros(most, np.int32),
        np.zeros(most, np.float32),
        np.zeros(first, np.float32),
        np.zeros(second, np.float32),
    )


@inlined
def put(inputs: Inputs, index: int, amount: float) -> None:
    """Add an input."""
    inputs.indices[inputs.number[0]] = index
    inputs.amount[inputs.number[0]] = amount
    inputs.number[0] += 1


@kernel
def propagate(net: Net, inputs: Inputs) -> None:
    """Fill both hidden layers from the inputs."""
    add_rows(net.embedding, net.embedding_bias, inputs.indices, inputs.amount, inputs.number[0], inputs.first)
    number = 0
    for i in range(len(inputs.first)):
        if inputs.first[i] > 0:
            inputs.indices[number] = i
            inputs.amount[number] = inputs.first[i]
            number += 1
    add_rows(net.middle, net.middle_bias, inputs.indices, inputs.amount, number, inputs.second)
    for k in range(len(inputs.second)):
        inputs.second[k] = max(inputs.second[k], np.float32(0))


@kernel
def add_rows(weights: Floats2, bias: Floats, indices: Int32s, amount: Floats, number: int, layer: Floats) -> None:
    """The bias plus some rows of the weights, each times its amount; four at a time, for speed."""
    width = len(layer)
    for k in range(width):
        layer[k] = bias[k]
    i = 0
    while i + 4 <= number:
        r0, r1, r2, r3 = indices[i], indices[i + 1], indices[i + 2], indices[i + 3]
        a0, a1, a2, a3 = amount[i], amount[i + 1], amount[i + 2], amount[i + 3]
        for k in range(width):
            layer[k] += (a0 * weights[r0, k] + a1 * weights[r1, k]) + (a2 * weights[r2, k] + a3 * weights[r3, k])
        i += 4
    while i < number:
        r0, a0 = indices[i], amount[i]
        for k in range(width):
            layer[k] += a0 * weights[r0, k]
        i += 1


@inlined
def value_of(net: Net, inputs: Inputs, output: int) -> float:
    """A value output, from -1 to 1, of a position that has been propagated."""
    x = weighted(net.value, output, inputs.second) + net.value_bias[output]
    return x / (1.0 + abs(x))


@inlined
def logit_of(net: Net, inputs: Inputs, row: int) -> float:
    """A policy output of a position that has been propagated."""
    return weighted(net.policy, row, inputs.second) + net.policy_bias[row]


@inlined
def weighted(weights: Floats2, row: int, layer: Floats) -> float:
    """The sum of products of a row and a layer, as eight sums side by side."""
    a0 = a1 = a2 = a3 = a4 = a5 = a6 = a7 = np.float32(0)
    for k in range(0, len(layer), LANES):
        a0 += weights[row, k] * layer[k]
        a1 += weights[row, k + 1] * layer[k + 1]
        a2 += weights[row, k + 2] * layer[k + 2]
        a3 += weights[row, k + 3] * layer[k + 3]
        a4 += weights[row, k + 4] * layer[k + 4]
        a5 += weights[row, k + 5] * layer[k + 5]
        a6 += weights[row, k + 6] * layer[k + 6]
        a7 += weights[row, k + 7] * layer[k + 7]
    return float(((a0 + a1) + (a2 + a3)) + ((a4 + a5) + (a6 + a7)))

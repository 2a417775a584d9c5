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


def blank_inputs(net: Net, most: int) -> Inputs:
    """Room for at most so many inputs that aren't zero."""
    first, second = net.middle.shape
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
    first, second = inputs.first, inputs.second
    first[:] = net.embedding_bias
    for i in range(inputs.number[0]):
        row = net.embedding[inputs.indices[i]]
        amount = inputs.amount[i]
        for k in range(len(first)):
            first[k] += amount * row[k]
    second[:] = net.middle_bias
    for i in range(len(first)):
        if first[i] > 0:
            amount = first[i]
            row = net.middle[i]
            for k in range(len(second)):
                second[k] += amount * row[k]
    for k in range(len(second)):
        second[k] = max(second[k], np.float32(0))


@kernel
def value_of(net: Net, inputs: Inputs, output: int) -> float:
    """A value output, from -1 to 1, of a position that has been propagated."""
    x = weighted(net.value[output], inputs.second) + net.value_bias[output]
    return x / (1.0 + abs(x))


@kernel
def logit_of(net: Net, inputs: Inputs, row: int) -> float:
    """A policy output of a position that has been propagated."""
    return weighted(net.policy[row], inputs.second) + net.policy_bias[row]


@inlined
def weighted(weights: Floats, layer: Floats) -> float:
    """The sum of products, as eight sums side by side."""
    a0 = a1 = a2 = a3 = a4 = a5 = a6 = a7 = np.float32(0)
    for k in range(0, len(layer), LANES):
        a0 += weights[k] * layer[k]
        a1 += weights[k + 1] * layer[k + 1]
        a2 += weights[k + 2] * layer[k + 2]
        a3 += weights[k + 3] * layer[k + 3]
        a4 += weights[k + 4] * layer[k + 4]
        a5 += weights[k + 5] * layer[k + 5]
        a6 += weights[k + 6] * layer[k + 6]
        a7 += weights[k + 7] * layer[k + 7]
    return float(((a0 + a1) + (a2 + a3)) + ((a4 + a5) + (a6 + a7)))

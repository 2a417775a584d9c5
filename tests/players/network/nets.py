"""Nets with random weights, for tests that need any net, and what the textbook makes of them."""

from math import prod

import numpy as np

from thauma.kernel.rng import Rng, next_word, seeded
from thauma.players.network import Floats, Net
from thauma.players.network.duel import INPUTS, ROWS


def random_net(
    inputs: int = INPUTS,
    rows: int = ROWS,
    first: int = 16,
    second: int = 8,
    values: int = 1,
    seed: int = 1,
    spread: float = 0.3,
) -> Net:
    """Weights between -spread and spread."""
    rng = seeded(seed)
    shapes = (inputs, first), (first,), (first, second), (second,), (values, second), (values,), (rows, second), (rows,)
    return Net(*(spread * random_floats(shape, rng) for shape in shapes))


def random_floats(shape: tuple[int, ...], rng: Rng) -> Floats:
    """Numbers between -1 and 1."""
    words = np.array([next_word(rng) for _ in range(prod(shape))], np.float64)
    return (words / (1 << 31) - 1).astype(np.float32).reshape(shape)


def textbook(net: Net, dense: Floats) -> tuple[Floats, Floats]:
    """All values and logits for the inputs of a position, zeros included, with matrices."""
    wide = {name: array.astype(np.float64) for name, array in net._asdict().items()}
    first = np.maximum(dense @ wide["embedding"] + wide["embedding_bias"], 0)
    second = np.maximum(first @ wide["middle"] + wide["middle_bias"], 0)
    values = wide["value"] @ second + wide["value_bias"]
    return values / (1 + abs(values)), wide["policy"] @ second + wide["policy_bias"]

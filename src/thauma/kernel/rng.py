"""Random numbers as an argument: the same in compiled and in plain Python, on every machine, for ever.

The generator is xoshiro128++ (Blackman and Vigna): four 32-bit words, here in an array of 64-bit integers so that no
operation overflows in either run mode.
"""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.kernel.compiler import ArrayOf, kernel

Rng: TypeAlias = Annotated[NDArray[np.int64], ArrayOf(np.int64)]
Int8s: TypeAlias = Annotated[NDArray[np.int8], ArrayOf(np.int8)]

WORD = 0xFFFFFFFF


def seeded(seed: int, stream: int = 0) -> Rng:
    """A generator for a seed; each stream of a seed (say, a game's number) is a sequence of its own."""
    rng = np.zeros(4, np.int64)
    reseed(rng, seed & WORD, (seed >> 32) & WORD, stream & WORD)
    return rng


@kernel
def reseed(rng: Rng, low: int, high: int, stream: int) -> None:
    """Set the state from three 32-bit words."""
    word = 0x9E3779B9
    for i in range(4):
        word = mixed(mixed(mixed(word ^ low) ^ high) ^ stream)
        rng[i] = word
        word = (word + 0x9E3779B9) & WORD
    if rng[0] | rng[1] | rng[2] | rng[3] == 0:
        rng[0] = 1  # the one state that the generator never leaves


@kernel
def mixed(word: int) -> int:
    """A 32-bit hash; both factors lie below 2**31, so the products fit."""
    word ^= word >> 16
    word = (word * 0x21F0AAAD) & WORD
    word ^= word >> 15
    word = (word * 0x735A2D97) & WORD
    return word ^ (word >> 15)


@kernel
def next_word(rng: Rng) -> int:
    """32 random bits."""
    s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
    total = (s0 + s3) & WORD
    result = (((total << 7) | (total >> 25)) + s0) & WORD
    shifted = (s1 << 9) & WORD
    s2 ^= s0
    s3 ^= s1
    rng[1] = s1 ^ s2
    rng[0] = s0 ^ s3
    rng[2] = s2 ^ shifted
    rng[3] = ((s3 << 11) | (s3 >> 21)) & WORD
    return result


@kernel
def below(rng: Rng, n: int) -> int:
    """A whole number from 0 to n - 1. The bias of a plain product is below n / 2**32: far too small to be seen."""
    return (next_word(rng) * n) >> 32


@kernel
def shuffle(items: Int8s, rng: Rng) -> None:
    """Put the items into random order (Fisher and Yates)."""
    for last in range(len(items) - 1, 0, -1):
        other = below(rng, last + 1)
        items[last], items[other] = items[other], items[last]

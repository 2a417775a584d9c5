"""What the tables of every game are made with: colours, and the sets from which a game is dealt.

Set 0 is the base. The sets that a game adds to it are bits of one number, the lowest for set 1. Entries are numbered
set by set, and whatever is numbered after them is too: an added set shifts no number of those before it.
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from thauma.catalog.effects import CatalogError
from thauma.catalog.schema import InSet
from thauma.games.protocol import Rules
from thauma.kernel import inlined, kernel
from thauma.kernel.records import check_fits
from thauma.kernel.rng import Int8s

MOST_NUMBERED = 128  # things of one kind: their numbers are int8


class Colour(IntEnum):
    BROWN = 0
    GREY = 1
    BLUE = 2
    GREEN = 3
    YELLOW = 4
    RED = 5
    PURPLE = 6


COLOURS = len(Colour)
COLOUR_IDS = tuple(colour.name.lower() for colour in Colour)


def bits_of(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def counted_bits(names: Iterable[str], others: type[IntEnum]) -> int:
    """What a "per" effect counts: cards of a colour, or one of the other things."""
    return bits_of(others[n.upper()] if n.upper() in others.__members__ else Colour[n.upper()] for n in names)


def check_members(file: str, members: type[IntEnum], ids: Sequence[str]) -> None:
    """A CatalogError unless the ids of a file are the members, in that order."""
    if tuple(member.name.lower() for member in members) != tuple(ids):
        raise CatalogError(f"{file} and {members.__name__} disagree: {', '.join(ids)}")


def set_numbers(what: str, things: Sequence[InSet], sets: Sequence[str]) -> NDArray[np.int8]:
    """The number of the set to which each thing belongs."""
    check_fits(what, len(things), MOST_NUMBERED)
    return np.array([sets.index(thing.set) for thing in things], np.int8)


def set_choices(sets: Sequence[str]) -> tuple[str, ...]:
    """The values of the option `sets`, by the bits of the added sets: each set that is named joins the base."""
    base, *added = sets
    bits = range(1 << len(added))
    return tuple("+".join((base, *(name for n, name in enumerate(added) if chosen >> n & 1))) for chosen in bits)


def sets_option(choices: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The option `sets` of a game; without sets to choose from there is none."""
    return {"sets": choices} if len(choices) > 1 else {}


def sets_in(rules: Rules, choices: tuple[str, ...]) -> int:
    """The bits of the sets that rules add to the base."""
    return choices.index(rules.get("sets", choices[0]))


@kernel
def is_in_play(number: int, sets: int) -> bool:
    """Whether a game is dealt from a set, given the bits of the sets that are added to the base."""
    return number == 0 or sets >> (number - 1) & 1 != 0


def ids_in_play(ids: Sequence[str], set_of: NDArray[np.int8], sets: int) -> dict[str, int]:
    """The numbers, by id, of what belongs to the sets that the game is dealt from."""
    return {name: number for number, name in enumerate(ids) if is_in_play(int(set_of[number]), sets)}


def pinned_order(blocks: Iterable[tuple[int, int, int]]) -> NDArray[np.int64]:
    """For numbers that describe a position: where each is taken from so that those of added sets come after all others.

    A block has so many rows, and each of them so many numbers of the base and then so many of added sets.
    """
    of_base: list[int] = []
    of_added: list[int] = []
    start = 0
    for rows, base, added in blocks:
        for _ in range(rows):
            of_base += range(start, start + base)
            of_added += range(start + base, start + base + added)
            start += base + added
    return np.array(of_base + of_added, np.int64)


def swaps_for(order: NDArray[np.int64]) -> NDArray[np.int64]:
    """The same order for kernels, which have no room for a copy: pairs of places that change their numbers, in turn."""
    lies, swaps = list(range(len(order))), []
    for place, wanted in enumerate(order.tolist()):
        other = lies.index(wanted, place)
        if other != place:
            lies[place], lies[other] = lies[other], lies[place]
            swaps.append((place, other))
    return np.array(swaps, np.int64).reshape(-1, 2)


@inlined
def count_colours(colours: Int8s, counted: int) -> int:
    """How many buildings a city has of the colours in a set."""
    total = 0
    for colour in range(COLOURS):
        if counted >> colour & 1:
            total += colours[colour]
    return total

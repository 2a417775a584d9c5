"""What is noted during a game from which a net learns, and how it becomes samples."""

from typing import NamedTuple

import numpy as np

from thauma.kernel import kernel
from thauma.kernel.rng import Int8s, Rng, below, next_word
from thauma.lab.samples import Samples
from thauma.players.network import Floats, Floats2, Inputs
from thauma.players.network.layers import Int32s

WORDS = 1 << 32  # what next_word can give


class Notebook(NamedTuple):
    """A page for each decision."""

    length: Int32s  # decisions, inputs, rows
    indices: Int32s
    amounts: Floats
    starts: Int32s
    rows: Int32s
    second_rows: Int32s
    shares: Floats
    row_starts: Int32s
    players: Int8s  # who decided
    biased: Int8s  # whether a fan decided
    roots: Floats2  # what the search expected, from -1 to 1
    visits: Int32s  # of the candidates of the present decision


def blank_notebook(decisions: int, inputs: int, rows: int, values: int) -> Notebook:
    """For a game of so many decisions, each of so many inputs and rows."""

    def whole(size: int) -> Int32s:
        return np.zeros(size, np.int32)

    return Notebook(
        length=whole(3),
        indices=whole(decisions * inputs),
        amounts=np.zeros(decisions * inputs, np.float32),
        starts=whole(decisions + 1),
        rows=whole(decisions * rows),
        second_rows=whole(decisions * rows),
        shares=np.zeros(decisions * rows, np.float32),
        row_starts=whole(decisions + 1),
        players=np.zeros(decisions, np.int8),
        biased=np.zeros(decisions, np.int8),
        roots=np.zeros((decisions, values), np.float32),
        visits=whole(decisions * rows),
    )


def samples_of(book: Notebook, ends: Floats2) -> Samples:
    """The pages of a game that ended like this for each player. What a fan expected says nothing."""
    decisions, inputs, rows = map(int, book.length)
    outcomes = ends[book.players[:decisions]]
    return Samples(
        book.indices[:inputs].copy(),
        book.amounts[:inputs].copy(),
        book.starts[: decisions + 1].astype(np.int64),
        book.rows[:rows].copy(),
        book.second_rows[:rows].copy(),
        book.shares[:rows].copy(),
        book.row_starts[: decisions + 1].astype(np.int64),
        outcomes,
        np.where(book.biased[:decisions, None], outcomes, book.roots[:decisions]),
    )


@kernel
def begin_notes(book: Notebook) -> None:
    for i in range(len(book.length)):
        book.length[i] = 0


@kernel
def note_inputs(book: Notebook, inputs: Inputs) -> None:
    """The inputs of the present page; it counts once it is ended."""
    first = book.length[1]
    for i in range(inputs.number[0]):
        book.indices[first + i] = inputs.indices[i]
        book.amounts[first + i] = inputs.amount[i]


@kernel
def note_row(book: Notebook, i: int, row: int, second_row: int, share: float) -> None:
    """Candidate number i of the present page."""
    place = book.length[2] + i
    book.rows[place] = row
    book.second_rows[place] = second_row
    book.shares[place] = share


@kernel
def end_page(book: Notebook, player: int, biased: bool, inputs: int, rows: int) -> None:
    page = book.length[0]
    book.players[page] = player
    book.biased[page] = biased
    book.length[0] += 1
    book.length[1] += inputs
    book.length[2] += rows
    book.starts[page + 1] = book.length[1]
    book.row_starts[page + 1] = book.length[2]


@kernel
def pick_by_visits(visits: Int32s, number: int, at_random: bool, rng: Rng) -> int:
    """The most visited of so many candidates, or one drawn by visits."""
    together = 0
    for i in range(number):
        together += visits[i]
    ticket = below(rng, max(together, 1)) if at_random else -1
    best = 0
    for i in range(number):
        if at_random:
            ticket -= visits[i]
            if ticket < 0:
                return i
        elif visits[i] > visits[best]:
            best = i
    return best


@kernel
def chance(rng: Rng, share: float) -> bool:
    return next_word(rng) < share * WORDS

"""What is noted during a game from which a net learns."""

from typing import NamedTuple

import numpy as np

from thauma.kernel import kernel
from thauma.kernel.rng import Int8s, Rng, below, next_word
from thauma.players.network import Floats, Floats2
from thauma.players.network.layers import Int32s

WORDS = 1 << 32  # what next_word can give


class Notebook(NamedTuple):
    """A page for each decision."""

    length: Int32s  # decisions, actions
    actions: Int32s
    shares: Floats  # of the visits of each action
    starts: Int32s  # where the actions of each decision begin
    seats: Int8s  # whose decision it was
    players: Int8s  # who decided
    biased: Int8s  # whether a fan decided
    roots: Floats2  # what the search expected, from -1 to 1
    visits: Int32s  # of the candidates of the present decision


def blank_notebook(decisions: int, actions: int, values: int) -> Notebook:
    """For a game of so many decisions, each among so many actions."""
    return Notebook(
        length=np.zeros(2, np.int32),
        actions=np.zeros(decisions * actions, np.int32),
        shares=np.zeros(decisions * actions, np.float32),
        starts=np.zeros(decisions + 1, np.int32),
        seats=np.zeros(decisions, np.int8),
        players=np.zeros(decisions, np.int8),
        biased=np.zeros(decisions, np.int8),
        roots=np.zeros((decisions, values), np.float32),
        visits=np.zeros(decisions * actions, np.int32),
    )


@kernel
def begin_notes(book: Notebook) -> None:
    for i in range(len(book.length)):
        book.length[i] = 0


@kernel
def note_action(book: Notebook, i: int, action: int, share: float) -> None:
    """Candidate number i of the present page; it counts once the page is ended."""
    place = book.length[1] + i
    book.actions[place] = action
    book.shares[place] = share


@kernel
def end_page(book: Notebook, seat: int, player: int, biased: bool, actions: int) -> None:
    page = book.length[0]
    book.seats[page] = seat
    book.players[page] = player
    book.biased[page] = biased
    book.length[0] += 1
    book.length[1] += actions
    book.starts[page + 1] = book.length[1]


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

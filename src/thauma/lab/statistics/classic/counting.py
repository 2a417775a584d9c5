"""What is counted in games of classic. The Free City is nobody's: it is not counted."""

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic.kernels import (
    AGES,
    BOARDS,
    CARDS,
    CARDS_PER_WORD,
    FEWEST_CITIES,
    FIRST_HOLDER,
    FREE_CITY,
    FREE_CITY_PLAYERS,
    Act,
)
from thauma.lab.statistics.chunks import Chunk
from thauma.lab.statistics.tally import Counts, Records, members, moments, with_and_without, with_total

LONGEST = 256  # plies, far more than any game has
ACTS = 3  # what can be done first in an age: build (free or not), lay under the board, discard


def count(chunk: Chunk, shares: Counts) -> dict[str, Counts]:
    facts, deals, seats = chunk.games.facts, chunk.games.deals, chunk.seats
    return {
        "won": shares.sum(axis=0),
        "plies": np.bincount(facts["plies"], minlength=LONGEST).astype(np.float64),
        "shared": np.array(float((shares.max(axis=1) < 1).sum())),
        **_points(facts, shares),
        **_boards(facts, deals, shares),
        **_cards(facts, deals, shares),
        **_firsts(facts, deals, seats),
    }


def _points(facts: Records, shares: Counts) -> dict[str, Counts]:
    """Score sheets and stages of winners and of the others, where one won."""
    alone = shares.max(axis=1) == 1
    seats = shares.shape[1]
    won = shares[alone] == 1
    sheets = with_total(facts["points"][alone][:, :seats])
    stages = facts["stages"][alone][:, :seats]
    return {
        "points": np.stack([moments(sheets[won]), moments(sheets[~won])]),
        "stages": np.stack([moments(stages[won][:, None]), moments(stages[~won][:, None])]),
    }


def _boards(facts: Records, deals: Records, shares: Counts) -> dict[str, Counts]:
    """Cities, victories, points and their squares by board and side."""
    seats = shares.shape[1]
    board = deals["boards"][:, :seats].ravel().astype(np.intp)
    total = facts["points"][:, :seats].sum(axis=2).ravel().astype(np.float64)
    values = (np.ones(len(board)), shares.ravel(), total, total**2)
    return {"boards": np.stack([np.bincount(board, value, BOARDS) for value in values], axis=1)}


def _cards(facts: Records, deals: Records, shares: Counts) -> dict[str, Counts]:
    """What having built a card does for a city. Every kind of card is dealt but some guilds."""
    circle = max(FEWEST_CITIES, shares.shape[1])
    dealt = members(deals["hands"][:, :, :circle].reshape(len(deals), -1), CARDS)
    having, lacking = np.zeros((CARDS, 2)), np.zeros((CARDS, 2))
    for seat in range(shares.shape[1]):
        pair = with_and_without(buildings(facts["buildings"][:, seat]), dealt, shares[:, seat])
        having, lacking = having + pair[0], lacking + pair[1]
    return {
        "card_with": having,
        "card_without": lacking,
        "card_dealt": dealt.sum(axis=0).astype(np.float64),
    }


def buildings(words: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Sets of cards as rows of a table."""
    cards = np.arange(CARDS)
    return (words[:, cards // CARDS_PER_WORD] >> (cards % CARDS_PER_WORD) & 1).astype(np.bool_)


def _firsts(facts: Records, deals: Records, seats: int) -> dict[str, Counts]:
    """With which card a player begins an age: how often it was in the first hand, and what was done with it."""
    offered, chosen = np.zeros(CARDS), np.zeros((CARDS, ACTS))
    for age in range(AGES):
        for seat in range(seats):
            offered += members(_first_hand(deals, age, seat, seats), CARDS).sum(axis=0)
            act = facts["first_act"][:, age, seat].astype(np.intp)
            done = np.where(act == Act.BUILD_FREE, Act.BUILD, act)
            cells = facts["first_card"][:, age, seat].astype(np.intp) * ACTS + done
            chosen += np.bincount(cells, minlength=CARDS * ACTS).reshape(CARDS, ACTS)
    return {"first_offered": offered, "first_chosen": chosen}


def _first_hand(deals: Records, age: int, seat: int, seats: int) -> NDArray[np.int8]:
    """What a player chooses from on the first turn of an age; who holds the Free City has drawn a card for it."""
    hand: NDArray[np.int8] = deals["hands"][:, age, seat]
    if seats == FREE_CITY_PLAYERS and seat == FIRST_HOLDER[age]:
        return np.concatenate([hand, deals["hands"][:, age, FREE_CITY, :1]], axis=1)
    return hand

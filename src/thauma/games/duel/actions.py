"""Actions are small integers: one table of ranges for encoding and decoding.

| range        | action                                                                |
|--------------|-----------------------------------------------------------------------|
| BUILD        | + slot: build the card that lies there                                |
| DISCARD      | + slot: discard it for coins                                          |
| WONDER       | + position of the wonder in the own city x SLOTS + slot: bury it      |
| DRAFT        | + wonder                                                              |
| PROGRESS     | + token: take it from the board                                       |
| LIBRARY      | + token: keep it of those drawn                                       |
| REVIVE       | + card: build it from the discard pile                                |
| DESTROY      | + position of the card in GOODS: the opponent loses it                |
| STARTER      | + seat: it begins the next age                                        |

A set that is added to the base shifts none of these numbers. What its entries make possible is numbered after all of
the above, set by set: DRAFT + wonder, PROGRESS + token, LIBRARY + token, REVIVE + card, DESTROY + card.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.tables import (
    BASE_CARDS,
    BASE_GOODS,
    BASE_TOKENS,
    BASE_WONDERS,
    CARD_SET,
    CARDS,
    GOODS,
    SETS,
    SLOTS,
    TOKEN_SET,
    WONDER_SET,
    WONDERS_PER_CITY,
)
from thauma.kernel.records import check_fits

BUILD = 0
DISCARD = BUILD + SLOTS
WONDER = DISCARD + SLOTS
DRAFT = WONDER + WONDERS_PER_CITY * SLOTS
PROGRESS = DRAFT + BASE_WONDERS
LIBRARY = PROGRESS + BASE_TOKENS
REVIVE = LIBRARY + BASE_TOKENS
DESTROY = REVIVE + BASE_CARDS
STARTER = DESTROY + BASE_GOODS
BASE_ACTIONS = STARTER + 2


class Act(IntEnum):
    """What an action does, in the order of the ranges."""

    BUILD = 0
    DISCARD = 1
    WONDER = 2
    DRAFT = 3
    PROGRESS = 4
    LIBRARY = 5
    REVIVE = 6
    DESTROY = 7
    STARTER = 8


def _of_set(sets: NDArray[np.int8], number: int) -> list[int]:
    return [int(member) for member in np.flatnonzero(sets == number)]


def _in_order() -> list[tuple[Act, int]]:
    """What each action does, and with which slot, entry or seat, in the order of their numbers."""
    numbered = [(Act.BUILD, slot) for slot in range(SLOTS)] + [(Act.DISCARD, slot) for slot in range(SLOTS)]
    numbered += [(Act.WONDER, place) for place in range(WONDERS_PER_CITY * SLOTS)]
    for number in range(len(SETS)):
        numbered += [(Act.DRAFT, wonder) for wonder in _of_set(WONDER_SET, number)]
        numbered += [(act, token) for act in (Act.PROGRESS, Act.LIBRARY) for token in _of_set(TOKEN_SET, number)]
        numbered += [(Act.REVIVE, card) for card in _of_set(CARD_SET, number)]
        numbered += [(Act.DESTROY, place) for place, card in enumerate(GOODS) if CARD_SET[card] == number]
        numbered += [(Act.STARTER, seat) for seat in range(2)] if number == 0 else []
    return numbered


_IN_ORDER = _in_order()
ACTIONS = len(_IN_ORDER)
check_fits("actions", ACTIONS, 1 << 15)  # they are int16
ACT = np.array([act for act, _ in _IN_ORDER], np.int8)  # by action
MEMBER = np.array([member for _, member in _IN_ORDER], np.int8)  # by action: slot, place, entry or seat
NUMBER = np.full((len(Act), max(CARDS, WONDERS_PER_CITY * SLOTS)), -1, np.int16)  # by Act and member: the action
for _number, (_act, _member) in enumerate(_IN_ORDER):
    NUMBER[_act, _member] = _number

MOST_LEGAL = 80  # the discard pile never holds more cards than two ages and a half

GOODS_CARD = np.array(GOODS, np.int8)  # position in GOODS -> card
GOODS_POSITION = np.full(CARDS, -1, np.int8)
GOODS_POSITION[list(GOODS)] = np.arange(len(GOODS))

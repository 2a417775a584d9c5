"""Actions are small integers: one table of ranges for encoding and decoding.

| range        | action                                                                                     |
|--------------|--------------------------------------------------------------------------------------------|
| BUILD        | + card x MOST_PAYMENTS + payment: build a card of the hand                                 |
| STAGE        | + card x MOST_PAYMENTS + payment: build the next stage, the card goes under the board      |
| DISCARD      | + card: discard it for coins                                                               |
| BUILD_FREE   | + card: build it by the power that asks for nothing                                        |
| REVIVE       | + card: build it from the discard pile                                                     |

A payment is the position in the list of that card's or stage's legal payments, in ascending order of the coins to the
left neighbour, then to the right one (see economy.py). Copies of a card are one action.

A set that is added to the base shifts none of these numbers. Its cards have the same ranges after all of the above, set
by set. The number between is left free: where all players act at once, it is what they do who have nothing to decide.
"""

from enum import IntEnum

import numpy as np

from thauma.games.classic.tables import BASE_CARDS, CARD_SET, CARDS, HAND, MOST_PAYMENTS, SETS
from thauma.kernel import inlined
from thauma.kernel.records import check_fits

BUILD = 0
STAGE = BUILD + BASE_CARDS * MOST_PAYMENTS
DISCARD = STAGE + BASE_CARDS * MOST_PAYMENTS
BUILD_FREE = DISCARD + BASE_CARDS
REVIVE = BUILD_FREE + BASE_CARDS
BASE_ACTIONS = REVIVE + BASE_CARDS

# A hand has at most one card more than dealt (the Free City's); each can be built, staged, built free and discarded.
MOST_LEGAL = (HAND + 1) * (2 * MOST_PAYMENTS + 2)


class Act(IntEnum):
    BUILD = 0
    STAGE = 1
    DISCARD = 2
    BUILD_FREE = 3
    REVIVE = 4


ADDED = CARDS > BASE_CARDS
FIRST = np.zeros((len(Act), CARDS), np.int16)  # by Act and card: its first action
_SPAN = {Act.BUILD: MOST_PAYMENTS, Act.STAGE: MOST_PAYMENTS}  # actions of one card; of other acts it has one
_numbered: list[tuple[Act, int, int]] = []  # by action: what is done with which card, and the payment
for _set in range(len(SETS)):
    _numbered += [_numbered[0]] if _set == 1 else []  # the number that is left free
    for _act in Act:
        for _card in np.flatnonzero(_set == CARD_SET).tolist():
            FIRST[_act, _card] = len(_numbered)
            _numbered += [(_act, _card, payment) for payment in range(_SPAN.get(_act, 1))]
ACTIONS = len(_numbered)
check_fits("actions", ACTIONS, 1 << 15)  # they are int16
PARTS = np.array(_numbered, np.int8)  # by action: Act, card, payment


@inlined
def act_of(action: int) -> int:
    if ADDED and action >= BASE_ACTIONS:
        return PARTS[action, 0]
    if action < STAGE:
        return Act.BUILD
    if action < DISCARD:
        return Act.STAGE
    if action < BUILD_FREE:
        return Act.DISCARD
    return Act.BUILD_FREE if action < REVIVE else Act.REVIVE


@inlined
def card_of(action: int) -> int:
    """The card with which an action is done."""
    if ADDED and action >= BASE_ACTIONS:
        return PARTS[action, 1]
    if action < DISCARD:
        return (action % STAGE) // MOST_PAYMENTS
    return (action - DISCARD) % BASE_CARDS


@inlined
def payment_of(action: int) -> int:
    """The position of the payment; 0 where nothing is paid."""
    if ADDED and action >= BASE_ACTIONS:
        return PARTS[action, 2]
    return action % MOST_PAYMENTS if action < DISCARD else 0


@inlined
def is_same_but_for_payment(one: int, other: int) -> bool:
    """Whether two different actions do the same with one card."""
    if ADDED and max(one, other) >= BASE_ACTIONS:
        return act_of(one) == act_of(other) and card_of(one) == card_of(other)
    return one < DISCARD and one // MOST_PAYMENTS == other // MOST_PAYMENTS

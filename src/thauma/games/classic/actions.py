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
"""

from enum import IntEnum

from thauma.games.classic.tables import CARDS, HAND, MOST_PAYMENTS
from thauma.kernel import inlined
from thauma.kernel.records import check_fits

BUILD = 0
STAGE = BUILD + CARDS * MOST_PAYMENTS
DISCARD = STAGE + CARDS * MOST_PAYMENTS
BUILD_FREE = DISCARD + CARDS
REVIVE = BUILD_FREE + CARDS
ACTIONS = REVIVE + CARDS

check_fits("actions", ACTIONS, 1 << 15)  # they are int16

# A hand has at most one card more than dealt (the Free City's); each can be built, staged, built free and discarded.
MOST_LEGAL = (HAND + 1) * (2 * MOST_PAYMENTS + 2)


class Act(IntEnum):
    BUILD = 0
    STAGE = 1
    DISCARD = 2
    BUILD_FREE = 3
    REVIVE = 4


@inlined
def act_of(action: int) -> int:
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
    if action < DISCARD:
        return (action % STAGE) // MOST_PAYMENTS
    return (action - DISCARD) % CARDS


@inlined
def payment_of(action: int) -> int:
    """The position of the payment; 0 where nothing is paid."""
    return action % MOST_PAYMENTS if action < DISCARD else 0

"""A position of Duel with its seats exchanged: the same game, seen from the other chair."""

import numpy as np

from thauma.games.duel import actions
from thauma.games.duel.layout import STATE_DTYPE, Place, State
from thauma.games.duel.tables import LOOTS

OTHER_WINNERS = (0b00, 0b10, 0b01, 0b11)


def mirrored(state: State) -> State:
    copies = np.zeros(1, STATE_DTYPE)
    copies[0] = state
    mirror: State = copies[0]
    mirror.cities[0], mirror.cities[1] = state.cities[1], state.cities[0]
    mirror.mover = 1 - state.mover
    mirror.pawn = -state.pawn
    loot = int(state.loot)
    mirror.loot = loot >> LOOTS | (loot & ((1 << LOOTS) - 1)) << LOOTS
    for seat in (0, 1):
        mirror.place[state.place == Place.CITY + seat] = Place.CITY + 1 - seat
    mirror.winners = OTHER_WINNERS[state.winners]
    return mirror


def mirrored_action(action: int) -> int:
    """What the other seat would do in the mirrored position."""
    return action if action < actions.STARTER else 2 * actions.STARTER + 1 - action

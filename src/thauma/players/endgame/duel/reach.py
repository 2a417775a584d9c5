"""How much of the game is left, and what the best line of a solved ending is."""

import numpy as np

from thauma.games.duel.kernels import AGES, SLOTS, STATE_DTYPE, Phase, State, blank_list, decide, is_chance
from thauma.kernel import bits, kernel
from thauma.players.endgame.duel.key import state_key
from thauma.players.endgame.duel.layout import FRAME_DTYPE, Tree
from thauma.players.endgame.duel.outcomes import bring_about, list_outcomes
from thauma.players.endgame.duel.search import write_places

Line = tuple[tuple[int, int], ...]  # (seat, action)


@kernel
def cards_left(state: State) -> int:
    """Cards that will still be taken, those of later ages included."""
    ages_to_lay = AGES - 1 - int(state.age)
    if state.phase == Phase.DRAFT or state.phase == Phase.OFFER_WONDERS or state.phase == Phase.LAY_AGE:
        ages_to_lay += 1
    return bits.count(state.present) + SLOTS * ages_to_lay


def best_line(tree: Tree, root: State, action: int) -> Line:
    """What both would do after a move, as far as the table still knows; chance brings the first of its outcomes."""
    states, frame = np.zeros(1, STATE_DTYPE), np.zeros(1, FRAME_DTYPE)[0]
    states[0] = root
    state = states[0]
    line: Line = ()
    while action >= 0:
        line += ((int(state.mover), action),)
        decide(state, action)
        while is_chance(state):
            outcomes = blank_list()
            list_outcomes(state, outcomes)
            bring_about(state, outcomes[0])
        write_places(state, frame)
        key = state_key(state, frame.places, frame.pile)
        entry = tree.table[key & (len(tree.table) - 1)]
        known = state.phase != Phase.OVER and entry.key == key ^ tree.search[0].salt and entry.lower == entry.upper
        action = int(entry.best) if known else -1
    return line

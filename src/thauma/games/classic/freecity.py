"""The Free City: a third city that both players run, turn by turn, with limits of its own.

Its holder chooses his own card first and then one for the Free City from the rest of his hand. The Free City may
discard only if it can't do anything else, and a card that it can build by chain is for nothing else.
"""

from thauma.games.classic.actions import card_of
from thauma.games.classic.economy import has_building, is_chained
from thauma.games.classic.hands import decider, is_free_city, list_hand
from thauma.games.classic.layout import NO_CHOICE, Phase, State, Workspace
from thauma.kernel import inlined


@inlined
def waits_for_its_holder(state: State, seat: int) -> bool:
    """Whether this is the Free City and its holder has not chosen his own card yet."""
    return is_free_city(state, seat) and state.phase == Phase.TURN and state.choice[decider(state, seat)] == NO_CHOICE


@inlined
def list_hand_left(state: State, seat: int, workspace: Workspace) -> int:
    """Write the different cards that a city can play; for the Free City without the card that its holder has chosen."""
    number = list_hand(state, seat, workspace)
    if not is_free_city(state, seat) or state.phase != Phase.TURN:
        return number
    chosen = card_of(state.choice[decider(state, seat)])  # with two players no card has a second copy
    kept = 0
    for i in range(number):
        if workspace.kinds[i] != chosen:
            workspace.kinds[kept] = workspace.kinds[i]
            kept += 1
    return kept


@inlined
def is_bound_to_chain(state: State, seat: int, card: int) -> bool:
    """Whether this is the Free City and the card can be built by chain: then nothing else may be done with it."""
    city = state.cities[seat]
    return is_free_city(state, seat) and is_chained(city, card) and not has_building(city, card)

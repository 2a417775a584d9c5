"""A deal by which a game of classic can go on from any position."""

from thauma.games.classic.layout import Deal, State
from thauma.games.classic.tables import SET_CHOICES
from thauma.kernel.rng import Rng


def deal(state: State, rng: Rng) -> Deal:
    """The hands of the ages so far are those of the state; the next are dealt."""
    from thauma.games.classic.game import GAME

    made: Deal = GAME.deal(rng, int(state.players), {"sets": SET_CHOICES[int(state.sets)]} if state.sets else {})
    for seat in range(int(state.circle)):
        made.boards[seat] = state.cities[seat].board
    for age in range(int(state.age) + 1):
        made.hands[age] = state.dealt[age]
    return made

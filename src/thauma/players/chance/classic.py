"""The chance events of classic: the hands of a new age, and what they are worth to every player."""

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic.kernels import (
    MOST_CITIES,
    STATE_DTYPE,
    Phase,
    State,
    States,
    blank_pile,
    blank_workspace,
    deal_hands_at_random,
    decide,
)
from thauma.kernel.rng import Rng, seeded
from thauma.players.chance import Event
from thauma.players.evaluation import Kind
from thauma.players.evaluation.classic import evaluate_all, make_evaluator
from thauma.players.network import Net

SEED = 16


def event_after(state: State, seat: int, action: int, _most: int, samples: int, rng: Rng) -> Event | None:
    """What chance decides after an action: hands of a new age, some of them drawn at random; else nothing."""
    due = np.zeros(1, STATE_DTYPE)
    due[0] = state
    decide(due[0], seat, action, blank_workspace())
    if int(due[0]["phase"]) != Phase.DEAL:
        return None
    drawn, pile = np.repeat(due, samples), blank_pile()
    for outcome in drawn:
        deal_hands_at_random(outcome, pile, rng)
    return Event("age", drawn, exact=False)


class Judge:
    """What positions are worth to each player, as the net sees them: all hands are open to it, as to nobody else."""

    def __init__(self, net: Net, _simulations: int) -> None:
        self._evaluator = make_evaluator(Kind.NET, net)

    def chances(self, states: States) -> NDArray[np.float64]:
        """By position and player."""
        chances, margins = np.zeros((2, len(states), MOST_CITIES))
        evaluate_all(self._evaluator, states, chances, margins, seeded(SEED))
        return chances[:, : int(states[0]["players"])]

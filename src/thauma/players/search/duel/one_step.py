"""One step ahead by the net: whatever leads to the position that it likes best."""

import numpy as np

from thauma.games.duel.kernels import (
    STATE_DTYPE,
    Int16s,
    Phase,
    State,
    States,
    blank_list,
    decide,
    is_chance,
    list_legal,
    settle_at_random,
)
from thauma.kernel import kernel
from thauma.kernel.rng import Rng
from thauma.players.evaluation import Kind
from thauma.players.evaluation.duel import Evaluator, evaluate, make_evaluator, outcome
from thauma.players.network import Floats, Net

DRAWS = 8  # of a chance event that follows the move; their mean counts


class OneStep:
    """A player who looks at each move's position with the net and no further."""

    def __init__(self, name: str, net: Net) -> None:
        self.name = name
        self._evaluator = make_evaluator(Kind.NET, net)
        self._trial = np.zeros(1, STATE_DTYPE)
        self._lists = blank_list(), blank_list(), blank_list(), blank_list()
        self._priors = np.zeros(len(self._lists[0]), np.float32)

    def choose(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002 - the state says who decides
        return best_action(self._evaluator, state, self._trial, *self._lists, self._priors, rng)


@kernel
def best_action(
    evaluator: Evaluator,
    state: State,
    trial: States,
    listed: Int16s,
    costs: Int16s,
    replies: Int16s,
    reply_costs: Int16s,
    priors: Floats,
    rng: Rng,
) -> int:
    """Try every legal action on a copy; what chance brings then is drawn a few times."""
    sign = 1.0 if state.mover == 0 else -1.0
    best, best_value = -1, -2.0
    for i in range(list_legal(state, listed, costs)):
        together = 0.0
        draws = 0
        while True:
            trial[0] = state
            decide(trial[0], listed[i])
            by_chance = is_chance(trial[0])
            settle_at_random(trial[0], rng)
            if trial[0].phase == Phase.OVER:
                together += sign * outcome(trial[0])
            else:
                number = list_legal(trial[0], replies, reply_costs)
                together += sign * evaluate(evaluator, trial[0], replies, number, priors, rng)
            draws += 1
            if not by_chance or draws == DRAWS:
                break
        if together / draws > best_value:
            best, best_value = listed[i], together / draws
    return best

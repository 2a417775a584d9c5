"""The value and policy of a Duel position (see the package)."""

from typing import NamedTuple

import numpy as np

from thauma.games.duel.kernels import (
    STATE_DTYPE,
    Int16s,
    Phase,
    State,
    States,
    actions,
    blank_list,
    decide,
    list_legal,
    sample_legal,
    settle_at_random,
)
from thauma.kernel import bits, inlined, kernel
from thauma.kernel.arithmetic import exp
from thauma.kernel.rng import Rng
from thauma.players.evaluation import Kind
from thauma.players.greedy.duel import value_for
from thauma.players.network import Floats, Floats2, Inputs, Net, blank_inputs
from thauma.players.network.duel import INPUTS, MOST_INPUTS, ROWS, row_of, second_row_of, write_inputs
from thauma.players.network.layers import LANES, logit_of, propagate, value_of, zero_net

POINTS_PER_STEP = 12.0  # a lead of so many points, by the rule of thumb, is worth 1/2


class Evaluator(NamedTuple):
    """Everything that an evaluation needs."""

    kind: int
    net: Net
    inputs: Inputs
    trial: States  # one, for playouts
    listed: Int16s


def blank_net(first: int = LANES, second: int = LANES) -> Net:
    """A net that knows nothing: every value is 0 and every move as likely as the other."""
    return zero_net(INPUTS, 1, ROWS, first, second)


def make_evaluator(kind: Kind, net: Net | None = None) -> Evaluator:
    """A evaluator of that kind; only a NET looks at its net."""
    net = net or blank_net()
    return Evaluator(int(kind), net, blank_inputs(net, MOST_INPUTS), np.zeros(1, STATE_DTYPE), blank_list())


@inlined
def evaluate(evaluator: Evaluator, state: State, listed: Int16s, number: int, priors: Floats, rng: Rng) -> float:
    """The value for seat 0 of a position in which a seat must decide among the listed actions, and their priors."""
    if evaluator.kind == Kind.NET:
        write_inputs(state, evaluator.inputs)
        propagate(evaluator.net, evaluator.inputs)
        write_priors(evaluator, state, listed, number, priors)
        value = value_of(evaluator.net, evaluator.inputs, 0)
        return value if state.mover == 0 else -value
    for i in range(number):
        priors[i] = 1.0 / number
    if evaluator.kind == Kind.PLAYOUT:
        return play_out(evaluator, state, rng)
    lead = value_for(state, 0) / POINTS_PER_STEP
    return lead / (1.0 + abs(lead))


def judge(evaluator: Evaluator, states: States, rng: Rng) -> tuple[Floats, Floats2]:
    """The value of each position for seat 0, and the prior of each action in it; all priors are 0 after the end."""
    values, priors = np.zeros(len(states), np.float32), np.zeros((len(states), actions.ACTIONS), np.float32)
    evaluate_all(
        evaluator, states, values, priors, blank_list(), blank_list(), np.zeros(actions.MOST_LEGAL, np.float32), rng
    )
    return values, priors


@kernel
def evaluate_all(
    evaluator: Evaluator,
    states: States,
    values: Floats,
    all_priors: Floats2,
    listed: Int16s,
    costs: Int16s,
    priors: Floats,
    rng: Rng,
) -> None:
    for i in range(len(states)):
        if states[i].phase == Phase.OVER:
            values[i] = outcome(states[i])
            continue
        number = list_legal(states[i], listed, costs)
        values[i] = evaluate(evaluator, states[i], listed, number, priors, rng)
        for k in range(number):
            all_priors[i, listed[k]] = priors[k]


@inlined
def write_priors(evaluator: Evaluator, state: State, listed: Int16s, number: int, priors: Floats) -> None:
    """The policy of a position that has been propagated: a softmax over the listed actions."""
    largest = -1e9
    for i in range(number):
        logit = logit_of(evaluator.net, evaluator.inputs, row_of(state, listed[i]))
        second = second_row_of(state, listed[i])
        if second >= 0:
            logit += logit_of(evaluator.net, evaluator.inputs, second)
        priors[i] = logit
        largest = max(largest, logit)
    together = 0.0
    for i in range(number):
        likely = exp(priors[i] - largest)
        priors[i] = likely
        together += likely
    for i in range(number):
        priors[i] /= together


@kernel
def play_out(evaluator: Evaluator, state: State, rng: Rng) -> float:
    """How a game of random moves from here ends for seat 0."""
    trial = evaluator.trial
    trial[0] = state
    while trial[0].phase != Phase.OVER:
        decide(trial[0], sample_legal(trial[0], rng, evaluator.listed))
        settle_at_random(trial[0], rng)
    return outcome(trial[0])


@inlined
def outcome(state: State) -> float:
    """How a finished game ended for seat 0: 1 won, 0 shared, -1 lost."""
    if state.winners == 0b11:
        return 0.0
    return 1.0 if state.winners & bits.bit(0) else -1.0

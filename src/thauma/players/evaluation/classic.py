"""The values and the policy of a classic position (see the package).

Every player has two values: his chance to win (a shared victory counts as a part), and his margin in points over the
best of the others, squashed to lie between -1 and 1. The chance alone is flat while the game is open, so a search
climbs towards a mixture of both.
"""

from typing import Annotated, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic.kernels import (
    AGES,
    MOST_CITIES,
    STATE_DTYPE,
    TURNS,
    Int16s,
    Phase,
    State,
    States,
    Workspace,
    blank_list,
    blank_pile,
    blank_workspace,
    deal_hands_at_random,
    decide,
    decider,
    next_to_decide,
    sample_legal,
    total,
    winners,
)
from thauma.kernel import ArrayOf, bits, inlined, kernel
from thauma.kernel.arithmetic import exp
from thauma.kernel.rng import Int8s, Rng
from thauma.players.evaluation import Kind
from thauma.players.greedy.classic import act_alone, standing
from thauma.players.network import Floats, Inputs, Net, blank_inputs
from thauma.players.network.classic import INPUTS, MOST_INPUTS, ROWS, VALUES, row_of, second_row_of, write_inputs
from thauma.players.network.layers import LANES, logit_of, propagate, value_of, zero_net

Doubles: TypeAlias = Annotated[NDArray[np.float64], ArrayOf(np.float64)]
Doubles2: TypeAlias = Annotated[NDArray[np.float64], ArrayOf(np.float64, 2)]  # by position and player

WIN_PART = 0.7  # of the chance to win in what a search climbs towards; the rest is the margin
HALF_MARGIN = 10.0  # a margin of so many points is worth 1/2
SPREAD_AT_END = 2.0  # points by which a standing misjudges the end, at the end
SPREAD_PER_AGE = 4.0  # and more for each age still to come
POLICY_SPREAD = 1.5  # points between actions that make one e times as likely as the other


class Evaluator(NamedTuple):
    """Everything that an evaluation needs."""

    kind: int
    net: Net
    inputs: Inputs
    trial: States  # one, for playouts and for trying actions
    workspace: Workspace
    listed: Int16s
    costs: Int16s
    pile: Int8s
    chances: Doubles  # by player: what `evaluate` found
    margins: Doubles


def blank_net(first: int = LANES, second: int = LANES) -> Net:
    """A net that knows nothing: every value is 0 and every move as likely as the other."""
    return zero_net(INPUTS, VALUES, ROWS, first, second)


def make_evaluator(kind: Kind, net: Net | None = None) -> Evaluator:
    """A evaluator of that kind; only a NET looks at its net."""
    net = net or blank_net()
    return Evaluator(
        int(kind),
        net,
        blank_inputs(net, MOST_INPUTS),
        np.zeros(1, STATE_DTYPE),
        blank_workspace(),
        blank_list(),
        blank_list(),
        blank_pile(),
        np.zeros(MOST_CITIES, np.float64),
        np.zeros(MOST_CITIES, np.float64),
    )


@kernel
def evaluate(evaluator: Evaluator, state: State, rng: Rng) -> None:
    """Write every player's chance to win and margin, once the position is over or somebody must decide."""
    if state.phase == Phase.OVER:
        judge_end(evaluator, state)
    elif evaluator.kind == Kind.NET:
        judge_by_net(evaluator, state)
    elif evaluator.kind == Kind.PLAYOUT:
        judge_by_playout(evaluator, state, rng)
    else:
        judge_by_standing(evaluator, state)


@kernel
def evaluate_all(evaluator: Evaluator, states: States, chances: Doubles2, margins: Doubles2, rng: Rng) -> None:
    """The same for many positions: a row of chances and one of margins for each."""
    for i in range(len(states)):
        evaluate(evaluator, states[i], rng)
        for player in range(states[i].players):
            chances[i, player] = evaluator.chances[player]
            margins[i, player] = evaluator.margins[player]


@inlined
def worth_to(evaluator: Evaluator, player: int) -> float:
    """What a player climbs towards, from -1 to 1."""
    return WIN_PART * (2 * evaluator.chances[player] - 1) + (1 - WIN_PART) * evaluator.margins[player]


@kernel
def judge_end(evaluator: Evaluator, state: State) -> None:
    """How a finished game ended."""
    for player in range(state.players):
        evaluator.margins[player] = total(state, player, evaluator.workspace)
    turn_into_margins(evaluator, state.players)
    won = winners(state, evaluator.workspace)
    for player in range(state.players):
        evaluator.chances[player] = 1.0 / bits.count(won) if won & bits.bit(player) else 0.0


@kernel
def turn_into_margins(evaluator: Evaluator, players: int) -> None:
    """Replace the points of all players by the squashed lead of each over the best of the others."""
    best, second = -1000.0, -1000.0
    for player in range(players):
        points = evaluator.margins[player]
        if points > best:
            best, second = points, best
        else:
            second = max(second, points)
    for player in range(players):
        points = evaluator.margins[player]
        evaluator.margins[player] = squashed(points - (second if points == best else best))


@inlined
def squashed(margin: float) -> float:
    return margin / (HALF_MARGIN + abs(margin))


@kernel
def judge_by_standing(evaluator: Evaluator, state: State) -> None:
    """By rule of thumb: what the cities have and promise; the earlier, the less a lead means."""
    ages_left = AGES - state.age - state.turn / TURNS
    spread = SPREAD_AT_END + SPREAD_PER_AGE * ages_left
    best = -1000.0
    for player in range(state.players):
        evaluator.margins[player] = standing(state, player, evaluator.workspace)
        best = max(best, evaluator.margins[player])
    together = 0.0
    for player in range(state.players):
        evaluator.chances[player] = exp((evaluator.margins[player] - best) / spread)
        together += evaluator.chances[player]
    for player in range(state.players):
        evaluator.chances[player] /= together
    turn_into_margins(evaluator, state.players)


@kernel
def judge_by_playout(evaluator: Evaluator, state: State, rng: Rng) -> None:
    """How a game of random moves from here ends."""
    evaluator.trial[0] = state
    trial = evaluator.trial[0]
    while trial.phase != Phase.OVER:
        if trial.phase == Phase.DEAL:
            deal_hands_at_random(trial, evaluator.pile, rng)
        seat = next_to_decide(trial)
        decide(
            trial,
            seat,
            sample_legal(trial, seat, rng, evaluator.workspace, evaluator.listed, evaluator.costs),
            evaluator.workspace,
        )
    judge_end(evaluator, trial)


@kernel
def judge_by_net(evaluator: Evaluator, state: State) -> None:
    """As the net sees it from every seat; the chances are made to add up to one."""
    together = 0.0
    for player in range(state.players):
        write_inputs(state, player, player, evaluator.workspace, evaluator.inputs)
        propagate(evaluator.net, evaluator.inputs)
        evaluator.chances[player] = (1.0 + value_of(evaluator.net, evaluator.inputs, 0)) / 2
        evaluator.margins[player] = value_of(evaluator.net, evaluator.inputs, 1)
        together += evaluator.chances[player]
    for player in range(state.players):
        evaluator.chances[player] /= together


@kernel
def write_priors(evaluator: Evaluator, state: State, seat: int, listed: Int16s, number: int, priors: Floats) -> None:
    """How likely each listed action of a seat that must decide looks."""
    if number == 1 or evaluator.kind == Kind.PLAYOUT:
        for i in range(number):
            priors[i] = 1.0 / number
        return
    if evaluator.kind == Kind.NET:
        write_inputs(state, decider(state, seat), seat, evaluator.workspace, evaluator.inputs)
        propagate(evaluator.net, evaluator.inputs)
        for i in range(number):
            logit = logit_of(evaluator.net, evaluator.inputs, row_of(state, seat, listed[i]))
            second = second_row_of(state, seat, listed[i])
            if second >= 0:
                logit += logit_of(evaluator.net, evaluator.inputs, second)
            priors[i] = logit
    else:
        for i in range(number):
            evaluator.trial[0] = state
            act_alone(evaluator.trial[0], seat, listed[i], evaluator.workspace)
            priors[i] = standing(evaluator.trial[0], decider(state, seat), evaluator.workspace) / POLICY_SPREAD
    turn_into_shares(priors, number)


@kernel
def turn_into_shares(logits: Floats, number: int) -> None:
    """A softmax."""
    largest, together = -1e9, 0.0
    for i in range(number):
        largest = max(largest, logits[i])
    for i in range(number):
        likely = exp(logits[i] - largest)
        logits[i] = likely
        together += likely
    for i in range(number):
        logits[i] /= together

"""Whole games of Duel in one compiled call: played by simple players, or replayed from their moves."""

from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.kernels import (
    BLANK,
    DEAL_DTYPE,
    STATE_DTYPE,
    Deal,
    Deals,
    Int16s,
    Phase,
    Sheets,
    State,
    States,
    begin,
    blank_list,
    blank_pile,
    blank_sheets,
    deal_anew,
    decide,
    list_legal,
    settle,
)
from thauma.kernel import ArrayOf, bits, kernel
from thauma.kernel.rng import Int8s, Rng, below, reseed
from thauma.lab.recorder.duel.facts import FACTS_DTYPE, AllFacts, Facts, end_facts, note_action, start_facts
from thauma.lab.recorder.games import FINE, NOT_OVER, Ends, Games, Seed, Verdicts
from thauma.players.greedy.duel import best_action

MOST_PLIES = 96  # 8 drafts, 60 cards, and a choice after some of them: far fewer than this

MOVE_DTYPE = np.dtype(np.uint8)  # a move is its action: whose it is follows from the rules
Moves: TypeAlias = Annotated[NDArray[np.uint8], ArrayOf(np.uint8)]


class Desk(NamedTuple):
    """Room to work in, so that no kernel has to allocate."""

    states: States  # the game that is on
    trial: States  # where a greedy player tries an action
    pile: Int8s
    listed: Int16s
    costs: Int16s
    sheets: Sheets
    rng: Rng


def blank_desk() -> Desk:
    states, trial = np.zeros(1, STATE_DTYPE), np.zeros(1, STATE_DTYPE)
    return Desk(states, trial, blank_pile(), blank_list(), blank_list(), blank_sheets(), np.zeros(4, np.int64))


def record_games(greedy: int, seed: Seed, numbers: range, template: Deal) -> Games:
    """Play games; `greedy` has the bits of the seats that don't play at random, `template` the options of the deals."""
    deals: Deals = np.zeros(len(numbers), DEAL_DTYPE)
    deals[:] = template
    moves: Moves = np.zeros(len(deals) * MOST_PLIES, MOVE_DTYPE)
    ends: Ends = np.zeros(len(deals), np.int64)
    facts: AllFacts = np.zeros(len(deals), FACTS_DTYPE)
    play_all(greedy, seed.low, seed.high, numbers.start, deals, moves, ends, facts, blank_desk())
    return Games(deals, moves[: ends[-1]].copy(), ends, facts)


def replay_games(deals: Deals, moves: Moves, ends: Ends) -> tuple[AllFacts, Verdicts]:
    """What is known of games at their end, and whether their moves are legal (see Verdicts)."""
    facts: AllFacts = np.zeros(len(deals), FACTS_DTYPE)
    verdicts: Verdicts = np.zeros(len(deals), np.int64)
    replay_all(deals, moves, ends, facts, verdicts, blank_desk())
    return facts, verdicts


def seat_and_action(state: State, move: Any) -> tuple[int, int]:
    """Who makes a move, and the action that it is."""
    return int(state.mover), int(move)


@kernel
def play_all(
    greedy: int, low: int, high: int, first: int, deals: Deals, moves: Moves, ends: Ends, facts: AllFacts, desk: Desk
) -> None:
    """Game number n follows from the seed and n alone, and is the one that `SelfPlay` plays."""
    ply = 0
    for game in range(len(deals)):
        reseed(desk.rng, low, high, first + game)
        deal_anew(desk.states, deals[game : game + 1], 0, desk.pile, desk.rng)
        start_facts(facts[game])
        state = desk.states[0]
        while state.phase != Phase.OVER:
            action = choose(state, greedy, desk)
            moves[ply] = action
            ply += 1
            carry_out(state, deals[game], action, facts[game])
        end_facts(state, facts[game], desk.sheets)
        ends[game] = ply


@kernel
def choose(state: State, greedy: int, desk: Desk) -> int:
    if greedy & bits.bit(state.mover):
        return best_action(state, state.mover, desk.trial, desk.listed, desk.costs, desk.rng)
    return desk.listed[below(desk.rng, list_legal(state, desk.listed, desk.costs))]


@kernel
def replay_all(deals: Deals, moves: Moves, ends: Ends, facts: AllFacts, verdicts: Verdicts, desk: Desk) -> None:
    start = 0
    for game in range(len(deals)):
        set_up(desk.states, deals[game])
        start_facts(facts[game])
        verdicts[game] = replay(desk.states[0], deals[game], moves, start, ends[game], facts[game], desk)
        end_facts(desk.states[0], facts[game], desk.sheets)
        start = ends[game]


@kernel
def set_up(states: States, deal: Deal) -> None:
    states[0] = BLANK[0]
    begin(states[0], deal)
    settle(states[0], deal)


@kernel
def replay(state: State, deal: Deal, moves: Moves, start: int, end: int, facts: Facts, desk: Desk) -> int:
    for ply in range(start, end):
        if not is_legal(state, moves[ply], desk):
            return ply - start
        carry_out(state, deal, moves[ply], facts)
    return FINE if state.phase == Phase.OVER else NOT_OVER


@kernel
def is_legal(state: State, action: int, desk: Desk) -> bool:
    if state.phase == Phase.OVER:
        return False
    for k in range(list_legal(state, desk.listed, desk.costs)):  # noqa: SIM110 - no kernel has generators
        if desk.listed[k] == action:
            return True
    return False


@kernel
def carry_out(state: State, deal: Deal, action: int, facts: Facts) -> None:
    note_action(state, action, facts)
    decide(state, action)
    settle(state, deal)

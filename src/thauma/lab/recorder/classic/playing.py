"""Whole games of classic in one compiled call: played by simple players, or replayed from their moves."""

from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic.kernels import (
    BLANK,
    DEAL_DTYPE,
    MOST_CITIES,
    STATE_DTYPE,
    WORKSPACE_DTYPE,
    BoardRule,
    Deal,
    Deals,
    Int16s,
    Phase,
    State,
    States,
    begin,
    blank_list,
    blank_pile,
    deal_cards,
    deal_hands,
    decide,
    decider,
    list_for,
    list_legal,
    next_to_decide,
)
from thauma.kernel import ArrayOf, bits, kernel
from thauma.kernel.rng import Int8s, Rng, below, reseed
from thauma.lab.recorder.classic.facts import FACTS_DTYPE, AllFacts, Facts, end_facts, note_action
from thauma.lab.recorder.games import FINE, NOT_OVER, Ends, Games, Seed, Verdicts
from thauma.players.greedy.classic import best_action

MOST_PLIES = 192  # 18 turns of 7 cities, and some more for those who revive or play a seventh card

# A move is its action and, above these bits, its seat: the choices of a turn may come in any order.
SEAT_SHIFT = 12
ACTION_BITS = (1 << SEAT_SHIFT) - 1
MOVE_DTYPE = np.dtype(np.uint16)
Moves: TypeAlias = Annotated[NDArray[np.uint16], ArrayOf(np.uint16)]
Workspaces: TypeAlias = Annotated[NDArray[Any], ArrayOf(WORKSPACE_DTYPE)]


class Desk(NamedTuple):
    """Room to work in, so that no kernel has to allocate."""

    states: States  # the game that is on
    trial: States  # where a greedy player tries an action
    pile: Int8s
    workspaces: Workspaces  # for the rules
    listed: Int16s
    costs: Int16s
    rng: Rng


def blank_desk() -> Desk:
    states, trial, workspaces = np.zeros(1, STATE_DTYPE), np.zeros(1, STATE_DTYPE), np.zeros(1, WORKSPACE_DTYPE)
    return Desk(states, trial, blank_pile(), workspaces, blank_list(), blank_list(), np.zeros(4, np.int64))


def record_games(greedy: int, seed: Seed, numbers: range, template: Deal) -> Games:
    """Play games; `greedy` has the bits of the seats that don't play at random, `template` the options of the deals.

    If the template's boards were chosen, all have them.
    """
    deals: Deals = np.zeros(len(numbers), DEAL_DTYPE)
    deals[:] = template
    moves: Moves = np.zeros(len(deals) * MOST_PLIES, MOVE_DTYPE)
    ends: Ends = np.zeros(len(deals), np.int64)
    facts: AllFacts = np.zeros(len(deals), FACTS_DTYPE)
    play_all(greedy, seed.low, seed.high, numbers.start, template, deals, moves, ends, facts, blank_desk())
    return Games(deals, moves[: ends[-1]].copy(), ends, facts)


def replay_games(deals: Deals, moves: Moves, ends: Ends) -> tuple[AllFacts, Verdicts]:
    """What is known of games at their end, and whether their moves are legal (see Verdicts)."""
    facts: AllFacts = np.zeros(len(deals), FACTS_DTYPE)
    verdicts: Verdicts = np.zeros(len(deals), np.int64)
    replay_all(deals, moves, ends, facts, verdicts, blank_desk())
    return facts, verdicts


def seat_and_action(state: State, move: Any) -> tuple[int, int]:  # noqa: ARG001 - in Duel it follows from the state
    """Who makes a move, and the action that it is."""
    return int(move) >> SEAT_SHIFT, int(move) & ACTION_BITS


@kernel
def play_all(
    greedy: int,
    low: int,
    high: int,
    first: int,
    template: Deal,
    deals: Deals,
    moves: Moves,
    ends: Ends,
    facts: AllFacts,
    desk: Desk,
) -> None:
    """Game number n follows from the seed and n alone, and is the one that `SelfPlay` plays."""
    ply = 0
    for game in range(len(deals)):
        reseed(desk.rng, low, high, first + game)
        deal_as(template, deals[game], desk)
        set_up(desk.states, deals[game])
        state = desk.states[0]
        while state.phase != Phase.OVER:
            seat = next_to_decide(state)
            action = choose(state, seat, greedy, desk)
            moves[ply] = action | seat << SEAT_SHIFT
            ply += 1
            carry_out(state, deals[game], seat, action, facts[game], desk)
        end_facts(state, facts[game], desk.workspaces[0])
        ends[game] = ply


@kernel
def deal_as(template: Deal, deal: Deal, desk: Desk) -> None:
    """Deal; boards that were chosen take the place of those dealt, so that the hands are the same either way."""
    chosen = template.board_rule == BoardRule.CHOSEN
    if chosen:
        deal.board_rule = BoardRule.RANDOM
    deal_cards(deal, desk.pile, desk.rng)
    if chosen:
        deal.board_rule = BoardRule.CHOSEN
        for seat in range(MOST_CITIES):
            deal.boards[seat] = template.boards[seat]


@kernel
def choose(state: State, seat: int, greedy: int, desk: Desk) -> int:
    if greedy & bits.bit(decider(state, seat)):
        return best_action(state, seat, desk.trial, desk.workspaces[0], desk.listed, desk.costs, desk.rng)
    return desk.listed[below(desk.rng, list_legal(state, seat, desk.workspaces[0], desk.listed, desk.costs))]


@kernel
def replay_all(deals: Deals, moves: Moves, ends: Ends, facts: AllFacts, verdicts: Verdicts, desk: Desk) -> None:
    start = 0
    for game in range(len(deals)):
        set_up(desk.states, deals[game])
        verdicts[game] = replay(desk.states[0], deals[game], moves, start, ends[game], facts[game], desk)
        end_facts(desk.states[0], facts[game], desk.workspaces[0])
        start = ends[game]


@kernel
def set_up(states: States, deal: Deal) -> None:
    states[0] = BLANK[0]
    begin(states[0], deal)
    deal_hands(states[0], deal)


@kernel
def replay(state: State, deal: Deal, moves: Moves, start: int, end: int, facts: Facts, desk: Desk) -> int:
    for ply in range(start, end):
        seat = moves[ply] >> SEAT_SHIFT
        action = moves[ply] & ACTION_BITS
        if not is_legal(state, seat, action, desk):
            return ply - start
        carry_out(state, deal, seat, action, facts, desk)
    return FINE if state.phase == Phase.OVER else NOT_OVER


@kernel
def is_legal(state: State, seat: int, action: int, desk: Desk) -> bool:
    for k in range(list_for(state, seat, desk.workspaces[0], desk.listed, desk.costs)):
        if desk.listed[k] == action:
            return True
    return False


@kernel
def carry_out(state: State, deal: Deal, seat: int, action: int, facts: Facts, desk: Desk) -> None:
    note_action(state, seat, action, facts)
    advance(state, deal, seat, action, desk)


@kernel
def advance(state: State, deal: Deal, seat: int, action: int, desk: Desk) -> None:
    decide(state, seat, action, desk.workspaces[0])
    if state.phase == Phase.DEAL:
        deal_hands(state, deal)

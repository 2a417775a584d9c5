"""How a game of Duel runs: deal, list, choose, decide, settle. Whoever plays games in kernels does it with these."""

from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.actions import ACTIONS
from thauma.games.duel.chance import settle
from thauma.games.duel.layout import DEAL_DTYPE, STATE_DTYPE, Deal, Phase, State, States
from thauma.games.duel.legal import Int16s, blank_list, list_legal, sample_legal
from thauma.games.duel.scoring import Sheets, blank_sheets
from thauma.games.duel.scoring import total as points_of
from thauma.games.duel.setup import begin, blank_pile, deal_cards
from thauma.games.duel.turn import decide
from thauma.games.errors import BadOption
from thauma.kernel import ArrayOf, inlined, kernel
from thauma.kernel.rng import Int8s, Rng

__all__ = ["ACTIONS", "DEAL_DTYPE", "STATE_DTYPE", "Deal", "State", "States"]

Deals: TypeAlias = Annotated[NDArray[Any], ArrayOf(DEAL_DTYPE)]

SEATS = 2
MOST_SEATS = SEATS
BLANK = np.zeros(1, STATE_DTYPE)


class Scratch(NamedTuple):
    """Room to work in, so that no kernel has to allocate."""

    pile: Int8s
    listed: Int16s  # the actions that were listed last
    costs: Int16s
    trial: States  # where a player tries an action
    sheets: Sheets


def blank_scratch() -> Scratch:
    return Scratch(blank_pile(), blank_list(), blank_list(), np.zeros(1, STATE_DTYPE), blank_sheets())


def blank_deals(games: int, seats: int) -> Deals:
    """Room for as many deals, which have no option yet but the number of seats."""
    if seats != SEATS:
        raise BadOption(f"Duel is a game for 2, not for {seats}")
    return np.zeros(games, DEAL_DTYPE)


@kernel
def deal_anew(states: States, deals: Deals, i: int, scratch: Scratch, rng: Rng) -> None:
    """Deal game number i and lead it to its first decision."""
    deal_cards(deals[i], scratch.pile, rng)
    set_up(states, i, deals[i])


@kernel
def deal_like(_template: Deal, deals: Deals, i: int, scratch: Scratch, rng: Rng) -> None:
    """Deal with the options of a template, which the deal has already."""
    deal_cards(deals[i], scratch.pile, rng)


@kernel
def set_up(states: States, i: int, deal: Deal) -> None:
    """The position before the first decision."""
    states[i] = BLANK[0]
    begin(states[i], deal)
    settle(states[i], deal)


@inlined
def is_over(state: State) -> bool:
    return state.phase == Phase.OVER


@inlined
def seat_to_decide(state: State) -> int:
    return state.mover


@inlined
def player_of(_state: State, seat: int) -> int:
    """Who decides for a seat."""
    return seat


@inlined
def players_of(_deal: Deal) -> int:
    return SEATS


@inlined
def players_in(_state: State) -> int:
    return SEATS


@inlined
def must_decide(state: State, seat: int) -> bool:
    return state.phase != Phase.OVER and state.mover == seat


@inlined
def list_choices(state: State, _seat: int, scratch: Scratch) -> int:
    """Write every legal action of a seat that must decide, and its cost; return how many there are."""
    return list_legal(state, scratch.listed, scratch.costs)


@inlined
def sample_choice(state: State, _seat: int, scratch: Scratch, rng: Rng) -> int:
    """A random legal action, without listing them all."""
    return sample_legal(state, rng, scratch.listed)


@inlined
def advance(state: State, deal: Deal, _seat: int, action: int, _scratch: Scratch) -> None:
    """Carry out a legal action, and what the deal decides before the next decision."""
    decide(state, action)
    settle(state, deal)


@inlined
def total(state: State, seat: int, _scratch: Scratch) -> int:
    """A city's points, as if the game ended now."""
    return points_of(state, seat)


@inlined
def cities_in(_state: State) -> int:
    return SEATS


@inlined
def winners(state: State, _scratch: Scratch) -> int:
    """Bits of the seats that have won."""
    return state.winners

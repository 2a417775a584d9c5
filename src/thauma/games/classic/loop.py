"""How a game of classic runs: deal, list, choose, decide, settle. Whoever plays games in kernels does it with these."""

from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic import legal, scoring
from thauma.games.classic.actions import ACTIONS
from thauma.games.classic.hands import deal_hands, decider
from thauma.games.classic.layout import DEAL_DTYPE, STATE_DTYPE, WORKSPACE_DTYPE, BoardRule, Deal, Phase, State, States
from thauma.games.classic.legal import Int16s, blank_list, list_legal, next_to_decide, sample_legal
from thauma.games.classic.setup import begin, blank_pile, board_rule, deal_cards
from thauma.games.classic.tables import FEWEST_CITIES, FREE_CITY_PLAYERS, MOST_CITIES
from thauma.games.classic.turn import decide
from thauma.games.errors import BadOption
from thauma.kernel import ArrayOf, inlined, kernel
from thauma.kernel.rng import Int8s, Rng

__all__ = ["ACTIONS", "DEAL_DTYPE", "STATE_DTYPE", "Deal", "State", "States"]

Deals: TypeAlias = Annotated[NDArray[Any], ArrayOf(DEAL_DTYPE)]
Workspaces: TypeAlias = Annotated[NDArray[Any], ArrayOf(WORKSPACE_DTYPE)]

SEATS = FEWEST_CITIES  # unless another number is asked for
MOST_SEATS = MOST_CITIES
BLANK = np.zeros(1, STATE_DTYPE)


class Scratch(NamedTuple):
    """Room to work in, so that no kernel has to allocate."""

    pile: Int8s
    listed: Int16s  # the actions that were listed last
    costs: Int16s
    trial: States  # where a player tries an action
    workspaces: Workspaces  # for the rules


def blank_scratch() -> Scratch:
    trial, workspaces = np.zeros(1, STATE_DTYPE), np.zeros(1, WORKSPACE_DTYPE)
    return Scratch(blank_pile(), blank_list(), blank_list(), trial, workspaces)


def blank_deals(games: int, seats: int) -> Deals:
    """Room for as many deals, which have no option yet but the number of seats."""
    if not FREE_CITY_PLAYERS <= seats <= MOST_CITIES:
        raise BadOption(f"classic is a game for {FREE_CITY_PLAYERS} to {MOST_CITIES}, not for {seats}")
    deals: Deals = np.zeros(games, DEAL_DTYPE)
    deals["players"] = seats
    return deals


@kernel
def deal_anew(states: States, deals: Deals, i: int, scratch: Scratch, rng: Rng) -> None:
    """Deal game number i and lead it to its first decision."""
    deal_cards(deals[i], scratch.pile, rng)
    set_up(states, i, deals[i])


@kernel
def deal_like(template: Deal, deals: Deals, i: int, scratch: Scratch, rng: Rng) -> None:
    """Deal with the options of a template, which the deal has already.

    Boards that were chosen take the place of those dealt, so that the hands are the same either way.
    """
    deal = deals[i]
    chosen = board_rule(template) == BoardRule.CHOSEN
    if chosen:
        deal.board_rule += BoardRule.RANDOM - BoardRule.CHOSEN
    deal_cards(deal, scratch.pile, rng)
    if chosen:
        deal.board_rule += BoardRule.CHOSEN - BoardRule.RANDOM
        for seat in range(MOST_CITIES):
            deal.boards[seat] = template.boards[seat]


@kernel
def set_up(states: States, i: int, deal: Deal) -> None:
    """The position before the first decision."""
    states[i] = BLANK[0]
    begin(states[i], deal)
    deal_hands(states[i], deal)


@inlined
def is_over(state: State) -> bool:
    return state.phase == Phase.OVER


@inlined
def seat_to_decide(state: State) -> int:
    """The first of the cities that must decide; the choices of a turn take effect when the last one has chosen."""
    return next_to_decide(state)


@inlined
def player_of(state: State, seat: int) -> int:
    """Who decides for a city: its player, or for the Free City its holder."""
    return decider(state, seat)


@inlined
def players_of(deal: Deal) -> int:
    return deal.players


@inlined
def players_in(state: State) -> int:
    return state.players


@inlined
def cities_in(state: State) -> int:
    return state.circle


@inlined
def must_decide(state: State, seat: int) -> bool:
    return 0 <= seat < state.circle and legal.must_decide(state, seat)


@inlined
def list_choices(state: State, seat: int, scratch: Scratch) -> int:
    """Write every legal action of a city that must decide, and its cost; return how many there are."""
    return list_legal(state, seat, scratch.workspaces[0], scratch.listed, scratch.costs)


@inlined
def sample_choice(state: State, seat: int, scratch: Scratch, rng: Rng) -> int:
    """A random legal action, without listing them all."""
    return sample_legal(state, seat, rng, scratch.workspaces[0], scratch.listed, scratch.costs)


@inlined
def advance(state: State, deal: Deal, seat: int, action: int, scratch: Scratch) -> None:
    """Carry out a legal action, and what the deal decides before the next decision."""
    decide(state, seat, action, scratch.workspaces[0])
    if state.phase == Phase.DEAL:
        deal_hands(state, deal)


@inlined
def total(state: State, seat: int, scratch: Scratch) -> int:
    """A city's points, as if the game ended now."""
    return scoring.total(state, seat, scratch.workspaces[0])


@inlined
def winners(state: State, scratch: Scratch) -> int:
    """Bits of the players who have won."""
    return scoring.winners(state, scratch.workspaces[0])

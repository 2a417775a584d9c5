"""What an ending is worth, as one whole number in which everything is exact.

A result is ordered by outcome (win, shared, loss), then by point margin, then by whether the victory is shared; one
number packs the three as its digits. All are expectations over what chance may bring, multiplied by the *scale*: the
number of equally likely courses that chance can take from the root. Then every average on the way divides without
remainder, and comparing two numbers compares outcome, margin and shared, in this order.
"""

from fractions import Fraction
from math import comb, perm
from typing import NamedTuple

from thauma.games.duel.kernels import (
    AGES,
    FIRST_WONDER,
    GUILD_DECK,
    ITEMS,
    PILE_SIZE,
    PILES,
    SLOTS,
    TOKENS_DRAWN,
    WONDERS_PER_CITY,
    Back,
    Place,
    State,
    Victory,
    total,
)
from thauma.kernel import kernel
from thauma.players.endgame.duel.layout import SearchState

SUPREMACY_MARGIN = 100  # what a military or scientific victory counts as, in points: more than people win by
LARGEST_MARGIN = 255  # beyond any score of this game
LARGEST_SCALE = 80_000  # twenty values still add up in 64 bits; five face-down cards and The Great Library fit


class Worth(NamedTuple):
    """An expectation for seat 0: outcome (1 for a win, -1 for a loss), point margin, and the chance of sharing."""

    outcome: Fraction
    margin: Fraction
    shared: Fraction


def scale_of(state: State) -> int:
    """How many equally likely courses chance can take from here, if no victory cuts them short."""
    courses = 1
    for deck, back in ((AGES - 1, Back.HIDDEN), (GUILD_DECK, Back.HIDDEN_GUILD)):
        unseen = sum(int(place) == Place.UNSEEN for place in state.place[PILES[deck, : PILE_SIZE[deck]]])
        hidden = sum(int(state.structure[slot]) == back for slot in range(SLOTS))
        courses *= perm(unseen, hidden)
    if may_draw_tokens(state):
        courses *= comb(int(state.box).bit_count(), TOKENS_DRAWN)
    return courses


def may_draw_tokens(state: State) -> bool:
    """Whether The Great Library can still be built."""
    return any(
        city.wonders_open & (1 << position) and ITEMS[FIRST_WONDER + city.wonders[position]].draws
        for city in state.cities
        for position in range(WONDERS_PER_CITY)
    )


def set_units(search: SearchState, scale: int, margins: bool) -> None:
    """Choose the units for a scale; without margins outcomes alone count."""
    margin = scale + 1 if margins else 0
    outcome = _outcome_unit(scale) if margins else 1
    search.outcome, search.margin, search.shared = scale * outcome, scale * margin, scale if margins else 0
    search.bound = scale * (outcome + LARGEST_MARGIN * margin)


def worth_of(value: int, scale: int, margins: bool) -> Worth:
    """The three expectations in a value."""
    if not margins:
        return Worth(Fraction(value, scale), Fraction(0), Fraction(0))
    above, shared = divmod(value, scale + 1)
    base = 2 * LARGEST_MARGIN * scale + 1
    outcome = (above + base // 2) // base
    return Worth(Fraction(outcome, scale), Fraction(above - outcome * base, scale), Fraction(shared, scale))


def _outcome_unit(scale: int) -> int:
    return (2 * LARGEST_MARGIN * scale + 1) * (scale + 1)


@kernel
def final_value(state: State, search: SearchState) -> int:
    """The value of a finished game for seat 0."""
    if state.winners == 0b11:
        return search.shared
    outcome = 1 if state.winners == 0b01 else -1
    if search.margin == 0:
        return outcome * search.outcome
    margin = total(state, 0) - total(state, 1) if state.victory == Victory.POINTS else outcome * SUPREMACY_MARGIN
    return outcome * search.outcome + margin * search.margin


@kernel
def value_of_margin(margin: int, search: SearchState) -> int:
    """The largest value that a game decided on points can have if seat 0 leads by this, or by less."""
    if margin < 0:
        return margin * search.margin - search.outcome
    return margin * search.margin + search.outcome

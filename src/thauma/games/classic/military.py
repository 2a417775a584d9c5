"""Conflicts at the end of an age."""

from thauma.games.classic.hands import left_of, right_of
from thauma.games.classic.layout import City, State
from thauma.games.classic.tables import AGES, DEFEAT, VICTORY, Side
from thauma.kernel import kernel


@kernel
def resolve_conflicts(state: State) -> None:
    """Each city compares its shields with both neighbours."""
    for seat in range(state.circle):
        conflicts = state.cities[seat].conflicts[state.age]
        conflicts[Side.LEFT] = conflict_token(state, seat, left_of(state, seat))
        conflicts[Side.RIGHT] = conflict_token(state, seat, right_of(state, seat))


@kernel
def conflict_token(state: State, seat: int, neighbour: int) -> int:
    """What the conflict with a neighbour is worth in the present age."""
    margin = state.cities[seat].shields - state.cities[neighbour].shields
    if margin > 0:
        return VICTORY[state.age]
    return DEFEAT if margin < 0 else 0


@kernel
def military_points(city: City) -> int:
    points = 0
    for age in range(AGES):
        points += city.conflicts[age, Side.LEFT] + city.conflicts[age, Side.RIGHT]
    return points


@kernel
def defeats(city: City) -> int:
    """How many defeat tokens a city has."""
    number = 0
    for age in range(AGES):
        for side in range(2):
            if city.conflicts[age, side] < 0:
                number += 1
    return number

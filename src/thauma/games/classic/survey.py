"""What a view asks the rules about every city and every card, all in one compiled call."""

from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic.belief.seen import is_pile, spent_by
from thauma.games.classic.hands import decider, left_of, right_of
from thauma.games.classic.layout import BY_FREE_CITY, CATEGORIES, LEFTOVER, NOBODY, State
from thauma.games.classic.legal import must_decide
from thauma.games.classic.military import conflict_token
from thauma.games.classic.scoring import fill_sheet
from thauma.games.classic.tables import AGES, HAND, MOST_CITIES, Side
from thauma.games.plain import reader
from thauma.kernel import kernel
from thauma.kernel.records import Fields, dtype_of


class SurveyFields(Fields):
    """What a view tells of every city and card."""

    waiting: Annotated[NDArray[np.int8], (MOST_CITIES,)]  # whether the city must decide now
    decider: Annotated[NDArray[np.int8], (MOST_CITIES,)]  # the player who decides for it
    points: Annotated[NDArray[np.int64], (MOST_CITIES, CATEGORIES)]  # as if the game ended now
    conflicts: Annotated[NDArray[np.int8], (MOST_CITIES, 2)]  # the tokens if the age ended now, by Side
    spender: Annotated[NDArray[np.int8], (AGES, MOST_CITIES, HAND)]  # the city that spent the card; or NOBODY


SURVEY_DTYPE = dtype_of(SurveyFields)

Survey: TypeAlias = Annotated[SurveyFields, SURVEY_DTYPE]

_read = reader(SURVEY_DTYPE)


def survey(state: State) -> Any:
    """The survey of a position, as plain values."""
    found: Any = np.zeros(1, SURVEY_DTYPE)[0]
    survey_cities(state, found)
    survey_cards(state, found)
    return _read(found)


@kernel
def survey_cities(state: State, found: Survey) -> None:
    for seat in range(state.circle):
        found.waiting[seat] = must_decide(state, seat)
        found.decider[seat] = decider(state, seat)
        fill_sheet(state, seat, found.points[seat, :])
        found.conflicts[seat, Side.LEFT] = conflict_token(state, seat, left_of(state, seat))
        found.conflicts[seat, Side.RIGHT] = conflict_token(state, seat, right_of(state, seat))


@kernel
def survey_cards(state: State, found: Survey) -> None:
    for age in range(state.age + 1):
        for row in range(state.circle):
            for place in range(HAND):
                found.spender[age, row, place] = spender(state, age, row, place)


@kernel
def spender(state: State, age: int, row: int, place: int) -> int:
    """The city that spent a card; NOBODY while it is there, and for the last of the pile, which nobody drew."""
    code = state.spent[age, row, place]
    never_drawn = is_pile(state, row) and place == LEFTOVER and not code & BY_FREE_CITY
    return NOBODY if code == 0 or never_drawn else spent_by(state, age, row, code)

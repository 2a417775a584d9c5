"""What a seat has seen of the cards.

A seat sees each hand that it holds, what is built, and what it spends itself. A card that another city discards or lays
under its board lies face down: the others see that it is gone when the hand comes round again. Whoever revives a card
looks through the discard pile. The Free City is run by both players: both see its cards, and when it discards, the hand
that it couldn't use.
"""

from thauma.games.classic.hands import city_with, has_free_city, holder_of_free_city, row_held
from thauma.games.classic.layout import BY_FREE_CITY, LEFTOVER, SPENT_TURN, Phase, Spent, State
from thauma.games.classic.tables import FIRST_HOLDER, FREE_CITY, HAND, MOST_CITIES, PASS_STEP, TURNS, Power
from thauma.kernel import kernel

NEVER = -1
TIMES = HAND + 1  # moments of an age: its turns, the leftovers, and its end


@kernel
def spent_turn(code: int) -> int:
    """The turn on which a card left the hand; after all turns while it is still there."""
    return code // SPENT_TURN if code else TIMES - 1


@kernel
def spent_how(code: int) -> int:
    return code % BY_FREE_CITY


@kernel
def spent_by(state: State, age: int, row: int, code: int) -> int:
    """The city that spent a card; of what was left after the last turn, the player who held it."""
    if code & BY_FREE_CITY:
        return FREE_CITY
    turn = min(spent_turn(code), TURNS - 1)
    if is_pile(state, row):
        return holder_of_free_city(age, turn)
    return (row + PASS_STEP[age] * turn + MOST_CITIES * state.players) % state.players


@kernel
def is_pile(state: State, row: int) -> bool:
    return has_free_city(state) and row == FREE_CITY


@kernel
def moment(age: int, turn: int) -> int:
    """Times in one order through the ages."""
    return age * TIMES + turn


@kernel
def is_face_down(code: int) -> bool:
    """Whether a card went to the discard pile, though it may have come back."""
    return spent_how(code) >= Spent.DISCARDED


@kernel
def came_between(state: State, age: int, row: int, place: int, after: int, before: int) -> bool:
    """Whether a card came to the discard pile after one moment and not after another."""
    code = state.spent[age, row, place]
    return is_face_down(code) and after < moment(age, spent_turn(code)) <= before


@kernel
def last_turn_seen(state: State, age: int) -> int:
    """The last turn of an age for which hands were held."""
    return state.turn if age == state.age else TURNS - 1


@kernel
def last_seen(state: State, seat: int, age: int, row: int, place: int) -> int:
    """The last turn on which a player held a card that he didn't spend himself; NEVER if he has not."""
    last = min(last_turn_seen(state, age), spent_turn(state.spent[age, row, place]) - 1)
    first = place if is_pile(state, row) else 0  # the pile's cards are drawn one by one
    for turn in range(last, first - 1, -1):
        if row_held(state.players, age, turn, seat) == home_row(state, age, row):
            return turn
    return NEVER


@kernel
def home_row(state: State, age: int, row: int) -> int:
    """The row with which a card passes: what is drawn from the pile joins the first holder's."""
    return FIRST_HOLDER[age] if is_pile(state, row) else row


@kernel
def is_known(state: State, seat: int, age: int, row: int, place: int) -> bool:
    """Whether a player knows where this very card is."""
    code = state.spent[age, row, place]
    if code == 0:
        return is_in_sight(state, seat, age, row, place) or was_shown(state, age, row, place)
    if spent_how(code) == Spent.BUILT or code & BY_FREE_CITY:
        return True
    if spent_how(code) == Spent.STAGED and state.phase == Phase.OVER:
        return True  # boards are turned up at the end
    if is_pile(state, row) and place == LEFTOVER:
        return False  # nobody drew it
    return spent_by(state, age, row, code) == seat or was_shown(state, age, row, place)


@kernel
def is_in_sight(state: State, seat: int, age: int, row: int, place: int) -> bool:
    """Whether a card that has not been spent is in the player's hand."""
    if age != state.age or row_held(state.players, age, state.turn, seat) != home_row(state, age, row):
        return False
    if not is_pile(state, row):
        return True
    seventh = state.phase == Phase.SEVENTH and city_with(state, Power.PLAY_SEVENTH) == FREE_CITY
    return place <= state.turn or seventh


@kernel
def was_shown(state: State, age: int, row: int, place: int) -> bool:
    """Whether a card was in a hand that the Free City couldn't use, when that hand was last held."""
    if not has_free_city(state) or home_row(state, age, row) != FIRST_HOLDER[age]:
        return False
    turn = last_turn_seen(state, age)
    if spent_turn(state.spent[age, row, place]) <= turn or (is_pile(state, row) and place > turn):
        return False
    for other in range(FREE_CITY + 1):
        for i in range(HAND):
            code = state.spent[age, other, i]
            if code & BY_FREE_CITY and spent_turn(code) == turn and is_face_down(code):
                return True
    return False

"""What a player believes: the position as he knows it, and samples of what he can't know.

A sample is drawn by moving the hidden cards about, so it depends on where they lie. Before a search they are put into
an order that depends on the player's knowledge alone: then the same seed gives the same samples, whatever is hidden.
"""

from thauma.games.classic.kernels import (
    BOX_PART,
    FIRST_HOLDER,
    FREE_CITY_PLAYERS,
    HAND,
    MOST_STAGES,
    NEVER,
    NO_CHOICE,
    NOBODY,
    UNSEEN,
    Notes,
    State,
    as_discarded,
    decider,
    has_free_city,
    last_turn_seen,
    mark_revived,
    note_hidden,
    note_last_drawn,
    note_looks,
    note_wanted,
    rearrange,
    row_held,
    write_back,
    write_fates,
)
from thauma.kernel import kernel
from thauma.kernel.rng import Rng


@kernel
def forget(state: State, player: int, notes: Notes, rng: Rng) -> None:
    """Forget where the cards lie that a player can't know, and what others have chosen this turn."""
    for seat in range(state.circle):
        if state.choice[seat] != NO_CHOICE and decider(state, seat) != player:
            state.choice[seat] = NO_CHOICE
            state.pay[seat, :] = 0
    note_looks(state, notes)
    for age in range(state.age + 1):
        note_hidden(state, player, age, notes)
        note_wanted(state, player, age, notes)
        order_wanted(notes)
        forget_what_came_back(state, age)
        if has_free_city(state):
            order_last_drawn(state, player, age, notes)
        order_hidden(state, age, notes)
        rearrange(state, age, notes, rng)
        write_back(state, age, notes)
        for stage in range(MOST_STAGES):
            if notes.revived[stage] != NEVER:
                mark_revived(state, age, stage, notes, rng)


@kernel
def order_wanted(notes: Notes) -> None:
    for k in range(notes.wants):
        for j in range(k):
            if order_of_wish(notes, k) < order_of_wish(notes, j):
                notes.wanted[k], notes.wanted[j] = notes.wanted[j], notes.wanted[k]
                notes.after[k], notes.after[j] = notes.after[j], notes.after[k]
                notes.before[k], notes.before[j] = notes.before[j], notes.before[k]


@kernel
def order_of_wish(notes: Notes, wish: int) -> int:
    return (int(notes.wanted[wish]) << 16) + (int(notes.after[wish]) << 8) + int(notes.before[wish])


@kernel
def forget_what_came_back(state: State, age: int) -> None:
    for row in range(state.circle):
        for place in range(HAND):
            state.spent[age, row, place] = as_discarded(state.spent[age, row, place])


@kernel
def order_last_drawn(state: State, player: int, age: int, notes: Notes) -> None:
    """With the Free City: what became of a card that the other player drew may have become of another."""
    turn = last_turn_seen(state, age)
    if turn == 0 or row_held(FREE_CITY_PLAYERS, age, turn, player) == FIRST_HOLDER[age]:
        return
    note_last_drawn(state, age, turn, notes)
    for k in range(notes.number):
        for j in range(k):
            if not notes.fixed[k] and not notes.fixed[j] and notes.code[k] < notes.code[j]:
                notes.code[k], notes.code[j] = notes.code[j], notes.code[k]
    write_fates(state, age, notes)


@kernel
def order_hidden(state: State, age: int, notes: Notes) -> None:
    """Unseen cards lie in ascending order; of cards that were seen together, so does what became of them."""
    for k in range(notes.number):
        for j in range(k):
            if is_unseen(notes, k) and is_unseen(notes, j):
                if notes.card[k] < notes.card[j]:
                    notes.card[k], notes.card[j] = notes.card[j], notes.card[k]
            elif notes.part[k] == notes.part[j]:
                order_fates(state, age, notes, j, k)
    for k in range(notes.number):
        if notes.part[k] == UNSEEN:
            state.dealt[age, notes.row[k], notes.place[k]] = notes.card[k]


@kernel
def is_unseen(notes: Notes, k: int) -> bool:
    """Whether a card is one of those that the player has never seen; the guilds in the box may be any of them."""
    return notes.part[k] == UNSEEN or notes.part[k] == BOX_PART


@kernel
def order_fates(state: State, age: int, notes: Notes, first: int, second: int) -> None:
    if notes.row[first] == NOBODY or notes.row[second] == NOBODY:
        return
    fates = state.spent[age]
    one = fates[notes.row[first], notes.place[first]]
    other = fates[notes.row[second], notes.place[second]]
    if other < one:
        fates[notes.row[first], notes.place[first]] = other
        fates[notes.row[second], notes.place[second]] = one

"""What a player does not know, written down card by card: the first half of `resample`."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.box import is_in_play
from thauma.games.classic.belief.seen import (
    NEVER,
    TIMES,
    came_between,
    home_row,
    is_known,
    is_pile,
    last_seen,
    moment,
    spent_by,
    spent_how,
    spent_turn,
)
from thauma.games.classic.hands import holder_of_free_city
from thauma.games.classic.layout import NOBODY, Phase, Spent, State
from thauma.games.classic.tables import (
    AGES,
    BOARD_REVIVES,
    CARD_AGE,
    CARD_SET,
    CARDS,
    COPIES,
    GUILD,
    GUILDS,
    HAND,
    MOST_CITIES,
    MOST_IN_BOX,
    MOST_STAGES,
    STAGE_REVIVES,
    TURNS,
)
from thauma.kernel import bits, kernel
from thauma.kernel.records import Fields, Int64, blank, dtype_of

MOST_HIDDEN = MOST_CITIES * HAND + len(GUILDS) + MOST_IN_BOX
UNSEEN = MOST_CITIES * TIMES  # the part of the cards that the seat has never seen
BOX = UNSEEN + 1  # the part of the cards that were not dealt


class NotesFields(Fields):
    """What a seat does not know of one age."""

    # the cards of an age that a seat does not know, one after the other
    row: Annotated[NDArray[np.int8], (MOST_HIDDEN,)]
    place: Annotated[NDArray[np.int8], (MOST_HIDDEN,)]  # its position in the row
    part: Annotated[NDArray[np.int8], (MOST_HIDDEN,)]
    start: Annotated[NDArray[np.int8], (MOST_HIDDEN,)]  # the card that lay there before
    card: Annotated[NDArray[np.int8], (MOST_HIDDEN,)]  # the card that lies there now
    code: Annotated[NDArray[np.int8], (MOST_HIDDEN,)]  # what became of it (see Spent)
    fixed: Annotated[NDArray[np.int8], (MOST_HIDDEN,)]  # it is in its place
    number: Int64
    # the looks at the discard pile, by stage
    look: Annotated[NDArray[np.int8], (MOST_STAGES,)]  # when; NEVER if it is not built or has no such power
    viewer: Annotated[NDArray[np.int8], (MOST_STAGES,)]
    revived: Annotated[NDArray[np.int8], (MOST_STAGES,)]  # the card that came back; NEVER if none of this age did
    # what must lie in the discard pile: a card, and the latest and earliest time at which it came there
    wanted: Annotated[NDArray[np.int8], (MOST_HIDDEN,)]
    before: Annotated[NDArray[np.int8], (MOST_HIDDEN,)]
    after: Annotated[NDArray[np.int8], (MOST_HIDDEN,)]
    wants: Int64


NOTES_DTYPE = dtype_of(NotesFields)

Notes: TypeAlias = Annotated[NotesFields, NOTES_DTYPE]


def blank_notes() -> Notes:
    return blank(NotesFields)


@kernel
def note_hidden(state: State, seat: int, age: int, notes: Notes) -> None:
    """Note the cards of an age that a player doesn't know, and the part to which each belongs."""
    notes.number = 0
    for row in range(state.circle):
        for place in range(HAND):
            if not is_known(state, seat, age, row, place):
                turn = last_seen(state, seat, age, row, place)
                part = UNSEEN if turn == NEVER else home_row(state, age, row) * TIMES + turn
                note_card(notes, row, place, part, state.dealt[age, row, place])
    if age == AGES - 1 or state.sets:
        note_box(state, age, notes)


@kernel
def note_card(notes: Notes, row: int, place: int, part: int, card: int) -> None:
    notes.row[notes.number] = row
    notes.place[notes.number] = place
    notes.part[notes.number] = part
    notes.card[notes.number] = card
    notes.number += 1


@kernel
def note_box(state: State, age: int, notes: Notes) -> None:
    """The cards of an age that were not dealt: nobody has seen them. Of the base those are guilds."""
    for card in range(CARDS):
        if CARD_AGE[card] == age and (GUILD[card] or state.sets) and is_in_play(CARD_SET[card], state.sets):
            for _ in range(COPIES[state.circle, card] - copies_dealt(state, age, card)):
                note_card(notes, NOBODY, 0, BOX, card)


@kernel
def copies_dealt(state: State, age: int, card: int) -> int:
    copies = 0
    for row in range(state.circle):
        for place in range(HAND):
            copies += state.dealt[age, row, place] == card
    return copies


@kernel
def note_looks(state: State, notes: Notes) -> None:
    """When each stage that revives was built, who then looked through the discard pile, and what came back."""
    for stage in range(MOST_STAGES):
        notes.look[stage] = NEVER
    for seat in range(state.circle):
        board = state.cities[seat].board
        built = moments_of_stages(state, seat) if BOARD_REVIVES[board] else 0
        for stage in range(MOST_STAGES):
            if built:
                if STAGE_REVIVES[board, stage]:
                    note_look(state, seat, stage, bits.lowest(built), notes)
                built &= built - 1


@kernel
def moments_of_stages(state: State, seat: int) -> int:
    """The moments at which a city built its stages, as bits."""
    moments = 0
    for age in range(state.age + 1):
        for row in range(state.circle):
            for place in range(HAND):
                code = state.spent[age, row, place]
                if spent_how(code) == Spent.STAGED and spent_by(state, age, row, code) == seat:
                    moments |= bits.bit(moment(age, spent_turn(code)))
    return moments


@kernel
def note_look(state: State, seat: int, stage: int, built: int, notes: Notes) -> None:
    """After the last turn the look comes when all is discarded; so it is still to come while a seventh card is."""
    age, turn = built // TIMES, built % TIMES
    if state.phase == Phase.SEVENTH and age == state.age and turn == state.turn:
        return
    notes.look[stage] = moment(age, turn if turn < TURNS - 1 else TIMES - 1)
    last = min(turn, TURNS - 1)
    notes.viewer[stage] = holder_of_free_city(age, last) if is_pile(state, seat) else seat


@kernel
def note_wanted(state: State, seat: int, age: int, notes: Notes) -> None:
    """Note what the player knows of an age's cards in the discard pile: what he saw there and what came back."""
    notes.wants = 0
    for stage in range(MOST_STAGES):
        notes.revived[stage] = revived_card(state, age, stage)
    previous = NEVER
    for stage in range(MOST_STAGES):
        look = notes.look[stage]
        if look != NEVER and notes.viewer[stage] == seat:
            want_what_was_seen(state, age, previous, look, notes)
            previous = look
    for stage in range(MOST_STAGES):
        card = notes.revived[stage]
        if card != NEVER and notes.viewer[stage] != seat and not has_own(state, seat, age, card, notes.look[stage]):
            want_revived(notes, card, notes.look[stage])


@kernel
def revived_card(state: State, age: int, stage: int) -> int:
    for row in range(state.circle):
        for place in range(HAND):
            if spent_how(state.spent[age, row, place]) == Spent.REVIVED + stage:
                return state.dealt[age, row, place]
    return NEVER


@kernel
def want_what_was_seen(state: State, age: int, after: int, before: int, notes: Notes) -> None:
    """Everything that came to the pile between two looks stays there."""
    for k in range(notes.number):
        if notes.row[k] != NOBODY and came_between(state, age, notes.row[k], notes.place[k], after, before):
            want(notes, notes.card[k], after, before)


@kernel
def has_own(state: State, seat: int, age: int, card: int, before: int) -> bool:
    """Whether a copy that the player knows could be the one that came back."""
    for row in range(state.circle):
        for place in range(HAND):
            if (
                state.dealt[age, row, place] == card
                and came_between(state, age, row, place, NEVER, before)
                and is_known(state, seat, age, row, place)
            ):
                return True
    return False


@kernel
def want(notes: Notes, card: int, after: int, before: int) -> None:
    notes.wanted[notes.wants] = card
    notes.after[notes.wants] = after
    notes.before[notes.wants] = before
    notes.wants += 1


@kernel
def want_revived(notes: Notes, card: int, look: int) -> None:
    """A card came back at another player's look; if this one has seen it in the pile too, it was there before both.

    Only with the Free City do two players look: then no card has a second copy.
    """
    for wish in range(notes.wants):
        if notes.wanted[wish] == card:
            notes.before[wish] = min(notes.before[wish], look)
            return
    want(notes, card, NEVER, look)

"""`resample`: the same position with everything that a player can't know dealt anew.

The cards of an age that a player doesn't know (see seen.py) fall into *parts*. Cards that he last saw together may
have changed places since; those that he has never seen may be any of the unseen. Within a part every order is equally
likely and nothing else is possible, but for what he knows of the discard pile: what he saw there, and what came back
from there. Those cards are put in place first, at random, and the rest is shuffled.

Chance may put a wanted card where it bars the way of another. When that has happened ATTEMPTS times, the cards start
where they lie and change places step by step, each step keeping what is wanted: no sample is the true deal unless
chance makes it so.
"""

from thauma.games.classic.belief.notes import BOX, UNSEEN, Notes, blank_notes, note_hidden, note_looks, note_wanted
from thauma.games.classic.belief.seen import NEVER, TIMES, came_between, is_face_down, last_turn_seen, spent_how
from thauma.games.classic.hands import decider, has_free_city, is_free_city, row_held
from thauma.games.classic.layout import NO_CHOICE, NOBODY, Spent, State
from thauma.games.classic.legal import blank_list, blank_workspace, must_decide, sample_legal
from thauma.games.classic.tables import FIRST_HOLDER, FREE_CITY, FREE_CITY_PLAYERS, GUILD, HAND, MOST_STAGES
from thauma.games.classic.turn import choose
from thauma.kernel import kernel
from thauma.kernel.rng import Rng, below

__all__ = ["blank_notes", "open_choices", "resample"]

ATTEMPTS = 16
STEPS_PER_CARD = 64  # of a walk


@kernel
def resample(state: State, seat: int, notes: Notes, rng: Rng) -> None:
    """Deal anew the cards that a player can't know. What others have chosen this turn stays: see `open_choices`."""
    note_looks(state, notes)
    for age in range(state.age + 1):
        note_hidden(state, seat, age, notes)
        note_wanted(state, seat, age, notes)
        rearrange(state, age, notes, rng)
        write_back(state, age, notes)
        if has_free_city(state):
            mix_last_drawn(state, seat, age, notes, rng)
        for stage in range(MOST_STAGES):
            if notes.revived[stage] != NEVER:
                mark_revived(state, age, stage, notes, rng)


def open_choices(state: State, seat: int, rng: Rng) -> None:
    """What other players have chosen this turn is open again. While the Free City waits for a decision, everyone sees
    that its holder has chosen: then his choice is drawn anew."""
    free_city_waits = is_free_city(state, FREE_CITY) and must_decide(state, FREE_CITY)
    for other in range(state.circle):
        if state.choice[other] != NO_CHOICE and decider(state, other) != seat:
            state.choice[other] = NO_CHOICE
            state.pay[other, :] = 0
            if free_city_waits and other == decider(state, FREE_CITY):
                workspace = blank_workspace()
                choose(state, other, sample_legal(state, other, rng, workspace, blank_list(), blank_list()), workspace)


@kernel
def rearrange(state: State, age: int, notes: Notes, rng: Rng) -> None:
    """Put what is wanted in place, then shuffle the rest of each part."""
    for k in range(notes.number):
        notes.start[k] = notes.card[k]
    placed = False
    for _ in range(ATTEMPTS):
        if not placed:
            start_again(notes)
            placed = place_wanted(state, age, notes, rng)
    if not placed:
        walk(state, age, notes, rng)
    shuffle_box(state, notes, rng)
    for k in range(notes.number):
        swap_within_part(notes, k, rng)


@kernel
def start_again(notes: Notes) -> None:
    for k in range(notes.number):
        notes.card[k] = notes.start[k]
        notes.fixed[k] = 0


@kernel
def place_wanted(state: State, age: int, notes: Notes, rng: Rng) -> bool:
    """Put each wanted card on a random place where it may have been discarded; whether there was one for each."""
    for wish in range(notes.wants):
        chosen, source, options = 0, 0, 0
        for k in range(notes.number):
            other = find_in_part(notes, k, notes.wanted[wish]) if fits(state, age, notes, k, wish) else NEVER
            if other != NEVER:
                options += 1
                if below(rng, options) == 0:
                    chosen, source = k, other
        if options == 0:
            return False
        swap(notes, chosen, source)
        notes.fixed[chosen] = 1
    return True


@kernel
def fits(state: State, age: int, notes: Notes, k: int, wish: int) -> bool:
    """Whether a wanted card may be put on this place."""
    return not notes.fixed[k] and may_lie(state, age, notes, k, wish)


@kernel
def may_lie(state: State, age: int, notes: Notes, k: int, wish: int) -> bool:
    """Whether a card on this place came to the discard pile when the wanted one did."""
    if notes.part[k] == BOX or notes.row[k] == NOBODY:
        return False
    return came_between(state, age, notes.row[k], notes.place[k], notes.after[wish], notes.before[wish])


@kernel
def find_in_part(notes: Notes, k: int, card: int) -> int:
    """A place of the same part on which that card lies and may leave; NEVER if there is none."""
    for other in range(notes.number):
        if notes.part[other] == notes.part[k] and notes.card[other] == card and not notes.fixed[other]:
            return other
    return NEVER


@kernel
def walk(state: State, age: int, notes: Notes, rng: Rng) -> None:
    """Random cards of one part change places, again and again, if both then still lie where they may."""
    start_again(notes)
    keep_wanted(state, age, notes)
    for _ in range(STEPS_PER_CARD * notes.number):
        k, other = below(rng, notes.number), below(rng, notes.number)
        if (
            notes.part[k] == notes.part[other]
            and may_move(state, age, notes, k, other)
            and may_move(state, age, notes, other, k)
        ):
            swap(notes, k, other)
            notes.fixed[k], notes.fixed[other] = notes.fixed[other], notes.fixed[k]


@kernel
def may_move(state: State, age: int, notes: Notes, k: int, other: int) -> bool:
    return not notes.fixed[k] or may_lie(state, age, notes, other, notes.fixed[k] - 1)


@kernel
def keep_wanted(state: State, age: int, notes: Notes) -> None:
    """What is wanted lies where it did before; `fixed` says, counting from 1, which wish that is."""
    for wish in range(notes.wants):
        for k in range(notes.number):
            if notes.card[k] == notes.wanted[wish] and fits(state, age, notes, k, wish):
                notes.fixed[k] = 1 + wish
                break


@kernel
def shuffle_box(state: State, notes: Notes, rng: Rng) -> None:
    """Any card that the player has not seen may be one of those in the box, a guild for a guild."""
    for k in range(notes.number):
        other, options = k, 0
        for j in range(k + 1 if may_be_in_box(state, notes, k) else 0):
            if may_be_in_box(state, notes, j) and GUILD[notes.card[j]] == GUILD[notes.card[k]]:
                options += 1
                if below(rng, options) == 0:
                    other = j
        swap(notes, k, other)


@kernel
def may_be_in_box(state: State, notes: Notes, k: int) -> bool:
    """Whether a card is one that nobody has shown to the player; of the base alone, guilds are left in the box."""
    unseen = notes.part[k] == UNSEEN or notes.part[k] == BOX
    return unseen and (state.sets != 0 or GUILD[notes.card[k]]) and not notes.fixed[k]


@kernel
def swap_within_part(notes: Notes, k: int, rng: Rng) -> None:
    """One step of a shuffle: change places with a random earlier card of the same part, or with none."""
    if notes.fixed[k] or notes.part[k] == BOX:
        return
    other, options = k, 0
    for j in range(k + 1):
        if notes.part[j] == notes.part[k] and not notes.fixed[j]:
            options += 1
            if below(rng, options) == 0:
                other = j
    swap(notes, k, other)


@kernel
def swap(notes: Notes, k: int, other: int) -> None:
    card = notes.card[k]
    notes.card[k] = notes.card[other]
    notes.card[other] = card


@kernel
def write_back(state: State, age: int, notes: Notes) -> None:
    """Unseen cards were dealt otherwise; of cards that were seen something else became.

    Which copies came back from the discard pile is open again.
    """
    for k in range(notes.number):
        notes.fixed[k] = 0
        if notes.row[k] != NOBODY:
            notes.code[k] = as_discarded(state.spent[age, notes.row[k], notes.place[k]])
    for k in range(notes.number):
        if notes.part[k] == UNSEEN:
            state.dealt[age, notes.row[k], notes.place[k]] = notes.card[k]
        elif notes.part[k] != BOX:
            take_fate(state, age, k, notes)
    for row in range(state.circle):
        for place in range(HAND):
            state.spent[age, row, place] = as_discarded(state.spent[age, row, place])


@kernel
def as_discarded(code: int) -> int:
    """What became of a card before it came back from the discard pile."""
    return code - spent_how(code) + Spent.DISCARDED if is_face_down(code) else code


@kernel
def take_fate(state: State, age: int, k: int, notes: Notes) -> None:
    """What became of the card on this place became of the card that lies here now."""
    for j in range(notes.number):
        if notes.part[j] == notes.part[k] and notes.start[j] == notes.card[k] and not notes.fixed[j]:
            state.spent[age, notes.row[j], notes.place[j]] = notes.code[k]
            notes.fixed[j] = 1
            return


@kernel
def mix_last_drawn(state: State, seat: int, age: int, notes: Notes, rng: Rng) -> None:
    """With the Free City: what the other player drew last is unseen, but it was in one hand with cards that were seen.
    What became of each of them may have become of another."""
    turn = last_turn_seen(state, age)
    if turn == 0 or row_held(FREE_CITY_PLAYERS, age, turn, seat) == FIRST_HOLDER[age]:
        return
    note_last_drawn(state, age, turn, notes)
    mixed = False
    for _ in range(ATTEMPTS):
        if not mixed:
            swap_fates(notes, rng)
            write_fates(state, age, notes)
            mixed = has_all_wanted(state, age, notes)
    if not mixed:
        walk_fates(state, age, notes, rng)


@kernel
def walk_fates(state: State, age: int, notes: Notes, rng: Rng) -> None:
    """From what became of the cards as they lie, step by step: two fates change places if nothing wanted is lost."""
    for k in range(notes.number):
        notes.code[k] = notes.start[k]
    write_fates(state, age, notes)
    for _ in range(STEPS_PER_CARD * notes.number):
        k, other = below(rng, notes.number), below(rng, notes.number)
        if not notes.fixed[k] and not notes.fixed[other]:
            swap_two_fates(state, age, notes, k, other)
            if not has_all_wanted(state, age, notes):
                swap_two_fates(state, age, notes, k, other)


@kernel
def swap_two_fates(state: State, age: int, notes: Notes, k: int, other: int) -> None:
    notes.code[k], notes.code[other] = notes.code[other], notes.code[k]
    state.spent[age, notes.row[k], notes.place[k]] = notes.code[k]
    state.spent[age, notes.row[other], notes.place[other]] = notes.code[other]


@kernel
def note_last_drawn(state: State, age: int, turn: int, notes: Notes) -> None:
    """Note, as not fixed, the cards that were in the hand with the one drawn on a turn; and what became of each."""
    for k in range(notes.number):
        together = notes.part[k] == FIRST_HOLDER[age] * TIMES + turn - 1
        drawn = notes.part[k] == UNSEEN and notes.row[k] == FREE_CITY and notes.place[k] == turn
        notes.fixed[k] = 0 if together or drawn else 1
        if notes.row[k] != NOBODY:
            notes.code[k] = state.spent[age, notes.row[k], notes.place[k]]
            notes.start[k] = notes.code[k]


@kernel
def swap_fates(notes: Notes, rng: Rng) -> None:
    """Shuffle what became of the cards that are not fixed."""
    for k in range(notes.number):
        other, options = k, 0
        for j in range(0 if notes.fixed[k] else k + 1):
            if not notes.fixed[j]:
                options += 1
                if below(rng, options) == 0:
                    other = j
        code = notes.code[k]
        notes.code[k] = notes.code[other]
        notes.code[other] = code


@kernel
def write_fates(state: State, age: int, notes: Notes) -> None:
    for k in range(notes.number):
        if not notes.fixed[k]:
            state.spent[age, notes.row[k], notes.place[k]] = notes.code[k]


@kernel
def has_all_wanted(state: State, age: int, notes: Notes) -> bool:
    """Whether each wanted card lies where it may; with two players no card has a second copy."""
    for wish in range(notes.wants):
        found = False
        for k in range(notes.number):
            if notes.row[k] != NOBODY and state.dealt[age, notes.row[k], notes.place[k]] == notes.wanted[wish]:
                found = came_between(state, age, notes.row[k], notes.place[k], notes.after[wish], notes.before[wish])
        if not found:
            return False
    return True


@kernel
def mark_revived(state: State, age: int, stage: int, notes: Notes, rng: Rng) -> None:
    options, chosen = 0, 0
    for row in range(state.circle):
        for place in range(HAND):
            if state.dealt[age, row, place] == notes.revived[stage] and came_between(
                state, age, row, place, NEVER, notes.look[stage]
            ):
                options += 1
                if below(rng, options) == 0:
                    chosen = row * HAND + place
    state.spent[age, chosen // HAND, chosen % HAND] += Spent.REVIVED + stage - Spent.DISCARDED

"""The cards on the table: what lies where, what is available, what turns up."""

from thauma.games.duel.layout import Back, Place, State
from thauma.games.duel.tables import ALL_SLOTS, COVERED_BY, COVERS, FACE_UP, FREE_AT_FIRST, GUILD, SLOTS
from thauma.kernel import bits, kernel


@kernel
def take(state: State, slot: int) -> int:
    """Take the card of an available slot; cards that nothing covers any more become available."""
    card = state.structure[slot]
    state.structure[slot] = Back.TAKEN
    state.present &= ~bits.bit(slot)
    state.available &= ~bits.bit(slot)
    below = COVERS[state.age, slot]
    while below:
        uncovered = bits.lowest(below)
        below &= below - 1
        if not COVERED_BY[state.age, uncovered] & state.present:
            state.available |= bits.bit(uncovered)
    return card


@kernel
def is_face_down(state: State, slot: int) -> bool:
    return state.structure[slot] <= Back.HIDDEN


@kernel
def next_to_reveal(state: State) -> int:
    """The first available slot whose card lies face down; -1 if there is none."""
    candidates = state.available & ~FACE_UP[state.age]
    while candidates:
        slot = bits.lowest(candidates)
        if is_face_down(state, slot):
            return slot
        candidates &= candidates - 1
    return -1


@kernel
def turn_up(state: State, slot: int, card: int) -> None:
    state.structure[slot] = card
    state.place[card] = Place.STRUCTURE


@kernel
def lay_card(state: State, slot: int, card: int) -> None:
    """Lay a card of the present age into its slot, face up or down as the structure says."""
    if FACE_UP[state.age] & bits.bit(slot):
        turn_up(state, slot, card)
    else:
        state.structure[slot] = Back.HIDDEN_GUILD if GUILD[card] else Back.HIDDEN


@kernel
def clear(state: State) -> None:
    """An empty table for the present age; all its slots are about to be filled."""
    for slot in range(SLOTS):
        state.structure[slot] = Back.TAKEN
    state.present = ALL_SLOTS
    state.available = FREE_AT_FIRST[state.age]

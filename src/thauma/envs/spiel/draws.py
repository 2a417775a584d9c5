"""What chance decides in Duel, one thing at a time: each of the options is as likely as the other."""

from typing import Any

from thauma.envs.spiel.game import Draw, evenly
from thauma.games.duel.kernels import (
    AGES,
    CARD_IDS,
    FACE_UP,
    GUILD,
    GUILD_DECK,
    GUILDS_IN_AGE_3,
    PILE_SIZE,
    PILES,
    SLOTS,
    TOKEN_IDS,
    TOKENS_DRAWN,
    TOKENS_ON_BOARD,
    WONDER_IDS,
    WONDERS_PER_CITY,
    Back,
    Phase,
    Place,
    after_reveal,
    clear,
    lay_out_wonder,
    next_to_reveal,
    open_age,
    turn_up,
)

NOWHERE = -1
SLOT_NAMES = tuple(str(slot) for slot in range(SLOTS))


def next_draw(state: Any, tokens_laid: int) -> Draw:
    """What chance decides now; before all tokens are on the board, another one of them."""
    if tokens_laid < TOKENS_ON_BOARD:
        return evenly("board", TOKEN_IDS, _members(state.box))
    phase = int(state.phase)
    if phase == Phase.OFFER_WONDERS:
        return evenly("offer", WONDER_IDS, _members(state.unseen_wonders))
    if phase == Phase.DRAW_TOKENS:
        return evenly("draw", TOKEN_IDS, _members(int(state.box) & ~int(state.offer)))
    if phase == Phase.REVEAL:
        return evenly("reveal", CARD_IDS, _unseen(state, next_to_reveal(state)))
    if _guilds_laid(state) < _guilds(state):
        return evenly("guild in slot", SLOT_NAMES, [s for s in range(SLOTS) if state.structure[s] == Back.TAKEN])
    return evenly("lay", CARD_IDS, _unseen(state, _slot_to_fill(state)))


def carry_out(state: Any, number: int, tokens_laid: int) -> None:
    """One of the options came up."""
    phase = int(state.phase)
    if tokens_laid < TOKENS_ON_BOARD:
        state.board |= 1 << number
        state.box &= ~(1 << number)
    elif phase == Phase.OFFER_WONDERS:
        lay_out_wonder(state, number)
        if int(state.offer).bit_count() == WONDERS_PER_CITY:
            state.phase = Phase.DRAFT
    elif phase == Phase.DRAW_TOKENS:
        state.offer |= 1 << number
        if int(state.offer).bit_count() == TOKENS_DRAWN:
            state.phase = Phase.LIBRARY
    elif phase == Phase.REVEAL:
        turn_up(state, next_to_reveal(state), number)
        after_reveal(state)
    elif _guilds_laid(state) < _guilds(state):
        state.structure[number] = Back.HIDDEN_GUILD
    else:
        turn_up(state, _slot_to_fill(state), number)
        if _slot_to_fill(state) == NOWHERE:
            _finish_age(state)


def prepare(state: Any) -> None:
    """Clear the table when an age is about to be laid out."""
    if int(state.phase) == Phase.LAY_AGE and int(state.present) == 0:
        clear(state)


def _finish_age(state: Any) -> None:
    """Every card that lies open is there; the others are backs."""
    for slot in range(SLOTS):
        if state.structure[slot] == Back.TAKEN:
            state.structure[slot] = Back.HIDDEN
    open_age(state)


def _guilds(state: Any) -> int:
    return GUILDS_IN_AGE_3 if int(state.age) == AGES - 1 else 0


def _guilds_laid(state: Any) -> int:
    lying = [int(lies) for lies in state.structure]
    return sum(lies == Back.HIDDEN_GUILD or (lies >= 0 and bool(GUILD[lies])) for lies in lying)


def _slot_to_fill(state: Any) -> int:
    """The first slot whose card is to lie open and isn't there yet."""
    face_up = int(FACE_UP[state.age])
    empty = (s for s in range(SLOTS) if face_up >> s & 1 and state.structure[s] < 0)
    return next(empty, NOWHERE)


def _unseen(state: Any, slot: int) -> list[int]:
    """The cards that may lie in a slot: those of its back's deck that nobody has seen."""
    deck = GUILD_DECK if state.structure[slot] == Back.HIDDEN_GUILD else int(state.age)
    return [card for card in PILES[deck, : PILE_SIZE[deck]].tolist() if state.place[card] == Place.UNSEEN]


def _members(bits: int) -> list[int]:
    return [number for number in range(int(bits).bit_length()) if int(bits) >> number & 1]

"""Chance, one outcome at a time: every card that may turn up, every draw of tokens. All are equally likely."""

from thauma.games.duel.kernels import (
    BASE_TOKENS,
    GUILD_DECK,
    PILE_SIZE,
    PILES,
    TOKENS_DRAWN,
    Back,
    Int16s,
    Phase,
    Place,
    State,
    after_reveal,
    next_to_reveal,
    turn_up,
)
from thauma.kernel import bits, kernel


@kernel
def list_outcomes(state: State, listed: Int16s) -> int:
    """Write every outcome of the chance event that is due: a card, or the bits of the tokens drawn."""
    if state.phase == Phase.REVEAL:
        return list_unseen(state, listed)
    return list_draws(state, listed)


@kernel
def list_unseen(state: State, listed: Int16s) -> int:
    guild = state.structure[next_to_reveal(state)] == Back.HIDDEN_GUILD
    deck = GUILD_DECK if guild else int(state.age)
    number = 0
    for i in range(PILE_SIZE[deck]):
        card = PILES[deck, i]
        if state.place[card] == Place.UNSEEN:
            listed[number] = card
            number += 1
    return number


@kernel
def list_draws(state: State, listed: Int16s) -> int:
    number = 0
    for draw in range(bits.bit(BASE_TOKENS)):
        if draw & ~state.box == 0 and bits.count(draw) == TOKENS_DRAWN:
            listed[number] = draw
            number += 1
    return number


@kernel
def bring_about(state: State, outcome: int) -> None:
    """Resolve the chance event that is due in one of the ways listed."""
    if state.phase == Phase.REVEAL:
        turn_up(state, next_to_reveal(state), outcome)
        after_reveal(state)
    else:
        state.offer = outcome
        state.phase = Phase.LIBRARY

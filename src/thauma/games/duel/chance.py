"""Fate: chance events are resolved from a deal (a live game) or at random from the unseen cards (a search).

Both ways are exact: a card under a back is equally likely to be any card that nobody has seen of that back's deck.
"""

from thauma.games.duel.layout import FIRST_CHANCE, Back, Deal, Phase, Place, State
from thauma.games.duel.structure import clear, lay_card, next_to_reveal, turn_up
from thauma.games.duel.tables import (
    AGES,
    ALL_SLOTS,
    FACE_UP,
    GUILD_DECK,
    GUILDS_IN_AGE_3,
    NOTHING,
    PILE_SIZE,
    PILES,
    SLOTS,
    TOKENS,
    TOKENS_DRAWN,
    TOKENS_IN_BOX,
    WONDERS,
    WONDERS_PER_CITY,
)
from thauma.games.duel.turn import next_turn, open_age
from thauma.kernel import bits, inlined, kernel
from thauma.kernel.rng import Rng, below


@kernel
def is_chance(state: State) -> bool:
    return FIRST_CHANCE <= state.phase < Phase.OVER


@inlined
def settle(state: State, deal: Deal) -> None:
    """Resolve every open chance event as the deal says."""
    while is_chance(state):
        if state.phase == Phase.OFFER_WONDERS:
            for i in range(state.picks, state.picks + WONDERS_PER_CITY):
                lay_out_wonder(state, deal.wonders[i])
            state.phase = Phase.DRAFT
        elif state.phase == Phase.LAY_AGE:
            clear(state)
            for slot in range(SLOTS):
                lay_card(state, slot, deal.ages[state.age, slot])
            open_age(state)
        elif state.phase == Phase.REVEAL:
            slot = next_to_reveal(state)
            turn_up(state, slot, deal.ages[state.age, slot])
            after_reveal(state)
        else:
            draw_tokens(state, deal)
            state.phase = Phase.LIBRARY


@kernel
def draw_tokens(state: State, deal: Deal) -> None:
    """The first tokens, in the order of the deal, that are still in the box."""
    drawn = 0
    for i in range(TOKENS_IN_BOX):
        if drawn < TOKENS_DRAWN and deal.box[i] != NOTHING and state.box & bits.bit(deal.box[i]):
            state.offer |= bits.bit(deal.box[i])
            drawn += 1


@kernel
def settle_at_random(state: State, rng: Rng) -> None:
    """Resolve every open chance event from what nobody has seen."""
    while is_chance(state):
        if state.phase == Phase.OFFER_WONDERS:
            for _ in range(WONDERS_PER_CITY):
                lay_out_wonder(state, random_bit(state.unseen_wonders, WONDERS, rng))
            state.phase = Phase.DRAFT
        elif state.phase == Phase.LAY_AGE:
            clear(state)
            lay_at_random(state, rng)
            open_age(state)
        elif state.phase == Phase.REVEAL:
            slot = next_to_reveal(state)
            hidden_guild = state.structure[slot] == Back.HIDDEN_GUILD
            turn_up(state, slot, random_unseen(state, GUILD_DECK if hidden_guild else state.age, rng))
            after_reveal(state)
        else:
            redraw_offer(state, rng)
            state.phase = Phase.LIBRARY


@kernel
def redraw_offer(state: State, rng: Rng) -> None:
    """Draw The Great Library's tokens, again if they were drawn before."""
    state.offer = 0
    for _ in range(min(TOKENS_DRAWN, bits.count(state.box))):
        state.offer |= bits.bit(random_bit(state.box & ~state.offer, TOKENS, rng))


@kernel
def after_reveal(state: State) -> None:
    if next_to_reveal(state) < 0:
        next_turn(state)


@kernel
def lay_out_wonder(state: State, wonder: int) -> None:
    state.offer |= bits.bit(wonder)
    state.unseen_wonders &= ~bits.bit(wonder)


@kernel
def lay_at_random(state: State, rng: Rng) -> None:
    """Guilds come to lie in random slots of age III; open slots show a random card, the others a back."""
    guild_slots = 0
    if state.age == AGES - 1:
        for _ in range(GUILDS_IN_AGE_3):
            guild_slots |= bits.bit(random_bit(ALL_SLOTS & ~guild_slots, SLOTS, rng))
    for slot in range(SLOTS):
        is_guild = guild_slots & bits.bit(slot)
        if FACE_UP[state.age] & bits.bit(slot):
            turn_up(state, slot, random_unseen(state, GUILD_DECK if is_guild else state.age, rng))
        else:
            state.structure[slot] = Back.HIDDEN_GUILD if is_guild else Back.HIDDEN


@kernel
def random_unseen(state: State, deck: int, rng: Rng) -> int:
    """A uniformly random card of a deck among those that nobody has seen; there must be one."""
    while True:
        card = int(PILES[deck, below(rng, PILE_SIZE[deck])])
        if state.place[card] == Place.UNSEEN:
            return card


@kernel
def random_bit(chosen_from: int, size: int, rng: Rng) -> int:
    """A uniformly random member of a set of numbers below `size`; it must not be empty."""
    while True:
        member = below(rng, size)
        if chosen_from & bits.bit(member):
            return member

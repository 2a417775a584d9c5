"""The deal, and the position before the first decision."""

import numpy as np

from thauma.games.duel.economy import open_market
from thauma.games.duel.layout import DEAL_DTYPE, STATE_DTYPE, Deal, Phase, State
from thauma.games.duel.tables import (
    AGES,
    DECK_SIZE,
    DECK_START,
    FIRST_GAME_WONDERS,
    GUILD_DECK,
    GUILDS_IN_AGE_3,
    LOOTS,
    SLOTS,
    STARTING_COINS,
    TOKENS,
    TOKENS_IN_BOX,
    TOKENS_ON_BOARD,
    WONDERS,
    WONDERS_DEALT,
    WONDERS_PER_CITY,
)
from thauma.games.duel.turn import add_wonder
from thauma.kernel import bits, kernel
from thauma.kernel.rng import Int8s, Rng, shuffle

FIRST_GAME_DEAL = np.array([wonder for city in FIRST_GAME_WONDERS for wonder in city], np.int8)


def blank_state() -> State:
    state: np.record = np.zeros(1, STATE_DTYPE)[0]
    return state


def blank_deal() -> Deal:
    deal: np.record = np.zeros(1, DEAL_DTYPE)[0]
    return deal


@kernel
def deal_cards(deal: Deal, pile: Int8s, rng: Rng) -> None:
    """Shuffle and deal everything, keeping the deal's options. `pile` is room for the largest pile (see blank_pile)."""
    fill(pile, TOKENS, 0, rng)
    for i in range(TOKENS_ON_BOARD):
        deal.board[i] = pile[i]
    for i in range(TOKENS_IN_BOX):
        deal.box[i] = pile[TOKENS_ON_BOARD + i]
    if not deal.first_game:
        fill(pile, WONDERS, 0, rng)
    for i in range(WONDERS_DEALT):
        deal.wonders[i] = FIRST_GAME_DEAL[i] if deal.first_game else pile[i]
    for age in range(AGES):
        deal_age(deal, age, pile, rng)


@kernel
def deal_age(deal: Deal, age: int, pile: Int8s, rng: Rng) -> None:
    """An age's deck without the cards that go to the box; age III with its guilds."""
    guilds = GUILDS_IN_AGE_3 if age == AGES - 1 else 0
    fill(pile, DECK_SIZE[GUILD_DECK], DECK_START[GUILD_DECK], rng)
    for i in range(guilds):
        deal.ages[age, i] = pile[i]
    fill(pile, DECK_SIZE[age], DECK_START[age], rng)
    for i in range(SLOTS - guilds):
        deal.ages[age, guilds + i] = pile[i]
    shuffle(deal.ages[age], rng)


def blank_pile() -> Int8s:
    return np.zeros(int(DECK_SIZE.max()), np.int8)


@kernel
def fill(pile: Int8s, size: int, first: int, rng: Rng) -> None:
    """Fill the pile's beginning with the numbers from `first` on, shuffled."""
    for i in range(size):
        pile[i] = first + i
    shuffle(pile[:size], rng)


@kernel
def begin(state: State, deal: Deal) -> None:
    """A blank state becomes the position in which the first chance event is open: wonders or cards are laid out."""
    for seat in range(2):
        city = state.cities[seat]
        city.coins = STARTING_COINS
        city.wonders[:] = -1
        open_market(city)
    for i in range(TOKENS_ON_BOARD):
        state.board |= bits.bit(deal.board[i])
    state.box = (bits.bit(TOKENS) - 1) & ~state.board
    state.loot = bits.bit(2 * LOOTS) - 1
    state.unseen_wonders = bits.bit(WONDERS) - 1  # in a first game the draft's wonders stay in the box
    state.structure[:] = -1
    state.last_player_chooses = deal.last_player_chooses
    state.phase = Phase.OFFER_WONDERS
    if deal.first_game:
        for i in range(WONDERS_DEALT):
            add_wonder(state, i // WONDERS_PER_CITY, deal.wonders[i])
        state.picks = WONDERS_DEALT
        state.phase = Phase.LAY_AGE

"""The deal, and the position before the first decision."""

import numpy as np

from thauma.games.box import is_in_play
from thauma.games.duel.economy import open_market
from thauma.games.duel.layout import ADDED_SETS, FIRST_GAME, Deal, DealFields, Phase, Place, State
from thauma.games.duel.tables import (
    AGES,
    BASE_CARDS,
    BASE_TOKENS,
    BASE_WONDERS,
    CARD_SET,
    CARDS,
    FIRST_GAME_WONDERS,
    GUILD_DECK,
    GUILDS_IN_AGE_3,
    LOOTS,
    NOTHING,
    PILE_SETS,
    PILE_SIZE,
    PILES,
    SLOTS,
    STARTING_COINS,
    TOKEN_PILE,
    TOKENS_IN_BOX,
    TOKENS_ON_BOARD,
    WONDER_PILE,
    WONDERS_DEALT,
    WONDERS_PER_CITY,
)
from thauma.games.duel.turn import add_wonder
from thauma.kernel import bits, kernel
from thauma.kernel.records import blank
from thauma.kernel.rng import Int8s, Rng, shuffle

FIRST_GAME_DEAL = np.array([wonder for city in FIRST_GAME_WONDERS for wonder in city], np.int8)


def blank_deal() -> Deal:
    return blank(DealFields)


@kernel
def is_first_game(deal: Deal) -> bool:
    return deal.first_game & FIRST_GAME != 0


@kernel
def added_sets(deal: Deal) -> int:
    """Bits of the sets that the game is dealt from beside the base."""
    return deal.first_game // ADDED_SETS


@kernel
def deal_cards(deal: Deal, pile: Int8s, rng: Rng) -> None:
    """Shuffle and deal everything, keeping the deal's options. `pile` is room for the largest pile (see blank_pile)."""
    tokens = fill(pile, TOKEN_PILE, added_sets(deal), rng)
    for i in range(TOKENS_ON_BOARD):
        deal.board[i] = pile[i]
    for i in range(TOKENS_IN_BOX):
        deal.box[i] = pile[TOKENS_ON_BOARD + i] if TOKENS_ON_BOARD + i < tokens else NOTHING
    if not is_first_game(deal):
        fill(pile, WONDER_PILE, added_sets(deal), rng)
    for i in range(WONDERS_DEALT):
        deal.wonders[i] = FIRST_GAME_DEAL[i] if is_first_game(deal) else pile[i]
    for age in range(AGES):
        deal_age(deal, age, pile, rng)


@kernel
def deal_age(deal: Deal, age: int, pile: Int8s, rng: Rng) -> None:
    """An age's deck without the cards that go to the box; age III with its guilds."""
    guilds = GUILDS_IN_AGE_3 if age == AGES - 1 else 0
    fill(pile, GUILD_DECK, added_sets(deal), rng)
    for i in range(guilds):
        deal.ages[age, i] = pile[i]
    fill(pile, age, added_sets(deal), rng)
    for i in range(SLOTS - guilds):
        deal.ages[age, guilds + i] = pile[i]
    shuffle(deal.ages[age], rng)


def blank_pile() -> Int8s:
    return np.zeros(int(PILE_SIZE.max()), np.int8)


@kernel
def fill(pile: Int8s, which: int, sets: int, rng: Rng) -> int:
    """Fill the pile's beginning with what one of the PILES holds of the sets in play, shuffled; return how many."""
    size = 0
    for i in range(PILE_SIZE[which]):
        if is_in_play(PILE_SETS[which, i], sets):
            pile[size] = PILES[which, i]
            size += 1
    shuffle(pile[:size], rng)
    return size


@kernel
def members_in_play(which: int, sets: int) -> int:
    """Bits of what one of the PILES holds of the sets in play."""
    members = 0
    for i in range(PILE_SIZE[which]):
        if is_in_play(PILE_SETS[which, i], sets):
            members |= bits.bit(PILES[which, i])
    return members


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
    state.box = members_in_play(TOKEN_PILE, added_sets(deal)) & ~state.board
    state.loot = bits.bit(2 * LOOTS) - 1
    state.unseen_wonders = members_in_play(WONDER_PILE, added_sets(deal))  # in a first game some stay in the box
    for card in range(BASE_CARDS, CARDS):
        if not is_in_play(CARD_SET[card], added_sets(deal)):
            state.place[card] = Place.ABSENT
    state.structure[:] = -1
    state.last_player_chooses = deal.last_player_chooses
    state.phase = Phase.OFFER_WONDERS
    if is_first_game(deal):
        for i in range(WONDERS_DEALT):
            add_wonder(state, i // WONDERS_PER_CITY, deal.wonders[i])
        state.picks = WONDERS_DEALT
        state.phase = Phase.LAY_AGE


def is_of_base(state: State) -> bool:
    """Whether a game is dealt from the base alone: nothing of another set is in play, as far as anybody has seen."""
    tokens, wonders = int(state.board) | int(state.box), int(state.unseen_wonders)
    for city in state.cities:
        tokens |= int(city.tokens)
        wonders |= sum(1 << int(wonder) for wonder in city.wonders if wonder >= 0)
    if state.phase == Phase.DRAFT:
        wonders |= int(state.offer)
    no_card = bool((state.place[BASE_CARDS:] == Place.ABSENT).all())
    return no_card and tokens >> BASE_TOKENS == 0 and wonders >> BASE_WONDERS == 0

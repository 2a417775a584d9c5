"""A position as numbers: what a seat may see, its own things first. All values lie roughly between -1 and 1."""

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.layout import Phase, Place, State
from thauma.games.duel.military import lead
from thauma.games.duel.tables import (
    AGES,
    BASE_CARDS,
    BASE_TOKENS,
    BASE_WONDERS,
    BYTE,
    CAPITAL,
    CARDS,
    LOOTS,
    RESOURCES,
    SLOTS,
    SYMBOL_IDS,
    TOKENS,
    WONDERS,
)

PLACES = 7  # unseen, available, covered, discarded, buried, mine, theirs


def features(state: State, seat: int) -> NDArray[np.float32]:
    """The description, in the order of the parts below; its length is the same for every position.

    What belongs to sets beside the base comes last, so that it shifts no other number.
    """
    cards, wonders, tokens = _cards(state, seat), _wonders(state, seat), _tokens(state, seat)
    cities = (_city(state, seat), _city(state, 1 - seat))
    of_base = (*cities, _table(state, seat), cards[:BASE_CARDS], wonders[:BASE_WONDERS], tokens[:BASE_TOKENS])
    of_added_sets = (cards[BASE_CARDS:], wonders[BASE_WONDERS:], tokens[BASE_TOKENS:])
    return np.concatenate([np.asarray(part, np.float32).ravel() for part in (*of_base, *of_added_sets)])


def _city(state: State, seat: int) -> list[float]:
    city = state.cities[seat]
    return [
        city.coins / 20,
        *(((int(city.production) >> (BYTE * r)) & 0x7F) / 4 for r in range(RESOURCES)),
        *(city.choices / 2),
        *(city.price / 5),
        *_bits(city.fixed_price, RESOURCES),
        *(city.colours / 7),
        *_bits(city.symbols, len(SYMBOL_IDS)),
        *(city.points / 20),
        bin(city.wonders_open).count("1") / 4,
        bin(city.wonders_done).count("1") / 4,
    ]


def _table(state: State, seat: int) -> list[float]:
    phase, age = np.zeros(len(Phase)), np.zeros(AGES)
    phase[state.phase] = 1
    age[state.age] = 1
    loot = _bits(state.loot, 2 * LOOTS)
    return [
        float(state.mover == seat),
        float(state.again),
        lead(state, seat) / CAPITAL,
        bin(state.present).count("1") / SLOTS,
        *loot[seat * LOOTS :],
        *loot[: seat * LOOTS],
        *phase,
        *age,
    ]


def _cards(state: State, seat: int) -> NDArray[np.float32]:
    """Where each card is, one-hot."""
    where = np.zeros((CARDS, PLACES), np.float32)
    column = {
        Place.UNSEEN: 0,
        Place.STRUCTURE: 2,
        Place.DISCARDED: 3,
        Place.BURIED: 4,
        Place.CITY + seat: 5,
        Place.CITY + 1 - seat: 6,
    }
    for card in range(CARDS):
        if state.place[card] != Place.ABSENT:
            where[card, column[int(state.place[card])]] = 1
    for slot in range(SLOTS):
        card = state.structure[slot]
        if card >= 0 and int(state.available) >> slot & 1:
            where[card, 1], where[card, 2] = 1, 0
    return where


def _wonders(state: State, seat: int) -> NDArray[np.float32]:
    """Each wonder: mine open, mine built, theirs open, theirs built, on offer."""
    standing = np.zeros((WONDERS, 5), np.float32)
    for column, city in ((0, state.cities[seat]), (2, state.cities[1 - seat])):
        for position, wonder in enumerate(city.wonders):
            if wonder >= 0:  # drafted
                standing[wonder, column] = int(city.wonders_open) >> position & 1
                standing[wonder, column + 1] = int(city.wonders_done) >> position & 1
    if state.phase == Phase.DRAFT:
        standing[:, 4] = _bits(state.offer, WONDERS)
    return standing


def _tokens(state: State, seat: int) -> NDArray[np.float32]:
    """Each progress token: mine, theirs, on the board, in the box, drawn for me."""
    mine_to_keep = state.phase == Phase.LIBRARY and state.mover == seat
    columns = (
        state.cities[seat].tokens,
        state.cities[1 - seat].tokens,
        state.board,
        state.box,
        state.offer if mine_to_keep else 0,
    )
    return np.array([_bits(column, TOKENS) for column in columns], np.float32).T


def _bits(members: int, size: int) -> list[float]:
    return [float(int(members) >> number & 1) for number in range(size)]

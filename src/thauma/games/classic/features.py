"""A position as numbers: what a seat may see, its own things first. All values lie roughly between -1 and 1."""

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic.hands import decider, has_free_city, is_free_city
from thauma.games.classic.layout import Phase, State
from thauma.games.classic.moves import city_cards
from thauma.games.classic.tables import (
    AGES,
    BOARDS,
    CARD_IDS,
    CARDS,
    GOODS_START,
    MOST_CITIES,
    RAW,
    RESOURCES,
    TRADE_PRICE,
    TURNS,
    Goods,
    Power,
)
from thauma.games.classic.view import hand, passed_hands

CARDS_SHOWN = 3  # the buildings of the own city and of its neighbours, card by card
SINGLES = [int(GOODS_START[int(r >= RAW)]) + (1 << (r if r < RAW else r - RAW)) for r in range(RESOURCES)]


def features(state: State, seat: int) -> NDArray[np.float32]:
    """The description, in the order of the parts below; its length is the same for every position and table."""
    parts = (
        _table(state, seat),
        _cards(hand(state, seat)),
        _passed(state, seat),
        *(_buildings(state, other) for other in _near(state, seat)),
        *(_city(state, other) for other in _around(state, seat)),
    )
    return np.concatenate([np.asarray(part, np.float32).ravel() for part in parts])


def _around(state: State, seat: int) -> list[int | None]:
    """The seats from the own one to the left round the circle; None where there is no city."""
    cities: list[int | None] = [(seat + step) % int(state.circle) for step in range(int(state.circle))]
    return cities + [None] * (MOST_CITIES - len(cities))


def _near(state: State, seat: int) -> list[int]:
    """The own seat, the left and the right neighbour."""
    return [(seat + step) % int(state.circle) for step in (0, 1, -1)]


def _table(state: State, seat: int) -> list[float]:
    phase, age, turn = np.zeros(len(Phase)), np.zeros(AGES), np.zeros(TURNS)
    phase[state.phase] = age[state.age] = turn[state.turn] = 1
    holds_free_city = has_free_city(state) and any(
        is_free_city(state, city) and decider(state, city) == seat for city in range(state.circle)
    )
    return [int(state.circle) / MOST_CITIES, float(holds_free_city), *phase, *age, *turn]


def _cards(names: list[str]) -> NDArray[np.float32]:
    """How many copies of each card there are."""
    counts = np.zeros(CARDS, np.float32)
    for name in names:
        counts[CARD_IDS.index(name)] += 1
    return counts


def _passed(state: State, seat: int) -> NDArray[np.float32]:
    """The cards that the seat saw when it last held each hand of this age that others hold now."""
    last_seen = {passed["holder"]: passed["cards"] for passed in passed_hands(state, seat) if passed["holder"] != seat}
    return _cards([card for cards in last_seen.values() for card in cards])


def _buildings(state: State, seat: int) -> NDArray[np.float32]:
    return _cards(city_cards(state, seat))


def _city(state: State, seat: int | None) -> NDArray[np.float32]:
    """A city in numbers; zeros where there is none."""
    if seat is None:
        return np.zeros_like(_city(state, 0))
    city = state.cities[seat]
    board = np.zeros(BOARDS)
    board[city.board] = 1
    groups = [GOODS_START[Goods.MANUFACTURED] - 1, GOODS_START[-1] - 1]
    numbers = [
        1.0,
        city.coins / 20,
        *(city.own[SINGLES] / 4),
        *(city.own[groups] / 8),
        *(city.sale[SINGLES] / 4),
        *(city.sale[groups] / 8),
        *(city.price.ravel() / TRADE_PRICE),
        *(city.colours / 7),
        *(city.symbols / 4),
        city.symbols_of_choice / 2,
        city.shields / 10,
        *(city.conflicts.ravel() / 5),
        city.stages / 4,
        city.wonder_points / 20,
        city.civilian_points / 30,
        *(float(bool(city.powers & power)) for power in Power),
        float(city.built_free),
        *board,
    ]
    return np.array(numbers, np.float32)

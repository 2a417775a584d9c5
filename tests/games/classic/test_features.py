"""The numbers that describe a position, against a slow and plain account of the same."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.games.classic.corpus import random_positions
from tests.modes import games, table_sizes
from thauma.games.classic.game import GAME
from thauma.games.classic.hands import decider
from thauma.games.classic.layout import Phase, read_state
from thauma.games.classic.moves import city_cards
from thauma.games.classic.shown_cards import hand
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

SINGLES = [int(GOODS_START[int(r >= RAW)]) + (1 << (r if r < RAW else r - RAW)) for r in range(RESOURCES)]


def plain(state: Any, seat: int) -> NDArray[np.float32]:
    circle = int(state.circle)
    near = [(seat + step) % circle for step in (0, 1, -1)]
    laid = read_state(state)
    last_seen = {
        held["holder"]: held["cards"] for held in GAME.observe(state, seat)["passed"] if held["holder"] != seat
    }
    parts: list[Any] = [
        table(state, seat),
        cards(hand(laid, seat)),
        cards([card for seen in last_seen.values() for card in seen]),
        *(cards(city_cards(laid, city)) for city in near),
        *(numbers(state.cities[(seat + step) % circle]) for step in range(circle)),
        *(np.zeros_like(numbers(state.cities[0])) for _ in range(MOST_CITIES - circle)),
    ]
    return np.concatenate([np.asarray(part, np.float32).ravel() for part in parts])


def table(state: Any, seat: int) -> list[float]:
    phase, age, turn = np.zeros(len(Phase)), np.zeros(AGES), np.zeros(TURNS)
    phase[state.phase] = age[state.age] = turn[state.turn] = 1
    holds_free_city = state.players == 2 and decider(state, 2) == seat
    return [int(state.circle) / MOST_CITIES, float(holds_free_city), *phase, *age, *turn]


def cards(names: list[str]) -> NDArray[np.float32]:
    counts = np.zeros(CARDS, np.float32)
    for name in names:
        counts[CARD_IDS.index(name)] += 1
    return counts


def numbers(city: Any) -> NDArray[np.float32]:
    board = np.zeros(BOARDS)
    board[city.board] = 1
    groups = [GOODS_START[Goods.MANUFACTURED] - 1, GOODS_START[-1] - 1]
    values = [
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
    return np.array(values, np.float32)


@pytest.mark.parametrize("players", table_sizes(2, 7))
def test_features_are_those_of_the_plain_account(players: int) -> None:
    for number, (state, _, _) in enumerate(random_positions(players, seed=3)):
        if number % games(1, 20) == 0:
            for seat in range(players):
                assert (GAME.features(state, seat) == plain(state, seat)).all()

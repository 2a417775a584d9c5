"""Deals of classic from a file: their options, and whether they can have been dealt."""

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic.kernels import (
    AGES,
    BOARD_RULES,
    BOARDS,
    CARD_AGE,
    CARDS,
    FEWEST_CITIES,
    FREE_CITY_PLAYERS,
    HAND,
    MOST_CITIES,
    Deal,
)
from thauma.games.protocol import Json
from thauma.lab.statistics.tally import Records

RULE_NAMES: dict[int, str] = {rule: name for name, rule in BOARD_RULES.items()}


def rules_of(deal: Deal) -> Json:
    name = RULE_NAMES[deal.board_rule]
    return {} if name == next(iter(BOARD_RULES)) else {"boards": name}


def can_be_dealt(deals: Records) -> NDArray[np.bool_]:
    """For each deal, whether all that is in it exists and lies in its place."""
    players = deals["players"]
    fine = (players >= FREE_CITY_PLAYERS) & (players <= MOST_CITIES) & np.isin(deals["board_rule"], list(RULE_NAMES))
    seated = np.arange(MOST_CITIES) < np.maximum(players, FEWEST_CITIES)[:, None]
    fine &= ((deals["boards"] >= 0) & (deals["boards"] < BOARDS) | ~seated).all(axis=1)
    hands = deals["hands"]
    known = np.clip(hands, 0, CARDS - 1)
    fits = (known == hands) & (CARD_AGE[known] == np.arange(AGES)[:, None, None])
    return fine & (fits | ~seated[:, None, :, None]).reshape(len(deals), AGES * MOST_CITIES * HAND).all(axis=1)

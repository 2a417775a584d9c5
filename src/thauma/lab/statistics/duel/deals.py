"""Deals of Duel from a file: their options, and whether they can have been dealt."""

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.kernels import (
    AGES,
    CARD_AGE,
    CARDS,
    GUILD,
    GUILDS_IN_AGE_3,
    SLOTS,
    TOKENS,
    WONDERS,
    Deal,
    is_first_game,
)
from thauma.games.protocol import Json
from thauma.lab.statistics.tally import Records

LAST_AGE = AGES - 1


def rules_of(deal: Deal) -> Json:
    rules = {}
    if is_first_game(deal):
        rules["wonders"] = "first_game"
    if deal.last_player_chooses:
        rules["centred_pawn"] = "last_player_chooses"
    return rules


def can_be_dealt(deals: Records) -> NDArray[np.bool_]:
    """For each deal, whether everything in it is there once and in its place."""
    tokens = np.concatenate([deals["board"], deals["box"]], axis=1)
    fine = _are_different(tokens, TOKENS) & _are_different(deals["wonders"], WONDERS)
    cards = deals["ages"].reshape(len(deals), AGES * SLOTS)
    fine &= _are_different(cards, CARDS)
    known = np.clip(cards, 0, CARDS - 1)
    fine &= (CARD_AGE[known] == np.repeat(np.arange(AGES), SLOTS)).all(axis=1)
    return fine & (GUILD[known].reshape(-1, AGES, SLOTS)[:, LAST_AGE].sum(axis=1) == GUILDS_IN_AGE_3)


def _are_different(numbers: NDArray[np.int8], end: int) -> NDArray[np.bool_]:
    """Whether the numbers of each row lie below an end, and none is there twice."""
    in_order = np.sort(numbers, axis=1)
    return (in_order[:, 0] >= 0) & (in_order[:, -1] < end) & (np.diff(in_order, axis=1) > 0).all(axis=1)

"""Deals to and from the `setup` of a record."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.layout import Deal
from thauma.games.duel.setup import added_sets, is_first_game, is_in_play
from thauma.games.duel.tables import (
    AGES,
    CARD_AGE,
    CARD_IDS,
    CARD_SET,
    FIRST_GAME_WONDERS,
    GUILD,
    GUILDS_IN_AGE_3,
    NOTHING,
    SLOTS,
    TOKEN_IDS,
    TOKEN_SET,
    TOKENS_ON_BOARD,
    WONDER_IDS,
    WONDER_SET,
    WONDERS_DEALT,
    WONDERS_PER_CITY,
)
from thauma.games.errors import BadSetup, shown, word
from thauma.games.protocol import Json

FIELDS = ("progress_board", "progress_box", "wonders", "ages")


def deal_to_setup(deal: Deal) -> Json:
    return {
        "progress_board": [TOKEN_IDS[t] for t in deal.board],
        "progress_box": [TOKEN_IDS[t] for t in deal.box if t != NOTHING],
        "wonders": [WONDER_IDS[w] for w in deal.wonders],
        "ages": [[CARD_IDS[card] for card in age] for age in deal.ages],
    }


def setup_to_deal(setup: Any, deal: Deal) -> None:
    """Write a setup into a blank deal that has its options; BadSetup says what can't have been dealt."""
    found = (", ".join(map(word, setup)) or "none") if isinstance(setup, dict) else shown(setup)
    fits = isinstance(setup, dict) and set(setup) == set(FIELDS)
    _require(fits, f"setup has the fields {', '.join(FIELDS)}, not {found}")
    tokens, wonders = _in_play(TOKEN_IDS, TOKEN_SET, deal), _in_play(WONDER_IDS, WONDER_SET, deal)
    in_box = len(tokens) - TOKENS_ON_BOARD
    deal.board[:] = _numbers(setup["progress_board"], TOKENS_ON_BOARD, tokens, "setup.progress_board", "token")
    deal.box[:] = NOTHING
    deal.box[:in_box] = _numbers(setup["progress_box"], in_box, tokens, "setup.progress_box", "token")
    twice = sorted({TOKEN_IDS[t] for t in deal.board} & {TOKEN_IDS[t] for t in deal.box[:in_box]})
    _require(not twice, f"{', '.join(twice)} stands in setup.progress_board and in setup.progress_box")
    deal.wonders[:] = _numbers(setup["wonders"], WONDERS_DEALT, wonders, "setup.wonders", "wonder")
    if is_first_game(deal):
        _check_first_game(deal)
    ages, cards = setup["ages"], _in_play(CARD_IDS, CARD_SET, deal)
    _require(isinstance(ages, list) and len(ages) == AGES, f"setup.ages is a list of {AGES} ages")
    for age in range(AGES):
        place = f"setup.ages[{age}]"
        deal.ages[age, :] = _numbers(ages[age], SLOTS, cards, place, "card")
        _check_age(deal, age, place)


def _in_play(ids: Sequence[str], set_of: NDArray[np.int8], deal: Deal) -> dict[str, int]:
    """The numbers, by id, of what belongs to the sets that the game is dealt from."""
    added = added_sets(deal)
    return {name: number for number, name in enumerate(ids) if is_in_play(int(set_of[number]), added)}


def _numbers(names: Any, size: int, ids: Mapping[str, int], place: str, what: str) -> list[int]:
    _require(isinstance(names, list) and len(names) == size, f"{place} is a list of {size} ids")
    for name in names:
        _require(isinstance(name, str) and name in ids, f"{place}: {shown(name)} is no {what} of this game")
        _require(names.count(name) == 1, f"{place}: {name} stands there more than once")
    return [ids[name] for name in names]


def _check_first_game(deal: Deal) -> None:
    for seat, wonders in enumerate(FIRST_GAME_WONDERS):
        dealt = deal.wonders[seat * WONDERS_PER_CITY : (seat + 1) * WONDERS_PER_CITY]
        names = ", ".join(WONDER_IDS[w] for w in wonders)
        _require(set(map(int, dealt)) == set(wonders), f"setup.wonders: in a first game seat {seat} has {names}")


def _check_age(deal: Deal, age: int, place: str) -> None:
    for card in deal.ages[age]:
        _require(CARD_AGE[card] == age, f"{place}: {CARD_IDS[card]} is no card of age {age + 1}")
    guilds = int(GUILD[deal.ages[age]].sum())
    expected = GUILDS_IN_AGE_3 if age == AGES - 1 else 0
    _require(guilds == expected, f"{place}: {guilds} guilds instead of {expected}")


def _require(holds: bool, reason: str) -> None:
    if not holds:
        raise BadSetup(reason)

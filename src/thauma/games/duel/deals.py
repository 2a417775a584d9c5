"""Deals to and from the `setup` of a record."""

from collections.abc import Mapping
from typing import Any

from thauma.games.box import ids_in_play
from thauma.games.duel.layout import Deal
from thauma.games.duel.setup import added_sets, is_first_game
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
from thauma.games.protocol import Json
from thauma.games.setups import check_fields, check_list, check_once, numbers_of, require

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
    check_fields(setup, FIELDS)
    sets = added_sets(deal)
    tokens, wonders = ids_in_play(TOKEN_IDS, TOKEN_SET, sets), ids_in_play(WONDER_IDS, WONDER_SET, sets)
    in_box = len(tokens) - TOKENS_ON_BOARD
    deal.board[:] = _once(setup["progress_board"], TOKENS_ON_BOARD, tokens, "setup.progress_board", "token")
    deal.box[:] = NOTHING
    deal.box[:in_box] = _once(setup["progress_box"], in_box, tokens, "setup.progress_box", "token")
    twice = sorted({*setup["progress_board"]} & {*setup["progress_box"]})
    require(not twice, f"{', '.join(twice)} stands in setup.progress_board and in setup.progress_box")
    deal.wonders[:] = _once(setup["wonders"], WONDERS_DEALT, wonders, "setup.wonders", "wonder")
    if is_first_game(deal):
        _check_first_game(deal)
    cards = ids_in_play(CARD_IDS, CARD_SET, sets)
    check_list(setup["ages"], AGES, "setup.ages", "ages")
    for age, names in enumerate(setup["ages"]):
        deal.ages[age, :] = _once(names, SLOTS, cards, f"setup.ages[{age}]", "card")
        _check_age(deal, age, f"setup.ages[{age}]")


def _once(names: Any, size: int, ids: Mapping[str, int], place: str, what: str) -> list[int]:
    numbers = numbers_of(names, size, ids, place, what)
    check_once(names, place)
    return numbers


def _check_first_game(deal: Deal) -> None:
    for seat, wonders in enumerate(FIRST_GAME_WONDERS):
        dealt = deal.wonders[seat * WONDERS_PER_CITY : (seat + 1) * WONDERS_PER_CITY]
        names = ", ".join(WONDER_IDS[w] for w in wonders)
        require(set(map(int, dealt)) == set(wonders), f"setup.wonders: in a first game seat {seat} has {names}")


def _check_age(deal: Deal, age: int, place: str) -> None:
    for card in deal.ages[age]:
        require(CARD_AGE[card] == age, f"{place}: {CARD_IDS[card]} is no card of age {age + 1}")
    guilds = int(GUILD[deal.ages[age]].sum())
    expected = GUILDS_IN_AGE_3 if age == AGES - 1 else 0
    require(guilds == expected, f"{place}: {guilds} guilds instead of {expected}")

"""Deals to and from the `setup` of a record."""

from collections import Counter
from typing import Any

from thauma.games.box import ids_in_play, is_in_play
from thauma.games.classic.layout import BoardRule, Deal
from thauma.games.classic.setup import added_sets, board_rule, cities_for
from thauma.games.classic.tables import (
    AGES,
    CARD_AGE,
    CARD_IDS,
    CARD_SET,
    DECK,
    DECK_SIZE,
    GUILD,
    GUILDS_IN_PLAY,
    HAND,
    SIDE_IDS,
    WONDER_IDS,
    WONDER_SET,
)
from thauma.games.errors import shown
from thauma.games.protocol import Json
from thauma.games.setups import check_fields, check_list, check_once, numbers_of, require

FIELDS = ("boards", "hands")
BOARD_FIELDS = ("wonder", "side")
SIDE_OF_RULE: dict[int, str] = {BoardRule.A: "A", BoardRule.B: "B"}


def deal_to_setup(deal: Deal) -> Json:
    circle = cities_for(deal.players)
    return {
        "boards": [board_to_json(board) for board in deal.boards[:circle]],
        "hands": [[[CARD_IDS[card] for card in hand] for hand in age[:circle]] for age in deal.hands],
    }


def board_to_json(board: int) -> Json:
    return {"wonder": WONDER_IDS[board // 2], "side": SIDE_IDS[board % 2]}


def setup_to_deal(setup: Any, deal: Deal) -> None:
    """Write a setup into a blank deal that has its options; BadSetup says what can't have been dealt."""
    circle = cities_for(deal.players)
    check_fields(setup, FIELDS)
    write_boards(setup["boards"], deal)
    cards = ids_in_play(CARD_IDS, CARD_SET, added_sets(deal))
    check_list(setup["hands"], AGES, "setup.hands", "ages")
    for age, hands in enumerate(setup["hands"]):
        place = f"setup.hands[{age}]"
        check_list(hands, circle, place, "hands")
        for row, names in enumerate(hands):
            deal.hands[age, row] = numbers_of(names, HAND, cards, f"{place}[{row}]", "card")
        _check_age(deal, age, circle, place)


def write_boards(boards: Any, deal: Deal) -> None:
    """Write the boards of every seat into a deal; BadSetup says what is wrong with them."""
    check_list(boards, cities_for(deal.players), "setup.boards", "boards")
    for seat, board in enumerate(boards):
        deal.boards[seat] = _board(board, deal, f"setup.boards[{seat}]")
    check_once([board["wonder"] for board in boards], "setup.boards")


def _board(board: Any, deal: Deal, place: str) -> int:
    wonders = ids_in_play(WONDER_IDS, WONDER_SET, added_sets(deal))
    require(isinstance(board, dict) and set(board) == set(BOARD_FIELDS), f"{place} has the fields wonder and side")
    known = isinstance(board["wonder"], str) and board["wonder"] in wonders
    require(known, f"{place}: {shown(board['wonder'])} is no wonder of this game")
    require(board["side"] in SIDE_IDS, f"{place}: the side is A or B, not {shown(board['side'])}")
    wanted = SIDE_OF_RULE.get(board_rule(deal), board["side"])
    require(board["side"] == wanted, f"{place}: with boards {wanted} every side is {wanted}")
    return 2 * wonders[board["wonder"]] + SIDE_IDS.index(board["side"])


def deck_of(circle: int, age: int, sets: int) -> Counter[int]:
    """How many copies of each card are in an age's deck for so many cities, guilds aside."""
    deck = DECK[circle, age, : DECK_SIZE[circle, age]].tolist()
    return Counter(card for card in deck if is_in_play(int(CARD_SET[card]), sets))


def _check_age(deal: Deal, age: int, circle: int, place: str) -> None:
    """The cards are of the age's deck for so many cities, all of them if no more were in it; with enough guilds."""
    dealt = Counter(int(card) for card in deal.hands[age, :circle].ravel())
    for card in dealt:
        require(CARD_AGE[card] == age, f"{place}: {CARD_IDS[card]} is no card of age {age + 1}")
    guilds = {card: dealt.pop(card) for card in list(dealt) if GUILD[card]}
    expected = int(GUILDS_IN_PLAY[circle]) if age == AGES - 1 else 0
    deck = deck_of(circle, age, added_sets(deal))
    all_dealt = deck.total() == circle * HAND - expected
    for card in sorted(dealt | deck):
        copies = f"{dealt[card]} of {CARD_IDS[card]} instead of {deck[card]}"
        fits = dealt[card] == deck[card] if all_dealt else dealt[card] <= deck[card]
        require(fits, f"{place}: {copies} for {circle} cities")
    check_once([CARD_IDS[guild] for guild, number in guilds.items() for _ in range(number)], place)
    require(len(guilds) == expected, f"{place}: {len(guilds)} guilds instead of {expected}")

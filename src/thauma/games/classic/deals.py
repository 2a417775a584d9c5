"""Deals to and from the `setup` of a record."""

from collections import Counter
from typing import Any

from thauma.games.classic.layout import BoardRule, Deal
from thauma.games.classic.setup import cities_for
from thauma.games.classic.tables import (
    AGES,
    CARD_AGE,
    CARD_IDS,
    DECK,
    DECK_SIZE,
    FIRST_GUILD,
    GUILDS_IN_PLAY,
    HAND,
    SIDE_IDS,
    WONDER_IDS,
)
from thauma.games.errors import BadSetup, shown, word
from thauma.games.protocol import Json

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
    found = (", ".join(map(word, setup)) or "none") if isinstance(setup, dict) else shown(setup)
    fits = isinstance(setup, dict) and set(setup) == set(FIELDS)
    _require(fits, f"setup has the fields {', '.join(FIELDS)}, not {found}")
    write_boards(setup["boards"], deal)
    ages = setup["hands"]
    _require(isinstance(ages, list) and len(ages) == AGES, f"setup.hands is a list of {AGES} ages")
    for age in range(AGES):
        place = f"setup.hands[{age}]"
        hands = ages[age]
        _require(isinstance(hands, list) and len(hands) == circle, f"{place} is a list of {circle} hands")
        for row in range(circle):
            deal.hands[age, row] = _numbers(hands[row], f"{place}[{row}]")
        _check_age(deal, age, circle, place)


def write_boards(boards: Any, deal: Deal) -> None:
    """Write the boards of every seat into a deal; BadSetup says what is wrong with them."""
    circle = cities_for(deal.players)
    fits = isinstance(boards, list) and len(boards) == circle
    _require(fits, f"setup.boards is a list of {circle} boards")
    for seat, board in enumerate(boards):
        deal.boards[seat] = _board(board, deal, f"setup.boards[{seat}]")
    wonders = Counter(board["wonder"] for board in boards)
    twice = sorted(wonder for wonder, number in wonders.items() if number > 1)
    _require(not twice, f"setup.boards: {', '.join(twice)} stands there more than once")


def _board(board: Any, deal: Deal, place: str) -> int:
    _require(isinstance(board, dict) and set(board) == set(BOARD_FIELDS), f"{place} has the fields wonder and side")
    _require(board["wonder"] in WONDER_IDS, f"{place}: {shown(board['wonder'])} is no wonder of this game")
    _require(board["side"] in SIDE_IDS, f"{place}: the side is A or B, not {shown(board['side'])}")
    wanted = SIDE_OF_RULE.get(deal.board_rule, board["side"])
    _require(board["side"] == wanted, f"{place}: with boards {wanted} every side is {wanted}")
    return 2 * WONDER_IDS.index(board["wonder"]) + SIDE_IDS.index(board["side"])


def _numbers(names: Any, place: str) -> list[int]:
    _require(isinstance(names, list) and len(names) == HAND, f"{place} is a list of {HAND} ids")
    for name in names:
        _require(name in CARD_IDS, f"{place}: {shown(name)} is no card of this game")
    return [CARD_IDS.index(name) for name in names]


def _check_age(deal: Deal, age: int, circle: int, place: str) -> None:
    """The cards are the age's deck for so many cities, with the right number of guilds."""
    dealt = Counter(int(card) for card in deal.hands[age, :circle].ravel())
    for card in dealt:
        _require(CARD_AGE[card] == age, f"{place}: {CARD_IDS[card]} is no card of age {age + 1}")
    guilds = {card: dealt.pop(card) for card in list(dealt) if card >= FIRST_GUILD}
    deck = Counter(DECK[circle, age, : DECK_SIZE[circle, age]].tolist())
    for card in sorted(dealt | deck):
        copies = f"{dealt[card]} of {CARD_IDS[card]} instead of {deck[card]}"
        _require(dealt[card] == deck[card], f"{place}: {copies} for {circle} cities")
    twice = sorted(CARD_IDS[guild] for guild, number in guilds.items() if number > 1)
    _require(not twice, f"{place}: {', '.join(twice)} stands there more than once")
    expected = int(GUILDS_IN_PLAY[circle]) if age == AGES - 1 else 0
    _require(len(guilds) == expected, f"{place}: {len(guilds)} guilds instead of {expected}")


def _require(holds: bool, reason: str) -> None:
    if not holds:
        raise BadSetup(reason)

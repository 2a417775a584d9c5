"""The cards for people: hands, hands that were passed on, and what became of the cards that were spent.

Nothing is hidden here: view.py decides who may see what.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from thauma.games.classic.hands import row_held
from thauma.games.classic.layout import BY_FREE_CITY, NOBODY, Spent, Table
from thauma.games.classic.memory import spent_turn
from thauma.games.classic.tables import CARD_IDS, FIRST_HOLDER, FREE_CITY
from thauma.games.protocol import Json

JOINED_BY_PILE = FIRST_HOLDER.tolist()  # by age, the row with which the cards pass that are drawn from the pile

row_on_turn = cache(row_held)
turn_spent = cache(spent_turn)

Cards = list[tuple[int, int]]  # each with what became of it
Spenders = tuple[tuple[tuple[int, ...], ...], ...]  # by age, row and place (see survey.py)


class SpentCards(NamedTuple):
    """What each city has discarded (which of two copies came back from the pile nobody knows) or buried, sorted."""

    discarded: list[list[str]]
    buried: list[list[str]]


def has_free_city(table: Table) -> bool:
    return bool(table.circle > table.players)


def hand(table: Table, seat: int) -> list[str]:
    """The cards in a player's hand, those drawn from the Free City's pile included; for the Free City, its pile."""
    if has_free_city(table) and seat == FREE_CITY:
        cards = _cards_of_row(table, table.age, FREE_CITY)[table.turn + 1 :]
    else:
        row = row_on_turn(table.players, table.age, table.turn, seat)
        cards = _cards_of_hand(table, table.age, row, table.turn)
    return sorted([CARD_IDS[card] for card, code in cards if code == 0])


def passed_hands(table: Table, seat: int) -> list[Json]:
    """The hands that a seat has held in this age before the present turn, as it saw them, and who holds them now."""
    players, age = table.players, table.age
    holders = {row_on_turn(players, age, table.turn, player): player for player in range(players)}
    rows = [row_on_turn(players, age, turn, seat) for turn in range(table.turn)]
    return [
        {"turn": turn + 1, "cards": _left(_cards_of_hand(table, age, row, turn), turn), "holder": holders[row]}
        for turn, row in enumerate(rows)
    ]


def rest_of_hand(table: Table, age: int, turn: int) -> list[str]:
    """What was left, after a turn, of the hand from which the Free City played."""
    return _left(_cards_of_hand(table, age, JOINED_BY_PILE[age], turn), turn + 1)


def _left(cards: Cards, turn: int) -> list[str]:
    """Those that had not been spent when a turn began."""
    return sorted([CARD_IDS[card] for card, code in cards if turn_spent(code) >= turn])


def _cards_of_hand(table: Table, age: int, row: int, turn: int) -> Cards:
    """The cards that were dealt as a hand or drawn to it from the Free City's pile until a turn."""
    cards = _cards_of_row(table, age, row)
    if has_free_city(table) and row == JOINED_BY_PILE[age]:
        cards += _cards_of_row(table, age, FREE_CITY)[: turn + 1]
    return cards


def _cards_of_row(table: Table, age: int, row: int) -> Cards:
    return list(zip(table.dealt[age][row], table.spent[age][row], strict=True))


def discard_pile(table: Table) -> list[str]:
    found = [
        CARD_IDS[card]
        for age, row in _rows(table)
        for card, code in zip(table.dealt[age][row], table.spent[age][row], strict=True)
        if code % BY_FREE_CITY == Spent.DISCARDED
    ]
    return sorted(found)


def spent_cards(table: Table, spenders: Spenders) -> SpentCards:
    """What became of the cards that no city has built."""
    spent = SpentCards([[] for _ in range(table.circle)], [[] for _ in range(table.circle)])
    for age, row in _rows(table):
        for card, code, city in zip(table.dealt[age][row], table.spent[age][row], spenders[age][row], strict=True):
            how = code % BY_FREE_CITY
            if city != NOBODY and how != Spent.BUILT:
                (spent.buried if how == Spent.STAGED else spent.discarded)[city].append(CARD_IDS[card])
    for cards in (*spent.discarded, *spent.buried):
        cards.sort()
    return spent


def _rows(table: Table) -> Iterator[tuple[int, int]]:
    """Every row that has been dealt, by age."""
    return ((age, row) for age in range(table.age + 1) for row in range(table.circle))

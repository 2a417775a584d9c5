"""The cards for people: hands, hands that were passed on, and what became of the cards that were spent.

Nothing is hidden here: view.py decides who may see what.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from thauma.games.classic.belief.seen import TIMES, spent_turn
from thauma.games.classic.hands import row_held
from thauma.games.classic.layout import BY_FREE_CITY, NOBODY, PlainState, Spent
from thauma.games.classic.tables import CARD_IDS, FIRST_HOLDER, FREE_CITY, TURNS
from thauma.games.protocol import Json

JOINED_BY_PILE = FIRST_HOLDER.tolist()  # by age, the row with which the cards pass that are drawn from the pile

row_on_turn = cache(row_held)
turn_spent = cache(spent_turn)

STILL_THERE = TIMES - 1  # the moment until which a card is there that has not been spent

Row = tuple[int, ...]  # something for each card of a hand
Spenders = tuple[tuple[Row, ...], ...]  # by age, row and place (see survey.py)


class SpentCards(NamedTuple):
    """What each city has discarded (which of two copies came back from the pile nobody knows) or buried, sorted."""

    discarded: list[list[str]]
    buried: list[list[str]]


def has_free_city(table: PlainState) -> bool:
    return bool(table.circle > table.players)


def hand(table: PlainState, seat: int) -> list[str]:
    """The cards in a player's hand, those drawn from the Free City's pile included; for the Free City, its pile."""
    if has_free_city(table) and seat == FREE_CITY:
        pile = table.dealt[table.age][FREE_CITY], table.spent[table.age][FREE_CITY]
        return list(_names_left(*[part[table.turn + 1 :] for part in pile], STILL_THERE))
    row = row_on_turn(table.players, table.age, table.turn, seat)
    return _left(table, table.age, row, table.turn, STILL_THERE)


def passed_hands(table: PlainState, seat: int, spenders: Spenders) -> list[Json]:
    """The hands that a seat has held in this age before the present turn: as it saw them, and what it knows since."""
    age, giver = table.age, giver_on_turn(table.players, table.age, table.turn, seat)
    passed = []
    for turn, (row, holder, look) in enumerate(_held(table.players, age, table.turn, seat)):
        cards, codes = _hand_on(table, age, row, turn)
        gone, unseen = _known(cards, codes, _of_hand(table, spenders[age], age, row, turn), turn, seat, look)
        seen = {"turn": turn + 1, "cards": list(_names_left(cards, codes, turn)), "holder": holder}
        passed.append({**seen, "gone": list(gone), "unseen": unseen, "next": holder == giver})
    return passed


@cache
def _held(players: int, age: int, now: int, seat: int) -> list[tuple[int, int, int]]:
    """The hands that a seat held on each turn before now: the row, who holds it now, and the last turn it was seen."""
    holders = {row_held(players, age, now, player): player for player in range(players)}
    rows = [int(row_held(players, age, turn, seat)) for turn in range(now + 1)]
    looks = {row: turn for turn, row in enumerate(rows)}
    return [(row, holders[row], looks[row]) for row in rows[:now]]


@cache
def giver_on_turn(players: int, age: int, turn: int, seat: int) -> int | None:
    """The player whose hand a seat will get next; None on the last turn of an age."""
    if turn == TURNS - 1:
        return None
    row = row_held(players, age, turn + 1, seat)
    return next(player for player in range(players) if row_held(players, age, turn, player) == row)


# While a turn is open, everybody's hands are asked for again and again, and nothing has changed.
@lru_cache(maxsize=1 << 12)
def _known(cards: Row, codes: Row, cities: Row, turn: int, seat: int, look: int) -> tuple[tuple[str, ...], int]:
    """What a seat knows: what lies open, what it spent itself, and what was gone when it last looked at the hand."""
    spent = [
        (CARD_IDS[card], lies_open(code) or city == seat or turn_spent(code) < look)
        for card, code, city in zip(cards, codes, cities, strict=True)
        if code and turn_spent(code) >= turn
    ]
    known = sorted([card for card, is_known in spent if is_known])
    return tuple(known), len(spent) - len(known)


@cache
def lies_open(code: int) -> bool:
    """Whether all can see what became of a card: it is built, or the Free City's."""
    return bool(code % BY_FREE_CITY == Spent.BUILT or code & BY_FREE_CITY)


def rest_of_hand(table: PlainState, age: int, turn: int) -> list[str]:
    """What was left, after a turn, of the hand from which the Free City played."""
    return _left(table, age, JOINED_BY_PILE[age], turn, turn + 1)


def _left(table: PlainState, age: int, row: int, turn: int, moment: int) -> list[str]:
    """Of the hand that a row was on a turn, the cards that had not been spent when another began."""
    return list(_names_left(*_hand_on(table, age, row, turn), moment))


@lru_cache(maxsize=1 << 12)
def _names_left(cards: Row, codes: Row, moment: int) -> tuple[str, ...]:
    return tuple(
        sorted([CARD_IDS[card] for card, code in zip(cards, codes, strict=True) if turn_spent(code) >= moment])
    )


def _hand_on(table: PlainState, age: int, row: int, turn: int) -> tuple[Row, Row]:
    """The cards that were dealt as a hand or drawn to it until a turn, and what became of them."""
    return _of_hand(table, table.dealt[age], age, row, turn), _of_hand(table, table.spent[age], age, row, turn)


def _of_hand(table: PlainState, by_row: Sequence[Row], age: int, row: int, turn: int) -> Row:
    """What there is for each of these cards, from something that there is for each card of an age."""
    joined = has_free_city(table) and row == JOINED_BY_PILE[age]
    return by_row[row] + by_row[FREE_CITY][: turn + 1] if joined else by_row[row]


def discard_pile(table: PlainState) -> list[str]:
    found = [
        CARD_IDS[card]
        for age, row in _rows(table)
        for card, code in zip(table.dealt[age][row], table.spent[age][row], strict=True)
        if code % BY_FREE_CITY == Spent.DISCARDED
    ]
    return sorted(found)


def spent_cards(table: PlainState, spenders: Spenders) -> SpentCards:
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


def _rows(table: PlainState) -> Iterator[tuple[int, int]]:
    """Every row that has been dealt, by age."""
    return ((age, row) for age in range(table.age + 1) for row in range(table.circle))

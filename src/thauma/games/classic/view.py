"""What is shown: the referee's position of a trace, and what a seat may see."""

from typing import Any

import numpy as np

from thauma.catalog import classic as catalog
from thauma.games.classic.bill import Bill, bills
from thauma.games.classic.deals import board_to_json
from thauma.games.classic.economy import IMPOSSIBLE, next_stage
from thauma.games.classic.hands import decider, has_free_city, is_free_city, row_held
from thauma.games.classic.layout import BY_FREE_CITY, LEFTOVER, NO_CHOICE, Category, Phase, Spent, State
from thauma.games.classic.legal import blank_desk
from thauma.games.classic.memory import is_face_down, is_pile, spent_by, spent_how, spent_turn
from thauma.games.classic.moves import city_cards, decode, hand_ids, list_moves, pending
from thauma.games.classic.scoring import blank_sheet, fill_sheet, winners
from thauma.games.classic.tables import (
    BOX,
    CARD_IDS,
    FIRST_HOLDER,
    FREE_CITY,
    HAND,
    PASS_STEP,
    SIDE_IDS,
    STAGES_OF,
    SYMBOL_IDS,
    Goods,
    Side,
)
from thauma.games.protocol import Json


def score(state: State, seat: int) -> dict[str, int]:
    """The score sheet by category, and its total."""
    sheet = blank_sheet()
    fill_sheet(state, seat, sheet)
    lines = {category.name.lower(): int(sheet[category]) for category in Category}
    return {**lines, "total": sum(lines.values())}


def result(state: State) -> Json | None:
    """Winners and score sheets, the Free City's too."""
    if state.phase != Phase.OVER:
        return None
    seats = int(winners(state, blank_desk()))
    return {
        "winners": [seat for seat in range(state.players) if seats >> seat & 1],
        "by": "points",
        "scores": [score(state, seat) for seat in range(state.circle)],
    }


def position(state: State) -> Json:
    """All that lies on the table, and all hands, as a trace has it. With the Free City the third hand is its pile."""
    return {
        "cities": [_city(state, seat) for seat in range(state.circle)],
        "discard": discard_pile(state),
        "age": int(state.age) + 1,
        "turn": int(state.turn) + 1,
        "hands": [hand(state, seat) for seat in range(state.circle)],
    }


def _city(state: State, seat: int) -> Json:
    city = state.cities[seat]
    return {
        "coins": int(city.coins),
        "buildings": city_cards(state, seat),
        "stages": int(city.stages),
        "conflicts": [int(token) for token in city.conflicts.ravel() if token],  # by age, left before right
        "score": score(state, seat),
    }


def hand(state: State, seat: int) -> list[str]:
    """The cards in a player's hand, those drawn from the Free City's pile included; for the Free City, its pile."""
    if is_free_city(state, seat):
        return _unspent(state, [(FREE_CITY, i) for i in range(int(state.turn) + 1, HAND)])
    row = int(row_held(state.players, state.age, state.turn, seat))
    return _unspent(state, _cards_of_row(state, row, int(state.turn)))


def _cards_of_row(state: State, row: int, turn: int) -> list[tuple[int, int]]:
    """The cards, by row and place, that were dealt as a hand or drawn to it from the pile until a turn."""
    cards = [(row, i) for i in range(HAND)]
    if has_free_city(state) and row == FIRST_HOLDER[state.age]:
        cards += [(FREE_CITY, i) for i in range(turn + 1)]
    return cards


def _unspent(state: State, cards: list[tuple[int, int]]) -> list[str]:
    return sorted(CARD_IDS[state.dealt[state.age, r, i]] for r, i in cards if state.spent[state.age, r, i] == 0)


def discard_pile(state: State) -> list[str]:
    return sorted(CARD_IDS[card] for card in state.dealt[state.spent % BY_FREE_CITY == Spent.DISCARDED])


def observe(state: State, seat: int | None) -> Json:
    """What a seat (or, with None, a spectator) may see, with what it may do and what everything costs and why."""
    waiting = pending(state)
    mine = _decides_for(state, seat)
    looks = state.phase == Phase.REVIVE and state.reviver in mine
    return {
        "game": "classic",
        "seat": seat,
        "phase": Phase(state.phase).name.lower(),
        "pending": list(waiting),
        "legal": [move for city in mine if city in waiting for move in list_moves(state, city)],
        "chosen": [_choice(state, city) for city in mine if state.choice[city] != NO_CHOICE],
        "age": int(state.age) + 1,
        "turn": int(state.turn) + 1,
        "pass_to": "left" if PASS_STEP[state.age] > 0 else "right",
        "hand": [] if seat is None else hand(state, seat),
        "passed": [] if seat is None else passed_hands(state, seat),
        "cities": [{**_city(state, city), **_board(state, city, seat)} for city in range(state.circle)],
        "bills": _bills(state, seat),
        "discard": discard_pile(state) if looks else None,
        "discarded": len(discard_pile(state)),
        "own_discards": [] if seat is None else _spent_cards(state, seat, face_down=True),
        "free_city_holder": int(decider(state, FREE_CITY)) if has_free_city(state) else None,
        "result": result(state),
    }


def _decides_for(state: State, seat: int | None) -> list[int]:
    """The cities for which a seat decides on this turn: its own and perhaps the Free City."""
    return [city for city in range(state.circle) if seat is not None and decider(state, city) == seat]


def _choice(state: State, seat: int) -> Json:
    """A choice that still can be taken back."""
    return decode(state, seat, int(state.choice[seat]))


def passed_hands(state: State, seat: int) -> list[Json]:
    """The hands that a seat has held in this age before the present turn, as it saw them, and who holds them now."""
    hands = []
    for turn in range(int(state.turn)):
        row = int(row_held(state.players, state.age, turn, seat))
        now = [s for s in range(state.players) if row_held(state.players, state.age, state.turn, s) == row]
        hands.append({"turn": turn + 1, "cards": _hand_on_turn(state, row, turn), "holder": now[0]})
    return hands


def _hand_on_turn(state: State, row: int, turn: int) -> list[str]:
    """The cards that a hand had on a turn, before one was played."""
    cards = _cards_of_row(state, row, turn)
    there = [(r, i) for r, i in cards if spent_turn(state.spent[state.age, r, i]) >= turn]
    return sorted(CARD_IDS[state.dealt[state.age, r, i]] for r, i in there)


def _board(state: State, seat: int, viewer: int | None) -> Json:
    """What people ask about a city: its board, what it makes and sells, its prices, its strength."""
    city = state.cities[seat]
    seen = seat == viewer or is_free_city(state, seat) or state.phase == Phase.OVER
    return {
        **board_to_json(city.board),
        "production": production(state, seat),
        "prices": {goods.name.lower(): _prices(city, goods) for goods in Goods},
        "shields": int(city.shields),
        "symbols": dict(zip(SYMBOL_IDS, map(int, city.symbols), strict=True)),
        "symbols_of_choice": int(city.symbols_of_choice),
        "cards": len(hand(state, seat)),
        "buried": _spent_cards(state, seat, face_down=False) if seen else None,
        "stages_of_board": int(STAGES_OF[city.board]),
    }


def _prices(city: Any, goods: Goods) -> Json:
    return {"left": int(city.price[goods, Side.LEFT]), "right": int(city.price[goods, Side.RIGHT])}


def production(state: State, seat: int) -> list[Json]:
    """What a city produces each turn, one entry a unit: its options, and whether neighbours can buy it."""
    city = state.cities[seat]
    board = BOX.boards[city.board // 2]
    things: list[catalog.Card | catalog.Stage] = [BOX.cards[CARD_IDS.index(card)] for card in city_cards(state, seat)]
    things += board.stages(SIDE_IDS[city.board % 2])[: city.stages]
    units = [{"options": [board.resource], "for_sale": True}]
    for effect in (effect for thing in things for effect in thing.effects):
        if isinstance(effect, catalog.Produce):
            names = [name for name, n in effect.resources.items() for _ in range(n)]
            units += [{"options": [name], "for_sale": effect.for_sale} for name in names]
        elif isinstance(effect, catalog.ProduceChoice):
            units.append({"options": list(effect.options), "for_sale": effect.for_sale})
    return units


def _spent_cards(state: State, seat: int, face_down: bool) -> list[str]:
    """The cards that a city has discarded (which of two copies came back from the pile nobody knows), or buried."""
    cards = []
    for (age, row, i), code in np.ndenumerate(state.spent):
        fits = is_face_down(code) if face_down else spent_how(code) == Spent.STAGED
        never_drawn = is_pile(state, row) and i == LEFTOVER and not code & BY_FREE_CITY
        if fits and not never_drawn and spent_by(state, age, row, code) == seat:
            cards.append(CARD_IDS[state.dealt[age, row, i]])
    return sorted(cards)


def _bills(state: State, seat: int | None) -> list[Json]:
    """For each city that waits for this seat: what its cards and its next stage would cost, and why."""
    waiting = [city for city in _decides_for(state, seat) if city in pending(state) and state.phase != Phase.REVIVE]
    return [_bills_of(state, city) for city in waiting]


def _bills_of(state: State, seat: int) -> Json:
    stage = int(next_stage(state.cities[seat]))
    cards = {card: bills(state, seat, CARD_IDS.index(card)) for card in hand_ids(state, seat)}
    return {
        "seat": seat,
        "cards": {card: [bill_json(bill) for bill in ways] for card, ways in cards.items()},
        "stage": [] if stage == IMPOSSIBLE else [bill_json(bill) for bill in bills(state, seat, stage)],
    }


def bill_json(bill: Bill) -> Json:
    return {**bill._asdict(), "pay": list(bill.pay), "bought": [purchase._asdict() for purchase in bill.bought]}

"""What is shown: the referee's position of a trace, and what a seat may see."""

from typing import Any

from thauma.games.duel.bill import Bill, card_bill, wonder_bill
from thauma.games.duel.layout import Back, Category, Phase, Place, State, Victory
from thauma.games.duel.moves import cards_at, city_cards, ids_of_bits, list_moves
from thauma.games.duel.scoring import blank_sheet, fill_sheet
from thauma.games.duel.tables import (
    BOX,
    CARD_AGE,
    CARD_IDS,
    COVERED_BY,
    COVERS,
    GUILD,
    LOOT_COINS,
    LOOT_DISTANCE,
    LOOTS,
    RESOURCE_IDS,
    SLOTS,
    SYMBOL_IDS,
    TOKEN_IDS,
    WONDER_IDS,
    unpacked,
)
from thauma.games.protocol import Json

SEATS = (0, 1)
BACKS = {Back.HIDDEN: "?", Back.HIDDEN_GUILD: "?guild"}


def score(state: State, seat: int) -> dict[str, int]:
    """The score sheet by category, and its total."""
    sheet = blank_sheet()
    fill_sheet(state, seat, sheet)
    lines = {category.name.lower(): int(sheet[category]) for category in Category}
    return {**lines, "total": sum(lines.values())}


def result(state: State) -> Json | None:
    if state.phase != Phase.OVER:
        return None
    return {
        "winners": [seat for seat in SEATS if int(state.winners) >> seat & 1],
        "by": Victory(state.victory).name.lower(),
        "scores": [score(state, seat) for seat in SEATS],
    }


def pending(state: State) -> tuple[int, ...]:
    return () if state.phase == Phase.OVER else (int(state.mover),)


def position(state: State) -> Json:
    """All that lies on the table, as a trace has it."""
    return {
        "cities": [_city(state, seat) for seat in SEATS],
        "discard": cards_at(state, Place.DISCARDED),
        "pawn": int(state.pawn),
        "progress_board": ids_of_bits(state.board, TOKEN_IDS),
        "age": int(state.age) + 1,
        "structure": {str(slot): face for slot in range(SLOTS) if (face := _face(state, slot)) is not None},
    }


def _face(state: State, slot: int) -> str | None:
    lies = int(state.structure[slot])
    if lies == Back.TAKEN:
        return None
    return BACKS[Back(lies)] if lies < 0 else CARD_IDS[lies]


def _city(state: State, seat: int) -> Json:
    city = state.cities[seat]
    return {
        "coins": int(city.coins),
        "buildings": city_cards(state, seat),
        "wonders": _wonders(city, city.wonders_open),
        "wonders_built": _wonders(city, city.wonders_done),
        "progress": ids_of_bits(city.tokens, TOKEN_IDS),
        "score": score(state, seat),
    }


def _wonders(city: Any, positions: int) -> list[str]:
    return sorted(WONDER_IDS[w] for number, w in enumerate(city.wonders) if int(positions) >> number & 1)


def observe(state: State, seat: int | None) -> Json:
    """What a seat (or, with None, a spectator) may see, with what it may do and what everything costs and why."""
    to_move = pending(state)
    return {
        "game": "duel",
        "seat": seat,
        "phase": Phase(state.phase).name.lower(),
        "pending": list(to_move),
        "legal": list_moves(state, seat) if seat is not None and seat in to_move else [],
        **position(state),
        "cities": [{**_city(state, s), **_economy(state, s)} for s in SEATS],
        "structure": [_card_on_table(state, slot) for slot in range(SLOTS) if state.structure[slot] != Back.TAKEN],
        "offer": _offer(state, seat),
        "loot": [_loot_left(state, s) for s in SEATS],
        "unseen": _unseen(state),
        "again": bool(state.again),
        "result": result(state),
    }


def _offer(state: State, seat: int | None) -> list[str]:
    """Wonders laid out are for all to see; tokens drawn only for the seat that drew them."""
    if state.phase == Phase.DRAFT:
        return ids_of_bits(state.offer, WONDER_IDS)
    if state.phase == Phase.LIBRARY and seat == state.mover:
        return ids_of_bits(state.offer, TOKEN_IDS)
    return []


def _economy(state: State, seat: int) -> Json:
    city = state.cities[seat]
    return {
        "production": unpacked(city.production),
        "choices": {"raw": int(city.choices[0]), "manufactured": int(city.choices[1])},
        "prices": dict(zip(RESOURCE_IDS, map(int, city.price), strict=True)),
        "symbols": ids_of_bits(city.symbols, SYMBOL_IDS),
        "wonder_bills": {
            WONDER_IDS[w]: bill_json(wonder_bill(state, seat, int(w)))
            for number, w in enumerate(city.wonders)
            if int(city.wonders_open) >> number & 1
        },
    }


def _card_on_table(state: State, slot: int) -> Json:
    laid = BOX.structures[state.age].slots[slot]
    face = _face(state, slot)
    card = int(state.structure[slot])
    known = card >= 0
    return {
        "slot": slot,
        "row": laid.row,
        "x": laid.x,
        "card": face,
        "available": bool(int(state.available) >> slot & 1),
        "uncovers": _uncovers(state, slot),
        "bills": [bill_json(card_bill(state, seat, card)) for seat in SEATS] if known else None,
    }


def _uncovers(state: State, slot: int) -> list[int]:
    """The slots that only this card still covers."""
    below = [s for s in range(SLOTS) if int(COVERS[state.age, slot]) >> s & 1]
    return [s for s in below if int(COVERED_BY[state.age, s] & state.present) == 1 << slot]


def _loot_left(state: State, seat: int) -> list[Json]:
    """The military tokens that would cost this seat coins."""
    return [
        {"distance": int(LOOT_DISTANCE[n]), "coins": int(LOOT_COINS[n])}
        for n in range(LOOTS)
        if int(state.loot) >> (seat * LOOTS + n) & 1
    ]


def _unseen(state: State) -> Json:
    """The cards of the present age, and the guilds, that nobody has seen: some lie face down, the others in the box."""
    unseen = [c for c in range(len(CARD_IDS)) if state.place[c] == Place.UNSEEN]
    return {
        "age": sorted(CARD_IDS[c] for c in unseen if CARD_AGE[c] == state.age and not GUILD[c]),
        "guilds": sorted(CARD_IDS[c] for c in unseen if GUILD[c]),
    }


def bill_json(bill: Bill) -> Json:
    return {**bill._asdict(), "bought": [purchase._asdict() for purchase in bill.bought]}

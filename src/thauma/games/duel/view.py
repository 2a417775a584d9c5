"""What is shown: the referee's position of a trace, and what a seat may see."""

from collections.abc import Sequence
from typing import Any

from thauma.games.duel.bill import Bill, card_bill, discard_coins, wonder_bill
from thauma.games.duel.layout import Back, Category, Phase, Place, PlainState, State, Victory, read_state
from thauma.games.duel.moves import cards_at, ids_of_bits, moves_of_mover
from thauma.games.duel.scoring import blank_sheets, fill_sheets
from thauma.games.duel.tables import (
    AGES,
    BOX,
    CARD_AGE,
    CARD_IDS,
    COVERED_BY,
    GUILD,
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
LINES = tuple(category.name.lower() for category in Category)
PHASES = tuple(phase.name.lower() for phase in Phase)

# The box as plain values, so that nothing has to be worked out for every view.
LAID = [[(slot.row, slot.x) for slot in structure.slots] for structure in BOX.structures]  # by age and slot
COVERING = COVERED_BY.tolist()  # by age and slot, bits of the slots above
BELOW = [[[s for s in range(SLOTS) if above[s] >> slot & 1] for slot in range(SLOTS)] for above in COVERING]
_BY_ID = sorted(range(len(CARD_IDS)), key=CARD_IDS.__getitem__)
CARDS_OF_AGE = [[card for card in _BY_ID if CARD_AGE[card] == age and not GUILD[card]] for age in range(AGES)]
GUILDS = [card for card in _BY_ID if GUILD[card]]
LOOT = [(loot.distance, loot.coins) for loot in BOX.military.loot]


def score(state: State, seat: int) -> dict[str, int]:
    """The score sheet by category, and its total."""
    return _scores(state)[seat]


def _scores(state: State) -> list[dict[str, int]]:
    sheets = blank_sheets()
    fill_sheets(state, sheets)
    return [{**dict(zip(LINES, sheet, strict=True)), "total": sum(sheet)} for sheet in sheets.tolist()]


def result(state: State) -> Json | None:
    return _result(read_state(state), _scores(state)) if int(state.phase) == Phase.OVER else None


def _result(table: PlainState, scores: list[dict[str, int]]) -> Json | None:
    if table.phase != Phase.OVER:
        return None
    return {
        "winners": [seat for seat in SEATS if table.winners >> seat & 1],
        "by": Victory(table.victory).name.lower(),
        "scores": scores,
    }


def pending(state: State) -> tuple[int, ...]:
    return () if int(state.phase) == Phase.OVER else (int(state.mover),)


def position(state: State) -> Json:
    """All that lies on the table, as a trace has it."""
    table, scores = read_state(state), _scores(state)
    structure = {str(slot): _face(lies) for slot, lies in enumerate(table.structure) if lies != Back.TAKEN}
    return {"cities": [_city(table, seat, scores) for seat in SEATS], **_middle(table), "structure": structure}


def _middle(table: PlainState) -> Json:
    """What lies between the cities, but for the structure."""
    return {
        "discard": cards_at(table, Place.DISCARDED),
        "pawn": table.pawn,
        "progress_board": ids_of_bits(table.board, TOKEN_IDS),
        "age": table.age + 1,
    }


def _face(lies: int) -> str:
    return CARD_IDS[lies] if lies >= 0 else BACKS[Back(lies)]


def _city(table: PlainState, seat: int, scores: list[dict[str, int]]) -> Json:
    city = table.cities[seat]
    return {
        "coins": city.coins,
        "buildings": cards_at(table, Place.CITY + seat),
        "wonders": _wonders(city, city.wonders_open),
        "wonders_built": _wonders(city, city.wonders_done),
        "progress": ids_of_bits(city.tokens, TOKEN_IDS),
        "score": scores[seat],
    }


def _wonders(city: Any, positions: int) -> list[str]:
    return sorted([WONDER_IDS[w] for number, w in enumerate(city.wonders) if positions >> number & 1])


def observe_all(state: State, seats: Sequence[int | None]) -> list[Json]:
    """What each of these seats (or, with None, a spectator) may see, with what it may do and what everything costs.

    All is public but The Great Library's tokens, so the views share nearly all of their parts.
    """
    table = read_state(state)
    public = _public(table, _scores(state))
    return [{**public, **_own(state, table, seat)} for seat in seats]


def _public(table: PlainState, scores: list[dict[str, int]]) -> Json:
    """A spectator's view; it has every field of any view, in its place."""
    over = table.phase == Phase.OVER
    return {
        "game": "duel",
        "seat": None,
        "phase": PHASES[table.phase],
        "pending": [] if over else [table.mover],
        "legal": [],
        "cities": [{**_city(table, seat, scores), **_economy(table, seat)} for seat in SEATS],
        **_middle(table),
        "structure": [_card_on_table(table, slot) for slot in range(SLOTS) if table.structure[slot] != Back.TAKEN],
        "offer": ids_of_bits(table.offer, WONDER_IDS) if table.phase == Phase.DRAFT else [],
        "draft": {"order": _draft_order(), "picks": table.picks} if table.phase == Phase.DRAFT else None,
        "loot": [_loot_left(table, seat) for seat in SEATS],
        "unseen": _unseen(table),
        "again": bool(table.again),
        "result": _result(table, scores),
    }


def _draft_order() -> list[list[int]]:
    """The seats that pick from the first and from the second offer, in order."""
    return [list(picks) for picks in BOX.setup.draft_picks]


def _own(state: State, table: PlainState, seat: int | None) -> Json:
    """What is in a seat's view and not in a spectator's: its moves, and the tokens that it has drawn."""
    if seat is None or seat != table.mover or table.phase == Phase.OVER:
        return {"seat": seat}
    own = {"seat": seat, "legal": moves_of_mover(state, table)}
    return {**own, "offer": ids_of_bits(table.offer, TOKEN_IDS)} if table.phase == Phase.LIBRARY else own


def _economy(table: PlainState, seat: int) -> Json:
    city = table.cities[seat]
    return {
        "production": unpacked(city.production),
        "choices": {"raw": city.choices[0], "manufactured": city.choices[1]},
        "prices": dict(zip(RESOURCE_IDS, city.price, strict=True)),
        "symbols": ids_of_bits(city.symbols, SYMBOL_IDS),
        "discard_coins": discard_coins(city),
        "wonder_bills": {
            WONDER_IDS[wonder]: bill_json(wonder_bill(table, seat, wonder))
            for number, wonder in enumerate(city.wonders)
            if city.wonders_open >> number & 1
        },
    }


def _card_on_table(table: PlainState, slot: int) -> Json:
    row, x = LAID[table.age][slot]
    lies = table.structure[slot]
    return {
        "slot": slot,
        "row": row,
        "x": x,
        "card": _face(lies),
        "available": bool(table.available >> slot & 1),
        "covered_by": (COVERING[table.age][slot] & table.present).bit_count(),
        "uncovers": _uncovers(table, slot),
        "bills": [bill_json(card_bill(table, seat, lies)) for seat in SEATS] if lies >= 0 else None,
    }


def _uncovers(table: PlainState, slot: int) -> list[int]:
    """The slots that only this card still covers."""
    covering = COVERING[table.age]
    return [s for s in BELOW[table.age][slot] if covering[s] & table.present == 1 << slot]


def _loot_left(table: PlainState, seat: int) -> list[Json]:
    """The military tokens that would cost this seat coins."""
    left = table.loot >> (seat * len(LOOT))
    return [{"distance": distance, "coins": coins} for n, (distance, coins) in enumerate(LOOT) if left >> n & 1]


def _unseen(table: PlainState) -> Json:
    """The cards of the present age, and the guilds, that nobody has seen: some lie face down, the others in the box."""
    return {
        "age": [CARD_IDS[card] for card in CARDS_OF_AGE[table.age] if table.place[card] == Place.UNSEEN],
        "guilds": [CARD_IDS[card] for card in GUILDS if table.place[card] == Place.UNSEEN],
    }


def bill_json(bill: Bill) -> Json:
    cost, chain, coins, own, chosen, waived, bought, short = bill
    return {
        "cost": cost,
        "chain": chain,
        "coins": coins,
        "own": own,
        "chosen": chosen,
        "waived": waived,
        "bought": [{"resource": resource, "units": units, "price": price} for resource, units, price in bought],
        "short": short,
    }

"""What is shown: the referee's position of a trace, and what a seat may see."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from thauma.games.duel.bill import discard_coins
from thauma.games.duel.layout import Back, Category, Phase, Place, PlainState, State, Victory, read_state
from thauma.games.duel.moves import cards_at, ids_of_bits, moves_of_mover
from thauma.games.duel.survey import Survey, survey
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
from thauma.games.schema import to_json

SEATS = (0, 1)
BACKS: dict[int, str] = {Back.HIDDEN: "?", Back.HIDDEN_GUILD: "?guild"}
LINES = tuple(category.name.lower() for category in Category)
PHASES = tuple(phase.name.lower() for phase in Phase)

# The box as plain values, so that nothing has to be worked out for every view.
LAID = [  # by age and slot
    [{"slot": number, "row": slot.row, "x": slot.x} for number, slot in enumerate(structure.slots)]
    for structure in BOX.structures
]
COVERING = COVERED_BY.tolist()  # by age and slot, bits of the slots above
BELOW = [[[s for s in range(SLOTS) if above[s] >> slot & 1] for slot in range(SLOTS)] for above in COVERING]
NEAR = [  # by age and slot, bits of the slots that tell what covers it and what it uncovers
    [
        covering[slot] | sum({1 << s for below in lower[slot] for s in range(SLOTS) if covering[below] >> s & 1})
        for slot in range(SLOTS)
    ]
    for covering, lower in zip(COVERING, BELOW, strict=True)
]
_BY_ID = sorted(range(len(CARD_IDS)), key=CARD_IDS.__getitem__)
CARDS_OF_AGE = [[card for card in _BY_ID if CARD_AGE[card] == age and not GUILD[card]] for age in range(AGES)]
GUILDS = [card for card in _BY_ID if GUILD[card]]
LOOT = [(loot.distance, loot.coins) for loot in BOX.military.loot]


_goods = lru_cache(maxsize=1 << 10)(unpacked)


def score(state: State, seat: int) -> dict[str, int]:
    """The score sheet by category, and its total."""
    return _score(survey(state).points[seat])


def _score(points: Sequence[int]) -> dict[str, int]:
    return {**dict(zip(LINES, points, strict=True)), "total": sum(points)}


def result(state: State) -> Json | None:
    if int(state["phase"]) != Phase.OVER:
        return None
    winners = int(state["winners"])
    return {
        "winners": [seat for seat in SEATS if winners >> seat & 1],
        "by": Victory(int(state["victory"])).name.lower(),
        "scores": [_score(points) for points in survey(state).points],
    }


def position(state: State) -> Json:
    """All that lies on the table, as a trace has it."""
    table, found = read_state(state), survey(state)
    structure = {str(slot): _face(lies) for slot, lies in enumerate(table.structure) if lies != Back.TAKEN}
    return {"cities": [_city(table, seat, found) for seat in SEATS], **_middle(table), "structure": structure}


def _middle(table: PlainState) -> Json:
    """What lies between the cities, but for the structure."""
    return {
        "discard": cards_at(table, Place.DISCARDED),
        "pawn": table.pawn,
        "progress_board": ids_of_bits(table.board, TOKEN_IDS),
        "age": table.age + 1,
    }


def _face(lies: int) -> str:
    return CARD_IDS[lies] if lies >= 0 else BACKS[lies]


def _city(table: PlainState, seat: int, found: Survey) -> Json:
    city = table.cities[seat]
    return {
        "coins": city.coins,
        "buildings": cards_at(table, Place.CITY + seat),
        "wonders": wonders_of(city, city.wonders_open),
        "wonders_built": wonders_of(city, city.wonders_done),
        "progress": ids_of_bits(city.tokens, TOKEN_IDS),
        "score": _score(found.points[seat]),
    }


def wonders_of(city: Any, positions: int) -> list[str]:
    return sorted([WONDER_IDS[w] for number, w in enumerate(city.wonders) if positions >> number & 1])


def show_all(state: State, seats: Sequence[int | None]) -> list[bytes]:
    """What each of these seats (or, with None, a spectator) may see, with what it may do and what everything costs.

    All is public but The Great Library's tokens, so nearly all is worked out and written once.
    """
    table = read_state(state)
    public = _public(state, table)
    return [bytes(to_json({**public, **_own(state, table, seat)})) for seat in seats]


def _public(state: State, table: PlainState) -> Json:
    """A spectator's view; it has every field of any view, in its place, and the longest ones as JSON."""
    found = survey(state)
    is_draft = table.phase == Phase.DRAFT
    return {
        "game": "duel",
        "seat": None,
        "phase": PHASES[table.phase],
        "pending": [] if table.phase == Phase.OVER else [table.mover],
        "legal": [],
        "cities": to_json([{**_city(table, seat, found), **_economy(table, seat, found)} for seat in SEATS]),
        **_middle(table),
        "structure": to_json(
            [_card(table, slot, lies, found) for slot, lies in enumerate(table.structure) if lies != Back.TAKEN]
        ),
        "offer": ids_of_bits(table.offer, WONDER_IDS) if is_draft else [],
        "draft": {"order": _draft_order(), "picks": table.picks} if is_draft else None,
        "loot": [_loot_left(table.loot, seat) for seat in SEATS],
        "unseen": to_json(_unseen(table)),
        "again": bool(table.again),
        "result": result(state),
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


def _economy(table: PlainState, seat: int, found: Survey) -> Json:
    city = table.cities[seat]
    return {
        "production": _goods(city.production),
        "choices": {"raw": city.choices[0], "manufactured": city.choices[1]},
        "prices": dict(zip(RESOURCE_IDS, city.price, strict=True)),
        "symbols": ids_of_bits(city.symbols, SYMBOL_IDS),
        "discard_coins": discard_coins(city),
        "wonder_bills": {
            WONDER_IDS[wonder]: found.wonder_bill(seat, position)
            for position, wonder in enumerate(city.wonders)
            if city.wonders_open >> position & 1
        },
    }


def _card(table: PlainState, slot: int, lies: int, found: Survey) -> Json:
    """A card of the structure, or its back."""
    age = table.age
    bills = [found.card_bill(seat, slot) for seat in SEATS] if lies >= 0 else None
    covers = _covers(age, slot, table.present & NEAR[age][slot])
    return {**LAID[age][slot], "card": _face(lies), **covers, "bills": bills}


@cache
def _covers(age: int, slot: int, near: int) -> Json:
    """What of the cards around lies on a card, and the slots that only this card still covers."""
    covering = COVERING[age]
    number = (covering[slot] & near).bit_count()
    uncovers = [s for s in BELOW[age][slot] if covering[s] & near == 1 << slot]
    return {"available": not number, "covered_by": number, "uncovers": uncovers}


@cache
def _loot_left(loot: int, seat: int) -> list[Json]:
    """The military tokens that would cost this seat coins."""
    left = loot >> (seat * len(LOOT))
    return [{"distance": distance, "coins": coins} for n, (distance, coins) in enumerate(LOOT) if left >> n & 1]


def _unseen(table: PlainState) -> Json:
    """The cards of the present age, and the guilds, that nobody has seen: some lie face down, the others in the box."""
    return {
        "age": [CARD_IDS[card] for card in CARDS_OF_AGE[table.age] if table.place[card] == Place.UNSEEN],
        "guilds": [CARD_IDS[card] for card in GUILDS if table.place[card] == Place.UNSEEN],
    }

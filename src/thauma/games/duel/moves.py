"""Moves as a record has them, to and from actions; and for a move that is refused, the rule it breaks."""

from collections.abc import Mapping
from typing import Any

from thauma.games.duel import actions
from thauma.games.duel.economy import card_cost, wonder_cost
from thauma.games.duel.layout import Phase, Place, State
from thauma.games.duel.legal import blank_list, list_legal
from thauma.games.duel.structure import is_face_down
from thauma.games.duel.tables import (
    CARD_IDS,
    COLOUR_IDS,
    COVERED_BY,
    GOODS,
    SLOTS,
    TOKEN_IDS,
    WONDER_IDS,
)
from thauma.games.errors import IllegalMove, Move, UnreadableMove, WrongSeat, shown, word
from thauma.games.protocol import Choice

# What a move has besides `seat` and `do`, and in which phase it is made.
FIELDS: Mapping[str, tuple[str, ...]] = {
    "draft": ("wonder",),
    "build": ("card",),
    "discard": ("card",),
    "wonder": ("wonder", "card"),
    "progress": ("token",),
    "library": ("token",),
    "revive": ("card",),
    "destroy": ("card",),
    "starter": ("starter",),
}
PHASE = {
    "draft": Phase.DRAFT,
    "build": Phase.TURN,
    "discard": Phase.TURN,
    "wonder": Phase.TURN,
    "progress": Phase.PROGRESS,
    "library": Phase.LIBRARY,
    "revive": Phase.REVIVE,
    "destroy": Phase.DESTROY,
    "starter": Phase.STARTER,
}
DECISION = {
    Phase.DRAFT: "draft one of the wonders laid out",
    Phase.TURN: "take a card: build it, discard it or bury it under a wonder",
    Phase.PROGRESS: "take a progress token from the board",
    Phase.LIBRARY: "keep one of the progress tokens drawn",
    Phase.REVIVE: "build a card of the discard pile",
    Phase.DESTROY: "choose which card the opponent loses",
    Phase.STARTER: "choose who begins the age",
}
IDS: Mapping[str, tuple[str, ...]] = {"card": CARD_IDS, "wonder": WONDER_IDS, "token": TOKEN_IDS}
SEATS = (0, 1)


def list_choices(state: State, seat: int) -> list[Choice]:
    """The legal actions of a seat and their costs."""
    if seat != state.mover:
        return []
    listed, costs = blank_list(), blank_list()
    number = list_legal(state, listed, costs)
    return [Choice(int(a), int(c)) for a, c in zip(listed[:number], costs[:number], strict=True)]


def list_moves(state: State, seat: int) -> list[Move]:
    """The legal moves of a seat as they would be recorded, plus `cost`; ordered by what they name."""
    moves = [{**decode(state, seat, action), "cost": cost} for action, cost in list_choices(state, seat)]
    return sorted(moves, key=lambda move: (list(FIELDS).index(move["do"]), *map(str, list(move.values())[2:])))


def decode(state: State, seat: int, action: int) -> Move:
    """A legal action as it would be recorded."""
    head = {"seat": seat}
    if action < actions.DISCARD:
        return {**head, "do": "build", "card": _card_at(state, action - actions.BUILD)}
    if action < actions.WONDER:
        return {**head, "do": "discard", "card": _card_at(state, action - actions.DISCARD)}
    if action < actions.DRAFT:
        position, slot = divmod(action - actions.WONDER, SLOTS)
        wonder = WONDER_IDS[state.cities[seat].wonders[position]]
        return {**head, "do": "wonder", "wonder": wonder, "card": _card_at(state, slot)}
    if action < actions.PROGRESS:
        return {**head, "do": "draft", "wonder": WONDER_IDS[action - actions.DRAFT]}
    if action < actions.LIBRARY:
        return {**head, "do": "progress", "token": TOKEN_IDS[action - actions.PROGRESS]}
    if action < actions.REVIVE:
        return {**head, "do": "library", "token": TOKEN_IDS[action - actions.LIBRARY]}
    if action < actions.DESTROY:
        return {**head, "do": "revive", "card": CARD_IDS[action - actions.REVIVE]}
    if action < actions.STARTER:
        return {**head, "do": "destroy", "card": CARD_IDS[GOODS[action - actions.DESTROY]]}
    return {**head, "do": "starter", "starter": action - actions.STARTER}


def _card_at(state: State, slot: int) -> str:
    return CARD_IDS[state.structure[slot]]


def encode(state: State, move: Move) -> int:
    """The action of a move, if it is legal now; else a MoveError with the rule it breaks."""
    mover = int(state.mover)
    legal = [] if state.phase == Phase.OVER else list_moves(state, mover)
    unreadable = _why_unreadable(move)
    if unreadable:
        raise UnreadableMove(unreadable, legal)
    if state.phase == Phase.OVER:
        raise IllegalMove("the game is over", [])
    if move["seat"] != mover:
        raise WrongSeat(
            f"seat {move['seat']} has nothing to decide now: seat {mover} must {DECISION[Phase(state.phase)]}",
            legal,
        )
    if PHASE[move["do"]] != state.phase:
        raise IllegalMove(f"seat {mover} must now {DECISION[Phase(state.phase)]}", legal)
    action = _action(state, move)
    if action is None or all(action != choice.action for choice in list_choices(state, move["seat"])):
        raise IllegalMove(_why_illegal(state, move), legal)
    return action


def _why_unreadable(move: Any) -> str | None:
    if not isinstance(move, dict):
        return "a move is a JSON object with seat, do and what it names"
    if not isinstance(move.get("do"), str) or move["do"] not in FIELDS:
        return f"{shown(move.get('do'))} is no kind of move; there are {', '.join(FIELDS)}"
    if type(move.get("seat")) is not int or move["seat"] not in SEATS:
        return f"seat must be 0 or 1, not {shown(move.get('seat'))}"
    fields = FIELDS[move["do"]]
    if set(move) != {"seat", "do", *fields}:
        return f"a {move['do']} move has the fields seat, do, {', '.join(fields)}, not {', '.join(map(word, move))}"
    for field in fields:
        if field == "starter":
            if type(move[field]) is not int or move[field] not in SEATS:
                return f"starter must be 0 or 1, not {shown(move[field])}"
        elif move[field] not in IDS[field]:
            return f"{shown(move[field])} is no {field} of this game"
    return None


def _slot_of(state: State, card: str) -> int | None:
    """Where a card lies face up."""
    found = [slot for slot in range(SLOTS) if state.structure[slot] == CARD_IDS.index(card)]
    return found[0] if found else None


def _wonder_position(state: State, seat: int, wonder: str) -> int | None:
    wonders = [int(w) for w in state.cities[seat].wonders]
    number = WONDER_IDS.index(wonder)
    return wonders.index(number) if number in wonders else None


def _action(state: State, move: Move) -> int | None:
    """The action that a readable move means; None if what it names is not there."""
    match move:
        case {"do": "build" | "discard" as do, "card": card}:
            slot = _slot_of(state, card)
            return None if slot is None else slot + (actions.BUILD if do == "build" else actions.DISCARD)
        case {"do": "wonder", "wonder": wonder, "card": card}:
            slot, position = _slot_of(state, card), _wonder_position(state, move["seat"], wonder)
            return None if slot is None or position is None else actions.WONDER + position * SLOTS + slot
        case {"do": "draft", "wonder": wonder}:
            return actions.DRAFT + WONDER_IDS.index(wonder)
        case {"do": "progress" | "library" as do, "token": token}:
            return TOKEN_IDS.index(token) + (actions.PROGRESS if do == "progress" else actions.LIBRARY)
        case {"do": "revive", "card": card}:
            return actions.REVIVE + CARD_IDS.index(card)
        case {"do": "destroy", "card": card}:
            number = CARD_IDS.index(card)
            return actions.DESTROY + GOODS.index(number) if number in GOODS else None
        case {"do": "starter", "starter": seat}:
            return actions.STARTER + int(seat)
    raise AssertionError(move)


def _why_illegal(state: State, move: Move) -> str:
    """The rule that a readable move of the right seat in the right phase breaks."""
    match move:
        case {"do": "draft", "wonder": wonder}:
            return f"{wonder} is not among the wonders laid out"
        case {"do": "progress", "token": token}:
            return f"{token} is not on the board"
        case {"do": "library", "token": token}:
            return f"{token} is not among the tokens drawn"
        case {"do": "revive", "card": card}:
            return f"{card} is not in the discard pile"
        case {"do": "destroy", "card": card}:
            return f"{card} is no {COLOUR_IDS[state.doomed]} card in the opponent's city"
    return _why_not_taken(state, move["card"]) or _why_not_paid(state, move)


def _why_not_taken(state: State, card: str) -> str | None:
    slot = _slot_of(state, card)
    if slot is None:
        return f"{card} does not lie open in the structure"
    covering = [s for s in range(SLOTS) if int(COVERED_BY[state.age, slot] & state.present) >> s & 1]
    if covering:
        names = ["a face-down card" if is_face_down(state, s) else _card_at(state, s) for s in covering]
        return f"{card} is covered by {' and '.join(names)}"
    return None


def _why_not_paid(state: State, move: Move) -> str:
    seat = move["seat"]
    city = state.cities[seat]
    if move["do"] == "build":
        what, cost = move["card"], card_cost(state, seat, CARD_IDS.index(move["card"]))
    else:
        what = move["wonder"]
        position = _wonder_position(state, seat, what)
        if position is None:
            return f"{what} is not a wonder of seat {seat}"
        if int(city.wonders_done) >> position & 1:
            return f"{what} is built already"
        if not int(city.wonders_open) >> position & 1:
            return f"seven wonders are built: {what} has left the game"
        cost = wonder_cost(city, WONDER_IDS.index(what))
    return f"{what} costs seat {seat} {cost} coins, and it has {city.coins}"


def ids_of_bits(members: int, ids: tuple[str, ...]) -> list[str]:
    """The ids in a set of numbers, sorted."""
    return sorted(name for number, name in enumerate(ids) if int(members) >> number & 1)


def cards_at(state: State, place: int) -> list[str]:
    """The ids of the cards at a place, sorted."""
    return sorted(CARD_IDS[card] for card in range(len(CARD_IDS)) if state.place[card] == place)


def city_cards(state: State, seat: int) -> list[str]:
    return cards_at(state, Place.CITY + seat)

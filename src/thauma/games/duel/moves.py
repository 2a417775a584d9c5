"""Moves as a record has them, to and from actions; and for a move that is refused, the rule it breaks."""

from collections.abc import Mapping, Sequence
from typing import Any

from thauma.games.box import COLOUR_IDS
from thauma.games.duel import actions, schema
from thauma.games.duel.actions import Act
from thauma.games.duel.economy import card_cost, wonder_cost
from thauma.games.duel.layout import Phase, PlainState, State, read_state
from thauma.games.duel.legal import blank_list, list_legal
from thauma.games.duel.structure import is_face_down
from thauma.games.duel.tables import CARD_IDS, COVERED_BY, GOODS, SLOTS, TOKEN_IDS, WONDER_IDS
from thauma.games.errors import IllegalMove, Move, MoveError, UnreadableMove, WrongSeat, shown
from thauma.games.plain import remembered
from thauma.games.schema import by_tag, named_by, read_move, why_no_kind, why_other_fields

KINDS = by_tag(schema.Move)  # the types of moves by `do`, in the order in which people would list them
FIELDS = named_by(KINDS)
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
NUMBER_OF_CARD = {card: number for number, card in enumerate(CARD_IDS)}
CARDS_BY_ID = [(NUMBER_OF_CARD[card], card) for card in sorted(CARD_IDS)]
RANK = {do: rank for rank, do in enumerate(KINDS)}
SEATS = (0, 1)


def pending(state: State) -> tuple[int, ...]:
    """The seat that must decide."""
    return () if int(state["phase"]) == Phase.OVER else (int(state["mover"]),)


@remembered
def list_for(state: State, seat: int) -> tuple[Sequence[int], Sequence[int]]:
    """The legal actions of a seat, and what each costs."""
    listed, costs = blank_list(), blank_list()
    number = list_legal(state, listed, costs) if seat == state.mover else 0
    return listed[:number].tolist(), costs[:number].tolist()


def list_moves(state: State, seat: int) -> list[Move]:
    """The legal moves of a seat as they would be recorded, plus `cost`; ordered by what they name."""
    return moves_of_mover(state, read_state(state)) if seat == state["mover"] else []


def moves_of_mover(state: State, table: PlainState) -> list[Move]:
    """The same for the seat that must decide; the table is the state as plain values."""
    moves = []
    for action, cost in zip(*list_for(state, table.mover), strict=True):
        move = _spelled(table, table.mover, action)
        move["cost"] = cost
        moves.append(move)
    moves.sort(key=_rank)
    return moves


def _rank(move: Move) -> tuple[Any, ...]:
    _, do, *names = move.values()
    return RANK[do], *names


def decode(state: State, seat: int, action: int) -> Move:
    """A legal action as it would be recorded."""
    return _spelled(read_state(state), seat, action)


def _spelled(table: PlainState, seat: int, action: int) -> Move:
    if action < actions.DISCARD:
        return {"seat": seat, "do": "build", "card": _card_at(table, action - actions.BUILD)}
    if action < actions.WONDER:
        return {"seat": seat, "do": "discard", "card": _card_at(table, action - actions.DISCARD)}
    if action < actions.DRAFT:
        position, slot = divmod(action - actions.WONDER, SLOTS)
        wonder = WONDER_IDS[table.cities[seat].wonders[position]]
        return {"seat": seat, "do": "wonder", "wonder": wonder, "card": _card_at(table, slot)}
    return _spelled_choice(seat, Act(actions.ACT[action]), int(actions.MEMBER[action]))


NAMED: Mapping[Act, tuple[str, Sequence[Any]]] = {  # by choice: the field of a move, and what it says
    Act.DRAFT: ("wonder", WONDER_IDS),
    Act.PROGRESS: ("token", TOKEN_IDS),
    Act.LIBRARY: ("token", TOKEN_IDS),
    Act.REVIVE: ("card", CARD_IDS),
    Act.DESTROY: ("card", [CARD_IDS[card] for card in GOODS]),
    Act.STARTER: ("starter", (0, 1)),
}


def _spelled_choice(seat: int, act: Act, member: int) -> Move:
    field, ids = NAMED[act]
    return {"seat": seat, "do": act.name.lower(), field: ids[member]}


def _card_at(table: PlainState, slot: int) -> str:
    return CARD_IDS[table.structure[slot]]


def _numbered(act: Act, member: int) -> int:
    return int(actions.NUMBER[act, member])


def encode(state: State, move: Any) -> int:
    """The action of a move, if it is legal now; else a MoveError with the rule it breaks."""
    table, read = read_state(state), _read(move)
    action = None if read is None or _why_not_now(table, move) else _action(table, read)
    if action is None or action not in list_for(state, table.mover)[0]:
        raise _refusal(state, table, move, read)
    return action


def _read(move: Any) -> schema.Move | None:
    """The move as its type, if what it names is in the box."""
    read: schema.Move | None = read_move(move, KINDS)
    return None if read is None or read.seat not in SEATS or _strange_field(move) else read


def _strange_field(move: Move) -> str | None:
    """The field of a move that names what is not in the box."""
    return next((name for name, ids in IDS.items() if name in move and move[name] not in ids), None)


def _refusal(state: State, table: PlainState, move: Any, read: schema.Move | None) -> MoveError:
    """Why a move is refused, with what is legal instead."""
    legal = [] if table.phase == Phase.OVER else moves_of_mover(state, table)
    if read is None:
        return UnreadableMove(_why_unreadable(move), legal)
    error, reason = _why_not_now(table, move) or (IllegalMove, _why_illegal(state, table, read))
    return error(reason, legal)


def _why_not_now(table: PlainState, move: Move) -> tuple[type[MoveError], str] | None:
    """What is wrong with a readable move before one looks at the cards: its seat or its time."""
    if table.phase == Phase.OVER:
        return IllegalMove, "the game is over"
    decision = DECISION[table.phase]
    if move["seat"] != table.mover:
        return WrongSeat, f"seat {move['seat']} has nothing to decide now: seat {table.mover} must {decision}"
    if PHASE[move["do"]] != table.phase:
        return IllegalMove, f"seat {table.mover} must now {decision}"
    return None


def _why_unreadable(move: Any) -> str:
    if reason := why_no_kind(move, KINDS):
        return reason
    if type(move.get("seat")) is not int or move["seat"] not in SEATS:
        return f"seat must be 0 or 1, not {shown(move.get('seat'))}"
    if reason := why_other_fields(move, FIELDS[move["do"]]):
        return reason
    if strange := _strange_field(move):
        return f"{shown(move[strange])} is no {strange} of this game"
    return f"starter must be 0 or 1, not {shown(move.get('starter'))}"


def _slot_of(table: PlainState, card: str) -> int | None:
    """Where a card lies face up."""
    number = NUMBER_OF_CARD[card]
    return table.structure.index(number) if number in table.structure else None


def _wonder_position(table: PlainState, seat: int, wonder: str) -> int | None:
    wonders, number = table.cities[seat].wonders, WONDER_IDS.index(wonder)
    return wonders.index(number) if number in wonders else None


def _action(table: PlainState, move: schema.Move) -> int | None:
    """The action that a readable move means; None if what it names is not there."""
    match move:
        case schema.Build(card=card) | schema.Discard(card=card):
            slot = _slot_of(table, card)
            first = actions.BUILD if isinstance(move, schema.Build) else actions.DISCARD
            return None if slot is None else first + slot
        case schema.BuildWonder(wonder=wonder, card=card):
            slot, position = _slot_of(table, card), _wonder_position(table, move.seat, wonder)
            return None if slot is None or position is None else actions.WONDER + position * SLOTS + slot
        case schema.Draft(wonder=wonder):
            return _numbered(Act.DRAFT, WONDER_IDS.index(wonder))
        case schema.TakeToken(token=token):
            return _numbered(Act.PROGRESS, TOKEN_IDS.index(token))
        case schema.KeepToken(token=token):
            return _numbered(Act.LIBRARY, TOKEN_IDS.index(token))
        case schema.Revive(card=card):
            return _numbered(Act.REVIVE, NUMBER_OF_CARD[card])
        case schema.Destroy(card=card):
            number = NUMBER_OF_CARD[card]
            return _numbered(Act.DESTROY, GOODS.index(number)) if number in GOODS else None
        case schema.ChooseStarter(starter=seat):
            return _numbered(Act.STARTER, seat)


def _why_illegal(state: State, table: PlainState, move: schema.Move) -> str:
    """The rule that a readable move of the right seat in the right phase breaks."""
    match move:
        case schema.Draft(wonder=wonder):
            return f"{wonder} is not among the wonders laid out"
        case schema.TakeToken(token=token):
            return f"{token} is not on the board"
        case schema.KeepToken(token=token):
            return f"{token} is not among the tokens drawn"
        case schema.Revive(card=card):
            return f"{card} is not in the discard pile"
        case schema.Destroy(card=card):
            return f"{card} is no {COLOUR_IDS[table.doomed]} card in the opponent's city"
        case schema.Build(card=card) | schema.BuildWonder(card=card) | schema.Discard(card=card):
            return _why_not_taken(state, table, card) or _why_not_paid(state, table, move)
    raise AssertionError(move)


def _why_not_taken(state: State, table: PlainState, card: str) -> str | None:
    slot = _slot_of(table, card)
    if slot is None:
        return f"{card} does not lie open in the structure"
    covering = [s for s in range(SLOTS) if int(COVERED_BY[table.age, slot] & table.present) >> s & 1]
    if covering:
        names = ["a face-down card" if is_face_down(state, s) else _card_at(table, s) for s in covering]
        return f"{card} is covered by {' and '.join(names)}"
    return None


def _why_not_paid(state: State, table: PlainState, move: schema.Build | schema.BuildWonder | schema.Discard) -> str:
    seat = move.seat
    city = table.cities[seat]
    if isinstance(move, schema.BuildWonder):
        what = move.wonder
        position = _wonder_position(table, seat, what)
        if position is None:
            return f"{what} is not a wonder of seat {seat}"
        if city.wonders_done >> position & 1:
            return f"{what} is built already"
        if not city.wonders_open >> position & 1:
            return f"seven wonders are built: {what} has left the game"
        cost = wonder_cost(state.cities[seat], WONDER_IDS.index(what))
    else:
        what, cost = move.card, card_cost(state, seat, NUMBER_OF_CARD[move.card])
    return f"{what} costs seat {seat} {cost} coins, and it has {city.coins}"


def ids_of_bits(members: int, ids: tuple[str, ...]) -> list[str]:
    """The ids in a set of numbers, sorted."""
    return sorted([name for number, name in enumerate(ids) if members >> number & 1]) if members else []


def cards_at(table: PlainState, place: int) -> list[str]:
    """The ids of the cards at a place, sorted."""
    places = table.place
    return [card for number, card in CARDS_BY_ID if places[number] == place]

"""Events of classic. A turn is told when it is resolved; what goes face down is named to its owner only.

What a seat has seen follows games/classic/memory.py: the hands that it holds, the discard pile when it revives, what
the Free City does, and the hand that the Free City could not use.
"""

from collections.abc import Sequence
from typing import Any

from thauma.games.classic.deals import board_to_json
from thauma.games.classic.hands import holder_of_free_city
from thauma.games.classic.layout import LEFTOVER, NO_CHOICE, Phase, State, Table, read_state
from thauma.games.classic.memory import NEVER
from thauma.games.classic.moves import pending
from thauma.games.classic.notes import blank_notes, note_looks
from thauma.games.classic.shown_cards import discard_pile, hand, has_free_city, rest_of_hand
from thauma.games.classic.tables import CARD_IDS, FREE_CITY
from thauma.games.errors import Move

Event = dict[str, Any]

FACE_DOWN = ("discard", "stage")


def is_settled(state: State) -> bool:
    """Whether what was decided has taken effect, so that it can be told."""
    return all(choice == NO_CHOICE for choice in state.choice.tolist())


def tell_opening(state: State, seat: int | None) -> list[Event]:
    """The boards, and the first hand."""
    table = read_state(state)
    boards = [board_to_json(city.board) for city in table.cities[: table.circle]]
    return [{"type": "boards", "boards": boards}, *_hand(table, seat)]


def tell(before: State, moves: Sequence[Move], after: State, seat: int | None) -> list[Event]:
    """What everybody did, what the seat saw on that occasion, and its next hand."""
    old, new = read_state(before), read_state(after)
    told: list[Event] = [{"type": "move", "seat": m["seat"], "move": _as_seen(old, m, seat)} for m in moves]
    if seat is None:
        return told
    told += _shown(old, moves, new, seat)
    if _looks(after, seat) > _looks(before, seat):
        told.append({"type": "pile", "cards": discard_pile(new)})
    if new.phase == Phase.SEVENTH and _holder(new) == seat and pending(after) == (FREE_CITY,):
        told += [{"type": "seventh", "card": CARD_IDS[new.dealt[new.age][FREE_CITY][LEFTOVER]]}]
    if new.phase == Phase.TURN and (new.age, new.turn) != (old.age, old.turn):
        told += _hand(new, seat)
    return told


def _is_free_city(table: Table, seat: int) -> bool:
    return seat == FREE_CITY and has_free_city(table)


def _as_seen(table: Table, move: Move, seat: int | None) -> Move:
    """A move without the card if it went face down and is not the seat's own; the Free City's cards all may see."""
    hidden = move["do"] in FACE_DOWN and move["seat"] != seat and not _is_free_city(table, move["seat"])
    return {field: value for field, value in move.items() if field != "card"} if hidden else move


def _holder(table: Table) -> int:
    """Who holds the Free City card, if there is one."""
    return int(holder_of_free_city(table.age, table.turn)) if has_free_city(table) else NEVER


def _shown(old: Table, moves: Sequence[Move], new: Table, seat: int) -> list[Event]:
    """When the Free City discards, the other player sees what is left of the hand that it couldn't use."""
    discards = [m for m in moves if _is_free_city(old, m["seat"]) and m["do"] == "discard" and m["by"] != seat]
    if not discards or old.phase != Phase.TURN:
        return []
    return [{"type": "shown", "seat": discards[0]["by"], "cards": rest_of_hand(new, old.age, old.turn)}]


def _looks(state: State, seat: int) -> int:
    """How often a seat has looked through the discard pile."""
    notes = blank_notes()
    note_looks(state, notes)
    looks = zip(notes.look.tolist(), notes.viewer.tolist(), strict=True)
    return sum(look != NEVER and viewer == seat for look, viewer in looks)


def _hand(table: Table, seat: int | None) -> list[Event]:
    """The cards that a seat holds on a turn; with the Free City, which of them its holder has drawn."""
    if seat is None:
        return []
    told: Event = {"type": "hand", "age": table.age + 1, "turn": table.turn + 1, "cards": hand(table, seat)}
    if _holder(table) == seat:
        told["drawn"] = CARD_IDS[table.dealt[table.age][FREE_CITY][table.turn]]
    return [told]

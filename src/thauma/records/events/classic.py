"""Events of classic. A turn is told when it is resolved; what goes face down is named to its owner only.

What a seat has seen follows games/classic/memory.py: the hands that it holds, the discard pile when it revives, what
the Free City does, and the hand that the Free City could not use.
"""

from collections.abc import Sequence
from typing import Any

from thauma.games.classic.deals import board_to_json
from thauma.games.classic.hands import has_free_city, holder_of_free_city, is_free_city
from thauma.games.classic.layout import LEFTOVER, NO_CHOICE, Phase, State
from thauma.games.classic.memory import NEVER, home_row, spent_turn
from thauma.games.classic.moves import pending
from thauma.games.classic.notes import blank_notes, note_looks
from thauma.games.classic.tables import CARD_IDS, FIRST_HOLDER, FREE_CITY, HAND, MOST_STAGES
from thauma.games.classic.view import discard_pile, hand
from thauma.games.errors import Move

Event = dict[str, Any]

FACE_DOWN = ("discard", "stage")


def is_settled(state: State) -> bool:
    """Whether what was decided has taken effect, so that it can be told."""
    return all(choice == NO_CHOICE for choice in state.choice)


def tell_opening(state: State, seat: int | None) -> list[Event]:
    """The boards, and the first hand."""
    boards = [board_to_json(state.cities[city].board) for city in range(state.circle)]
    return [{"type": "boards", "boards": boards}, *_hand(state, seat)]


def tell(before: State, moves: Sequence[Move], after: State, seat: int | None) -> list[Event]:
    """What everybody did, what the seat saw on that occasion, and its next hand."""
    told: list[Event] = [{"type": "move", "seat": m["seat"], "move": _as_seen(before, m, seat)} for m in moves]
    if seat is None:
        return told
    told += _shown(before, moves, after, seat)
    if _looks(after, seat) > _looks(before, seat):
        told.append({"type": "pile", "cards": discard_pile(after)})
    if after.phase == Phase.SEVENTH and pending(after) == (FREE_CITY,) and _holder(after) == seat:
        told += [{"type": "seventh", "card": CARD_IDS[after.dealt[after.age, FREE_CITY, LEFTOVER]]}]
    if after.phase == Phase.TURN and (after.age, after.turn) != (before.age, before.turn):
        told += _hand(after, seat)
    return told


def _as_seen(state: State, move: Move, seat: int | None) -> Move:
    """A move without the card if it went face down and is not the seat's own; the Free City's cards all may see."""
    hidden = move["do"] in FACE_DOWN and move["seat"] != seat and not is_free_city(state, move["seat"])
    return {field: value for field, value in move.items() if field != "card"} if hidden else move


def _holder(state: State) -> int:
    """Who holds the Free City card, if there is one."""
    return int(holder_of_free_city(state.age, state.turn)) if has_free_city(state) else NEVER


def _shown(before: State, moves: Sequence[Move], after: State, seat: int) -> list[Event]:
    """When the Free City discards, the other player sees what is left of the hand that it couldn't use."""
    discards = [m for m in moves if is_free_city(before, m["seat"]) and m["do"] == "discard" and m["by"] != seat]
    if not discards or before.phase != Phase.TURN:
        return []
    age, turn = int(before.age), int(before.turn)
    left = [
        CARD_IDS[after.dealt[age, row, place]]
        for row in range(after.circle)
        for place in range(HAND)
        if home_row(after, age, row) == FIRST_HOLDER[age]
        and (row != FREE_CITY or place <= turn)
        and spent_turn(after.spent[age, row, place]) > turn
    ]
    return [{"type": "shown", "seat": discards[0]["by"], "cards": sorted(left)}]


def _looks(state: State, seat: int) -> int:
    """How often a seat has looked through the discard pile."""
    notes = blank_notes()
    note_looks(state, notes)
    return sum(notes.look[stage] != NEVER and notes.viewer[stage] == seat for stage in range(MOST_STAGES))


def _hand(state: State, seat: int | None) -> list[Event]:
    """The cards that a seat holds on a turn; with the Free City, which of them its holder has drawn."""
    if seat is None:
        return []
    told: Event = {"type": "hand", "age": int(state.age) + 1, "turn": int(state.turn) + 1, "cards": hand(state, seat)}
    if _holder(state) == seat:
        told["drawn"] = CARD_IDS[state.dealt[state.age, FREE_CITY, state.turn]]
    return [told]

"""Events of Duel. All is public but the tokens of The Great Library, which only the seat that drew them sees."""

from collections.abc import Sequence
from typing import Any

from thauma.games.duel.layout import Back, Phase, State
from thauma.games.duel.moves import ids_of_bits
from thauma.games.duel.tables import CARD_IDS, SLOTS, TOKEN_IDS, WONDER_IDS
from thauma.games.duel.view import BACKS
from thauma.games.errors import Move

Event = dict[str, Any]


def is_settled(state: State) -> bool:  # noqa: ARG001 - in Duel a move takes effect at once
    """Whether what was decided has taken effect, so that it can be told."""
    return True


def tell_opening(state: State, seat: int | None) -> list[Event]:  # noqa: ARG001 - all may see it
    """What lies on the table before the first decision."""
    tokens = {"type": "tokens", "tokens": ids_of_bits(state.board, TOKEN_IDS)}
    if state.phase == Phase.DRAFT:
        return [tokens, _offer(state)]
    cities = [[WONDER_IDS[wonder] for wonder in city.wonders] for city in state.cities]
    return [tokens, {"type": "wonders", "cities": cities}, _age(state)]


def tell(before: State, moves: Sequence[Move], after: State, seat: int | None) -> list[Event]:
    """The move, and what chance then laid out, turned up or drew."""
    (move,) = moves
    told: list[Event] = [{"type": "move", "seat": move["seat"], "move": move}]
    if after.phase == Phase.DRAFT and after.unseen_wonders != before.unseen_wonders:
        told.append(_offer(after))
    elif after.age != before.age or (before.phase == Phase.DRAFT and after.phase == Phase.TURN):
        told.append(_age(after))
    else:
        told += [
            {"type": "reveal", "slot": slot, "card": CARD_IDS[after.structure[slot]]}
            for slot in range(SLOTS)
            if before.structure[slot] in BACKS and after.structure[slot] >= 0
        ]
    if after.phase == Phase.LIBRARY and after.mover == seat:
        told.append({"type": "library", "tokens": ids_of_bits(after.offer, TOKEN_IDS)})
    return told


def _offer(state: State) -> Event:
    return {"type": "wonders", "offer": ids_of_bits(state.offer, WONDER_IDS)}


def _age(state: State) -> Event:
    """An age as it is laid out: by slot, a card or the back that is seen."""
    faces = [BACKS[Back(lies)] if lies < 0 else CARD_IDS[lies] for lies in map(int, state.structure)]
    return {"type": "age", "age": int(state.age) + 1, "structure": faces}

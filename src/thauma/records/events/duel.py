"""Events of Duel. All is public but the tokens of The Great Library, which only the seat that drew them sees."""

from collections.abc import Sequence
from typing import Any

from thauma.games.duel.layout import Back, Phase, State, Table, read_state
from thauma.games.duel.moves import ids_of_bits
from thauma.games.duel.tables import CARD_IDS, TOKEN_IDS, WONDER_IDS
from thauma.games.duel.view import BACKS
from thauma.games.errors import Move

Event = dict[str, Any]


def is_settled(state: State) -> bool:  # noqa: ARG001 - in Duel a move takes effect at once
    """Whether what was decided has taken effect, so that it can be told."""
    return True


def tell_opening(state: State, seat: int | None) -> list[Event]:  # noqa: ARG001 - all may see it
    """What lies on the table before the first decision."""
    table = read_state(state)
    tokens = {"type": "tokens", "tokens": ids_of_bits(table.board, TOKEN_IDS)}
    if table.phase == Phase.DRAFT:
        return [tokens, _offer(table)]
    cities = [[WONDER_IDS[wonder] for wonder in city.wonders] for city in table.cities]
    return [tokens, {"type": "wonders", "cities": cities}, _age(table)]


def tell(before: State, moves: Sequence[Move], after: State, seat: int | None) -> list[Event]:
    """The move, and what chance then laid out, turned up or drew."""
    (move,) = moves
    old, new = read_state(before), read_state(after)
    told: list[Event] = [{"type": "move", "seat": move["seat"], "move": move}]
    if new.phase == Phase.DRAFT and new.unseen_wonders != old.unseen_wonders:
        told.append(_offer(new))
    elif new.age != old.age or (old.phase == Phase.DRAFT and new.phase == Phase.TURN):
        told.append(_age(new))
    else:
        told += [
            {"type": "reveal", "slot": slot, "card": CARD_IDS[card]}
            for slot, (lay, card) in enumerate(zip(old.structure, new.structure, strict=True))
            if lay in BACKS and card >= 0
        ]
    if new.phase == Phase.LIBRARY and new.mover == seat:
        told.append({"type": "library", "tokens": ids_of_bits(new.offer, TOKEN_IDS)})
    return told


def _offer(table: Table) -> Event:
    return {"type": "wonders", "offer": ids_of_bits(table.offer, WONDER_IDS)}


def _age(table: Table) -> Event:
    """An age as it is laid out: by slot, a card or the back that is seen."""
    faces = [CARD_IDS[lies] if lies >= 0 else BACKS[Back(lies)] for lies in table.structure]
    return {"type": "age", "age": table.age + 1, "structure": faces}

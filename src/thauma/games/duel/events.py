"""Events of Duel. All is public but the tokens of The Great Library, which only the seat that drew them sees."""

from collections.abc import Iterable, Sequence

from thauma.games.duel.bill import card_bill, discard_coins, wonder_bill
from thauma.games.duel.layout import Phase, PlainState, State, read_state
from thauma.games.duel.moves import NUMBER_OF_CARD, ids_of_bits
from thauma.games.duel.tables import CARD_IDS, TOKEN_IDS, WONDER_IDS
from thauma.games.duel.view import BACKS, wonders_of
from thauma.games.errors import Move
from thauma.games.protocol import Event


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


def tell(
    before: State, moves: Sequence[Move], after: State, seats: Sequence[int | None]
) -> dict[int | None, list[Event]]:
    """To each seat: the move, and what chance then laid out, turned up or drew."""
    (move,) = moves
    old, new = read_state(before), read_state(after)
    public = [
        {"type": "move", "seat": move["seat"], "move": move, **_account(before, move, old, new)},
        *_chance(old, new),
    ]
    told: dict[int | None, list[Event]] = {seat: list(public) for seat in seats}
    if new.phase == Phase.LIBRARY and new.mover in told:
        told[new.mover].append({"type": "library", "tokens": ids_of_bits(new.offer, TOKEN_IDS)})
    return told


def _account(before: State, move: Move, old: PlainState, new: PlainState) -> Event:
    """What a move cost or brought, why it was free, and whether another turn follows."""
    seat = move["seat"]
    if move["do"] == "build":
        bill = card_bill(before, seat, NUMBER_OF_CARD[move["card"]])
        return {"coins": -bill.cost, "chain": bill.chain}
    if move["do"] == "wonder":
        bill = wonder_bill(before, seat, WONDER_IDS.index(move["wonder"]))
        return {"coins": -bill.cost, "again": _plays_again(old, seat, new), **_leaving(old, new, move["wonder"])}
    return {"coins": discard_coins(old.cities[seat])} if move["do"] == "discard" else {}


def _leaving(old: PlainState, new: PlainState, built: str) -> Event:
    """The wonder that goes back to the box because enough of them stand now."""
    gone = {wonder for city in old.cities for wonder in wonders_of(city, city.wonders_open)} - {built}
    gone -= {wonder for city in new.cities for wonder in wonders_of(city, city.wonders_open)}
    return {"leaves": gone.pop()} if gone else {}


def _plays_again(old: PlainState, seat: int, new: PlainState) -> bool:
    """Whether a seat that has built a wonder will take another card of the same age."""
    if new.phase == Phase.OVER or new.age != old.age or not new.present:
        return False
    return bool(new.again) or (new.phase == Phase.TURN and new.mover == seat)


def _chance(old: PlainState, new: PlainState) -> list[Event]:
    """What was laid out or turned up after a move."""
    if new.phase == Phase.DRAFT and new.unseen_wonders != old.unseen_wonders:
        return [_offer(new)]
    if new.age != old.age or (old.phase == Phase.DRAFT and new.phase == Phase.TURN):
        return [_age(new)]
    return [
        {"type": "reveal", "slot": slot, "card": CARD_IDS[card]}
        for slot, (lay, card) in enumerate(zip(old.structure, new.structure, strict=True))
        if lay in BACKS and card >= 0
    ]


def _offer(table: PlainState) -> Event:
    return {"type": "wonders", "offer": ids_of_bits(table.offer, WONDER_IDS)}


def _age(table: PlainState) -> Event:
    """An age as it is laid out: by slot, a card or the back that is seen."""
    faces = [CARD_IDS[lies] if lies >= 0 else BACKS[lies] for lies in table.structure]
    return {"type": "age", "age": table.age + 1, "structure": faces}


def revealed_by(event: Event) -> Iterable[str]:
    """The cards that everybody has seen since an event; those that lie face down are named by their back."""
    if event["type"] == "age":
        return (card for card in event["structure"] if card not in BACKS.values())
    if event["type"] == "reveal":
        return (event["card"],)
    return (event["move"]["card"],) if event["type"] == "move" and "card" in event["move"] else ()

"""Events of classic. A turn is told when it is resolved; what goes face down is named to its owner only.

What a seat has seen follows games/classic/belief/seen.py: the hands that it holds, the discard pile when it revives,
what the Free City does, and the hand that the Free City could not use.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from thauma.games.classic.belief.notes import blank_notes, note_looks
from thauma.games.classic.belief.seen import NEVER
from thauma.games.classic.bill import printed_price
from thauma.games.classic.deals import board_to_json
from thauma.games.classic.economy import next_stage
from thauma.games.classic.hands import holder_of_free_city
from thauma.games.classic.layout import LEFTOVER, NO_CHOICE, Phase, PlainState, State, read_state
from thauma.games.classic.moves import NUMBER_OF_CARD, pending
from thauma.games.classic.shown_cards import discard_pile, hand, has_free_city, rest_of_hand
from thauma.games.classic.shown_city import ages_over, sides_json
from thauma.games.classic.tables import CARD_IDS, DISCARD_COINS, FREE_CITY, MOST_CITIES
from thauma.games.errors import Move
from thauma.games.plain import remembered
from thauma.games.protocol import Event

NONE_CHOSEN = [NO_CHOICE] * MOST_CITIES
FACE_DOWN = ("discard", "stage")


def is_settled(state: State) -> bool:
    """Whether what was decided has taken effect, so that it can be told."""
    return state["choice"].tolist() == NONE_CHOSEN


def tell_opening(state: State, seat: int | None) -> list[Event]:
    """The boards, and the first hand."""
    table = read_state(state)
    boards = [board_to_json(city.board) for city in table.cities[: table.circle]]
    return [{"type": "boards", "boards": boards}, *_hand(table, seat)]


def tell(
    before: State, moves: Sequence[Move], after: State, seats: Sequence[int | None]
) -> dict[int | None, list[Event]]:
    """To each seat: what everybody did, what the seat saw on that occasion, and its next hand."""
    old, new = read_state(before), read_state(after)
    accounts = [_account(before, old, move) for move in moves]
    conflicts = [_conflicts(new)] if ages_over(new) > ages_over(old) else []
    lookers = _lookers(before, after)
    seventh = _seventh(new, after)
    told: dict[int | None, list[Event]] = {}
    for seat in seats:
        told[seat] = [_move(old, move, account, seat) for move, account in zip(moves, accounts, strict=True)]
        if seat is not None:
            told[seat] += _shown(old, moves, new, seat)
            told[seat] += [{"type": "pile", "cards": discard_pile(new)}] if seat in lookers else []
            told[seat] += seventh if _holder(new) == seat else []
        told[seat] += conflicts
        if new.phase == Phase.TURN and (new.age, new.turn) != (old.age, old.turn):
            told[seat] += _hand(new, seat)
    return told


def _move(table: PlainState, move: Move, account: Event, seat: int | None) -> Event:
    when = {"age": table.age + 1, "turn": table.turn + 1}
    return {"type": "move", "seat": move["seat"], **when, "move": _as_seen(table, move, seat), **account}


def _account(before: State, table: PlainState, move: Move) -> Event:
    """What a move cost or brought, for all to see: the treasuries are open, and so is every stage."""
    seat, do = move["seat"], move["do"]
    if do == "stage":
        paid = _paid(table, move, int(next_stage(before.cities[seat])))
        return {"coins": -_sum(paid), "paid": paid, "stage": table.cities[seat].stages + 1}
    if do == "build":
        card = NUMBER_OF_CARD[move["card"]]
        paid = _paid(table, move, card)
        return {"coins": -_sum(paid), "paid": paid, "chain": printed_price(table, seat, card)[1]}
    return {"coins": DISCARD_COINS if do == "discard" else 0}


def _paid(table: PlainState, move: Move, item: int) -> list[Event]:
    """To whom a move paid coins; None is the bank."""
    left, right = move["pay"]
    neighbours = ((move["seat"] + 1) % table.circle, left), ((move["seat"] - 1) % table.circle, right)
    shares = (*neighbours, (None, printed_price(table, move["seat"], item)[0]))
    return [{"seat": seat, "coins": coins} for seat, coins in shares if coins]


def _sum(paid: list[Event]) -> int:
    return sum([share["coins"] for share in paid])


def _conflicts(table: PlainState) -> Event:
    """The conflicts of the age that has just ended."""
    age, cities = ages_over(table), table.cities[: table.circle]
    tokens = [sides_json(city.conflicts[age - 1]) for city in cities]
    return {"type": "conflicts", "age": age, "shields": [city.shields for city in cities], "tokens": tokens}


def _seventh(table: PlainState, state: State) -> list[Event]:
    """The last card of the Free City's pile, if the Free City may play it now."""
    if table.phase != Phase.SEVENTH or pending(state) != (FREE_CITY,) or not has_free_city(table):
        return []
    return [{"type": "seventh", "card": CARD_IDS[table.dealt[table.age][FREE_CITY][LEFTOVER]]}]


def _is_free_city(table: PlainState, seat: int) -> bool:
    return seat == FREE_CITY and has_free_city(table)


def _as_seen(table: PlainState, move: Move, seat: int | None) -> Move:
    """A move without the card if it went face down and is not the seat's own; the Free City's cards all may see."""
    hidden = move["do"] in FACE_DOWN and move["seat"] != seat and not _is_free_city(table, move["seat"])
    return {field: value for field, value in move.items() if field != "card"} if hidden else move


def _holder(table: PlainState) -> int:
    """Who holds the Free City card, if there is one."""
    return int(holder_of_free_city(table.age, table.turn)) if has_free_city(table) else NEVER


def _shown(old: PlainState, moves: Sequence[Move], new: PlainState, seat: int) -> list[Event]:
    """When the Free City discards, the other player sees what is left of the hand that it couldn't use."""
    discards = [m for m in moves if _is_free_city(old, m["seat"]) and m["do"] == "discard" and m["by"] != seat]
    if not discards or old.phase != Phase.TURN:
        return []
    return [{"type": "shown", "seat": discards[0]["by"], "cards": rest_of_hand(new, old.age, old.turn)}]


def _lookers(before: State, after: State) -> Counter[int]:
    """The seats that have looked through the discard pile between two positions."""
    return _looks(after) - _looks(before)


@remembered
def _looks(state: State) -> Counter[int]:
    """How often each seat has looked through the discard pile."""
    notes = blank_notes()
    note_looks(state, notes)
    looks = zip(notes.look.tolist(), notes.viewer.tolist(), strict=True)
    return Counter(viewer for look, viewer in looks if look != NEVER)


def _hand(table: PlainState, seat: int | None) -> list[Event]:
    """The cards that a seat holds on a turn; with the Free City, which of them its holder has drawn."""
    if seat is None:
        return []
    told: Event = {"type": "hand", "age": table.age + 1, "turn": table.turn + 1, "cards": hand(table, seat)}
    if _holder(table) == seat:
        told["drawn"] = CARD_IDS[table.dealt[table.age][FREE_CITY][table.turn]]
    return [told]


def revealed_by(event: Event) -> Iterable[str]:
    """The cards that everybody has seen since an event."""
    return (event["move"]["card"],) if event["type"] == "move" and "card" in event["move"] else ()

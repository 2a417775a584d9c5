"""Moves as a record has them, to and from actions; and for a move that is refused, the rule it breaks."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from msgspec import UNSET

from thauma.games.classic import legal, schema
from thauma.games.classic.actions import FIRST, Act, act_of, card_of, payment_of
from thauma.games.classic.economy import IMPOSSIBLE, has_building, is_chained, list_payments, next_stage
from thauma.games.classic.freecity import is_bound_to_chain, list_hand_left, waits_for_its_holder
from thauma.games.classic.hands import decider, is_free_city, list_hand
from thauma.games.classic.layout import NO_CHOICE, Phase, PlainState, State
from thauma.games.classic.legal import all_who_must_decide, blank_list, blank_workspace, may_build_free, must_decide
from thauma.games.classic.offers import Offers, cheapest_cost, number_of_payment, offers_to
from thauma.games.classic.tables import (
    BOX,
    CARD_IDS,
    CARDS,
    CARDS_PER_WORD,
    DEAREST,
    FREE_CITY,
    MOST_CITIES,
    SIDE_IDS,
    STAGES_OF,
    WONDER_IDS,
    Power,
)
from thauma.games.errors import IllegalMove, Move, MoveError, UnreadableMove, WrongSeat, shown
from thauma.games.plain import remembered
from thauma.games.schema import by_tag, named_by, read_move, why_no_kind, why_other_fields

KINDS = by_tag(schema.Move)  # the types of moves by `do`, in the order in which people would list them
FIELDS = named_by(KINDS)
ACTS = {do: Act[do.upper()] for do in FIELDS}
DO = {act: do for do, act in ACTS.items()}
DECISION = {
    Phase.TURN: "choose a card and what to do with it",
    Phase.SEVENTH: "play its seventh card",
    Phase.REVIVE: "build a card of the discard pile",
}
RANK = {do: rank for rank, do in enumerate(KINDS)}
NUMBER_OF_CARD = {name: card for card, name in enumerate(CARD_IDS)}
CARDS_BY_ID = [  # each with its word and bit in a set of cards
    (card, card // CARDS_PER_WORD, 1 << card % CARDS_PER_WORD)
    for card in sorted(range(CARDS), key=CARD_IDS.__getitem__)
]


def pending(state: State) -> tuple[int, ...]:
    """The seats that must decide now; the Free City is one of them once its holder has chosen."""
    seats = all_who_must_decide(state)
    return tuple([seat for seat in range(MOST_CITIES) if seats >> seat & 1])


@remembered
def list_for(state: State, seat: int) -> tuple[Sequence[int], Sequence[int]]:
    """The legal actions of a seat, and what each costs."""
    listed, costs = blank_list(), blank_list()
    number = legal.list_for(state, seat, blank_workspace(), listed, costs)
    return listed[:number].tolist(), costs[:number].tolist()


def list_moves(state: State, seat: int) -> list[Move]:
    """The legal moves of a seat as they would be recorded, plus `cost`; ordered by what they do and name."""
    return moves_with(state, seat, offers_to(state, seat)) if 0 <= seat < state["circle"] else []


def moves_with(state: State, seat: int, offers: Offers) -> list[Move]:
    """The same for a city whose offers are at hand."""
    moves = []
    for action, cost in zip(*list_for(state, seat), strict=True):
        move = _spelled(seat, action, offers)
        move["cost"] = cost
        moves.append(move)
    moves.sort(key=_rank)
    return moves


def _rank(move: Move) -> tuple[int, str, list[int]]:
    return RANK[move["do"]], move["card"], move.get("pay", [])


def decode(state: State, seat: int, action: int) -> Move:
    """A legal action as it would be recorded."""
    return _spelled(seat, action, offers_to(state, seat))


def _spelled(seat: int, action: int, offers: Offers) -> Move:
    do, card, payment = _parts(action)
    move = {"seat": seat, "do": do, "card": CARD_IDS[card]}
    if "pay" in FIELDS[do]:
        move["pay"] = list(offers.payments(do, card)[payment])
    if offers.decider != seat:
        move["by"] = offers.decider
    return move


@cache
def _parts(action: int) -> tuple[str, int, int]:
    """What an action does, with which card, and the number of its payment."""
    return DO[Act(act_of(action))], int(card_of(action)), int(payment_of(action))


def payments(state: State, seat: int, item: int) -> list[list[int]]:
    """The legal `[left, right]` payments for an item, in the order of their numbers."""
    workspace = blank_workspace()
    number = list_payments(state, seat, item, workspace)
    return [
        list(pair) for pair in zip(workspace.left[:number].tolist(), workspace.right[:number].tolist(), strict=True)
    ]


def encode(state: State, move: Any) -> int:
    """The action of a move, if it is legal now; else a MoveError with the rule it breaks."""
    read = _read(state, move)
    action = None if read is None else _action(state, read)
    if read is None or action is None or action not in list_for(state, read.seat)[0]:
        raise _refusal(state, move, read)
    return action


def _read(state: State, move: Any) -> schema.Move | None:
    """The move as its type, if it is of a seat of this table and what it names is in the box."""
    read: schema.Move | None = read_move(move, KINDS)
    if read is None or not 0 <= read.seat < state["circle"] or read.card not in NUMBER_OF_CARD:
        return None
    return read if ("by" in move) == _is_free_city(state, read.seat) else None


def _action(state: State, move: schema.Move) -> int | None:
    """The action that a readable move means; None if there is no such payment, or if another decides."""
    card = NUMBER_OF_CARD[move.card]
    first = int(FIRST[ACTS[str(move.__struct_config__.tag)], card])
    if move.by is not UNSET and move.by != decider(state, move.seat):
        return None
    if not isinstance(move, schema.Build | schema.BuildStage):
        return first
    left, right = move.pay
    if max(left, right) > DEAREST:
        return None
    is_stage = isinstance(move, schema.BuildStage)
    payment = int(number_of_payment(state, move.seat, card, is_stage, left, right, blank_workspace()))
    return None if payment == IMPOSSIBLE else first + payment


def _refusal(state: State, move: Any, read: schema.Move | None) -> MoveError:
    """Why a move is refused, with what is legal instead."""
    if read is None:
        return UnreadableMove(_why_unreadable(state, move), _alternatives(state, None))
    if state.phase == Phase.OVER:
        return IllegalMove("the game is over", [])
    wrong_seat = _why_wrong_seat(state, read)
    if wrong_seat:
        return WrongSeat(wrong_seat, _alternatives(state, read.seat))
    return IllegalMove(_why_illegal(state, read), _alternatives(state, read.seat))


def _alternatives(state: State, seat: int | None) -> list[Move]:
    """What the seat could do instead; if that is nothing, what the position waits for."""
    own = [] if seat is None else list_moves(state, seat)
    return own or [move for other in pending(state) for move in list_moves(state, other)]


def _why_unreadable(state: State, move: Any) -> str:
    if reason := why_no_kind(move, KINDS):
        return reason
    if type(move.get("seat")) is not int or not 0 <= move["seat"] < state.circle:
        return f"seat must be a number from 0 to {state.circle - 1}, not {shown(move.get('seat'))}"
    by, whose = (("by",), "of the Free City ") if _is_free_city(state, move["seat"]) else ((), "")
    if reason := why_other_fields(move, FIELDS[move["do"]] + by, whose):
        return reason
    if move["card"] not in CARD_IDS:
        return f"{shown(move['card'])} is no card of this game"
    if by and type(move["by"]) is not int:
        return f"by is the seat that decides for the Free City, not {shown(move['by'])}"
    return f"pay is [left, right], the coins to each neighbour, not {shown(move['pay'])}"


def _is_free_city(state: State, seat: int) -> bool:
    return seat == FREE_CITY and bool(is_free_city(state, seat))  # most seats don't have to ask


def _why_wrong_seat(state: State, move: schema.Move) -> str | None:
    seat = move.seat
    if must_decide(state, seat):
        holder = decider(state, seat)
        if is_free_city(state, seat) and move.by != holder:
            return f"seat {holder} decides for the Free City on this turn, not {shown(move.by)}"
        return None
    if state.phase == Phase.TURN and state.choice[seat] != NO_CHOICE:
        return f"seat {seat} has already chosen this turn"
    if state.phase == Phase.TURN and waits_for_its_holder(state, seat):
        return f"the Free City chooses after its holder: seat {decider(state, seat)} has not chosen yet"
    return f"seat {seat} has nothing to decide now: seat {pending(state)[0]} must {DECISION[Phase(state.phase)]}"


def _why_illegal(state: State, move: schema.Move) -> str:
    """The rule that a readable move of a seat that must decide breaks."""
    seat, do, name = move.seat, move.__struct_config__.tag, move.card
    card = NUMBER_OF_CARD[name]
    city = state.cities[seat]
    if (do == "revive") != (state.phase == Phase.REVIVE):
        return f"{city_name(state, seat)} must now {DECISION[Phase(state.phase)]}"
    if do != "revive" and name not in hand_ids(state, seat):
        return _why_not_in_hand(state, seat, name)
    if do in ("build", "build_free", "revive") and has_building(city, card):
        return f"{city_name(state, seat)} already has the building {BOX.cards[card].building_name}"
    if do == "revive":
        return f"{name} is not in the discard pile"
    if do != "build" and is_bound_to_chain(state, seat, card):
        return f"the Free City can build {name} by chain, so it may do nothing else with it"
    if do == "discard":
        return "the Free City may discard only if it can't use any card otherwise"
    if not isinstance(move, schema.Build | schema.BuildStage):
        return _why_not_free(state, seat)
    if do == "stage" and next_stage(city) == IMPOSSIBLE:
        wonder, side = WONDER_IDS[city.board // 2], SIDE_IDS[city.board % 2]
        return f"all {STAGES_OF[city.board]} stages of {wonder} {side} are built"
    return _why_not_paid(state, move)


def city_name(state: State, seat: int) -> str:
    return "the Free City" if is_free_city(state, seat) else f"seat {seat}"


def hand_ids(state: State, seat: int) -> list[str]:
    """The different cards that a city can play now."""
    workspace = blank_workspace()
    return [CARD_IDS[card] for card in workspace.kinds[: list_hand_left(state, seat, workspace)]]


def _why_not_in_hand(state: State, seat: int, card: str) -> str:
    if is_free_city(state, seat):
        workspace = blank_workspace()
        holder = decider(state, seat)
        if CARD_IDS.index(card) in workspace.kinds[: list_hand(state, seat, workspace)]:
            return f"seat {holder} has chosen {card} for its own city"
        return f"{card} is not in the hand from which seat {holder} plays for the Free City"
    return f"{card} is not in the hand of seat {seat}"


def _why_not_free(state: State, seat: int) -> str:
    if not may_build_free(state, seat) and state.cities[seat].powers & Power.BUILD_FREE:
        return f"{city_name(state, seat)} has already built a card for nothing in this age"
    return f"{city_name(state, seat)} has no power to build a card for nothing"


def _why_not_paid(state: State, move: schema.Build | schema.BuildStage) -> str:
    seat = move.seat
    city, who = state.cities[seat], city_name(state, seat)
    is_stage = isinstance(move, schema.BuildStage)
    item = int(next_stage(city)) if is_stage else NUMBER_OF_CARD[move.card]
    what = f"stage {city.stages + 1}" if is_stage else move.card
    offered = payments(state, seat, item)
    if offered:
        reason = "it is free by chain" if is_chained(city, item) else "the legal payments are"
        return f"{who} can't pay {list(move.pay)} for {what}: {reason} {', '.join(map(str, offered))}"
    cheapest = cheapest_cost(state, seat, item)
    if cheapest == IMPOSSIBLE:
        return f"{what} needs resources that neither {who} nor its neighbours have"
    return f"{what} costs {who} at least {cheapest} coins, and it has {city.coins}"


def city_cards(table: PlainState, seat: int) -> list[str]:
    """The ids of a city's buildings, sorted."""
    return [CARD_IDS[card] for card in members(table.cities[seat].buildings)]


@lru_cache(maxsize=1 << 14)
def members(words: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in a set, in the order of their ids."""
    return tuple([card for card, word, bit in CARDS_BY_ID if words[word] & bit])


def stands_in(city: Any, card: int) -> bool:
    return bool(city.buildings[card // CARDS_PER_WORD] >> card % CARDS_PER_WORD & 1)

"""What is shown: the referee's position of a trace, and what a seat may see."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Raw

from thauma.games.classic.bill import Bill, explain
from thauma.games.classic.economy import IMPOSSIBLE
from thauma.games.classic.layout import NO_CHOICE, Phase, PlainState, State, read_state
from thauma.games.classic.legal import blank_workspace
from thauma.games.classic.moves import decode, moves_with
from thauma.games.classic.offers import Offers, Payment, offers_to
from thauma.games.classic.scoring import blank_sheet, fill_sheet, winners
from thauma.games.classic.shown_cards import (
    SpentCards,
    discard_pile,
    giver_on_turn,
    hand,
    has_free_city,
    passed_hands,
    spent_cards,
)
from thauma.games.classic.shown_city import board_json, city_json, score_json
from thauma.games.classic.survey import survey
from thauma.games.classic.tables import CARD_IDS, FREE_CITY, PASS_STEP, RESOURCE_IDS
from thauma.games.protocol import Json
from thauma.games.schema import to_json

PHASES = tuple(phase.name.lower() for phase in Phase)
PASS_TO = tuple("left" if step > 0 else "right" for step in PASS_STEP)  # by age


def score(state: State, seat: int) -> dict[str, int]:
    """The score sheet by category, and its total."""
    return score_json(_points(state, seat))


def _points(state: State, seat: int) -> list[int]:
    sheet = blank_sheet()
    fill_sheet(state, seat, sheet)
    return sheet.tolist()


def result(state: State) -> Json | None:
    """Winners and score sheets, the Free City's too."""
    if int(state["phase"]) != Phase.OVER:
        return None
    seats = int(winners(state, blank_workspace()))
    return {
        "winners": [seat for seat in range(state.players) if seats >> seat & 1],
        "by": "points",
        "scores": [score(state, seat) for seat in range(state.circle)],
    }


def position(state: State) -> Json:
    """All that lies on the table, and all hands, as a trace has it. With the Free City the third hand is its pile."""
    table = read_state(state)
    return {
        "cities": [city_json(table, seat, _points(state, seat)) for seat in range(table.circle)],
        "discard": discard_pile(table),
        "age": table.age + 1,
        "turn": table.turn + 1,
        "hands": [hand(table, seat) for seat in range(table.circle)],
    }


class Scene(NamedTuple):
    """A position in all the forms from which views are made."""

    state: State
    table: PlainState
    found: Any  # see survey.py
    spent: SpentCards
    discard: list[str]


def show_all(state: State, seats: Sequence[int | None]) -> list[bytes]:
    """What each of these seats (or, with None, a spectator) may see, with what it may do and what everything costs.

    The cities, which nearly all see alike, are written once.
    """
    table, found = read_state(state), survey(state)
    scene = Scene(state, table, found, spent_cards(table, found.spender), discard_pile(table))
    public = _public(scene)
    shown = [to_json(city) for city in public["cities"]]
    return [bytes(to_json({**public, "cities": shown, **_own(scene, public["cities"], shown, seat)})) for seat in seats]


def _public(scene: Scene) -> Json:
    """A spectator's view; it has every field of any view, in its place."""
    table, found = scene.table, scene.found
    return {
        "game": "classic",
        "seat": None,
        "phase": PHASES[table.phase],
        "pending": [city for city in range(table.circle) if found.waiting[city]],
        "have_chosen": [city for city in range(table.circle) if table.choice[city] != NO_CHOICE],
        "legal": [],
        "chosen": [],
        "age": table.age + 1,
        "turn": table.turn + 1,
        "pass_to": PASS_TO[table.age],
        "hand": [],
        "passed": [],
        "next_from": None,
        "cities": [_public_city(scene, city) for city in range(table.circle)],
        "bills": [],
        "discard": None,
        "discarded": len(scene.discard),
        "own_discards": [],
        "free_city_holder": found.decider[FREE_CITY] if has_free_city(table) else None,
        "result": result(scene.state),
    }


def _public_city(scene: Scene, city: int) -> Json:
    """A city as all see it: what lies under the boards is shown at the end, the Free City's always."""
    table = scene.table
    is_open = table.phase == Phase.OVER or (has_free_city(table) and city == FREE_CITY)
    buried = scene.spent.buried[city] if is_open else None
    built = city_json(table, city, scene.found.points[city])
    return {**built, **board_json(table, city, len(hand(table, city)), buried, scene.found.conflicts[city])}


def _own(scene: Scene, cities: Sequence[Json], shown: Sequence[Raw], seat: int | None) -> Json:
    """What is in a seat's view and not in a spectator's."""
    if seat is None:
        return {}
    state, table, found, spent, discard = scene
    mine = [city for city in range(table.circle) if found.decider[city] == seat]  # perhaps the Free City too
    waiting = [city for city in mine if found.waiting[city]]
    looks = table.phase == Phase.REVIVE and table.reviver in mine
    offers = {city: offers_to(state, city) for city in waiting}
    return {
        "seat": seat,
        "legal": [move for city in waiting for move in moves_with(state, city, offers[city])],
        "chosen": [decode(state, city, table.choice[city]) for city in mine if table.choice[city] != NO_CHOICE],
        "hand": hand(table, seat),
        "passed": passed_hands(table, seat, found.spender),
        "next_from": giver_on_turn(table.players, table.age, table.turn, seat),
        "cities": [*shown[:seat], {**cities[seat], "buried": spent.buried[seat]}, *shown[seat + 1 :]],
        "bills": [] if table.phase == Phase.REVIVE else [_bills(table, city, offers[city]) for city in waiting],
        "discard": discard if looks else None,
        "own_discards": spent.discarded[seat],
    }


def _bills(table: PlainState, seat: int, offers: Offers) -> Json:
    """What a city's cards and its next stage would cost, and why; or why they can't be built."""
    # By name: the order in the hand is that of the deal, which nobody may know.
    in_order = sorted(offers.cards.items(), key=lambda offer: CARD_IDS[offer[0]])
    cards = {CARD_IDS[card]: _explained(table, seat, card, ways) for card, ways in in_order}
    stage = [] if offers.stage == IMPOSSIBLE else _explained(table, seat, offers.stage, offers.for_stage)
    barred = [card for card, ways in in_order if not ways or card in offers.standing]
    why_not = {CARD_IDS[card]: _why_not(table, seat, card, offers) for card in barred}
    stage_why_not = _why_not(table, seat, offers.stage, offers) if not stage else None
    return {"seat": seat, "cards": cards, "stage": stage, "why_not": why_not, "stage_why_not": stage_why_not}


def _why_not(table: PlainState, seat: int, item: int, offers: Offers) -> Json:
    """Why a city can't build something: it stands already, coins are short, or resources can't be had."""
    if item == IMPOSSIBLE or item in offers.standing:
        return {"why": "built", "cost": None, "short": 0, "missing": {}}
    cost, missing = offers.out_of_reach[item]
    if cost == IMPOSSIBLE:
        return {"why": "resources", "cost": None, "short": 0, "missing": dict(_named(missing))}
    return {"why": "coins", "cost": cost, "short": cost - table.cities[seat].coins, "missing": {}}


@lru_cache(maxsize=1 << 10)
def _named(units: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple([(resource, n) for resource, n in zip(RESOURCE_IDS, units, strict=True) if n])


def _explained(table: PlainState, seat: int, item: int, payments: list[Payment]) -> list[Json]:
    return [bill_json(explain(table, seat, item, payment)) for payment in payments]


def bill_json(bill: Bill) -> Json:
    return {**bill._asdict(), "pay": list(bill.pay), "bought": [purchase._asdict() for purchase in bill.bought]}

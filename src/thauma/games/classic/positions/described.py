"""What is said of a position of classic, by type, and how a state is described."""

from collections import Counter
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from thauma.games.classic.deals import board_to_json
from thauma.games.classic.layout import NO_CHOICE, NOBODY, Phase, PlainState, State, read_state
from thauma.games.classic.moves import city_cards, decode
from thauma.games.classic.shown_cards import discard_pile, hand, has_free_city, spent_cards
from thauma.games.classic.shown_city import ages_over
from thauma.games.classic.survey import survey
from thauma.games.classic.tables import AGES, FREE_CITY, MOST_CITIES, SET_CHOICES, TURNS
from thauma.games.protocol import Json
from thauma.games.schema import Wire

Conflict = Annotated[list[int], Meta(min_length=2, max_length=2)]


class CityDescription(Wire, frozen=True, kw_only=True):
    wonder: str
    side: Literal["A", "B"]
    stages: Annotated[int, Meta(ge=0, description="How many are built.")] = 0
    coins: int
    conflicts: Annotated[list[Conflict], Meta(description="By age, the tokens won from the left and the right.")] = (
        field(default_factory=list)
    )
    buildings: list[str] = field(default_factory=list)
    buried: Annotated[list[str], Meta(description="Cards under the board, as far as known.")] = field(
        default_factory=list
    )
    hand: Annotated[list[str], Meta(description="As far as known.")] = field(default_factory=list)
    built_free: Annotated[bool, Meta(description="It has built a card for nothing in this age.")] = False


class Description(Wire, frozen=True, kw_only=True):
    game: Literal["classic"] = "classic"
    rules: dict[str, str] = field(default_factory=dict)
    players: Annotated[int, Meta(ge=2, le=MOST_CITIES)]
    age: Annotated[int, Meta(ge=1, le=AGES)]
    turn: Annotated[int, Meta(ge=1, le=TURNS)]
    phase: Literal["turn", "seventh", "revive", "over"] = "turn"
    reviver: Annotated[int | None, Meta(description="The city that builds from the discard pile this turn.")] = None
    cities: Annotated[list[CityDescription], Meta(min_length=3, max_length=MOST_CITIES)]
    discard: Annotated[list[str], Meta(description="Cards of the discard pile, as far as known.")] = field(
        default_factory=list
    )
    choices: Annotated[list[dict[str, Any]], Meta(description="Moves of this turn that wait for the others.")] = field(
        default_factory=list
    )


def describe(state: State, seat: int | None = None) -> Json:
    """A position as plain data: all of it, or without what a seat doesn't see."""
    table = read_state(state)
    described = Description(
        rules={"sets": SET_CHOICES[table.sets]} if table.sets else {},
        players=table.players,
        age=table.age + 1,
        turn=table.turn + 1,
        phase=Phase(table.phase).name.lower(),  # type: ignore[arg-type]
        reviver=None if table.reviver == NOBODY else table.reviver,
        cities=_cities(state, table, seat),
        discard=_discard(state, table, seat),
        choices=_choices(state, table, seat),
    )
    plain: Json = msgspec.to_builtins(described)
    return plain


def _cities(state: State, table: PlainState, seat: int | None) -> list[CityDescription]:
    buried = spent_cards(table, survey(state).spender).buried
    return [
        CityDescription(
            **board_to_json(city.board),
            stages=city.stages,
            coins=city.coins,
            conflicts=[list(city.conflicts[age]) for age in range(ages_over(table))],
            buildings=city_cards(table, of),
            buried=buried[of] if _is_open(table, of, seat) else [],
            hand=_hand(table, of) if seat in (None, of) else [],
            built_free=bool(city.built_free) and table.phase != Phase.OVER,
        )
        for of, city in enumerate(table.cities[: table.circle])
    ]


def _is_open(table: PlainState, city: int, seat: int | None) -> bool:
    """Whether a seat knows what lies under a board."""
    return seat in (None, city) or table.phase == Phase.OVER or (has_free_city(table) and city == FREE_CITY)


def _hand(table: PlainState, seat: int) -> list[str]:
    """The Free City's pile is nobody's hand."""
    return [] if has_free_city(table) and seat == FREE_CITY else hand(table, seat)


def _discard(state: State, table: PlainState, seat: int | None) -> list[str]:
    pile = discard_pile(table)
    if seat is None or (table.phase == Phase.REVIVE and survey(state).decider[table.reviver] == seat):
        return pile
    own = spent_cards(table, survey(state).spender).discarded[seat]
    return sorted((Counter(pile) & Counter(own)).elements())


def _choices(state: State, table: PlainState, seat: int | None) -> list[Json]:
    chosen = [(city, table.choice[city]) for city in range(table.circle) if table.choice[city] != NO_CHOICE]
    decider = survey(state).decider
    return [decode(state, city, action) for city, action in chosen if seat is None or decider[city] == seat]

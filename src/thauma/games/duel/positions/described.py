"""What is said of a position of Duel, by type, and how a state is described."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from thauma.games.box import Colour, is_in_play
from thauma.games.duel.layout import Back, Phase, Place, PlainState, State, read_state
from thauma.games.duel.moves import ids_of_bits
from thauma.games.duel.tables import (
    CARD_IDS,
    CARD_SET,
    CHOICE_BITS,
    CHOICE_MASK,
    LOOT_COINS,
    LOOTS,
    SET_CHOICES,
    TOKEN_IDS,
    WONDER_IDS,
    Choice,
)
from thauma.games.duel.view import BACKS
from thauma.games.protocol import Json
from thauma.games.schema import Wire

PHASES = ("draft", "turn", "progress", "library", "revive", "destroy_brown", "destroy_grey", "starter", "over")
CHOICES = tuple(choice.name.lower() for choice in Choice)
SEATS = (0, 1)


class CityDescription(Wire, frozen=True, kw_only=True):
    coins: int
    buildings: list[str] = field(default_factory=list)
    wonders: Annotated[list[str], Meta(description="All of the city, in the order drafted.")] = field(
        default_factory=list
    )
    wonders_built: list[str] = field(default_factory=list)
    progress: list[str] = field(default_factory=list)


class Description(Wire, frozen=True, kw_only=True):
    game: Literal["duel"] = "duel"
    rules: dict[str, str] = field(default_factory=dict)
    age: Annotated[int, Meta(ge=1, le=3)]
    seat: Annotated[int, Meta(ge=0, le=1, description="Who decides.")]
    phase: Literal[
        "draft", "turn", "progress", "library", "revive", "destroy_brown", "destroy_grey", "starter", "over"
    ] = "turn"
    waiting: Annotated[
        list[Literal["progress", "destroy_brown", "destroy_grey", "revive", "draw"]],
        Meta(max_length=8, description="Choices of the same turn that come after this one."),
    ] = field(default_factory=list)
    offer: Annotated[list[str], Meta(description="Wonders to draft from, or tokens that were drawn.")] = field(
        default_factory=list
    )
    again: Annotated[bool, Meta(description="Another turn follows.")] = False
    pawn: Annotated[int, Meta(description="Positive: seat 0 is ahead.")] = 0
    loot: Annotated[
        list[list[int]], Meta(min_length=2, max_length=2, description="The coins that each seat can still lose.")
    ] = field(default_factory=lambda: [LOOT_COINS.tolist(), LOOT_COINS.tolist()])
    cities: Annotated[list[CityDescription], Meta(min_length=2, max_length=2)]
    progress_board: list[str]
    discard: list[str] = field(default_factory=list)
    buried: Annotated[list[str], Meta(description="Cards under wonders, as far as known.")] = field(
        default_factory=list
    )
    structure: Annotated[dict[str, str], Meta(description="By slot, a card or its back.")] = field(default_factory=dict)


def describe(state: State, seat: int | None = None) -> Json:
    """A position as plain data; tokens drawn by The Great Library are only for the seat that drew them, or for all."""
    table = read_state(state)
    described = Description(
        rules=rules_of(table),
        age=table.age + 1,
        seat=table.mover,
        phase=_phase(table),  # type: ignore[arg-type]
        waiting=_waiting(table),  # type: ignore[arg-type]
        offer=_offer(table, seat),
        again=bool(table.again) and table.phase != Phase.OVER,
        pawn=table.pawn,
        loot=[_loot(table.loot >> of * LOOTS) for of in SEATS],
        cities=[_city(table, of) for of in SEATS],
        progress_board=ids_of_bits(table.board, TOKEN_IDS),
        discard=_cards_at(table, Place.DISCARDED),
        buried=_cards_at(table, Place.BURIED),
        structure={
            str(slot): CARD_IDS[lies] if lies >= 0 else BACKS[lies]
            for slot, lies in enumerate(table.structure)
            if lies != Back.TAKEN
        },
    )
    plain: Json = msgspec.to_builtins(described)
    return plain


def rules_of(table: PlainState) -> dict[str, str]:
    """The options that a game is played with, as far as they still matter; none that is the default."""
    rules = {}
    if any(table.unseen_wonders >> wonder & 1 for city in table.cities for wonder in city.wonders if wonder >= 0):
        rules["wonders"] = "first_game"
    if table.last_player_chooses:
        rules["centred_pawn"] = "last_player_chooses"
    present = {int(CARD_SET[card]) for card, place in enumerate(table.place) if place != Place.ABSENT}
    if len(present) > 1:
        rules["sets"] = next(
            choice
            for bits, choice in enumerate(SET_CHOICES)
            if all(is_in_play(number, bits) == (number in present) for number in range(int(CARD_SET.max()) + 1))
        )
    return rules


def _phase(table: PlainState) -> str:
    if table.phase == Phase.DESTROY:
        return f"destroy_{Colour(table.doomed).name.lower()}"
    return Phase(table.phase).name.lower()


def _waiting(table: PlainState) -> list[str]:
    if table.phase == Phase.OVER:
        return []
    waiting, queue = [], int(table.pending)
    while queue:
        waiting.append(Choice(queue & CHOICE_MASK).name.lower())
        queue >>= CHOICE_BITS
    return waiting


def _offer(table: PlainState, seat: int | None) -> list[str]:
    if table.phase == Phase.DRAFT:
        return ids_of_bits(table.offer, WONDER_IDS)
    shown = table.phase == Phase.LIBRARY and seat in (None, table.mover)
    return ids_of_bits(table.offer, TOKEN_IDS) if shown else []


def _loot(left: int) -> list[int]:
    return [int(coins) for number, coins in enumerate(LOOT_COINS) if left >> number & 1]


def _city(table: PlainState, seat: int) -> CityDescription:
    city = table.cities[seat]
    return CityDescription(
        coins=city.coins,
        buildings=_cards_at(table, Place.CITY + seat),
        wonders=[WONDER_IDS[wonder] for wonder in city.wonders if wonder >= 0],
        wonders_built=[WONDER_IDS[w] for position, w in enumerate(city.wonders) if city.wonders_done >> position & 1],
        progress=ids_of_bits(city.tokens, TOKEN_IDS),
    )


def _cards_at(table: PlainState, place: int) -> list[str]:
    """The ids of the cards in a place, in the order of the catalog."""
    return [CARD_IDS[card] for card, there in enumerate(table.place) if there == place]

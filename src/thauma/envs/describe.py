"""The tables of docs/environments.md, made from the code: every field of an observation, every range of actions."""

from collections.abc import Iterator
from typing import NamedTuple

from thauma.envs.classic import layout as classic_layout
from thauma.envs.duel import layout as duel_layout
from thauma.envs.fields import Layout
from thauma.games.classic import kernels as classic
from thauma.games.classic.kernels import actions as classic_actions
from thauma.games.duel import kernels as duel
from thauma.games.duel.kernels import actions as duel_actions


class Range(NamedTuple):
    """Actions that stand side by side; the first of the ranges begins at 0."""

    end: int
    name: str
    meaning: str


DUEL_ACTIONS = (
    Range(duel_actions.DISCARD, "build", "+ slot: build the card that lies there"),
    Range(duel_actions.WONDER, "discard", "+ slot: discard it for coins"),
    Range(duel_actions.DRAFT, "wonder", f"+ {duel.SLOTS} x position of the wonder in the own city + slot: bury it"),
    Range(duel_actions.PROGRESS, "draft", "+ wonder"),
    Range(duel_actions.LIBRARY, "progress", "+ token: take it from the board"),
    Range(duel_actions.REVIVE, "library", "+ token: keep it of those drawn"),
    Range(duel_actions.DESTROY, "revive", "+ card: build it from the discard pile"),
    Range(duel_actions.STARTER, "destroy", "+ number among the brown and grey cards: the opponent loses it"),
    Range(duel_actions.ACTIONS, "starter", "+ seat: it begins the next age"),
)

PAID = f"+ {classic.MOST_PAYMENTS} x card + payment"

CLASSIC_ACTIONS = (
    Range(classic_actions.STAGE, "build", f"{PAID}: build a card of the hand"),
    Range(classic_actions.DISCARD, "stage", f"{PAID}: build the next stage, the card goes under the board"),
    Range(classic_actions.BUILD_FREE, "discard", "+ card: discard it for coins"),
    Range(classic_actions.REVIVE, "build_free", "+ card: build it by the power that asks for nothing"),
    Range(classic_actions.ACTIONS, "revive", "+ card: build it from the discard pile"),
    Range(classic_actions.ACTIONS + 1, "wait", "only in `parallel_env`: nothing is to be decided"),
)

NUMBERED = {
    "cards of Duel": duel.CARD_IDS,
    "wonders of Duel": duel.WONDER_IDS,
    "tokens of Duel": duel.TOKEN_IDS,
    "science symbols of Duel": duel.SYMBOL_IDS,
    "brown and grey cards of Duel, as `destroy` counts them": tuple(duel.CARD_IDS[card] for card in duel.GOODS),
    "cards of classic": classic.CARD_IDS,
    "wonders of classic": classic.WONDER_IDS,
}


def action_lines(ranges: tuple[Range, ...]) -> Iterator[str]:
    yield "| actions | name | which |"
    yield "|---|---|---|"
    first = 0
    for end, name, meaning in ranges:
        index = str(first) if end == first + 1 else f"{first} to {end - 1}"
        yield f"| {index} | `{name}` | {meaning if end == first + 1 else f'{first} {meaning}'} |"
        first = end


def number_lines() -> Iterator[str]:
    """The numbers of cards and the like: their places in these lists, from 0."""
    for what, ids in NUMBERED.items():
        yield f"- {what}: {', '.join(f'{number} `{name}`' for number, name in enumerate(ids))}"


def beyond(layout: Layout, public: Layout) -> Iterator[str]:
    """The rows of the fields that only perfect information has."""
    head, rule, *rows = layout.lines()
    yield from (head, rule, *rows[len(public.fields) :])


def classic_field_lines() -> Iterator[str]:
    """All fields of classic, the seven cities in one block."""
    head, rule, *rows = classic_layout.LAYOUT.lines()
    yield from (head, rule, *(row for row in rows if "`city_" not in row or "`city_0_" in row))


def tables() -> dict[str, str]:
    """Every generated table, by the name of its place in the page."""
    made: dict[str, Iterator[str]] = {
        "fields of duel_v1": duel_layout.LAYOUT.lines(),
        "fields of duel_v1 with perfect information": beyond(duel_layout.PERFECT, duel_layout.LAYOUT),
        "actions of duel_v1": action_lines(DUEL_ACTIONS),
        "fields of classic_v1": classic_field_lines(),
        "fields of classic_v1 with perfect information": beyond(classic_layout.PERFECT, classic_layout.LAYOUT),
        "actions of classic_v1": action_lines(CLASSIC_ACTIONS),
        "numbers": number_lines(),
    }
    return {name: "\n".join(lines) for name, lines in made.items()}

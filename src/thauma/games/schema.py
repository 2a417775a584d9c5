"""What travels of a game (moves, events, views) is typed once, in the game's schema.py; here is what all of them share.

The games make plain JSON values, because that is fast. These types say what is in them: tests hold every view and event
against them, and the description of the API, the page's types and tables in docs/ are made from them.
"""

from collections.abc import Mapping
from typing import Annotated, Any, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from thauma.games.errors import shown, word

OF_ITS_GAME = {"of": "its game"}
GameMove = Annotated[dict[str, Any], Meta(extra=OF_ITS_GAME)]  # a move of whichever game: described by its schema


class Wire(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that travels, with exactly these fields."""


class AnyMove(Wire, frozen=True, tag_field="do", kw_only=True):
    """A decision as it stands in a record. Where it is offered, it says what it costs."""

    seat: int
    cost: int | UnsetType = UNSET


class AnyEvent(Wire, frozen=True, tag_field="type"):
    """One thing that a seat is told."""


_encode = msgspec.json.Encoder().encode


def to_json(value: Any) -> msgspec.Raw:
    """Something that travels as JSON text, which can be a part of something larger."""
    return msgspec.Raw(_encode(value))


def says(description: str) -> Meta:
    """What a field means, for whoever reads the documentation."""
    return Meta(description=description)


def by_tag(union: Any) -> dict[str, type[Struct]]:
    """The types of a tagged union by their tags, in the order of the union; none of a game that has no such types."""
    kinds = [kind for kind in get_args(union) or (union,) if isinstance(kind, type) and issubclass(kind, Struct)]
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


def read_move(move: Any, kinds: Mapping[str, type[Struct]]) -> Any:
    """A move as its type; None if it is of none, and `why_no_move` says why."""
    try:
        read = msgspec.convert(move, kinds[move["do"]])
    except (LookupError, TypeError, msgspec.ValidationError):
        return None
    return None if "cost" in move else read


def named_by(kinds: Mapping[str, type[Struct]]) -> dict[str, tuple[str, ...]]:
    """What a move of each kind must have besides `seat` and `do`, in the order of a record."""
    return {
        do: tuple(field.name for field in msgspec.structs.fields(kind) if field.required and field.name != "seat")
        for do, kind in kinds.items()
    }


def why_no_kind(move: Any, kinds: Mapping[str, type[Struct]]) -> str | None:
    """Why a move is of none of these kinds."""
    if not isinstance(move, dict):
        return "a move is a JSON object with seat, do and what it names"
    if not isinstance(move.get("do"), str) or move["do"] not in kinds:
        return f"{shown(move.get('do'))} is no kind of move; there are {', '.join(kinds)}"
    return None


def why_other_fields(move: Mapping[str, Any], named: tuple[str, ...], whose: str = "") -> str | None:
    """Why a move of a known kind has not the fields of it."""
    fields = ("seat", "do", *named)
    if set(move) == set(fields):
        return None
    return f"a {move['do']} move {whose}has the fields {', '.join(fields)}, not {', '.join(map(word, move))}"

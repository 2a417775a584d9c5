"""The tables of docs/environments.md, made from the code: every field of an observation, every range of actions."""

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from thauma.envs.fields import Layout, Range
from thauma.envs.kit import GYMNASIUM_IDS

REPEATED = re.compile("`city_[1-9]_")  # blocks of fields like the one before them


def action_lines(ranges: tuple[Range, ...]) -> Iterator[str]:
    yield "| actions | name | which |"
    yield "|---|---|---|"
    first = 0
    for end, name, meaning in ranges:
        index = str(first) if end == first + 1 else f"{first} to {end - 1}"
        yield f"| {index} | `{name}` | {meaning if end == first + 1 else f'{first} {meaning}'} |"
        first = end


def number_lines(numbered: dict[str, tuple[str, ...]]) -> Iterator[str]:
    """The numbers of cards and the like: their places in these lists, from 0."""
    for what, ids in numbered.items():
        yield f"- {what}: {', '.join(f'{number} `{name}`' for number, name in enumerate(ids))}"


def beyond(layout: Layout, public: Layout) -> Iterator[str]:
    """The rows of the fields that only perfect information has."""
    head, rule, *rows = layout.lines()
    known = {field.name for field in public.fields}
    yield from (head, rule, *(row for row, field in zip(rows, layout.fields, strict=True) if field.name not in known))


def tables() -> dict[str, str]:
    """Every generated table, by the name of its place in the page."""
    made: dict[str, Iterator[str]] = {}
    numbered: dict[str, tuple[str, ...]] = {}
    for game in GYMNASIUM_IDS:
        found: Any = import_module(f"thauma.envs.{game}.layout")
        made[f"fields of {game}_v1"] = (row for row in found.LAYOUT.pinned.lines() if not REPEATED.search(row))
        made[f"fields of {game}_v1 with perfect information"] = beyond(found.PERFECT.pinned, found.LAYOUT.pinned)
        made[f"actions of {game}_v1"] = action_lines(found.ACTION_RANGES)
        numbered |= found.NUMBERED
    made["numbers"] = number_lines(numbered)
    return {name: "\n".join(lines) for name, lines in made.items()}

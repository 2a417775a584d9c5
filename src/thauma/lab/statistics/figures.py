"""Shares and means as a report has them, each with its 95 % interval."""

import math
from collections.abc import Iterable
from typing import Any

import numpy as np

from thauma.arena.interval import Z, wilson
from thauma.games.protocol import Json
from thauma.lab.statistics.tally import Counts, Tally

DIGITS = 5


def share(of: float, part: float) -> Json:
    """A part of so many, with the interval of Wilson; without a share if there were none."""
    if of == 0:
        return {"of": 0, "share": None, "interval": None}
    low, high = wilson(part / of, of)
    return {"of": int(of), "share": _round(part / of), "interval": [_round(low), _round(high)]}


def percent(share: Json) -> str:
    """A share as it stands in a table."""
    if share["share"] is None:
        return "–"
    low, high = share["interval"]
    return f"{100 * share['share']:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"


def mean(moments: Iterable[float]) -> Json:
    """A mean from the number of values, their sum and the sum of their squares."""
    number, total, squares = map(float, moments)
    if number == 0:
        return {"of": 0, "mean": None, "deviation": None, "interval": None}
    middle = total / number
    spread = math.sqrt(max(0.0, squares - total * middle) / max(1.0, number - 1))
    half = Z * spread / math.sqrt(number)
    return {
        "of": int(number),
        "mean": _round(middle),
        "deviation": _round(spread),
        "interval": [_round(middle - half), _round(middle + half)],
    }


def histogram(counts: Counts) -> Json:
    """How often each whole number came, and their mean."""
    numbers = np.arange(len(counts))
    moments = np.stack([np.ones(len(counts)), numbers, numbers**2]) @ counts
    return {**mean(moments), "counts": {str(n): int(times) for n, times in enumerate(counts) if times}}


def by_share(rows: list[Json], key: str) -> list[Json]:
    """Rows in the order of one of their shares, the highest first; those without one come last."""
    return sorted(rows, key=lambda row: (row[key]["share"] is None, -(row[key]["share"] or 0.0)))


def points(moments: Counts, lines: tuple[str, ...]) -> Json:
    """Winners' and losers' means by line of the score pad; `moments` is by side and line."""
    return {
        line: {"winner": mean(moments[0, number]), "loser": mean(moments[1, number])}
        for number, line in enumerate((*lines, "total"))
    }


def with_and_without_finding(tally: Tally, kind: str, number: int) -> Json:
    """The victories of those who have a thing, and of those who have it not."""
    return {"with": share(*tally[f"{kind}_with"][number]), "without": share(*tally[f"{kind}_without"][number])}


def card_finding(tally: Tally, card: Any, number: int) -> Json:
    """What is told of a card of any game."""
    about = {"age": card.age, "colour": card.colour, "guild": card.is_guild}
    return {"id": card.id, **with_and_without_finding(tally, "card", number), **about}


def _round(value: float) -> float:
    return round(float(value), DIGITS)

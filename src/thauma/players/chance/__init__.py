"""Chance events: what a move leaves to chance, every way in which that may end, and what each way is worth.

Each game's module offers `event_after` and a `Judge`, who gives the same position the same worth whenever it is asked.
"""

from typing import Any, NamedTuple


class Event(NamedTuple):
    """What chance decides after a move. All outcomes are equally likely."""

    kind: str
    outcomes: Any  # an array of states
    exact: bool  # these are all outcomes; else so many were drawn at random

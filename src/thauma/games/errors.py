"""The few things that can go wrong. Each is one sentence that says what was wrong and what would be right.

They are a tree::

    ThaumaError
    ├── UnknownGame      no such game
    ├── BadOption        a rule option or number of seats that the game doesn't have
    ├── BadSetup         a deal that can't have been dealt
    ├── BadPosition      a position that can't have come up, or can't be read
    ├── BadEvent         what was told of a game can't have happened, or can't be read
    └── MoveError        a move was refused; nothing has changed
        ├── UnreadableMove   it names something that doesn't exist, or lacks a field
        ├── WrongSeat        that seat has nothing to decide now
        └── IllegalMove      the rules forbid it
"""

import json
from typing import Any

LONGEST_SHOWN = 60

Move = dict[str, Any]  # a move as it stands in a record


class ThaumaError(Exception):
    """The base of every error that a user can cause."""

    code = "error"


class UnknownGame(ThaumaError):
    code = "unknown_game"


class BadOption(ThaumaError):
    code = "bad_option"


class BadSetup(ThaumaError):
    code = "bad_setup"


class BadPosition(ThaumaError):
    """A refused position: the place in its description, such as `cities[1].coins`, and what is wrong there."""

    code = "bad_position"

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}" if path else reason)
        self.path = path
        self.reason = reason


class BadEvent(ThaumaError):
    code = "bad_event"


class MoveError(ThaumaError):
    """A refused move: the rule it breaks, and the moves that would be legal instead (as in a record, with `cost`)."""

    code = "bad_move"

    def __init__(self, rule: str, legal: list[Move]) -> None:
        super().__init__(rule)
        self.rule = rule
        self.legal = legal


class UnreadableMove(MoveError):
    code = "unreadable_move"


class WrongSeat(MoveError):
    code = "wrong_seat"


class IllegalMove(MoveError):
    code = "illegal_move"


def shown(value: Any) -> str:
    """A value from outside as it may stand in a sentence: on one line, spelt as JSON spells it, not too long.

    >>> shown("tower of\\nbabel"), shown(None), shown([1, True])
    ("'tower of\\\\nbabel'", 'null', '[1, true]')
    """
    text = repr(value) if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def word(value: Any) -> str:
    """An id or field name as it is; anything else from outside as it may stand in a sentence."""
    return value if isinstance(value, str) and value.isidentifier() and len(value) <= LONGEST_SHOWN else shown(value)

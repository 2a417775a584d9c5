"""What can happen at a table. A table is what its journal makes of it; entries are only ever added.

Act
├── before the start   Sit, StandUp, SeatBot, Keep, Release, Abort
├── playing            Move, Withdraw, Resign, Flag
├── taking back        AskUndo, Answer
└── while away         StandIn, Return
"""

from typing import Any

import msgspec

BOT = "bot"  # the actor of a bot's moves
CLOCK = "clock"  # the actor who draws flags


class Sit(msgspec.Struct, frozen=True, tag="sit", tag_field="do"):
    """A person takes an open seat. The last one to be taken starts the game."""

    seat: int
    person: str
    name: str


class StandUp(msgspec.Struct, frozen=True, tag="stand_up", tag_field="do"):
    """A seat is open again."""

    seat: int


class SeatBot(msgspec.Struct, frozen=True, tag="seat_bot", tag_field="do"):
    """A bot takes an open seat."""

    seat: int
    level: int


class Keep(msgspec.Struct, frozen=True, tag="keep", tag_field="do"):
    """An open seat is for one person only, as in a rematch for those who played."""

    seat: int
    person: str
    name: str


class Release(msgspec.Struct, frozen=True, tag="release", tag_field="do"):
    """A seat that was kept for somebody is for everybody: they don't want it, or the host does not wait any longer."""

    seat: int


class Abort(msgspec.Struct, frozen=True, tag="abort", tag_field="do"):
    """The table is given up before it started."""


class Move(msgspec.Struct, frozen=True, tag="move", tag_field="do"):
    """A decision, as it stands in a record."""

    seat: int
    move: dict[str, Any]


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw", tag_field="do"):
    """A choice that has not taken effect yet is taken back."""

    seat: int


class AskUndo(msgspec.Struct, frozen=True, tag="ask_undo", tag_field="do"):
    """A seat wants its last decision back. Nobody to ask but bots: it is done."""

    seat: int


class Answer(msgspec.Struct, frozen=True, tag="answer", tag_field="do"):
    """A seat answers such a wish. It is done when all agree, and forgotten when one does not."""

    seat: int
    agree: bool


class Resign(msgspec.Struct, frozen=True, tag="resign", tag_field="do"):
    """A seat gives up."""

    seat: int


class Flag(msgspec.Struct, frozen=True, tag="flag", tag_field="do"):
    """A seat has used up its time."""

    seat: int


class StandIn(msgspec.Struct, frozen=True, tag="stand_in", tag_field="do"):
    """A bot plays for a person who is away."""

    seat: int
    level: int


class Return(msgspec.Struct, frozen=True, tag="return", tag_field="do"):
    """The person is back, and the bot leaves the seat."""

    seat: int


Seating = Sit | StandUp | SeatBot | Keep | Release | Abort
Act = Seating | Move | Withdraw | AskUndo | Answer | Resign | Flag | StandIn | Return

PLAYED = (Move, Withdraw, AskUndo, Answer, Resign)  # what only the player of the seat does


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened: the how-manieth, when, by whom, and under which id that client will ask for it again."""

    serial: int
    at: int  # milliseconds since 1970
    actor: str  # a person's id, BOT or CLOCK
    id: str
    act: Act


def without_cost(act: Act) -> Act:
    """A move without what it costs, which the rules say and no client."""
    if not isinstance(act, Move) or "cost" not in act.move:
        return act
    return Move(act.seat, {name: value for name, value in act.move.items() if name != "cost"})


_decoder = msgspec.json.Decoder(Act)


def act_to_json(act: Act) -> bytes:
    return msgspec.json.encode(act)


def act_from_json(text: bytes) -> Act:
    act: Act = _decoder.decode(text)
    return act

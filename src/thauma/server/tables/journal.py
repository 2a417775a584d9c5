"""What can happen at a table. A table is what its journal makes of it; entries are only ever added.

Act
├── before the start   Sit, StandUp, SeatBot, Keep, Release, Abort
├── before the end     Remove
├── playing            Move, Withdraw, Resign, Flag
├── taking back        AskUndo, Answer
└── while away         StandIn, Return
"""

import msgspec

from thauma.games.schema import GameMove

BOT = "bot"  # the actor of a bot's moves
CLOCK = "clock"  # the actor who draws flags


class _OfSeat(msgspec.Struct, frozen=True, tag_field="do"):
    seat: int


class Sit(_OfSeat, frozen=True, tag="sit"):
    """A person takes an open seat. The last one to be taken starts the game."""

    person: str
    name: str


class StandUp(_OfSeat, frozen=True, tag="stand_up"):
    """A seat is open again."""


class SeatBot(_OfSeat, frozen=True, tag="seat_bot"):
    """A bot takes an open seat."""

    level: int


class Keep(_OfSeat, frozen=True, tag="keep"):
    """An open seat is for one person only, as in a rematch for those who played."""

    person: str
    name: str


class Release(_OfSeat, frozen=True, tag="release"):
    """A seat that was kept for somebody is for everybody: they don't want it, or the host does not wait any longer."""


class Abort(msgspec.Struct, frozen=True, tag="abort", tag_field="do"):
    """The table is given up before it started."""


class Remove(msgspec.Struct, frozen=True, tag="remove", tag_field="do"):
    """Whoever runs the server has ended the table, without a result, and says why."""

    reason: str


class Move(_OfSeat, frozen=True, tag="move"):
    """A decision, as it stands in a record."""

    move: GameMove


class Withdraw(_OfSeat, frozen=True, tag="withdraw"):
    """A choice that has not taken effect yet is taken back."""


class AskUndo(_OfSeat, frozen=True, tag="ask_undo"):
    """A seat requests to undo its last decision. With nobody but bots to ask, it is done."""


class Answer(_OfSeat, frozen=True, tag="answer"):
    """A seat answers an undo request. It is done when all agree, and forgotten when one does not."""

    agree: bool


class Resign(_OfSeat, frozen=True, tag="resign"):
    """A seat gives up."""


class Flag(_OfSeat, frozen=True, tag="flag"):
    """A seat has used up its time."""


class StandIn(_OfSeat, frozen=True, tag="stand_in"):
    """A bot plays for a person who is away."""

    level: int


class Return(_OfSeat, frozen=True, tag="return"):
    """The person is back, and the bot leaves the seat."""


# What players send (see messages.py), and all there is.
PlayerAct = Move | Withdraw | AskUndo | Answer | Resign
Seating = Sit | StandUp | SeatBot | Keep | Release | Abort | Remove
Act = Seating | PlayerAct | Flag | StandIn | Return
PLAYED = (Move, Withdraw, AskUndo, Answer, Resign)  # what only the player of the seat does


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened: its number, when, by whom, and under which id that client will ask for it again."""

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

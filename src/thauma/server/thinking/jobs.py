"""What goes through the pipe between the server and a worker: jobs one way, replies the other, as MessagePack.

A new kind of job is a struct with a tag of its own in `Job`, a case in `Mind.do`, and a reply in `Reply`.
"""

import msgspec

from thauma.games import game
from thauma.games.protocol import State
from thauma.server.thinking.errors import BadQuestion


class Question(msgspec.Struct, frozen=True, tag="question"):
    """What would a bot do? The state holds every hand, so a question is never shown and never logged."""

    game: str
    state: bytes  # as `to_bytes` of the game has it
    seat: int
    level: int
    seed: int  # the same question has the same answer, unless time runs short

    def __repr__(self) -> str:
        return f"Question({self.game}, level {self.level})"


class Study(msgspec.Struct, frozen=True, tag="study"):
    """How good was a move of a game that is over?"""

    record: str
    ply: int

    def __repr__(self) -> str:
        return f"Study(ply {self.ply})"


class Look(msgspec.Struct, frozen=True, tag="look"):
    """What would be good at the end of a record that may be looked at? It may be broken off by Hurry."""

    record: str
    seat: int
    simulations: int

    def __repr__(self) -> str:
        return f"Look({self.simulations} simulations)"


Job = Question | Study | Look


class Hurry(msgspec.Struct, frozen=True, tag="hurry"):
    """Somebody at a table waits, or nobody waits for this any more: tell what you have."""


class Order(msgspec.Struct, frozen=True, tag="order"):
    """A job, and how to do it."""

    job: Job
    seconds: float  # to think at the most
    simply: bool = False  # by the plainest player: whoever did it properly failed


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """A worker is there."""


class NotYet(msgspec.Struct, frozen=True, tag="not_yet"):
    """A worker still loads, or compiles, what it needs for this in a game."""

    game: str


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    action: int


class Studied(msgspec.Struct, frozen=True, tag="studied"):
    found: bytes  # JSON


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A player raised an error. Its message may name hidden cards, so only its kind and place are told."""

    error: str
    place: str


Reply = Ready | NotYet | Chosen | Studied | Failed

encode = msgspec.msgpack.encode

_orders: msgspec.msgpack.Decoder[Order | Hurry] = msgspec.msgpack.Decoder(Order | Hurry)
_replies: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)


def read_order(message: bytes) -> Order | Hurry:
    return _orders.decode(message)


def read_reply(message: bytes) -> Reply:
    return _replies.decode(message)


def state_of(question: Question) -> State:
    """The state of a question, as one of its own."""
    try:
        return game(question.game).from_bytes(question.state)
    except ValueError as error:
        raise BadQuestion(str(error)) from error

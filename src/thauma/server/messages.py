"""What travels between the server and its clients: bodies of requests and answers, and the messages of a socket.

Version 1. A client that speaks another version is told so in the first message; fields are added, never changed.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from thauma.server.people.rows import Person
from thauma.server.tables.clock import NoClock, TimeControl

PROTOCOL = 1
LONGEST_ID = 64

PLAIN = r"^[^\x00]*$"  # text that every database can keep and look for
ActId = Annotated[
    str,
    Meta(min_length=1, max_length=LONGEST_ID, pattern=PLAIN, description="chosen by the client, new for each act"),
]
Seat = Annotated[int, Meta(ge=0, le=6)]
Seen = Annotated[int, Meta(ge=-1, lt=1 << 31, description="the serial of the state that the decision answers")]
Level = Annotated[int, Meta(ge=1, le=8)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Label = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Password = Annotated[str, Meta(min_length=1, max_length=256)]
Move = dict[str, Any]


# -- people


class Me(Struct, frozen=True):
    person: Person | None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    label: Label


class Token(Struct, frozen=True, omit_defaults=True):
    id: str
    label: str
    created_at: int
    used_at: int | None = None
    token: str | None = None  # only in the answer that makes it


class Tokens(Struct, frozen=True):
    tokens: list[Token]


class Rating(Struct, frozen=True):
    game: str
    rating: int
    games: int


class Profile(Struct, frozen=True):
    person: Person
    ratings: list[Rating]
    games: int


class Ranked(Struct, frozen=True):
    person: Person
    rating: int
    games: int


class Ranking(Struct, frozen=True):
    people: list[Ranked]


class Found(Struct, frozen=True):
    person: Person
    ratings: list[Rating]


class People(Struct, frozen=True):
    people: list[Found]


# -- tables


class MySeat(Struct, frozen=True, tag="me", tag_field="kind", forbid_unknown_fields=True):
    """A seat for whoever makes the table; several of them are a game at one screen."""


class OpenSeat(Struct, frozen=True, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """A seat for whoever comes."""


class BotSeat(Struct, frozen=True, tag="bot", tag_field="kind", forbid_unknown_fields=True):
    """A seat for a bot."""

    level: Level


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    wonder: Annotated[str, Meta(max_length=32)]
    side: Literal["A", "B"]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as somebody wishes it."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[MySeat | OpenSeat | BotSeat], Meta(min_length=2, max_length=7)]
    rules: dict[str, Any] = {}
    boards: list[Board] | None = None
    time: TimeControl = NoClock()
    listed: bool = False
    rated: bool = False


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None
    name: str
    level: int | None
    here: bool
    away_since: int | None
    stand_in: int | None
    rating: int | None  # of the person in this game, at a rated table


class OutcomeInfo(Struct, frozen=True):
    winners: list[int]
    by: Literal["points", "science", "military", "resignation", "time"]
    points: list[int] | None = None


class Opened(Struct, frozen=True):
    salt: str


class You(Struct, frozen=True):
    seats: list[int]
    host: bool


class Table(Struct, frozen=True):
    """A table as it is listed and as its visitors see it."""

    id: str
    game: str
    rules: dict[str, Any]
    time: TimeControl
    listed: bool
    rated: bool
    status: Literal["open", "playing", "finished", "aborted"]
    host: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    seats: list[SeatInfo]
    serial: int
    ply: int
    pending: list[int]
    age: int
    turn: int | None
    commitment: str
    opened: Opened | None
    outcome: OutcomeInfo | None
    rematch: str | None
    spectators: int
    you: You


class Tables(Struct, frozen=True):
    tables: list[Table]


class Page(Struct, frozen=True):
    tables: list[Table]
    next: str | None


class Lobby(Struct, frozen=True):
    tables: list[Table]
    people: int
    games: int


class Levels(Struct, frozen=True):
    duel: list[int]
    classic: list[int]


class Option(Struct, frozen=True):
    """A move that was possible: the chance to win with it, what it brings at once, what may follow."""

    move: Move
    chance: float
    brings: dict[str, int]
    then: list[Move]


class Judged(Struct, frozen=True):
    """How good a move of a finished game was; chances are those of the player who decided."""

    ply: int
    player: int
    move: Move
    best: Move
    choices: int
    before: float
    played: float
    loss: float
    mark: Literal["none", "inaccuracy", "mistake", "blunder"]
    simulations: int
    exact: bool
    options: list[Option]


class NewStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of a game that was played elsewhere."""

    record: dict[str, Any]
    ply: Annotated[int, Meta(ge=0, le=1000)]


class NewPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A record from elsewhere, and the moment of it to look at."""

    record: dict[str, Any]
    ply: Annotated[int, Meta(ge=0, le=1000)]
    seat: Seat | None = None


# -- acts


class PlayMove(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    id: ActId
    seat: Seat
    seen: Seen
    move: Move


class TakeChoiceBack(Struct, frozen=True, tag="withdraw", forbid_unknown_fields=True):
    id: ActId
    seat: Seat
    seen: Seen


class AskUndo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    id: ActId
    seat: Seat
    seen: Seen


class AnswerUndo(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    id: ActId
    seat: Seat
    seen: Seen
    agree: bool


class GiveUp(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    id: ActId
    seat: Seat
    seen: Seen


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


Act = PlayMove | TakeChoiceBack | AskUndo | AnswerUndo | GiveUp
FromClient = Act | Ping


# -- what clients are told


class ClockInfo(Struct, frozen=True):
    left_ms: int
    runs: bool


class Clocks(Struct, frozen=True):
    now: int
    seats: list[ClockInfo]


class OfferInfo(Struct, frozen=True):
    by: int
    waiting: list[int]


class State(Struct, frozen=True, tag="state"):
    """All that a seat (or a spectator: null) may know, and what is new in it."""

    serial: int
    ply: int
    seat: int | None
    view: dict[str, Any]
    news: list[dict[str, Any]]
    clocks: Clocks | None
    offer: OfferInfo | None
    can_undo: bool
    can_withdraw: bool
    noted: list[str]
    outcome: OutcomeInfo | None
    result: dict[str, Any] | None


class Ack(Struct, frozen=True, tag="ack"):
    """The act is on disk."""

    id: str
    serial: int
    ply: int


class RefusalMessage(Struct, frozen=True, tag="refusal", omit_defaults=True):
    """Nothing was changed. `legal` lists what the seat may do instead, where that helps."""

    code: str
    sentence: str
    id: str | None = None
    legal: list[Move] | None = None


class Hello(Struct, frozen=True, tag="hello"):
    protocol: int
    version: str
    person: Person | None
    table: Table
    now: int


class TableNews(Struct, frozen=True, tag="table"):
    table: Table


class Pong(Struct, frozen=True, tag="pong"):
    now: int


class Goodbye(Struct, frozen=True, tag="goodbye"):
    sentence: str

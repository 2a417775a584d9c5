"""What travels between the server and its clients: bodies of requests and answers, and the messages of a socket.

Version 1. A client that speaks another version is told so in the first message; fields are added, never changed.
"""

from collections.abc import Mapping
from types import GenericAlias
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, cast

from msgspec import Meta, Struct, defstruct

from thauma.games import game, names
from thauma.games.schema import GameMove
from thauma.records.events import GameBegins
from thauma.server.people.rows import Ban, Person
from thauma.server.refusals import Code
from thauma.server.tables.clock import NoClock, TimeControl
from thauma.server.tables.parts import StandIns

PROTOCOL = 1

PLAIN = r"^[^\x00]*$"  # text that every database can keep and look for
Seat = Annotated[int, Meta(ge=0, le=6)]
Level = Annotated[int, Meta(ge=1, le=8)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Label = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Password = Annotated[str, Meta(min_length=1, max_length=256)]
LEFT = ("resignation", "time")  # the kinds of victory by which others leave a game: the rest are its own
if TYPE_CHECKING:
    GameName = str
    WonBy = str
else:
    GameName = Literal[names()]
    WonBy = Literal[tuple(dict.fromkeys([kind for name in names() for kind in game(name).victories])) + LEFT]


# -- people


class Me(Struct, frozen=True, omit_defaults=True):
    person: Person | None
    ban: Ban | None = None
    admin: bool = False


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Password
    new: Password


class Reset(Struct, frozen=True, forbid_unknown_fields=True):
    """A new password for the account of a name, with a code that whoever runs the server has made."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=64)]
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
    game: GameName
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

    game: GameName
    seats: Annotated[list[MySeat | OpenSeat | BotSeat], Meta(min_length=2, max_length=7)]
    rules: dict[str, Any] = {}
    boards: list[Board] | None = None
    time: TimeControl = NoClock()
    listed: bool = False
    rated: bool = False
    stand_ins: StandIns = StandIns()


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A game with a coach. One that was left is gone on with, unless it is to begin anew."""

    anew: bool = False


class KeptFor(Struct, frozen=True):
    person: str
    name: str


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None
    name: str
    level: int | None
    here: bool
    away_since: int | None
    stand_in: int | None
    kept_for: KeptFor | None  # who alone may take it, while it is open
    rating: int | None  # of the person in this game, at a rated table


class OutcomeInfo(Struct, frozen=True):
    winners: list[int]
    by: WonBy
    points: list[int] | None = None


class Opened(Struct, frozen=True):
    salt: str


class You(Struct, frozen=True):
    seats: list[int]
    host: bool


class TableInfo(Struct, frozen=True):
    """A table as it is listed and as its visitors see it."""

    id: str
    game: GameName
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
    seal: str | None  # the commitment to the deal and to who sits where, once the game has started
    opened: Opened | None
    outcome: OutcomeInfo | None
    rematch: str | None
    stand_ins: StandIns
    spectators: int
    you: You
    lesson: str | None = None  # which one, if it is a lesson
    removed: str | None = None  # why whoever runs the server has ended it; lists don't tell


class Tables(Struct, frozen=True):
    tables: list[TableInfo]


class Page(Struct, frozen=True):
    tables: list[TableInfo]
    next: str | None


class Lobby(Struct, frozen=True):
    tables: list[TableInfo]
    people: int
    games: int
    closed: str | None = None  # what is said while no new tables can be made


class Option(Struct, frozen=True):
    """A move that was possible: the chance to win with it, what it brings at once, what may follow."""

    move: GameMove
    chance: float
    brings: dict[str, int]
    then: list[GameMove]


class Judged(Struct, frozen=True):
    """How good a move of a finished game was; chances are those of the player who decided."""

    ply: int
    player: int
    move: GameMove
    best: GameMove
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


class Looked(Struct, frozen=True):
    """What the engine thinks of a position that may be studied; chances are those of the player who decides."""

    seat: int
    player: int
    chance: float
    lines: list[Option]
    depth: int
    simulations: int
    seconds: float
    exact: bool
    most: int  # simulations that may be had of one position


class NewLook(Struct, frozen=True, forbid_unknown_fields=True):
    """The position at the end of a record, of a finished table or of elsewhere, to think about."""

    record: dict[str, Any]
    seat: Seat | None = None  # of those who decide; the first of them
    simulations: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    table: Annotated[str, Meta(max_length=64, pattern=PLAIN)] | None = None


class NewPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A record from elsewhere, and the moment of it to look at."""

    record: dict[str, Any]
    ply: Annotated[int, Meta(ge=0, le=1000)]
    seat: Seat | None = None


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


class LessonInfo(Struct, frozen=True):
    """Where the game stands in its lesson: the task that is due, and whether somebody has strayed from it."""

    task: int
    strayed: bool


class State(Struct, frozen=True, tag="state"):
    """All that a seat (or a spectator: null) may know, and what is new in it."""

    serial: int
    ply: int
    seat: int | None
    view: dict[str, Any]
    news: list[dict[str, Any]]
    clocks: Clocks | None
    offer: OfferInfo | None
    lesson: LessonInfo | None
    can_undo: bool
    can_withdraw: bool
    noted: list[str]
    outcome: OutcomeInfo | None
    result: dict[str, Any] | None


def _state_of(name: str) -> type[State]:
    """The state of a game, with the types of its views, events and results."""
    schema = game(name).schema
    news = GenericAlias(list, (GameBegins | schema.Event,))
    fields = [("view", schema.View), ("news", news), ("result", schema.Result | None)]
    return cast("type[State]", defstruct(f"{name.title()}State", fields, bases=(State,), tag="state", frozen=True))


STATES: Mapping[str, type[State]] = {name: _state_of(name) for name in names()}
if TYPE_CHECKING:
    AnyState = State
else:
    AnyState = Union[tuple(STATES.values())]  # noqa: UP007 - of as many as there are


class StudyPosition(Struct, frozen=True):
    """A position of a study: what everybody sees there, and every legal move of everybody who decides."""

    state: State
    legal: list[GameMove]


class Ack(Struct, frozen=True, tag="ack"):
    """The act is on disk."""

    id: str
    serial: int
    ply: int


class RefusalMessage(Struct, frozen=True, tag="refusal", omit_defaults=True):
    """Nothing was changed. `legal` lists what the seat may do instead, where that helps."""

    code: Code
    sentence: str
    id: str | None = None
    legal: list[GameMove] | None = None


class Hello(Struct, frozen=True, tag="hello"):
    protocol: int
    version: str
    person: Person | None
    table: TableInfo
    now: int


class TableNews(Struct, frozen=True, tag="table"):
    table: TableInfo


class Pong(Struct, frozen=True, tag="pong"):
    now: int


class Goodbye(Struct, frozen=True, tag="goodbye"):
    sentence: str

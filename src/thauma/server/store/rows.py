"""What goes into the database and comes out of it. `bytes` are JSON unless a comment says otherwise."""

import unicodedata

import msgspec


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What is true of a table from the first moment to the last, and no secret."""

    id: str
    game: str
    rules: bytes
    time: bytes
    seats: int
    listed: bool
    rated: bool
    host: str  # a person's id
    created_at: int
    commitment: str
    rematch_of: str | None = None
    stand_ins: bytes | None = None
    lesson: str | None = None  # which one, if the table is a lesson


class NewTable(Terms, frozen=True, kw_only=True):
    """A table when it is created."""

    setup: bytes  # the deal: secret until the end
    salt: bytes  # raw: secret until the end


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is after its last entry, as far as lists and searches need it."""

    status: str  # open playing finished aborted
    serial: int  # of the last entry; -1 before the first
    ply: int = 0
    age: int = 0
    turn: int | None = None
    pending: int = 0  # bit mask of the seats that must decide
    deadline: int | None = None  # when the first clock that runs falls
    thinker: str | None = None  # process that thinks for the bots to move; "" = nobody does; None = no bot is to move
    outcome: bytes | None = None
    started_at: int | None = None
    ended_at: int | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where, for "my games" and for searches."""

    seat: int
    kind: str  # open person bot
    person: str | None = None
    name: str = ""
    level: int | None = None
    stand_in: int | None = None
    kept_for: str | None = None  # the person for whom an open seat is kept
    kept_name: str | None = None


class EntryRow(msgspec.Struct, frozen=True):
    """One thing that happened at a table."""

    table: str
    serial: int
    at: int
    actor: str
    id: str
    act: bytes


class Listed(Terms, frozen=True, kw_only=True):
    """A table as lists show it: nothing in it is secret."""

    rematch: str | None  # the table that is the rematch of this one
    head: Head
    seat_rows: tuple[SeatRow, ...]


class Stored(msgspec.Struct, frozen=True):
    """A table as it is kept: all that it takes to go on with it."""

    table: NewTable
    head: Head
    seats: tuple[SeatRow, ...]
    entries: tuple[EntryRow, ...]  # those that were asked for, in order
    rematch: str | None = None


def name_key(name: str) -> str:
    """The form in which names are compared in a search: case and compatible letter forms don't count."""
    return unicodedata.normalize("NFKC", name).casefold()
